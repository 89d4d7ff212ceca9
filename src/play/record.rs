//! All that a game is, to be kept.

use serde::Serialize;

/// A setup and the moves of people. Equal records give equal games.
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

/// A record as it crosses to JavaScript, in the shape of `GuessWhoRecord` or `GutsRecord` in `www/core.d.ts`.
#[derive(Serialize)]
pub(super) struct Versioned<Setup, Choice> {
    v: u64,
    setup: Setup,
    moves: Vec<Choice>,
}

impl<Setup, Choice> Versioned<Setup, Choice> {
    /// The version that is read and written.
    pub(super) const fn new(setup: Setup, moves: Vec<Choice>) -> Self {
        Self { v: 1, setup, moves }
    }
}
