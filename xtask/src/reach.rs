//! Checks that the modules use the required packages, and that the core uses none of those for figures only: some of
//! their functions remain after the linker has removed unused ones.

use anyhow::{Result, bail};
use fs_err as fs;

use crate::modules;
use crate::wasm::{self, Profile};

/// The headless core.
const CORE: &str = "core";

/// The required packages of every module.
const OF_ALL: [&str; 3] = ["wasm_bindgen", "js_sys", "console_error_panic_hook"];

/// The further required packages of modules with figures.
const OF_FIGURES: [&str; 3] = ["web_sys", "plotters", "plotters_canvas"];

/// The required package that turns answers into objects, for figures and for the core.
const OF_ANSWERS: [&str; 1] = ["serde_wasm_bindgen"];

/// Fails if a module as built for readers does not use a required package, or if the core uses one that is for figures
/// only.
pub fn check() -> Result<()> {
    wasm::build()?;
    for module in modules::all()? {
        let file = wasm::compiled(module, Profile::Release)?;
        let code = fs::read(&file)?;
        let code = String::from_utf8_lossy(&code);
        let (name, is_core) = (&module.name, module.name == CORE);
        let of_figures = OF_FIGURES.iter().filter(|_| module.has_figures);
        let of_answers = OF_ANSWERS.iter().filter(|_| module.has_figures || is_core);
        let mut required = OF_ALL.iter().chain(of_figures).chain(of_answers);
        if let Some(package) = required.find(|package| !reaches(&code, package)) {
            bail!("the module {name} reaches no function of {package}");
        }
        let stray = OF_FIGURES.iter().find(|package| reaches(&code, package));
        if let (true, Some(package)) = (is_core, stray) {
            bail!("the core reaches a function of {package}");
        }
    }
    Ok(())
}

/// Does the list of names in a module hold a function of a package, or of one of its types? There its length stands before its
/// name, or a mark; in the paths of sources neither does.
fn reaches(module: &str, package: &str) -> bool {
    let parts = [
        format!("_ZN{}{package}", package.len()),
        format!("${package}.."),
    ];
    parts.iter().any(|part| module.contains(part))
}

#[cfg(test)]
mod tests {
    use super::reaches;

    #[test]
    fn functions_are_told_by_their_packages() {
        let module = "\u{fffd}_ZN6js_sys4calm17h64559cc15dd2ca6eE_ZN91_$LT$plotters_canvas..canvas..CanvasBackend$u20$as$u20$\
            plotters_backend..DrawingBackend$GT$8get_sizeE /crates/plotters-0.3.7/src/lib.rs web_sys";
        for (package, expected) in [
            ("js_sys", true),
            ("plotters_canvas", true),
            ("plotters", false),
            ("web_sys", false),
        ] {
            assert_eq!(reaches(module, package), expected, "{package}");
        }
    }
}
