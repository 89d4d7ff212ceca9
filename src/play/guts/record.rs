//! Records: a whole game, for storage.

use super::choice::Choice;
use super::error::Error;
use super::setup::Setup;
use crate::play::json;
use serde::{Serialize, Serializer};

/// A setup and your moves. Equal records give equal games.
///
/// As JSON it has the shape of `GutsRecord` in `www/core.d.ts`.
///
/// ```
/// use upperhand::play::guts::{Choice, Record, Setup};
/// let record = Record { setup: Setup::default(), moves: vec![Choice::Hold] };
/// let json = record.to_json();
/// assert!(json.contains(r#""deal":{"line":3}"#) && json.ends_with(r#""moves":["hold"]}"#));
/// assert_eq!(Record::from_json(&json)?, record);
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub type Record = crate::play::Record<Setup, Choice>;

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json::serialize(serializer, self.setup, self.moves.clone())
    }
}

impl Record {
    /// The record of a text of JSON. What a setup leaves out is as in [`Setup::default`].
    ///
    /// # Errors
    /// [`Error::Json`] where the text is no JSON or of another shape, [`Error::Version`]. Whether the setup and the moves are
    /// allowed is seen when they are [played](super::replay).
    pub fn from_json(text: &str) -> Result<Self, Error> {
        let (setup, moves) = json::read(text)?;
        Ok(Self { setup, moves })
    }
}
