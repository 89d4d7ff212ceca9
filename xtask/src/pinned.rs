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

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use fs_err as fs;

    use super::{ENTRIES, folder, pin};
    use crate::files::{scratch, under};
    use crate::route::PAGES;
    use crate::version::Manifest;

    fn site(name: &str, figure: &str) -> PathBuf {
        let site = scratch(name);
        fs::create_dir_all(site.join("www/pkg")).unwrap();
        for entry in ENTRIES {
            fs::write(site.join("www").join(entry), "import(\"./figure.js\")").unwrap();
        }
        fs::write(site.join("www/figure.js"), figure).unwrap();
        for page in PAGES {
            fs::write(
                site.join(page),
                "<script src=\"./www/page.js\"><b src=\"./www/element.js\">",
            )
            .unwrap();
        }
        site
    }

    #[test]
    fn entries_lead_to_the_folder_and_the_rest_is_in_it() {
        let site = site("pinned", "one");
        let made = pin(&site, "1.2.3", Some("now".to_owned())).unwrap();
        let relative = folder(&site).unwrap();
        assert_eq!(site.join(&relative), made);
        let name = relative.strip_prefix("www").unwrap().display().to_string();
        assert!(name.starts_with("1.2.3-"), "{name}");
        let entry = fs::read_to_string(site.join("www/element.js")).unwrap();
        assert_eq!(entry, format!("import(\"./{name}/figure.js\")"));
        let inside = fs::read_to_string(made.join("element.js")).unwrap();
        assert_eq!(inside, "import(\"./figure.js\")");
        let page = fs::read_to_string(site.join("index.html")).unwrap();
        assert_eq!(
            page,
            format!("<script src=\"./www/{name}/page.js\"><b src=\"./www/element.js\">")
        );
        let outside = under(&site.join("www")).unwrap();
        let outside: Vec<&PathBuf> = outside
            .iter()
            .filter(|file| !file.starts_with(&name))
            .collect();
        assert_eq!(outside.len(), ENTRIES.len() + 1, "{outside:?}");
        let manifest = Manifest::read(&made).unwrap();
        let told = (
            manifest.version.as_str(),
            manifest.date.as_deref(),
            manifest.files.len(),
        );
        assert_eq!(told, ("1.2.3", Some("now"), ENTRIES.len() + 1));
        assert_eq!(name, format!("1.2.3-{}", manifest.hash));
        assert_eq!(Manifest::of_site(&site).unwrap(), manifest);
    }

    #[test]
    fn other_contents_have_another_folder_and_the_same_the_same() {
        let name = |scratch, figure| pin(&site(scratch, figure), "1.2.3", None).unwrap();
        let of = |path: &Path| path.file_name().unwrap().to_owned();
        assert_eq!(of(&name("pin-a", "one")), of(&name("pin-b", "one")));
        assert_ne!(of(&name("pin-a", "one")), of(&name("pin-c", "two")));
        // The same for everybody who builds it, by whatever Rust.
        assert_eq!(of(&name("pin-a", "one")), "1.2.3-84c7971e07efe475");
    }
}
