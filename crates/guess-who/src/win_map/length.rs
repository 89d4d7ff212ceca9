//! How many turns a game takes from a position.

use super::settings::Layer;
use crate::halving::{last_halved, not_beyond};
use upperhand::Fraction;
use upperhand::guess_who::play::{Match, Move, Outcomes, outcomes};
use upperhand::guess_who::{Pool, Rules, most_even_question, naming_is_optimal};
use upperhand_games::format::{counted, decimals, significant};
use upperhand_games::position::Position;

/// The length of a game between two perfect players, and between two who keep to the rule of thumb that is shown: under a
/// millisecond.
pub(super) fn facts(layer: Layer, position: &Position) -> Vec<(&'static str, String)> {
    let rules = position.rules;
    let perfect = |mine: Pool, theirs: Pool| best_move(rules, mine, theirs);
    let mut facts = vec![("A game takes", said(position, &perfect))];
    if let Some(rule) = layer.rule() {
        let kept = |mine: Pool, theirs: Pool| rule.choose(rules, mine, theirs);
        facts.push(("Both by the rule", said(position, &kept)));
    }
    facts
}

/// Naming where that is best, else the most even of the best questions.
fn best_move(rules: Rules, mine: Pool, theirs: Pool) -> Move {
    if naming_is_optimal(rules, mine, theirs) {
        return Move::Name;
    }
    let question = most_even_question(rules, mine, theirs);
    question.map_or(Move::Name, Move::Ask)
}

/// "7.7 turns on average, give or take 0.93".
fn said(position: &Position, both: &impl Fn(Pool, Pool) -> Move) -> String {
    let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
    if position.is_over() {
        return "none, the game is over".to_owned();
    }
    if mine.max(theirs) > last_halved(rules) {
        return not_beyond(rules);
    }
    let game = Match {
        rules,
        first: both,
        second: both,
    };
    let ends = outcomes(&game, mine, theirs).expect("a position, and moves of the rules");
    let (mean, variance) = moments(&ends, position);
    if variance == Fraction::ZERO {
        return format!("{}, always", counted(&mean.to_string(), "turn"));
    }
    let spread = significant(variance.value().sqrt(), 2);
    let mean = decimals(mean.value(), 1);
    format!("{mean} turns on average, give or take {spread}")
}

/// The mean of the number of turns, and its variance: their denominators are n·m and its square, of pools up to 512.
fn moments(ends: &Outcomes, position: &Position) -> (Fraction, Fraction) {
    let whole = i128::from(position.mine.get()) * i128::from(position.theirs.get());
    let [mean, square] = [1, 2].map(|power| {
        let sum = i128::try_from(ends.sum_of_turns(power));
        Fraction::new(sum.unwrap_or(i128::MAX), whole)
    });
    (mean, square - mean * mean)
}
