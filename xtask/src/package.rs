//! The `package.json` of the published npm package: a template, the crate’s own data, and only what exists.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fs_err as fs;
use serde_json::{Map, Value, json};

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
    if let Some(address) = &deploy.home {
        manifest.insert("homepage".to_owned(), json!(address));
    }
    if let Some(address) = &deploy.repository {
        // As npm itself writes it for the host that it vouches for.
        let url = format!("git+{address}.git");
        manifest.insert(
            "repository".to_owned(),
            json!({ "type": "git", "url": url }),
        );
    }
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
    use serde_json::{Value, json};

    use super::manifest;
    use crate::deploy::Deploy;
    use crate::files::{copy, scratch};
    use crate::project;

    #[test]
    fn only_files_that_exist_are_exported_and_addresses_are_those_given() {
        let folder = scratch("exports");
        for file in ["www/core.js", "www/pkg/guts_bg.wasm", "www/element.d.ts"] {
            copy(&project::root().join("Cargo.toml"), &folder.join(file)).unwrap();
        }
        let written = |deploy: &Deploy| -> Value {
            let text = manifest(&folder, &project::package().unwrap(), deploy).unwrap();
            serde_json::from_str(&text).unwrap()
        };
        let own = written(&Deploy::default());
        let core = json!({ "./core": { "default": "./www/core.js" }, "./guts_bg.wasm": "./www/pkg/guts_bg.wasm" });
        assert_eq!(own["exports"], core);
        let aliases =
            json!({ "./core": "./www/core.js", "./guts_bg.wasm": "./www/pkg/guts_bg.wasm" });
        assert_eq!(own["alias"], aliases);
        for absent in ["sideEffects", "homepage", "repository"] {
            assert_eq!(own.get(absent), None, "{absent}");
        }
        let told = written(&Deploy {
            home: Some("https://example.org/".to_owned()),
            repository: Some("https://github.com/a/b".to_owned()),
            ..Deploy::default()
        });
        assert_eq!(told["homepage"], "https://example.org/");
        let git = json!({ "type": "git", "url": "git+https://github.com/a/b.git" });
        assert_eq!(told["repository"], git);
    }
}
