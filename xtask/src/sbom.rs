//! The bill of materials: what is compiled into the WebAssembly modules, as CycloneDX. It lists the crates that
//! `THIRD-PARTY-LICENSES.txt` names.

use anyhow::Result;
use fs_err as fs;
use serde_json::{Value, json};

use crate::linked::{self, Linked};
use crate::project::Crate;
use crate::{project, run, version};

/// Writes it into `dist/`, and returns its path.
pub fn write(package: &Crate) -> Result<String> {
    let compiler = run::output(project::command("rustc").arg("--version"))?;
    let rust = compiler.split_whitespace().nth(1).unwrap_or_default();
    let mut bill = bill(&linked::crates()?, package, rust);
    bill["metadata"]["timestamp"] = version::date().into();
    let file = format!("dist/upperhand-{}.cdx.json", package.version);
    fs::write(project::root().join(&file), format!("{bill:#}\n"))?;
    Ok(file)
}

fn bill(linked: &[Linked], package: &Crate, rust: &str) -> Value {
    let component = |place: &str, name: &str, version: &str, licence: &str| {
        json!({
            "type": "library",
            "bom-ref": place,
            "name": name,
            "version": version,
            "licenses": [{ "expression": licence.replace('/', " OR ") }],
            "purl": place,
        })
    };
    let crates = linked.iter().map(|one| {
        let place = format!("pkg:cargo/{}@{}", one.name, one.version);
        component(&place, &one.name, &one.version, &one.expression)
    });
    // It comes with the compiler, and cargo knows nothing of it.
    let place = format!("pkg:generic/rust-std@{rust}");
    let std = component(&place, "std", rust, "MIT OR Apache-2.0");
    let own = format!("pkg:npm/upperhand@{}", package.version);
    let itself = component(&own, "upperhand", &package.version, &package.license);
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": itself },
        "components": crates.chain([std]).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::bill;
    use crate::{linked, project};

    #[test]
    fn it_lists_what_is_linked_in() {
        let (package, linked) = (project::package().unwrap(), linked::crates().unwrap());
        let bill = bill(&linked, &package, "1.2.3");
        let components = bill["components"].as_array().unwrap();
        let place = |name: &str| {
            let found = components.iter().find(|one| one["name"] == name)?;
            found["purl"].as_str()
        };
        assert!(
            place("plotters-canvas")
                .unwrap()
                .starts_with("pkg:cargo/plotters-canvas@")
        );
        assert_eq!(place("std"), Some("pkg:generic/rust-std@1.2.3"));
        // The one runs at compile time alone, and the other is ours.
        assert_eq!((place("serde_derive"), place("upperhand")), (None, None));
        assert_eq!(components.len(), linked.len() + 1);
        assert_eq!(bill["metadata"]["component"]["version"], package.version);
    }
}
