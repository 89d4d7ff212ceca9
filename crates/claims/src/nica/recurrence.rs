//! Nica, section 2: the recurrence, and the algorithm that follows it.

use super::claim;
use super::regions::three_q;
use crate::check::{Check, Failure, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, by_sum, race_table, visit_positions};
use num_rational::Ratio;
use std::collections::HashMap;

pub(super) const CLAIMS: Section = Section::new("Section 2", &[
    claim("nica-prop-2.4", "Proposition 2.4, (2.2), (2.3)")
        .says("For n, m ≥ 2 the chance is the largest over all bids b of 1 − (b/n)p*(m, b) − ((n−b)/n)p*(m, n−b), and the bids \
         that attain it are the optimal ones.")
        .extent("proved")
        .check(Sizes::pools(4, 64, 128), |check| race_table(check, recurrence)),
    claim("nica-prop-2.4-proof", "Proposition 2.4, proof")
        .says("After a bid of b that gets a yes the chance is 1 − p*(m, b).")
        .extent("proved")
        .check(Sizes::pools(4, 48, 96), |check| race_table(check, what_a_yes_leaves))
        .slip_of_the_pen("(2, 2): printed is 1 − p*(m, n), which would win with ½ instead of 1"),
    claim("nica-rem-2.5", "Remark 2.5")
        .says("Every turn lowers n + m by 1 at least, so that every game ends. From (n, m) the longest takes the smaller of 2n − 3 \
         and 2m − 2 turns.")
        .extent("proved")
        .check(Sizes::pools(4, 128, 1024), |check| in_steps(check, longest_game)),
    claim("nica-alg-1", "Algorithm 1, Figure 1")
        .says("For s = 4 to r the positions with n, m ≥ 2 and n + m = s can be filled by the recurrence from those before; with r \
         = 64 this covers all pools up to 32 (Figure 1).")
        .extent("proved")
        .check(
            Sizes::new(4, 64, 160, "r, the largest sum of the pools"),
            |check| in_steps(check, algorithm),
        )
        .needs_a_condition("s = 3: the loop also visits (1, 2), where there is no bid to maximise over, and (2, 1), which asks for \
         p*(1, 1)")
        .shown_by("figure=win-map&size=32&mine=32&theirs=32"),
]);

/// p* in fractions, as Algorithm 1 holds it.
type Values = HashMap<(u32, u32), Ratio<i64>>;

/// 1 − (b/n)p*(m, b) − ((n−b)/n)p*(m, n−b); `None` if a value is missing.
fn after_bid(table: &Values, (n, m): (u32, u32), bid: u32) -> Option<Ratio<i64>> {
    let loses = |part: u32| {
        let chance = table.get(&(m, part))?;
        Some(Ratio::new(i64::from(part), i64::from(n)) * chance)
    };
    Some(Ratio::from(1) - loses(bid)? - loses(n - bid)?)
}

/// Step 0 of the algorithm.
fn initial(r: u32) -> Values {
    let others = 2..r;
    let edges = others.flat_map(|pool| [((1, pool), Ratio::from(1)), ((pool, 1), Ratio::from(0))]);
    edges.collect()
}

/// Steps 1 to 3 for one position.
fn best(table: &Values, position: (u32, u32)) -> Option<Ratio<i64>> {
    let values = (1..position.0).map(|bid| after_bid(table, position, bid));
    values.collect::<Option<Vec<_>>>()?.into_iter().max()
}

async fn recurrence(check: &mut Check, side: u32, game: &NaiveTable) -> &'static str {
    let mut table = initial(side + 1);
    for (n, m) in by_sum(side) {
        table.insert(
            (n, m),
            Ratio::new(game.value(n, m), i64::from(n) * i64::from(m)),
        );
    }
    visit_positions(check, side, |check, n, m| {
        let largest = best(&table, (n, m));
        let holds = largest.as_ref() == table.get(&(n, m));
        check.case(holds, || format!("{largest:?}"));
        let bids = (1..=n / 2).filter(|&bid| after_bid(&table, (n, m), bid) == largest);
        let (bids, best) = (bids.collect::<Vec<_>>(), game.best_bids(n, m));
        check.case(bids == best, || {
            format!("bids {bids:?}, {best:?} are optimal")
        });
    })
    .await;
    "Every position with pools from 2 to {size}, in fractions."
}

async fn what_a_yes_leaves(check: &mut Check, side: u32, game: &NaiveTable) -> &'static str {
    let chance = |n: u32, m: u32| Ratio::new(game.value(n, m), i64::from(n) * i64::from(m));
    let best = |n: u32, m: u32, yes: fn(u32, u32) -> u32| {
        let bids = (1..n).map(|bid| {
            let share = Ratio::new(i64::from(bid), i64::from(n));
            let one = Ratio::from(1);
            share * (one - chance(m, yes(n, bid))) + (one - share) * (one - chance(m, n - bid))
        });
        bids.max()
    };
    let small = side.min(12);
    let found = by_sum(small).find(|&(n, m)| best(n, m, |n, _| n) != Some(chance(n, m)));
    check.smallest(found, &(2, 2), "1 − p*(m, n) after a yes does not give p*");
    visit_positions(check, side, |check, n, m| {
        let found = best(n, m, |_, bid| bid);
        check.case(found == Some(chance(n, m)), || format!("{found:?}"));
    })
    .await;
    "Every position with pools from 2 to {size}, in fractions."
}

/// The most turns that a game can take, over all bids and answers.
async fn longest_game(check: &mut Check, side: u32) -> &'static str {
    let stride = side as usize + 1;
    let mut turns = vec![0_u32; stride * stride];
    let mut sum = 0;
    for (n, m) in by_sum(side) {
        if n + m > sum {
            sum = n + m;
            check.progress_of(sum, 2 * side).await;
        }
        let longest = turns[m as usize * stride..][..n as usize].iter().max();
        turns[n as usize * stride + m as usize] = 1 + longest.copied().unwrap_or(0);
        let found = turns[n as usize * stride + m as usize];
        check.equal(&(2 * n - 3).min(2 * m - 2), &found, || {
            format!("the longest game from ({n}, {m})")
        });
    }
    "Every position with pools from 2 to {size}, over all parts that an answer can leave."
}

async fn algorithm(check: &mut Check, r: u32) -> Result<&'static str, Failure> {
    let mut table = initial(r);
    let undefined = [(1, 2), (2, 1)].map(|position| best(&table, position));
    let words = "(1, 2) and (2, 1) at s = 3 have no value";
    check.refuted(undefined == [None; 2], words);
    for s in 4..=r {
        for n in 2..=s - 2 {
            let m = s - n;
            let value =
                best(&table, (n, m)).ok_or_else(|| format!("a value is missing at ({n}, {m})"))?;
            table.insert((n, m), value);
            let stated = Ratio::new(three_q(n, m), 3 * i64::from(n) * i64::from(m));
            check.equal(&stated, &value, || format!("({n}, {m})"));
        }
        check.progress_of(s, r).await;
    }
    let covered = |side: u32| (1..=side).all(|n| (2..=side).all(|m| table.contains_key(&(n, m))));
    check.case(covered(r / 2), || {
        format!("pools up to {} are not all there", r / 2)
    });
    Ok("Run to r = {size} in fractions, against the closed form of Theorem 1.1.")
}
