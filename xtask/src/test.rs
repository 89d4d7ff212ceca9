//! Every check of the project, in steps; the first that fails ends the run.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::project::TARGET;
use crate::wasm;
use crate::{browser, dist, files, install, project, reach, run};

/// One check.
pub struct Step {
    /// As typed after `cargo xtask test`.
    pub name: &'static str,
    /// One line for the help.
    pub about: &'static str,
    check: Check,
}

/// How a step is run.
enum Check {
    Plain(fn() -> Result<()>),
    /// With what stood after `--` on the command line.
    With(fn(&[OsString]) -> Result<()>),
}

/// The steps, quick and telling ones first.
pub const STEPS: [Step; 14] = [
    Step {
        name: "fmt",
        about: "the Rust code is formatted",
        check: Check::Plain(fmt),
    },
    Step {
        name: "clippy",
        about: "clippy is content with the native code",
        check: Check::Plain(clippy),
    },
    Step {
        name: "clippy-wasm",
        about: "clippy is content with the WebAssembly code",
        check: Check::Plain(clippy_wasm),
    },
    Step {
        name: "headless",
        about: "the core builds without drawing and without the web",
        check: Check::Plain(headless),
    },
    Step {
        name: "rust",
        about: "unit tests, integration tests and the examples in the documentation",
        check: Check::With(rust),
    },
    Step {
        name: "docs",
        about: "the documentation builds without warnings",
        check: Check::Plain(docs),
    },
    Step {
        name: "wasm",
        about: "the WebAssembly modules build",
        check: Check::Plain(wasm::build),
    },
    Step {
        name: "reach",
        about: "each module reaches all given packages that apply to it",
        check: Check::Plain(reach::check),
    },
    Step {
        name: "npm",
        about: "the npm packages are those of package-lock.json",
        check: Check::Plain(install::npm_packages),
    },
    Step {
        name: "types",
        about: "the JavaScript is correctly typed",
        check: Check::Plain(types),
    },
    Step {
        name: "www",
        about: "the JavaScript tests that need no browser: tests/www/**/*.test.js",
        check: Check::Plain(www),
    },
    Step {
        name: "dist",
        about: "the site and the npm package are complete",
        check: Check::Plain(dist_checked),
    },
    Step {
        name: "browser",
        about: "the tests in Chromium: tests/browser/**/*.spec.js",
        check: Check::With(in_browser),
    },
    Step {
        name: "firefox",
        about: "the tests in Firefox: tests/firefox/**/*.test.js",
        check: Check::Plain(in_firefox),
    },
];

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
    for (passed, step) in steps.iter().enumerate() {
        println!("── {} ──", step.name);
        let start = Instant::now();
        let outcome = match step.check {
            Check::Plain(check) => check(),
            Check::With(check) => check(extra),
        };
        let seconds = start.elapsed().as_secs_f64();
        if let Err(error) = outcome {
            println!(
                "── {} failed after {seconds:.1} s ──\n{passed} passed, 1 failed",
                step.name
            );
            let again = format!(
                "`{0}` failed; `cargo xtask test {0}` runs it alone",
                step.name
            );
            return Err(error.context(again));
        }
        println!("── {} passed in {seconds:.1} s ──\n", step.name);
    }
    println!("{} passed, 0 failed", steps.len());
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<&'static Step>> {
    if names.is_empty() {
        return Ok(STEPS.iter().collect());
    }
    let find = |name: &String| {
        let step = STEPS.iter().find(|step| step.name == name);
        step.with_context(|| {
            let all = STEPS.map(|step| step.name).join(", ");
            format!("there is no step `{name}`; the steps are {all}")
        })
    };
    names.iter().map(find).collect()
}

fn fmt() -> Result<()> {
    install::cargo_command("fmt", "rustfmt")?;
    run::run(project::cargo().args(["fmt", "--all", "--check"]))
        .context("some Rust code is not formatted; `cargo fmt --all` formats it")
}

fn clippy() -> Result<()> {
    install::cargo_command("clippy", "clippy")?;
    run::run(project::cargo().args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn clippy_wasm() -> Result<()> {
    install::cargo_command("clippy", "clippy")?;
    install::wasm_target()?;
    let mut cargo = project::cargo();
    cargo.args(["clippy", "--target", TARGET, "--package", "upperhand"]);
    for name in wasm::MODULES {
        cargo.args(["--package", &wasm::package(name)]);
    }
    run::run(cargo.args(["--", "-D", "warnings"]))
}

fn headless() -> Result<()> {
    run::run(project::cargo().args(["check", "--package", "upperhand", "--no-default-features"]))
}

fn rust(extra: &[OsString]) -> Result<()> {
    run::run(
        project::cargo()
            .args(["test", "--package", "upperhand"])
            .args(extra),
    )?;
    if !extra.is_empty() {
        return Ok(());
    }
    // In the profile this program was built with: all it depends on is there already.
    run::run(project::cargo().args(["test", "--package", "xtask", "--profile", "dev"]))
}

fn docs() -> Result<()> {
    run::run(
        project::cargo()
            .args(["doc", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn types() -> Result<()> {
    install::npm_packages()?;
    // The modules’ declarations are written with them.
    wasm::build()?;
    run::run(project::command("npx").args(["--no", "--", "tsc", "--project", "tsconfig.json"]))
}

fn www() -> Result<()> {
    install::npm_packages()?;
    wasm::build()?;
    run::run(&mut node_tests(Path::new("tests/www"))?)
}

/// Node, to run the tests of a folder: by name, because versions of Node differ in what they make of a folder.
fn node_tests(folder: &Path) -> Result<Command> {
    let mut found = files::under(&project::root().join(folder))?;
    found.retain(|file| file.to_string_lossy().ends_with(".test.js"));
    if found.is_empty() {
        bail!("there is no test in {}", folder.display());
    }
    let mut node = project::command("node");
    node.arg("--test")
        .args(found.iter().map(|file| folder.join(file)));
    Ok(node)
}

fn dist_checked() -> Result<()> {
    dist::write()?;
    dist::check()?;
    dist::print_sizes()
}

fn in_browser(extra: &[OsString]) -> Result<()> {
    let stage = browser::stage(&install::CHROMIUM)?;
    let mut playwright = project::command("npx");
    playwright
        .args(["--no", "--", "playwright", "test"])
        .args(extra);
    stage.tell(&mut playwright);
    run::run(&mut playwright)
}

fn in_firefox() -> Result<()> {
    let stage = browser::stage(&install::FIREFOX)?;
    let mut node = node_tests(Path::new("tests/firefox"))?;
    stage.tell(&mut node);
    run::run(&mut node)
}

#[cfg(test)]
mod tests {
    use super::{STEPS, chosen, test};

    #[test]
    fn steps_are_chosen_by_name() {
        assert_eq!(chosen(&[]).unwrap().len(), STEPS.len());
        let two = chosen(&["docs".to_owned(), "fmt".to_owned()]).unwrap();
        assert_eq!(
            two.iter().map(|step| step.name).collect::<Vec<_>>(),
            ["docs", "fmt"]
        );
    }

    #[test]
    fn mistakes_are_named() {
        let unknown = test(&["fnt".to_owned()], &[]).unwrap_err().to_string();
        assert!(
            unknown.contains("no step `fnt`") && unknown.contains("clippy-wasm"),
            "{unknown}"
        );
        let stray = test(&["docs".to_owned()], &["--open".into()])
            .unwrap_err()
            .to_string();
        assert!(stray.contains("go to one step"), "{stray}");
    }
}
