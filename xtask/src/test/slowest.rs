//! How long single tests take, read from what their programs print: libtest, Node and Playwright.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::{fmt, fs, mem};

use anyhow::{Result, bail};

use crate::run;

/// A test that has passed or failed.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    seconds: f64,
    /// The step it belongs to.
    step: &'static str,
    name: String,
}

/// The tests of this run so far.
static TIMED: Mutex<Vec<Timed>> = Mutex::new(Vec::new());

/// The number of tests that are told.
const TOLD: usize = 10;

/// Runs the program of a step, prints what it prints, and notes how long its tests take.
pub fn run(step: &'static str, command: &mut Command) -> Result<()> {
    let line = run::announced(command)?;
    let mut program = command.stdout(Stdio::piped()).spawn()?;
    if let Some(output) = program.stdout.take() {
        for text in BufReader::new(output).lines() {
            let text = text?;
            if let Some((seconds, name)) = timed(&text) {
                let mut timed = TIMED.lock().unwrap_or_else(PoisonError::into_inner);
                timed.push(Timed {
                    seconds,
                    step,
                    name,
                });
            }
            run::say(&text);
        }
    }
    let status = program.wait()?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// A native test that takes so many seconds is left out where it is to go quickly.
const SLOW: f64 = 0.5;

/// Notes which native tests were slow.
pub fn note(file: &Path) -> Result<()> {
    let timed = TIMED.lock().unwrap_or_else(PoisonError::into_inner);
    let slow = timed
        .iter()
        .filter(|test| test.step == "rust" && test.seconds >= SLOW);
    let names: Vec<&str> = slow.map(|test| test.name.as_str()).collect();
    Ok(fs::write(file, names.join("\n"))?)
}

/// The slowest tests so far, which are forgotten then.
pub fn slowest() -> Vec<Timed> {
    let mut all = mem::take(&mut *TIMED.lock().unwrap_or_else(PoisonError::into_inner));
    all.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
    all.truncate(TOLD);
    all
}

impl fmt::Display for Timed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>8.1}  {}: {}", self.seconds, self.step, self.name)
    }
}

/// The time and name of a test in a line about it.
fn timed(line: &str) -> Option<(f64, String)> {
    let line = line.trim();
    // `test win_map::words::… ... ok <4.530s>`
    if let Some(rest) = line.strip_prefix("test ") {
        let (name, outcome) = rest.split_once(" ... ")?;
        let (_, time) = outcome.split_once('<')?;
        return Some((seconds(time.strip_suffix('>')?)?, name.to_owned()));
    }
    // Node: `✔ every check holds (26482.5ms)`. Playwright: `✓  12 browser/claims.spec.js:20:1 › every claim … (1.2s)`.
    let rest = line.strip_prefix(['✔', '✓', '✖', '✘'])?;
    let (name, time) = rest.trim().rsplit_once(" (")?;
    Some((
        seconds(time.strip_suffix(')')?)?,
        name.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == ' ')
            .to_owned(),
    ))
}

/// Those of `4.530s`, `26482.5ms` and `1.2m`.
fn seconds(time: &str) -> Option<f64> {
    let units = [("ms", 1e-3), ("s", 1.0), ("m", 60.0)];
    units.iter().find_map(|(unit, worth)| {
        let number: f64 = time.strip_suffix(unit)?.parse().ok()?;
        Some(number * worth)
    })
}

#[cfg(test)]
mod tests {
    use super::timed;

    #[test]
    fn times_are_read_from_what_three_programs_print() {
        let playwright = "claims.spec.js:20:1 › every claim";
        for (line, expected) in [
            (
                "test win_map::words ... ok <4.530s>",
                Some((4.53, "win_map::words")),
            ),
            (
                "✔ every check (holds) (2500.0ms)",
                Some((2.5, "every check (holds)")),
            ),
            (
                "  ✓  12 claims.spec.js:20:1 › every claim (1.5s)",
                Some((1.5, playwright)),
            ),
            (
                "  ✘  3 claims.spec.js:20:1 › every claim (1.5m)",
                Some((90.0, playwright)),
            ),
            ("running 913 tests", None),
            ("✔ nothing", None),
            ("test a ... ok", None),
        ] {
            let expected = expected.map(|(seconds, name)| (seconds, name.to_owned()));
            assert_eq!(timed(line), expected, "{line}");
        }
    }
}
