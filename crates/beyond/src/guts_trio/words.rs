//! Lines, pairs and payoffs as people read them.

use super::optimum::Optimum;
use super::settings::Dealt;
use super::solved::Solved;
use super::state::Played;
use upperhand::guts::Rules;
use upperhand::guts::cards::RANKS;
use upperhand_games::antes::{ROUNDS, per_hundred, signed_per_hundred};
use upperhand_games::card_losses::exactly;
use upperhand_games::card_names::hand_name;
use upperhand_games::format::{decimals, percent_of, without_zeros};

/// What is won is said to be less than this where it is hardly anything.
const HARDLY: &str = "under 0.01";

pub const fn rule(played: Played) -> &'static str {
    match played.rules {
        Rules::Standard => "",
        Rules::Weenie => " with the Weenie rule",
    }
}

/// "one card each", "two cards each with the Weenie rule".
pub fn dealt(played: Played) -> String {
    let cards = match played.cards {
        Dealt::One => "one card each",
        Dealt::Two => "two cards each",
    };
    format!("{cards}{}", rule(played))
}

/// The ranks of the weakest hand that a line holds, the most important one first; none above all.
fn ranks(solved: &Solved, line: usize) -> Vec<&'static str> {
    if line >= solved.kinds() {
        return Vec::new();
    }
    let hand = solved.game.hands().get(solved.lines.dropped(line));
    hand.cards()
        .map(|card| RANKS[usize::from(card.rank())])
        .collect()
}

/// The rank with which a kind begins: "J"; "pairs" for all of them.
pub fn leading_rank(solved: &Solved, line: usize) -> &'static str {
    match ranks(solved, line).as_slice() {
        [high, low] if high == low => "pairs",
        [high, ..] => high,
        [] => "",
    }
}

/// The weakest hand that a line holds: "J♦", "Q-J", "all", "none".
pub fn short_line(solved: &Solved, line: usize) -> String {
    match (line, solved.played.cards) {
        (0, _) => "all".to_owned(),
        _ if line >= solved.kinds() => "none".to_owned(),
        (_, Dealt::One) => hand_name(solved.game.hands().get(line)),
        (_, Dealt::Two) => ranks(solved, line).join("-"),
    }
}

/// After "hold": "everything", "nothing", "J♦ or better", "Q-J or better".
pub fn line_held(solved: &Solved, line: usize) -> String {
    match line {
        0 => "everything".to_owned(),
        _ if line >= solved.kinds() => "nothing".to_owned(),
        _ => format!("{} or better", short_line(solved, line)),
    }
}

/// The same of a line by the hands that it drops, which may go through a kind: "K♣ 3♣ or better".
pub fn hands_held(solved: &Solved, dropped: usize) -> String {
    match dropped {
        0 => "everything".to_owned(),
        _ if dropped >= solved.game.hands().len() => "nothing".to_owned(),
        _ => format!("{} or better", hand_name(solved.game.hands().get(dropped))),
    }
}

/// "both hold J♦ or better", "one holds everything, the other K♥ or better".
fn both_held([one, other]: [usize; 2], held: impl Fn(usize) -> String) -> String {
    let (low, high) = (one.min(other), one.max(other));
    if low == high {
        format!("both hold {}", held(low))
    } else {
        format!("one holds {}, the other {}", held(low), held(high))
    }
}

/// A pair of lines.
pub fn pair_held(solved: &Solved, pair: [usize; 2]) -> String {
    both_held(pair, |line| line_held(solved, line))
}

/// A pair of lines by the hands that they drop.
pub fn held(solved: &Solved, dropped: [usize; 2]) -> String {
    both_held(dropped, |line| hands_held(solved, line))
}

/// The size of a payoff, also where it is small: "0.53", "under 0.01", "0".
pub fn size(value: f64) -> String {
    match per_hundred(value) {
        said if said == "0" && value != 0.0 => HARDLY.to_owned(),
        said => said,
    }
}

/// A payoff of 100 rounds with its sign, with more digits where it is small: "−0.71", "+0.0039", "0".
pub fn signed(value: f64) -> String {
    match signed_per_hundred(value) {
        said if said == "0" && value != 0.0 => {
            let sign = if value > 0.0 { "+" } else { "" };
            format!("{sign}{}", without_zeros(&decimals(100.0 * value, 6)))
        }
        said => said,
    }
}

/// "you lose 0.71 antes per 100 rounds", "you lose nothing".
pub fn outcome(value: f64) -> String {
    let size = size(value);
    match value {
        _ if value == 0.0 => "you break even".to_owned(),
        _ if value < 0.0 => format!("you lose {size} {ROUNDS}"),
        _ => format!("you win {size} {ROUNDS}"),
    }
}

/// What the die draws: "both hold J♣ or better in 90.9 % of rounds, else one holds everything, the other K♥ or better".
pub fn drawn(solved: &Solved, optimum: &Optimum) -> String {
    let [first, rest @ ..] = optimum.pairs.as_slice() else {
        return "pairs of strategies that are no lines".to_owned();
    };
    let held = |lines| held(solved, lines);
    let often = percent_of(first.weight.value());
    match rest {
        [] => format!("nothing: {}", held(first.lines)),
        [second] => format!(
            "{often}: {}; else {}",
            held(first.lines),
            held(second.lines)
        ),
        _ => {
            let all = optimum.pairs.iter();
            let said = all.map(|pair| {
                let often = percent_of(pair.weight.value());
                format!("{often}: {}", held(pair.lines))
            });
            said.collect::<Vec<_>>().join("; ")
        }
    }
}

/// Her strategy: "10♦ or better, and 10♥ in 7.1 % of deals (134/1877)".
pub fn strategy(solved: &Solved, optimum: &Optimum) -> String {
    let line = optimum.line();
    let hold = hands_held(solved, line);
    let below: Vec<usize> = (0..line)
        .filter(|&hand| optimum.hold.numerators()[hand] > 0)
        .collect();
    match below.as_slice() {
        [] => hold,
        &[hand] => {
            let chance = optimum.hold.hold(hand);
            let name = hand_name(solved.game.hands().get(hand));
            let often = percent_of(chance.value());
            format!(
                "{hold}, and {name} in {often} of deals ({})",
                exactly(chance)
            )
        }
        more => format!("{hold}, and {} weaker hands by chance", more.len()),
    }
}
