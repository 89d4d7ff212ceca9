//! The site that links, embeds and exports of figures lead to, as `cargo xtask dist --home` is told.

use anyhow::{Result, bail};
use serde_json::Value;

/// The address of the site’s folder, if it is known. With a slash at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Home(Option<String>);

impl Home {
    /// An address that browsers open.
    pub fn parse(address: &str) -> Result<Self> {
        let place = address
            .strip_prefix("https://")
            .or_else(|| address.strip_prefix("http://"));
        let is_plain = |place: &str| {
            !place.is_empty()
                && !place.starts_with('/')
                && !place
                    .contains(|letter: char| letter.is_whitespace() || "\"<>\\?#".contains(letter))
        };
        if !place.is_some_and(is_plain) {
            bail!(
                "`{address}` cannot be the home: it takes an address like https://example.org/upperhand/"
            );
        }
        Ok(Self(Some(format!("{}/", address.trim_end_matches('/')))))
    }

    /// The address.
    pub fn address(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// The option that has esbuild write it where scripts ask for it, in `www/address.js`.
    pub fn define(&self) -> String {
        let value = match &self.0 {
            Some(address) => Value::from(address.as_str()).to_string(),
            None => "undefined".to_owned(),
        };
        format!("--define:import.meta.home={value}")
    }
}

#[cfg(test)]
mod tests {
    use super::Home;

    #[test]
    fn a_home_is_a_folder_that_browsers_open() {
        for address in ["https://example.org/a", "https://example.org/a/"] {
            let home = Home::parse(address).unwrap();
            assert_eq!(home.address(), Some("https://example.org/a/"));
            assert_eq!(
                home.define(),
                r#"--define:import.meta.home="https://example.org/a/""#
            );
        }
        assert_eq!(
            Home::default().define(),
            "--define:import.meta.home=undefined"
        );
    }

    #[test]
    fn other_addresses_are_refused() {
        for address in [
            "javascript:alert(1)",
            "data:text/html,x",
            "file:///srv/site/",
            "example.org",
            "https://",
            "https:///a",
            "https://example.org/?a",
            "https://example.org/\"",
            "",
        ] {
            assert!(Home::parse(address).is_err(), "{address}");
        }
    }
}
