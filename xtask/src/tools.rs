//! The npm package in the hands of today’s tools: bundlers and frameworks, each of which builds a page with it.
//!
//! `tests/tools/` holds their projects and, in `usual/` and `more/`, the npm packages that they are, pinned. They are
//! installed in `tools/` among what is built, beside the packed package.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Result;

use crate::{dist, files, install, package, project, run};

/// The tools that a run of the tests builds with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// The usual ones, quick enough for every run.
    Usual,
    All,
}

/// Builds with Vite, webpack, esbuild and Next.
pub fn usual() -> Result<()> {
    test(Wanted::Usual, &[])
}

/// Builds with every tool; `extra` goes to Node, as `--test-name-pattern=angular` does.
pub fn all(extra: &[OsString]) -> Result<()> {
    install::hugo()?;
    let python = copied("python", &["requirements.txt"])?;
    install::python_packages_of(&python)?;
    test(Wanted::All, extra)
}

fn test(wanted: Wanted, extra: &[OsString]) -> Result<()> {
    install::npm_packages()?;
    let chromium = install::browser(&install::CHROMIUM)?;
    dist::write()?;
    let (sets, named) = match wanted {
        Wanted::Usual => (&["usual"][..], "usual"),
        Wanted::All => (&["usual", "more", "recent"][..], "all"),
    };
    for set in sets {
        install_tools(set)?;
    }
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
            .env("UPPERHAND_TOOLS_WANTED", named),
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
