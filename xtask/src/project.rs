//! The paths of the project.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run;

/// The target of the modules.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The licences and notices of what is compiled into the modules.
pub const THIRD_PARTY: &str = "THIRD-PARTY-LICENSES.txt";

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map(Path::to_path_buf).unwrap_or(here)
}

/// The folder of whatever is built and not committed: `target/`, unless `CARGO_TARGET_DIR` or `build.target-dir` say otherwise.
pub fn target() -> Result<PathBuf> {
    let folder = workspace()?["target_directory"].as_str();
    let folder = folder.context("cargo metadata names no folder of what is built")?;
    Ok(folder.into())
}

/// A folder as one would type it at the root of the repository.
pub fn typed(folder: &Path) -> String {
    let within = folder.strip_prefix(root());
    within.unwrap_or(folder).display().to_string()
}

/// A command that runs in the root of the repository.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// A program of the npm packages of the project. It is started without npx, which would take half a second each time.
pub fn npm_program(name: &str) -> Command {
    let ending = if cfg!(windows) { ".cmd" } else { "" };
    let program = root().join(format!("node_modules/.bin/{name}{ending}"));
    command(&program.to_string_lossy())
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    let mut command = match std::env::var_os("CARGO") {
        Some(cargo) => Command::new(cargo),
        None => Command::new("cargo"),
    };
    command.current_dir(root());
    command
}

/// A command of cargo, such as `test`, for the crates that are compiled for this machine, in the profile of the tests. Cargo
/// gives a crate the features that all chosen packages want of it, so every command chooses them all: nothing is compiled
/// twice.
pub fn native(subcommand: &str) -> Command {
    let mut command = cargo();
    command.arg(subcommand);
    if subcommand != "test" {
        command.args(["--profile", "test"]);
    }
    command
}

/// Asks the library: `crates/generate` tells what is wanted.
pub fn told(wanted: &str) -> Result<Command> {
    static BUILT: Mutex<bool> = Mutex::new(false);
    let name = "upperhand-generate";
    run::once(&BUILT, || {
        run::output(native("build").args(["--quiet", "--bin", name])).map(drop)
    })?;
    let program = target()?.join("debug").join(format!("{name}{EXE_SUFFIX}"));
    let mut command = command(&program.to_string_lossy());
    command.arg(wanted);
    Ok(command)
}

/// The package in its `Cargo.toml`.
pub struct Crate {
    /// As in `1.2.3`.
    pub version: String,
    /// One line.
    pub description: String,
    /// As an SPDX expression.
    pub license: String,
}

/// Reads the package’s `Cargo.toml`, through cargo.
pub fn package() -> Result<Crate> {
    let mut packages = workspace()?["packages"].as_array().into_iter().flatten();
    let package = packages.find(|package| package["name"] == "upperhand");
    let package = package.context("cargo metadata lists no package `upperhand`")?;
    let field = |name: &str| {
        let value = package[name].as_str().map(str::to_owned);
        value.with_context(|| format!("Cargo.toml has no `{name}` for `upperhand`"))
    };
    Ok(Crate {
        version: field("version")?,
        description: field("description")?,
        license: field("license")?,
    })
}

/// The metadata of our own crates, from cargo.
pub fn workspace() -> Result<&'static Value> {
    static READ: OnceLock<Value> = OnceLock::new();
    if let Some(read) = READ.get() {
        return Ok(read);
    }
    let read = metadata(&["--no-deps"])?;
    Ok(READ.get_or_init(|| read))
}

/// The metadata of crates, from cargo.
pub fn metadata(options: &[&str]) -> Result<Value> {
    let mut cargo = cargo();
    cargo
        .args(["metadata", "--format-version", "1"])
        .args(options);
    serde_json::from_str(&run::output(&mut cargo)?).context("cargo metadata is not JSON")
}

#[cfg(test)]
mod tests {
    use super::{cargo, run};

    #[test]
    fn tests_want_no_other_features_than_builds() {
        let tree = "tree --no-dedupe --prefix none --format {p},{f} --edges";
        let features = |edges| run::output(cargo().args(tree.split(' ')).arg(edges)).unwrap();
        let tested = features("normal,build,dev");
        let built = features("normal,build");
        let other = built
            .lines()
            .filter(|line| !tested.lines().any(|known| known == *line));
        let other: Vec<&str> = other.collect();
        assert!(other.is_empty(), "compiled once more for tests: {other:?}");
    }
}
