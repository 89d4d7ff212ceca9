//! Single files with everything inside: a plain script for pages that can have one file and no more.
//!
//! esbuild puts the modules of `www/` together. It is needed here only: nothing of it is in the files.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::Path;

use anyhow::{Context, Result};

use crate::{install, project, run};

/// A plain script has no `import.meta.url`. As if it lay in the folder of the modules, which is above its own.
/// Only while the script first runs does the page know which one it is, so this comes first.
const HERE: &str = r#"
export const upperhandScript = String(new URL("../single.js", document.currentScript?.src || location.href));
"#;

/// Writes `upperhand-all.js`, and a file for each figure. What they need is in `www/` and `www/pkg/` by then.
pub fn write(folder: &Path, figures: &[String]) -> Result<()> {
    install::npm_packages()?;
    bundle(&folder.join("upperhand-all.js"), figures)?;
    for figure in figures {
        let file = folder.join(format!("upperhand-{figure}.js"));
        bundle(&file, std::slice::from_ref(figure))?;
    }
    Ok(())
}

fn bundle(to: &Path, figures: &[String]) -> Result<()> {
    let folder = project::root().join("target/single");
    fs::create_dir_all(&folder).context("cannot make target/single")?;
    let (entry, here) = (folder.join("entry.js"), folder.join("here.js"));
    fs::write(&entry, script(&here, figures)).context("cannot write target/single/entry.js")?;
    fs::write(&here, HERE).context("cannot write target/single/here.js")?;
    run::run(
        project::command("npx")
            .args(["--no", "--", "esbuild", "--bundle", "--minify"])
            .args(["--format=iife", "--target=es2022", "--charset=utf8"])
            .args(["--loader:.wasm=binary", "--log-level=warning"])
            .arg("--define:import.meta.url=upperhandScript")
            .arg(format!("--inject:{}", here.display()))
            .arg("--banner:js=/*! upperhand, MIT OR Apache-2.0 */")
            .arg(format!("--outfile={}", to.display()))
            .current_dir(project::root().join("www"))
            .stdin(File::open(&entry)?),
    )
}

/// The script that brings the modules along.
fn script(here: &Path, figures: &[String]) -> String {
    // As Rust and JavaScript alike spell a text.
    let mut script = format!("import {:?};\n", here.display().to_string());
    script += "import { brought } from \"./loading.js\";\nimport \"./element.js\";\n";
    for (index, figure) in figures.iter().enumerate() {
        let _ = writeln!(script, "import m{index} from \"./pkg/{figure}_bg.wasm\";");
        let _ = writeln!(script, "brought.set(\"{figure}\", m{index});");
    }
    script
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::script;

    #[test]
    fn every_module_is_brought_along() {
        let figures = ["win-map".to_owned(), "guts-cards".to_owned()];
        let script = script(Path::new("here.js"), &figures);
        assert!(script.starts_with("import \"here.js\";\n"), "{script}");
        for text in [
            " from \"./pkg/win-map_bg.wasm\";",
            "brought.set(\"win-map\", m",
            " from \"./pkg/guts-cards_bg.wasm\";",
            "brought.set(\"guts-cards\", m",
        ] {
            assert!(script.contains(text), "{script}");
        }
    }
}
