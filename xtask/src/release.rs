//! `cargo xtask release`: everything up to publishing a release, but not the publishing.

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::deploy::Deploy;
use crate::project::Crate;
use crate::{crate_package, dist, package, project, reproduce, run, sbom, test};

/// Checks everything, packs the crate and the npm package, and says what to do next.
pub fn release(deploy: &Deploy) -> Result<()> {
    let package = project::package()?;
    check_tree()?;
    let changelog = fs::read_to_string(project::root().join("CHANGELOG.md"))?;
    let version = &package.version;
    let notes = section(&changelog, version).with_context(|| {
        format!(
            "CHANGELOG.md has no section `## {version}`: rename `## Unreleased`, and add the day"
        )
    })?;
    test::test(&[], &[])?;
    test::test(&["tools".to_owned()], &[])?;
    dist::write_for(deploy)?;
    dist::check()?;
    reproduce::check(deploy)?;
    dist::print_sizes(deploy)?;
    crate_package::pack(deploy)?;
    let bill = sbom::write(&package)?;
    let file = format!("dist/upperhand-{version}.md");
    fs::write(project::root().join(&file), notes.to_owned() + "\n")?;
    let packed = package::pack(&dist::npm_folder(), &project::root().join("dist"))?;
    let packed = project::typed(&packed);
    println!("{}", next(&package, deploy, &packed, &bill));
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

/// What a changelog says of a version.
fn section<'a>(changelog: &'a str, version: &str) -> Option<&'a str> {
    let mut sections = sections(changelog);
    let (_, text) = sections.find(|(heading, _)| heading.split(' ').next() == Some(version))?;
    Some(text.trim())
}

/// The headings of a changelog, each with the text below it.
fn sections(changelog: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = changelog.split("\n## ").skip(1);
    parts.map(|part| part.split_once('\n').unwrap_or((part, "")))
}

/// The next steps, including what is still unknown.
fn next(package: &Crate, deploy: &Deploy, packed: &str, bill: &str) -> String {
    let version = &package.version;
    let mut lines = vec![
        format!("upperhand {version} is ready, and nothing is published. To publish it:"),
        format!("  git tag v{version} && git push origin v{version}"),
        // What it would compile once more is what was just packed.
        format!("  cargo publish --no-verify {}", crate_package::OPTIONS),
        format!("  npm publish {packed} --access public"),
        "  and dist/site/ to where it is hosted".to_owned(),
        "In a workflow of GitHub or GitLab that may ask for an identity token (`id-token: write`) npm vouches for where the package \
         was built:"
            .to_owned(),
        format!("  npm publish {packed} --access public --provenance"),
        format!("{bill} lists what is compiled into the modules; it belongs beside the release."),
    ];
    if deploy.home.is_none() {
        lines.push("Figures on other pages lead nowhere, and no package names a home page: `--home` says where.".to_owned());
    }
    if deploy.repository.is_none() {
        lines.push(
            "No package names a repository, without which npm vouches for nothing: `--repository` says where.".to_owned(),
        );
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{section, sections};
    use crate::markup::between;

    /// The most lines that somebody reads who decides.
    const LINES: usize = 90;

    #[test]
    fn the_tests_run_with_the_oldest_rust_that_is_promised() {
        let manifest = include_str!("../../Cargo.toml");
        let minimum = between(manifest, "\nrust-version = \"", "\"").unwrap();
        let toolchain = include_str!("../../rust-toolchain.toml");
        let channels = ["", ".0"].map(|patch| format!("channel = \"{minimum}{patch}\"\n"));
        assert!(channels.iter().any(|channel| toolchain.contains(channel)));
    }

    #[test]
    fn the_notes_of_a_release_are_short() {
        for (heading, text) in sections(include_str!("../../CHANGELOG.md")) {
            assert!(text.lines().count() < LINES, "{heading}");
            let version = heading.split(' ').next().unwrap_or_default();
            assert!(
                version.split('.').count() == 3 || heading == "Unreleased",
                "{heading}"
            );
        }
        let changelog =
            "# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-01-01\n\n- One.\n\n## 1.2.0\n";
        assert_eq!(section(changelog, "1.2.3"), Some("- One."));
        assert_eq!(section(changelog, "1.2"), None);
    }
}
