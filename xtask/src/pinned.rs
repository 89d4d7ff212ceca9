//! The folder of the site whose name changes with what is in it: `www/0.1.0-0123456789abcdef/`.
//!
//! Only the files that other pages load by name are outside. They lead to this folder, so that a script never gets a
//! part of another version, however long a browser has cached one; and older folders may stay beside it for pages that
//! are still open.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use fs_err as fs;

use crate::version::{self, Manifest};
use crate::{files, share};

/// The files of `www/` that also have a fixed name outside.
pub const ENTRIES: [&str; 5] = [
    "element.js",
    "prose.js",
    "core.js",
    "embed-helper.js",
    "icon.svg",
];

/// The entries that load other scripts.
const LEADING: [&str; 2] = ["element.js", "core.js"];

/// Moves all of `www/` into such a folder and makes entries and pages lead there. Returns the folder.
pub fn pin(site: &Path, version: &str, date: Option<String>) -> Result<PathBuf> {
    let (www, moved) = (site.join("www"), site.join("moved"));
    let files = version::files_of(&www)?;
    let hash = version::hash(&files);
    let name = format!("{version}-{hash}");
    fs::rename(&www, &moved)?;
    fs::create_dir(&www)?;
    let folder = www.join(&name);
    fs::rename(&moved, &folder)?;
    for entry in ENTRIES {
        files::copy(&folder.join(entry), &www.join(entry))?;
    }
    for entry in LEADING {
        rewrite(&www.join(entry), |text| {
            text.replace("\"./", &format!("\"./{name}/"))
        })?;
    }
    for page in share::html(site)? {
        rewrite(&site.join(page), |text| leading(text, &name))?;
    }
    let manifest = Manifest {
        version: version.to_owned(),
        hash,
        date,
        files,
        folder: name,
    };
    manifest.write(&folder)?;
    manifest.write(&www)?;
    Ok(folder)
}

/// A page that leads to the files in the folder, except entries.
fn leading(page: &str, folder: &str) -> String {
    let kept = ENTRIES.map(|entry| format!("\"./www/{entry}\""));
    let mut parts = page.split("\"./www/");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let reference = format!("\"./www/{part}");
        if kept.iter().any(|entry| reference.starts_with(entry)) {
            text += &reference;
        } else {
            text += &reference.replacen("./www/", &format!("./www/{folder}/"), 1);
        }
    }
    text
}

/// Changes a file; fails if nothing changes.
fn rewrite(file: &Path, change: impl Fn(&str) -> String) -> Result<()> {
    let text = fs::read_to_string(file)?;
    let changed = change(&text);
    if changed == text {
        bail!("{} asks for nothing under www/", file.display());
    }
    Ok(fs::write(file, changed)?)
}

/// The folder in a site that [`pin`] has made, relative to the site. Those of other versions may be beside it.
pub fn folder(site: &Path) -> Result<PathBuf> {
    let www = Path::new("www");
    Ok(www.join(Manifest::of_site(site)?.folder))
}
