//! What each step does.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use fs_err as fs;

use super::slowest;
use crate::deploy::Deploy;
use crate::{browser, dist, files, install, project, run, wasm};

pub fn fmt() -> Result<()> {
    install::cargo_command("fmt", "rustfmt")?;
    run::run(project::cargo().args(["fmt", "--all", "--check"]))
        .context("some Rust code is not formatted; `cargo fmt --all` formats it")
}

pub fn clippy() -> Result<()> {
    install::cargo_command("clippy", "clippy")?;
    // The modules compile natively, too, if for nothing: one pass over all features is quicker than one for each target.
    run::run(
        project::cargo()
            .args("clippy --workspace --all-targets --all-features -- -D warnings".split(' ')),
    )
}

/// The native tests, then the examples in the documentation.
pub fn rust(extra: &[OsString]) -> Result<()> {
    for mut program in native()? {
        slowest::run("rust", program.args(extra))?;
    }
    if extra.is_empty() {
        slowest::note(&slow_tests()?)?;
        run::run(project::native("test").arg("--doc"))?;
    }
    Ok(())
}

/// The file of the native tests that were slow when all were run last.
fn slow_tests() -> Result<PathBuf> {
    Ok(project::target()?.join("slow-tests.txt"))
}

/// The native tests but for those.
pub fn most() -> Result<()> {
    let slow = fs::read_to_string(slow_tests()?).unwrap_or_default();
    for mut program in native()? {
        program.args(slow.lines().flat_map(|name| ["--skip", name]));
        slowest::run("most", &mut program)?;
    }
    run::say(&format!(
        "{} slow tests were left out",
        slow.lines().count()
    ));
    Ok(())
}

/// Builds the programs of the native tests, one for each crate, which are to be run.
pub fn native() -> Result<Vec<Command>> {
    let build = || {
        let mut build = project::native("test");
        build.args(["--tests", "--no-run"]);
        build
    };
    run::run(&mut build())?;
    // Cargo says where the programs are, and has them built already.
    let told = run::output(build().args(["--quiet", "--message-format", "json"]))?;
    let programs = told.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let mut program = project::command(message["executable"].as_str()?);
        // Times of single tests are an unstable option of the test harness.
        program
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["-Z", "unstable-options", "--report-time"])
            .current_dir(Path::new(message["manifest_path"].as_str()?).parent()?);
        Some(program)
    });
    Ok(programs.collect())
}

/// Runs each benchmark once, as criterion does under `cargo test`.
pub fn benches() -> Result<()> {
    run::run(project::native("test").arg("--benches"))
}

/// Tests this program in the profile it was built with: its dependencies are there already.
pub fn commands() -> Result<()> {
    install::node()?;
    run::run(project::cargo().args(["test", "--package", "xtask", "--profile", "dev"]))
}

/// All tests at their full sizes, where they have one: over the figures without a page, over the core in Node, over the figures in
/// Chromium, and in all browsers.
pub fn storm() -> Result<()> {
    let run = |program: &mut Command| run::run(program.env("UPPERHAND_STORM", "full"));
    native()?.iter_mut().try_for_each(run)?;
    run(&mut node_tests(Path::new("tests/www"), &[])?)?;
    run(&mut playwright()?)?;
    run(&mut pictures_compared()?)
}

pub fn docs() -> Result<()> {
    // Most dependencies have been checked for `clippy`, with the same features.
    run::run(
        project::cargo()
            .args(["doc", "--no-deps", "--all-features", "--lib"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

pub fn lint() -> Result<()> {
    install::npm_packages()?;
    run::run(project::command("npx").args(["--no", "--", "biome", "ci", "--error-on-warnings"]))
        .context("`npx biome check --write` mends what it can")
}

pub fn types() -> Result<()> {
    install::npm_packages()?;
    // The modules’ declarations are written with them.
    wasm::build()?;
    run::run(project::npm_program("tsc").args(["--project", "tsconfig.json"]))
}

pub fn www() -> Result<()> {
    install::npm_packages()?;
    wasm::build()?;
    slowest::run("www", &mut node_tests(Path::new("tests/www"), &[])?)
}

/// Node, to run the tests of a folder: by name, because versions of Node differ in what they make of a folder.
pub fn node_tests(folder: &Path, options: &[&str]) -> Result<Command> {
    let mut found = files::under(&project::root().join(folder))?;
    found.retain(|file| file.to_string_lossy().ends_with(".test.js"));
    if found.is_empty() {
        bail!("there is no test in {}", folder.display());
    }
    let mut node = project::command("node");
    node.args(["--test", "--test-reporter=spec"])
        .args(options)
        .args(found.iter().map(|file| folder.join(file)));
    Ok(node)
}

pub fn dist_checked() -> Result<()> {
    dist::write()?;
    dist::check()?;
    dist::print_sizes(&Deploy::default())
}

pub fn in_browser(extra: &[OsString]) -> Result<()> {
    slowest::run("browser", playwright()?.args(extra))
}

/// The tests in Chromium, which are to be run.
pub fn playwright() -> Result<Command> {
    let mut playwright = project::npm_program("playwright");
    browser::environment(&install::CHROMIUM)?.tell(playwright.arg("test"));
    Ok(playwright)
}

pub fn in_firefox() -> Result<()> {
    slowest::run("firefox", &mut firefox(&[])?)
}

/// The tests in Firefox, which are to be run.
pub fn firefox(options: &[&str]) -> Result<Command> {
    let mut node = node_tests(Path::new("tests/firefox"), options)?;
    browser::environment(&install::FIREFOX)?.tell(&mut node);
    Ok(node)
}

pub fn pictures() -> Result<()> {
    run::run(&mut pictures_compared()?)
}

/// The tests that look at figures in Chromium, Firefox and WebKitGTK, which are to be run.
fn pictures_compared() -> Result<Command> {
    let mut node = node_tests(Path::new("tests/pictures"), &[])?;
    browser::environment(&install::CHROMIUM)?.tell(&mut node);
    let firefox = install::browser(&install::FIREFOX)?;
    node.env(install::FIREFOX.variable, firefox);
    node.envs(install::webkit()?);
    Ok(node)
}
