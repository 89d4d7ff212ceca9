//! The download of a reader for one figure, for the whole story and for a still picture, compressed as a server would.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bounds::{self, Bound};
use crate::scripts::{ON_REQUEST, worker};
use crate::sizes::Sizes;
use crate::wasm::{self, FIGURE_MODULES, SOLVING_MODULES, STORY_MODULES};

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
    let bound = |name| bounds::named(bytes, name).cloned().map(Some);
    let mut weights = vec![Weight {
        name: "the loader".to_owned(),
        bound: bound("loader")?,
        ..weigh(site, www, sizes, &[ENTRIES[0]], &[])?
    }];
    for module in FIGURE_MODULES {
        weights.push(Weight {
            name: format!("a figure of {module}"),
            bound: bound(module)?,
            ..weigh(site, www, sizes, &ENTRIES, &[module])?
        });
    }
    let script = format!("{}.js", wasm::ON_REQUEST);
    weights.push(Weight {
        name: "a board of one’s own".to_owned(),
        bound: bound(wasm::ON_REQUEST)?,
        ..weigh(site, www, sizes, &[&script], &[wasm::ON_REQUEST])?
    });
    // Its script has the loader in it.
    let scripts = ["first-game.js", "story.js", ENTRIES[1]];
    let story = weigh(site, www, sizes, &scripts, &STORY_MODULES)?;
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
    names: &[&str],
) -> Result<Weight> {
    let www = site.join(folder);
    let bytes = |file: &Path| sizes.brotli(&folder.join(file));
    let total =
        |files: BTreeSet<PathBuf>| files.iter().map(|file| bytes(file)).sum::<Result<usize>>();
    let bindings = names
        .iter()
        .map(|name| PathBuf::from(format!("pkg/{name}.js")));
    let modules = names
        .iter()
        .map(|name| PathBuf::from(format!("pkg/{name}_bg.wasm")));
    let scripts = total(imported(&www, entries, Imports::First)?)?;
    let solving: Vec<&str> = names
        .iter()
        .copied()
        .filter(|name| SOLVING_MODULES.contains(name))
        .collect();
    let workers: Vec<String> = solving.iter().map(|name| worker(name)).collect();
    let workers: Vec<&str> = workers.iter().map(String::as_str).collect();
    let mut later = imported(&www, &[entries, &workers].concat(), Imports::All)?;
    // What does the jobs of another module does not come.
    let is_of = |file: &Path, name: &str| file.starts_with(format!("{name}-solving.js"));
    later.retain(|file| {
        !SOLVING_MODULES
            .iter()
            .any(|name| is_of(file, name) && !solving.contains(name))
    });
    let later = total(later)? - scripts;
    Ok(Weight {
        scripts,
        bindings: total(bindings.collect())?,
        modules: total(modules.collect())?,
        solving: if solving.is_empty() { 0 } else { later },
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
    let mut found = BTreeSet::new();
    let mut next: Vec<PathBuf> = entries.iter().map(PathBuf::from).collect();
    while let Some(file) = next.pop() {
        if found.contains(&file) {
            continue;
        }
        let text = read(&folder.join(&file))?;
        let beside = file.parent().unwrap_or(Path::new(""));
        let imports = imports(&text, which).map(|name| beside.join(name));
        next.extend(imports.filter(|file| !file.starts_with("pkg") && !is_on_request(file)));
        found.insert(file);
    }
    Ok(found)
}

fn is_on_request(file: &Path) -> bool {
    ON_REQUEST.iter().any(|name| file == Path::new(name))
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

    use super::{Imports, imported, needed_besides, table, weights};
    use crate::files::scratch;
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
            (
                "boards-worker.js",
                "import \"./b.js\"; import \"./pkg/boards.js\";",
            ),
            (
                "guts-worker.js",
                "import \"./b.js\"; import \"./pkg/guts.js\";",
            ),
            (
                "beyond-worker.js",
                "import \"./b.js\"; import \"./pkg/beyond.js\";",
            ),
            (
                "own-board.js",
                "import \"./b.js\"; import(\"./pkg/own-board.js\");",
            ),
            (
                "own-board-worker.js",
                "import \"./b.js\"; import \"./pkg/own-board.js\";",
            ),
            ("pkg/own-board.js", "export class TaskRun {}"),
            ("pkg/own-board_bg.wasm", "module"),
            ("a.js", "export { b } from \"./b.js\";"),
            ("b.js", "export const b = 1;"),
            (
                "story.js",
                "import \"./b.js\"; const address = new URL(location.href);",
            ),
            ("first-game.js", "export const game = 1;"),
            ("first-game/first-game.css", "i { color: blue }"),
            ("pages/page.css", "p { color: red }"),
            ("pkg/guess-who.js", "export default 1;"),
            ("pkg/guess-who_bg.wasm", "module"),
            ("pkg/boards.js", "export class TaskRun {}"),
            ("pkg/boards_bg.wasm", "module"),
            ("pkg/guts.js", "export class TaskRun {}"),
            ("pkg/guts_bg.wasm", "module"),
            ("pkg/beyond.js", "export class TaskRun {}"),
            ("pkg/beyond_bg.wasm", "module"),
            ("stills/map.svg", "<svg/>"),
        ] {
            fs::write(www.join(file), text).unwrap();
        }
        fs::write(site.join("index.html"), "<!doctype html>").unwrap();
        site
    }

    #[test]
    fn static_imports_are_followed() {
        let www = site("imports").join("www");
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
        let [
            loader,
            guess_who,
            boards,
            guts,
            beyond,
            own_board,
            story,
            still,
        ] = &found[..]
        else {
            panic!("the loader, five modules, the story and a still picture were asked for");
        };
        assert!(loader.scripts > 30 && loader.total() == loader.scripts);
        assert!(loader.scripts < guts.scripts);
        assert!(guess_who.scripts > 60 && guess_who.bindings > 10 && guess_who.modules >= 6);
        assert!(guess_who.solving == 0 && boards.solving > 40 && guts.solving > 40);
        assert!(guts.total() == guts.scripts + guts.bindings + guts.modules + guts.solving);
        assert!(beyond.modules > 0 && beyond.solving > 40);
        assert!(own_board.scripts > 40 && own_board.modules > 0 && own_board.solving > 40);
        assert!(story.modules == guess_who.modules + boards.modules + guts.modules);
        assert!(story.scripts > 30 && story.solving > guts.solving);
        assert!(still.total() == still.pictures && still.pictures > 0);
        let line = table(&found).lines().nth(2).unwrap().to_owned();
        assert!(line.starts_with("a figure of guess-who "), "{line}");
        assert!(line.contains(&guess_who.total().to_string()), "{line}");
    }
}
