//! The end of section 8.2.1: the search for the optimal line of two cards.

use super::claim;
use super::hand_counts::HandCounts;
use super::round::{over, whole};
use crate::check::{Check, Claim, Extreme, Section, Sizes, all_cases};
use num_rational::Ratio;

pub(super) const CLAIMS: Section = Section::new("Section 8.2", &[
    claim("castronova-lem-8.7", "Lemma 8.7, (8.14)")
        .says("Of the hands up to (j₁, k₁)/(l₁, m₁) a weaker hand with j₂ < j₁ excludes 8(j₁ − 2) − 1 and those of its two \
         cards beside a card of rank j₁: for a card of rank below l₁ four; of rank l₁ k₁ − 1, and one more if its suit is at \
         most m₁. Where j₂ = j₁, the print's three other cases hold. All this for hands without a pair.")
        .extent("proved: all 778,128 pairs of hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, eliminated))
        .wrong_as_stated("the case j₁ > j₂, with −9 in the lemma and −7 in its proof: 4C/2C and 3C/2H, where neither is right"),
    claim("castronova-cor-8.8", "Corollary 8.8")
        .says("The criterion as printed, p̃(i : i − 1) ≤ 1/2 ≤ p̃(i + 1 : i), is met by 669 alone, JS/7C; the necessary one, \
         p̃(i : i) ≤ 1/2 ≤ p̃(i + 1 : i + 1), by 668 alone, JD/7S.")
        .extent("proved: all lines are tried")
        .check(Sizes::ALL, |check| all_cases(check, candidate))
        .shown_by(MAP),
    claim("castronova-cor-8.9", "Corollary 8.9")
        .says("Of all lines of two cards the only one that loses to no other is 668: hold above JD/7S.")
        .extent("proved: all lines are compared")
        .check(Sizes::ALL, |check| all_cases(check, optimal_line))
        .wrong_as_stated("669, hold above JS/7C: it loses 1/1624350 to 668, as JS/7C beats 613 of the 1225 hands beside it")
        .shown_by(MATRIX),
    claim("castronova-rem-8.10", "Remark 8.10")
        .says("668 is a strict saddle point of lines: every other line loses to it. p̃(i : j) and p(i) differ by at most M/(N \
         − M) = 101/1225 = 0.082.")
        .extent("proved: all lines and hands are compared")
        .check(Sizes::ALL, |check| all_cases(check, strict))
        .wrong_as_stated("669 earns −1/1624350 against 668; and 2·101/1225 is 0.165, not 0.083 as printed")
        .shown_by(MATRIX),
    claim("castronova-sec-8.2-hope", "§8.2 and §9, open")
        .says("No line of two cards is optimal against everything. 668, the best against lines, loses 20/1624350 to the best \
         reply, 667 least of all, 5/1624350.")
        .extent("proved: every line against its best reply, hand by hand")
        .check(Sizes::ALL, |check| all_cases(check, against_everything))
        .with_status(crate::check::Status::Settled)
        .shown_by(MAP),
]).on_pages("27 to 30");

const MAP: &str = "figure=guts-cards";

const MATRIX: &str = "figure=guts-cards&view=matrix&hold-above=669";

/// Said in the introduction.
pub(super) const MEDIAN: Claim = claim("castronova-sec-1-median", "§1, the median hand")
    .says("The best line of two cards is near the median hand, but not at it: 663 of 1326 hands are below the median, the best \
     line drops 668.")
    .extent("proved: Corollary 8.9, corrected")
    .check(Sizes::ALL, |check| all_cases(check, median))
    .shown_by(MAP);

/// Cards up to (j, k).
const fn cards(j: i128, k: i128) -> i128 {
    4 * (j - 1) + k
}

fn one_if(condition: bool) -> i128 {
    i128::from(condition)
}

/// S of two hands, the first better.
pub(super) fn stated_eliminated([j1, k1, l1, m1]: [i128; 4], [j2, k2, l2, m2]: [i128; 4]) -> i128 {
    if j1 > j2 {
        let under_the_top = |rank: i128, suit: i128| match rank.cmp(&l1) {
            core::cmp::Ordering::Less => 4,
            core::cmp::Ordering::Equal => k1 - 1 + one_if(suit <= m1),
            core::cmp::Ordering::Greater => 0,
        };
        8 * (j1 - 2) - 1 + under_the_top(j2, k2) + under_the_top(l2, m2)
    } else if l1 > l2 {
        cards(j1, 4) + cards(l1 - 1, 4) - 5 + 4 * one_if(k2 < k1) + m1 * one_if(k2 == k1)
    } else if k1 > k2 {
        cards(j1, k1 - 1) + cards(l1, 4) - 5 + one_if(m2 <= m1)
    } else {
        cards(j1, k1) + cards(l1, m1) - 5
    }
}

/// The first case as printed, with 9 or 7 subtracted.
pub(super) fn printed_first_case(
    [j1, k1, l1, m1]: [i128; 4],
    [j2, k2, ..]: [i128; 4],
    less: i128,
) -> i128 {
    cards(j1, k1) + cards(j1 - 1, 4) - less + k1 * one_if((j2, k2) <= (l1, m1))
}

async fn median(check: &mut Check) -> String {
    let counts = HandCounts::two_cards(check).await;
    let best: Vec<usize> = (600..=720)
        .filter(|&line| (600..=720).all(|other| counts.alpha(line, other) >= 0))
        .collect();
    check.case(best == [668], || format!("{best:?}"));
    let below = counts.n() / 2;
    check.equal(&663, &below, || "the hands below the median");
    let lost = counts.alpha(below, 668);
    check.case(lost < 0, || format!("the median earns {lost}"));
    format!(
        "Lines 600 to 720 against each other; the median, {}, earns {} against 668.",
        counts.label(below),
        counts.share(lost)
    )
}

/// Compares S as stated with what is counted card by card, for all hands without a pair of a case, the first better; and visits
/// them.
pub(super) async fn compare_eliminated(
    check: &mut Check,
    counts: &HandCounts,
    is_of_case: impl Fn([i128; 4], [i128; 4]) -> bool,
    mut visit: impl FnMut([[i128; 4]; 2], i128),
) {
    let hands = counts.unpaired();
    for (place, &(better, first)) in hands.iter().enumerate() {
        let weaker = hands[..place].iter();
        for &(weaker, second) in weaker.filter(|(_, second)| is_of_case(first, *second)) {
            let found = counts.blocked(better, weaker);
            check.equal(&stated_eliminated(first, second), &found, || {
                format!("S({better}, {weaker})")
            });
            visit([first, second], found);
        }
        if place % 32 == 0 {
            check.progress_of(place, hands.len()).await;
        }
    }
}

async fn eliminated(check: &mut Check) -> &'static str {
    let counts = HandCounts::of((13, 4, 2));
    let mut first_failure = None;
    let printed = |[first, second]: [[i128; 4]; 2]| {
        [9, 7].map(|less| printed_first_case(first, second, less))
    };
    compare_eliminated(
        check,
        &counts,
        |_, _| true,
        |hands, found| {
            if hands[0][0] > hands[1][0] && !printed(hands).contains(&found) {
                first_failure.get_or_insert((hands, found));
            }
        },
    )
    .await;
    if let Some((hands, found)) = first_failure {
        let named = ["4C/2C", "3C/2H"].map(|label| counts.number(label).unwrap_or(1));
        let is_named = hands == named.map(|hand| counts.coordinates(hand));
        let [nine, seven] = printed(hands);
        check.refuted(
            is_named,
            format!("4C/2C and 3C/2H: printed {nine} or {seven}, counted {found}"),
        );
    }
    "Every pair of hands without a pair, counted card by card."
}

/// The lines from 2 on that meet a criterion with p̃ of these hands.
fn meeting(counts: &HandCounts, of: impl Fn(usize) -> [usize; 2]) -> Vec<usize> {
    let meets = |i: &usize| {
        let [below, above] = of(*i);
        2 * counts.p(*i, below) <= counts.opposing()
            && counts.opposing() <= 2 * counts.p(i + 1, above)
    };
    (2..counts.n()).filter(meets).collect()
}

async fn candidate(check: &mut Check) -> String {
    let counts = HandCounts::two_cards(check).await;
    let printed = meeting(&counts, |i| [i - 1, i]);
    check.case(printed == [669], || {
        format!("{printed:?} meet the printed criterion")
    });
    let necessary = meeting(&counts, |i| [i, i + 1]);
    check.case(necessary == [668], || {
        format!("{necessary:?} meet the necessary one")
    });
    let names = [668, 669].map(|hand| counts.label(hand));
    check.case(names == ["JD/7S", "JS/7C"], || format!("{names:?}"));
    format!("Lines 2 to {}, by counts.", counts.n() - 1)
}

async fn optimal_line(check: &mut Check) -> &'static str {
    let counts = HandCounts::of((13, 4, 2));
    check.progress(0.1).await;
    let earned = counts.round(669, 668).0;
    check.refuted(
        earned == -1,
        format!(
            "669 earns {} against 668, deal by deal",
            counts.share(earned)
        ),
    );
    check.equal(&613, &counts.p(669, 669), || "the hands that JS/7C beats");
    for other in (0..=counts.n()).filter(|&other| other != 668) {
        check.case(counts.alpha(other, 668) < 0, || {
            format!("line {other} against 668")
        });
    }
    "Every other line loses to 668, which so loses to none."
}

async fn strict(check: &mut Check) -> String {
    let counts = HandCounts::of((13, 4, 2));
    check.progress(0.0).await;
    for j in (0..=counts.n()).filter(|&j| j != 668) {
        check.case(counts.alpha(668, j) > 0, || format!("668 against {j}"));
    }
    check.refuted(
        counts.alpha(669, 668) < 0,
        format!(
            "669 earns {} against 668",
            counts.share(counts.alpha(669, 668))
        ),
    );
    let (bound, printed) = (over(101, 1225), over(83, 1000));
    let words = format!("2·101/1225 = {:.3}", 202.0 / 1225.0);
    check.refuted(whole(2) * bound > printed, words);
    let n = counts.n() as i128;
    let mut largest = Extreme::new();
    for j in 1..=counts.n() {
        for i in 0..=counts.n() {
            // |p̃ − p| times N(N − M).
            let distance = (counts.p(i, j) * n - i as i128 * counts.opposing()).abs();
            largest.offer(distance, (i, j));
        }
        if j % 16 == 0 {
            check.progress_of(j, counts.n()).await;
        }
    }
    let (distance, (i, j)) = largest.found().copied().unwrap_or_default();
    let farthest = counts.share(distance);
    check.case(farthest <= bound, || format!("p̃({i} : {j})"));
    format!(
        "668 against every line; p̃ and p for every hand and line, {:.4} apart at most, at p̃({i} : {j}).",
        *farthest.numer() as f64 / *farthest.denom() as f64
    )
}

async fn against_everything(check: &mut Check) -> String {
    let counts = HandCounts::of((13, 4, 2));
    let mut losses = Vec::new();
    for line in 0..=counts.n() {
        losses.push(counts.exploitability(line));
        if line % 16 == 0 {
            check.progress(0.9 * line as f64 / counts.n() as f64).await;
        }
    }
    for (line, loss) in losses.iter().enumerate() {
        let holds = *loss >= 5 && (*loss > 5 || line == 667);
        check.case(holds, || format!("line {line} loses {loss}"));
    }
    check.equal(&20, &losses[668], || "what 668 loses");
    // The best reply to 667, deal by deal.
    let reply = |own: usize| {
        let dropped = counts.p(667, own);
        let beaten = if own > 667 {
            counts.p(own, own) - dropped
        } else {
            0
        };
        dropped + 2 * (2 * beaten + dropped - counts.opposing()) > dropped - counts.opposing()
    };
    let gained = -counts.dealt(|own| own > 667, reply).0;
    check.equal(&5, &gained, || "the best reply to 667, deal by deal");
    let least: Ratio<i128> = counts.share(5);
    format!(
        "The best reply to each of {} lines; 667 loses the least, {least}.",
        losses.len()
    )
}
