//! The tasks of the figure: what every line loses, and which is best against other lines.

use super::played::Played;
use super::sweep::told;
use upperhand::guts::cards::{LineLosses, LineSearch, Replies};
use upperhand_kit::{Error, Tasks, Work};

/// What the figure may need solved.
pub const TASKS: Tasks = &[(SWEEP, sweep), (DUEL, duel)];

/// The name of the task that finds what every line loses.
pub const SWEEP: &str = "guts-lines/sweep";

/// The name of the task that finds the best line against lines. Its answer: the line, and what it loses in deals.
pub const DUEL: &str = "guts-lines/duel";

/// The hands that are looked at for lines in a few milliseconds.
const HANDS: usize = 4000;

/// The share of the work until the game is there.
const DEALT: f64 = 0.1;

pub fn sweep(numbers: &[u32]) -> Result<Work, Error> {
    let played = Played::from_numbers(numbers)?;
    Ok(Work::new(async move |work| {
        let game = played.game().await?;
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
        let game = played.game().await?;
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
