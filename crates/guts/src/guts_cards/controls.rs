//! The controls.

use super::deck_settings::{CARDS, RANKS, SUITS};
use super::settings::{HAND, HOLD_ABOVE, SHOW, Show};
use super::solved::Solved;
use super::state::State;
use super::words::chance;
use upperhand_games::format::{counted, grouped, percent};
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::{Control, Setting};

pub fn controls(solved: &Solved, state: &State) -> Vec<Control> {
    let (hands, hold_above) = (solved.hands(), state.hold_above);
    let mut controls = vec![
        hand(solved, state).between((0.0, (hands - 1) as f64)),
        Control::slider(&HOLD_ABOVE, hold_above as f64, line(solved, hold_above))
            .between((0.0, hands as f64)),
        sized(&CARDS, state.cards, "card"),
        sized(&RANKS, state.ranks, "rank"),
        sized(&SUITS, state.suits, "suit"),
        Control::switch(&WEENIE, state.weenie),
        show(solved, state),
    ];
    if state.is_matrix() {
        controls[0].short_label = "theirs";
        controls[1].short_label = "yours";
    }
    controls
}

/// The hand, or in the matrix the other player's line.
fn hand(solved: &Solved, state: &State) -> Control {
    let hand = state.hand;
    // "10♦" is the longest name of a card.
    let digits = 4 * usize::from(solved.game.hands().size()) - 1;
    if state.is_matrix() {
        let spoken = line(solved, hand);
        return Control::slider(&HAND, hand as f64, spoken)
            .in_words(solved.hand_name(hand), digits)
            .labelled("Their line: the weakest hand held");
    }
    let held = percent(chance(solved.equilibrium.hold(hand)));
    let spoken = format!("{}, held {held}", solved.hand_name(hand));
    Control::slider(&HAND, hand as f64, spoken).in_words(solved.hand_name(hand), digits)
}

fn line(solved: &Solved, threshold: usize) -> String {
    let name = solved.threshold_name(threshold);
    let [dropped, all] = [threshold, solved.hands()].map(grouped);
    format!("hold {name}, {dropped} of {all} hands dropped")
}

fn sized(setting: &Setting, number: u32, noun: &str) -> Control {
    let spoken = counted(&number.to_string(), noun);
    Control::slider(setting, number, spoken)
}

fn show(solved: &Solved, state: &State) -> Control {
    let explanation = match state.show {
        Show::Equilibrium => {
            "How often to hold each hand so that nobody gains, however they play: the equilibrium."
        }
        Show::Threshold => "The line holds every hand above it.",
        Show::Difference => "Where the line and the equilibrium part.",
        Show::Matrix if solved.best.guarantee.numerator() == 0 => {
            "Your line against theirs. At the dot neither of you gains by moving it."
        }
        Show::Matrix => "Your line against theirs. Every line loses to some other.",
    };
    Control::choice(&SHOW, state.show.name(), explanation)
}
