//! Whether tests pass on any machine: the same tests on a busy one, one after the other, and in another order.

use std::hint;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::SystemTime;

use anyhow::{Context, Result};

use super::checks::{firefox, native, node_tests, playwright};
use crate::{run, wasm};

/// The conditions under which the tests in browsers and in Node are run.
#[derive(Clone, Copy)]
enum Condition {
    /// Beside two threads for each processor that do nothing but keep it busy.
    Busy,
    /// One test at a time.
    Alone,
    /// The files of tests in an order that a seed decides.
    Shuffled(u64),
}

/// Runs the tests in Chromium, in Firefox and in Node under each condition, and the native ones in eight threads.
pub fn steady() -> Result<()> {
    let seed = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .context("the clock is before 1970")?
        .as_secs();
    wasm::build()?;
    let order = seed.to_string();
    for mut program in native()? {
        run::run(program.args(["--test-threads", "8", "--shuffle-seed", &order]))?;
    }
    for condition in [Condition::Busy, Condition::Alone, Condition::Shuffled(seed)] {
        run::say(&match condition {
            Condition::Busy => "Beside two busy threads for each processor".to_owned(),
            Condition::Alone => "One test at a time".to_owned(),
            Condition::Shuffled(seed) => format!("In the order of the seed {seed}"),
        });
        under(condition).with_context(|| match condition {
            Condition::Shuffled(seed) => format!("`UPPERHAND_ORDER={seed}` is that order again"),
            Condition::Busy => "it fails on a busy machine".to_owned(),
            Condition::Alone => "it fails where one test runs at a time".to_owned(),
        })?;
    }
    Ok(())
}

fn under(condition: Condition) -> Result<()> {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        if let Condition::Busy = condition {
            for _ in 0..2 * thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while !is_over.load(Ordering::Relaxed) {
                        hint::spin_loop();
                    }
                });
            }
        }
        let outcome = all_tests(condition);
        is_over.store(true, Ordering::Relaxed);
        outcome
    })
}

fn all_tests(condition: Condition) -> Result<()> {
    let one_at_a_time = ["--test-concurrency=1"];
    let options: &[&str] = match condition {
        Condition::Alone => &one_at_a_time,
        Condition::Busy | Condition::Shuffled(_) => &[],
    };
    let seed = match condition {
        Condition::Shuffled(seed) => Some(seed.to_string()),
        Condition::Busy | Condition::Alone => None,
    };
    run::run(&mut node_tests(Path::new("tests/www"), options)?)?;
    run::run(&mut firefox(options)?)?;
    let mut playwright = playwright()?;
    if let Condition::Alone = condition {
        playwright.arg("--workers=1");
    }
    playwright.envs(seed.map(|seed| (ORDER, seed)));
    run::run(&mut playwright)
}

/// The variable by which `playwright.config.js` is told to shuffle the files of tests.
const ORDER: &str = "UPPERHAND_ORDER";
