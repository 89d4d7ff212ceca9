//! Keeps folders of the building machine out of what readers download. They would tell who built it and where, and
//! builds would differ between machines.
//!
//! Panic messages contain source paths; rustc can be told to remap their folders.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{files, project, run};

/// A folder of this machine, and its name in modules.
type Renamed = (PathBuf, String);

/// The compiler flags of modules for readers, in the form of `CARGO_ENCODED_RUSTFLAGS`. They replace the builder's own
/// flags, so that the modules are the same everywhere.
pub fn rustflags() -> Result<OsString> {
    let mut flags = OsString::new();
    for (folder, name) in renamed()? {
        if !flags.is_empty() {
            flags.push("\u{1f}");
        }
        flags.push("--remap-path-prefix=");
        flags.push(folder);
        flags.push("=");
        flags.push(name);
    }
    Ok(flags)
}

/// Fails if a file in a folder contains the name of a folder of this machine.
pub fn check(folder: &Path) -> Result<()> {
    let named: Vec<PathBuf> = renamed()?.into_iter().map(|(folder, _)| folder).collect();
    check_for(&named, folder)
}

fn check_for(named: &[PathBuf], folder: &Path) -> Result<()> {
    let named: Vec<String> = named.iter().filter_map(|one| needle(one)).collect();
    for file in files::under(folder)? {
        let contents = fs_err::read(folder.join(&file))?;
        let text = String::from_utf8_lossy(&contents);
        if let Some(found) = named.iter().find(|named| text.contains(*named)) {
            bail!("{} holds {found}, a folder of this machine", file.display());
        }
    }
    Ok(())
}

/// The name of a folder as it would be found in a file. One at the root, such as `/src`, is part of other names, too.
fn needle(folder: &Path) -> Option<String> {
    let is_long = folder.components().count() > 2;
    is_long.then(|| format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR))
}

/// The folders; where one lies in another, it comes later, as rustc goes by the last that applies.
fn renamed() -> Result<Vec<Renamed>> {
    let sysroot = run::output(project::command("rustc").args(["--print", "sysroot"]))?;
    let sysroot = PathBuf::from(sysroot.trim());
    let about = run::output(project::command("rustc").args(["--verbose", "--version"]))?;
    let commit = about
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "));
    let library = format!(
        "/rustc/{}",
        commit.context("rustc does not name its commit")?
    );
    let mut renamed = vec![
        (project::root(), "/upperhand".to_owned()),
        (project::target()?, "/target".to_owned()),
        // Where the sources of the standard library are installed, it is compiled as if they lay there.
        (sysroot.join("lib/rustlib/src/rust"), library),
        (sysroot, "/rust".to_owned()),
    ];
    for folder in crates()? {
        renamed.push((folder, "/crates".to_owned()));
    }
    renamed.sort_by_key(|(folder, _)| folder.components().count());
    Ok(renamed)
}

/// The folders with crates of other repositories; cargo has its own names for registries.
fn crates() -> Result<Vec<PathBuf>> {
    let metadata = project::metadata(&["--filter-platform", project::TARGET])?;
    let packages = metadata["packages"].as_array();
    let packages = packages.context("cargo metadata lists no packages")?.iter();
    let foreign = packages.filter(|package| !package["source"].is_null());
    let mut folders: Vec<PathBuf> = foreign
        .filter_map(|package| {
            Path::new(package["manifest_path"].as_str()?)
                .ancestors()
                .nth(2)
        })
        .map(Path::to_path_buf)
        .collect();
    folders.sort();
    folders.dedup();
    Ok(folders)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use fs_err as fs;

    use super::check_for;
    use crate::files::scratch;

    #[test]
    fn a_folder_of_this_machine_is_found_in_any_file() {
        let folder = scratch("remap");
        fs::write(folder.join("a.wasm"), b"\0\xffat /rustc/59/library/core.rs").unwrap();
        let named = ["/home/me/my crates", "/src"].map(PathBuf::from);
        check_for(&named, &folder).unwrap();
        let named_there = b"\0\xff/home/me/my crates/a-1.0/src/lib.rs";
        fs::write(folder.join("b.wasm"), named_there).unwrap();
        let error = check_for(&named, &folder).unwrap_err().to_string();
        assert_eq!(
            error,
            "b.wasm holds /home/me/my crates/, a folder of this machine"
        );
    }
}
