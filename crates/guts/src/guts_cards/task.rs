//! What is solved elsewhere: the optimum and the payoffs of thresholds, what every line loses, and which is best against other lines.

use super::Cards;
use super::asked::Asked;
use super::games::{Game, Solved};
use super::lines::Lines;
use super::played::Played;
use super::sweep::told;
use super::words::{dealt, hands, lines};
use upperhand::guts::cards::{
    EquilibriumSearch, LineLosses, LineSearch, Replies, threshold_payoffs,
};
use upperhand_kit::described::{Missing, Tasks};
use upperhand_kit::{Error, Task, Work};

/// What the figure may need solved.
pub const WORK: upperhand_kit::Tasks = &[
    (OPTIMUM, optimum),
    (MATRIX, matrix),
    (SWEEP, sweep),
    (DUEL, duel),
];

/// The name of the task that finds what every line loses. Its answer: [`told`].
pub const SWEEP: &str = "guts-cards/sweep";

/// The name of the task that finds the best line against lines. Its answer: the line, and what it loses in deals.
pub const DUEL: &str = "guts-cards/duel";

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

/// The hands that are looked at for lines in a few milliseconds.
const HANDS: usize = 4000;

/// The share of the work until the game is there.
const DEALT: f64 = 0.1;

pub fn sweep(numbers: &[u32]) -> Result<Work, Error> {
    let played = Played::from_numbers(numbers)?;
    Ok(Work::new(async move |work| {
        let game = played.line_game().await?;
        let mut losses = LineLosses::in_pieces(&game).await;
        let mut reached = 0;
        loop {
            let lines = losses.deals().len() as f64 / (game.hands() + 1) as f64;
            work.answer(told(&losses, reached)?, DEALT + (1.0 - DEALT) * lines);
            if losses.is_over() {
                return Ok(());
            }
            reached = losses.deals().len();
            work.pause().await;
            losses.step(&game, HANDS);
        }
    }))
}

/// The rounds after which half of a search may be done: some take 4, some 16.
const HALF: f64 = 6.0;

pub fn duel(numbers: &[u32]) -> Result<Work, Error> {
    let played = Played::from_numbers(numbers)?;
    Ok(Work::new(async move |work| {
        let game = played.line_game().await?;
        let mut search = LineSearch::new(&game, Replies::Lines);
        let mut rounds = 0.0;
        while !search.is_over() {
            search.step_in_pieces(&game).await;
            rounds += 1.0;
            work.progress(rounds / (HALF + rounds));
            work.pause().await;
        }
        let (line, loss) = search.best(&game);
        let deals = loss.numerator() * (i128::from(game.deals()) / loss.denominator());
        let numbers = [i64::try_from(line), i64::try_from(deals)];
        work.answer(numbers.into_iter().flatten(), 1.0);
        Ok(())
    }))
}

/// What is left to be solved of a state.
pub struct Left;

impl Tasks<Cards> for Left {
    fn next(&self, state: &Asked, solved: &mut Solved) -> Option<Task> {
        let played = state.played();
        let (name, label, is_begun) = if state.is_lines() {
            of_lines(solved.lines(played))?
        } else {
            of_hands(solved.game(played), state.is_matrix())?
        };
        let numbers = played.numbers();
        Some(Task {
            name,
            numbers,
            label,
            is_begun,
        })
    }

    fn receive(
        &self,
        solved: &mut Solved,
        name: &str,
        numbers: &[u32],
        answer: &[i64],
    ) -> Result<(), Error> {
        let played = Played::from_numbers(numbers)?;
        let Solved { games, lines } = solved;
        let taken = match name {
            OPTIMUM => games
                .answered(played)
                .map(|game| game.receive_strategy(answer)),
            MATRIX => games
                .answered(played)
                .map(|game| game.receive_matrix(answer)),
            SWEEP => lines
                .answered(played)
                .map(|lines| lines.receive_sweep(answer)),
            _ => lines
                .answered(played)
                .map(|lines| lines.receive_best(answer)),
        };
        taken.unwrap_or(Ok(()))
    }
}

type Named = (&'static str, String, bool);

fn of_hands(game: &Game, with_matrix: bool) -> Option<Named> {
    let found = match game.missing {
        Some(Missing::NotYet) => (OPTIMUM, hands::SOLVING, false),
        _ if with_matrix && game.matrix.is_none() => {
            (MATRIX, hands::COMPARING, game.is_matrix_begun)
        }
        Some(_) => (OPTIMUM, hands::SOLVING, true),
        None => return None,
    };
    let (name, label, is_begun) = found;
    Some((name, format!("{label} {}", dealt(game.played)), is_begun))
}

fn of_lines(found: &Lines) -> Option<Named> {
    match (&found.floor, found.best) {
        (None, _) => {
            let label = lines::sweeping(found.played);
            Some((SWEEP, label, found.reached() > 0))
        }
        (Some(_), None) => Some((DUEL, lines::playing(found.played), false)),
        (Some(_), Some(_)) => None,
    }
}
