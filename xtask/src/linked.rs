//! The crates that are linked into the WebAssembly modules, as cargo lists them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{modules, project, run};

/// A crate inside a module, but none of our own.
#[derive(Default)]
pub struct Linked {
    pub name: String,
    pub version: String,
    pub description: String,
    /// An SPDX expression.
    pub expression: String,
    pub folder: PathBuf,
    /// Its dependencies among them.
    pub needs: BTreeSet<Key>,
    /// Does one of our own crates depend on it?
    pub is_direct: bool,
}

/// A name and a version.
pub type Key = (String, String);

/// The crates in the modules by name.
pub fn crates() -> Result<Vec<Linked>> {
    let mut tree = project::cargo();
    tree.args(["tree", "--locked", "--target", project::TARGET])
        .args(["--edges", "normal,no-proc-macro", "--prefix", "depth"])
        .args(["--no-dedupe", "--format", " {p}"])
        // It writes types for `generate`: a module takes nothing of it.
        .args(["--prune", "ts-rs"]);
    for module in modules::all()? {
        tree.args(["--package", &module.package]);
    }
    let parents = parents(&run::output(&mut tree)?);
    let metadata = project::metadata(&["--locked"])?;
    let packages = metadata["packages"].as_array();
    let packages = packages.context("cargo metadata lists no packages")?.iter();
    let foreign = packages.filter(|package| !package["source"].is_null());
    let linked: BTreeMap<Key, &Value> = foreign
        .map(|package| (key(package), package))
        .filter(|(key, _)| parents.contains_key(key))
        .collect();
    let of = |(own, package): (&Key, &&Value)| -> Result<Linked> {
        let field = |name: &str| {
            let value = package[name].as_str().map(str::to_owned);
            value.with_context(|| format!("{} has no `{name}`", own.0))
        };
        let needs = linked.keys().filter(|other| parents[*other].contains(own));
        let manifest = field("manifest_path")?;
        Ok(Linked {
            name: own.0.clone(),
            version: own.1.clone(),
            description: package["description"]
                .as_str()
                .unwrap_or_default()
                .trim()
                .to_owned(),
            expression: field("license")?.replace('/', " OR "),
            folder: Path::new(&manifest).with_file_name(""),
            needs: needs.cloned().collect(),
            is_direct: parents[own]
                .iter()
                .any(|parent| !linked.contains_key(parent)),
        })
    };
    linked.iter().map(of).collect()
}

fn key(package: &Value) -> Key {
    let field = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
    (field("name"), field("version"))
}

/// The crates in lines of `cargo tree` like `2 plotters v0.3.7`, each with those that depend on it: of each line, the last one
/// before it that is one step less deep.
fn parents(tree: &str) -> BTreeMap<Key, BTreeSet<Key>> {
    let mut found: BTreeMap<Key, BTreeSet<Key>> = BTreeMap::new();
    let mut above: Vec<Key> = Vec::new();
    for line in tree.lines() {
        let mut words = line.split_whitespace();
        let mut word = || words.next().unwrap_or_default().to_owned();
        let (depth, own) = (word(), (word(), word().trim_start_matches('v').to_owned()));
        let Ok(depth) = depth.parse() else { continue };
        above.truncate(depth);
        found
            .entry(own.clone())
            .or_default()
            .extend(above.last().cloned());
        above.push(own);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{crates, parents};

    #[test]
    fn lines_of_cargo_tree_are_read() {
        let tree = "0 ours v0.1.0 (/a b)\n1 one v1.0.0\n2 two v2.0.0\n1 two v2.0.0\n\n0 other v0.1.0\n1 two v2.0.0\n";
        let found = parents(tree);
        let of = |name: &str, version: &str| -> Vec<&str> {
            let parents = found[&(name.to_owned(), version.to_owned())].iter();
            parents.map(|(name, _)| name.as_str()).collect()
        };
        assert_eq!(of("ours", "0.1.0"), Vec::<&str>::new());
        assert_eq!(of("one", "1.0.0"), ["ours"]);
        assert_eq!(of("two", "2.0.0"), ["one", "other", "ours"]);
    }

    #[test]
    fn what_a_module_needs_is_linked_and_what_only_runs_at_compile_time_is_not() {
        let linked = crates().unwrap();
        let find = |name: &str| linked.iter().find(|one| one.name == name);
        let canvas = find("plotters-canvas").unwrap();
        assert!(
            canvas.is_direct
                && canvas
                    .needs
                    .iter()
                    .any(|(name, _)| name == "plotters-backend")
        );
        assert!(find("serde_derive").is_none() && find("upperhand").is_none());
    }
}
