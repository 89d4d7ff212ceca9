//! The WebAssembly modules: cargo compiles the crates of `modules/`, wasm-bindgen writes the JavaScript
//! around them.
//!
//! wasm-bindgen’s command-line tool is linked in as a library: one lock file holds it and the macro at the
//! same version, and nothing is downloaded ready-made.

use std::collections::BTreeSet;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result};
use fs_err as fs;
use wasm_bindgen_cli_support::Bindgen;

use crate::modules::{self, Module};
use crate::{files, install, project, remap, run};

/// The setting of what readers wait for. In bytes of `guess-who`, raw and brotli, when they were measured side by side: 3
/// 803,558 and 246,552; "z" 542,990 and 199,943; "s" takes 14,000 more than "z", brotli. Frames take as long with either.
const SMALL: &str = "profile.release.opt-level=\"z\"";

/// The way in which modules are compiled. Each profile has folders of its own, so that neither undoes the other’s work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Soon there, with the names of functions: for somebody who changes something and looks at it.
    Dev,
    /// Quick and small: for readers.
    Release,
}

impl Profile {
    /// As cargo’s `--profile` names it.
    fn name(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Release => "release",
        }
    }

    /// The folder that cargo writes modules to, inside that of the target.
    fn folder(self) -> &'static str {
        match self {
            Self::Dev => "debug",
            Self::Release => "release",
        }
    }

    /// Settings of cargo for a module: small but for what calculates. All else is compiled once, for figures as well: they are
    /// no profile of their own, which would compile all that runs at compile time once more.
    fn settings(self, module: &Module) -> Vec<String> {
        if self == Self::Dev {
            return Vec::new();
        }
        let quick = module.is.quick.iter();
        let quick = quick.map(|name| format!("profile.release.package.{name}.opt-level=3"));
        iter::once(SMALL.to_owned()).chain(quick).collect()
    }

    /// The folder of the bound modules.
    pub fn output(self) -> Result<PathBuf> {
        Ok(match self {
            Self::Dev => project::target()?.join("pkg"),
            Self::Release => project::root().join("www/pkg"),
        })
    }
}

/// Builds every module for readers, once per run.
pub fn build() -> Result<()> {
    static BUILT: Mutex<bool> = Mutex::new(false);
    run::once(&BUILT, || build_with(Profile::Release))
}

/// Builds every module that has changed.
pub fn build_with(profile: Profile) -> Result<()> {
    install::wasm_target()?;
    compile(profile)?;
    for module in modules::all()? {
        bind(module, profile)?;
    }
    remove_others(&profile.output()?)
}

/// A module as cargo writes it, names of functions included.
pub fn compiled(module: &Module, profile: Profile) -> Result<PathBuf> {
    let folder = project::target()?.join(project::TARGET);
    let file = format!("{}.wasm", module.package.replace('-', "_"));
    Ok(folder.join(profile.folder()).join(file))
}

/// All modules with the same settings at once: the library is compiled once for all of them.
fn compile(profile: Profile) -> Result<()> {
    let rustflags = remap::rustflags()?;
    let modules = modules::all()?.iter();
    let all: BTreeSet<_> = modules.clone().map(|one| profile.settings(one)).collect();
    for settings in &all {
        let mut cargo = project::cargo();
        cargo
            .args(["build", "--target", project::TARGET])
            .args(["--profile", profile.name()])
            .args(
                settings
                    .iter()
                    .flat_map(|setting| ["--config", setting.as_str()]),
            );
        if profile == Profile::Release {
            cargo.env("CARGO_ENCODED_RUSTFLAGS", &rustflags);
        }
        let same = |module: &&Module| profile.settings(module) == *settings;
        for module in modules.clone().filter(same) {
            cargo.args(["--package", &module.package]);
        }
        run::run(&mut cargo)?;
    }
    Ok(())
}

/// Writes the files of one module, unless they are those of this very module already.
fn bind(module: &Module, profile: Profile) -> Result<()> {
    let name = module.name.as_str();
    let compiled = compiled(module, profile)?;
    let module = fs::read(&compiled)
        .with_context(|| format!("cargo did not write {}", compiled.display()))?;
    let folder = profile.output()?;
    let stamp_file = folder.join(format!(".{name}.stamp"));
    let stamp = stamp(&module);
    let is_written = outputs(name).iter().all(|file| folder.join(file).exists());
    if is_written && fs::read_to_string(&stamp_file).is_ok_and(|bound| bound == stamp) {
        return Ok(());
    }
    run::say(&format!("Binding {name}"));
    Bindgen::new()
        .input_bytes(name, module)
        .out_name(name)
        .web(true)?
        .typescript(true)
        // Whoever starts a module says where it lies: bundlers take a path in it for one more file.
        .omit_default_module_path(true)
        .remove_name_section(profile == Profile::Release)
        .remove_producers_section(true)
        // A panic ends a module: everything in it is made anew.
        .reset_state_function(true)
        .generate(&folder)
        .with_context(|| format!("wasm-bindgen could not bind {name}"))?;
    fs::write(&stamp_file, stamp).context("cannot note what was written")
}

/// Removes files of earlier builds that none of the modules writes now.
fn remove_others(folder: &Path) -> Result<()> {
    let names = modules::all()?.iter();
    let written: Vec<String> = names.flat_map(|one| outputs(&one.name)).collect();
    for file in files::under(folder)? {
        if !written.iter().any(|name| Path::new(name) == file) {
            let file = folder.join(file);
            fs::remove_file(&file)?;
        }
    }
    Ok(())
}

/// The files that wasm-bindgen writes for a module.
fn outputs(name: &str) -> Vec<String> {
    let endings = [".js", ".d.ts", "_bg.wasm", "_bg.wasm.d.ts"];
    endings.map(|ending| format!("{name}{ending}")).to_vec()
}

/// The sources of a module's files: the compiled module, and the program that binds it. Contents, not dates, because
/// cargo brings an older module back when a change is undone.
fn stamp(module: &[u8]) -> String {
    let tools = [include_str!("wasm.rs"), include_str!("../../Cargo.lock")];
    let mut hasher = DefaultHasher::new();
    (module, tools).hash(&mut hasher);
    format!("{:016x}\n", hasher.finish())
}
