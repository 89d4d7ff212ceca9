//! The download of a reader for one figure, for a whole story and for a still picture, compressed as a server would.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::bounds::{self, Bound};
use crate::modules::{self, Module};
use crate::sizes::Sizes;
use crate::{scripts, share};

/// The scripts that show figures: the loader, and the one that it loads.
const ENTRIES: [&str; 2] = ["element.js", "figure.js"];

/// The parts of a download: the scripts that are there from the beginning, and of a story its page and style sheets, too; the
/// scripts around the modules; the modules; the scripts that come once there is something to solve off the page, the Worker among
/// them; a picture that stands in for a figure.
const PARTS: [&str; 5] = ["scripts", "bindings", "modules", "solving", "pictures"];

/// A download in bytes, by its parts.
pub struct Weight {
    name: String,
    bound: &'static Bound,
    parts: [usize; 5],
}

impl Weight {
    fn new(name: String, bound: &str, parts: [usize; 5]) -> Result<Self> {
        let bound = bounds::named(&bounds::bounds()?.bytes, bound)?;
        Ok(Self { name, bound, parts })
    }

    fn total(&self) -> usize {
        self.parts.iter().sum()
    }
}

/// Weighs the loader, a figure of every module, and the stories. `www` is the folder of
/// all scripts in the site.
pub fn weights(site: &Path, www: &Path, sizes: &Sizes) -> Result<Vec<Weight>> {
    let built = Built { site, www, sizes };
    let loader = built.parts(&[ENTRIES[0]], &[])?;
    let mut weights = vec![Weight::new("the loader".to_owned(), "loader", loader)?];
    for module in modules::with_figures()? {
        let (name, parts) = (&module.name, built.parts(&ENTRIES, &[module])?);
        weights.push(Weight::new(format!("a figure of {name}"), name, parts)?);
    }
    for module in modules::on_request()? {
        let name = &module.name;
        let parts = built.parts(&[format!("{name}.js")], &[module])?;
        weights.push(Weight::new(format!("{name}, on request"), name, parts)?);
    }
    for file in share::STORIES {
        let name = file.trim_end_matches(".html");
        let (bound, parts) = (format!("story-{name}"), built.story(name)?);
        weights.push(Weight::new(format!("the story {file}"), &bound, parts)?);
    }
    let still = [0, 0, 0, 0, sizes.heaviest_picture()];
    weights.push(Weight::new(
        "the heaviest still".to_owned(),
        "still",
        still,
    )?);
    Ok(weights)
}

/// A site, the folder of its scripts in it, and the sizes of its files.
struct Built<'a> {
    site: &'a Path,
    www: &'a Path,
    sizes: &'a Sizes,
}

impl Built<'_> {
    /// A story with all that its page names, and the modules of its figures.
    fn story(&self, name: &str) -> Result<[usize; 5]> {
        let file = format!("{name}.html");
        let mut shown = modules::with_figures()?;
        shown.retain(|module| module.is.story.as_deref() == Some(name));
        let text = fs::read_to_string(self.site.join(&file))?;
        // Scripts that embeds load as well stand beside the folder of all others.
        let own = format!("{}/", self.www.display());
        let named = |start: &str| -> Vec<String> {
            let files = text.split(start).skip(1);
            let files = files.filter_map(|part| part.split_once('"'));
            let files = files.map(|(file, _)| file.replace(&own, "").replace("www/", ""));
            files.collect()
        };
        // The script of the page has the loader in it.
        let mut scripts = named("<script type=\"module\" src=\"./");
        scripts.push(ENTRIES[1].to_owned());
        let mut parts = self.parts(&scripts, &shown)?;
        parts[0] += self.sizes.brotli(Path::new(&file))?;
        parts[0] += self.total(&named("<link rel=\"stylesheet\" href=\"./"))?;
        Ok(parts)
    }

    /// Scripts, which hold all that they need at once, and some modules.
    fn parts(&self, entries: &[impl ToString], of: &[&Module]) -> Result<[usize; 5]> {
        let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
        let solving = of.iter().filter(|module| module.has_tasks);
        let workers: Vec<String> = solving.map(|module| module.worker()).collect();
        let mut later = Vec::new();
        if !workers.is_empty() {
            let mut unneeded = scripts::on_request()?;
            // What does the jobs of another module does not come.
            let others = modules::with_tasks()?.into_iter();
            let others = others.filter(|other| !of.contains(other));
            unneeded.extend(others.map(Module::solving));
            let first = [&*entries, &*workers].concat();
            later = asked_for(&self.site.join(self.www), first, &unneeded)?;
            later.retain(|file| !entries.contains(file));
        }
        let bindings: Vec<String> = of.iter().map(|module| module.script()).collect();
        let modules: Vec<String> = of.iter().map(|module| module.file()).collect();
        Ok([
            self.total(&entries)?,
            self.total(&bindings)?,
            self.total(&modules)?,
            self.total(&later)?,
            0,
        ])
    }

    fn total(&self, files: &[String]) -> Result<usize> {
        let bytes = files
            .iter()
            .map(|file| self.sizes.brotli(&self.www.join(file)));
        bytes.sum()
    }
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
    let mut text = format!("{:<24}", "download, brotli");
    for title in PARTS.iter().chain(&["total"]) {
        let _ = write!(text, "{title:>10}");
    }
    text += "  bound\n";
    for weight in weights {
        let _ = write!(text, "{:<24}", weight.name);
        for bytes in weight.parts.iter().chain(&[weight.total()]) {
            let _ = write!(text, "{bytes:>10}");
        }
        let _ = writeln!(text, "  {}", weight.bound.told());
    }
    text
}

/// Fails where a download is too heavy. The address of a home is its site's own, and does not count.
pub fn check(weights: &[Weight], home: Option<&str>) -> Result<()> {
    let own = home.map_or(0, str::len);
    let checks = weights.iter().map(|weight| {
        let what = format!("bytes that a reader downloads for {}", weight.name);
        weight.bound.check(&what, weight.total() - own)
    });
    checks.collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use fs_err as fs;

    use super::weights;
    use crate::files::scratch;
    use crate::sizes::Sizes;
    use crate::{modules, share};

    #[test]
    fn a_download_is_its_scripts_its_modules_and_what_they_ask_for() {
        let site = scratch("weights");
        let www = site.join("www");
        for folder in ["pkg", "pages", "stills"] {
            fs::create_dir_all(www.join(folder)).unwrap();
        }
        for module in modules::all().unwrap() {
            let own = format!("{}.js", module.name);
            let all = [
                own,
                module.worker(),
                module.solving(),
                module.script(),
                module.file(),
            ];
            for (file, text) in
                all.iter()
                    .zip(["own", "a Worker", "solving", "bindings", "the module"])
            {
                fs::write(www.join(file), text).unwrap();
            }
        }
        for (file, text) in [
            ("element.js", "import(\"./pkg/guts.js\")"),
            (
                "figure.js",
                "import(\"./jobs.js\"); import(\"./own-board.js\")",
            ),
            (
                "jobs.js",
                "import(\"./guts-solving.js\"); import(\"./beyond-solving.js\")",
            ),
            ("story.js", "const address = new URL(location.href);"),
            ("pages/page.css", "p { color: red }"),
            ("stills/a.svg", "<svg/>"),
            ("stills/b.svg", "<svg><path/></svg>"),
        ] {
            fs::write(www.join(file), text).unwrap();
        }
        let page = "<script type=\"module\" src=\"./www/story.js\"></script><link rel=\"stylesheet\" href=\"./www/pages/page.css\">";
        for story in share::STORIES {
            fs::write(site.join(story), page).unwrap();
        }
        let sizes = Sizes::of(&site, |_| true).unwrap();
        let bytes = |files: &[&str]| -> usize {
            let bytes = files
                .iter()
                .map(|file| sizes.brotli(Path::new(file)).unwrap());
            bytes.sum()
        };
        let found = weights(&site, Path::new("www"), &sizes).unwrap();
        let parts = |name: &str| found.iter().find(|one| one.name == name).unwrap().parts;
        assert_eq!(
            parts("the loader"),
            [bytes(&["www/element.js"]), 0, 0, 0, 0]
        );
        let guts = [
            bytes(&["www/element.js", "www/figure.js"]),
            bytes(&["www/pkg/guts.js"]),
            bytes(&["www/pkg/guts_bg.wasm"]),
            bytes(&["www/jobs.js", "www/guts-worker.js", "www/guts-solving.js"]),
            0,
        ];
        assert_eq!(parts("a figure of guts"), guts);
        assert_eq!(
            parts("a figure of guess-who")[3],
            0,
            "it solves nothing off the page"
        );
        assert_eq!(
            parts("own-board, on request")[3],
            bytes(&["www/own-board-worker.js"])
        );
        let story = [
            "www/story.js",
            "www/figure.js",
            "guts.html",
            "www/pages/page.css",
        ];
        assert_eq!(parts("the story guts.html")[0], bytes(&story));
        assert_eq!(parts("the story guts.html")[2], guts[2]);
        assert!(parts("the story index.html")[2] > guts[2]);
        assert_eq!(parts("the heaviest still")[4], bytes(&["www/stills/b.svg"]));
    }
}
