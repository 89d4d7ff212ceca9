//! All that a game is, to be kept.

use super::choice::Choice;
use super::setup::Setup;

/// A setup and the moves of people, yours or, where a person moves for the opponent, both players'.
///
/// Equal records give equal games.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Record, Setup, replay};
/// let pool = Pool::new(24)?;
/// let record = Record {
///     setup: Setup::new(Rules::OPEN, pool, pool),
///     moves: vec![Choice::Ask(vec![8, 16]), Choice::Name],
/// };
/// assert_eq!(replay(&record)?.game.record(), record);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub type Record = crate::play::Record<Setup, Choice>;
