//! The folder of the site whose name changes with what is in it: `www/0.1.0-0123456789abcdef/`.
//!
//! Only the files that other pages ask for by name lie outside. They lead to this folder, so that a script never gets a
//! part of another version, however long a browser has kept one of them; and a folder from before may stay beside the new
//! one for pages that are still open.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{files, route, share};

/// The files of `www/` that keep a name outside, too.
const ENTRIES: [&str; 5] = [
    "element.js",
    "prose.js",
    "core.js",
    "embed-helper.js",
    "icon.svg",
];

/// The entries that ask for other scripts.
const LEADING: [&str; 2] = ["element.js", "core.js"];

/// Moves all of `www/` into a folder of its own, and has entries and pages lead there. Returns the folder.
pub fn pin(site: &Path, version: &str) -> Result<PathBuf> {
    let (www, moved) = (site.join("www"), site.join("moved"));
    let name = format!("{version}-{}", hash(&www)?);
    fs::rename(&www, &moved).context("cannot move www/")?;
    fs::create_dir(&www).context("cannot make www/")?;
    let folder = www.join(&name);
    fs::rename(&moved, &folder).with_context(|| format!("cannot make {}", folder.display()))?;
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
    Ok(folder)
}

/// A page that leads to the files in the folder, but for entries.
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

/// Changes a file, which has to have something to be changed.
fn rewrite(file: &Path, change: impl Fn(&str) -> String) -> Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let changed = change(&text);
    if changed == text {
        bail!("{} asks for nothing under www/", file.display());
    }
    fs::write(file, changed).with_context(|| format!("cannot write {}", file.display()))
}

/// A hash of the names and contents of all files in a folder.
fn hash(folder: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for file in files::under(folder)? {
        let contents = fs::read(folder.join(&file))
            .with_context(|| format!("cannot read {}", file.display()))?;
        (file, contents).hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// The folder in a site that [`pin`] has made, relative to the site.
pub fn folder(site: &Path) -> Result<PathBuf> {
    let found = files::under(site)?;
    let file = found
        .iter()
        .find(|file| route::is_pinned(file))
        .context("the site has no folder for its version")?;
    Ok(file.iter().take(2).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{ENTRIES, folder, leading, pin};
    use crate::files::{scratch, under};
    use crate::route::PAGES;

    fn site(name: &str, figure: &str) -> PathBuf {
        let site = scratch(name);
        fs::create_dir_all(site.join("www/pkg")).unwrap();
        for entry in ENTRIES {
            fs::write(site.join("www").join(entry), "import(\"./figure.js\")").unwrap();
        }
        fs::write(site.join("www/figure.js"), figure).unwrap();
        for page in PAGES {
            fs::write(site.join(page), "<script src=\"./www/page.js\">").unwrap();
        }
        site
    }

    #[test]
    fn entries_lead_to_the_folder_and_the_rest_is_in_it() {
        let site = site("pinned", "one");
        let made = pin(&site, "1.2.3").unwrap();
        let relative = folder(&site).unwrap();
        assert_eq!(site.join(&relative), made);
        let name = relative.strip_prefix("www").unwrap().display().to_string();
        assert!(name.starts_with("1.2.3-"), "{name}");
        let entry = fs::read_to_string(site.join("www/element.js")).unwrap();
        assert_eq!(entry, format!("import(\"./{name}/figure.js\")"));
        let inside = fs::read_to_string(made.join("element.js")).unwrap();
        assert_eq!(inside, "import(\"./figure.js\")");
        let page = fs::read_to_string(site.join("index.html")).unwrap();
        assert_eq!(page, format!("<script src=\"./www/{name}/page.js\">"));
        let outside = under(&site.join("www")).unwrap();
        let outside: Vec<&PathBuf> = outside
            .iter()
            .filter(|file| !file.starts_with(&name))
            .collect();
        assert_eq!(outside.len(), ENTRIES.len(), "{outside:?}");
    }

    #[test]
    fn other_contents_have_another_folder_and_the_same_the_same() {
        let name = |scratch, figure| pin(&site(scratch, figure), "1.2.3").unwrap();
        let of = |path: &Path| path.file_name().unwrap().to_owned();
        assert_eq!(of(&name("pin-a", "one")), of(&name("pin-b", "one")));
        assert_ne!(of(&name("pin-a", "one")), of(&name("pin-c", "two")));
    }

    #[test]
    fn pages_ask_for_entries_by_their_names() {
        let page = r#"<a href="./www/page.css"><b src="./www/element.js"><c href="./">"#;
        assert_eq!(
            leading(page, "1-a"),
            r#"<a href="./www/1-a/page.css"><b src="./www/element.js"><c href="./">"#
        );
    }
}
