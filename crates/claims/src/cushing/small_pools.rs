//! Cushing et al., section 1: positions where a pool is 1, 2 or 3.

use super::claim;
use crate::check::{Check, Section, Sizes};
use crate::guess_who::{NaiveTable, official_table, visit_positions};

const POOLS: Sizes = Sizes::pools(4, 96, 1024);

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    claim("cushing-sec-1-last-suspect", "§1, a pool of 1")
        .says("With one suspect left, or against an opponent with one, naming is optimal: P(1, m) = 1 and P(n, 1) = 1/n. Against \
         one and with two or more it is the only optimal move.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, last_suspect))
        .shown_by("figure=win-map&rules=official&mine=5&theirs=1"),
    claim("cushing-sec-1-guess", "§1, when to guess")
        .says("With n, m ≥ 2 naming is optimal at (2, 2) only, and there a question is as good.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, when_to_guess))
        .shown_by("figure=win-map&rules=official&mine=2&theirs=2"),
    claim("cushing-sec-1-two-suspects", "§1, two suspects")
        .says("With two suspects left a bid of 1 is optimal against every m ≥ 2, and P(2, m) = (m − 1)/m, at least ½.")
        .extent("proved")
        .check(POOLS, |check| official_table(check, two_suspects)),
    claim("cushing-sec-1-three-suspects", "§1, three suspects")
        .says("With three suspects left a bid of 1 is optimal against every m ≥ 2, naming only against m = 1.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, three_suspects)),
]);

async fn last_suspect(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for pool in 1..=side {
        check.equal(&i64::from(pool), &table.value(1, pool), || {
            format!("m·P(1, {pool})")
        });
        check.equal(&1, &table.value(pool, 1), || format!("n·P({pool}, 1)"));
        let asking = (1..=pool / 2).map(|bid| table.bid(pool, 1, bid)).max();
        let holds = asking.is_none_or(|best| best < 1);
        check.case(holds, || format!("asking at ({pool}, 1)"));
    }
    "Every pool up to {size}."
}

async fn when_to_guess(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let guess = table.naming(n, m) == Some(table.value(n, m));
        check.equal(&((n, m) == (2, 2)), &guess, || "is naming optimal?");
        let best = table.best_bids(n, m)[0];
        let found = table.bid(n, m, best);
        check.equal(&table.value(n, m), &found, || "the best question");
    })
    .await;
    "Every move at every position with pools from 2 to {size}."
}

async fn two_suspects(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for m in 2..=side {
        let stated = 2 * (i64::from(m) - 1);
        check.equal(&stated, &table.value(2, m), || format!("2m·P(2, {m})"));
        check.equal(&stated, &table.bid(2, m, 1), || {
            format!("a bid of 1 at (2, {m})")
        });
        check.case(2 * stated >= 2 * i64::from(m), || {
            format!("P(2, {m}) is below ½")
        });
    }
    "Every m from 2 to {size}."
}

async fn three_suspects(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    for m in 1..=side {
        let (value, named) = (table.value(3, m), table.naming(3, m));
        check.equal(&(m == 1), &(named == Some(value)), || {
            format!("is naming optimal at (3, {m})?")
        });
        check.equal(&(m > 1), &(table.bid(3, m, 1) == value), || {
            format!("is a bid of 1 optimal at (3, {m})?")
        });
    }
    "Every m up to {size}."
}
