//! The sources of the WebAssembly modules, and whether they have changed.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::files;

/// Folders and files of the repository.
const SOURCES: [&str; 5] = ["src", "crates", "modules", "Cargo.toml", "Cargo.lock"];

/// A hash of the sources' names, lengths and modification times.
pub fn stamp(root: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        let mut found = vec![root.join(source)];
        if found[0].is_dir() {
            let inside = files::under(&found[0])?;
            found = inside.iter().map(|file| found[0].join(file)).collect();
        }
        for file in found {
            let metadata = fs::metadata(&file)?;
            (file, metadata.len(), metadata.modified()?).hash(&mut hasher);
        }
    }
    Ok(hasher.finish())
}

#[cfg(test)]
mod tests {
    use fs_err as fs;

    use super::stamp;
    use crate::files::scratch;

    #[test]
    fn every_change_is_noticed() {
        let root = scratch("sources");
        for folder in ["src", "crates", "modules", "www"] {
            fs::create_dir(root.join(folder)).unwrap();
        }
        for file in ["src/day.rs", "Cargo.toml", "Cargo.lock"] {
            fs::write(root.join(file), "a").unwrap();
        }
        let first = stamp(&root).unwrap();
        fs::write(root.join("www/page.js"), "a").unwrap();
        assert_eq!(stamp(&root).unwrap(), first, "www is no source");
        fs::write(root.join("Cargo.toml"), "ab").unwrap();
        let second = stamp(&root).unwrap();
        fs::write(root.join("modules/new.rs"), "").unwrap();
        let third = stamp(&root).unwrap();
        assert!(first != second && second != third);
    }
}
