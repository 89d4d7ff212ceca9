//! `version.json`: what is in the folder of a version. It lies in that folder, and beside it for whoever asks which one is
//! the present one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, bail};
use fs_err as fs;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{files, integrity, project, run};

/// The name of the file.
pub const FILE: &str = "version.json";

/// The version of a site, as its folder under `www/` holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// The name of the folder: the version and the hash.
    pub folder: String,
    pub version: String,
    /// Of the names and contents of all files.
    pub hash: String,
    /// When the sources were last changed, in UTC; none where nothing tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The files, by their paths in the folder.
    pub files: BTreeMap<String, File>,
}

/// One file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct File {
    pub bytes: usize,
    /// As the attribute of that name has it.
    pub integrity: String,
}

impl Manifest {
    /// The present version of a site.
    pub fn of_site(site: &Path) -> Result<Self> {
        Self::parse(&site.join("www").join(FILE))
    }

    fn parse(file: &Path) -> Result<Self> {
        let text = fs::read_to_string(file)?;
        serde_json::from_str(&text)
            .with_context(|| format!("{} is not what it should be", file.display()))
    }

    /// Reads what a folder says of itself, and checks that it is so.
    pub fn read(folder: &Path) -> Result<Self> {
        let version = Self::parse(&folder.join(FILE))?;
        let mut files = files_of(folder)?;
        files.remove(FILE);
        if let Some(name) = differing(&files, &version.files).first() {
            bail!(
                "{} is not as {FILE} has it: it was changed after it was built",
                folder.join(name).display()
            );
        }
        if version.hash != hash(&files) || folder.file_name() != Some(version.folder.as_ref()) {
            bail!("{} holds another version", folder.display());
        }
        Ok(version)
    }

    /// Writes it into a folder.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let file = folder.join(FILE);
        let text = serde_json::to_string_pretty(self)? + "\n";
        Ok(fs::write(&file, text)?)
    }
}

/// All files of a folder.
pub fn files_of(folder: &Path) -> Result<BTreeMap<String, File>> {
    let found = files::under(folder)?.into_iter().map(|file| {
        let contents = fs::read(folder.join(&file))?;
        let name: Vec<_> = file.iter().map(|part| part.to_string_lossy()).collect();
        let (bytes, integrity) = (contents.len(), integrity::of(&contents));
        Ok((name.join("/"), File { bytes, integrity }))
    });
    found.collect()
}

/// The first 16 digits of a SHA-256 of the names and contents of files.
pub fn hash(files: &BTreeMap<String, File>) -> String {
    let mut hasher = Sha256::new();
    for (name, file) in files {
        hasher.update(format!("{name} {}\n", file.integrity));
    }
    let digest = hasher.finalize();
    let start = digest[..8]
        .iter()
        .fold(0, |start, byte| start << 8 | u64::from(*byte));
    format!("{start:016x}")
}

/// The names of the files that are in only one of two folders, or differ.
pub fn differing(one: &BTreeMap<String, File>, other: &BTreeMap<String, File>) -> BTreeSet<String> {
    let names = one.keys().chain(other.keys());
    names
        .filter(|&name| one.get(name) != other.get(name))
        .cloned()
        .collect()
}

/// The date of the last commit, as `2026-11-24T09:00:00Z`, where there is one.
pub fn date() -> Option<String> {
    let mut git = project::command("git");
    git.args([
        "show",
        "--no-patch",
        "--format=%cd",
        "--date=format-local:%Y-%m-%dT%H:%M:%SZ",
    ]);
    let date = run::output(git.env("TZ", "UTC0").arg("HEAD")).ok()?;
    Some(date.trim().to_owned())
}
