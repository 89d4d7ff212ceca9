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

use crate::{files, install, lean, project, run, short};

/// One WebAssembly module.
struct Module {
    /// The features of the crate it holds.
    features: String,
    /// `www/pkg/{name}.js` and `www/pkg/{name}_bg.wasm`.
    name: String,
    kind: Kind,
}

enum Kind {
    /// One figure, as small as can be: readers wait for it. It draws from closed forms, so neither SIMD nor
    /// a faster optimisation would save much.
    Figure,
    /// The core alone, without drawing, as fast as can be.
    Core {
        /// Compiled for processors that work on several numbers at once (fixed-width SIMD).
        simd: bool,
        /// The module that this one stands in for, with the same JavaScript around it.
        in_place_of: Option<&'static str>,
    },
}

/// Everything `www/pkg/` holds.
fn modules() -> Result<Vec<Module>> {
    let figures = project::package()?.figures.into_iter();
    let mut modules: Vec<Module> = figures
        .map(|figure| Module {
            features: figure.clone(),
            name: figure,
            kind: Kind::Figure,
        })
        .collect();
    let core = |name: &str, simd, in_place_of| Module {
        features: CORE.to_owned(),
        name: name.to_owned(),
        kind: Kind::Core { simd, in_place_of },
    };
    // Exhaustive tables of many answers are 1.6 times faster with SIMD.
    modules.push(core("upperhand_core", true, None));
    // The same for browsers that lack it.
    modules.push(core("upperhand_core_scalar", false, Some("upperhand_core")));
    Ok(modules)
}

/// The feature of the core without figures.
const CORE: &str = "web";

/// The variable that holds flags for the compiler when it compiles to WebAssembly.
const RUSTFLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The features modules are compiled with: all figures together, and the core.
pub fn feature_sets() -> Result<[String; 2]> {
    Ok([project::package()?.figures.join(","), CORE.to_owned()])
}

/// Builds every module, once per run; what has not changed is left alone.
pub fn build() -> Result<()> {
    static BUILT: AtomicBool = AtomicBool::new(false);
    if BUILT.load(Ordering::Relaxed) {
        return Ok(());
    }
    install::wasm_target()?;
    let modules = modules()?;
    for module in &modules {
        module.compile()?;
        module.bind()?;
    }
    remove_others(&modules)?;
    BUILT.store(true, Ordering::Relaxed);
    Ok(())
}

/// Removes what earlier builds left in `www/pkg/` and none of the modules writes now.
fn remove_others(modules: &[Module]) -> Result<()> {
    let folder = project::root().join("www/pkg");
    let written: Vec<String> = modules.iter().flat_map(Module::outputs).collect();
    for file in files::under(&folder)? {
        if !written.iter().any(|name| Path::new(name) == file) {
            fs::remove_file(folder.join(&file))
                .with_context(|| format!("cannot remove www/pkg/{}", file.display()))?;
        }
    }
    Ok(())
}

impl Module {
    /// The figures share a target folder, so that what they depend on is compiled once; each is bound before
    /// the next one takes its place. The core has one for each set of flags.
    fn target_folder(&self) -> PathBuf {
        Path::new("target").join(match self.kind {
            Kind::Figure => "wasm-figures".to_owned(),
            Kind::Core { .. } => format!("wasm-{}", self.name),
        })
    }

    /// A profile of `Cargo.toml`.
    fn profile(&self) -> &'static str {
        match self.kind {
            Kind::Figure => "figure",
            Kind::Core { .. } => "release",
        }
    }

    fn compiled(&self) -> PathBuf {
        let folder = project::root().join(self.target_folder());
        let output = folder.join(project::TARGET).join(self.profile());
        output.join("upperhand.wasm")
    }

    /// Only as the library that a browser loads, not as a Rust one beside it: so the compiler leaves out all
    /// that no script can reach.
    fn compile(&self) -> Result<()> {
        let mut cargo = project::cargo();
        cargo
            .args(["rustc", "--package", "upperhand", "--lib"])
            .args(["--crate-type", "cdylib", "--profile", self.profile()])
            .args(["--target", project::TARGET, "--no-default-features"])
            .args(["--features", &self.features])
            .arg("--target-dir")
            .arg(self.target_folder());
        if let Kind::Core { simd: true, .. } = self.kind {
            cargo.env(RUSTFLAGS, "-C target-feature=+simd128");
        }
        run::run(&mut cargo)
    }

    fn bind(&self) -> Result<()> {
        let aside = project::root().join(self.target_folder());
        let stamp_file = aside.join(format!("{}.bound.txt", self.name));
        let stamp = stamp(&self.read()?)?;
        let folder = project::root().join("www/pkg");
        let outputs = self.outputs();
        let written = outputs.iter().all(|name| folder.join(name).exists());
        let bound = fs::read_to_string(&stamp_file).unwrap_or_default();
        if bound == stamp && written {
            return Ok(());
        }
        match self.in_place_of() {
            None => self.generate(&self.name, &folder)?,
            Some(other) => self.stand_in(other, &aside.join("bound"), &folder)?,
        }
        fs::write(&stamp_file, stamp).context("cannot note what was written")
    }

    fn generate(&self, name: &str, folder: &Path) -> Result<()> {
        eprintln!("Binding {}", self.name);
        let mut bindgen = Bindgen::new();
        match self.kind {
            Kind::Figure => bindgen.input_bytes(name, lean::module(&self.read()?)?),
            Kind::Core { .. } => bindgen.input_path(self.compiled()),
        };
        bindgen
            .out_name(name)
            .web(true)?
            .typescript(true)
            .omit_default_module_path(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(folder)
            .with_context(|| format!("wasm-bindgen could not bind {}", self.name))?;
        match self.kind {
            Kind::Figure => shorten(folder, name),
            Kind::Core { .. } => Ok(()),
        }
    }

    /// Writes the WebAssembly alone, after a look at whether the other’s JavaScript fits it.
    fn stand_in(&self, other: &str, aside: &Path, folder: &Path) -> Result<()> {
        self.generate(other, aside)?;
        let script = format!("{other}.js");
        if fs::read(aside.join(&script))? != fs::read(folder.join(&script))? {
            bail!("www/pkg/{script} does not fit {}", self.name);
        }
        let module = aside.join(format!("{other}_bg.wasm"));
        files::copy(&module, &folder.join(format!("{}_bg.wasm", self.name)))
    }

    fn in_place_of(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Figure => None,
            Kind::Core { in_place_of, .. } => in_place_of,
        }
    }

    fn read(&self) -> Result<Vec<u8>> {
        let compiled = self.compiled();
        fs::read(&compiled).with_context(|| format!("cargo did not write {}", compiled.display()))
    }

    fn outputs(&self) -> Vec<String> {
        let shapes: &[&str] = match self.in_place_of() {
            None => &["{}.js", "{}.d.ts", "{}_bg.wasm", "{}_bg.wasm.d.ts"],
            Some(_) => &["{}_bg.wasm"],
        };
        let named = |shape: &&str| shape.replace("{}", &self.name);
        shapes.iter().map(named).collect()
    }
}

/// Gives the imports of a bound module short names.
fn shorten(folder: &Path, name: &str) -> Result<()> {
    let script = folder.join(format!("{name}.js"));
    let module = folder.join(format!("{name}_bg.wasm"));
    let (short_script, short_module) =
        short::imports(&fs::read_to_string(&script)?, &fs::read(&module)?)
            .with_context(|| format!("cannot shorten {}", script.display()))?;
    fs::write(&script, short_script)?;
    fs::write(&module, short_module).context("cannot write the shortened module")
}

/// Names what the files of `www/pkg/` are made from: the compiled module and this program. Contents, not
/// dates, because cargo brings an older module back when a change is undone.
fn stamp(bytes: &[u8]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    fs::metadata(std::env::current_exe()?)?
        .modified()?
        .hash(&mut hasher);
    Ok(format!("{:016x}\n", hasher.finish()))
}
