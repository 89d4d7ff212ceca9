//! The careless opponent: every move, with a chance that rises in its worth.

use super::error::Error;
use super::setup::Carelessness;
use super::solution::{Pools, Row, Solution};
use crate::guess_who::Pool;
use crate::guess_who::play::Move;
use core::ops::ControlFlow;
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// The largest pool of such a game: with six answers there are some 26,000 questions.
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
pub(super) fn moves(
    solution: &Solution,
    pools: Pools,
    carelessness: Carelessness,
) -> Vec<(u64, Move)> {
    let mut moves = Vec::new();
    weigh(solution, pools, carelessness, &mut |weight, made| {
        moves.push((weight, made.to_move()));
        ControlFlow::Continue(())
    });
    moves
}

/// Visits these moves with their weights.
pub(super) fn weigh(solution: &Solution, pools: Pools, carelessness: Carelessness, visit: Visit) {
    let _ = Weighing::new(solution, pools, carelessness).each(visit);
}

/// One of these moves, drawn by their weights, without a list of them: a frame has no time for that.
pub(super) fn drawn(
    solution: &Solution,
    pools: Pools,
    carelessness: Carelessness,
    random: &mut Xoshiro256PlusPlus,
) -> Move {
    let weighing = Weighing::new(solution, pools, carelessness);
    let mut total = 0;
    let _ = weighing.each(&mut |weight, _| {
        total += weight;
        ControlFlow::Continue(())
    });
    let mut left = random.random_range(0..total);
    let drawn = weighing.each(&mut |weight, made| {
        if left < weight {
            return ControlFlow::Break(made.to_move());
        }
        left -= weight;
        ControlFlow::Continue(())
    });
    drawn.break_value().unwrap_or(Move::Name)
}

/// A move that is weighed.
#[derive(Clone, Copy)]
pub(super) enum Weighed<'a> {
    Naming,
    /// All parts of a question but the largest, and that.
    Question(&'a [u32], u32),
}

impl Weighed<'_> {
    fn to_move(self) -> Move {
        match self {
            Self::Naming => Move::Name,
            Self::Question(parts, rest) => Move::Ask([parts, &[rest]].concat()),
        }
    }
}

/// The visitor of each move with its weight; a value ends the walk.
pub(super) type Visit<'a> = &'a mut dyn FnMut(u64, Weighed) -> ControlFlow<Move>;

/// The weights of all moves of a position.
struct Weighing {
    row: Row,
    pool: u32,
    answers: usize,
    carelessness: Carelessness,
    /// By what a move loses, in parts of the product of both pools; none where moves are fewer than losses, with yes and no.
    weights: Vec<u64>,
}

impl Weighing {
    fn new(solution: &Solution, pools: Pools, carelessness: Carelessness) -> Self {
        let row = solution.row(pools);
        let answers = usize::from(solution.rules(pools.mover).answers());
        let losses = if answers > 2 { row.best + 1 } else { 0 };
        let weights = (0..losses).map(|lost| weight(lost, row.product, carelessness));
        Self {
            weights: weights.collect(),
            carelessness,
            pool: pools.mine.get(),
            answers,
            row,
        }
    }

    fn weight(&self, worth: u64) -> u64 {
        let lost = self.row.best - worth;
        let known = usize::try_from(lost)
            .ok()
            .and_then(|lost| self.weights.get(lost));
        known.map_or_else(
            || weight(lost, self.row.product, self.carelessness),
            |weight| *weight,
        )
    }

    /// Naming first, then questions by their ascending parts.
    fn each(&self, visit: Visit) -> ControlFlow<Move> {
        if let Some(worth) = self.row.naming {
            visit(self.weight(worth), Weighed::Naming)?;
        }
        self.questions((self.pool, 1), &mut Vec::new(), self.row.product, visit)
    }

    /// The questions that begin with some parts: `rest` suspects are in none of them yet, and no later part is less than
    /// `smallest`. `worth` is the product less the replies to those parts.
    fn questions(
        &self,
        (rest, smallest): (u32, u32),
        parts: &mut Vec<u32>,
        worth: u64,
        visit: Visit,
    ) -> ControlFlow<Move> {
        if !parts.is_empty() {
            let worth = worth - self.row.replies[rest as usize];
            visit(self.weight(worth), Weighed::Question(parts, rest))?;
        }
        if parts.len() + 2 > self.answers {
            return ControlFlow::Continue(());
        }
        for part in smallest..=rest / 2 {
            parts.push(part);
            let worth = worth - self.row.replies[part as usize];
            self.questions((rest - part, part), parts, worth, visit)?;
            parts.pop();
        }
        ControlFlow::Continue(())
    }
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
