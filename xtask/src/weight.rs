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

/// The script of the Worker.
const WORKER: &str = "worker.js";

/// What the script around a module offers if its figure has something solved off the page.
const SOLVER: &str = "Solver";

/// The download for one figure in bytes, by its parts.
pub struct Weight {
    figure: String,
    /// The scripts that every figure needs.
    scripts: usize,
    /// The script around the module.
    binding: usize,
    /// The WebAssembly module.
    module: usize,
    /// The scripts that come once there is something to solve off the page, the Worker among them.
    solving: usize,
}

impl Weight {
    const fn total(&self) -> usize {
        self.scripts + self.binding + self.module + self.solving
    }
}

/// Weighs every figure of a site, whose scripts lie in `www`.
pub fn weights(www: &Path, figures: &[String]) -> Result<Vec<Weight>> {
    let size = |file: &Path| -> Result<usize> { compressed(&read(&www.join(file))?) };
    let sizes =
        |files: &BTreeSet<PathBuf>| -> Result<usize> { files.iter().map(|file| size(file)).sum() };
    let first = imported(www, &ENTRIES, Imports::First)?;
    let entries = [ENTRIES.as_slice(), &[WORKER]].concat();
    let all = imported(www, &entries, Imports::All)?;
    let scripts = sizes(&first)?;
    let solving = sizes(&all)? - scripts;
    let weigh = |figure: &String| -> Result<Weight> {
        let binding = read(&www.join(format!("pkg/{figure}.js")))?;
        let solves = String::from_utf8_lossy(&binding).contains(SOLVER);
        Ok(Weight {
            figure: figure.clone(),
            scripts,
            binding: compressed(&binding)?,
            module: size(Path::new(&format!("pkg/{figure}_bg.wasm")))?,
            solving: if solves { solving } else { 0 },
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
        "{:<24}{:>10}{:>10}{:>10}{:>10}{:>10}\n",
        "one figure, brotli", "scripts", "binding", "module", "solving", "total"
    );
    for weight in weights {
        let Weight {
            figure,
            scripts,
            binding,
            module,
            solving,
        } = weight;
        let total = weight.total();
        let _ = writeln!(
            text,
            "{figure:<24}{scripts:>10}{binding:>10}{module:>10}{solving:>10}{total:>10}"
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
    let needed = imported(folder, &[script], Imports::First)?;
    let there = imported(folder, &[before], Imports::First)?;
    let besides = needed.difference(&there).cloned();
    Ok(besides.filter(|file| file != Path::new(script)).collect())
}

/// Which imports of a script are followed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Imports {
    /// Those that come before it runs.
    First,
    /// Those that it asks for later, too.
    All,
}

/// Scripts and all that they import, relative to their folder; of modules, what is around them is left out.
fn imported(folder: &Path, entries: &[&str], which: Imports) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut next: Vec<PathBuf> = entries.iter().map(PathBuf::from).collect();
    while let Some(file) = next.pop() {
        if found.contains(&file) || file.starts_with("pkg") {
            continue;
        }
        let text = String::from_utf8(read(&folder.join(&file))?)
            .with_context(|| format!("{} is not text", file.display()))?;
        let beside = file.parent().unwrap_or(Path::new(""));
        next.extend(imports(&text, which).map(|name| beside.join(name)));
        found.insert(file);
    }
    Ok(found)
}

/// What stands in static imports, `from "./name"` and `import "./name"`, and if asked for in `import("./name")`.
fn imports(script: &str, which: Imports) -> impl Iterator<Item = &str> {
    script.match_indices("\"./").filter_map(move |(at, _)| {
        let before = script[..at].trim_end();
        let name = script[at + 3..].split('"').next()?;
        let first = before.ends_with("from") || before.ends_with("import");
        let later = which == Imports::All && before.ends_with("import(");
        (first || later).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{BUDGET, Imports, Weight, check, imported, needed_besides, table, weights};
    use crate::files::scratch;

    fn site(name: &str) -> PathBuf {
        let www = scratch(name);
        fs::create_dir_all(www.join("pkg")).unwrap();
        let element =
            r#"import{a}from"./a.js";import "./b.js";const later=()=>import("./pkg/map.js");"#;
        for (file, text) in [
            ("element.js", element),
            (
                "figure.js",
                "const solve = () => import(\"./progress.js\");",
            ),
            ("progress.js", "new Worker(\"./worker.js\");"),
            ("worker.js", "import \"./b.js\"; import \"./pkg/cards.js\";"),
            ("a.js", "export { b } from \"./b.js\";"),
            ("b.js", "export const b = 1;"),
            ("page.js", "import './element.js';"),
            ("pkg/map.js", "export default 1;"),
            ("pkg/map_bg.wasm", "module"),
            ("pkg/cards.js", "export class Solver {}"),
            ("pkg/cards_bg.wasm", "module"),
        ] {
            fs::write(www.join(file), text).unwrap();
        }
        www
    }

    #[test]
    fn static_imports_are_followed() {
        let www = site("imports");
        let names = |script: &str, which| -> Vec<String> {
            let files = imported(&www, &[script], which).unwrap();
            files
                .iter()
                .map(|file| file.display().to_string())
                .collect()
        };
        assert_eq!(
            names("element.js", Imports::First),
            ["a.js", "b.js", "element.js"]
        );
        assert_eq!(
            names("element.js", Imports::All),
            ["a.js", "b.js", "element.js"]
        );
        assert_eq!(names("figure.js", Imports::First), ["figure.js"]);
        assert_eq!(
            names("figure.js", Imports::All),
            ["figure.js", "progress.js"]
        );
        assert!(imported(&www, &["none.js"], Imports::First).is_err());
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
        let found = weights(&site("weights"), &["map".to_owned(), "cards".to_owned()]).unwrap();
        let [weight, cards] = &found[..] else {
            panic!("two figures were asked for");
        };
        assert!(weight.scripts > 60 && weight.binding > 10 && weight.module >= 6);
        assert!(weight.solving == 0 && cards.solving > 40);
        assert!(cards.total() == cards.scripts + cards.binding + cards.module + cards.solving);
        let line = table(&found).lines().nth(1).unwrap().to_owned();
        assert!(line.starts_with("map ") && line.ends_with(&weight.total().to_string()));
        check(&found).unwrap();
    }

    #[test]
    fn what_is_too_heavy_is_named() {
        let heavy = |module| Weight {
            figure: "map".to_owned(),
            scripts: 1000,
            binding: 400,
            solving: 100,
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
