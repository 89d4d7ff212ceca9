//! Records: a whole game, for storage.

use super::choice::Choice;
use super::setup::Setup;
use crate::play::record::Versioned;
use serde::{Serialize, Serializer};

/// A setup and your moves. Equal records give equal games, and [`Record::address`] is one as a text.
///
/// ```
/// use upperhand::play::guts::{Choice, Record, Setup, replay};
/// let record = Record { setup: Setup::default(), moves: vec![Choice::Hold] };
/// assert_eq!(replay(&record)?.game.record(), record);
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub type Record = crate::play::Record<Setup, Choice>;

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Versioned::new(self.setup, self.moves.clone()).serialize(serializer)
    }
}
