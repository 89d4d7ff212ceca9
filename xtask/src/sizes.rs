//! The sizes of built files, plain and as a server would compress them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fs_err as fs;

use crate::{files, install, project, run, single};

/// Prints the compressed size of each given file as a list. Node comes with Brotli.
const BROTLI: &str = include_str!("brotli.js");

/// One file, in bytes.
struct Size {
    raw: usize,
    brotli: usize,
}

/// The files that browsers download, by their paths in a folder.
pub struct Sizes(BTreeMap<PathBuf, Size>);

impl Sizes {
    /// The sizes of the scripts, modules, style sheets, pages and vector pictures in a folder. Single files are left out: they
    /// hold once more what the others do, and take longer to compress than all of them. So are files that are not asked for.
    pub fn of(folder: &Path, is_asked: impl Fn(&Path) -> bool) -> Result<Self> {
        install::node()?;
        let mut found = files::under(folder)?;
        found.retain(|file| {
            let ending = file.extension().and_then(|ending| ending.to_str());
            ending.is_some_and(|ending| ["js", "wasm", "css", "html", "svg"].contains(&ending))
                && !file.starts_with(single::FOLDER)
                && is_asked(file)
        });
        let mut node = project::command("node");
        node.args(["--input-type=module", "--eval", BROTLI])
            .args(found.iter().map(|file| folder.join(file)));
        let compressed: Vec<usize> =
            serde_json::from_str(&run::output(&mut node)?).context("brotli.js prints no list")?;
        let sizes = found.into_iter().zip(compressed).map(|(file, brotli)| {
            let raw = fs::metadata(folder.join(&file))?.len().try_into()?;
            Ok((file, Size { raw, brotli }))
        });
        sizes.collect::<Result<_>>().map(Self)
    }

    /// The number of bytes that a server sends for a file.
    pub fn brotli(&self, file: &Path) -> Result<usize> {
        let size = self.0.get(file);
        let size = size.with_context(|| format!("{} is not there", file.display()))?;
        Ok(size.brotli)
    }

    /// The number of bytes that a server sends for the heaviest vector picture.
    pub fn heaviest_picture(&self) -> usize {
        let pictures = self
            .0
            .iter()
            .filter(|(file, _)| file.extension().is_some_and(|ending| ending == "svg"));
        pictures
            .map(|(_, size)| size.brotli)
            .max()
            .unwrap_or_default()
    }

    /// A table of the files, and their totals.
    pub fn table(&self) -> String {
        let line =
            |name: &str, raw: usize, brotli: usize| format!("{name:<36}{raw:>10}{brotli:>10}\n");
        let mut text = format!("{:<36}{:>10}{:>10}\n", "bytes", "raw", "brotli");
        for (file, size) in &self.0 {
            text += &line(&file.to_string_lossy(), size.raw, size.brotli);
        }
        let raw = self.0.values().map(|size| size.raw).sum();
        let brotli = self.0.values().map(|size| size.brotli).sum();
        text + &line("total", raw, brotli)
    }
}
