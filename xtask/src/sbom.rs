//! The bill of materials: what is compiled into the WebAssembly modules, as CycloneDX. It lists the crates that
//! `THIRD-PARTY-LICENSES.txt` names.

use std::path::PathBuf;

use anyhow::Result;
use fs_err as fs;
use serde_json::{Value, json};

use crate::linked::{self, Key, Linked};
use crate::project::Crate;
use crate::{project, run};

/// Writes it into `dist/`.
pub fn write(package: &Crate) -> Result<PathBuf> {
    let mut git = project::command("git");
    git.args("log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ".split(' '))
        .env("TZ", "UTC");
    let committed = run::output(&mut git)?;
    let compiler = run::output(project::command("rustc").arg("--version"))?;
    let bill = bill(&linked::crates()?, package, &compiler, committed.trim());
    let file = project::root().join(format!("dist/upperhand-{}.cdx.json", package.version));
    let text = serde_json::to_string_pretty(&bill)? + "\n";
    fs::write(&file, text)?;
    Ok(file)
}

fn bill(linked: &[Linked], package: &Crate, compiler: &str, committed: &str) -> Value {
    let component = |reference: &str, name: &str, version: &str, about: &str, licence: &str| {
        let licences = json!([{ "expression": licence }]);
        json!({ "type": "library", "bom-ref": reference, "name": name, "version": version, "description": about, "licenses": licences })
    };
    let Crate {
        version,
        description,
        license,
        ..
    } = package;
    let purl = |key: &Key| format!("pkg:cargo/{}@{}", key.0, key.1);
    let own = format!("pkg:npm/upperhand@{version}");
    let mut itself = component(&own, "upperhand", version, description, license);
    itself["purl"] = own.clone().into();
    let (mut components, mut dependencies) = (Vec::new(), Vec::new());
    let mut direct = vec!["std".to_owned()];
    for one in linked {
        let reference = purl(&(one.name.clone(), one.version.clone()));
        let mut told = component(
            &reference,
            &one.name,
            &one.version,
            &one.description,
            &one.expression,
        );
        told["purl"] = reference.clone().into();
        components.push(told);
        let needs: Vec<String> = one.needs.iter().map(purl).collect();
        dependencies.push(json!({ "ref": reference, "dependsOn": needs }));
        if one.is_direct {
            direct.push(reference);
        }
    }
    dependencies.insert(0, json!({ "ref": own, "dependsOn": direct }));
    // It comes with the compiler, and cargo knows nothing of it.
    let rust = compiler.split_whitespace().nth(1).unwrap_or_default();
    components.push(component(
        "std",
        "std",
        rust,
        "The Rust standard library",
        "MIT OR Apache-2.0",
    ));
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "timestamp": committed, "component": itself },
        "components": components,
        "dependencies": dependencies,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::bill;
    use crate::linked::Linked;
    use crate::project;

    #[test]
    fn modules_are_one_list_of_what_is_linked_in() {
        let linked = |name: &str, needs: &[&str]| Linked {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            expression: "MIT".to_owned(),
            needs: needs
                .iter()
                .map(|one| ((*one).to_owned(), "1.0.0".to_owned()))
                .collect(),
            is_direct: !needs.is_empty(),
            ..Linked::default()
        };
        let package = project::package().unwrap();
        let all = [linked("alpha", &["beta"]), linked("beta", &[])];
        let bill = bill(&all, &package, "rustc 1.2.3 (abc)\n", "then");
        let names: Vec<_> = [0, 1, 2]
            .map(|at| bill["components"][at]["name"].as_str().unwrap())
            .into();
        assert_eq!(names, ["alpha", "beta", "std"]);
        assert_eq!(bill["components"][2]["version"], "1.2.3");
        let itself = format!("pkg:npm/upperhand@{}", package.version);
        assert_eq!(bill["metadata"]["component"]["purl"], itself);
        assert_eq!(
            bill["dependencies"],
            json!([
                { "ref": itself, "dependsOn": ["std", "pkg:cargo/alpha@1.0.0"] },
                { "ref": "pkg:cargo/alpha@1.0.0", "dependsOn": ["pkg:cargo/beta@1.0.0"] },
                { "ref": "pkg:cargo/beta@1.0.0", "dependsOn": [] },
            ])
        );
    }
}
