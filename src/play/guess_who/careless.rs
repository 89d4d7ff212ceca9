//! The careless opponent: every move, with a chance that rises in its worth.

use super::error::Error;
use super::setup::Carelessness;
use super::values::{Place, Values};
use crate::guess_who::Pool;
use crate::guess_who::play::Move;

/// The largest pool of such a game: with six answers there are some 20,000 questions.
pub(super) const MOST_SUSPECTS: u32 = 64;

/// The weight of a move that loses nothing: 2³².
const FULL: u64 = 1 << 32;

/// # Errors
/// [`Error::Careless`] where a pool is larger than 64.
pub(super) fn check(pools: [Pool; 2]) -> Result<(), Error> {
    let given = pools[0].max(pools[1]).get();
    if given > MOST_SUSPECTS {
        return Err(Error::Careless {
            given,
            most: MOST_SUSPECTS,
        });
    }
    Ok(())
}

/// Every move with its weight, which falls with what the move loses against the best one: 2³²·(1 − loss)^k, rounded down
/// after each squaring, at least 1. k is 256, 64 or 16, so that a hundredth of a game halves the weight at the second
/// strength.
pub(super) fn moves(values: &Values, place: Place, carelessness: Carelessness) -> Vec<(u64, Move)> {
    let row = values.row(place);
    let weighted = |worth| weight(row.best - worth, row.product, carelessness);
    let naming = row.naming.into_iter();
    let naming = naming.map(|worth| (weighted(worth), Move::Name));
    let questions = questions(place.mine, values.rules(place.mover).answers());
    let asking = questions.into_iter().map(|question| {
        let replies: u64 = question
            .iter()
            .map(|&part| row.replies[part as usize])
            .sum();
        (weighted(row.product - replies), Move::Ask(question))
    });
    naming.chain(asking).collect()
}

/// The weight of a move that loses `lost` of `whole`, both at most 64·64.
fn weight(lost: u64, whole: u64, carelessness: Carelessness) -> u64 {
    let squarings = 10 - 2 * u32::from(carelessness.get());
    let power = (0..squarings).fold(FULL - FULL * lost / whole, |power, _| {
        // At most 2³²·2³²: one bit more than 64 where nothing is lost.
        let square = u128::from(power) * u128::from(power);
        u64::try_from(square >> 32).unwrap_or(FULL)
    });
    power.max(1)
}

/// Every question of a pool: ascending parts, two to as many as there are answers.
fn questions(pool: Pool, answers: u8) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    extend(
        pool.get(),
        1,
        usize::from(answers),
        &mut Vec::new(),
        &mut found,
    );
    found
}

fn extend(rest: u32, smallest: u32, most: usize, parts: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if !parts.is_empty() {
        let mut question = parts.clone();
        question.push(rest);
        found.push(question);
    }
    if parts.len() + 2 > most {
        return;
    }
    for part in smallest..=rest / 2 {
        parts.push(part);
        extend(rest - part, part, most, parts, found);
        parts.pop();
    }
}
