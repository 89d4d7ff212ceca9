//! The words on a thousand rounds.

use super::super::facts::ROUNDS;
use super::money::{signed, size};
use upperhand::play::guts::{Forward, Game, Opponent};
use upperhand_games::antes::NOTHING;
use upperhand_games::format::decimals;

/// The noun of the others, and whether it is singular.
pub fn others(game: &Game) -> (&'static str, bool) {
    let is_pair = game.setup().players() == 2;
    match game.setup().opponents {
        _ if is_pair => ("other", true),
        Opponent::Coalition => ("coalition", true),
        Opponent::Bloc => ("bloc", true),
        Opponent::Equilibrium | Opponent::Reckless | Opponent::Overcautious | Opponent::Mixed => {
            ("others", false)
        }
    }
}

/// "−12 antes; on average −5.57 antes, give or take 104.7".
pub fn in_words(forward: &Forward) -> String {
    let won = forward.bankroll.last().copied().unwrap_or_default() as f64;
    format!(
        "{}; on average {}, give or take {} (two standard errors)",
        signed(won),
        signed(forward.expected_after(ROUNDS)),
        decimals(2.0 * forward.standard_error_after(ROUNDS), 1)
    )
}

/// What the others took in these rounds, beside what they take on average: "The coalition took 12 antes from you in these
/// 1000 rounds; on average it takes 5.57 antes."
pub fn taken(game: &Game, forward: &Forward) -> String {
    let (noun, is_one) = others(game);
    let took = -(forward.bankroll.last().copied().unwrap_or_default() as f64);
    let takes = -forward.expected_after(ROUNDS);
    let past = if took < 0.0 { "lost" } else { "took" };
    let to = if took < 0.0 { "to" } else { "from" };
    let now = match (takes < -NOTHING, is_one) {
        (true, true) => "it loses",
        (true, false) => "they lose",
        (false, true) => "it takes",
        (false, false) => "they take",
    };
    format!(
        "The {noun} {past} {} {to} you in these 1000 rounds; on average {now} {}.",
        size(took),
        size(takes)
    )
}
