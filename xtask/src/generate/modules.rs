//! What lists modules in scripts and in the documentation, from their manifests.

use std::fmt::Write as _;

use anyhow::Result;

use crate::modules::{Module, all, with_figures, with_tasks};

/// The tables of `www/modules.js`: imports and addresses are written out, so that bundlers find them.
pub fn tables() -> Result<String> {
    let (mut names, mut scripts, mut files) = (Vec::new(), String::new(), String::new());
    for module in with_figures()? {
        let key = key(module);
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
        let (key, worker, solving) = (key(module), module.worker(), module.solving());
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

/// The name as the key of an object.
fn key(module: &Module) -> String {
    if module.name.contains('-') {
        format!("{:?}", module.name)
    } else {
        module.name.clone()
    }
}
