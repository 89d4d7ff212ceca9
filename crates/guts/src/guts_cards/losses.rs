//! Losses to an opponent who knows how one plays, and the reasons for them.

use super::solved::{Progress, Solved};
use upperhand::guts::cards::{Fraction, Reply, Strategy};
use upperhand_games::card_losses::{Per, stakes};
use upperhand_games::format::grouped;

/// The loss of the strategy shown to an opponent who knows it.
pub fn certificate(solved: &Solved) -> String {
    let loses = stakes(solved.certificate.value(), Per::Round);
    match solved.progress {
        Progress::Optimal => "nothing, exactly".to_owned(),
        Progress::Waiting => format!("still solving; the best line loses {loses}"),
        Progress::Stopped => format!("stopped early; what is shown loses {loses}"),
    }
}

/// The hands that a strategy plays differently from a line, ascending.
pub fn differing(strategy: &Strategy, threshold: usize) -> Vec<usize> {
    let whole = strategy.denominator();
    let played = |hand: usize| if hand >= threshold { whole } else { 0 };
    let held = strategy.numerators().iter().enumerate();
    held.filter(|&(hand, &held)| held != played(hand))
        .map(|(hand, _)| hand)
        .collect()
}

/// The hands that a reply to a line holds below it.
fn held_below(reply: &Reply, threshold: usize) -> Vec<usize> {
    let mut hands = differing(&reply.strategy, threshold);
    hands.retain(|&hand| hand < threshold);
    hands
}

/// The hands that a reply to a line holds below it, in words.
pub fn also_holds(solved: &Solved, reply: &Reply, threshold: usize) -> String {
    let below = held_below(reply, threshold);
    match below[..] {
        [] => String::new(),
        [only] => format!(" and also holds {}", solved.hand_name(only)),
        [first, .., last] => {
            let [first, last] = [first, last].map(|hand| solved.hand_name(hand));
            let count = grouped(below.len());
            format!(" and also holds {count} hands from {first} to {last}")
        }
    }
}

/// The number of hands that can be dealt beside one and are dropped by a threshold.
pub fn dropped(solved: &Solved, hand: usize, threshold: usize) -> usize {
    let (hands, own) = (solved.game.hands(), solved.game.hands().get(hand));
    let weakest = hands.iter().take(threshold);
    weakest.filter(|other| own.is_disjoint_from(other)).count()
}

/// The reason why the best line is not perfect. Without cards that block each other stronger hands would be worth more
/// to hold, and a line would be; here a hand that it drops meets more of the hands that drop than the strongest hand
/// that it drops.
pub fn why_not_perfect(solved: &Solved) -> String {
    if solved.reply_to_best.gain == Fraction::ZERO {
        return "yes".to_owned();
    }
    let threshold = solved.best.thresholds[0];
    let blocked = "no, cards block each other".to_owned();
    let below = held_below(&solved.reply_to_best, threshold);
    let (Some(&hand), Some(strongest)) = (below.first(), threshold.checked_sub(1)) else {
        return blocked;
    };
    let [met, met_by_strongest] = [hand, strongest].map(|hand| dropped(solved, hand, threshold));
    if met <= met_by_strongest {
        return blocked;
    }
    let [met, met_by_strongest] = [met, met_by_strongest].map(grouped);
    let [hand, strongest] = [hand, strongest].map(|hand| solved.hand_name(hand));
    format!(
        "{blocked}: {hand} can meet {met} hands that drop, {strongest}, though stronger, only {met_by_strongest}"
    )
}
