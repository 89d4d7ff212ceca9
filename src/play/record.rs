//! All that a game is, to be kept.

use serde::Serialize;

/// A setup and the moves of people. Equal records give equal games.
///
/// [`guess_who::Record`](super::guess_who::Record) and [`guts::Record`](super::guts::Record) say what they are as JSON.
///
/// ```
/// use upperhand::play::guts::{Choice, Record, Setup, replay};
/// let record = Record { setup: Setup::default(), moves: vec![Choice::Hold] };
/// assert_eq!(replay(&record)?.game.record(), record);
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record<Setup, Choice> {
    /// What was agreed.
    pub setup: Setup,
    /// The moves of people, in order.
    pub moves: Vec<Choice>,
}

impl<Setup, Choice> Record<Setup, Choice>
where
    Self: Serialize,
{
    /// One line of JSON.
    ///
    /// ```
    /// use upperhand::play::guts::{Record, Setup};
    /// let record = Record { setup: Setup::default(), moves: Vec::new() };
    /// assert!(record.to_json().starts_with(r#"{"v":1,"setup":{"#));
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        // Numbers, texts and lists always become JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}
