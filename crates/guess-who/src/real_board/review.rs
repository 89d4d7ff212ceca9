//! Looking back on a game: what your choices and theirs came to, and luck.

use super::phrases::told;
use super::view::View;
use crate::reviews::{YOU_AND_THEY, sum_of};
use upperhand::guess_who::Probability;
use upperhand::play::guess_who::{Player, Review, Step};
use upperhand_games::stakes::points;

/// A game that is over, in a few sentences: what choices and luck came to, and your costliest move.
pub fn review(view: &View) -> String {
    let Some((start, review)) = added_up(view) else {
        return untold(view).to_owned();
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
            told(&view.game, index)
        ),
        None => format!("{sum} No move of yours could have been better."),
    }
}

/// Why nothing is told yet, or ever.
fn untold(view: &View) -> &'static str {
    let made = &view.made[..view.game.moves.len()];
    if view.worths.iter().chain(made).all(Option::is_some) {
        "What was skill and what was luck cannot be told: the chances of some moves are known only within bounds."
    } else {
        "What was skill and what was luck is told once every move is solved exactly."
    }
}

/// Your chance at the start, and what became of it; `None` where a chance is not known exactly.
fn added_up(view: &View) -> Option<(Probability, Review)> {
    let game = &view.game;
    let chances = |wins: &[_]| -> Option<Vec<Probability>> {
        let steps = wins.iter().enumerate();
        steps.map(|(step, wins)| view.yours(step, *wins)).collect()
    };
    let best = chances(&view.worths)?;
    let made = chances(&view.made[..game.moves.len()])?;
    let steps = made.iter().enumerate().map(|(step, &chosen)| {
        let by = if game.is_yours(step) {
            Player::You
        } else {
            Player::Opponent
        };
        Step::new(by, [best[step], chosen, best[step + 1]])
    });
    Some((*best.first()?, Review::of(steps.collect())))
}
