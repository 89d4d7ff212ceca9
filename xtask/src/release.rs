//! `cargo xtask release`: everything before a release is published, and nothing of the publishing itself.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::home::Home;
use crate::project::Crate;
use crate::{audits, dist, package, project, run, test};

/// Checks everything, packs the crate and the npm package, says how to go on.
pub fn release(home: &Home) -> Result<()> {
    let package = project::package()?;
    check_tree()?;
    check_version(&package)?;
    audits::check()?;
    test::test(&[], &[])?;
    dist::write_for(home)?;
    dist::check()?;
    dist::print_sizes()?;
    run::run(project::cargo().args(["package", "--locked", "--package", "upperhand"]))?;
    let packed = package::pack(&dist::npm_folder(), &project::root().join("dist"))?;
    let packed = packed.strip_prefix(project::root()).unwrap_or(&packed);
    println!("{}", next(&package, home, &packed.display().to_string()));
    Ok(())
}

/// A release is made of what is committed.
fn check_tree() -> Result<()> {
    let changed = run::output(project::command("git").args(["status", "--porcelain"]))?;
    if !changed.is_empty() {
        bail!("these files are not as committed:\n{changed}");
    }
    Ok(())
}

/// The changelog and the toolchain speak of the same versions as the crate; a test sees to the scripts.
fn check_version(package: &Crate) -> Result<()> {
    let read = |name: &str| {
        fs::read_to_string(project::root().join(name))
            .with_context(|| format!("cannot read {name}"))
    };
    let version = &package.version;
    if !has_section(&read("CHANGELOG.md")?, version) {
        bail!(
            "CHANGELOG.md has no section `## {version}`: rename `## Unreleased`, and add the day"
        );
    }
    let minimum = &package.rust_version;
    if !is_tested(&read("rust-toolchain.toml")?, minimum) {
        bail!(
            "the tests run with another Rust than {minimum}, which Cargo.toml promises to do with"
        );
    }
    Ok(())
}

/// Has the changelog a section of that version, with or without its day?
fn has_section(changelog: &str, version: &str) -> bool {
    let headings = changelog
        .lines()
        .filter_map(|line| line.strip_prefix("## "));
    headings
        .filter_map(|heading| heading.split_whitespace().next())
        .any(|word| word.trim_matches(['[', ']']) == version)
}

/// Do the tests run with the oldest Rust that is promised?
fn is_tested(toolchain: &str, minimum: &str) -> bool {
    let channel = toolchain
        .lines()
        .find_map(|line| line.strip_prefix("channel = "));
    let channel = channel.unwrap_or_default().trim_matches('"');
    channel == minimum || channel.strip_suffix(".0") == Some(minimum)
}

/// The way on, with what is still unknown.
fn next(package: &Crate, home: &Home, packed: &str) -> String {
    let version = &package.version;
    let mut lines = vec![
        format!("upperhand {version} is ready, and nothing is published. To publish it:"),
        format!("  git tag v{version} && git push --tags"),
        "  cargo publish --locked --package upperhand".to_owned(),
        format!("  npm publish {packed}"),
        "  and dist/site/ to where it is hosted".to_owned(),
    ];
    if home.address().is_none() {
        lines.push("Figures on other pages lead nowhere: `--home` says where.".to_owned());
    }
    if package.repository.is_none() {
        lines.push("Cargo.toml names no repository, so neither package does.".to_owned());
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{has_section, is_tested, next};
    use crate::home::Home;
    use crate::project;

    #[test]
    fn the_changelog_has_a_section_for_a_release() {
        let changelog = "# Changelog\n\n## Unreleased\n\n## [1.2.3] - 2026-01-01\n\n## 1.2.0\n";
        for (version, expected) in [("1.2.3", true), ("1.2.0", true), ("1.2", false)] {
            assert_eq!(has_section(changelog, version), expected, "{version}");
        }
    }

    #[test]
    fn the_tests_run_with_the_oldest_rust_that_is_promised() {
        let package = project::package().unwrap();
        let toolchain = include_str!("../../rust-toolchain.toml");
        assert!(is_tested(toolchain, &package.rust_version));
        assert!(!is_tested(toolchain, "1.9"));
        assert!(!is_tested("", "1.95"));
    }

    #[test]
    fn unknown_addresses_are_named_and_not_invented() {
        let mut package = project::package().unwrap();
        package.repository = None;
        let text = next(&package, &Home::default(), "dist/upperhand.tgz");
        assert!(text.contains("npm publish dist/upperhand.tgz"), "{text}");
        assert!(text.contains("no repository") && text.contains("lead nowhere"));
        package.repository = Some("https://example.org/code".to_owned());
        let home = Home::parse("https://example.org/").unwrap();
        let text = next(&package, &home, "dist/upperhand.tgz");
        assert!(!text.contains("no repository") && !text.contains("lead nowhere"));
    }
}
