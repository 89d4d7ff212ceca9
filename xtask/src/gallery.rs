//! Pictures of every figure, to be looked at: light and dark, wide and narrow, pixel ratio 1 and 2.

use anyhow::Result;

use crate::{browser, install, project, run};

const SCRIPT: &str = "tests/browser/gallery.js";

/// `cargo xtask gallery`: renders into `gallery/` among what is built, which is outside version control.
pub fn gallery() -> Result<()> {
    let mut node = project::command("node");
    node.arg(SCRIPT);
    browser::environment(&install::CHROMIUM)?.tell(&mut node);
    run::run(&mut node)
}
