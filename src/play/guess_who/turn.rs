//! A move that was made, with all that came of it.

use super::player::Player;
use super::suspects::Suspects;
use crate::guess_who::{Pool, Probability};

/// A move that was made. The chances are yours, with perfect play of both from there.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Player, Setup};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// let game = game.after(Choice::Ask(vec![1, 23]))?;
/// let turn = &game.history()[0];
/// assert_eq!((turn.by, turn.mine.get(), turn.sizes()), (Player::You, 24, Some(vec![1, 23])));
/// assert_eq!(turn.best.to_string(), "5/9");
/// assert_eq!(turn.chosen.to_string(), "271/576");
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The mover.
    pub by: Player,
    /// Your pool before.
    pub mine: Pool,
    /// The opponent's pool before.
    pub theirs: Pool,
    /// The move.
    pub act: Act,
    /// Your chance before, with the mover's best move.
    pub best: Probability,
    /// With the one that was made, before its answer.
    pub chosen: Probability,
    /// After the answer.
    pub after: Probability,
    /// The suspects left on the mover's board. After a name it is that one where it was right, else all others.
    pub left: Suspects,
}

/// A question or a name, with its answer. Suspects by their numbers on the mover's board at the start.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Act, Choice, Game, Setup};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// let game = game.after(Choice::NameSuspect(3))?;
/// assert!(matches!(game.history()[0].act, Act::Named { suspect: 3, .. }));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A question.
    Asked {
        /// Its parts, in the order given.
        parts: Vec<Suspects>,
        /// The index of the part that the answer left standing.
        part: usize,
    },
    /// A name.
    Named {
        /// The suspect.
        suspect: u32,
        /// Was it the secret?
        right: bool,
    },
}

impl Turn {
    /// The sizes of a question's parts; `None` for a name.
    #[must_use]
    pub fn sizes(&self) -> Option<Vec<u32>> {
        match &self.act {
            Act::Asked { parts, .. } => Some(parts.iter().map(Suspects::len).collect()),
            Act::Named { .. } => None,
        }
    }
}
