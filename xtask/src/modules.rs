//! The WebAssembly modules: the crates of `modules/` that are compiled to one, as their manifests describe them. Whatever
//! lists modules is written or derived from here.

use std::fmt::Write as _;
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
    /// Does the story show its figures?
    pub in_story: bool,
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

    /// The name as the key of an object.
    fn key(&self) -> String {
        if self.name.contains('-') {
            format!("{:?}", self.name)
        } else {
            self.name.clone()
        }
    }
}

/// The tables of `www/modules.js`: imports and addresses are written out, so that bundlers find them.
pub fn tables() -> Result<String> {
    let (mut names, mut scripts, mut files) = (Vec::new(), String::new(), String::new());
    for module in with_figures()? {
        let key = module.key();
        names.push(format!("{:?}", module.name));
        let _ = writeln!(scripts, "  {key}: () => import(\"./{}\"),", module.script());
        let file = module.file();
        let _ = writeln!(
            files,
            "  {key}: () => new URL(\"./{file}\", import.meta.url),"
        );
    }
    Ok(format!(
        "\
/** The scripts. @type {{Readonly<Record<{}, () => Promise<Module>>>}} */
const SCRIPTS = {{
{scripts}}};

/** The modules, beside their scripts. @type {{Readonly<Record<keyof typeof SCRIPTS, () => URL>>}} */
const BESIDE = {{
{files}}};
",
        names.join(" | ")
    ))
}

/// The table of `www/jobs/jobs.js`: bundlers recognize exactly these expressions.
pub fn jobs() -> Result<String> {
    let (mut names, mut scripts) = (Vec::new(), String::new());
    for module in with_tasks()? {
        let (key, worker, solving) = (module.key(), module.worker(), module.solving());
        names.push(format!("{:?}", module.name));
        let _ = write!(
            scripts,
            "  {key}: {{
    worker: () => new URL(\"./{worker}\", import.meta.url),
    beside: () => new Worker(new URL(\"./{worker}\", import.meta.url), {{ type: \"module\" }}),
    onPage: () => imported(() => import(\"./{solving}\"), \"run\", \"./{solving}\", import.meta.url),
  }},
"
        );
    }
    Ok(format!(
        "\
/** A module whose tasks are run. @typedef {{import(\"../modules.js\").ModuleName | {}}} Solving */
/** The modules that have jobs. @type {{Readonly<Partial<Record<Solving, Scripts>>>}} */
const SCRIPTS = {{
{scripts}}};
",
        names.join(" | ")
    ))
}

/// The scripts for the jobs of each module, by their paths.
pub fn job_scripts() -> Result<Vec<(String, String)>> {
    let mut scripts = Vec::new();
    for module in with_tasks()? {
        let (name, solving) = (&module.name, module.solving());
        let written = "Written by `cargo xtask generate`.";
        scripts.push((
            format!("www/jobs/{solving}"),
            format!(
                "\
// @ts-check
/** Does the jobs of the module {name}, which is imported statically: the Worker is a single file, which every bundler can handle. {written} */

import init, {{ TaskRun }} from \"../{}\";
import {{ workshop }} from \"./solving.js\";

export const {{ ready, run }} = workshop(init, TaskRun);
",
                module.script()
            ),
        ));
        scripts.push((
            format!("www/jobs/{}", module.worker()),
            format!(
                "\
// @ts-check
/** The Worker that does the jobs of the module {name}. {written} */

import * as solving from \"./{solving}\";
import {{ serve }} from \"./serving.js\";

serve(solving);
"
            ),
        ));
    }
    Ok(scripts)
}

/// The table of `docs/embedding.md`.
pub fn documented() -> Result<String> {
    let mut table = "\n| holds | one file | WebAssembly |\n|---|---|---|\n".to_owned();
    for module in all()?.iter().filter(|one| one.has_figures || one.has_tasks) {
        let Module { name, holds, .. } = module;
        let script = module.is.on_request_of.as_ref().unwrap_or(name);
        let _ = writeln!(
            table,
            "| {holds} | `upperhand-{script}.js` | `upperhand/{name}_bg.wasm` |"
        );
    }
    Ok(table + "\n")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Metadata, all, module};

    #[test]
    fn a_manifest_says_what_a_module_is() {
        let mut package = json!({
            "name": "upperhand-chess-module", "manifest_path": "/a b/modules/chess/Cargo.toml",
            "description": "The WebAssembly module of the boards of chess",
            "dependencies": [{ "name": "upperhand-web" }, { "name": "serde" }],
            "metadata": { "module": { "in-story": true, "quick": ["upperhand"] } },
        });
        let chess = module(&package).unwrap();
        assert_eq!(
            (chess.name.as_str(), chess.holds.as_str()),
            ("chess", "the boards of chess")
        );
        assert!(chess.has_figures && !chess.has_tasks && chess.is.in_story);
        assert_eq!(chess.is.quick, ["upperhand"]);
        package["metadata"] = json!(null);
        assert_eq!(module(&package).unwrap().is, Metadata::default());
        package["metadata"] = json!({ "module": { "in-storey": true } });
        assert!(
            module(&package)
                .unwrap_err()
                .to_string()
                .contains("modules/chess")
        );
    }

    #[test]
    fn what_modules_belong_to_is_there() {
        let modules = all().unwrap();
        for one in modules
            .iter()
            .filter_map(|one| one.is.on_request_of.as_ref())
        {
            assert!(
                modules
                    .iter()
                    .any(|other| other.name == *one && other.has_figures),
                "{one}"
            );
        }
        assert!(modules.iter().any(|one| one.is.in_story) && modules.len() > 3);
    }
}
