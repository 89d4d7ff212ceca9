//! The tasks of the figure: the optimum, and the payoffs of thresholds.

use super::state::Played;
use upperhand::guts::cards::{CardGame, EquilibriumSearch, threshold_payoffs};
use upperhand_kit::{Error, TaskRun, Tasks};

/// What the figure may need solved.
pub const TASKS: Tasks = &[
    (OPTIMUM, |numbers| Ok(Box::new(OptimumRun::new(numbers)?))),
    (MATRIX, |numbers| Ok(Box::new(MatrixRun::new(numbers)?))),
];

/// The name of the task that finds an optimal strategy. Its answer: the denominator, then the numerator of
/// each hand.
pub const OPTIMUM: &str = "guts-cards/optimum";

/// The name of the task that compares thresholds. Its answer: payoffs times the number of deals, row by row.
pub const MATRIX: &str = "guts-cards/matrix";

/// The most thresholds along a side of the matrix shown.
const MOST_THRESHOLDS: usize = 256;

pub struct OptimumRun {
    game: CardGame,
    search: EquilibriumSearch,
}

impl OptimumRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        let game = Played::from_numbers(numbers)?.game()?;
        Ok(Self {
            search: EquilibriumSearch::new(&game),
            game,
        })
    }
}

impl TaskRun for OptimumRun {
    fn step(&mut self) -> Result<(), Error> {
        Ok(self.search.pivot(&self.game)?)
    }

    fn is_over(&self) -> bool {
        self.search.is_over()
    }

    fn done(&self) -> f64 {
        self.search.progress().value()
    }

    /// Denominators are at most 2⁴⁰.
    fn answer(&self) -> Vec<i64> {
        let strategy = self.search.strategy();
        let numerators = strategy.numerators().iter();
        let numbers = core::iter::once(strategy.denominator()).chain(numerators.copied());
        numbers
            .map(|number| i64::try_from(number).unwrap_or(i64::MAX))
            .collect()
    }
}

/// The thresholds that the matrix compares: all of them, or a sample where there are many.
pub fn compared(hands: usize) -> Vec<usize> {
    let count = (hands + 1).min(MOST_THRESHOLDS);
    (0..count)
        .map(|index| (2 * index + 1) * (hands + 1) / (2 * count))
        .collect()
}

pub struct MatrixRun {
    game: CardGame,
    thresholds: Vec<usize>,
    payoffs: Vec<i64>,
}

impl MatrixRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        let game = Played::from_numbers(numbers)?.game()?;
        Ok(Self {
            thresholds: compared(game.hands().len()),
            payoffs: Vec::new(),
            game,
        })
    }

    fn rows(&self) -> usize {
        self.payoffs.len() / self.thresholds.len()
    }
}

impl TaskRun for MatrixRun {
    fn step(&mut self) -> Result<(), Error> {
        if let Some(&mine) = self.thresholds.get(self.rows()) {
            let row = threshold_payoffs(&self.game, mine);
            let sampled = self.thresholds.iter().map(|&theirs| i64::from(row[theirs]));
            self.payoffs.extend(sampled);
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.rows() == self.thresholds.len()
    }

    fn done(&self) -> f64 {
        self.rows() as f64 / self.thresholds.len() as f64
    }

    fn answer(&self) -> Vec<i64> {
        self.payoffs.clone()
    }
}
