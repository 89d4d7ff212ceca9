//! One file with everything inside: a plain script for pages that can have one file and no more.
//!
//! esbuild puts the modules of `www/` together. It is needed here only: nothing of it is in the file.

use std::fs::{self, File};
use std::path::Path;

use anyhow::{Context, Result};

use crate::{install, project, run};

/// What the file starts with.
const ENTRY: &str = r#"
import module from "./pkg/upperhand_bg.wasm";
import { bring } from "./engine.js";
import "./element.js";
bring(module);
"#;

/// A plain script has no `import.meta.url`. As if it lay in the folder of the modules, which is above its own.
/// Only while the script first runs does the page know which one it is, so this comes first.
const HERE: &str = r#"
export const upperhandScript = String(new URL("../single.js", document.currentScript?.src || location.href));
"#;

/// Writes the file. What it needs is in `www/` and `www/pkg/` by then.
pub fn write(to: &Path) -> Result<()> {
    install::npm_packages()?;
    let folder = project::root().join("target/single");
    fs::create_dir_all(&folder).context("cannot make target/single")?;
    let (entry, here) = (folder.join("entry.js"), folder.join("here.js"));
    // As Rust and JavaScript alike spell a text.
    let first = format!("import {:?};", here.display().to_string());
    fs::write(&entry, first + ENTRY).context("cannot write target/single/entry.js")?;
    fs::write(&here, HERE).context("cannot write target/single/here.js")?;
    run::run(
        project::command("npx")
            .args(["--no", "--", "esbuild", "--bundle", "--minify"])
            .args(["--format=iife", "--target=es2023", "--charset=utf8"])
            .args(["--loader:.wasm=binary", "--log-level=warning"])
            .arg("--define:import.meta.url=upperhandScript")
            .arg(format!("--inject:{}", here.display()))
            .arg("--banner:js=/*! upperhand, MIT OR Apache-2.0 */")
            .arg(format!("--outfile={}", to.display()))
            .current_dir(project::root().join("www"))
            .stdin(File::open(&entry)?),
    )
}
