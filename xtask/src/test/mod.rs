//! All checks of the project, in steps: here they are listed and run, in `checks.rs` stands what each does.

mod checks;
mod slowest;
mod steady;

use std::ffi::OsString;
use std::fmt::{self, Display};
use std::fs::{self, File};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};

use crate::unchanged::Notes;
use crate::{bench, bounds, generate, install, project, reach, reproduce, run, tools, wasm};

/// One check.
pub struct Step {
    /// As typed after `cargo xtask test`.
    pub name: &'static str,
    /// One line for the help.
    pub about: &'static str,
    turn: Turn,
    check: Check,
    /// The folders that the step does not read, if it is skipped where nothing else has changed since it passed.
    pub unread: Option<&'static [&'static str]>,
}

impl Step {
    /// Is it run where no step is named?
    #[cfg(test)]
    pub fn is_of_whole_runs(&self) -> bool {
        self.turn != Turn::Named
    }

    /// A step that is skipped where nothing but these folders has changed since it passed.
    const fn unread(mut self, folders: &'static [&'static str]) -> Self {
        self.unread = Some(folders);
        self
    }
}

/// When a step runs in a whole run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// On the terminal: the native code, then tools and browsers that need the built site.
    Native,
    /// Runs beside the native steps, on the built site; output goes to a log.
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

const fn step(
    turn: Turn,
    name: &'static str,
    about: &'static str,
    check: fn() -> Result<()>,
) -> Step {
    Step {
        name,
        about,
        turn,
        check: Check::Plain(check),
        unread: None,
    }
}

const fn step_with(
    turn: Turn,
    name: &'static str,
    about: &'static str,
    check: fn(&[OsString]) -> Result<()>,
) -> Step {
    Step {
        name,
        about,
        turn,
        check: Check::With(check),
        unread: None,
    }
}

/// The folders that no Rust step reads.
const NOT_RUST: [&str; 7] = [
    ".github",
    "benches/browser",
    "tests/browser",
    "tests/firefox",
    "tests/pictures",
    "tests/tools",
    "tests/www",
];

/// The folders that no step reads that opens the site in a browser.
const NOT_SITE: [&str; 9] = [
    ".github",
    "crates/beyond/tests",
    "crates/guess-who/tests",
    "crates/guts/tests",
    "crates/oracles",
    "tests/core",
    "tests/native",
    "tests/snapshots",
    "tests/www",
];

/// The steps of a whole run, and those that run on request only; the quick and informative ones first.
pub const STEPS: [Step; 25] = [
    step(
        Turn::Native,
        "fmt",
        "the Rust code is formatted",
        checks::fmt,
    ),
    step(
        Turn::Native,
        "lines",
        "no room has more lines than were decided",
        bounds::count_lines,
    ),
    step(
        Turn::Native,
        "clippy",
        "clippy is content with all Rust code, that for the web too",
        checks::clippy,
    ),
    step_with(
        Turn::Native,
        "rust",
        "unit tests, integration tests and the examples in the documentation",
        checks::rust,
    )
    .unread(&NOT_RUST),
    step(
        Turn::Native,
        "benches",
        "the benchmarks in Rust find the right answers",
        checks::benches,
    )
    .unread(&NOT_RUST),
    step(
        Turn::Native,
        "commands",
        "the tests of the commands",
        checks::commands,
    ),
    step(
        Turn::Native,
        "generate",
        "lists of figures and settings are what their schemas say, and what is kept of our boards is what is computed",
        generate::check,
    ),
    step(
        Turn::Native,
        "docs",
        "the documentation builds without warnings",
        checks::docs,
    ),
    // The steps beside these have built the modules and the site by now.
    step(
        Turn::Native,
        "reach",
        "each module reaches all given packages that apply to it, the core no others",
        reach::check,
    ),
    step(
        Turn::Native,
        "types",
        "the JavaScript is correctly typed",
        checks::types,
    ),
    step(
        Turn::Native,
        "www",
        "the JavaScript tests that need no browser: tests/www/**/*.test.js",
        checks::www,
    ),
    step(
        Turn::Native,
        "bundlers",
        "Vite and esbuild each build a page with the npm package",
        tools::usual,
    )
    .unread(&NOT_SITE),
    step(
        Turn::Native,
        "firefox",
        "the tests in Firefox: tests/firefox/**/*.test.js",
        checks::in_firefox,
    )
    .unread(&NOT_SITE),
    step(
        Turn::Native,
        "browser-benches",
        "the benchmarks in Chromium find the right answers",
        bench::one_round,
    )
    .unread(&NOT_SITE),
    step(
        Turn::Beside,
        "npm",
        "the npm packages are those of package-lock.json",
        install::npm_packages,
    ),
    step(
        Turn::Beside,
        "lint",
        "the JavaScript is formatted, and Biome finds nothing to mend",
        checks::lint,
    ),
    step(
        Turn::Beside,
        "wasm",
        "the WebAssembly modules build, the core without drawing and without the web",
        wasm::build,
    ),
    step(
        Turn::Beside,
        "dist",
        "the site and the npm package are complete",
        checks::dist_checked,
    ),
    step_with(
        Turn::Beside,
        "browser",
        "the tests in Chromium: tests/browser/**/*.spec.js",
        checks::in_browser,
    )
    .unread(&NOT_SITE),
    step(
        Turn::Named,
        "most",
        "the native tests, but for those that took half a second when all ran last",
        checks::most,
    ),
    step_with(
        Turn::Named,
        "tools",
        "all of today’s tools each build a page with the npm package",
        tools::all,
    ),
    step(
        Turn::Named,
        "reproduce",
        "a second build of what is committed, in other folders, is the same byte for byte",
        reproduce::test,
    ),
    step(
        Turn::Named,
        "pictures",
        "figures look alike in Chromium, Firefox and WebKitGTK, stand storms, and come once they are mended: tests/pictures/**/*.test.js",
        checks::pictures,
    ),
    step(
        Turn::Named,
        "steady",
        "the tests pass on a busy machine, one at a time, and in another order",
        steady::steady,
    ),
    step(
        Turn::Named,
        "storm",
        "random events by the million, for figures and core; other steps send one in a hundred",
        checks::storm,
    ),
];

/// The steps of `quick`: what a change of the Rust code is likely to break.
const QUICK: [&str; 3] = ["fmt", "clippy", "most"];

/// `cargo xtask test`: runs the named steps, or all. Steps that have passed and whose inputs have not changed since are
/// skipped unless `all` is set.
pub fn test(names: &[String], extra: &[OsString], all: bool) -> Result<()> {
    let steps = chosen(names)?;
    match steps.as_slice() {
        _ if extra.is_empty() => {}
        [only] if matches!(only.check, Check::With(_)) => {}
        _ => bail!(
            "arguments after -- go to one step, `rust` or `browser`: `cargo xtask test browser -- --grep play`"
        ),
    }
    let runner = Runner {
        extra,
        // With arguments a step is another one.
        notes: if extra.is_empty() {
            Notes::open()
        } else {
            None
        },
        skips: names.is_empty() && !all,
    };
    let mut score = Score::default();
    let start = Instant::now();
    let outcome = if names.is_empty() {
        whole(&runner, &mut score)
    } else {
        score.run(&runner, steps)
    };
    score.tell_times(names, start.elapsed().as_secs_f64())?;
    println!("{score}");
    outcome
}

/// How steps are run.
struct Runner<'a> {
    /// The arguments after `--`.
    extra: &'a [OsString],
    notes: Option<Notes>,
    /// Are steps skipped where nothing has changed since they passed?
    skips: bool,
}

/// The numbers of steps that have passed, that were skipped, and that have failed.
#[derive(Default)]
struct Score {
    passed: usize,
    skipped: usize,
    failed: usize,
    /// The seconds that each step took.
    times: Vec<(&'static str, f64)>,
}

impl Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            passed,
            skipped,
            failed,
            ..
        } = self;
        write!(f, "{passed} passed, ")?;
        if *skipped > 0 {
            write!(
                f,
                "{skipped} skipped (`cargo xtask test --all` runs them), "
            )?;
        }
        write!(f, "{failed} failed")
    }
}

impl Runner<'_> {
    /// Runs a step, or says that it passed with what it reads now. Returns whether it was run.
    fn run(&self, step: &Step) -> Result<bool> {
        let noted = self.notes.as_ref().zip(step.unread);
        let inputs = || {
            noted
                .map(|(notes, unread)| notes.inputs(unread))
                .transpose()
        };
        let before = inputs()?;
        if let (true, Some((notes, _)), Some(before)) = (self.skips, noted, &before)
            && let Some(time) = notes.passed_at(step.name, before)
        {
            run::say(&format!(
                "── {} skipped: unchanged since it passed at {time} ──\n",
                step.name
            ));
            return Ok(false);
        }
        run::say(&format!("── {} ──", step.name));
        match step.check {
            Check::Plain(check) => check(),
            Check::With(check) => check(self.extra),
        }?;
        // What was changed meanwhile may have been read before or after.
        if let (Some((notes, _)), Some(after)) = (noted, inputs()?)
            && before.as_ref() == Some(&after)
        {
            notes.note(step.name, &after)?;
        }
        Ok(true)
    }
}

impl Score {
    /// Runs steps one after the other, until one fails.
    fn run(
        &mut self,
        runner: &Runner,
        steps: impl IntoIterator<Item = &'static Step>,
    ) -> Result<()> {
        for step in steps {
            let start = Instant::now();
            let outcome = runner.run(step);
            let seconds = start.elapsed().as_secs_f64();
            let how = match outcome {
                Ok(true) => "passed",
                Ok(false) => {
                    self.skipped += 1;
                    continue;
                }
                Err(_) => "failed",
            };
            run::say(&format!("── {} {how} after {seconds:.1} s ──\n", step.name));
            self.times.push((step.name, seconds));
            if outcome.is_err() {
                self.failed += 1;
                let again = format!(
                    "`{0}` failed; `cargo xtask test {0}` runs it alone",
                    step.name
                );
                return outcome.map(drop).context(again);
            }
            self.passed += 1;
        }
        Ok(())
    }
}

impl Score {
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
fn whole(runner: &Runner, score: &mut Score) -> Result<()> {
    let turn = |turn| STEPS.iter().filter(move |step| step.turn == turn);
    let log = project::target()?.join("beside.txt");
    let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
    println!(
        "The site is built and tested beside these steps; output goes to {}\n",
        project::typed(&log)
    );
    let (native, beside) = thread::scope(|scope| {
        // To the last test in Chromium is the longest way: it goes first.
        let beside = scope.spawn(|| {
            run::logged(file, || {
                let mut score = Score::default();
                let outcome = score.run(runner, turn(Turn::Beside));
                (score, outcome)
            })
        });
        run::step_back();
        (score.run(runner, turn(Turn::Native)), beside.join())
    });
    let (beside, outcome) = beside.map_err(|_| anyhow!("a step panicked: see above"))?;
    print!("{}", fs::read_to_string(&log)?);
    score.passed += beside.passed;
    score.skipped += beside.skipped;
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
    use std::fs;
    use std::path::Path;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use anyhow::{Result, bail, ensure};

    use super::{Runner, STEPS, Score, Step, Turn, chosen, step, test};
    use crate::unchanged::{Notes, tests::tree};

    fn names(steps: &[&str]) -> Vec<&'static str> {
        let steps: Vec<String> = steps.iter().map(|step| (*step).to_owned()).collect();
        let chosen = chosen(&steps).unwrap();
        chosen.iter().map(|step| step.name).collect()
    }

    #[test]
    fn steps_are_chosen_by_name() {
        assert_eq!(names(&["docs", "fmt"]), ["docs", "fmt"]);
        assert_eq!(names(&["quick", "www"]), ["fmt", "clippy", "most", "www"]);
    }

    #[test]
    fn a_whole_run_looks_whether_what_is_generated_is_up_to_date() {
        let step = STEPS.iter().find(|step| step.name == "generate").unwrap();
        assert!(step.turn != Turn::Named);
    }

    #[test]
    fn mistakes_are_named() {
        let unknown = test(&["fnt".to_owned()], &[], false)
            .unwrap_err()
            .to_string();
        assert!(
            unknown.contains("no step `fnt`") && unknown.contains("browser-benches"),
            "{unknown}"
        );
        let stray = test(&["docs".to_owned()], &["--open".into()], false)
            .unwrap_err()
            .to_string();
        assert!(stray.contains("go to one step"), "{stray}");
    }

    const fn native(name: &'static str, check: fn() -> Result<()>) -> Step {
        step(Turn::Native, name, "", check)
    }

    fn runner(tree: &Path) -> Runner<'static> {
        Runner {
            extra: &[],
            notes: Notes::of(tree, String::new()),
            skips: true,
        }
    }

    #[test]
    fn a_step_is_skipped_until_something_that_it_reads_has_changed() {
        static RUNS: AtomicUsize = AtomicUsize::new(0);
        fn counted() -> Result<()> {
            let runs = RUNS.fetch_add(1, Ordering::Relaxed);
            ensure!(runs < 9, "it runs on and on");
            Ok(())
        }
        static STEP: Step = native("counted", counted).unread(&["unread"]);
        let tree = tree("skipped");
        let mut runner = runner(&tree);
        let mut score = Score::default();
        score.run(&runner, [&STEP, &STEP, &STEP]).unwrap();
        assert_eq!(RUNS.load(Ordering::Relaxed), 1);
        let told = "1 passed, 2 skipped (`cargo xtask test --all` runs them), 0 failed";
        assert_eq!(score.to_string(), told);
        fs::write(tree.join("read/b.txt"), "b").unwrap();
        assert!(runner.run(&STEP).unwrap());
        assert!(!runner.run(&STEP).unwrap());
        // It is named, or all steps are to run.
        runner.skips = false;
        assert!(runner.run(&STEP).unwrap());
    }

    #[test]
    fn steps_run_that_failed_or_changed_something_or_do_not_say_what_they_read() {
        fn fails() -> Result<()> {
            bail!("it fails")
        }
        fn changes() -> Result<()> {
            static COUNT: AtomicUsize = AtomicUsize::new(0);
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let file = crate::project::target()?.join("tests of xtask/runs/read/a.txt");
            Ok(fs::write(file, count.to_string())?)
        }
        let runner = runner(&tree("runs"));
        for _ in 0..2 {
            runner.run(&native("fails", fails).unread(&[])).unwrap_err();
            assert!(runner.run(&native("silent", || Ok(()))).unwrap());
            assert!(runner.run(&native("changes", changes).unread(&[])).unwrap());
        }
    }
}
