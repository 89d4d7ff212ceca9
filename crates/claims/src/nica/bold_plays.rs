//! Nica, section 1.1: safe bids, bold bids.

use super::claim;
use super::regions::{bid, weeds};
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, by_sum, race_table, visit_positions};

const POOLS: Sizes = Sizes::pools(6, 96, 512);

pub(super) const CLAIMS: Section = Section::new("Section 1.1", &[
    claim("nica-sec-1.1-entropy", "§1.1, safe bids")
        .says("Always halving takes the fewest questions on average to get down to one suspect.")
        .extent("proved")
        .check(Sizes::pools(2, 1000, 8000), |check| in_steps(check, fewest_questions)),
    claim("nica-sec-1.1-beyond-halving", "§1.1, safe bids are not always best")
        .says("In the weeds halving loses, but where n is 2^(k+1) + 1 and halving is the bold bid. First at (4, 2): ask about one \
         suspect of the four. With the upper hand it never does.")
        .extent("proved")
        .check(POOLS, |check| race_table(check, halving_loses))
        .shown_by("figure=question-profile&rules=race&mine=4&theirs=2"),
    claim("nica-sec-1.1-bold-bid", "§1.1, the size of a bold bid")
        .says("In the weeds the optimal bid 2^k depends on the opponent's pool alone and is smaller than n/2; it is not always \
         smaller than ⌊n/2⌋.")
        .extent("proved")
        .check(POOLS, |check| race_table(check, bold_bids))
        .slip_of_the_pen("(3, 2): the bid is 1, and so is ⌊3/2⌋")
        .shown_by("figure=question-profile&rules=race&mine=3&theirs=2"),
    claim("nica-sec-1.1-success", "§1.1, the chance of a bold bid")
        .says("A bold bid succeeds with a chance below ½, and then the bidder has the upper hand: the opponent is in the weeds, or \
         has lost.")
        .extent("proved")
        .check(POOLS, |check| in_steps(check, bold_successes)),
]);

/// The number of questions that it takes to find a suspect, summed over all suspects.
async fn fewest_questions(check: &mut Check, side: u32) -> String {
    let mut least = vec![0, 0];
    for n in 2..=side {
        let index = |part: u32| part as usize;
        let costs = (1..=n / 2).map(|bid| least[index(bid)] + least[index(n - bid)]);
        let best = u64::from(n) + costs.min().unwrap_or(0);
        let halved = u64::from(n) + least[index(n / 2)] + least[index(n - n / 2)];
        check.equal(&halved, &best, || format!("{n} suspects"));
        least.push(best);
        if n % 64 == 0 {
            check.progress_of(n, side).await;
        }
    }
    let total = least[side as usize];
    format!(
        "Every bid at every pool up to {side}, which takes {total} questions for its {side} suspects together."
    )
}

async fn halving_loses(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    let loses = |n: u32, m: u32| table.bid(n, m, n / 2) < table.value(n, m);
    let first = by_sum(side).find(|&(n, m)| loses(n, m));
    let holds = first == Some((4, 2));
    check.case(holds, || format!("first {first:?} instead of (4, 2)"));
    let best = table.best_bids(4, 2);
    check.case(best == [1], || format!("optimal bids {best:?} at (4, 2)"));
    let (mut behind, mut losing) = (0_u64, 0_u64);
    visit_positions(check, side, |check, n, m| {
        let level = weeds(n, m).next();
        let is_to_lose = level.is_some_and(|k| n != (2 << k) + 1);
        behind += u64::from(level.is_some());
        losing += u64::from(is_to_lose);
        check.equal(&is_to_lose, &loses(n, m), || "does halving lose?");
    })
    .await;
    format!(
        "Halving loses at {losing} of {behind} positions in the weeds up to {side} suspects, and nowhere else."
    )
}

async fn bold_bids(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    let is_behind = |n, m| weeds(n, m).next().is_some();
    let found = by_sum(side).find(|&(n, m)| is_behind(n, m) && table.best_bids(n, m)[0] >= n / 2);
    check.smallest(found, &(3, 2), "the optimal bid is ⌊n/2⌋");
    visit_positions(check, side, |check, n, m| {
        if is_behind(n, m) {
            let best = table.best_bids(n, m);
            let largest_power = (1..m).filter(|power| power.is_power_of_two()).max();
            let holds = best.len() == 1 && Some(best[0]) == largest_power && 2 * best[0] < n;
            check.case(holds, || format!("bids {best:?}"));
        }
    })
    .await;
    "At every position in the weeds up to {size} suspects the only optimal bid is the largest power of two below m, and \
         smaller than n/2."
}

async fn bold_successes(check: &mut Check, side: u32) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        if weeds(n, m).next().is_some() {
            let bid = bid(n, m);
            // The pool after a yes is `bid`, and the opponent moves with m against it.
            let has_escaped = bid == 1 || weeds(m, bid).next().is_some();
            check.case(2 * bid < n && has_escaped, || format!("a bid of {bid}"));
        }
    })
    .await;
    "Every position in the weeds up to {size} suspects."
}
