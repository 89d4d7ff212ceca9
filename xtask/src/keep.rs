//! The versions of earlier sites, which stay beside the new one, as pages that are still open and cached scripts
//! request their files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::files;
use crate::route::is_version;
use crate::version::Manifest;

/// The folders of all versions of earlier sites. Fails if a folder is not a site, or a version is not what it was built as: so two
/// of one name have the same contents.
pub fn versions(sites: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut kept = Vec::new();
    for site in sites {
        let found = folders(site).with_context(|| {
            format!(
                "`{}` cannot be kept: --keep takes the folder of a site that `cargo xtask dist` has written, with www/ and in it the \
                 folder of a version",
                site.display()
            )
        })?;
        kept.extend(found);
    }
    Ok(kept)
}

/// Copies them into a new site. A version identical to the new one stays as it was first, as browsers have cached it.
pub fn write(kept: &[PathBuf], site: &Path) -> Result<()> {
    for folder in kept.iter().rev() {
        let name = folder.file_name().context("a version has a name")?;
        for file in files::under(folder)? {
            files::copy(
                &folder.join(&file),
                &site.join("www").join(name).join(&file),
            )?;
        }
    }
    Ok(())
}

/// The folders of the versions of a site, of which there is at least one.
fn folders(site: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(site.join("www"))? {
        let folder = entry?.path();
        if folder.is_dir() && folder.file_name().is_some_and(is_version) {
            Manifest::read(&folder)?;
            found.push(folder);
        }
    }
    if found.is_empty() {
        bail!("there is no version");
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use fs_err as fs;

    use super::{versions, write};
    use crate::files::{scratch, under};
    use crate::version::Manifest;
    use crate::{headers, pinned};

    /// A site with one version, and the name of its folder.
    fn site(name: &str, figure: &str, date: &str) -> (PathBuf, String) {
        let site = scratch(name);
        fs::create_dir_all(site.join("www/pkg")).unwrap();
        for file in ["figure.js", "pkg/guts_bg.wasm"] {
            fs::write(site.join("www").join(file), figure).unwrap();
        }
        for entry in pinned::ENTRIES {
            fs::write(site.join("www").join(entry), "import(\"./figure.js\")").unwrap();
        }
        let folder = pinned::pin(&site, "1.2.3", Some(date.to_owned())).unwrap();
        let name = folder.file_name().unwrap().display().to_string();
        assert!(name.starts_with("1.2.3-"), "{name}");
        (site, name)
    }

    fn kept(sites: &[&PathBuf], new: &Path) -> Result<(), String> {
        let sites: Vec<PathBuf> = sites.iter().map(|site| (*site).clone()).collect();
        versions(&sites)
            .and_then(|kept| write(&kept, new))
            .map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn a_version_has_a_folder_of_its_own_and_those_of_several_sites_stay() {
        let (first, a) = site("keep-1", "a", "first");
        let (second, same) = site("keep-2", "a", "later");
        let (third, b) = site("keep-3", "b", "later");
        let (new, _) = site("keep-4", "b", "now");
        assert!(a == same && a != b);
        kept(&[&first, &second, &third, &third], &new).unwrap();
        for (name, figure, date) in [(&a, "a", "first"), (&b, "b", "later")] {
            let folder = new.join("www").join(name);
            assert_eq!(
                fs::read_to_string(folder.join("figure.js")).unwrap(),
                figure
            );
            let version = Manifest::read(&folder).unwrap();
            assert_eq!(version.date.as_deref(), Some(date));
            assert_eq!(version.files.len(), pinned::ENTRIES.len() + 2);
        }
        let entry = fs::read_to_string(new.join("www/element.js")).unwrap();
        assert_eq!(
            entry,
            format!("import(\"./{b}/figure.js\")"),
            "entries lead to the new one"
        );
        assert_eq!(Manifest::of_site(&new).unwrap().folder, b);
        headers::write(&new).unwrap();
        let headers = fs::read_to_string(new.join(headers::FILE)).unwrap();
        for (place, cache) in [
            (format!("{a}/*"), "public, max-age=31536000, immutable"),
            (format!("{b}/*"), "public, max-age=31536000, immutable"),
            ("element.js".to_owned(), "no-cache"),
        ] {
            let rule = format!("/www/{place}\n  Cache-Control: {cache}\n");
            assert!(headers.contains(&rule), "{headers}");
        }
    }

    #[test]
    fn what_is_no_site_as_it_was_built_is_named_and_nothing_is_kept() {
        let new = scratch("keep-5");
        for (change, message) in [
            ("www", "there is no version"),
            ("www/{}/version.json", "version.json"),
            (
                "www/{}/figure.js",
                "figure.js is not as version.json has it: it was changed after it was built",
            ),
            (
                "www/{}/another.js",
                "another.js is not as version.json has it",
            ),
        ] {
            let (site, name) = site("keep-6", "a", "then");
            let file = site.join(change.replace("{}", &name));
            if file.is_dir() {
                fs::remove_dir_all(&file).unwrap();
                fs::create_dir(&file).unwrap();
            } else {
                fs::write(file, "changed").unwrap();
            }
            let error = kept(&[&site], &new).unwrap_err();
            let start = format!("`{}` cannot be kept: --keep takes", site.display());
            assert!(
                error.starts_with(&start) && error.contains(message),
                "{error}"
            );
        }
        let (site, name) = site("keep-6", "a", "then");
        fs::rename(site.join("www").join(&name), site.join("www/1.2.4-00ff")).unwrap();
        let error = kept(&[&site], &new).unwrap_err();
        assert!(
            error.contains("1.2.4-00ff holds another version"),
            "{error}"
        );
        assert!(under(&new).unwrap().is_empty());
    }
}
