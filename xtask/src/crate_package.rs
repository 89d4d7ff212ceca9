//! The crate as it is published: packed in a clone of what is committed, whose `Cargo.toml` alone names the repository and the
//! site that `cargo xtask release` was told.

use anyhow::{Context, Result};
use fs_err as fs;

use crate::deploy::Deploy;
use crate::{files, project, run};

/// The options of cargo for both packing and publishing, in that clone. Only these lines have changed in it, and the packed
/// `.cargo_vcs_info.json` notes beside the commit that there are changes.
pub const OPTIONS: &str =
    "--locked --allow-dirty --package=upperhand --manifest-path dist/crate/Cargo.toml";

/// Writes the clone, and packs and compiles the crate in it as cargo does before it publishes.
pub fn pack(deploy: &Deploy) -> Result<()> {
    files::replace(&project::root().join("dist/crate"), |fresh| {
        let mut clone = project::command("git");
        clone.args(["clone", "--quiet", "--no-tags", "."]);
        run::run(clone.arg(fresh))?;
        let file = fresh.join("Cargo.toml");
        let manifest = fs::read_to_string(&file)?;
        Ok(fs::write(file, named(&manifest, deploy)?)?)
    })?;
    let mut cargo = project::cargo();
    cargo.arg("package").args(OPTIONS.split(' '));
    // What is compiled already is not compiled again.
    run::run(cargo.arg("--target-dir").arg(project::target()?))
}

/// The manifest with both addresses.
fn named(manifest: &str, deploy: &Deploy) -> Result<String> {
    let start = "\n[package]\n";
    let (before, rest) = manifest
        .split_once(start)
        .context("Cargo.toml has no package")?;
    let addresses = [
        ("repository", &deploy.repository),
        ("homepage", &deploy.home),
    ];
    let lines = addresses.map(|(key, address)| match address {
        Some(address) => format!("{key} = \"{address}\"\n"),
        None => String::new(),
    });
    Ok([before, start, &lines.concat(), rest].concat())
}

#[cfg(test)]
mod tests {
    use super::named;
    use crate::deploy::Deploy;

    #[test]
    fn the_crate_names_what_is_given_and_keeps_all_else() {
        let manifest = "[workspace]\n\n# Ours.\n[package]\nname = \"a\"\n";
        let mut deploy = Deploy::default();
        assert_eq!(named(manifest, &deploy).unwrap(), manifest);
        deploy.repository = Some("https://example.org/a/b".to_owned());
        deploy.home = Some("https://example.org/a/".to_owned());
        assert_eq!(
            named(manifest, &deploy).unwrap(),
            "[workspace]\n\n# Ours.\n[package]\nrepository = \"https://example.org/a/b\"\nhomepage = \"https://example.org/a/\"\n\
             name = \"a\"\n"
        );
    }
}
