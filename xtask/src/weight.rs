//! What a reader downloads for one figure, compressed as a server would.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::sizes::compressed;

/// The most that a reader may have to download for one figure, in bytes.
const BUDGET: usize = 120 * 1024;

/// The scripts that show figures: the loader, and what it loads.
const ENTRIES: [&str; 2] = ["element.js", "figure.js"];

/// The download for one figure in bytes, by its parts.
pub struct Weight {
    figure: String,
    /// The scripts that every figure needs.
    scripts: usize,
    /// The script around the module.
    binding: usize,
    /// The WebAssembly module.
    module: usize,
}

impl Weight {
    const fn total(&self) -> usize {
        self.scripts + self.binding + self.module
    }
}

/// Weighs every figure of a site, whose scripts lie in `www`.
pub fn weights(www: &Path, figures: &[String]) -> Result<Vec<Weight>> {
    let size = |file: &Path| -> Result<usize> { compressed(&read(&www.join(file))?) };
    let mut scripts = 0;
    for file in imported(www, &ENTRIES)? {
        scripts += size(&file)?;
    }
    let weigh = |figure: &String| -> Result<Weight> {
        Ok(Weight {
            figure: figure.clone(),
            scripts,
            binding: size(Path::new(&format!("pkg/{figure}.js")))?,
            module: size(Path::new(&format!("pkg/{figure}_bg.wasm")))?,
        })
    };
    figures.iter().map(weigh).collect()
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("cannot read {}", file.display()))
}

/// A table of what each figure weighs.
pub fn table(weights: &[Weight]) -> String {
    let mut text = format!(
        "{:<24}{:>10}{:>10}{:>10}{:>10}\n",
        "one figure, brotli", "scripts", "binding", "module", "total"
    );
    for weight in weights {
        let Weight {
            figure,
            scripts,
            binding,
            module,
        } = weight;
        let total = weight.total();
        let _ = writeln!(
            text,
            "{figure:<24}{scripts:>10}{binding:>10}{module:>10}{total:>10}"
        );
    }
    text
}

/// Fails where a figure is too heavy.
pub fn check(weights: &[Weight]) -> Result<()> {
    match weights.iter().find(|weight| weight.total() > BUDGET) {
        Some(weight) => bail!(
            "a reader downloads {} bytes for {}; at most {BUDGET} are allowed",
            weight.total(),
            weight.figure
        ),
        None => Ok(()),
    }
}

/// What a script imports before it runs and another one, which runs before it, does not.
pub fn needed_besides(folder: &Path, script: &str, before: &str) -> Result<Vec<PathBuf>> {
    let (needed, there) = (imported(folder, &[script])?, imported(folder, &[before])?);
    let besides = needed.difference(&there).cloned();
    Ok(besides.filter(|file| file != Path::new(script)).collect())
}

/// Scripts and all that they import before they run, relative to their folder.
fn imported(folder: &Path, entries: &[&str]) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut next: Vec<PathBuf> = entries.iter().map(PathBuf::from).collect();
    while let Some(file) = next.pop() {
        if found.contains(&file) {
            continue;
        }
        let text = String::from_utf8(read(&folder.join(&file))?)
            .with_context(|| format!("{} is not text", file.display()))?;
        let beside = file.parent().unwrap_or(Path::new(""));
        next.extend(imports(&text).map(|name| beside.join(name)));
        found.insert(file);
    }
    Ok(found)
}

/// What stands in static imports: `from "./name"` and `import "./name"`, not `import("./name")`.
fn imports(script: &str) -> impl Iterator<Item = &str> {
    script.match_indices("\"./").filter_map(|(at, _)| {
        let before = script[..at].trim_end();
        let name = script[at + 3..].split('"').next()?;
        (before.ends_with("from") || before.ends_with("import")).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{BUDGET, Weight, check, imported, needed_besides, table, weights};
    use crate::files::scratch;

    fn site(name: &str) -> PathBuf {
        let www = scratch(name);
        fs::create_dir_all(www.join("pkg")).unwrap();
        let element =
            r#"import{a}from"./a.js";import "./b.js";const later=()=>import("./pkg/map.js");"#;
        for (file, text) in [
            ("element.js", element),
            ("figure.js", "export const figure = 1;"),
            ("a.js", "export { b } from \"./b.js\";"),
            ("b.js", "export const b = 1;"),
            ("page.js", "import './element.js';"),
            ("pkg/map.js", "export default 1;"),
            ("pkg/map_bg.wasm", "module"),
        ] {
            fs::write(www.join(file), text).unwrap();
        }
        www
    }

    #[test]
    fn static_imports_are_followed() {
        let files = imported(&site("imports"), &["element.js"]).unwrap();
        let names: Vec<&str> = files.iter().filter_map(|file| file.to_str()).collect();
        assert_eq!(names, ["a.js", "b.js", "element.js"]);
        assert!(imported(&site("imports"), &["none.js"]).is_err());
    }

    #[test]
    fn what_comes_late_is_found() {
        let www = site("besides");
        assert_eq!(
            needed_besides(&www, "element.js", "figure.js").unwrap(),
            [PathBuf::from("a.js"), PathBuf::from("b.js")]
        );
        assert!(
            needed_besides(&www, "a.js", "element.js")
                .unwrap()
                .is_empty()
        );
    }

    #[test]
    fn a_figure_is_its_scripts_and_its_module() {
        let found = weights(&site("weights"), &["map".to_owned()]).unwrap();
        let [weight] = &found[..] else {
            panic!("one figure was asked for");
        };
        assert!(weight.scripts > 60 && weight.binding > 10 && weight.module >= 6);
        let line = table(&found).lines().nth(1).unwrap().to_owned();
        assert!(line.starts_with("map ") && line.ends_with(&weight.total().to_string()));
        check(&found).unwrap();
    }

    #[test]
    fn what_is_too_heavy_is_named() {
        let heavy = |module| Weight {
            figure: "map".to_owned(),
            scripts: 1000,
            binding: 500,
            module,
        };
        check(&[heavy(BUDGET - 1500)]).unwrap();
        let message = check(&[heavy(0), heavy(BUDGET - 1499)])
            .unwrap_err()
            .to_string();
        assert_eq!(
            message,
            format!(
                "a reader downloads {} bytes for map; at most {BUDGET} are allowed",
                BUDGET + 1
            )
        );
    }
}
