//! The results of games: who has won, and what mistakes have cost.

use super::super::facts::Facts;
use super::super::players::is_shared;
use upperhand::BigRational;
use upperhand::play::Day;
use upperhand::play::guess_who::{Game, Opponent, Player};
use upperhand_games::format::{counted, decimals, grouped, without_zeros};
use upperhand_games::play_settings::NO_RESULTS;
use upperhand_games::{days, outcome};
use upperhand_kit::Score;
use upperhand_kit::score::total;

/// The places of the numbers of a result: 1 for a game won, else 0, and the points that mistakes have cost.
const WON: usize = 0;
const LOST_POINTS: usize = 1;

/// The place of the day.
const DAY: usize = 2;

/// A game against an opponent; of two people at one screen nobody is the reader.
pub fn score(facts: &Facts) -> Option<Score> {
    let game = &facts.game;
    if is_shared(game) {
        return None;
    }
    let result = game.winner().map(|winner| {
        let won = f64::from(u8::from(winner == Player::You));
        vec![won, 0.0 - 100.0 * facts.review.skill.value()]
    });
    Some(Score {
        deal: deal(game),
        moves: game.moves().len(),
        result,
        day: Day::new(facts.state.day).map(Day::number),
    })
}

/// A game that is over in a line: "Upperhand 412 · lost · 97 % skill · luck −40 🟦🟦🟧🟦".
pub fn line(facts: &Facts) -> Option<String> {
    let state = &facts.state;
    let result = match facts.game.winner()? {
        Player::You => "won",
        Player::Opponent => "lost",
    };
    let luck = facts.review.luck.exact() * BigRational::from_integer(100.into());
    Some(outcome::line(
        &outcome::deal("Upperhand", state.seed, state.day),
        result,
        facts.skill.as_ref()?,
        &outcome::signed(&luck),
    ))
}

/// How well you chose in a game that is over.
pub fn rated(facts: &Facts) -> Option<(&'static str, String)> {
    facts.skill.as_ref().map(outcome::rated)
}

/// The agreements of a game: "race-2-2-24-24-perfect-you-1".
fn deal(game: &Game) -> String {
    let setup = *game.setup();
    let (ending, answers) = (setup.rules.ending().name(), setup.rules.answers());
    let strength = match setup.opponent {
        Opponent::Careless => setup.carelessness.get().to_string(),
        Opponent::Perfect | Opponent::Halving | Opponent::Bold | Opponent::Person => String::new(),
    };
    let begins = if setup.you_begin { "you" } else { "they" };
    let deck = if game.is_in_words() { "" } else { "one-deck-" };
    format!(
        "{ending}-{answers}-{}-{}-{}-{}{strength}-{begins}-{deck}{}",
        setup.opponent_answers,
        setup.mine.get(),
        setup.theirs.get(),
        setup.opponent.name(),
        setup.seed
    )
}

/// "12 games, 7 won; mistakes cost 23.4 points in all. 5 deals of the day, the last 3 days in a row."
pub fn tally(results: &[&[f64]], today: Option<u32>) -> String {
    if results.is_empty() {
        return NO_RESULTS.to_owned();
    }
    let won = total(results, WON);
    let points = grouped(without_zeros(&decimals(total(results, LOST_POINTS), 1)));
    format!(
        "{}, {} won; mistakes cost {} in all.{}",
        counted(&grouped(results.len()), "game"),
        grouped(won),
        counted(&points, "point"),
        days::played(results, DAY, today)
    )
}
