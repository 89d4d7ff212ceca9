//! Games played by the dice.

use super::turn::{Match, MatchPosition, Turn, turn};
use crate::guess_who::error::Error;
use crate::guess_who::pool::Pool;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The results of a number of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of games.
    pub games: u32,
    /// The number of games that the first mover won.
    pub first_wins: u32,
    /// The numbers of games that took 0, 1, 2, … turns.
    pub lengths: Vec<u32>,
}

/// Plays a match again and again, from `mine` suspects of the first mover against `theirs`.
///
/// The same seed gives the same games on every machine (xoshiro256++ of the `rand` crate, no entropy
/// of the system).
///
/// # Errors
/// [`Error::NotAPosition`] for (1, 1) of the race; [`Error::Question`] or [`Error::NoNaming`] when a
/// strategy breaks the rules at a position that comes up.
///
/// ```
/// use upperhand::guess_who::play::{Bold, Halving, Match, simulate};
/// use upperhand::guess_who::{Pool, Rules};
/// let game = Match { rules: Rules::RACE, first: &Halving { answers: 2 }, second: &Bold { answers: 2 } };
/// let pool = Pool::new(24)?;
/// let tally = simulate(&game, pool, pool, 10_000, 7)?;
/// assert!((5600..6070).contains(&tally.first_wins), "7/12 of them, give or take");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn simulate(
    game: &Match,
    mine: Pool,
    theirs: Pool,
    games: u32,
    seed: u64,
) -> Result<Tally, Error> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut tally = Tally {
        games,
        ..Tally::default()
    };
    for _ in 0..games {
        let (first_won, turns) = play(game, mine, theirs, &mut dice)?;
        tally.first_wins += u32::from(first_won);
        if tally.lengths.len() <= turns {
            tally.lengths.resize(turns + 1, 0);
        }
        tally.lengths[turns] += 1;
    }
    Ok(tally)
}

/// One game: did who moved first win, and after how many turns?
fn play(
    game: &Match,
    mine: Pool,
    theirs: Pool,
    dice: &mut Xoshiro256PlusPlus,
) -> Result<(bool, usize), Error> {
    let mut position = MatchPosition {
        first_to_move: true,
        mine,
        theirs,
    };
    let mut turns = 0;
    loop {
        // The opponent's suspect, by its number among the mover's pool, which a question orders by parts.
        let suspect = dice.random_range(0..position.mine.get());
        match turn(game, position)? {
            Turn::Over { mover_won } => return Ok((mover_won == position.first_to_move, turns)),
            Turn::Asks { parts } => position = position.after(part_of(&parts, suspect)),
            Turn::Names { rest } => match rest {
                Some(rest) if suspect > 0 => position = position.after(rest),
                _ => return Ok(((suspect == 0) == position.first_to_move, turns + 1)),
            },
        }
        turns += 1;
    }
}

/// The part that holds a suspect; the last for a number beyond them all, which there is none.
fn part_of(parts: &[Pool], suspect: u32) -> Pool {
    let mut before = 0;
    let holds = |part: &&Pool| {
        before += part.get();
        suspect < before
    };
    let found = parts.iter().find(holds).or(parts.last());
    found.copied().unwrap_or(Pool::MAX)
}
