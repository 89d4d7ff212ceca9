//! Section 8.1: two players with one card each.

use super::claim;
use super::hand_counts::HandCounts;
use super::round::{over, whole};
use crate::check::{Check, Section, Sizes, in_steps};

pub(super) const CLAIMS: Section = Section::new("Section 8.1", &[
    claim("castronova-8.2", "(8.1), (8.2)")
        .says("With N cards in strict order a hand is among the i lowest with probability i/N; given that player 1's is, \
         player 2's is, too, with probability (i − 1)/(N − 1).")
        .extent("proved")
        .check(CARDS, |check| in_steps(check, conditional)),
    claim("castronova-8.3", "(8.3)")
        .says("The chance of another round, when one player drops the a lowest cards and the other the b lowest, a ≤ b, is \
         (a(b − 1) + (N − b)(N − a − 1))/(N(N − 1)), or 1 where b = 0.")
        .extent("proved: a(b − 1) deals in which both drop, (N − b)(N − 1 − a) in which both hold")
        .check(CARDS, |check| in_steps(check, stakes))
        .wrong_as_stated("two cards, both drop the lower one: no deal is played again, but the print has 1/2"),
    claim("castronova-8.4", "Proposition 8.1, (8.4)")
        .says("With N cards α = (1 − 2(k − 1)/(N − 1))(i₁ − i₂)/N, where k is the larger of i₁ and i₂.")
        .extent("proved")
        .check(CARDS, |check| in_steps(check, payoff))
        .shown_by(FIGURE),
    claim("castronova-cor-8.2", "Corollary 8.2, (8.5)")
        .says("With N cards it is optimal to drop the N/2 lowest, for odd N (N − 1)/2 or (N + 1)/2, and no other line is: \
         against every set of cards, not against lines only. Of 52 cards hold those above 8H.")
        .extent("proved: (8.4) for lines, and hand by hand for everything")
        .check(CARDS, |check| in_steps(check, optimum))
        .shown_by(FIGURE),
    claim("castronova-rem-8.3", "Remark 8.3")
        .says("For even N the optimal line is a strict saddle point: leaving it costs either player. For odd N both optimal \
         lines earn 0 against each other, and neither is strict.")
        .extent("proved: (8.4)")
        .check(CARDS, |check| in_steps(check, strict))
        .needs_a_condition("three cards: the smaller optimum, 1, is called strict, but earns 0 against 2"),
    claim("castronova-8.6", "(8.6)")
        .says("For even N the optimal line i earns at least |i₂ − i|/(N(N − 1)) against every other i₂.")
        .extent("proved: (8.4)")
        .check(CARDS, |check| in_steps(check, penalty))
        .shown_by("figure=guts-cards&cards=1&view=matrix"),
]).on_pages("26 to 27");

const CARDS: Sizes = Sizes::new(4, 16, 52, "the largest number of cards");

const FIGURE: &str = "figure=guts-cards&cards=1";

/// Every deck of N cards, for each N up to 52 that is a product of ranks and suits, with the share of decks done.
fn with_progress(most: u32) -> Vec<(f64, HandCounts)> {
    let decks = (2..=most).filter_map(|cards| {
        let has_ranks = |suits: &u32| cards % suits == 0 && (2..=13).contains(&(cards / suits));
        let suits = (1..=4).find(has_ranks)?;
        Some(HandCounts::of((cards / suits, suits, 1)))
    });
    let counts: Vec<HandCounts> = decks.collect();
    let all = counts.len() as f64;
    (0_u32..)
        .map(|index| f64::from(index) / all)
        .zip(counts)
        .collect()
}

async fn conditional(check: &mut Check, most: u32) -> &'static str {
    for (done, counts) in with_progress(most) {
        let n = counts.n();
        for i in 1..=n {
            // The share of pairs with both cards among the i lowest, of those in which player 1's is.
            let pairs = counts.sum(i, 1..=i);
            let stated = over(i as i128 - 1, n as i128 - 1);
            let found = over(pairs, (i * (n - 1)) as i128);
            check.equal(&stated, &found, || format!("{n} cards, i = {i}"));
        }
        check.progress(done).await;
    }
    "Pairs of different cards, for decks of up to {size} cards."
}

async fn stakes(check: &mut Check, most: u32) -> &'static str {
    for (done, counts) in with_progress(most) {
        let n = counts.n() as i128;
        for (i, j) in lines(&counts) {
            let (a, b) = (i.min(j) as i128, i.max(j) as i128);
            let stated = if b == 0 {
                n * (n - 1)
            } else {
                a * (b - 1) + (n - b) * (n - a - 1)
            };
            let (_, found) = counts.round(i, j);
            check.equal(&stated, &found, || {
                format!("{n} cards, strategies {i} and {j}")
            });
        }
        if n == 2 {
            let printed = over(1, 2) * whole(0) + over(1, 2) * whole(1);
            let computed = counts.share(counts.round(1, 1).1);
            check.misprint("two cards, strategies 1 and 1", &printed, &computed);
        }
        check.progress(done).await;
    }
    "All deals and all pairs of strategies, for decks of up to {size} cards."
}

/// Every pair of strategies.
fn lines(counts: &HandCounts) -> impl Iterator<Item = (usize, usize)> + use<> {
    let n = counts.n();
    (0..=n).flat_map(move |i| (0..=n).map(move |j| (i, j)))
}

async fn payoff(check: &mut Check, most: u32) -> &'static str {
    for (done, counts) in with_progress(most) {
        let n = counts.n() as i128;
        for (i, j) in lines(&counts) {
            let larger = i.max(j) as i128 - 1;
            let stated = (n - 1 - 2 * larger) * (i as i128 - j as i128);
            check.equal(&stated, &counts.round(i, j).0, || {
                format!("{n} cards, strategies {i} and {j}")
            });
        }
        check.progress(done).await;
    }
    "All deals and all pairs of strategies, for decks of up to {size} cards."
}

async fn optimum(check: &mut Check, most: u32) -> &'static str {
    for (done, counts) in with_progress(most) {
        let n = counts.n();
        for i in 0..=n {
            let stated = 2 * i == n || n % 2 == 1 && (2 * i == n - 1 || 2 * i == n + 1);
            check.case((counts.exploitability(i) == 0) == stated, || {
                format!("{n} cards, strategy {i}")
            });
            if n <= 6 {
                // The best reply found among all sets of cards.
                let reply = |set: u32| {
                    -counts
                        .dealt(|own| own > i, |other| set >> (other - 1) & 1 == 1)
                        .0
                };
                let best = (0..1 << n).map(reply).max();
                let holds = best == Some(counts.exploitability(i));
                check.case(holds, || format!("the replies to {i} of {n} cards"));
            }
        }
        check.progress(done).await;
    }
    let standard = HandCounts::of((13, 4, 1));
    let is_named = standard.label(26) == "8H" && standard.exploitability(26) == 0;
    check.case(is_named, || "8H of 52 cards");
    "Every line against the best reply, card by card, for decks of up to {size} cards; up to 6 against every set of cards; and 8H of 52."
}

async fn strict(check: &mut Check, most: u32) -> &'static str {
    for (done, counts) in with_progress(most) {
        let n = counts.n();
        let earned = |j: usize| counts.round(n / 2, j).0;
        let others = (0..=n).filter(|&j| j != n / 2);
        if n % 2 == 0 {
            for j in others {
                check.case(earned(j) > 0, || {
                    format!("{n} cards, {} against {j}", n / 2)
                });
            }
        } else {
            let idle: Vec<usize> = others.filter(|&j| earned(j) == 0).collect();
            check.case(idle == [n / 2 + 1], || {
                format!("{n} cards, {} against {idle:?}", n / 2)
            });
            if n == 3 {
                check.misprint(
                    "three cards, what 1 earns against 2 is above 0",
                    &true,
                    &(earned(2) > 0),
                );
            }
        }
        check.progress(done).await;
    }
    "All deals, for decks of up to {size} cards."
}

async fn penalty(check: &mut Check, most: u32) -> &'static str {
    for (done, counts) in with_progress(most) {
        let n = counts.n();
        for j in (0..=n).filter(|_| n % 2 == 0) {
            let earned = counts.round(n / 2, j).0;
            check.case(earned >= (n / 2).abs_diff(j) as i128, || {
                format!("{n} cards, {} against {j}", n / 2)
            });
        }
        check.progress(done).await;
    }
    "All deals, for even decks of up to {size} cards."
}
