//! Checks that the modules use the required packages, and that the core uses none of those for figures only: some of
//! their functions remain after the linker has removed unused ones.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};
use rustc_demangle::demangle;
use wasmparser::{KnownCustom, Name, Parser, Payload};

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
        let bytes =
            std::fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let reached = packages(&bytes)?;
        let (has_figures, is_core) = (module.has_figures, module.name == CORE);
        let module = &module.name;
        let of_figures = OF_FIGURES.iter().filter(|_| has_figures);
        let of_answers = OF_ANSWERS.iter().filter(|_| has_figures || is_core);
        for package in OF_ALL.iter().chain(of_figures).chain(of_answers) {
            if !reached.contains(*package) {
                bail!("the module {module} reaches no function of {package}");
            }
        }
        let stray = OF_FIGURES
            .iter()
            .find(|package| reached.contains(**package));
        if let (true, Some(package)) = (is_core, stray) {
            bail!("the core reaches a function of {package}");
        }
    }
    Ok(())
}

/// The packages whose functions a module contains, by its list of names.
fn packages(module: &[u8]) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for payload in Parser::new(0).parse_all(module) {
        let Payload::CustomSection(section) = payload? else {
            continue;
        };
        let KnownCustom::Name(names) = section.as_known() else {
            continue;
        };
        for subsection in names {
            let Name::Function(functions) = subsection? else {
                continue;
            };
            for function in functions {
                found.extend(package(function?.name));
            }
        }
    }
    Ok(found)
}

/// The package that a function belongs to: of an implementation, that of its type.
fn package(mangled: &str) -> Option<String> {
    // Without hashes.
    let name = format!("{:#}", demangle(mangled));
    let path = name.trim_start_matches(['<', '&', '*', '[', '(']);
    let (package, _) = path.split_once("::")?;
    Some(package.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{package, packages};

    #[test]
    fn functions_are_told_by_their_packages() {
        for (mangled, expected) in [
            (
                "_ZN8plotters7drawing4area4draw17h64559cc15dd2ca6eE",
                Some("plotters"),
            ),
            (
                "_ZN91_$LT$plotters_canvas..canvas..CanvasBackend$u20$as$u20$plotters_backend..DrawingBackend$GT$8get_size17he85f164418c991d6E",
                Some("plotters_canvas"),
            ),
            ("_RNvC8plotters4draw", Some("plotters")),
            ("memcpy", None),
        ] {
            assert_eq!(package(mangled).as_deref(), expected, "{mangled}");
        }
    }

    #[test]
    fn a_module_without_names_reaches_nothing() {
        let module = b"\0asm\x01\0\0\0";
        assert!(packages(module).unwrap().is_empty());
        // The names: of function 0, "_ZN6js_sys4calm17h0123456789abcdefE".
        let name = b"_ZN6js_sys4calm17h0123456789abcdefE";
        let length = u8::try_from(name.len()).unwrap();
        let mut named = module.to_vec();
        named.extend([0, length + 10, 4]);
        named.extend(b"name");
        named.extend([1, length + 3, 1, 0, length]);
        named.extend(name);
        assert_eq!(
            packages(&named).unwrap().into_iter().collect::<Vec<_>>(),
            ["js_sys"]
        );
        named.pop();
        packages(&named).unwrap_err();
    }
}
