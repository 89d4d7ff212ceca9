//! What `cargo xtask dist` and `release` are told of the place that their site is for.

use anyhow::{Result, bail};
use lexopt::Parser;
use lexopt::prelude::{Long, ValueExt};

use crate::home::Home;
use crate::repository::Repository;

/// Their options, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deploy {
    /// The site that figures lead to.
    pub home: Home,
    /// The sources that the packed manifests name.
    pub repository: Repository,
}

impl Deploy {
    /// Reads all options that are left.
    pub fn parse(parser: &mut Parser) -> Result<Self> {
        let mut deploy = Self::default();
        while let Some(option) = parser.next()? {
            match option {
                Long("home") => once(&mut deploy.home, Home::parse(&value(parser)?)?, "home")?,
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
    use lexopt::Parser;

    use super::Deploy;
    use crate::home::Home;
    use crate::repository::Repository;

    fn parsed(line: &str) -> Result<Deploy, String> {
        let mut parser = Parser::from_args(line.split_whitespace());
        Deploy::parse(&mut parser).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_come_in_any_order() {
        let expected = Deploy {
            home: Home::parse("https://example.org/").unwrap(),
            repository: Repository::parse("https://example.org/a/b").unwrap(),
        };
        for line in [
            "--home https://example.org --repository https://example.org/a/b",
            "--repository=https://example.org/a/b/ --home=https://example.org/",
        ] {
            assert_eq!(parsed(line).as_ref(), Ok(&expected), "{line}");
        }
        assert_eq!(parsed(""), Ok(Deploy::default()));
    }

    #[test]
    fn mistakes_are_named() {
        for (line, message) in [
            (
                "--home https://a.org --home https://b.org",
                "--home is given twice",
            ),
            ("--home http://a.org", "cannot be the home"),
            ("--repository a/b", "cannot be the repository"),
            (
                "--repository https://a.org/b --repository https://a.org/c",
                "--repository is given twice",
            ),
            ("--home", "--home"),
            ("--hom https://a.org", "--hom"),
            ("one", "one"),
        ] {
            let error = parsed(line).expect_err(line);
            assert!(error.contains(message), "{line}: {error}");
        }
    }
}
