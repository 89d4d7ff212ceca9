//! `cargo xtask release`: everything up to publishing a release, but not the publishing.

use anyhow::{Result, bail};
use fs_err as fs;

use crate::deploy::Deploy;
use crate::project::Crate;
use crate::{audits, changelog, crate_package, dist, package, project, reproduce, run, sbom, test};

/// Checks everything, packs the crate and the npm package, and says what to do next.
pub fn release(deploy: &Deploy) -> Result<()> {
    let package = project::package()?;
    check_tree()?;
    let notes = check_version(&package)?;
    audits::check()?;
    test::test(&[], &[])?;
    test::test(&["tools".to_owned()], &[])?;
    dist::write_for(deploy)?;
    dist::check()?;
    reproduce::check(deploy)?;
    dist::print_sizes()?;
    crate_package::pack(&deploy.repository, &deploy.home)?;
    let bill = sbom::write(&package)?;
    let file = format!("dist/upperhand-{}.md", package.version);
    fs::write(project::root().join(&file), notes)?;
    let packed = package::pack(&dist::npm_folder(), &project::root().join("dist"))?;
    let packed = project::typed(&packed);
    println!(
        "{}",
        next(&package, deploy, &packed, &project::typed(&bill))
    );
    Ok(())
}

/// Fails if anything is not committed.
pub fn check_tree() -> Result<()> {
    let changed = run::output(project::command("git").args(["status", "--porcelain"]))?;
    if !changed.is_empty() {
        bail!("these files are not as committed:\n{changed}");
    }
    Ok(())
}

/// Checks that the changelog and the toolchain have the same versions as the crate; a test checks the scripts. Returns
/// what the changelog says of this version.
fn check_version(package: &Crate) -> Result<String> {
    let read = |name: &str| fs::read_to_string(project::root().join(name));
    let version = &package.version;
    let changelog = read("CHANGELOG.md")?;
    let Some(notes) = changelog::section(&changelog, version) else {
        bail!(
            "CHANGELOG.md has no section `## {version}`: rename `## Unreleased`, and add the day"
        );
    };
    let minimum = &package.rust_version;
    if !is_tested(&read("rust-toolchain.toml")?, minimum) {
        bail!(
            "the tests run with another Rust than {minimum}, which Cargo.toml promises to do with"
        );
    }
    Ok(notes.to_owned() + "\n")
}

/// Do the tests run with the oldest supported Rust?
fn is_tested(toolchain: &str, minimum: &str) -> bool {
    let channel = toolchain
        .lines()
        .find_map(|line| line.strip_prefix("channel = "));
    let channel = channel.unwrap_or_default().trim_matches('"');
    channel == minimum || channel.strip_suffix(".0") == Some(minimum)
}

/// The next steps, including what is still unknown.
fn next(package: &Crate, deploy: &Deploy, packed: &str, bill: &str) -> String {
    let version = &package.version;
    let mut lines = vec![
        format!("upperhand {version} is ready, and nothing is published. To publish it:"),
        format!("  git tag v{version} && git push origin v{version}"),
        // What it would compile once more is what was just packed.
        format!("  cargo publish --no-verify {}", crate_package::arguments().join(" ")),
        format!("  npm publish {packed} --access public"),
        "  and dist/site/ to where it is hosted".to_owned(),
        "In a workflow of GitHub or GitLab that may ask for an identity token (`id-token: write`) npm vouches for where the package \
         was built:"
            .to_owned(),
        format!("  npm publish {packed} --access public --provenance"),
        format!("{bill} lists what is compiled into the modules; it belongs beside the release."),
    ];
    let Deploy {
        home, repository, ..
    } = deploy;
    if home.address().is_none() {
        lines.push("Figures on other pages lead nowhere, and no package names a home page: `--home` says where.".to_owned());
    }
    if repository.address().is_none() {
        lines.push(
            "No package names a repository, without which npm vouches for nothing: `--repository` says where.".to_owned(),
        );
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{is_tested, next};
    use crate::deploy::Deploy;
    use crate::home::Home;
    use crate::project;
    use crate::repository::Repository;

    #[test]
    fn the_tests_run_with_the_oldest_rust_that_is_promised() {
        let package = project::package().unwrap();
        let toolchain = include_str!("../../rust-toolchain.toml");
        assert!(is_tested(toolchain, &package.rust_version));
        assert!(!is_tested(toolchain, "1.9"));
        assert!(!is_tested("", "1.95"));
    }

    fn said(deploy: &Deploy) -> String {
        let package = project::package().unwrap();
        next(&package, deploy, "dist/upperhand.tgz", "dist/a.cdx.json")
    }

    #[test]
    fn unknown_addresses_are_named_and_not_invented() {
        let text = said(&Deploy::default());
        for part in [
            "No package names a repository",
            "lead nowhere",
            "  npm publish dist/upperhand.tgz --access public --provenance\n",
            "dist/a.cdx.json lists",
        ] {
            assert!(text.contains(part), "{text}");
        }
        let text = said(&Deploy {
            home: Home::parse("https://example.org/").unwrap(),
            repository: Repository::parse("https://example.org/a/b").unwrap(),
            ..Deploy::default()
        });
        assert!(!text.contains("No package") && !text.contains("lead nowhere"));
    }
}
