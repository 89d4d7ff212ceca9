//! Nica, section 4: Lemma 4.2 with its three cases, and the bids that tie.

use super::claim;
use super::proof_weeds::{three_case_i, three_worth};
use super::regions::{Region, region, three_q, three_q_upper_hand, upper_hand, weeds};
use crate::check::{Check, Extreme, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, by_sum, race_table, visit_positions};

const POOLS: Sizes = Sizes::pools(4, 96, 384);

pub(super) const CLAIMS: Section = Section::new("Section 4", &[
    claim("nica-lem-4.2", "Lemma 4.2, (4.6)")
        .says("With the upper hand at level k, q is the largest over all bids b of 1 − (b/n)q(m, b) − ((n−b)/n)q(m, n−b), attained \
         at ⌊n/2⌋.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, largest_with_the_upper_hand))
        .shown_by("figure=question-profile&rules=race&mine=24&theirs=24&size=32"),
    claim("nica-lem-4.2-case-i", "Lemma 4.2, Case I")
        .says("Where one part puts the opponent's position in W_ℓ and the other in U_k, the bid is worth less than q, by more than \
         2/(nm): the difference is above (2^(2k)((2/3)4^(−c) − 2^(−c) + 1/3) + 2)/(nm) with c = k − ℓ − 1, where the bracket is 0 \
         for c = 0 and 1 and positive beyond.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, case_i)),
    claim("nica-lem-4.2-case-ii", "Lemma 4.2, Case II")
        .says("Where both parts put the opponent's position in the weeds, at levels ℓ with the numerators 2^(2ℓ+1) + 1 of (4.1), \
         nm times the worth of the bid is nm + 4/3 − 2(f(b) + f(n−b)) with f(a) = (a − (2/3)2^ℓ)2^ℓ.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, case_ii))
        .slip_of_the_pen("(4, 3) with b = 2: the numerators are printed as 2^(ℓ+1) − 1, and the levels as k"),
    claim("nica-lem-4.2-convex", "Lemma 4.2, the function f")
        .says("f(a) is the largest of (a − (2/3)2^i)2^i over i ≥ 0, for a = 1, too, where it is 1/3; so f is convex, and f(b) + \
         f(n−b) is least at the most even split.")
        .extent("proved")
        .check(Sizes::pools(4, 1024, 8192), |check| in_steps(check, convex))
        .needs_a_condition("a = 1, which (2, 2) needs: f has ⌊log₂(a − 1)⌋ in it, and log₂ 0 is no number"),
    claim("nica-lem-4.2-case-iii", "Lemma 4.2, Case III")
        .says("Never do both parts leave the opponent the upper hand: they would be above 2^k each, and n above 2^(k+1).")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, case_iii)),
    claim("nica-rem-4.3", "Remark 4.3")
        .says("With the upper hand the optimal bids are exactly those with b and n − b both between 2^(k−1) and 2^k; in the weeds \
         2^k is the only one.")
        .extent("proved")
        .check(POOLS, |check| race_table(check, all_optimal_bids))
        .shown_by("figure=question-profile&rules=race&mine=24&theirs=24&size=32"),
]);

async fn largest_with_the_upper_hand(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        for k in upper_hand(n, m) {
            let bids = (1..n).map(|bid| three_worth(n, m, bid));
            let (largest, even) = (bids.max().unwrap_or(0), three_worth(n, m, n / 2));
            let stated = three_q_upper_hand(k, n, m);
            check.case(largest == stated && even == stated, || {
                format!("3nm·q is {stated}, the largest {largest}, at ⌊n/2⌋ {even}")
            });
        }
    })
    .await;
    "Every bid at every position with the upper hand up to {size} suspects."
}

async fn case_i(check: &mut Check, side: u32) -> String {
    let mut closest = Extreme::new();
    visit_positions(check, side, |check, n, m| {
        for k in upper_hand(n, m) {
            for bid in 1..n / 2 {
                // A bid of 1 counts as ℓ = −1.
                let power = match (bid, region(m, bid)) {
                    (1, _) => 1,
                    (_, Some(Region::Weeds(level))) => 2 << level,
                    _ => continue,
                };
                if region(m, n - bid) != Some(Region::UpperHand(k)) {
                    continue;
                }
                let three_less = three_q_upper_hand(k, n, m) - three_case_i(m, bid, power, k);
                let (power, high) = (i64::from(power), 1_i64 << k);
                let bracket = 2 * power * power - 3 * power * high + high * high;
                let is_tight = power == high || 2 * power == high;
                let holds = three_less > bracket + 6 && (bracket == 0) == is_tight && bracket >= 0;
                check.case(holds, || format!("a bid of {bid}: {three_less}/(3nm) less"));
                let found = three_q_upper_hand(k, n, m) - three_worth(n, m, bid);
                check.equal(&three_less, &found, || format!("a bid of {bid}"));
                closest.offer(-three_less, (n, m, bid));
            }
        }
    })
    .await;
    let nearest = closest
        .found()
        .map(|(less, place)| format!("{}/(3nm) at {place:?}", -less));
    format!(
        "Every bid of the case at positions up to {side} suspects; the least loss is {}.",
        nearest.unwrap_or_default()
    )
}

/// Three times f(a) by its definition, which excludes a = 1.
fn three_f(a: u32) -> Option<i64> {
    let power = 1_i64 << a.checked_sub(1)?.checked_ilog2()?;
    Some((3 * i64::from(a) - 2 * power) * power)
}

async fn case_ii(check: &mut Check, side: u32) -> &'static str {
    let in_case = |n: u32, m: u32, bid: u32| {
        let levels = [bid, n - bid].map(|part| match region(m, part) {
            Some(Region::Weeds(level)) => Some((level, part)),
            _ => None,
        });
        Some([levels[0]?, levels[1]?])
    };
    let ahead = by_sum(side.min(12)).filter(|&(n, m)| weeds(n, m).next().is_none());
    let mut bids = ahead.flat_map(|(n, m)| (1..=n / 2).map(move |bid| (n, m, bid)));
    let found = bids.find(|&(n, m, bid)| {
        in_case(n, m, bid).is_some_and(|parts| {
            let printed = parts
                .map(|(level, part)| 3 * (i64::from(part) << (level + 1)) - 2 * ((2 << level) - 1));
            printed.iter().sum::<i64>() != three_q(m, bid) + three_q(m, n - bid)
        })
    });
    let words = "the numerators as printed do not give q(m, b) and q(m, n−b)";
    check.smallest(found, &(4, 3, 2), words);
    visit_positions(check, side, |check, n, m| {
        for bid in 1..=n / 2 {
            if upper_hand(n, m).next().is_none() || in_case(n, m, bid).is_none() {
                continue;
            }
            let f = three_f(bid).zip(three_f(n - bid));
            let stated = f.map(|(f, g)| 3 * i64::from(n) * i64::from(m) + 4 - 2 * (f + g));
            let found = three_worth(n, m, bid);
            check.case(stated == Some(found), || format!("a bid of {bid}: {found}"));
        }
    })
    .await;
    "Every bid of the case at positions up to {size} suspects."
}

async fn convex(check: &mut Check, side: u32) -> &'static str {
    let is_needed = upper_hand(2, 2).next() == Some(0);
    let words = "(2, 2) has the upper hand, its only bid is 1, and f(1) has no value";
    check.refuted(is_needed && three_f(1).is_none(), words);
    let line = |a: u32, i: u32| ((3 * i64::from(a)) << i) - (2 << (2 * i));
    let upper = |a: u32| (0..20).map(|i| line(a, i)).max().unwrap_or(0);
    check.equal(&1, &upper(1), || "3f(1)");
    for a in 2..=side {
        let holds = three_f(a) == Some(upper(a));
        check.case(holds, || format!("3f({a}) against {}", upper(a)));
    }
    for n in 2..=side {
        let even = upper(n / 2) + upper(n - n / 2);
        // Convexity: it is enough that no step away from the middle gains.
        let next = if n / 2 > 1 {
            upper(n / 2 - 1) + upper(n - n / 2 + 1)
        } else {
            even
        };
        check.case(even <= next, || format!("the split of {n}"));
        if n < side && n > 2 {
            let second = upper(n + 1) - 2 * upper(n) + upper(n - 1);
            check.case(second >= 0, || format!("the second difference at {n}"));
        }
        if n % 256 == 0 {
            check.progress_of(n, side).await;
        }
    }
    "Every a from 1 to {size}."
}

async fn case_iii(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        for _ in upper_hand(n, m) {
            for bid in 1..=n / 2 {
                let ahead = |part| matches!(region(m, part), Some(Region::UpperHand(_)));
                let holds = !(ahead(bid) && ahead(n - bid));
                check.case(holds, || format!("a bid of {bid}"));
            }
        }
    })
    .await;
    "Every bid at every position with the upper hand up to {size} suspects."
}

async fn all_optimal_bids(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    let mut ties = Extreme::new();
    visit_positions(check, side, |check, n, m| {
        let stated: Vec<u32> = match region(n, m) {
            Some(Region::Weeds(k)) => vec![1 << k],
            Some(Region::UpperHand(k)) => {
                let between = |part: u32| 2 * part >= 1 << k && part <= 1 << k;
                (1..=n / 2)
                    .filter(|&bid| between(bid) && between(n - bid))
                    .collect()
            }
            None => Vec::new(),
        };
        let found = table.best_bids(n, m);
        check.case(stated == found, || {
            format!("{stated:?} stated, {found:?} found")
        });
        ties.offer(found.len(), (n, m));
    })
    .await;
    let most = ties
        .found()
        .map(|(count, place)| format!("{count} at {place:?}"));
    format!(
        "Every bid at every position with pools up to {side}; the most optimal bids are {}.",
        most.unwrap_or_default()
    )
}
