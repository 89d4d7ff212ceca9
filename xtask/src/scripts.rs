//! The scripts of `dist/`: each minified, and bundled with everything that it needs at once.
//!
//! Comments and long names would be a third of the download, and loading imports separately would take another round
//! trip. A part that several scripts use is in each of them, so it must not have state, as a test of `www/` checks.
//! esbuild bundles, terser minifies; neither adds code of its own.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde_json::{Value, json};

use crate::home::Home;
use crate::{baked, files, install, project, run, wasm};

/// The scripts of `www/` that pages, packages and other scripts load. All of them are written into one folder.
const ASKED_FOR: [&str; 19] = [
    "element.js",
    "prose.js",
    "figure.js",
    "jobs/jobs.js",
    "jobs/boards-solving.js",
    "jobs/guts-solving.js",
    "jobs/beyond-solving.js",
    "jobs/own-board-solving.js",
    "export/kept-page.js",
    "own-board.js",
    "core.js",
    "first-game.js",
    "story.js",
    "explore.js",
    "embed.js",
    "embed-helper.js",
    "claims-page.js",
    "jobs/checking.js",
    "jobs/claims-worker.js",
];

/// The script of the Worker of a module, whole: bundlers carry a single file, and so does a script that brings everything along.
pub fn worker(module: &str) -> String {
    format!("{module}-worker.js")
}

/// The scripts that are loaded when a reader asks for something that no figure needs: a page to keep, a board of her own.
pub const ON_REQUEST: [&str; 2] = ["kept-page.js", "own-board.js"];

const TOGETHER: &str = include_str!("together.js");

const SHORTEN: &str = include_str!("shorten.js");

/// Writes the scripts of `www/` into a folder, each with all its static imports.
pub fn write(folder: &Path, home: &Home) -> Result<()> {
    install::npm_packages()?;
    let www = project::root().join("www");
    let baked: Value = baked::definitions(&www, home)?.into_iter().collect();
    let together = json!({ "bundle": true, "beside": true, "define": baked });
    put_together(together, folder, &ASKED_FOR.map(|file| www.join(file)))?;
    let workers = wasm::SOLVING_MODULES.map(|module| www.join("jobs").join(worker(module)));
    put_together(json!({ "bundle": true }), folder, &workers)?;
    put_together(
        json!({}),
        &folder.join("pkg"),
        &bindings().map(|name| www.join(name)),
    )?;
    let written = written().into_iter();
    shorten(written.map(|name| folder.join(name).into_os_string()))
}

/// The scripts as they are written.
fn written() -> Vec<String> {
    let names = ASKED_FOR.map(|file| file.rsplit('/').next().unwrap_or(file).to_owned());
    let workers = wasm::SOLVING_MODULES.map(worker);
    names.into_iter().chain(workers).chain(bindings()).collect()
}

/// Copies the wanted scripts, and all that they load, into another folder.
pub fn copy(from: &Path, to: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    for name in written().iter().filter(|name| wanted(Path::new(name))) {
        files::copy(&from.join(name), &to.join(name))?;
    }
    Ok(())
}

/// The scripts around the modules.
fn bindings() -> [String; wasm::MODULES.len()] {
    wasm::MODULES.map(|name| format!("pkg/{name}.js"))
}

/// Bundles files into a folder with esbuild, for the supported browsers.
fn put_together(mut options: Value, folder: &Path, files: &[PathBuf]) -> Result<()> {
    options["outdir"] = json!(folder);
    options["scripts"] = json!(files);
    let mut node = project::command("node");
    node.args(["--input-type=module", "--eval", TOGETHER])
        .arg(options.to_string());
    run::run(&mut node)
}

/// Minifies scripts in place.
pub fn shorten(files: impl IntoIterator<Item = OsString>) -> Result<()> {
    let files: Vec<OsString> = files.into_iter().collect();
    run::say(&format!("Shortening {} scripts", files.len()));
    let mut node = project::command("node");
    node.args(["--input-type=module", "--eval", SHORTEN])
        .args(files);
    run::output(&mut node).map(drop)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;

    use super::{put_together, shorten};
    use crate::files::scratch;

    #[test]
    fn scripts_of_folders_lie_in_one_and_import_what_stays_beside_them() {
        let folder = scratch("together");
        for (file, text) in [
            (
                "element/figure.js",
                "import init from \"../pkg/guts.js\"; import { text } from \"../kit/text.js\";\n\
                 export const later = () => import(\"../jobs/jobs.js\");\nexport const all = [init, text];\n",
            ),
            ("kit/text.js", "export const text = \"from the kit\";"),
            ("jobs/jobs.js", "export const jobs = 1;"),
        ] {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        let options = json!({ "bundle": true, "beside": true });
        let to = folder.join("dist");
        put_together(options, &to, &[folder.join("element/figure.js")]).unwrap();
        let written = fs::read_to_string(to.join("figure.js")).unwrap();
        for part in [
            "from \"./pkg/guts.js\"",
            "import(\"./jobs.js\")",
            "\"from the kit\"",
        ] {
            assert!(written.contains(part), "{part}\n{written}");
        }
    }

    #[test]
    fn style_sheets_lose_their_comments_and_imports_keep_theirs() {
        let file = scratch("shorten").join("styles.js");
        let script = "export const styles = `\n/* A board. */\np { margin: 0 }\n`;\n\
             export const later = () => import(\n  /* webpackIgnore: true */\n  /* @vite-ignore */\n  `${styles}`);\n";
        fs::write(&file, script).unwrap();
        shorten([file.clone().into_os_string()]).unwrap();
        let short = fs::read_to_string(file).unwrap();
        assert!(
            !short.contains("A board") && short.contains("margin: 0"),
            "{short}"
        );
        for kept in ["/* webpackIgnore: true */", "/* @vite-ignore */"] {
            assert!(short.contains(kept), "{short}");
        }
    }
}
