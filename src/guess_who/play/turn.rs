//! Two strategies at a table, and what a turn leads to.

use super::strategy::{Move, Strategy};
use crate::guess_who::error::Error;
use crate::guess_who::pool::Pool;
use crate::guess_who::rules::{Ending, Rules};

/// A rule set and a strategy for each player.
///
/// ```
/// use upperhand::guess_who::play::{Bold, Halving, Match};
/// use upperhand::guess_who::Rules;
/// let halves = Halving { answers: 2 };
/// let game = Match { rules: Rules::RACE, first: &halves, second: &Bold { answers: 2 } };
/// assert_eq!(game.rules, Rules::RACE);
/// ```
#[derive(Clone, Copy)]
pub struct Match<'a> {
    /// The rules both play by.
    pub rules: Rules,
    /// The player who moves first.
    pub first: &'a dyn Strategy,
    /// The player who moves second.
    pub second: &'a dyn Strategy,
}

/// A position of a match: who is to move, and the pools from the mover's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct MatchPosition {
    pub(super) first_to_move: bool,
    pub(super) mine: Pool,
    pub(super) theirs: Pool,
}

/// What a turn leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// The end: the mover has won already, or has lost.
    Over { mover_won: bool },
    /// The mover's pool becomes `part` of the pool with chance part/pool, for each part.
    Asks { parts: Vec<Pool> },
    /// Right wins with chance 1/pool. Wrong loses, or leaves the rest of the pool where there is one.
    Names { rest: Option<Pool> },
}

impl MatchPosition {
    /// The opponent's position once the mover's pool is `left`.
    pub(super) fn after(self, left: Pool) -> Self {
        Self {
            first_to_move: !self.first_to_move,
            mine: self.theirs,
            theirs: left,
        }
    }
}

/// What the strategy of the mover does.
///
/// # Errors
/// [`Error::NotAPosition`] for (1, 1) of the race; [`Error::Question`] and [`Error::NoNaming`] when
/// the strategy breaks the rules.
pub(super) fn turn(game: &Match, position: MatchPosition) -> Result<Turn, Error> {
    let MatchPosition { mine, theirs, .. } = position;
    let ending = game.rules.ending();
    if ending == Ending::Race {
        match (mine.get(), theirs.get()) {
            (1, 1) => return Err(Error::NotAPosition),
            (1, _) => return Ok(Turn::Over { mover_won: true }),
            (_, 1) => return Ok(Turn::Over { mover_won: false }),
            _ => {}
        }
    }
    let player = if position.first_to_move {
        game.first
    } else {
        game.second
    };
    match (player.choose(mine, theirs), ending) {
        (Move::Ask(parts), _) => question(game.rules, mine, &parts),
        (Move::Name, Ending::Race) => Err(Error::NoNaming),
        (Move::Name, Ending::Official) => Ok(Turn::Names { rest: None }),
        (Move::Name, Ending::Open) => Ok(Turn::Names {
            rest: Pool::new(u64::from(mine.get()) - 1).ok(),
        }),
    }
}

fn question(rules: Rules, pool: Pool, parts: &[u32]) -> Result<Turn, Error> {
    rules.check_question(pool, parts)?;
    let pools = parts.iter().map(|&part| Pool::new(u64::from(part)));
    Ok(Turn::Asks {
        parts: pools.collect::<Result<_, _>>()?,
    })
}
