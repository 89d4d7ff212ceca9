//! Imports under short names, and no section that only compilers read.
//!
//! wasm-bindgen ends the name of nearly every import with a hash. It stands in the module and in the script around
//! it, sixty times sixteen digits that do not compress.

use anyhow::{Context, Result, bail};
use walrus::ModuleConfig;

/// Renames all imports of a module, and what the script around it offers for them.
pub fn imports(script: &str, module: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut module = ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(module)
        .context("wasm-bindgen wrote no WebAssembly module")?;
    // Compilers read it, browsers do not.
    module.customs.remove_raw("target_features");
    let mut script = script.to_owned();
    for (index, import) in module.imports.iter_mut().enumerate() {
        let short = format!("i{index}");
        let offered = format!(" {}: function", import.name);
        if script.matches(&offered).count() != 1 {
            bail!("the script does not offer {} once", import.name);
        }
        script = script.replace(&offered, &format!(" {short}: function"));
        import.name = short;
    }
    Ok((script, module.emit_wasm()))
}

#[cfg(test)]
mod tests {
    use walrus::{Module, ValType};

    use super::imports;

    const SCRIPT: &str =
        "return { __wbg_arc_0123: function(a) {}, __wbg_arc_4567: function(a, b) {}, };";

    fn module(names: &[&str]) -> Vec<u8> {
        let mut module = Module::default();
        for name in names {
            let kind = module.types.add(&[ValType::I32], &[]);
            module.add_import_func("./map_bg.js", name, kind);
        }
        module.emit_wasm()
    }

    #[test]
    fn the_module_and_the_script_agree_on_new_names() {
        let before = module(&["__wbg_arc_4567", "__wbg_arc_0123"]);
        let (script, after) = imports(SCRIPT, &before).unwrap();
        assert_eq!(
            script,
            "return { i1: function(a) {}, i0: function(a, b) {}, };"
        );
        let module = Module::from_buffer(&after).unwrap();
        let names: Vec<&str> = module.imports.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["i0", "i1"]);
        assert!(after.len() < before.len());
    }

    #[test]
    fn an_import_that_the_script_does_not_offer_is_named() {
        let error = imports(SCRIPT, &module(&["__wbg_fill_89ab"])).unwrap_err();
        assert!(error.to_string().contains("__wbg_fill_89ab"), "{error}");
        assert!(imports(SCRIPT, b"nonsense").is_err());
    }
}
