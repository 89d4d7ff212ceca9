//! Looking back on a game: what your choices and theirs came to, and luck.

use super::phrases::told;
use super::view::View;
use crate::figures::reviews::{YOU_AND_THEY, sum_of};
use crate::figures::stakes::points;
use crate::guess_who::Probability;
use crate::play::guess_who::Change;

/// What became of your chance: `skill + given + luck` is the chance at the end less that at the start.
#[derive(Debug)]
struct Review {
    start: Probability,
    /// What your choices cost, never more than 0.
    skill: Change,
    /// What theirs gave you, never less than 0.
    given: Change,
    luck: Change,
    /// Your move that cost most, the first of them, and what it cost.
    worst: Option<(usize, Probability)>,
}

impl Review {
    /// `None` where a chance is not known exactly.
    fn of(view: &View) -> Option<Self> {
        let game = &view.game;
        let chances = |wins: &[_]| -> Option<Vec<Probability>> {
            let steps = wins.iter().enumerate();
            steps.map(|(step, wins)| view.yours(step, *wins)).collect()
        };
        let best = chances(&view.worths)?;
        let made = chances(&view.made[..game.moves.len()])?;
        let mut review = Self {
            start: *best.first()?,
            skill: Change::default(),
            given: Change::default(),
            luck: Change::default(),
            worst: None,
        };
        for (step, &chosen) in made.iter().enumerate() {
            let change = Change::between(best[step], chosen);
            if game.is_yours(step) {
                review.skill = review.skill + change;
                let cost = best[step].less(chosen)?;
                let worst = review
                    .worst
                    .map_or(Probability::new(0, 1), |(_, worst)| worst);
                if worst.less(cost).is_none() {
                    review.worst = Some((step, cost));
                }
            } else {
                review.given = review.given + change;
            }
            review.luck = review.luck + Change::between(chosen, best[step + 1]);
        }
        Some(review)
    }
}

/// A game that is over, in a few sentences: what choices and luck came to, and your costliest move.
pub fn review(view: &View) -> String {
    let Some(review) = Review::of(view) else {
        return "What was skill and what was luck is told once every move is solved exactly."
            .to_owned();
    };
    let changes = [&review.skill, &review.given, &review.luck];
    let sum = sum_of(YOU_AND_THEY, review.start, changes);
    match review.worst {
        Some((step, cost)) => format!(
            "{sum} Costliest: move {}, {}. {}",
            step + 1,
            points(cost),
            told(&view.game, step)
        ),
        None => format!("{sum} No move of yours could have been better."),
    }
}
