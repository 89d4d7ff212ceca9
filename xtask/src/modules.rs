//! The WebAssembly modules: the crates of `modules/` that are compiled to one, as their manifests describe them. Whatever
//! lists modules is written or derived from here.

use std::sync::OnceLock;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::project;

/// A module: `modules/{name}` becomes `{name}.js` and `{name}_bg.wasm`.
#[derive(Debug, PartialEq)]
pub struct Module {
    pub name: String,
    /// The name of its crate.
    pub package: String,
    /// Its contents, in words.
    pub holds: String,
    /// Does it draw figures?
    pub has_figures: bool,
    /// Does it have something solved off the page?
    pub has_tasks: bool,
    pub is: Metadata,
}

/// What no other part of a manifest says: `[package.metadata.module]`.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Metadata {
    /// The story that shows its figures, if one does.
    pub story: Option<String>,
    /// The module whose readers may ask for it.
    pub on_request_of: Option<String>,
    /// The crates that are compiled to be quick rather than small.
    pub quick: Vec<String>,
}

/// All modules.
pub fn all() -> Result<&'static [Module]> {
    static READ: OnceLock<Vec<Module>> = OnceLock::new();
    if let Some(read) = READ.get() {
        return Ok(read);
    }
    let packages = project::workspace()?["packages"].as_array();
    let packages = packages.context("cargo metadata lists no packages")?;
    let read: Result<_> = packages
        .iter()
        .filter(|package| is_module(package))
        .map(module)
        .collect();
    let read = read?;
    Ok(READ.get_or_init(|| read))
}

/// The modules with figures.
pub fn with_figures() -> Result<Vec<&'static Module>> {
    Ok(all()?.iter().filter(|one| one.has_figures).collect())
}

/// Those that have something solved off the page.
pub fn with_tasks() -> Result<Vec<&'static Module>> {
    Ok(all()?.iter().filter(|one| one.has_tasks).collect())
}

/// Those that readers ask for besides a figure.
pub fn on_request() -> Result<Vec<&'static Module>> {
    let modules = all()?.iter();
    Ok(modules
        .filter(|one| one.is.on_request_of.is_some())
        .collect())
}

fn is_module(package: &Value) -> bool {
    package["targets"][0]["crate_types"][0] == "cdylib"
}

fn module(package: &Value) -> Result<Module> {
    let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let manifest = text("manifest_path");
    let folder = manifest.rsplit(['/', '\\']).nth(1);
    let dependencies = package["dependencies"].as_array();
    let needs =
        |name: &str| dependencies.is_some_and(|all| all.iter().any(|one| one["name"] == name));
    let is = match &package["metadata"]["module"] {
        Value::Null => Metadata::default(),
        told => Metadata::deserialize(told).with_context(|| format!("in {manifest}"))?,
    };
    let holds = text("description");
    let holds = holds
        .strip_prefix("The WebAssembly module of ")
        .unwrap_or(&holds);
    Ok(Module {
        name: folder.context("a module has no folder")?.to_owned(),
        package: text("name"),
        holds: holds.to_owned(),
        has_figures: needs("upperhand-web"),
        has_tasks: needs("upperhand-tasks"),
        is,
    })
}

impl Module {
    /// The script around it.
    pub fn script(&self) -> String {
        format!("pkg/{}.js", self.name)
    }

    /// Its file.
    pub fn file(&self) -> String {
        format!("pkg/{}_bg.wasm", self.name)
    }

    /// The script of its Worker, whole: bundlers carry a single file, and so does a script that brings everything along.
    pub fn worker(&self) -> String {
        format!("{}-worker.js", self.name)
    }

    /// The script that does its jobs, in the Worker or on the page.
    pub fn solving(&self) -> String {
        format!("{}-solving.js", self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::{all, with_figures};

    #[test]
    fn what_modules_are_on_request_of_is_there() {
        let figures = with_figures().unwrap();
        for one in all().unwrap() {
            let of = one.is.on_request_of.as_ref();
            let is_there = of.is_none_or(|of| figures.iter().any(|other| other.name == *of));
            assert!(is_there, "{}", one.name);
        }
    }
}
