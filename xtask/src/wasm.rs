//! The WebAssembly modules of `www/pkg/`: cargo compiles, wasm-bindgen writes the JavaScript around.
//!
//! wasm-bindgen’s command-line tool is linked in as a library: one lock file holds it and the macro at the
//! same version, and nothing is downloaded ready-made.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::{install, project, run};

/// One WebAssembly module and the features of the crate it holds.
struct Module {
    features: &'static str,
    /// `www/pkg/{name}.js` and `www/pkg/{name}_bg.wasm`.
    name: &'static str,
}

/// Everything `www/pkg/` holds.
const MODULES: [Module; 2] = [
    // The figures, and the core with them.
    Module {
        features: "canvas",
        name: "upperhand",
    },
    // The core alone, without drawing.
    Module {
        features: "web",
        name: "upperhand_core",
    },
];

/// The features each module is compiled with.
pub fn feature_sets() -> impl Iterator<Item = &'static str> {
    MODULES.iter().map(|module| module.features)
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
            .join(format!("wasm-{}", self.features))
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
            .arg(Path::new("target").join(format!("wasm-{}", self.features)));
        run::run(&mut cargo)
    }

    fn bind(&self) -> Result<()> {
        let stamp_file = self.target_folder().join("bound.txt");
        let stamp = stamp(&self.compiled())?;
        let folder = project::root().join("www/pkg");
        let outputs = self.outputs().map(|name| folder.join(name));
        let bound = fs::read_to_string(&stamp_file).unwrap_or_default();
        if bound == stamp && outputs.iter().all(|output| output.exists()) {
            return Ok(());
        }
        eprintln!("Writing www/pkg/{0}.js and www/pkg/{0}_bg.wasm", self.name);
        Bindgen::new()
            .input_path(self.compiled())
            .out_name(self.name)
            .web(true)?
            .typescript(true)
            .omit_default_module_path(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(&folder)
            .with_context(|| format!("wasm-bindgen could not write www/pkg/{}.js", self.name))?;
        fs::write(&stamp_file, stamp).context("cannot note what was written")
    }

    fn outputs(&self) -> [String; 4] {
        ["{}.js", "{}.d.ts", "{}_bg.wasm", "{}_bg.wasm.d.ts"]
            .map(|shape| shape.replace("{}", self.name))
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
