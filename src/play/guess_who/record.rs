//! All that a game is, to be kept.

use super::choice::Choice;
use super::error::Error;
use super::plain;
use super::setup::Setup;

/// A setup and the moves of people, yours or, where a person moves for the opponent, both players'.
///
/// As JSON it has the shape of `GuessWhoRecord` in `www/core.d.ts`. Equal records give equal games.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Record, Setup};
/// let pool = Pool::new(24)?;
/// let record = Record {
///     setup: Setup::new(Rules::OPEN, pool, pool),
///     moves: vec![Choice::Ask(vec![8, 16]), Choice::Name],
/// };
/// let json = record.to_json();
/// assert!(json.ends_with(r#""moves":[[8,16],"name"]}"#));
/// assert_eq!(Record::from_json(&json)?, record);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    /// What was agreed.
    pub setup: Setup,
    /// The moves of people, in order.
    pub moves: Vec<Choice>,
}

impl Record {
    /// One line of JSON.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Record, Setup};
    /// let pool = Pool::new(9)?;
    /// let record = Record { setup: Setup::new(Rules::RACE, pool, pool), moves: Vec::new() };
    /// assert!(record.to_json().starts_with(r#"{"v":1,"setup":{"rules":"race","mine":9,"theirs":9,"#));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        plain::write(self)
    }

    /// The record of a text of JSON. What a setup leaves out is as in [`Setup::new`].
    ///
    /// # Errors
    /// [`Error::Json`] where the text is no JSON or of another shape; [`Error::Version`], [`Error::Solver`] for pools and
    /// rules, [`Error::Carelessness`], [`Error::Opponent`], [`Error::Seed`]; [`Error::Move`] for parts that are none. Whether
    /// the rules allow the moves is seen when they are [played](super::replay).
    ///
    /// ```
    /// use upperhand::play::guess_who::Record;
    /// let least = r#"{"v":1,"setup":{"rules":"official","mine":24,"theirs":24},"moves":[]}"#;
    /// assert_eq!(Record::from_json(least)?.setup.seed, 1);
    /// let error = Record::from_json(&least.replace("24", "0")).unwrap_err();
    /// assert_eq!(error.to_string(), "a pool of 0 is outside 1..=2147483647");
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Error> {
        plain::read(text)
    }
}
