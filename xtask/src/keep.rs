//! The versions of earlier sites, which stay beside the new one, as pages that are still open and cached scripts
//! request their files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::files;
use crate::route::is_version;
use crate::version::{self, Manifest};

/// A version of an earlier site, and its folder there.
pub struct Kept {
    folder: PathBuf,
    version: Manifest,
}

/// All versions of earlier sites. Fails if a folder is not a site, or if a version has different contents in two sites.
pub fn versions(sites: &[PathBuf]) -> Result<Vec<Kept>> {
    let mut kept: Vec<Kept> = Vec::new();
    for site in sites {
        for folder in folders(site)? {
            let version = Manifest::read(&folder).with_context(|| no_site(site))?;
            let known = kept
                .iter()
                .find(|kept| kept.version.folder == version.folder);
            match known {
                Some(known) => known.agree(&version, &folder)?,
                None => kept.push(Kept { folder, version }),
            }
        }
    }
    Ok(kept)
}

/// Copies them into a new site. A version identical to the new one stays as it was, as browsers have cached it.
pub fn write(kept: &[Kept], site: &Path) -> Result<()> {
    for one in kept {
        let folder = site.join("www").join(&one.version.folder);
        if folder.exists() {
            one.agree(&Manifest::read(&folder)?, &folder)?;
        }
        let names = one.version.files.keys().map(String::as_str);
        for name in names.chain([version::FILE]) {
            files::copy(&one.folder.join(name), &folder.join(name))?;
        }
    }
    Ok(())
}

impl Kept {
    /// Fails where the same version has other contents in another folder.
    fn agree(&self, other: &Manifest, folder: &Path) -> Result<()> {
        match version::differing(&self.version.files, &other.files).first() {
            None => Ok(()),
            Some(name) => bail!(
                "{} and {} have one name and different contents, as of {name}: each version has contents of its own",
                self.folder.display(),
                folder.display()
            ),
        }
    }
}

/// The folders of the versions of a site, of which there is at least one.
fn folders(site: &Path) -> Result<Vec<PathBuf>> {
    let www = site.join("www");
    let entries = fs::read_dir(&www).with_context(|| no_site(site))?;
    let mut found = Vec::new();
    for entry in entries {
        let folder = entry?.path();
        if folder.is_dir() && folder.file_name().is_some_and(is_version) {
            found.push(folder);
        }
    }
    if found.is_empty() {
        bail!(no_site(site));
    }
    found.sort();
    Ok(found)
}

fn no_site(site: &Path) -> String {
    format!(
        "`{}` cannot be kept: --keep takes the folder of a site that `cargo xtask dist` has written, with www/ and in it the folder \
         of a version",
        site.display()
    )
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use fs_err as fs;

    use super::{versions, write};
    use crate::files::{scratch, under};
    use crate::version::{Manifest, files_of};

    /// Adds a version to a site.
    fn add(site: &Path, name: &str, figure: &str, date: &str) {
        let folder = site.join("www").join(name);
        fs::create_dir_all(folder.join("pkg")).unwrap();
        fs::write(folder.join("figure.js"), figure).unwrap();
        fs::write(folder.join("pkg/guts_bg.wasm"), figure).unwrap();
        fs::write(site.join("www/element.js"), name).unwrap();
        let version = Manifest {
            folder: name.to_owned(),
            version: "1.2.3".to_owned(),
            hash: name.to_owned(),
            date: Some(date.to_owned()),
            files: files_of(&folder).unwrap(),
        };
        version.write(&folder).unwrap();
    }

    fn kept(sites: &[&PathBuf], new: &Path) -> Result<(), String> {
        let sites: Vec<PathBuf> = sites.iter().map(|site| (*site).clone()).collect();
        versions(&sites)
            .and_then(|kept| write(&kept, new))
            .map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn versions_of_several_sites_stay() {
        let (one, two, new) = (scratch("keep-1"), scratch("keep-2"), scratch("keep-3"));
        add(&one, "1.2.3-aa", "a", "earlier");
        add(&two, "1.2.3-aa", "a", "later");
        add(&two, "1.2.3-bb", "b", "later");
        add(&new, "1.2.3-bb", "b", "now");
        kept(&[&one, &two, &two], &new).unwrap();
        let files = under(&new.join("www")).unwrap();
        let expected = [
            "1.2.3-aa/figure.js",
            "1.2.3-aa/pkg/guts_bg.wasm",
            "1.2.3-aa/version.json",
            "1.2.3-bb/figure.js",
            "1.2.3-bb/pkg/guts_bg.wasm",
            "1.2.3-bb/version.json",
            "element.js",
        ];
        assert_eq!(files, expected.map(PathBuf::from));
        let date = |name: &str| {
            Manifest::read(&new.join("www").join(name))
                .unwrap()
                .date
                .unwrap()
        };
        assert_eq!(
            (date("1.2.3-aa").as_str(), date("1.2.3-bb").as_str()),
            ("earlier", "later")
        );
        let entry = fs::read_to_string(new.join("www/element.js")).unwrap();
        assert_eq!(entry, "1.2.3-bb", "entries are those of the new site");
    }

    #[test]
    fn one_version_has_one_contents() {
        let (one, two, new) = (scratch("keep-4"), scratch("keep-5"), scratch("keep-6"));
        add(&one, "1.2.3-aa", "a", "");
        add(&two, "1.2.3-aa", "b", "");
        let error = kept(&[&one, &two], &new).unwrap_err();
        assert!(
            error.contains("have one name and different contents, as of figure.js"),
            "{error}"
        );
        assert!(under(&new).unwrap().is_empty());
        add(&new, "1.2.3-aa", "b", "");
        let error = kept(&[&one], &new).unwrap_err();
        assert!(
            error.contains("have one name and different contents"),
            "{error}"
        );
    }

    #[test]
    fn what_is_no_site_is_named() {
        let site = scratch("keep-7");
        let error = kept(&[&site], &scratch("keep-8")).unwrap_err();
        let start = format!("`{}` cannot be kept: --keep takes", site.display());
        assert!(error.starts_with(&start), "{error}");
        add(&site, "1.2.3-aa", "a", "");
        fs::write(site.join("www/1.2.3-aa/figure.js"), "b").unwrap();
        let error = kept(&[&site], &scratch("keep-8")).unwrap_err();
        assert!(error.contains("was changed after it was built"), "{error}");
    }
}
