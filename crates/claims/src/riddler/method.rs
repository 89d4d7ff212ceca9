//! The Riddler, "Methodology" and the examples of its program.

use super::claim;
use crate::check::{Check, Section, Sizes, at_once};
use crate::guess_who::{NaiveTable, official_table};
use num_rational::Ratio;

const POOLS: Sizes = Sizes::pools(10, 64, 512);

pub(super) const CLAIMS: Section = Section::new("Methodology", &[
    claim("riddler-one-left", "Methodology, a = 1")
        .says("With one character left the mover wins at once, whatever the opponent has.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, one_left)),
    claim("riddler-opponent-one-left", "Methodology, b = 1")
        .says("Against an opponent with one character left naming is best, and wins with chance 1/a.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, opponent_has_one_left)),
    claim("riddler-moves-of-four", "Methodology, the moves at (4, 4)")
        .says("A question that may eliminate 1 or 3 of 4 characters eliminates 1 with chance 3/4 and 3 with chance 1/4; naming \
         wins with chance 1/4.")
        .extent("proved")
        .check(Sizes::ALL, |check| at_once(check, moves_of_four))
        .slip_of_the_pen("printed the other way round: 1 with ¼, 3 with ¾"),
    claim("riddler-complement", "Methodology, alternating turns")
        .says("The mover's chance after a question is what the opponent's chance leaves to 1, over both answers by their chances.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, complement)),
    claim("riddler-docstrings", "Full Code, the examples")
        .says("Asking to rule out 3 of 15 leaves 12 with chance 0.8 and 3 with 0.2; 7 of 8 leaves 1 with 0.125 and 7 with 0.875. \
         Expected values: 1 at (1, 5), 0.1 at (10, 1), 0.5 at (2, 2).")
        .extent("proved")
        .check(POOLS, |check| official_table(check, examples)),
]);

async fn one_left(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for m in 1..=side {
        check.equal(&i64::from(m), &table.value(1, m), || format!("m·P(1, {m})"));
    }
    "Every pool of the opponent up to {size}."
}

async fn opponent_has_one_left(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for n in 1..=side {
        check.equal(&1, &table.value(n, 1), || format!("n·P({n}, 1)"));
        let asking = (1..=n / 2).map(|bid| table.bid(n, 1, bid)).max();
        let holds = asking.is_none_or(|best| best < 1);
        check.case(holds, || format!("asking at ({n}, 1)"));
    }
    "Every move at every pool up to {size}."
}

/// The chance that a number of characters is eliminated, over every secret and the question about one of them.
fn eliminates(characters: u32, eliminated: u32) -> Ratio<u32> {
    let asked = 1_u32;
    let hits = (0..characters).filter(|&secret| {
        let left = if secret < asked {
            asked
        } else {
            characters - asked
        };
        characters - left == eliminated
    });
    Ratio::new(u32::try_from(hits.count()).unwrap_or(u32::MAX), characters)
}

fn moves_of_four(check: &mut Check, _: u32) -> &'static str {
    check.misprint("1 of 4 eliminated", &Ratio::new(1, 4), &eliminates(4, 1));
    check.misprint("3 of 4 eliminated", &Ratio::new(3, 4), &eliminates(4, 3));
    check.equal(&Ratio::new(3, 4), &eliminates(4, 1), || "1 of 4 eliminated");
    check.equal(&Ratio::new(1, 4), &eliminates(4, 3), || "3 of 4 eliminated");
    "Every secret of the four."
}

async fn complement(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let chance = |n: u32, m: u32| Ratio::new(table.value(n, m), i64::from(n) * i64::from(m));
    check.stage(1.0);
    for n in 2..=side {
        for m in 2..=side.min(24) {
            let after = |bid: u32| {
                let answers = [bid, n - bid].map(|left| {
                    Ratio::new(i64::from(left), i64::from(n)) * (Ratio::from(1) - chance(m, left))
                });
                answers[0] + answers[1]
            };
            let best = (1..=n / 2).map(after).max();
            let best = best.into_iter().chain([Ratio::new(1, i64::from(n))]).max();
            let holds = best == Some(chance(n, m));
            check.case(holds, || format!("{best:?} at ({n}, {m})"));
        }
        check.progress_of(n, side).await;
    }
    "Pools up to {size} against up to 24, in fractions."
}

async fn examples(check: &mut Check, _: u32, table: &NaiveTable) -> &'static str {
    // (a − n)/a for a − n left, n/a for n left.
    let leaves = |pool: i64, out: i64| (Ratio::new(pool - out, pool), Ratio::new(out, pool));
    let tenths = |count| Ratio::new(count, 10);
    let eighths = |count| Ratio::new(count, 8);
    check.case(leaves(15, 3) == (tenths(8), tenths(2)), || "3 of 15");
    check.case(leaves(8, 7) == (eighths(1), eighths(7)), || "7 of 8");
    for ((n, m), stated) in [
        ((1, 5), tenths(10)),
        ((10, 1), tenths(1)),
        ((2, 2), tenths(5)),
    ] {
        let found = Ratio::new(table.value(n, m), i64::from(n) * i64::from(m));
        check.equal(&stated, &found, || format!("({n}, {m})"));
    }
    "The five examples."
}
