//! The npm package in the hands of today’s tools: bundlers and frameworks, each of which builds a page with it.
//!
//! `tests/tools/` holds their projects and, in `more/` and `recent/`, the npm packages that they are, pinned. They are
//! installed in `tools/` among what is built, beside the packed package.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Result;

use crate::{dist, files, install, package, project, run};

/// Builds with Vite and esbuild, which are among the project’s own packages.
pub fn usual() -> Result<()> {
    test("usual", &[])
}

/// Builds with every tool; `extra` goes to Node, as `--test-name-pattern=angular` does.
pub fn all(extra: &[OsString]) -> Result<()> {
    install::hugo()?;
    let python = copied("python", &["requirements.txt"])?;
    install::python_packages_of(&python)?;
    for set in ["more", "recent"] {
        install_tools(set)?;
    }
    test("all", extra)
}

fn test(wanted: &str, extra: &[OsString]) -> Result<()> {
    install::npm_packages()?;
    let chromium = install::browser(&install::CHROMIUM)?;
    dist::write()?;
    files::replace(&folder()?.join("package"), |fresh| {
        package::unpack(&dist::npm_folder(), fresh)
    })?;
    run::run(
        project::command("node")
            .arg("--test")
            .args(extra)
            .arg("tests/tools/tools.test.js")
            .env("CHROMIUM", chromium)
            .env("UPPERHAND_TOOLS", folder()?)
            .env("UPPERHAND_TOOLS_WANTED", wanted),
    )
}

fn folder() -> Result<PathBuf> {
    Ok(project::target()?.join("tools"))
}

/// Copies what a set of tools consists of to where nothing of it gets into the repository.
fn copied(set: &str, names: &[&str]) -> Result<PathBuf> {
    let from = project::root().join("tests/tools").join(set);
    let to = folder()?.join(set);
    for name in names {
        files::copy(&from.join(name), &to.join(name))?;
    }
    Ok(to)
}

/// Installs a set of npm packages.
fn install_tools(set: &str) -> Result<()> {
    let to = copied(set, &["package.json", "package-lock.json"])?;
    // Registries may lack what Next needs on systems that are not this one, and `npm ci` insists on it.
    install::npm_packages_of(&to, "install")
}
