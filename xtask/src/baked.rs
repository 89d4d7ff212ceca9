//! The constants that are written into the scripts of `dist/`: the home of the site, and facts about the modules.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Map, Value, json};

use crate::home::Home;
use crate::wasm::FIGURE_MODULES;

/// The expressions that esbuild replaces, each with the text in its place. The modules lie in `pkg/` of the folder.
pub fn definitions(www: &Path, home: &Home) -> Result<[(String, String); 2]> {
    Ok([home.define(), modules(www)?])
}

/// The uncompressed size of each module, for `www/modules.js`, as downloads are counted after decompression.
fn modules(www: &Path) -> Result<(String, String)> {
    let mut known = Map::new();
    for game in FIGURE_MODULES {
        let file = www.join(format!("pkg/{game}_bg.wasm"));
        let about =
            fs::metadata(&file).with_context(|| format!("{} is not there", file.display()))?;
        known.insert(game.to_owned(), json!({ "bytes": about.len() }));
    }
    Ok((
        "import.meta.modules".to_owned(),
        Value::from(known).to_string(),
    ))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::definitions;
    use crate::files::scratch;
    use crate::home::Home;

    #[test]
    fn scripts_know_the_size_of_each_module() {
        let www = scratch("baked");
        definitions(&www, &Home::default()).expect_err("there are no modules");
        fs::create_dir(www.join("pkg")).unwrap();
        fs::write(www.join("pkg/guess-who_bg.wasm"), [0; 1_234]).unwrap();
        fs::write(www.join("pkg/boards_bg.wasm"), [0; 77]).unwrap();
        fs::write(www.join("pkg/guts_bg.wasm"), [0; 5]).unwrap();
        fs::write(www.join("pkg/beyond_bg.wasm"), [0; 3]).unwrap();
        assert_eq!(
            definitions(&www, &Home::default())
                .unwrap()
                .map(|(_, text)| text),
            [
                "undefined",
                r#"{"guess-who":{"bytes":1234},"boards":{"bytes":77},"guts":{"bytes":5},"beyond":{"bytes":3}}"#
            ]
        );
    }
}
