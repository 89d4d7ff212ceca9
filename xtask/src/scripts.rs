//! The scripts of `dist/`: each short, and in one file with everything that it needs at once.
//!
//! A third of what readers would download are comments and names, and a script that first asked for others would come a
//! round trip later. Parts of several scripts are in each of them: none that remembers anything is, as a test of `www/`
//! sees to. esbuild puts scripts together, terser shortens them; nothing of either is in the files.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::home::Home;
use crate::{baked, files, install, project, run, wasm};

/// The scripts that pages, packages and other scripts ask for by name.
const NAMED: [&str; 13] = [
    "element.js",
    "prose.js",
    "figure.js",
    "work.js",
    "solving.js",
    KEPT_PAGE,
    "core.js",
    "story.js",
    "explore.js",
    "embed.js",
    "embed-helper.js",
    "claims-page.js",
    "claims-worker.js",
];

/// The script of the Worker, whole: bundlers carry a single file, and so does a script that brings everything along.
pub const WORKER: &str = "worker.js";

/// The script that writes a page to keep. It comes when a reader asks for one: no figure needs it.
pub const KEPT_PAGE: &str = "kept-page.js";

/// The files that are not put into others: scripts that come later, and what lies around the modules.
const APART: [&str; 6] = [
    "pkg/*",
    "figure.js",
    "work.js",
    "solving.js",
    KEPT_PAGE,
    WORKER,
];

const SHORTEN: &str = include_str!("shorten.js");

/// Writes the scripts of `www/` into a folder, each with all that it asks for.
pub fn write(folder: &Path, home: &Home) -> Result<()> {
    install::npm_packages()?;
    let www = project::root().join("www");
    let scripts: Vec<PathBuf> = NAMED.iter().map(|name| www.join(name)).collect();
    let apart = APART.map(|name| format!("--external:./{name}"));
    let apart = apart.iter().map(String::as_str);
    let baked = baked::definitions(&www, home)?;
    let together: Vec<&str> = ["--bundle", "--format=esm"]
        .into_iter()
        .chain(baked.iter().map(String::as_str))
        .chain(apart)
        .collect();
    put_together(&together, folder, &scripts)?;
    put_together(&["--bundle", "--format=esm"], folder, &[www.join(WORKER)])?;
    let bindings = bindings();
    let from: Vec<PathBuf> = bindings.iter().map(|name| www.join(name)).collect();
    put_together(&[], &folder.join("pkg"), &from)?;
    let written = NAMED.into_iter().chain([WORKER]);
    let written = written.chain(bindings.iter().map(String::as_str));
    shorten(written.map(|name| folder.join(name).into_os_string()))
}

/// Copies written scripts that are wanted into another folder, and all that they ask for.
pub fn copy(from: &Path, to: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    let bindings = bindings();
    let named = NAMED.into_iter().filter(|name| wanted(Path::new(name)));
    let written = named.chain([WORKER]);
    for name in written.chain(bindings.iter().map(String::as_str)) {
        files::copy(&from.join(name), &to.join(name))?;
    }
    Ok(())
}

/// The scripts around the modules.
fn bindings() -> [String; wasm::MODULES.len()] {
    wasm::MODULES.map(|name| format!("pkg/{name}.js"))
}

/// Has esbuild write files into a folder, for the browsers that are supported.
fn put_together(options: &[&str], folder: &Path, files: &[PathBuf]) -> Result<()> {
    run::run(
        project::npm_program("esbuild")
            .args(["--target=es2022", "--log-level=warning", "--charset=utf8"])
            .args(options)
            .arg(format!("--outdir={}", folder.display()))
            .args(files),
    )
}

/// Shortens scripts in place.
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

    use super::shorten;
    use crate::files::scratch;

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
