//! The constants that are written into the scripts of `dist/`: the home of the site, and facts about the modules.

use std::path::Path;

use anyhow::{Context, Result};
use fs_err as fs;
use serde_json::{Map, Value, json};

use crate::home::Home;
use crate::modules;

/// The expressions that esbuild replaces, each with the text in its place. The modules lie in `pkg/` of the folder.
pub fn definitions(www: &Path, home: &Home) -> Result<[(String, String); 2]> {
    Ok([home.define(), modules(www)?])
}

/// The uncompressed size of each module, for `www/modules.js`, as downloads are counted after decompression.
fn modules(www: &Path) -> Result<(String, String)> {
    let mut known = Map::new();
    for module in modules::with_figures()? {
        let file = www.join(module.file());
        let about =
            fs::metadata(&file).with_context(|| format!("{} is not there", file.display()))?;
        known.insert(module.name.clone(), json!(about.len()));
    }
    Ok((
        "import.meta.modules".to_owned(),
        Value::from(known).to_string(),
    ))
}
