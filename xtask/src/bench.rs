//! The benchmarks: of the core in Rust, then of the figures in a browser.

use anyhow::Result;

use crate::{browser, install, project, run};

const BROWSER_BENCH: &str = "benches/browser/bench.js";

/// `cargo xtask bench`.
pub fn bench() -> Result<()> {
    run::run(project::cargo().args(["bench", "--package", "upperhand-benches"]))?;
    in_browser(&[])
}

/// The benchmarks in the browser, one round of each, which only checks that the answers are right.
pub fn one_round() -> Result<()> {
    in_browser(&["rounds=1"])
}

fn in_browser(arguments: &[&str]) -> Result<()> {
    let mut node = project::command("node");
    node.arg(BROWSER_BENCH).args(arguments);
    browser::environment(&install::CHROMIUM)?.tell(&mut node);
    run::run(&mut node)
}
