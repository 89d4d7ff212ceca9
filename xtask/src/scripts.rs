//! The scripts of `dist/`: each minified, and bundled with everything that it needs at once.
//!
//! Comments and long names would be a third of the download, and loading imports separately would take another round
//! trip. A part that several scripts use is in each of them, so it must not have state, as a test of `www/` checks.
//! esbuild bundles, terser minifies; neither adds code of its own.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;
use serde_json::{Map, Value, json};

use crate::modules::{self, Module};
use crate::{files, install, project, run};

/// The scripts of `www/` that pages, packages and other scripts load. All of them are written into one folder.
const ASKED_FOR: [&str; 19] = [
    "element.js",
    "prose.js",
    "figure.js",
    "jobs/jobs.js",
    "export/embed-panel.js",
    "core.js",
    "first-game.js",
    "at-the-table.js",
    "at-the-table/review.js",
    "at-the-table/with-board.js",
    "qr-code.js",
    "story.js",
    "explore.js",
    "embed.js",
    "embed-helper.js",
    "claims-page.js",
    "code.js",
    "jobs/checking.js",
    "jobs/claims-worker.js",
];

/// The scripts that are loaded when a reader asks for something that no figure needs: a page to keep, a board of her own.
pub fn on_request() -> Result<Vec<String>> {
    let modules = modules::on_request()?.into_iter();
    let scripts = modules.map(|module| format!("{}.js", module.name));
    Ok(scripts.chain(["embed-panel.js".to_owned()]).collect())
}

/// Those, and the scripts for what modules have solved.
fn asked_for() -> Result<Vec<String>> {
    let solving = modules::with_tasks()?.into_iter();
    let solving = solving.map(|module| format!("jobs/{}", module.solving()));
    let requested = modules::on_request()?.into_iter();
    let requested = requested.map(|module| format!("{}.js", module.name));
    let all = ASKED_FOR.map(str::to_owned).into_iter();
    Ok(all.chain(solving).chain(requested).collect())
}

fn workers() -> Result<Vec<String>> {
    let modules = modules::with_tasks()?.into_iter();
    Ok(modules.map(Module::worker).collect())
}

const TOGETHER: &str = include_str!("together.js");

const SHORTEN: &str = include_str!("shorten.js");

/// Writes the scripts of `www/` into a folder, each with all its static imports.
pub fn write(folder: &Path, home: Option<&str>) -> Result<()> {
    install::npm_packages()?;
    let www = project::root().join("www");
    let baked: Value = baked(&www, home)?.into_iter().collect();
    let together = json!({ "bundle": true, "beside": true, "define": baked });
    let within = |folder: &Path, names: Vec<String>| -> Vec<PathBuf> {
        names.into_iter().map(|name| folder.join(name)).collect()
    };
    put_together(together, folder, &within(&www, asked_for()?))?;
    let workers = within(&www.join("jobs"), workers()?);
    put_together(json!({ "bundle": true }), folder, &workers)?;
    let pkg = folder.join("pkg");
    put_together(json!({}), &pkg, &within(&www, bindings()?))?;
    let written = written()?.into_iter();
    shorten(written.map(|name| folder.join(name).into_os_string()))
}

/// The constants that esbuild writes into scripts, each as the expression that it replaces and the text in its place: the home of
/// the site, for `www/kit/address.js`, and the uncompressed size of each module, for `www/modules.js`, as downloads are counted
/// after decompression. The modules lie in `pkg/` of the folder.
pub fn baked(www: &Path, home: Option<&str>) -> Result<[(String, String); 2]> {
    let home = home.map_or_else(|| "undefined".to_owned(), |home| json!(home).to_string());
    let mut sizes = Map::new();
    for module in modules::with_figures()? {
        let size = fs::metadata(www.join(module.file()))?.len();
        sizes.insert(module.name.clone(), json!(size));
    }
    let sizes = Value::from(sizes).to_string();
    Ok([("home", home), ("modules", sizes)]
        .map(|(name, text)| (format!("import.meta.{name}"), text)))
}

/// The scripts as they are written.
fn written() -> Result<Vec<String>> {
    let name = |file: &String| file.rsplit('/').next().unwrap_or(file).to_owned();
    let names: Vec<String> = asked_for()?.iter().map(name).collect();
    Ok([names, workers()?, bindings()?].concat())
}

/// Copies the wanted scripts, and all that they load, into another folder.
pub fn copy(from: &Path, to: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    for name in written()?.iter().filter(|name| wanted(Path::new(name))) {
        files::copy(&from.join(name), &to.join(name))?;
    }
    Ok(())
}

/// The scripts around the modules.
fn bindings() -> Result<Vec<String>> {
    Ok(modules::all()?.iter().map(Module::script).collect())
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
