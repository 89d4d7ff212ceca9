//! Nica, section 4: the stitched function q, and Lemma 4.1 with its three cases.
//!
//! A bid b splits n into b ≤ n/2 and n − b; the cases say in which region the opponent's next position lies for each part.

use super::claim;
use super::regions::{Region, region, three_q, three_q_weeds, weeds};
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{by_sum, visit_positions};

const POOLS: Sizes = Sizes::pools(5, 96, 384);

pub(super) const CLAIMS: Section = Section::new("Section 4", &[
    claim("nica-eq-4.3", "(4.1), (4.2), (4.3)")
        .says("The function q, stitched together from the formulas of the two regions, has a value from 0 to 1 at every position, \
         and nm·q is whole.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, stitched)),
    claim("nica-lem-4.1", "Lemma 4.1, (4.4)")
        .says("In the weeds at level k, q is the largest over all bids b of 1 − (b/n)q(m, b) − ((n−b)/n)q(m, n−b), attained at \
         2^k.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, largest_in_the_weeds))
        .shown_by("figure=question-profile&rules=race&mine=17&theirs=9&size=32"),
    claim("nica-lem-4.1-case-i", "Lemma 4.1, Case I, (4.5)")
        .says("Where one part puts the opponent's position in W_ℓ and the other in U_k, the bid is worth (b/n)(1 − 2^(ℓ+1)/m) + \
         2^k/n + (2/3)(2^(2ℓ+1) − 2^(2k) − 1)/(nm). It grows with b, and its largest value at b = 2^(ℓ+1) grows with ℓ ≤ k − 1, by \
         2^ℓ(1 − 2^(ℓ+1)/m)/n from ℓ − 1 to ℓ.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, case_i)),
    claim("nica-lem-4.1-bid-of-1", "Lemma 4.1, its three cases")
        .says("The three cases cover every bid if W_ℓ may have ℓ = −1: a bid of 1 leaves the opponent (m, 1), where (4.5) with \
         2^(ℓ+1) = 1 is right.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, cases_cover_all_bids))
        .needs_a_condition("(3, 2) with b = 1, the optimal bid: the opponent's (2, 1) lies in no region, hence in no case"),
    claim("nica-lem-4.1-case-ii", "Lemma 4.1, Case II")
        .says("Where both parts put the opponent's position in U_k, the bid is worth 2/(nm) less than q, whatever b is.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, case_ii)),
    claim("nica-lem-4.1-case-iii", "Lemma 4.1, Case III")
        .says("Never do both parts put the opponent's position in the weeds: with 2^ℓ < n − b ≤ 2^(ℓ+1) and ℓ ≤ k − 1 for either, \
         their sum would be at most 2^(k+1) < n.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, case_iii))
        .slip_of_the_pen("n − b = 2, first at (3, 2): there ℓ = 0, and n − b ≤ 2^ℓ as printed is wrong"),
]);

/// Three times nm times the worth of a bid, by q.
pub(super) fn three_worth(n: u32, m: u32, bid: u32) -> i64 {
    3 * i64::from(n) * i64::from(m) - three_q(m, bid) - three_q(m, n - bid)
}

/// The bids (n, m, b) at positions in the weeds, the smallest positions first.
fn bids_in_the_weeds(side: u32) -> impl Iterator<Item = (u32, u32, u32)> {
    let behind = by_sum(side).filter(|&(n, m)| weeds(n, m).next().is_some());
    behind.flat_map(|(n, m)| (1..=n / 2).map(move |bid| (n, m, bid)))
}

async fn stitched(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let three = three_q(n, m);
        let product = i64::from(n) * i64::from(m);
        let holds = 0 < three && three <= 3 * product && three % 3 == 0;
        check.case(holds, || format!("3nm·q is {three}"));
    })
    .await;
    "Every position with pools from 2 to {size}."
}

async fn largest_in_the_weeds(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        for k in weeds(n, m) {
            let bids = (1..n).map(|bid| three_worth(n, m, bid));
            let (largest, bold) = (bids.max().unwrap_or(0), three_worth(n, m, 1 << k));
            let stated = three_q_weeds(k, m);
            check.case(largest == stated && bold == stated, || {
                format!("3nm·q is {stated}, the largest {largest}, at 2^k {bold}")
            });
        }
    })
    .await;
    "Every bid at every position in the weeds up to {size} suspects."
}

/// Three times nm times (b/n)(1 − 2^(ℓ+1)/m) + 2^k/n + (2/3)(2^(2ℓ+1) − 2^(2k) − 1)/(nm), where `power` is 2^(ℓ+1).
pub(super) fn three_case_i(m: u32, bid: u32, power: u32, k: u32) -> i64 {
    let [m, bid, power] = [m, bid, power].map(i64::from);
    let high = 1_i64 << k;
    3 * bid * (m - power) + 3 * high * m + power * power - 2 * high * high - 2
}

async fn case_i(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        for k in weeds(n, m) {
            for bid in 2..=n / 2 {
                let (Some(Region::Weeds(level)), Some(Region::UpperHand(high))) =
                    (region(m, bid), region(m, n - bid))
                else {
                    continue;
                };
                let place = || format!("a bid of {bid}");
                let stated = three_case_i(m, bid, 2 << level, k);
                check.equal(&stated, &three_worth(n, m, bid), place);
                let top = three_case_i(m, 2 << level, 2 << level, k);
                let grows = (stated < top) == (bid < 2 << level) && stated <= top;
                check.case(high == k && level < k && grows, place);
                if level > 0 {
                    let gain = top - three_case_i(m, 1 << level, 1 << level, k);
                    let stated = (3 * (i64::from(m) - (2 << level))) << level;
                    check.case(gain == stated && gain > 0, place);
                }
            }
        }
    })
    .await;
    "Every bid of the case at positions up to {size} suspects."
}

async fn cases_cover_all_bids(check: &mut Check, side: u32) -> &'static str {
    let has_case =
        |m: u32, n: u32, bid: u32| region(m, bid).is_some() && region(m, n - bid).is_some();
    let found = bids_in_the_weeds(side).find(|&(n, m, bid)| !has_case(m, n, bid));
    check.smallest(found, &(3, 2, 1), "a bid (n, m, b) of no case");
    visit_positions(check, side, |check, n, m| {
        for k in weeds(n, m) {
            for bid in 1..=n / 2 {
                check.equal(&(bid > 1), &has_case(m, n, bid), || {
                    format!("a bid of {bid}")
                });
            }
            let (formula, worth) = (three_case_i(m, 1, 1, k), three_worth(n, m, 1));
            check.equal(&formula, &worth, || "(4.5) with ℓ = −1");
        }
    })
    .await;
    "Every bid at every position in the weeds up to {size} suspects."
}

async fn case_ii(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        for k in weeds(n, m) {
            for bid in 1..=n / 2 {
                let ahead = |part| region(m, part) == Some(Region::UpperHand(k));
                if ahead(bid) && ahead(n - bid) {
                    let less = three_q_weeds(k, m) - three_worth(n, m, bid);
                    check.equal(&6, &less, || format!("a bid of {bid}, times 3nm"));
                }
            }
        }
    })
    .await;
    "Every bid of the case at positions up to {size} suspects."
}

async fn case_iii(check: &mut Check, side: u32) -> &'static str {
    let level = |part: u32| (part >= 2).then(|| (part - 1).ilog2());
    let within_power = |part: u32| level(part).is_none_or(|level| part <= 1 << level);
    let found = bids_in_the_weeds(side).find(|&(n, _, bid)| !within_power(n - bid));
    check.smallest(found, &(3, 2, 1), "n − b is above 2^ℓ");
    visit_positions(check, side, |check, n, m| {
        for _ in weeds(n, m) {
            for bid in 1..=n / 2 {
                let in_weeds = |part| matches!(region(m, part), Some(Region::Weeds(_)));
                let is_bounded = level(n - bid).is_none_or(|level| n - bid <= 2 << level);
                let holds = is_bounded && !(in_weeds(bid) && in_weeds(n - bid));
                check.case(holds, || format!("a bid of {bid}"));
            }
        }
    })
    .await;
    "Every bid at every position in the weeds up to {size} suspects."
}
