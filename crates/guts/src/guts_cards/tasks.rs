//! The tasks of the figure: the optimum, and the payoffs of thresholds.

use super::state::Played;
use upperhand::guts::cards::{EquilibriumSearch, threshold_payoffs};
use upperhand_kit::{Error, Tasks, Work};

/// What the figure may need solved.
pub const TASKS: Tasks = &[(OPTIMUM, optimum), (MATRIX, matrix)];

/// The name of the task that finds an optimal strategy. Its answer: the denominator, then the numerator of
/// each hand.
pub const OPTIMUM: &str = "guts-cards/optimum";

/// The name of the task that compares thresholds. Its answer: payoffs times the number of deals, row by row.
pub const MATRIX: &str = "guts-cards/matrix";

/// The most thresholds along a side of the matrix shown.
const MOST_THRESHOLDS: usize = 256;

/// The pivots after which what is known is told.
const TOLD: usize = 16;

pub fn optimum(numbers: &[u32]) -> Result<Work, Error> {
    let game = Played::from_numbers(numbers)?.game()?;
    Ok(Work::new(async move |work| {
        let mut search = EquilibriumSearch::new(&game);
        for pivot in 0.. {
            search.pivot(&game)?;
            if search.is_over() || pivot % TOLD == 0 {
                work.found(strategy_numbers(&search), search.progress().value());
            }
            if search.is_over() {
                break;
            }
            work.pause().await;
        }
        Ok(())
    }))
}

/// Denominators are at most 2⁴⁰.
fn strategy_numbers(search: &EquilibriumSearch) -> Vec<i64> {
    let strategy = search.strategy();
    let numerators = strategy.numerators().iter();
    let numbers = core::iter::once(strategy.denominator()).chain(numerators.copied());
    numbers
        .map(|number| i64::try_from(number).unwrap_or(i64::MAX))
        .collect()
}

/// The thresholds that the matrix compares: all of them, or a sample where there are many.
pub fn compared(hands: usize) -> Vec<usize> {
    let count = (hands + 1).min(MOST_THRESHOLDS);
    (0..count)
        .map(|index| (2 * index + 1) * (hands + 1) / (2 * count))
        .collect()
}

pub fn matrix(numbers: &[u32]) -> Result<Work, Error> {
    let game = Played::from_numbers(numbers)?.game()?;
    Ok(Work::new(async move |work| {
        let thresholds = compared(game.hands().len());
        for (rows, &mine) in (1..).zip(&thresholds) {
            let row = threshold_payoffs(&game, mine);
            let sampled = thresholds.iter().map(|&theirs| i64::from(row[theirs]));
            work.answer(sampled, f64::from(rows) / thresholds.len() as f64);
            work.pause().await;
        }
        Ok(())
    }))
}
