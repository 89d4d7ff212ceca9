//! Rules of thumb in words, and the one that loses least under some rules.

use upperhand::guess_who::{RuleOfThumb, RuleTable, Rules, Worst};
use upperhand_games::format::grouped;
use upperhand_games::rule_sets::sized;
use upperhand_games::stakes::loss;

/// The largest pool of the boards that one plays on, up to which rules are compared.
const LARGEST: u32 = 64;

/// A rule of thumb, and where it loses most up to 64 suspects each; `None` where it loses nothing anywhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Best {
    pub rule: RuleOfThumb,
    pub worst: Option<Worst>,
}

/// The rule that loses least where it loses most, of several the one that is told first.
pub fn best(rules: Rules) -> Best {
    let tables = RuleOfThumb::ALL.into_iter().map(|rule| {
        let table = RuleTable::new(rules, rule, LARGEST).expect("a small table");
        let worst = table.worst(sized(LARGEST));
        Best { rule, worst }
    });
    let most = |best: &Best| {
        let cost = best.worst.map(|worst| worst.cost);
        cost.map_or(upperhand::Fraction::ZERO, Into::into)
    };
    let better = |best: Best, other: Best| {
        if most(&other) < most(&best) {
            other
        } else {
            best
        }
    };
    tables.reduce(better).expect("there are rules")
}

/// A rule as one reads it: "round both pools up to a power of two; is yours the larger, ask about half of theirs, else halve".
pub fn sentence(rules: Rules, rule: RuleOfThumb) -> String {
    let answers = rules.answers();
    let evenly = if answers == 2 {
        "halve"
    } else {
        "split evenly"
    };
    let share = match answers {
        2 => "half",
        3 => "a third",
        4 => "a quarter",
        5 => "a fifth",
        _ => "a sixth",
    };
    match (rule, answers) {
        (RuleOfThumb::HalfOfTheSmaller, 2) => {
            "ask about half of the smaller pool, rounded up, never more than half of yours".to_owned()
        }
        (RuleOfThumb::HalfOfTheSmaller, _) => {
            format!("make all parts but one {share} of the smaller pool, rounded up, never more than {share} of yours")
        }
        (RuleOfThumb::Ladder, 2) => {
            "round both pools up to a power of two; is yours the larger, ask about half of theirs, else halve"
                .to_owned()
        }
        (RuleOfThumb::Ladder, _) => {
            format!(
                "round both pools up to a power of {answers}; is yours the larger, make all parts but one {share} of theirs, else {evenly}"
            )
        }
        (RuleOfThumb::EvenParts, 2) => {
            "halve; but where they have five or more, never into two odd parts, and four against four ask about one"
                .to_owned()
        }
        (RuleOfThumb::Halve | RuleOfThumb::EvenParts, _) => format!("{evenly} every time"),
        (RuleOfThumb::NameFromThree, _) => {
            format!("{evenly}, but name a suspect once you have three left")
        }
        (RuleOfThumb::NameEarly, 2) => {
            "halve, but name a suspect once you have three left or they have two".to_owned()
        }
        (RuleOfThumb::NameEarly, _) => {
            format!("{evenly}, but name a suspect once you have two left")
        }
    }
}

/// The best rule and its price: "halve every time: loses at most 6.3 points (1/16), at 4 against 4".
pub fn with_price(rules: Rules, best: &Best) -> String {
    let sentence = sentence(rules, best.rule);
    let largest = grouped(LARGEST);
    match best.worst {
        None => format!("{sentence}: loses nothing, up to {largest} each"),
        Some(Worst { mine, theirs, cost }) => {
            let [mine, theirs] = [mine, theirs].map(|pool| grouped(pool.get()));
            let loss = loss(cost);
            format!(
                "{sentence}: loses {loss} at most, at {mine} against {theirs} (up to {largest})"
            )
        }
    }
}
