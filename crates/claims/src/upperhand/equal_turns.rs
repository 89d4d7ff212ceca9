//! Equal turns at *Guess Who?*: by a naive game tree in fractions.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::pool;
use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, EqualTurns};

pub(super) const CLAIMS: Section = Section::new("A last turn for the second", &[
    claim("upperhand-equal-turns", "Equal turns are fair")
        .says("Where the other has one turn more after she who began is right, and both right is a draw, worth a half, who begins \
         from equal pools can expect exactly 1/2 officially with 2 to 25, with 32 and with 48 suspects: her whole edge is that \
         turn. In the race she can never expect more than 1/2; it is 1/2 with a power of two, and 17/36 with 12, 24 and 48.")
        .extent("checked to 64 by the solver, and by a naive tree to the size of the check")
        .check(
            Sizes::new(8, 14, 25, "the largest pool of the naive tree"),
            |check| in_steps(check, equal_turns),
        ),
]);

async fn equal_turns(check: &mut Check, most: u32) -> &'static str {
    let half = Fraction::new(1, 2);
    let [official, race] =
        [Ending::Official, Ending::Race].map(|ending| (ending, EqualTurns::new(ending, pool(64))));
    for size in (2..=25).chain([32, 48]) {
        let score = official.1.score(pool(size), pool(size));
        check.case(score == half, || format!("officially, {size}"));
    }
    for size in 2..=64_u32 {
        let score = race.1.score(pool(size), pool(size));
        let holds = match size {
            12 | 24 | 48 => score == Fraction::new(17, 36),
            size if size.is_power_of_two() => score == half,
            _ => score <= half,
        };
        check.case(holds, || format!("the race, {size}"));
    }
    for (stage, (ending, turns)) in (0_u32..).zip([official, race]) {
        let mut known = Known::new();
        for mine in 2..=most {
            for theirs in 2..=most {
                let naive = expected(ending, mine, theirs, true, &mut known);
                let found = turns.score(pool(mine), pool(theirs));
                check.case(found == naive, || {
                    format!("{ending:?}, {mine} against {theirs}")
                });
            }
            let done = f64::from(stage * most + mine) / f64::from(2 * most);
            check.progress(done).await;
        }
    }
    "Every move at every position of the naive tree was tried, in fractions."
}

type Known = HashMap<(u32, u32, bool), Fraction>;

/// What the player to move can expect, by the rules alone.
fn expected(ending: Ending, mine: u32, theirs: u32, began: bool, known: &mut Known) -> Fraction {
    if let Some(found) = known.get(&(mine, theirs, began)) {
        return *found;
    }
    let share = |part: u32, all: u32| Fraction::new(i128::from(part), i128::from(all));
    let half = Fraction::new(1, 2);
    // The other, who did not begin, may still be right: by a name, or where either answer leaves her one.
    let caught = if ending == Ending::Race && theirs == 2 {
        Fraction::ONE
    } else {
        share(1, theirs)
    };
    let right = if began {
        Fraction::ONE - half * caught
    } else {
        Fraction::ONE
    };
    let mut best = Fraction::ZERO;
    for yes in 1..mine {
        let after = |part: u32, known: &mut Known| {
            let worth = if ending == Ending::Race && part == 1 {
                right
            } else {
                Fraction::ONE - expected(ending, theirs, part, !began, known)
            };
            share(part, mine) * worth
        };
        best = best.max(after(yes, known) + after(mine - yes, known));
    }
    if ending != Ending::Race {
        let mut named = share(1, mine) * right;
        if ending == Ending::Open && mine > 1 {
            let goes_on = Fraction::ONE - expected(ending, theirs, mine - 1, !began, known);
            named = named + share(mine - 1, mine) * goes_on;
        }
        best = best.max(named);
    }
    known.insert((mine, theirs, began), best);
    best
}
