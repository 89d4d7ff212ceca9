//! The results of games: what was won, by choices and by luck.

use super::super::facts::Facts;
use upperhand::play::guts::{Record, Worth, skill};
use upperhand_games::format::{counted, decimals, grouped, with_sign, without_zeros};
use upperhand_games::play_settings::NO_RESULTS;
use upperhand_games::{days, outcome};
use upperhand_kit::Score;
use upperhand_kit::score::total;

/// The places of the numbers of a result: rounds, then sums in antes.
const ROUNDS: usize = 0;
const WON: usize = 1;
const SKILL: usize = 2;
const REST: usize = 3;

/// The place of the day.
const DAY: usize = 4;

pub fn score(
    Facts {
        game, review: all, ..
    }: &Facts,
) -> Score {
    let is_over = game.is_over();
    let record = game.record();
    Score {
        moves: record.moves.len(),
        result: is_over.then(|| {
            let [won, skill] = [all.result, all.skill].map(Worth::value);
            let rounds = game.history().len() as f64;
            vec![rounds, won, skill, won - skill]
        }),
        deal: Record {
            moves: Vec::new(),
            ..record
        }
        .address(),
        day: None,
    }
}

/// A game that is over in a line: "Upperhand Guts 412 · won 3 antes · 97 % skill · luck +2.8 antes 🟦🟦🟧🟦".
pub fn line(facts: &Facts) -> Option<String> {
    let (game, state, all) = (&facts.game, &facts.state, &facts.review);
    if !game.is_over() {
        return None;
    }
    let [won, luck] = [all.result, all.luck].map(Worth::value);
    let kind = if facts.knows_luck() {
        "luck"
    } else {
        "all else"
    };
    let result = format!("{} {}", verb(won), counted(&size(won), "ante"));
    Some(outcome::line_with(
        &outcome::deal("Upperhand Guts", state.seed, state.day),
        &result,
        &skill(game),
        (kind, &counted(&signed(luck), "ante")),
    ))
}

/// How well you chose in a game that is over.
pub fn rated(Facts { game, .. }: &Facts) -> Option<(&'static str, String)> {
    game.is_over().then(|| outcome::rated(&skill(game)))
}

fn verb(won: f64) -> &'static str {
    if won < 0.0 { "lost" } else { "won" }
}

/// "3 games of 41 rounds: you won 12 antes in all; choices brought −3.2, all else +15.2."
pub fn tally(results: &[&[f64]], today: Option<u32>) -> String {
    if results.is_empty() {
        return NO_RESULTS.to_owned();
    }
    let [rounds, won, skill, rest] = [ROUNDS, WON, SKILL, REST].map(|place| total(results, place));
    format!(
        "{} of {}: you {} {} in all; choices brought {}, all else {}.{}",
        counted(&grouped(results.len()), "game"),
        counted(&grouped(rounds), "round"),
        verb(won),
        counted(&size(won), "ante"),
        signed(skill),
        signed(rest),
        days::played(results, DAY, today)
    )
}

/// Antes to two digits: "12", "0.42".
fn size(antes: f64) -> String {
    grouped(without_zeros(&decimals(antes.abs(), 2)))
}

/// The same with its sign: "+12", "−0.42", "0".
fn signed(antes: f64) -> String {
    with_sign(antes, size(antes))
}
