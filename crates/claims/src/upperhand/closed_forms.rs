//! The closed forms of all fifteen rule sets, and what they have in common.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, pool};
use upperhand::guess_who::{Ending, Probability, Rules, win_probability};

const POOLS: Sizes = Sizes::pools(8, 32, 64);

pub(super) const CLAIMS: Section = Section::new("Closed forms", &[
    claim("upperhand-closed-forms", "Closed forms of all rule sets")
        .says("The chance to win has a closed form, computed in O(log) steps at any size, for all three endings and 2 to 6 \
         answers.")
        .extent("checked to pools of 64 by trying every question, to 2048 by the solver's table; the race is proved")
        .check(POOLS, |check| in_steps(check, agree_with_tables))
        .shown_by("figure=win-map&rules=open&answers=4"),
    claim("upperhand-monotone", "Fewer suspects are never worse")
        .says("Under every rule set the chance never rises with the mover's pool and never falls with the opponent's.")
        .extent("checked to pools of 64 by trying every question, to 2048 by the solver's table")
        .check(POOLS, |check| in_steps(check, monotone)),
]);

fn all_rules() -> impl Iterator<Item = Rules> {
    let answers = Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS;
    let endings = |answers| Ending::ALL.map(|ending| Rules::new(answers, ending));
    answers.flat_map(endings).filter_map(Result::ok)
}

fn described(rules: Rules) -> String {
    format!("{} with {} answers", rules.ending().name(), rules.answers())
}

async fn agree_with_tables(check: &mut Check, side: u32) -> &'static str {
    for rules in all_rules() {
        let table = NaiveTable::fill(check, rules, side).await;
        for (n, m) in (1..=side).flat_map(|n| (1..=side).map(move |m| (n, m))) {
            // (1, 1) is not a position of the race.
            let Ok(stated) = win_probability(rules, pool(n), pool(m)) else {
                continue;
            };
            let product = u64::from(n) * u64::from(m);
            let found = Probability::new(table.value(n, m).cast_unsigned(), product);
            check.equal(&stated, &found, || {
                format!("({n}, {m}), {}", described(rules))
            });
        }
    }
    "Every position with pools up to {size}, fifteen tables that try every question."
}

async fn monotone(check: &mut Check, side: u32) -> &'static str {
    for rules in all_rules() {
        let table = NaiveTable::fill(check, rules, side).await;
        // In the race, (1, 1) is not a position.
        let least = if rules.ending() == Ending::Race { 2 } else { 1 };
        for (a, b) in (least..side).flat_map(|a| (least..=side).map(move |b| (a, b))) {
            let scaled = |n: u32, m: u32, by: u32| table.value(n, m) * i64::from(by);
            check.case(scaled(a + 1, b, a) <= scaled(a, b, a + 1), || {
                format!("one more than {a} against {b}, {}", described(rules))
            });
            check.case(scaled(b, a + 1, a) >= scaled(b, a, a + 1), || {
                format!("{b} against one more than {a}, {}", described(rules))
            });
        }
    }
    "Neighbouring pools up to {size}, fifteen tables that try every question."
}
