//! Known vulnerabilities of the dependencies, looked up where the tools and their databases can be reached.

use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{install, project, run};

/// Fails if a vulnerability is known; reports what could not be looked up.
pub fn check() -> Result<()> {
    crates()?;
    npm_packages()
}

/// With cargo-deny, which fetches its database itself.
fn crates() -> Result<()> {
    if !install::works(project::cargo().args(["deny", "--version"])) {
        run::say(
            "NOT CHECKED: whether the crates have known vulnerabilities. `cargo install --locked cargo-deny` installs \
             what looks them up.",
        );
        return Ok(());
    }
    run::run(project::cargo().args(["deny", "check", "advisories", "sources"]))
}

/// With npm, which asks its registry. The published package has no dependencies: these are the ones for building and
/// testing.
fn npm_packages() -> Result<()> {
    let mut audit = Command::new("npm");
    audit.args(["audit", "--json"]).current_dir(project::root());
    // npm fails in either case: where it knows of something, and where it could not ask.
    let output = audit.output().context("`npm` could not be started")?;
    let report = String::from_utf8_lossy(&output.stdout);
    match vulnerabilities(&report) {
        Some(0) => Ok(()),
        Some(count) => {
            bail!("npm knows of {count} vulnerabilities in the packages; `npm audit` lists them")
        }
        None => {
            run::say(
                "NOT CHECKED: whether the npm packages have known vulnerabilities. The registry did not answer.",
            );
            Ok(())
        }
    }
}

/// The number in a report of npm; `None` where it is not a number.
fn vulnerabilities(report: &str) -> Option<u64> {
    let report: Value = serde_json::from_str(report).ok()?;
    report["metadata"]["vulnerabilities"]["total"].as_u64()
}

#[cfg(test)]
mod tests {
    use super::vulnerabilities;

    #[test]
    fn a_report_is_told_from_a_failure() {
        let report = |total| {
            format!(
                r#"{{"auditReportVersion":2,"vulnerabilities":{{}},"metadata":{{"vulnerabilities":{{"total":{total}}}}}}}"#
            )
        };
        assert_eq!(vulnerabilities(&report(0)), Some(0));
        assert_eq!(vulnerabilities(&report(3)), Some(3));
        let failure = r#"{"message":"405 Method Not Allowed","error":{"summary":""}}"#;
        assert_eq!(vulnerabilities(failure), None);
        assert_eq!(vulnerabilities(""), None);
    }
}
