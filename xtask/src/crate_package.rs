//! The crate as it is published: packed in a clone of what is committed, whose `Cargo.toml` alone names the repository and the
//! site that `cargo xtask release` was told.

use anyhow::Result;
use fs_err as fs;

use crate::home::Home;
use crate::repository::Repository;
use crate::{files, project, run};

/// The folder of the clone, from the root.
pub const FOLDER: &str = "dist/crate";

/// Writes the clone, and packs and compiles the crate in it as cargo does before it publishes.
pub fn pack(repository: &Repository, home: &Home) -> Result<()> {
    let folder = project::root().join(FOLDER);
    files::replace(&folder, |fresh| {
        let mut clone = project::command("git");
        run::run(
            clone
                .args(["clone", "--quiet", "--no-tags", "."])
                .arg(fresh),
        )?;
        let file = fresh.join("Cargo.toml");
        let manifest = fs::read_to_string(&file)?;
        let named = repository.named_in_crate(&manifest, home)?;
        Ok(fs::write(file, named)?)
    })?;
    let mut cargo = project::cargo();
    cargo.arg("package").args(arguments());
    // What is compiled already is not compiled again.
    run::run(cargo.arg("--target-dir").arg(project::target()?))
}

/// The cargo options for both packing and publishing. Only the lines above have changed in the clone, and the packed
/// `.cargo_vcs_info.json` notes beside the commit that there are changes.
pub fn arguments() -> [String; 5] {
    let manifest = format!("{FOLDER}/Cargo.toml");
    let options = [
        "--locked",
        "--allow-dirty",
        "--package=upperhand",
        "--manifest-path",
    ];
    let [locked, dirty, package, path] = options.map(str::to_owned);
    [locked, dirty, package, path, manifest]
}
