//! The crates that are linked into the WebAssembly modules, as cargo lists them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{modules, project, run};

/// A crate inside a module, but none of our own.
pub struct Linked {
    pub name: String,
    pub version: String,
    /// An SPDX expression.
    pub expression: String,
    pub folder: PathBuf,
}

/// The crates in the modules by name.
pub fn crates() -> Result<Vec<Linked>> {
    let mut tree = project::cargo();
    tree.args(["tree", "--locked", "--target", project::TARGET])
        .args("--edges normal,no-proc-macro --prefix none --format".split(' '))
        .arg("{p} ")
        // It writes types for `generate`: a module takes nothing of it.
        .args(["--prune", "ts-rs"]);
    for module in modules::all()? {
        tree.args(["--package", &module.package]);
    }
    let tree = run::output(&mut tree)?;
    let metadata = project::metadata(&["--locked"])?;
    let packages = metadata["packages"].as_array();
    let packages = packages.context("cargo metadata lists no packages")?.iter();
    let foreign = packages.filter(|package| !package["source"].is_null());
    let all = foreign.map(|package| linked(package).context("cargo metadata lacks a field"));
    let mut all: Vec<Linked> = all.collect::<Result<_>>()?;
    all.retain(|Linked { name, version, .. }| {
        let start = format!("{name} v{version} ");
        tree.lines().any(|line| line.starts_with(&start))
    });
    all.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(all)
}

fn linked(package: &Value) -> Option<Linked> {
    let field = |name: &str| package[name].as_str().map(str::to_owned);
    Some(Linked {
        name: field("name")?,
        version: field("version")?,
        expression: field("license").unwrap_or_default(),
        folder: Path::new(&field("manifest_path")?).with_file_name(""),
    })
}
