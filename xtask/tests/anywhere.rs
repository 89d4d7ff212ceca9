//! The commands where a developer has the repository in a folder with a space, and what is built elsewhere.
//!
//! They build a small repository, whose modules hold next to nothing: only the names of folders count.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Any will do: the manifests say which there are.
const MODULES: [&str; 2] = ["chess", "go"];

/// A module that names the file it was compiled from, and is another one with a flag.
const MODULE: &str = r#"#![no_std]
include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/place.rs"));
"#;
const PLACE: &str = r#"
#[used]
static PLACE: &str = file!();
#[cfg(mine)]
#[used]
static MINE: &str = "mine";
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
"#;

fn write(file: &Path, text: &str) {
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

/// A new repository in an empty folder.
fn repository(folder: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    let root = folder.join("the repository");
    let workspace = "[workspace]\nmembers = [\"modules/*\"]\nresolver = \"3\"\n";
    write(&root.join("Cargo.toml"), workspace);
    for name in MODULES {
        let module = root.join("modules").join(name);
        let manifest = format!(
            "[package]\nname = \"upperhand-{name}-module\"\nedition = \"2024\"\n[lib]\ncrate-type = [\"cdylib\"]\n"
        );
        write(&module.join("Cargo.toml"), &manifest);
        write(&module.join("src/lib.rs"), MODULE);
        write(&module.join("src/place.rs"), PLACE);
    }
    root
}

/// `cargo xtask build` there, for somebody without settings of cargo.
fn build(root: &Path) -> Command {
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
    xtask
        .arg("build")
        .env("CARGO_MANIFEST_DIR", root.join("xtask"))
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("RUSTFLAGS");
    xtask
}

/// Runs it, and returns the modules that it has written.
fn built(root: &Path, command: &mut Command) -> BTreeMap<&'static str, Vec<u8>> {
    let output = command.output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    let module = |name| fs::read(root.join(format!("www/pkg/{name}_bg.wasm"))).unwrap();
    MODULES.map(|name| (name, module(name))).into()
}

/// Is something compiled in a folder?
fn is_used(folder: &Path) -> bool {
    folder.join("wasm32-unknown-unknown/release").is_dir()
}

#[test]
fn modules_are_built_wherever_the_repository_and_the_products_are_and_are_the_same() {
    let one = repository("one");
    let products = one.with_file_name("what is built");
    let mut command = build(&one);
    command.env("CARGO_TARGET_DIR", &products);
    // What whoever builds has cargo say to rustc.
    let modules = built(&one, command.env("RUSTFLAGS", "--cfg mine"));
    assert!(is_used(&products) && !one.join("target").exists());

    let other = repository("some other place");
    let settings = "[build]\ntarget-dir = \"../built by cargo\"\n";
    write(&other.join(".cargo/config.toml"), settings);
    let again = built(&other, &mut build(&other));
    assert!(is_used(&other.with_file_name("built by cargo")) && !other.join("target").exists());

    for (name, module) in &modules {
        let text = String::from_utf8_lossy(module);
        let place = format!("/upperhand/modules/{name}/src/place.rs");
        assert!(text.contains(&place), "{name} does not name {place}");
        assert_eq!(again[name], *module, "{name} tells where it was built");
    }
}
