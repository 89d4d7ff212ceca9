//! Where the site of `cargo xtask dist` and `release` will be hosted.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Result, bail};
use lexopt::Parser;
use lexopt::prelude::{Long, ValueExt};

/// The options, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deploy {
    /// The folder of the site that links, embeds and exports of figures lead to, if it is known: with a slash at its end.
    pub home: Option<String>,
    /// Earlier sites, whose versions stay.
    pub keep: Vec<PathBuf>,
    /// The page of the sources that the packed manifests name, if it is known.
    pub repository: Option<String>,
}

impl Deploy {
    /// The options as one types them.
    pub fn arguments(&self) -> Vec<OsString> {
        let home = self.home.iter().map(|home| ("--home", home.into()));
        let repository = self.repository.iter();
        let repository = repository.map(|address| ("--repository", address.into()));
        let kept = self.keep.iter().map(|folder| ("--keep", folder.into()));
        let options = home.chain(repository).chain(kept);
        options
            .flat_map(|(name, value): (&str, OsString)| [name.into(), value])
            .collect()
    }

    /// Reads all options that are left.
    pub fn parse(parser: &mut Parser) -> Result<Self> {
        let mut deploy = Self::default();
        while let Some(option) = parser.next()? {
            match option {
                Long("home") => deploy.home = Some(address(parser, "home")? + "/"),
                Long("keep") => deploy.keep.push(parser.value()?.into()),
                Long("repository") => {
                    let given = address(parser, "repository")?;
                    deploy.repository = Some(given.trim_end_matches(".git").to_owned());
                }
                unexpected => return Err(unexpected.unexpected().into()),
            }
        }
        Ok(deploy)
    }
}

/// An address that browsers open from everywhere, so that nobody else can write what comes from there: https, and http only on
/// this machine. Nothing in it would end an attribute, a text in quotes or the path. Without a slash at its end.
fn address(parser: &mut Parser, name: &str) -> Result<String> {
    let given = parser.value()?.string()?;
    let here = ["http://localhost:", "http://127.0.0.1:"];
    let mut starts = here.into_iter().chain(["https://"]);
    let place = starts.find_map(|start| given.strip_prefix(start));
    let is_letter = |sign: char| sign.is_ascii_alphanumeric();
    let is_plain = |sign: char| is_letter(sign) || "-._~:/%".contains(sign);
    if !place.is_some_and(|place| place.starts_with(is_letter) && place.chars().all(is_plain)) {
        bail!(
            "{given:?} cannot be the {name}: it takes an https address of letters, digits and the signs - . _ ~ : / %, like \
             https://example.org/upperhand/, or one of this machine to try it out, like http://localhost:8080/"
        );
    }
    Ok(given.trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use lexopt::Parser;

    use super::Deploy;

    fn parsed(line: &str) -> Result<Deploy, String> {
        let mut parser = Parser::from_args(line.split_whitespace());
        Deploy::parse(&mut parser).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_come_in_any_order() {
        let expected = Deploy {
            home: Some("https://example.org/".to_owned()),
            keep: ["one", "../other"].map(PathBuf::from).into(),
            repository: Some("https://example.org/~a/b".to_owned()),
        };
        for line in [
            "--home https://example.org --repository https://example.org/~a/b.git --keep one --keep ../other",
            "--keep=one --repository=https://example.org/~a/b/ --keep=../other --home=https://example.org/",
        ] {
            assert_eq!(parsed(line).as_ref(), Ok(&expected), "{line}");
        }
        let mut again = Parser::from_args(expected.arguments());
        assert_eq!(Deploy::parse(&mut again).unwrap(), expected);
        assert_eq!(parsed(""), Ok(Deploy::default()));
        let here = parsed("--home http://127.0.0.1:80").unwrap().home;
        assert_eq!(here.as_deref(), Some("http://127.0.0.1:80/"));
    }

    #[test]
    fn mistakes_are_named() {
        for (line, message) in [
            ("--repository a/b", "cannot be the repository: it takes"),
            (
                "--repository git@example.org:a/b",
                "cannot be the repository",
            ),
            ("--home=", "cannot be the home"),
            ("--home https://", "cannot be the home"),
            ("--home http://a.org", "cannot be the home"),
            ("--home http://localhost.example.org/", "cannot be the home"),
            (
                "--home http://localhost:80@example.org/",
                "cannot be the home",
            ),
            (
                "--home https://me:secret@example.org/",
                "cannot be the home",
            ),
            ("--home https:///a", "cannot be the home"),
            ("--home https://a.org/?a", "cannot be the home"),
            ("--home https://a.org/\"", "cannot be the home"),
            ("--home javascript:alert(1)", "cannot be the home"),
            ("--keep", "--keep"),
            ("--kept one", "--kept"),
            ("one", "one"),
        ] {
            let error = parsed(line).expect_err(line);
            assert!(error.contains(message), "{line}: {error}");
        }
    }
}
