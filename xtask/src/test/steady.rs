//! Whether tests pass on any machine: the same tests on a busy one, one after the other, and in another order.

use std::hint;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::SystemTime;

use anyhow::{Context, Result};

use super::checks::{firefox, native, node_tests, playwright};
use crate::{dist, run};

/// The variable by which `playwright.config.js` is told to shuffle the files of tests.
const ORDER: &str = "UPPERHAND_ORDER";

/// Runs the tests in Chromium, in Firefox and in Node beside two busy threads for each processor, one at a time, and in an order
/// that a seed decides; the native ones in eight threads.
pub fn steady() -> Result<()> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seed = now.context("the clock is before 1970")?.as_secs();
    let seed = seed.to_string();
    dist::write()?;
    for mut program in native()? {
        run::run(program.args(["--test-threads", "8", "--shuffle-seed", &seed]))?;
    }
    run::say("Beside two busy threads for each processor");
    beside_busy_threads(|| all_tests(&[], &[])).context("it fails on a busy machine")?;
    run::say("One test at a time");
    all_tests(&["--test-concurrency=1"], &["--workers=1"])
        .context("it fails where one test runs at a time")?;
    run::say(&format!("In the order of the seed {seed}"));
    run::run(playwright()?.env(ORDER, &seed))
        .with_context(|| format!("`{ORDER}={seed}` is that order again"))
}

/// Does some work while the processors are kept busy.
fn beside_busy_threads(work: impl FnOnce() -> Result<()>) -> Result<()> {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..2 * thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        let outcome = work();
        is_over.store(true, Ordering::Relaxed);
        outcome
    })
}

/// Runs all of them, with options for Node and for Playwright.
fn all_tests(of_node: &[&str], of_playwright: &[&str]) -> Result<()> {
    run::run(&mut node_tests(Path::new("tests/www"), of_node)?)?;
    run::run(&mut firefox(of_node)?)?;
    run::run(playwright()?.args(of_playwright))
}
