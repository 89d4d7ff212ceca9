//! The benchmarks: of the core in Rust, then of the figures in a browser.

use anyhow::Result;

use crate::{browser, install, project, run};

const BROWSER_BENCH: &str = "benches/browser/bench.js";

/// `cargo xtask bench`.
pub fn bench() -> Result<()> {
    run::run(project::cargo().args(["bench", "--package", "upperhand"]))?;
    if project::root().join(BROWSER_BENCH).is_file() {
        let mut node = project::command("node");
        node.arg(BROWSER_BENCH);
        browser::stage(&install::CHROMIUM)?.tell(&mut node);
        run::run(&mut node)?;
    }
    Ok(())
}
