//! Cushing et al., section 1: positions where a pool is 1, 2 or 3.

use crate::check::{Check, Claim, Evidence, Paper, Section, Sizes, in_steps};
use crate::naive_table::NaiveTable;
use crate::positions::visit_positions;
use upperhand::guess_who::Rules;

const POOLS: Sizes = Sizes::new(4, 96, 1024, "the largest pool");

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
    Claim::new(
        ("cushing-sec-1-last-suspect", Paper::Cushing, "§1, a pool of 1"),
        "With one suspect left, or against an opponent with one, naming is optimal: P(1, m) = 1 and P(n, 1) = 1/n. Against one \
         and with two or more it is the only optimal move.",
        "proved",
        (POOLS, |check| in_steps(last_suspect(check))),
    )
    .shown_by("figure=win-map&rules=official&mine=5&theirs=1"),
    Claim::new(
        ("cushing-sec-1-guess", Paper::Cushing, "§1, when to guess"),
        "With n, m ≥ 2 naming is optimal at (2, 2) only, and there a question is as good.",
        "checked to pools of 1024",
        (POOLS, |check| in_steps(when_to_guess(check))),
    )
    .shown_by("figure=win-map&rules=official&mine=2&theirs=2"),
    Claim::new(
        ("cushing-sec-1-two-suspects", Paper::Cushing, "§1, two suspects"),
        "With two suspects left a bid of 1 is optimal against every m ≥ 2, and P(2, m) = (m − 1)/m, at least ½.",
        "proved",
        (POOLS, |check| in_steps(two_suspects(check))),
    ),
    Claim::new(
        ("cushing-sec-1-three-suspects", Paper::Cushing, "§1, three suspects"),
        "With three suspects left a bid of 1 is optimal against every m ≥ 2, naming only against m = 1.",
        "checked to pools of 1024",
        (POOLS, |check| in_steps(three_suspects(check))),
    ),
]);

async fn last_suspect(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, side).await;
    for pool in 1..=side {
        check.equal(&i64::from(pool), &table.value(1, pool), || {
            format!("m·P(1, {pool})")
        });
        check.equal(&1, &table.value(pool, 1), || format!("n·P({pool}, 1)"));
        let asking = (1..=pool / 2).map(|bid| table.bid(pool, 1, bid)).max();
        check.case(asking.is_none_or(|best| best < 1), || {
            format!("asking at ({pool}, 1)")
        });
    }
    check.evidence(&format!("Every pool up to {side}."))
}

async fn when_to_guess(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, side).await;
    visit_positions(&mut check, side, |check, n, m| {
        let guess = table.naming(n, m) == Some(table.value(n, m));
        check.equal(&((n, m) == (2, 2)), &guess, || {
            format!("is naming optimal at ({n}, {m})?")
        });
        let best = table.best_bids(n, m)[0];
        check.equal(&table.value(n, m), &table.bid(n, m, best), || {
            format!("the best question at ({n}, {m})")
        });
    })
    .await;
    check.evidence(&format!(
        "Every move at every position with pools from 2 to {side}."
    ))
}

async fn two_suspects(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, side).await;
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
    check.evidence(&format!("Every m from 2 to {side}."))
}

async fn three_suspects(mut check: Check) -> Evidence {
    let side = check.size();
    let table = NaiveTable::fill(&mut check, Rules::OFFICIAL, side).await;
    for m in 1..=side {
        let (value, named) = (table.value(3, m), table.naming(3, m));
        check.equal(&(m == 1), &(named == Some(value)), || {
            format!("is naming optimal at (3, {m})?")
        });
        check.equal(&(m > 1), &(table.bid(3, m, 1) == value), || {
            format!("is a bid of 1 optimal at (3, {m})?")
        });
    }
    check.evidence(&format!("Every m up to {side}."))
}
