//! The bill of materials: what is compiled into the WebAssembly modules, as CycloneDX.
//!
//! cargo-cyclonedx lists the crates of each module, but also those that only run at compile time or are dependencies of
//! other crates in the workspace. Only those that `THIRD-PARTY-LICENSES.txt` names are kept, as these are linked in.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};

use crate::generate::licences;
use crate::project::Crate;
use crate::{crate_package, install, modules, project, run};

/// The files that the tool writes, one beside the `Cargo.toml` of each crate.
const WRITTEN: &str = "upperhand.cdx";

/// Writes it into `dist/`, or says that the tool is missing. The crate has to be packed before.
pub fn write(package: &Crate) -> Result<Option<PathBuf>> {
    if !install::works(project::cargo().args(["cyclonedx", "--version"])) {
        run::say(
            "NOT WRITTEN: the bill of materials. `cargo install --locked cargo-cyclonedx` installs what writes it.",
        );
        return Ok(None);
    }
    let clone = project::root().join(crate_package::FOLDER);
    let third_party = fs::read_to_string(project::root().join(project::THIRD_PARTY))
        .with_context(|| format!("cannot read {}", project::THIRD_PARTY))?;
    let described = describe(&clone)?;
    let compiler = run::output(project::command("rustc").arg("--version"))?;
    let whole = merged(
        &described,
        &licences::named(&third_party),
        package,
        &compiler,
    )?;
    let file = project::root().join(format!("dist/upperhand-{}.cdx.json", package.version));
    let text = serde_json::to_string_pretty(&whole)? + "\n";
    fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(Some(file))
}

/// Runs the tool on the modules, as of the commit, and removes its files.
fn describe(clone: &Path) -> Result<Vec<Value>> {
    let committed = run::output(project::command("git").args(["log", "-1", "--format=%ct"]))?;
    let mut tool = project::cargo();
    tool.args([
        "cyclonedx",
        "--quiet",
        "--format=json",
        "--spec-version=1.5",
        "--no-build-deps",
    ])
    .args(["--target", project::TARGET, "--override-filename", WRITTEN])
    .arg("--manifest-path")
    .arg(clone.join("Cargo.toml"))
    .env("SOURCE_DATE_EPOCH", committed.trim());
    run::run(&mut tool)?;
    let name = format!("{WRITTEN}.json");
    let modules = modules::all()?.iter();
    let described: Vec<_> = modules
        .map(|module| -> Result<Value> {
            let file = clone.join("modules").join(&module.name).join(&name);
            let text = fs::read_to_string(&file)
                .with_context(|| format!("cannot read {}", file.display()))?;
            serde_json::from_str(&text).with_context(|| format!("{} is no JSON", file.display()))
        })
        .collect();
    for file in crate::files::under(clone)? {
        if file.file_name().is_some_and(|found| found == name.as_str()) {
            fs::remove_file(clone.join(file))
                .context("cannot remove what cargo-cyclonedx wrote")?;
        }
    }
    described.into_iter().collect()
}

/// One document from those of the modules, with only the crates that are linked in, and without paths of this machine.
fn merged(
    modules: &[Value],
    linked: &BTreeSet<(String, String)>,
    package: &Crate,
    compiler: &str,
) -> Result<Value> {
    let Crate {
        version, license, ..
    } = package;
    let is_linked = |component: &&Value| {
        let text = |key: &str| component[key].as_str().unwrap_or_default().to_owned();
        linked.contains(&(text("name"), text("version")))
    };
    let components = modules
        .iter()
        .flat_map(|module| items(&module["components"]));
    let mut by_ref: Map<String, Value> = components
        .filter(is_linked)
        .map(|component| (reference(&component["bom-ref"]), component.clone()))
        .collect();
    by_ref.sort_keys();
    if by_ref.len() != linked.len() {
        let found: Vec<&String> = by_ref.keys().collect();
        bail!(
            "{} names {} crates, and cargo-cyclonedx describes {} of them: {found:?}",
            project::THIRD_PARTY,
            linked.len(),
            by_ref.len()
        );
    }
    let itself = format!("pkg:npm/upperhand@{version}");
    let dependencies = dependencies(modules, &by_ref, &itself);
    let mut document = modules[0].clone();
    document["metadata"]["component"] = json!({
        "type": "library",
        "bom-ref": itself,
        "name": "upperhand",
        "version": version,
        "description": package.description,
        "licenses": [{ "expression": license }],
        "purl": itself,
    });
    let mut components: Vec<Value> = by_ref.into_iter().map(|(_, component)| component).collect();
    // It comes with the compiler, and cargo knows nothing of it.
    components.push(json!({
        "type": "library",
        "bom-ref": "std",
        "name": "std",
        "version": compiler.split_whitespace().nth(1),
        "description": "The Rust standard library",
        "licenses": [{ "expression": "MIT OR Apache-2.0" }],
    }));
    document["components"] = Value::from(components);
    document["dependencies"] = Value::from(dependencies);
    Ok(document)
}

/// The dependencies of each linked crate, after those of our own crates together.
fn dependencies(modules: &[Value], linked: &Map<String, Value>, itself: &str) -> Vec<Value> {
    let mut found: Vec<(String, BTreeSet<String>)> =
        vec![(itself.to_owned(), BTreeSet::from(["std".to_owned()]))];
    for entry in modules
        .iter()
        .flat_map(|module| items(&module["dependencies"]))
    {
        let from = reference(&entry["ref"]);
        let wanted = items(&entry["dependsOn"]).map(reference);
        let wanted = wanted.filter(|one| linked.contains_key(one));
        let from = match linked.contains_key(&from) {
            true => from,
            false if from.starts_with("path+") => itself.to_owned(),
            false => continue,
        };
        match found.iter_mut().find(|(known, _)| *known == from) {
            Some((_, all)) => all.extend(wanted),
            None => found.push((from, wanted.collect())),
        }
    }
    found.sort_by_key(|(from, _)| (from != itself, from.clone()));
    let entries = found.into_iter();
    entries
        .map(|(from, wanted)| json!({ "ref": from, "dependsOn": wanted }))
        .collect()
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn reference(text: &Value) -> String {
    text.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::merged;
    use crate::project;

    fn described() -> [Value; 2] {
        let component = |name: &str, version: &str| json!({ "bom-ref": format!("registry#{name}"), "name": name, "version": version });
        let module = |name: &str, first: &str, second: &str| {
            json!({
                "bomFormat": "CycloneDX",
                "metadata": { "timestamp": "then", "component": { "bom-ref": "path+file:///home/ada", "name": name } },
                "components": [component(first, "1.0.0"), component(second, "2.0.0"), component("macro", "1.0.0")],
                "dependencies": [
                    { "ref": "path+file:///home/ada", "dependsOn": [format!("registry#{first}"), "registry#macro"] },
                    { "ref": format!("registry#{first}"), "dependsOn": [format!("registry#{second}")] },
                    { "ref": "registry#macro", "dependsOn": [format!("registry#{second}")] },
                ],
            })
        };
        [
            module("one", "zeta", "beta"),
            module("two", "alpha", "beta"),
        ]
    }

    fn linked(names: &[(&str, &str)]) -> BTreeSet<(String, String)> {
        let pairs = names.iter();
        pairs
            .map(|(name, version)| (name.to_string(), version.to_string()))
            .collect()
    }

    #[test]
    fn modules_are_one_list_of_what_is_linked_in() {
        let package = project::package().unwrap();
        let all = linked(&[("alpha", "1.0.0"), ("beta", "2.0.0"), ("zeta", "1.0.0")]);
        let whole = merged(&described(), &all, &package, "rustc 1.2.3 (abc)\n").unwrap();
        let components = whole["components"].as_array().unwrap();
        let names: Vec<&str> = components
            .iter()
            .filter_map(|one| one["name"].as_str())
            .collect();
        assert_eq!(names, ["alpha", "beta", "zeta", "std"]);
        assert_eq!(components[3]["version"], "1.2.3");
        let itself = format!("pkg:npm/upperhand@{}", package.version);
        assert_eq!(whole["metadata"]["component"]["bom-ref"], itself);
        assert_eq!(whole["metadata"]["timestamp"], "then");
        assert_eq!(
            whole["dependencies"],
            json!([
                { "ref": itself, "dependsOn": ["registry#alpha", "registry#zeta", "std"] },
                { "ref": "registry#alpha", "dependsOn": ["registry#beta"] },
                { "ref": "registry#zeta", "dependsOn": ["registry#beta"] },
            ])
        );
        assert!(!whole.to_string().contains("/home/"), "{whole}");
    }

    #[test]
    fn a_crate_that_is_described_nowhere_is_missed() {
        let package = project::package().unwrap();
        let all = linked(&[("alpha", "1.0.0"), ("beta", "2.0.1")]);
        let error = merged(&described(), &all, &package, "")
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("names 2 crates, and cargo-cyclonedx describes 1"),
            "{error}"
        );
    }
}
