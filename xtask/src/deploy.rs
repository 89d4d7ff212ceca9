//! Where the site of `cargo xtask dist` and `release` will be hosted.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Result, bail};
use lexopt::Parser;
use lexopt::prelude::{Long, ValueExt};

use crate::home::Home;
use crate::repository::Repository;

/// The options, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deploy {
    /// The site that figures lead to.
    pub home: Home,
    /// Earlier sites, whose versions stay.
    pub keep: Vec<PathBuf>,
    /// The sources that the packed manifests name.
    pub repository: Repository,
}

impl Deploy {
    /// The options as one types them.
    pub fn arguments(&self) -> Vec<OsString> {
        let addresses = [
            ("--home", self.home.address()),
            ("--repository", self.repository.address()),
        ];
        let addresses = addresses
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?.into())));
        let kept = self.keep.iter().map(|folder| ("--keep", folder.into()));
        let options = addresses.chain(kept);
        options
            .flat_map(|(name, value)| [name.into(), value])
            .collect()
    }

    /// Reads all options that are left.
    pub fn parse(parser: &mut Parser) -> Result<Self> {
        let mut deploy = Self::default();
        while let Some(option) = parser.next()? {
            match option {
                Long("home") => once(&mut deploy.home, Home::parse(&value(parser)?)?, "home")?,
                Long("keep") => deploy.keep.push(parser.value()?.into()),
                Long("repository") => {
                    let repository = Repository::parse(&value(parser)?)?;
                    once(&mut deploy.repository, repository, "repository")?;
                }
                unexpected => return Err(unexpected.unexpected().into()),
            }
        }
        Ok(deploy)
    }
}

fn value(parser: &mut Parser) -> Result<String> {
    Ok(parser.value()?.string()?)
}

/// Takes the value of an option, which may be given only once.
fn once<T: Default + PartialEq>(place: &mut T, value: T, name: &str) -> Result<()> {
    if *place != T::default() {
        bail!("--{name} is given twice: it takes one value");
    }
    *place = value;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use lexopt::Parser;

    use super::Deploy;
    use crate::home::Home;
    use crate::repository::Repository;

    /// Reads a line, in which an underscore stands for a space within a value.
    fn parsed(line: &str) -> Result<Deploy, String> {
        let words = line.split_whitespace().map(|word| word.replace('_', " "));
        let mut parser = Parser::from_args(words);
        Deploy::parse(&mut parser).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_come_in_any_order() {
        let expected = Deploy {
            home: Home::parse("https://example.org/").unwrap(),
            keep: ["one", "../the other"].map(PathBuf::from).into(),
            repository: Repository::parse("https://example.org/a/b").unwrap(),
        };
        for line in [
            "--home https://example.org --repository https://example.org/a/b --keep one --keep ../the_other",
            "--keep=one --repository=https://example.org/a/b/ --keep=../the_other --home=https://example.org/",
        ] {
            assert_eq!(parsed(line).as_ref(), Ok(&expected), "{line}");
        }
        assert_eq!(parsed(""), Ok(Deploy::default()));
        let mut again = Parser::from_args(expected.arguments());
        assert_eq!(Deploy::parse(&mut again).unwrap(), expected);
    }

    #[test]
    fn mistakes_are_named() {
        for (line, message) in [
            ("--home http://a.org", "cannot be the home"),
            ("--repository a/b", "cannot be the repository"),
            ("--home https://a.org --home https://b.org", "given twice"),
            ("--keep", "--keep"),
            ("--kept one", "--kept"),
            ("one", "one"),
        ] {
            let error = parsed(line).expect_err(line);
            assert!(error.contains(message), "{line}: {error}");
        }
    }
}
