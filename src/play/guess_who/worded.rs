//! Questions of wished sizes in the words of a board.

use super::parts::Parts;
use super::suspects::Suspects;
use crate::guess_who::board::{Board, SpokenQuestion, SuspectSet, spoken_parts};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;

/// The most features that a question joins.
const JOINED: usize = 3;

/// Parts of these sizes, each but the last a question in words about those whom no part before it has: one of the simplest
/// that there are, drawn. `None` where no words have these sizes.
///
/// Where two parts are asked about, either may be the one that is named.
pub(super) fn parts(
    board: &Board,
    standing: &Suspects,
    sizes: &[u32],
    random: &mut Xoshiro256PlusPlus,
) -> Option<Parts> {
    let numbers: Vec<u32> = standing.iter().take(SuspectSet::MOST + 1).collect();
    let indices: Vec<usize> = numbers.iter().map(|&number| number as usize - 1).collect();
    let mut rest = SuspectSet::new(&indices).ok()?;
    let sizes: Vec<usize> = sizes.iter().map(|&size| size as usize).collect();
    let drawn = |simplest: Vec<SpokenQuestion>| simplest.choose(random).cloned();
    let questions = spoken_parts(board, rest, &sizes, JOINED, drawn).ok()??;
    let mut parts = Vec::new();
    for question in questions {
        parts.push(question.yes);
        rest = rest.split(question.yes)[1];
    }
    parts.push(rest);
    let places = |part: &SuspectSet| {
        let placed = (1..).zip(&indices);
        let placed = placed.filter(|(_, index)| part.contains(**index));
        placed.map(|(place, _)| place).collect()
    };
    Parts::new(parts.iter().map(places).collect()).ok()
}
