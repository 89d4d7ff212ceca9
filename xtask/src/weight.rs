//! The download of a reader for one figure, for the whole story and for a still picture, compressed as a server would.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bounds::{self, Bound};
use crate::modules::Module;
use crate::sizes::Sizes;
use crate::{modules, scripts};

/// The scripts that show figures: the loader, and the one that it loads.
const ENTRIES: [&str; 2] = ["element.js", "figure.js"];

/// A download in bytes, by its parts.
#[derive(Default)]
pub struct Weight {
    name: String,
    bound: Option<Bound>,
    /// The scripts that are there from the beginning; of the story, its page and style sheet, too.
    scripts: usize,
    /// The scripts around the modules.
    bindings: usize,
    /// The WebAssembly modules.
    modules: usize,
    /// The scripts that come once there is something to solve off the page, the Worker among them.
    solving: usize,
    /// A picture that stands in for a figure.
    pictures: usize,
}

impl Weight {
    const fn total(&self) -> usize {
        self.scripts + self.bindings + self.modules + self.solving + self.pictures
    }
}

/// Weighs the loader, a figure of every module, and the story. `www` is the folder of
/// all scripts in the site.
pub fn weights(site: &Path, www: &Path, sizes: &Sizes) -> Result<Vec<Weight>> {
    let bytes = &bounds::bounds()?.bytes;
    let bound = |name: &str| bounds::named(bytes, name).cloned().map(Some);
    let mut weights = vec![Weight {
        name: "the loader".to_owned(),
        bound: bound("loader")?,
        ..weigh(site, www, sizes, &[ENTRIES[0]], &[])?
    }];
    for module in modules::with_figures()? {
        weights.push(Weight {
            name: format!("a figure of {}", module.name),
            bound: bound(&module.name)?,
            ..weigh(site, www, sizes, &ENTRIES, &[module])?
        });
    }
    for module in modules::on_request()? {
        let script = format!("{}.js", module.name);
        weights.push(Weight {
            name: format!("{}, on request", module.name),
            bound: bound(&module.name)?,
            ..weigh(site, www, sizes, &[&script], &[module])?
        });
    }
    // Its script has the loader in it.
    let scripts = ["first-game.js", "story.js", ENTRIES[1]];
    let mut shown = modules::with_figures()?;
    shown.retain(|module| module.is.in_story);
    let story = weigh(site, www, sizes, &scripts, &shown)?;
    let styles = ["first-game/first-game.css", "pages/page.css"].map(|file| www.join(file));
    let page = [PathBuf::from("index.html")].into_iter().chain(styles);
    let page = page.map(|file| sizes.brotli(&file));
    let page: usize = page.sum::<Result<_>>()?;
    weights.push(Weight {
        name: "the story".to_owned(),
        bound: bound("story")?,
        scripts: story.scripts + page,
        ..story
    });
    weights.push(Weight {
        name: "the heaviest still".to_owned(),
        bound: bound("still")?,
        pictures: sizes.heaviest_picture(),
        ..Weight::default()
    });
    Ok(weights)
}

/// Scripts with all that they import, and some modules.
fn weigh(
    site: &Path,
    folder: &Path,
    sizes: &Sizes,
    entries: &[&str],
    of: &[&Module],
) -> Result<Weight> {
    let www = site.join(folder);
    let bytes = |file: &Path| sizes.brotli(&folder.join(file));
    let total =
        |files: BTreeSet<PathBuf>| files.iter().map(|file| bytes(file)).sum::<Result<usize>>();
    let bindings = of.iter().map(|module| PathBuf::from(module.script()));
    let modules = of.iter().map(|module| PathBuf::from(module.file()));
    let scripts = total(imported(&www, entries, Imports::First)?)?;
    let solving = of.iter().filter(|module| module.has_tasks);
    let workers: Vec<String> = solving.map(|module| module.worker()).collect();
    let with_workers = entries
        .iter()
        .copied()
        .chain(workers.iter().map(String::as_str));
    let mut later = imported(&www, &with_workers.collect::<Vec<_>>(), Imports::All)?;
    // What does the jobs of another module does not come.
    for other in modules::with_tasks()? {
        if !of.contains(&other) {
            later.remove(Path::new(&other.solving()));
        }
    }
    let later = total(later)? - scripts;
    Ok(Weight {
        scripts,
        bindings: total(bindings.collect())?,
        modules: total(modules.collect())?,
        solving: if workers.is_empty() { 0 } else { later },
        ..Weight::default()
    })
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// A table of the downloads.
pub fn table(weights: &[Weight]) -> String {
    let mut text = format!(
        "{:<24}{:>10}{:>10}{:>10}{:>10}{:>10}{:>10}  {}\n",
        "download, brotli",
        "scripts",
        "bindings",
        "modules",
        "solving",
        "pictures",
        "total",
        "bound"
    );
    for weight in weights {
        let Weight {
            name,
            bound,
            scripts,
            bindings,
            modules,
            solving,
            pictures,
        } = weight;
        let total = weight.total();
        let bound = bound.as_ref().map_or_else(String::new, Bound::told);
        let _ = writeln!(
            text,
            "{name:<24}{scripts:>10}{bindings:>10}{modules:>10}{solving:>10}{pictures:>10}{total:>10}  {bound}"
        );
    }
    text
}

/// Fails where a download is too heavy.
pub fn check(weights: &[Weight]) -> Result<()> {
    let checks = weights.iter().filter_map(|weight| {
        let what = format!("bytes that a reader downloads for {}", weight.name);
        Some(weight.bound.as_ref()?.check(&what, weight.total()))
    });
    checks.collect()
}

/// The imports of a script before it runs that another one, which runs before it, lacks.
pub fn needed_besides(folder: &Path, script: &str, before: &str) -> Result<Vec<PathBuf>> {
    let needed = imported(folder, &[script], Imports::First)?;
    let there = imported(folder, &[before], Imports::First)?;
    let besides = needed.difference(&there).cloned();
    Ok(besides.filter(|file| file != Path::new(script)).collect())
}

/// The imports of a script that are followed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Imports {
    /// Imports before it runs.
    First,
    /// Imports that it asks for later, too.
    All,
}

/// Scripts and all that they import, relative to their folder; the scripts around modules are left out, and what no figure
/// needs.
fn imported(folder: &Path, entries: &[&str], which: Imports) -> Result<BTreeSet<PathBuf>> {
    let on_request = scripts::on_request()?;
    let is_needed = |file: &PathBuf| {
        !file.starts_with("pkg") && !on_request.iter().any(|name| file == Path::new(name))
    };
    let mut found = BTreeSet::new();
    let mut next: Vec<PathBuf> = entries.iter().map(PathBuf::from).collect();
    while let Some(file) = next.pop() {
        if found.contains(&file) {
            continue;
        }
        let text = read(&folder.join(&file))?;
        let beside = file.parent().unwrap_or(Path::new(""));
        let imports = imports(&text, which).map(|name| beside.join(name));
        next.extend(imports.filter(is_needed));
        found.insert(file);
    }
    Ok(found)
}

/// The names in static imports, `from "./name"` and `import "./name"`, and if asked for in `import("./name")`.
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
    use std::path::{Path, PathBuf};

    use super::{needed_besides, table, weights};
    use crate::files::scratch;
    use crate::modules;
    use crate::sizes::Sizes;

    fn site(name: &str) -> PathBuf {
        let site = scratch(name);
        let www = site.join("www");
        for folder in ["pkg", "stills", "pages", "first-game"] {
            fs::create_dir_all(www.join(folder)).unwrap();
        }
        let element =
            r#"import{a}from"./a.js";import "./b.js";const later=()=>import("./pkg/guts.js");"#;
        for (file, text) in [
            ("element.js", element),
            (
                "figure.js",
                "const solve = () => import(\"./progress.js\"); const later = [() => import(\"./kept-page.js\"), () => import(\"./own-board.js\")];",
            ),
            ("progress.js", "new Worker(\"./guts-worker.js\");"),
            ("a.js", "export { b } from \"./b.js\";"),
            ("b.js", "export const b = 1;"),
            (
                "story.js",
                "import \"./b.js\"; const address = new URL(location.href);",
            ),
            ("first-game.js", "export const game = 1;"),
            ("first-game/first-game.css", "i { color: blue }"),
            ("pages/page.css", "p { color: red }"),
            ("stills/map.svg", "<svg/>"),
        ] {
            fs::write(www.join(file), text).unwrap();
        }
        for module in modules::all().unwrap() {
            let script = format!("import \"./b.js\"; import \"./{}\";", module.script());
            fs::write(www.join(module.worker()), &script).unwrap();
            fs::write(www.join(format!("{}.js", module.name)), script).unwrap();
            fs::write(www.join(module.script()), "export class TaskRun {}").unwrap();
            fs::write(www.join(module.file()), "module").unwrap();
        }
        fs::write(site.join("index.html"), "<!doctype html>").unwrap();
        site
    }

    #[test]
    fn what_comes_late_is_found() {
        let www = site("besides").join("www");
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
        let site = site("weights");
        let found = weights(
            &site,
            Path::new("www"),
            &Sizes::of(&site, |_| true).unwrap(),
        )
        .unwrap();
        let named = |name: &str| found.iter().find(|one| one.name == name).unwrap();
        let [loader, story, still] = ["the loader", "the story", "the heaviest still"].map(named);
        let [guess_who, boards, guts] =
            ["guess-who", "boards", "guts"].map(|module| named(&format!("a figure of {module}")));
        let own_board = named("own-board, on request");
        assert!(loader.scripts > 30 && loader.total() == loader.scripts);
        assert!(loader.scripts < guts.scripts);
        assert!(guess_who.scripts > 60 && guess_who.bindings > 10 && guess_who.modules >= 6);
        assert!(guess_who.solving == 0 && boards.solving > 40 && guts.solving > 40);
        assert!(guts.total() == guts.scripts + guts.bindings + guts.modules + guts.solving);
        assert!(own_board.scripts > 40 && own_board.modules > 0 && own_board.solving > 40);
        assert!(story.modules == guess_who.modules + boards.modules + guts.modules);
        assert!(story.scripts > 30 && story.solving > guts.solving);
        assert!(still.total() == still.pictures && still.pictures > 0);
        let table = table(&found);
        let line = table
            .lines()
            .find(|line| line.starts_with("a figure of guess-who "));
        assert!(
            line.unwrap().contains(&guess_who.total().to_string()),
            "{table}"
        );
    }
}
