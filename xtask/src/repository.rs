//! The address of the repository, from `cargo xtask release --repository`, and what the packed manifests say of it.

use anyhow::{Result, bail};
use serde_json::{Map, Value, json};
use toml_edit::DocumentMut;

use crate::home::Home;

/// The address of the repository, if it is known: as it was given, without a slash at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repository(Option<String>);

impl Repository {
    /// An address that both browsers and git open.
    pub fn parse(address: &str) -> Result<Self> {
        let given = address.trim_end_matches('/');
        let place = given.strip_prefix("https://");
        let parts = place.and_then(|place| place.split_once('/'));
        let is_repository = parts.is_some_and(|(host, path)| {
            is_made_of(host, ".-:") && path.split('/').all(|part| is_made_of(part, ".-_~"))
        });
        if !is_repository {
            bail!(
                "{address:?} cannot be the repository: it takes an https address of a host and a path of letters, digits, - . _ \
                 and ~, like https://example.org/someone/upperhand"
            );
        }
        Ok(Self(Some(given.to_owned())))
    }

    /// The address of its page.
    pub fn address(&self) -> Option<&str> {
        let given = self.0.as_deref()?;
        Some(given.strip_suffix(".git").unwrap_or(given))
    }

    /// Has the manifest of the npm package name it.
    pub fn name_in_package(&self, manifest: &mut Map<String, Value>) {
        let (Some(given), Some(page)) = (&self.0, self.address()) else {
            return;
        };
        // As npm itself writes it for the host that it vouches for.
        let git = if page.starts_with("https://github.com/") {
            format!("git+{page}.git")
        } else {
            format!("git+{given}")
        };
        manifest.insert(
            "repository".to_owned(),
            json!({ "type": "git", "url": git }),
        );
    }

    /// The `Cargo.toml` of the crate that names it, and the site that is its home page.
    pub fn named_in_crate(&self, manifest: &str, home: &Home) -> Result<String> {
        let mut manifest: DocumentMut = manifest.parse()?;
        for (key, address) in [("repository", self.address()), ("homepage", home.address())] {
            if let Some(address) = address {
                manifest["package"][key] = toml_edit::value(address);
            }
        }
        Ok(manifest.to_string())
    }
}

/// Does a part of an address consist of letters, digits and some marks?
fn is_made_of(part: &str, marks: &str) -> bool {
    let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || marks.contains(letter);
    !part.is_empty() && part.chars().all(is_allowed)
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use super::Repository;
    use crate::home::Home;

    fn parsed(address: &str) -> Repository {
        Repository::parse(address).unwrap()
    }

    #[test]
    fn a_repository_is_an_address_that_browsers_and_git_open() {
        let expected = Some("https://example.org/a/b");
        assert_eq!(parsed("https://example.org/a/b/").address(), expected);
        assert_eq!(parsed("https://example.org/a/b.git").address(), expected);
        for address in [
            "",
            "http://example.org/a",
            "git@example.org:a/b.git",
            "https://me:secret@example.org/a/b",
            "https://example.org/",
            "https://example.org/a//b",
            "https://example.org/a?b",
            "https://example.org/\"a",
        ] {
            let error = Repository::parse(address).expect_err(address).to_string();
            let start = format!("{address:?} cannot be the repository: it takes");
            assert!(error.starts_with(&start), "{error}");
        }
    }

    #[test]
    fn the_npm_package_names_it_as_npm_does() {
        let named = |repository: Repository| {
            let mut manifest = Map::new();
            repository.name_in_package(&mut manifest);
            manifest
        };
        assert!(named(Repository::default()).is_empty());
        for (address, git) in [
            ("https://github.com/a/b", "git+https://github.com/a/b.git"),
            ("https://example.org/~a/b", "git+https://example.org/~a/b"),
        ] {
            let manifest = named(parsed(address));
            assert_eq!(manifest["repository"], json!({ "type": "git", "url": git }));
        }
    }

    #[test]
    fn the_crate_names_what_is_given_and_keeps_all_else() {
        let manifest = "[workspace]\n\n# Ours.\n[package]\nname = \"a\" # Short.\n\n[features]\n";
        let none = (Repository::default(), Home::default());
        assert_eq!(none.0.named_in_crate(manifest, &none.1).unwrap(), manifest);
        let home = Home::parse("https://example.org/a/").unwrap();
        let named = parsed("https://example.org/a/b").named_in_crate(manifest, &home);
        assert_eq!(
            named.unwrap(),
            "[workspace]\n\n# Ours.\n[package]\nname = \"a\" # Short.\nrepository = \"https://example.org/a/b\"\n\
             homepage = \"https://example.org/a/\"\n\n[features]\n"
        );
    }
}
