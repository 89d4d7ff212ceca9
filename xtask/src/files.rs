//! Walking, copying and replacing folders.

use std::path::{Path, PathBuf};

use anyhow::Result;
use fs_err as fs;
use walkdir::{DirEntry, WalkDir};

/// Every file under a folder, relative to it, in alphabetical order; hidden files and folders are left out.
pub fn under(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_hidden = |entry: &DirEntry| entry.file_name().as_encoded_bytes().starts_with(b".");
    let mut found = Vec::new();
    let entries = WalkDir::new(folder).min_depth(1).into_iter();
    for entry in entries.filter_entry(|entry| !is_hidden(entry)) {
        let entry = entry?;
        if !entry.file_type().is_dir() {
            found.push(entry.path().strip_prefix(folder)?.to_path_buf());
        }
    }
    found.sort();
    Ok(found)
}

/// Is a file a page?
pub fn is_html(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "html")
}

/// Copies a file, making the folder it goes to.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to)?;
    Ok(())
}

/// Replaces the contents of a folder: `fill` writes into an empty one beside it, which then takes its place. It is
/// never seen half full, and if `fill` fails the old contents stay.
pub fn replace(folder: &Path, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    replace_all([folder], |[fresh]| fill(fresh))
}

/// Replaces several folders as [`replace`] does one, once all are filled.
pub fn replace_all<const N: usize>(
    folders: [&Path; N],
    fill: impl FnOnce([&Path; N]) -> Result<()>,
) -> Result<()> {
    let fresh = folders.map(|folder| folder.with_extension("new"));
    for fresh in &fresh {
        remove(fresh)?;
        fs::create_dir_all(fresh)?;
    }
    fill(fresh.each_ref().map(PathBuf::as_path))?;
    for (fresh, folder) in fresh.iter().zip(folders) {
        remove(folder)?;
        fs::rename(fresh, folder)?;
    }
    Ok(())
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

/// An empty folder for one test.
#[cfg(test)]
pub fn scratch(name: &str) -> PathBuf {
    let folder = crate::project::target().expect("cargo knows it");
    // Whatever is done with folders is done with a space in their names.
    let folder = folder.join("tests of xtask").join(name);
    remove(&folder).expect("the folder can be emptied");
    fs::create_dir_all(&folder).expect("the folder can be made");
    // Where the repository is itself behind a link, tests would otherwise compare two names of one place.
    folder.canonicalize().expect("the folder was just made")
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use fs_err as fs;

    use super::{replace, scratch, under};

    #[test]
    fn a_replaced_folder_holds_only_the_new_and_stays_if_that_fails() {
        let folder = scratch("replace").join("site");
        for name in ["one", "two"] {
            let fill = |fresh: &Path| {
                fs::write(fresh.join(".hidden"), name)?;
                Ok(fs::write(fresh.join(name), name)?)
            };
            replace(&folder, fill).unwrap();
            assert_eq!(under(&folder).unwrap(), [PathBuf::from(name)]);
        }
        replace(&folder, |_| anyhow::bail!("on purpose")).unwrap_err();
        assert_eq!(under(&folder).unwrap(), [PathBuf::from("two")]);
    }
}
