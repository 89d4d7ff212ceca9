//! Looking back on a game: what your choices and theirs came to, and luck.

use super::super::facts::Facts;
use super::phrases::told;
use crate::words::reviews::{YOU_AND_THEY, sum_of};
use upperhand::play::guess_who::Step;
use upperhand_games::stakes::points;

/// A game that is over, in a few sentences: what choices and luck came to, and your costliest move.
pub fn review(facts: &Facts) -> String {
    let Some((start, review)) = facts.review() else {
        return untold(facts).to_owned();
    };
    let changes = [&review.skill, &review.opponent_skill, &review.luck];
    let sum = sum_of(YOU_AND_THEY, start, changes);
    let worst = review.worst.and_then(|index| {
        let Step { before, chosen, .. } = review.steps[index];
        Some((index, before.less(chosen)?))
    });
    match worst {
        Some((index, cost)) => format!(
            "{sum} Costliest: move {}, {}. {}",
            index + 1,
            points(cost),
            told(&facts.game, index)
        ),
        None => format!("{sum} No move of yours could have been better."),
    }
}

/// Why nothing is told yet, or ever.
fn untold(facts: &Facts) -> &'static str {
    let made = &facts.made[..facts.game.moves.len()];
    if facts.worths.iter().chain(made).all(Option::is_some) {
        "What was skill and what was luck cannot be told: the chances of some moves are known only within bounds."
    } else {
        "What was skill and what was luck is told once every move is solved exactly."
    }
}
