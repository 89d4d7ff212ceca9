//! The `package.json` of the published npm package: a template, the crate’s own data, and only what exists.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fs_err as fs;
use serde_json::{Map, Value};

use crate::deploy::Deploy;
use crate::project::Crate;
use crate::{files, modules, project, run};

const TEMPLATE: &str = include_str!("npm-package.json");

/// Writes the manifest of the package that lies in `folder`. Paths in the template (they start with `./`)
/// that name no file there are left out, and with them every list and object that has become empty.
pub fn manifest(folder: &Path, from: &Crate, deploy: &Deploy) -> Result<String> {
    let mut manifest: Map<String, Value> =
        serde_json::from_str(TEMPLATE).context("npm-package.json is not JSON")?;
    for (key, text) in [
        ("version", &from.version),
        ("description", &from.description),
        ("license", &from.license),
    ] {
        manifest.insert(key.to_owned(), Value::from(text.as_str()));
    }
    let exports = manifest["exports"].as_object_mut();
    let exports = exports.context("npm-package.json exports nothing")?;
    for module in modules::all()? {
        let file = Value::from(format!("./www/{}", module.file()));
        exports.insert(format!("./{}_bg.wasm", module.name), file);
    }
    if let Some(address) = deploy.home.address() {
        manifest.insert("homepage".to_owned(), Value::from(address));
    }
    deploy.repository.name_in_package(&mut manifest);
    let files = files::under(folder)?;
    let exists = |path: &str| {
        let path = Path::new(path.trim_start_matches("./"));
        files.iter().any(|file| file == path)
    };
    let mut kept = keep(Value::Object(manifest), &exists).context("npm-package.json is empty")?;
    if let Some(aliases) = aliases(&kept["exports"]) {
        kept["alias"] = aliases;
    }
    Ok(serde_json::to_string_pretty(&kept)? + "\n")
}

/// The parts of the package again for Parcel, which looks for files of their names rather than in `exports`.
fn aliases(exports: &Value) -> Option<Value> {
    let parts = exports.as_object()?.iter();
    let parts = parts.filter(|(name, _)| *name != ".");
    let aliases = parts.map(|(name, target)| {
        let file = target.get("default").unwrap_or(target);
        (name.clone(), file.clone())
    });
    Some(Value::Object(aliases.collect()))
}

/// Packs the package that lies in `folder` as npm publishes it, and returns the file.
pub fn pack(folder: &Path, to: &Path) -> Result<PathBuf> {
    let name = run::output(
        project::command("npm")
            .args(["pack", "--silent", "--pack-destination"])
            .arg(to)
            .current_dir(folder),
    )?;
    Ok(to.join(name.trim()))
}

/// Extracts what npm publishes of the package in `folder` into another folder.
pub fn unpack(folder: &Path, to: &Path) -> Result<()> {
    let packed = pack(folder, to)?;
    run::run(
        project::command("tar")
            .args(["--strip-components=1", "-xzf"])
            .arg(&packed)
            .current_dir(to),
    )?;
    Ok(fs::remove_file(packed)?)
}

fn keep(value: Value, exists: &impl Fn(&str) -> bool) -> Option<Value> {
    match value {
        Value::String(path) if path.starts_with("./") && !exists(&path) => None,
        Value::Array(items) => {
            let kept: Vec<Value> = items
                .into_iter()
                .filter_map(|item| keep(item, exists))
                .collect();
            (!kept.is_empty()).then_some(Value::Array(kept))
        }
        Value::Object(fields) => {
            let kept: Map<String, Value> = fields
                .into_iter()
                .filter_map(|(key, value)| Some((key, keep(value, exists)?)))
                .collect();
            // Types alone are no module.
            let only_types = kept.len() == 1 && kept.contains_key("types");
            (!kept.is_empty() && !only_types).then_some(Value::Object(kept))
        }
        other => Some(other),
    }
}

#[cfg(test)]
mod tests {
    use fs_err as fs;
    use serde_json::{Value, json};

    use super::manifest;
    use crate::deploy::Deploy;
    use crate::files::scratch;
    use crate::home::Home;
    use crate::project::Crate;

    fn manifest_with(name: &str, files: &[&str]) -> Value {
        let folder = scratch(name);
        fs::create_dir_all(folder.join("www/pkg")).unwrap();
        for file in files {
            fs::write(folder.join(file), "").unwrap();
        }
        let from = Crate {
            version: "1.2.3".to_owned(),
            description: "Solved exactly".to_owned(),
            license: "MIT OR Apache-2.0".to_owned(),
            rust_version: "1.95".to_owned(),
        };
        let deploy = Deploy {
            home: Home::parse("https://example.org/").unwrap(),
            ..Deploy::default()
        };
        serde_json::from_str(&manifest(&folder, &from, &deploy).unwrap()).unwrap()
    }

    #[test]
    fn only_files_that_exist_are_exported() {
        let manifest = manifest_with(
            "exports",
            &["www/core.js", "www/pkg/guts_bg.wasm", "www/element.d.ts"],
        );
        assert_eq!(
            manifest["exports"],
            json!({
                "./core": { "default": "./www/core.js" },
                "./guts_bg.wasm": "./www/pkg/guts_bg.wasm",
            })
        );
        assert_eq!(
            manifest["alias"],
            json!({
                "./core": "./www/core.js",
                "./guts_bg.wasm": "./www/pkg/guts_bg.wasm",
            })
        );
        assert_eq!(manifest.get("sideEffects"), None);
        assert_eq!(manifest["version"], "1.2.3");
        assert_eq!(manifest["homepage"], "https://example.org/");
        assert_eq!(manifest.get("repository"), None);
    }
}
