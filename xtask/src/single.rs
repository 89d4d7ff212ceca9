//! Single files with everything inside: a plain script for pages that can have one file and no more.
//!
//! esbuild puts the modules of `www/` together. It is needed here only: nothing of it is in the files.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::Path;

use anyhow::{Context, Result};

use crate::wasm::GAMES;
use crate::{install, project, run};

/// A stand-in for `import.meta.url`, which a plain script lacks: as if it lay in the folder of the modules, above its own.
/// The page knows which script runs only while it first runs, so this comes first.
const HERE: &str = r#"
export const upperhandScript = String(new URL("../single.js", document.currentScript?.src || location.href));
"#;

/// Writes `upperhand-all.js`, and a file for each game. Their parts are in `www/` and `www/pkg/` by then.
pub fn write(folder: &Path) -> Result<()> {
    install::npm_packages()?;
    bundle(&folder.join("upperhand-all.js"), &GAMES)?;
    for game in GAMES {
        bundle(&folder.join(format!("upperhand-{game}.js")), &[game])?;
    }
    Ok(())
}

fn bundle(to: &Path, games: &[&str]) -> Result<()> {
    let folder = project::root().join("target/single");
    fs::create_dir_all(&folder).context("cannot make target/single")?;
    let (entry, here) = (folder.join("entry.js"), folder.join("here.js"));
    fs::write(&entry, script(&here, games)).context("cannot write target/single/entry.js")?;
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
fn script(here: &Path, games: &[&str]) -> String {
    // As Rust and JavaScript alike spell a text.
    let mut script = format!("import {:?};\n", here.display().to_string());
    script += "import { brought } from \"./engine.js\";\nimport \"./element.js\";\n";
    for (index, game) in games.iter().enumerate() {
        let _ = writeln!(script, "import m{index} from \"./pkg/{game}_bg.wasm\";");
        let _ = writeln!(script, "brought.set(\"{game}\", m{index});");
    }
    script
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::script;

    #[test]
    fn every_module_is_brought_along() {
        let script = script(Path::new("here.js"), &["guess-who", "guts"]);
        assert!(script.starts_with("import \"here.js\";\n"), "{script}");
        for text in [
            " from \"./pkg/guess-who_bg.wasm\";",
            "brought.set(\"guess-who\", m",
            " from \"./pkg/guts_bg.wasm\";",
            "brought.set(\"guts\", m",
        ] {
            assert!(script.contains(text), "{script}");
        }
    }
}
