//! The WebAssembly modules of `www/pkg/`: cargo compiles, wasm-bindgen writes the JavaScript around.
//!
//! wasm-bindgen’s command-line tool is linked in as a library: one lock file holds it and the macro at the
//! same version, and nothing is downloaded ready-made.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::{files, install, project, run};

/// One WebAssembly module and the features of the crate it holds.
struct Module {
    features: &'static str,
    /// `www/pkg/{name}.js` and `www/pkg/{name}_bg.wasm`.
    name: &'static str,
    /// Compiled for processors that work on several numbers at once (fixed-width SIMD).
    simd: bool,
    /// The module that this one stands in for, with the same JavaScript around it.
    in_place_of: Option<&'static str>,
}

/// Everything `www/pkg/` holds.
const MODULES: [Module; 3] = [
    // The figures, and the core with them. They draw from closed forms, so SIMD would save them nothing.
    Module {
        features: "canvas",
        name: "upperhand",
        simd: false,
        in_place_of: None,
    },
    // The core alone, without drawing: exhaustive tables of many answers are 1.6 times faster with SIMD.
    Module {
        features: "solver",
        name: "upperhand_core",
        simd: true,
        in_place_of: None,
    },
    // The same for browsers that lack it.
    Module {
        features: "solver",
        name: "upperhand_core_scalar",
        simd: false,
        in_place_of: Some("upperhand_core"),
    },
];

/// The variable that holds flags for the compiler when it compiles to WebAssembly.
const RUSTFLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The features modules are compiled with.
pub fn feature_sets() -> impl Iterator<Item = &'static str> {
    let own = MODULES.iter().filter(|module| module.in_place_of.is_none());
    own.map(|module| module.features)
}

/// Builds every module, once per run; what has not changed is left alone.
pub fn build() -> Result<()> {
    static BUILT: AtomicBool = AtomicBool::new(false);
    if BUILT.load(Ordering::Relaxed) {
        return Ok(());
    }
    install::wasm_target()?;
    for module in &MODULES {
        module.compile()?;
        module.bind()?;
    }
    BUILT.store(true, Ordering::Relaxed);
    Ok(())
}

impl Module {
    /// A target folder of its own: the file is called `upperhand.wasm` whatever the features, and native
    /// builds need not wait for this one.
    fn target_folder(&self) -> PathBuf {
        project::root()
            .join("target")
            .join(format!("wasm-{}", self.name))
    }

    fn compiled(&self) -> PathBuf {
        self.target_folder()
            .join(project::TARGET)
            .join("release/upperhand.wasm")
    }

    fn compile(&self) -> Result<()> {
        let mut cargo = project::cargo();
        cargo
            .args([
                "build",
                "--release",
                "--package",
                "upperhand",
                "--lib",
                "--target",
                project::TARGET,
            ])
            .args(["--no-default-features", "--features", self.features])
            .arg("--target-dir")
            .arg(Path::new("target").join(format!("wasm-{}", self.name)));
        if self.simd {
            cargo.env(RUSTFLAGS, "-C target-feature=+simd128");
        }
        run::run(&mut cargo)
    }

    fn bind(&self) -> Result<()> {
        let stamp_file = self.target_folder().join("bound.txt");
        let stamp = stamp(&self.compiled())?;
        let folder = project::root().join("www/pkg");
        let outputs = self.outputs();
        let written = outputs.iter().all(|name| folder.join(name).exists());
        let bound = fs::read_to_string(&stamp_file).unwrap_or_default();
        if bound == stamp && written {
            return Ok(());
        }
        match self.in_place_of {
            None => self.generate(self.name, &folder)?,
            Some(other) => self.stand_in(other, &folder)?,
        }
        fs::write(&stamp_file, stamp).context("cannot note what was written")
    }

    fn generate(&self, name: &str, folder: &Path) -> Result<()> {
        eprintln!("Binding {}", self.name);
        Bindgen::new()
            .input_path(self.compiled())
            .out_name(name)
            .web(true)?
            .typescript(true)
            .omit_default_module_path(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(folder)
            .with_context(|| format!("wasm-bindgen could not bind {}", self.name))
    }

    /// Writes the WebAssembly alone, after a look at whether the other’s JavaScript fits it.
    fn stand_in(&self, other: &str, folder: &Path) -> Result<()> {
        let aside = self.target_folder().join("bound");
        self.generate(other, &aside)?;
        let script = format!("{other}.js");
        if fs::read(aside.join(&script))? != fs::read(folder.join(&script))? {
            bail!("www/pkg/{script} does not fit {}", self.name);
        }
        let module = aside.join(format!("{other}_bg.wasm"));
        files::copy(&module, &folder.join(format!("{}_bg.wasm", self.name)))
    }

    fn outputs(&self) -> Vec<String> {
        let shapes: &[&str] = match self.in_place_of {
            None => &["{}.js", "{}.d.ts", "{}_bg.wasm", "{}_bg.wasm.d.ts"],
            Some(_) => &["{}_bg.wasm"],
        };
        let named = |shape: &&str| shape.replace("{}", self.name);
        shapes.iter().map(named).collect()
    }
}

/// Names what the files of `www/pkg/` are made from: the compiled module and this program. Contents, not
/// dates, because cargo brings an older module back when a change is undone.
fn stamp(compiled: &Path) -> Result<String> {
    let bytes = fs::read(compiled)
        .with_context(|| format!("cargo did not write {}", compiled.display()))?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    fs::metadata(std::env::current_exe()?)?
        .modified()?
        .hash(&mut hasher);
    Ok(format!("{:016x}\n", hasher.finish()))
}
