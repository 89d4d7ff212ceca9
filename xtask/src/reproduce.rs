//! The second build must write the same bytes: it runs in a clone of the repository, with spaces in the names of
//! folders, and with another target folder and cargo home.

#[cfg(unix)]
use std::os::unix::fs::symlink;
#[cfg(windows)]
use std::os::windows::fs::symlink_dir as symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::deploy::Deploy;
use crate::{dist, files, project, release, run, version};

/// Builds twice, without a home and a repository.
pub fn test() -> Result<()> {
    release::check_tree()?;
    dist::write()?;
    check(&Deploy::default())
}

/// Builds what is committed again, and fails if anything differs from what [`dist`] has written.
pub fn check(deploy: &Deploy) -> Result<()> {
    let place = project::target()?.join("another place");
    files::replace(&place, |_| Ok(()))?;
    let repository = place.join("the repository");
    let mut git = project::command("git");
    run::run(
        git.args(["clone", "--quiet", "--no-tags", "."])
            .arg(&repository),
    )?;
    let home = place.join("home of cargo");
    let own = cargo_home()?;
    lend(&own, &home, "registry/index")?;
    lend(&own, &home, "registry/cache")?;
    lend(&project::root(), &repository, "node_modules")?;
    let settings = own.join("config.toml");
    if settings.exists() {
        files::copy(&settings, &home.join("config.toml"))?;
    }
    run::run(
        Command::new(std::env::current_exe()?)
            .arg("dist")
            .args(deploy.arguments())
            .env("CARGO_MANIFEST_DIR", repository.join("xtask"))
            .env("CARGO_HOME", home)
            .env("CARGO_TARGET_DIR", place.join("what is built"))
            .env("CARGO_NET_OFFLINE", "true"),
    )?;
    for written in [dist::site_folder(), dist::npm_folder()] {
        let again = repository.join(written.strip_prefix(project::root())?);
        let (first, second) = (version::files_of(&written)?, version::files_of(&again)?);
        let names: Vec<String> = version::differing(&first, &second).into_iter().collect();
        if !names.is_empty() {
            bail!(
                "{} of the files of {} and {} differ: {}",
                names.len(),
                written.display(),
                again.display(),
                names.join(", ")
            );
        }
        run::say(&format!(
            "{} is {} in both builds",
            project::typed(&written),
            version::hash(&first)
        ));
    }
    // It is as large as the repository with all that is built.
    Ok(fs::remove_dir_all(&place)?)
}

/// Shares a folder that would otherwise have to be downloaded again.
fn lend(from: &Path, to: &Path, name: &str) -> Result<()> {
    let (from, to) = (from.join(name), to.join(name));
    let folder = to.parent().context("a name has a folder")?;
    fs::create_dir_all(folder)?;
    symlink(&from, &to).with_context(|| format!("cannot lend {}", from.display()))
}

/// The folder in which cargo keeps what it downloads.
fn cargo_home() -> Result<PathBuf> {
    let usual = || Some(std::env::home_dir()?.join(".cargo"));
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    home.or_else(usual).context("there is no home of cargo")
}
