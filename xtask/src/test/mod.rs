//! All checks of the project, in steps: here they are listed and run, in `checks.rs` stands what each does.

mod checks;
mod slowest;
mod steady;

use std::ffi::OsString;
use std::fs::{self, File};
use std::thread;
use std::time::Instant;

use Turn::{Beside, Named, Native};
use anyhow::{Context, Result, anyhow, bail};

use crate::{bench, bounds, generate, install, project, reproduce, run, tools, wasm};

/// One check.
pub struct Step {
    /// As typed after `cargo xtask test`.
    pub name: &'static str,
    /// One line for the help.
    pub about: &'static str,
    turn: Turn,
    check: Check,
}

impl Step {
    /// Is it run where no step is named?
    #[cfg(test)]
    pub fn is_of_whole_runs(&self) -> bool {
        self.turn != Named
    }
}

/// When a step runs in a whole run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// On the terminal: the native code.
    Native,
    /// Runs beside the native steps: the built site, in tools and browsers, and last what is done while native tests end; output
    /// goes to a log.
    Beside,
    /// Runs only when it is named.
    Named,
}

/// The function of a step.
enum Check {
    Plain(fn() -> Result<()>),
    /// A function of the arguments after `--` on the command line.
    With(fn(&[OsString]) -> Result<()>),
}

/// A row each: when it runs, its name, its function, and what it shows.
macro_rules! steps {
    ($($turn:ident $name:literal $kind:ident($check:path) $about:literal;)+) => {
        [$(Step { name: $name, about: $about, turn: $turn, check: Check::$kind($check) }),+]
    };
}

/// The steps of a whole run, and those that run on request only; the quick and informative ones first.
pub const STEPS: [Step; 24] = steps! {
    Native "fmt" Plain(checks::fmt) "the Rust code is formatted";
    Native "lines" Plain(bounds::count_lines) "no room has more lines than were decided";
    Native "clippy" Plain(checks::clippy) "clippy is content with all Rust code, that for the web too";
    Native "rust" With(checks::rust) "unit tests, integration tests and the examples in the documentation";
    Native "benches" Plain(checks::benches) "the benchmarks in Rust find the right answers";
    Native "docs" Plain(checks::docs) "the documentation builds without warnings";
    Beside "npm" Plain(install::npm_packages) "the npm packages are those of package-lock.json";
    Beside "lint" Plain(checks::lint) "the JavaScript is formatted, and Biome finds nothing to mend";
    Beside "wasm" Plain(wasm::build) "the WebAssembly modules build, the core without drawing and without the web";
    Beside "dist" Plain(checks::dist_checked) "the site and the npm package are complete";
    Beside "types" Plain(checks::types) "the JavaScript is correctly typed";
    Beside "www" Plain(checks::www) "the JavaScript tests that need no browser: tests/www/**/*.test.js";
    Beside "browser" With(checks::in_browser) "the tests in Chromium: tests/browser/**/*.spec.js";
    Beside "bundlers" Plain(tools::usual) "Vite and esbuild each build a page with the npm package";
    Beside "firefox" Plain(checks::in_firefox) "the tests in Firefox: tests/firefox/**/*.test.js";
    Beside "browser-benches" Plain(bench::one_round) "the benchmarks in Chromium find the right answers";
    Beside "generate" Plain(generate::check) "lists of figures and settings are what their schemas say, and what is kept of our boards is what is computed";
    Beside "commands" Plain(checks::commands) "the tests of the commands";
    Named "most" Plain(checks::most) "the native tests, but for those that took half a second when all ran last";
    Named "tools" With(tools::all) "all of today’s tools each build a page with the npm package";
    Named "reproduce" Plain(reproduce::test) "a second build of what is committed, in other folders, is the same byte for byte";
    Named "pictures" Plain(checks::pictures) "figures look alike in Chromium, Firefox and WebKitGTK, stand storms, and come once they are mended: tests/pictures/**/*.test.js";
    Named "steady" Plain(steady::steady) "the tests pass on a busy machine, one at a time, and in another order";
    Named "storm" Plain(checks::storm) "all tests at their full sizes, as with random events by the million; other steps send one in a hundred";
};

/// The steps of `quick`: what a change of the Rust code is likely to break.
const QUICK: [&str; 3] = ["fmt", "clippy", "most"];

/// `cargo xtask test`: runs the named steps, or all.
pub fn test(names: &[String], extra: &[OsString]) -> Result<()> {
    let steps = chosen(names)?;
    match steps.as_slice() {
        _ if extra.is_empty() => {}
        [only] if matches!(only.check, Check::With(_)) => {}
        _ => bail!(
            "arguments after -- go to one step, `rust` or `browser`: `cargo xtask test browser -- --grep play`"
        ),
    }
    let mut score = Score::default();
    let start = Instant::now();
    let outcome = if names.is_empty() {
        whole(&mut score)
    } else {
        score.run(steps, extra)
    };
    score.tell_times(names, start.elapsed().as_secs_f64())?;
    println!("{} passed, {} failed", score.passed, score.failed);
    outcome
}

/// The numbers of steps that have passed and that have failed.
#[derive(Default)]
struct Score {
    passed: usize,
    failed: usize,
    /// The seconds that each step took.
    times: Vec<(&'static str, f64)>,
}

impl Score {
    /// Runs steps one after the other, until one fails.
    fn run(
        &mut self,
        steps: impl IntoIterator<Item = &'static Step>,
        extra: &[OsString],
    ) -> Result<()> {
        for Step { name, check, .. } in steps {
            run::say(&format!("── {name} ──"));
            let start = Instant::now();
            let outcome = match check {
                Check::Plain(check) => check(),
                Check::With(check) => check(extra),
            };
            let seconds = start.elapsed().as_secs_f64();
            let how = if outcome.is_ok() { "passed" } else { "failed" };
            run::say(&format!("── {name} {how} after {seconds:.1} s ──\n"));
            self.times.push((name, seconds));
            if outcome.is_err() {
                self.failed += 1;
                return outcome.with_context(|| {
                    format!("`{name}` failed; `cargo xtask test {name}` runs it alone")
                });
            }
            self.passed += 1;
        }
        Ok(())
    }

    /// Prints how long the steps took, beside what was decided, and which tests were the slowest.
    fn tell_times(&self, names: &[String], whole: f64) -> Result<()> {
        let together = match names {
            [] => Some("whole"),
            [only] if only == "quick" => Some("quick"),
            _ => None,
        };
        let together = together.map(|name| (name, whole));
        println!("{:<18}{:>8}{:>8}", "seconds", "took", "share");
        for (name, seconds) in self.times.iter().copied().chain(together) {
            let share = bounds::bounds()?.seconds.get(name).map(bounds::Bound::most);
            let over = share
                .map(|share| seconds - share as f64)
                .filter(|over| *over > 0.0);
            let over = over.map_or_else(String::new, |over| format!("  {over:.1} over its share"));
            let share = share.map_or_else(String::new, |share| share.to_string());
            println!("{name:<18}{seconds:>8.1}{share:>8}{over}");
        }
        let slowest = slowest::slowest();
        if !slowest.is_empty() {
            println!("\nThe slowest tests, in seconds");
        }
        for timed in slowest {
            println!("{timed}");
        }
        println!();
        Ok(())
    }
}

/// Runs all steps, the native ones in parallel with those on the built site.
fn whole(score: &mut Score) -> Result<()> {
    let turn = |turn| STEPS.iter().filter(move |step| step.turn == turn);
    let log = project::target()?.join("beside.txt");
    let file = File::create(&log)?;
    println!(
        "The site is built and tested beside these steps; output goes to {}\n",
        project::typed(&log)
    );
    let (native, beside) = thread::scope(|scope| {
        // To the last test in Chromium is the longest way: it goes first.
        let beside = scope.spawn(|| {
            run::logged(file, || {
                let mut score = Score::default();
                let outcome = score.run(turn(Beside), &[]);
                (score, outcome)
            })
        });
        run::step_back();
        (score.run(turn(Native), &[]), beside.join())
    });
    let (beside, outcome) = beside.map_err(|_| anyhow!("a step panicked: see above"))?;
    print!("{}", fs::read_to_string(&log)?);
    score.passed += beside.passed;
    score.failed += beside.failed;
    score.times.extend(beside.times);
    native.and(outcome)
}

fn chosen(names: &[String]) -> Result<Vec<&'static Step>> {
    let find = |name: &str| {
        let step = STEPS.iter().find(|step| step.name == name);
        step.with_context(|| {
            let all = STEPS.map(|step| step.name).join(", ");
            format!("there is no step `{name}`; the steps are {all}, and quick is several of them")
        })
    };
    let wanted = names.iter().flat_map(|name| match name.as_str() {
        "quick" => QUICK.to_vec(),
        other => vec![other],
    });
    wanted.map(find).collect()
}

#[cfg(test)]
mod tests {
    use super::{chosen, test};

    #[test]
    fn steps_are_chosen_by_name_and_mistakes_are_named() {
        let steps = chosen(&["quick".to_owned(), "www".to_owned()]).unwrap();
        let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
        assert_eq!(names, ["fmt", "clippy", "most", "www"]);
        let unknown = test(&["fnt".to_owned()], &[]).unwrap_err().to_string();
        assert!(unknown.contains("no step `fnt`"), "{unknown}");
        let stray = test(&["docs".to_owned()], &["--open".into()]).unwrap_err();
        assert!(stray.to_string().contains("go to one step"), "{stray}");
    }
}
