//! The download of a reader for one figure, for a whole story and for a still picture, compressed as a server would.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::bounds::{self, Bound};
use crate::modules::Module;
use crate::sizes::Sizes;
use crate::{modules, scripts, share};

/// The scripts that show figures: the loader, and the one that it loads.
const ENTRIES: [&str; 2] = ["element.js", "figure.js"];

/// A download in bytes, by its parts.
#[derive(Default)]
pub struct Weight {
    name: String,
    bound: Option<Bound>,
    /// The scripts that are there from the beginning; of a story, its page and style sheets, too.
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

/// Weighs the loader, a figure of every module, and the stories. `www` is the folder of
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
            ..weigh(site, www, sizes, &[script], &[module])?
        });
    }
    for file in share::STORIES {
        weights.push(story(file, site, www, sizes)?);
    }
    weights.push(Weight {
        name: "the heaviest still".to_owned(),
        bound: bound("still")?,
        pictures: sizes.heaviest_picture(),
        ..Weight::default()
    });
    Ok(weights)
}

/// A story with all that its page names, and the modules of its figures.
fn story(file: &str, site: &Path, www: &Path, sizes: &Sizes) -> Result<Weight> {
    let name = file.trim_end_matches(".html");
    let mut shown = modules::with_figures()?;
    shown.retain(|module| module.is.story.as_deref() == Some(name));
    let text = fs::read_to_string(site.join(file))?;
    // Scripts that embeds load as well stand beside the folder of all others.
    let own = format!("{}/", www.display());
    let named = |start: &str| -> Vec<String> {
        let files = text.split(start).skip(1);
        let files = files.filter_map(|part| part.split_once('"'));
        let files = files.map(|(file, _)| file.replace(&own, "").replace("www/", ""));
        files.collect()
    };
    // The script of the page has the loader in it.
    let mut scripts = named("<script type=\"module\" src=\"./");
    scripts.push(ENTRIES[1].to_owned());
    let story = weigh(site, www, sizes, &scripts, &shown)?;
    let mut page = sizes.brotli(Path::new(file))?;
    for style in named("<link rel=\"stylesheet\" href=\"./") {
        page += sizes.brotli(&www.join(style))?;
    }
    let bound = bounds::named(&bounds::bounds()?.bytes, &format!("story-{name}"))?.clone();
    Ok(Weight {
        name: format!("the story {file}"),
        bound: Some(bound),
        scripts: story.scripts + page,
        ..story
    })
}

/// Some modules, and scripts, which hold all that they need at once.
fn weigh(
    site: &Path,
    folder: &Path,
    sizes: &Sizes,
    entries: &[impl ToString],
    of: &[&Module],
) -> Result<Weight> {
    let total = |files: Vec<String>| -> Result<usize> {
        let bytes = files.iter().map(|file| sizes.brotli(&folder.join(file)));
        bytes.sum()
    };
    let solving = of.iter().filter(|module| module.has_tasks);
    let workers: Vec<String> = solving.map(|module| module.worker()).collect();
    let mut unneeded = scripts::on_request()?;
    // What does the jobs of another module does not come.
    let others = modules::with_tasks()?.into_iter();
    let others = others.filter(|other| !of.contains(other));
    unneeded.extend(others.map(Module::solving));
    let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
    let mut later = Vec::new();
    if !workers.is_empty() {
        let first = entries.iter().chain(&workers).cloned().collect();
        later = asked_for(&site.join(folder), first, &unneeded)?;
        later.retain(|file| !entries.contains(file));
    }
    Ok(Weight {
        scripts: total(entries)?,
        bindings: total(of.iter().map(|module| module.script()).collect())?,
        modules: total(of.iter().map(|module| module.file()).collect())?,
        solving: total(later)?,
        ..Weight::default()
    })
}

/// Some scripts, and those that they ask for later; scripts around modules and those unneeded are left out.
fn asked_for(www: &Path, mut next: Vec<String>, unneeded: &[String]) -> Result<Vec<String>> {
    let mut found: Vec<String> = Vec::new();
    while let Some(name) = next.pop() {
        if name.starts_with("pkg/") || found.contains(&name) || unneeded.contains(&name) {
            continue;
        }
        let script = fs::read_to_string(www.join(&name));
        let script = script?;
        let imports = script.split("import(\"./").skip(1);
        next.extend(imports.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        found.push(name);
    }
    Ok(found)
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

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use fs_err as fs;

    use super::{table, weights};
    use crate::files::scratch;
    use crate::sizes::Sizes;
    use crate::{modules, share};

    fn site(name: &str) -> PathBuf {
        let site = scratch(name);
        let www = site.join("www");
        for folder in ["pkg", "stills", "pages"] {
            fs::create_dir_all(www.join(folder)).unwrap();
        }
        for module in modules::all().unwrap() {
            fs::write(www.join(module.worker()), "export class TaskRun {}").unwrap();
            fs::write(www.join(format!("{}.js", module.name)), "module").unwrap();
            fs::write(www.join(module.solving()), "export const run = 1;").unwrap();
            fs::write(www.join(module.script()), "export class TaskRun {}").unwrap();
            fs::write(www.join(module.file()), "module").unwrap();
        }
        let figure =
            "const later = [() => import(\"./jobs.js\"), () => import(\"./own-board.js\")];";
        let jobs = "const later = [() => import(\"./guts-solving.js\"), () => import(\"./beyond-solving.js\")];";
        for (file, text) in [
            (
                "element.js",
                "const later = () => import(\"./pkg/guts.js\");",
            ),
            ("figure.js", figure),
            ("jobs.js", jobs),
            ("story.js", "const address = new URL(location.href);"),
            ("pages/page.css", "p { color: red }"),
            ("stills/map.svg", "<svg/>"),
        ] {
            fs::write(www.join(file), text).unwrap();
        }
        let page = "<script type=\"module\" src=\"./www/story.js\"></script><link rel=\"stylesheet\" href=\"./www/pages/page.css\">";
        for story in share::STORIES {
            fs::write(site.join(story), page).unwrap();
        }
        site
    }

    #[test]
    fn a_figure_is_its_scripts_and_its_module() {
        let site = site("weights");
        let sizes = Sizes::of(&site, |_| true).unwrap();
        let found = weights(&site, Path::new("www"), &sizes).unwrap();
        let named = |name: &str| found.iter().find(|one| one.name == name).unwrap();
        let bytes = |file: &str| sizes.brotli(&Path::new("www").join(file)).unwrap();
        let loader = named("the loader");
        assert_eq!(loader.total(), bytes("element.js"));
        let guts = named("a figure of guts");
        assert_eq!(guts.scripts, bytes("element.js") + bytes("figure.js"));
        assert_eq!(
            guts.bindings + guts.modules,
            bytes("pkg/guts.js") + bytes("pkg/guts_bg.wasm")
        );
        let solving = ["jobs.js", "guts-worker.js", "guts-solving.js"].map(bytes);
        assert_eq!(guts.solving, solving.iter().sum::<usize>());
        assert_eq!(named("a figure of guess-who").solving, 0);
        let own_board = named("own-board, on request");
        assert_eq!(own_board.solving, bytes("own-board-worker.js"));
        let story = named("the story index.html");
        let page = sizes.brotli(Path::new("index.html")).unwrap() + bytes("pages/page.css");
        assert_eq!(story.scripts, bytes("story.js") + bytes("figure.js") + page);
        assert!(
            story.modules > guts.modules && named("the story guts.html").modules == guts.modules
        );
        assert!(named("the heaviest still").pictures > 0);
        assert!(table(&found).contains(&guts.total().to_string()));
    }
}
