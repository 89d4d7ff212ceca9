//! The npm package in the hands of today’s tools: bundlers and frameworks, each of which builds a page with it.
//!
//! `tests/tools/` holds their projects and, in `usual/` and `more/`, the npm packages that they are, pinned. They are
//! installed in `tools/` among what is built, beside the packed package.

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
    test(Wanted::Usual)
}

/// Builds with every tool.
pub fn all() -> Result<()> {
    test(Wanted::All)
}

fn test(wanted: Wanted) -> Result<()> {
    install::npm_packages()?;
    let chromium = install::browser(&install::CHROMIUM)?;
    dist::write()?;
    let (sets, named) = match wanted {
        Wanted::Usual => (&["usual"][..], "usual"),
        Wanted::All => (&["usual", "more"][..], "all"),
    };
    for set in sets {
        install_tools(set)?;
    }
    files::replace(&folder()?.join("package"), |fresh| {
        package::unpack(&dist::npm_folder(), fresh)
    })?;
    run::run(
        project::command("node")
            .args(["--test", "tests/tools/tools.test.js"])
            .env("CHROMIUM", chromium)
            .env("UPPERHAND_TOOLS", folder()?)
            .env("UPPERHAND_TOOLS_WANTED", named),
    )
}

fn folder() -> Result<PathBuf> {
    Ok(project::target()?.join("tools"))
}

/// Installs a set of tools where nothing of it gets into the repository.
fn install_tools(set: &str) -> Result<()> {
    let from = project::root().join("tests/tools").join(set);
    let to = folder()?.join(set);
    for name in ["package.json", "package-lock.json"] {
        files::copy(&from.join(name), &to.join(name))?;
    }
    // Registries may lack what Next needs on systems that are not this one, and `npm ci` insists on it.
    install::npm_packages_of(&to, "install")
}
