//! The home: the site that links, embeds and exports of figures lead to, from `cargo xtask dist --home`.

use anyhow::{Result, bail};
use serde_json::Value;

/// The address of the site’s folder, if it is known. With a slash at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Home(Option<String>);

impl Home {
    /// An address that browsers open from everywhere, so that nobody else can write what comes from there: https, and http
    /// only on this machine.
    pub fn parse(address: &str) -> Result<Self> {
        let is_here = |place: &str| {
            let host = authority(place).split(':').next();
            host.is_some_and(|host| ["localhost", "127.0.0.1"].contains(&host))
        };
        let here = address
            .strip_prefix("http://")
            .filter(|place| is_here(place));
        let place = address.strip_prefix("https://").or(here);
        if !place.is_some_and(is_plain) {
            bail!(
                "{address:?} cannot be the home: it takes an https address without ? and #, like https://example.org/upperhand/, or \
                 one of this machine to try it out, like http://localhost:8080/"
            );
        }
        Ok(Self(Some(format!("{}/", address.trim_end_matches('/')))))
    }

    /// The address.
    pub fn address(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// What esbuild writes where scripts ask for it, in `www/kit/address.js`: the expression, and the text in its place.
    pub fn define(&self) -> (String, String) {
        let value = match &self.0 {
            Some(address) => Value::from(address.as_str()).to_string(),
            None => "undefined".to_owned(),
        };
        ("import.meta.home".to_owned(), value)
    }
}

/// The host of an address, with its port.
fn authority(place: &str) -> &str {
    place.split('/').next().unwrap_or_default()
}

/// Is it a host and a path, with nothing that would end an attribute or the path?
fn is_plain(place: &str) -> bool {
    let forbidden = |letter: char| letter.is_whitespace() || "\"<>\\?#".contains(letter);
    let host = authority(place);
    !host.is_empty() && !host.contains('@') && !place.contains(forbidden)
}

#[cfg(test)]
mod tests {
    use super::Home;

    #[test]
    fn a_home_is_a_folder_that_browsers_open() {
        for (address, home) in [
            ("https://example.org/a", "https://example.org/a/"),
            ("https://example.org/a/", "https://example.org/a/"),
            ("http://localhost:8080/site/", "http://localhost:8080/site/"),
            ("http://127.0.0.1:1/", "http://127.0.0.1:1/"),
        ] {
            assert_eq!(Home::parse(address).unwrap().address(), Some(home));
        }
        let home = Home::parse("https://example.org/a").unwrap();
        assert_eq!(home.define().1, r#""https://example.org/a/""#);
        assert_eq!(Home::default().define().1, "undefined");
    }

    #[test]
    fn other_addresses_are_refused() {
        for address in [
            "http://example.org/",
            "http://localhost.example.org/",
            "http://localhost:80@example.org/",
            "https://me@example.org/",
            "javascript:alert(1)",
            "example.org",
            "https:///a",
            "https://example.org/?a",
            "https://example.org/\"",
            "",
        ] {
            let error = Home::parse(address).expect_err(address).to_string();
            let start = format!("{address:?} cannot be the home: it takes");
            assert!(error.starts_with(&start), "{error}");
        }
    }
}
