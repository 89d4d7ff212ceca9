//! `version.json`: what is in the folder of a version. It lies in that folder, and beside it for whoever asks which one is
//! the present one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path};

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
        let file = folder.join(FILE);
        let version = Self::parse(&file)?;
        if folder.file_name() != Some(version.folder.as_ref()) {
            bail!("{} is that of {}", file.display(), version.folder);
        }
        for (name, said) in &version.files {
            if !is_within(name) {
                bail!(
                    "{} lists `{name}`, which is in no folder of a site",
                    file.display()
                );
            }
            let path = folder.join(name);
            if described(&path)? != *said {
                bail!(
                    "{} is not as {FILE} has it: it was changed after it was built",
                    path.display()
                );
            }
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
    let found = files::under(folder)?;
    let found = found.iter().map(|file| {
        let name: Vec<_> = file.iter().map(|part| part.to_string_lossy()).collect();
        Ok((name.join("/"), described(&folder.join(file))?))
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

/// Describes one file.
pub fn described(file: &Path) -> Result<File> {
    let contents = fs::read(file)?;
    Ok(File {
        bytes: contents.len(),
        integrity: integrity::of(&contents),
    })
}

/// Is it the name of a file in a folder, with nothing that leads out of it?
fn is_within(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    !name.is_empty() && parts.all(|part| matches!(part, Component::Normal(_)))
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

#[cfg(test)]
mod tests {
    use fs_err as fs;

    use super::{Manifest, date, files_of};
    use crate::files::scratch;

    fn version(name: &str) -> (std::path::PathBuf, Manifest) {
        let folder = scratch(name).join("1.2.3-00ff");
        fs::create_dir_all(folder.join("pkg")).unwrap();
        fs::write(folder.join("figure.js"), "alert('Hello, world.');").unwrap();
        fs::write(folder.join("pkg/guts_bg.wasm"), [0; 3]).unwrap();
        let version = Manifest {
            folder: "1.2.3-00ff".to_owned(),
            version: "1.2.3".to_owned(),
            hash: "00ff".to_owned(),
            date: Some("1970-01-01T00:00:01Z".to_owned()),
            files: files_of(&folder).unwrap(),
        };
        version.write(&folder).unwrap();
        (folder, version)
    }

    #[test]
    fn a_version_says_what_is_in_its_folder() {
        let (folder, version) = version("version");
        assert_eq!(Manifest::read(&folder).unwrap(), version);
        let text = fs::read_to_string(folder.join("version.json")).unwrap();
        assert!(
            text.contains("\"date\": \"1970-01-01T00:00:01Z\""),
            "{text}"
        );
        let file = &version.files["pkg/guts_bg.wasm"];
        assert_eq!(file.bytes, 3);
        assert!(
            version.files["figure.js"]
                .integrity
                .starts_with("sha384-H8BRh8j")
        );
    }

    #[test]
    fn a_folder_that_was_changed_is_not_believed() {
        let (folder, mut version) = version("changed");
        let complaint = || Manifest::read(&folder).unwrap_err().to_string();
        fs::write(folder.join("figure.js"), "alert('Hello, World.');").unwrap();
        assert!(complaint().contains("figure.js is not as version.json has it"));
        fs::remove_file(folder.join("figure.js")).unwrap();
        assert!(complaint().contains("figure.js"), "{}", complaint());
        version.folder = "1.2.3-0000".to_owned();
        version.write(&folder).unwrap();
        assert!(complaint().ends_with("is that of 1.2.3-0000"));
        let elsewhere = version.files["figure.js"].clone();
        version.files.insert("../figure.js".to_owned(), elsewhere);
        version.folder = "1.2.3-00ff".to_owned();
        version.write(&folder).unwrap();
        assert!(complaint().ends_with("lists `../figure.js`, which is in no folder of a site"));
        fs::write(folder.join("version.json"), "{}").unwrap();
        assert!(complaint().ends_with("version.json is not what it should be"));
        fs::remove_file(folder.join("version.json")).unwrap();
        assert!(complaint().contains("version.json"));
    }

    #[test]
    fn dates_are_those_of_commits() {
        let date = date().unwrap();
        let is_digit = |letter: char| letter.is_ascii_digit();
        assert_eq!(date.replace(is_digit, "0"), "0000-00-00T00:00:00Z");
    }
}
