//! Appendix C: the proofs about two cards, case by case.
//!
//! S(i, j) counts the hands up to i that hand j excludes; a hand without a pair is (j, k)/(l, m), ranks and suits from 1.

use super::claim;
use super::hand_counts::HandCounts;
use super::two_card_optimum::{compare_eliminated, printed_first_case};
use crate::check::{Check, Section, Sizes, all_cases};

pub(super) const CLAIMS: Section = Section::new("Appendix C", &[
    claim("castronova-app-c-lem-8.7-1", "Appendix C, Lemma 8.7, case 1")
        .says("For j₁ > j₂ S is as in our Lemma 8.7; the sum in the proof, with −7, is right for 102,960 of the 695,552 pairs \
         of such hands, the lemma's, with −9, for 148,720.")
        .extent("proved: all pairs of hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, first_case))
        .wrong_as_stated("4C/2C and 3C/2H: neither sum is right; and what the proof subtracts, 1 and 8, is 9 and not its 7"),
    claim("castronova-app-c-lem-8.7", "Appendix C, Lemma 8.7, cases 2 to 4")
        .says("For j₁ = j₂ the three sums for S are right: with l₁ > l₂, with l₁ = l₂ and k₁ > k₂, and with both equal.")
        .extent("proved: all pairs of hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, other_cases)),
    claim("castronova-app-c-cor-8.8-1", "Appendix C, Corollary 8.8, case 1")
        .says("For m = 2 or 3 S(i, i − 1) = 4(j + l − 2) + k + m − 5 and S(i + 1, i) is one more, so that p̃(i : i − 1) = p̃(i \
         + 1 : i), which is never 1/2.")
        .extent("proved: all these hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, middle_suits))
        .wrong_as_stated("S(i + 1, i) = 4(j + l − 2) + k + m − 5, as printed: i = 2, 3C/2H, where it is 3 and not 2"),
    claim("castronova-c.1", "(C.1)")
        .says("For m = 1 S(i + 1, i) = 4(j − 1) + 4(l − 1) + k − 3.")
        .extent("proved: all these hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, lowest_suit)),
    claim("castronova-app-c-cor-8.8-2", "Appendix C, Corollary 8.8, case 2, k > 1")
        .says("For m = 1 and k > 1 S(i, i − 1) = 4(j − 1) + 4(l − 1) + k − 2, and at j = 10 the criterion as printed asks for \
         80.5 ≤ 12l + 3(k − 1) ≤ 82.5: only l = 6, k = 4.")
        .extent("proved: all these hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, higher_kicker)),
    claim("castronova-c.2", "(C.2)")
        .says("For m = 1, k = 1 and l > 1 the hand before is (j, 4)/(l − 1, 4), and S(i, i − 1) = 4(j − 1) + 4(l − 1) − 1, one \
         more than S(i + 1, i); no such hand meets the criterion.")
        .extent("proved: all these hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, next_rank))
        .wrong_as_stated("4C/3C: S is 11; the print takes (j, 1)/(l − 1, 4) for the hand before and has 12"),
    claim("castronova-app-c-cor-8.8-3", "Appendix C, Corollary 8.8, case 3")
        .says("For m = 4 S(i, i − 1) = S(i + 1, i) = 4(j − 1) + 4(l − 1) + k − 1, for every k: p̃(i + 1 : i) is 1/(N − M) \
         above p̃(i : i − 1), and the criterion asks for 12l + 3k = 83 at j = 10, which has no solution.")
        .extent("proved: all these hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, highest_suit))
        .wrong_as_stated("S(i + 1, i) one higher, as printed: i = 4, 3C/2S, where both are 4 and the print has 5"),
    claim("castronova-app-c-cor-8.9-1", "Appendix C, Corollary 8.9, case 1")
        .says("For i below 669 with the same top rank and l < 6 S(669, i) is 59, or 56 if the top card is the jack of spades; \
         so p̃(669 : i) is 610/1225, or 613/1225 > 1/2.")
        .extent("proved: all these hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, weaker_hands))
        .wrong_as_stated("S ≥ 59 for all of them, as printed: JS/2C, where it is 56 and p̃ = 613/1225 is above 1/2"),
    claim("castronova-app-c-cor-8.9-2", "Appendix C, Corollary 8.9, case 2")
        .says("For i above 669 with the same top rank p̃(i : 669) ≥ 613/1225; a hand with l > 6 is at least 16(l − 6) − 12 \
         above.")
        .extent("proved: all these hands are counted")
        .check(Sizes::ALL, |check| all_cases(check, stronger_hands))
        .wrong_as_stated("i − 669 ≥ 16(l − 6), as printed: JC/8C, number 673"),
]).on_pages("33 to 37");

async fn first_case(check: &mut Check) -> String {
    let counts = HandCounts::of((13, 4, 2));
    let (mut all, mut right) = (0_u64, [0_u64; 2]);
    let is_of_case = |first: [i128; 4], second: [i128; 4]| second[0] < first[0];
    compare_eliminated(check, &counts, is_of_case, |[better, weaker], found| {
        all += 1;
        for (count, less) in right.iter_mut().zip([7, 9]) {
            *count += u64::from(printed_first_case(better, weaker, less) == found);
        }
    })
    .await;
    let [better, weaker] = ["4C/2C", "3C/2H"].map(|label| counts.number(label).unwrap_or(1));
    let printed = printed_first_case(counts.coordinates(better), counts.coordinates(weaker), 7);
    check.misprint("4C/2C and 3C/2H", &printed, &counts.blocked(better, weaker));
    let holds = right.iter().all(|&right| right < all);
    check.case(holds, || "the printed sums");
    format!(
        "{all} pairs of hands: with −7 the sum is right for {}, with −9 for {}.",
        right[0], right[1]
    )
}

async fn other_cases(check: &mut Check) -> &'static str {
    let counts = HandCounts::of((13, 4, 2));
    let is_of_case = |first: [i128; 4], second: [i128; 4]| second[0] == first[0];
    compare_eliminated(check, &counts, is_of_case, |_, _| ()).await;
    "Every pair of hands with the same top rank and no pair."
}

/// The hands with one of these lower suits whose neighbours have no pair either: number, hand i, S(i, i − 1) and S(i + 1, i),
/// and whether the criterion as printed is met.
fn with_lower_suit(
    counts: &HandCounts,
    suits: &[i128],
) -> impl Iterator<Item = (usize, [i128; 4], [i128; 2], bool)> {
    let mut unpaired = counts.unpaired();
    unpaired.pop();
    let such = unpaired.into_iter().skip(1);
    such.filter(move |(_, [.., m])| suits.contains(m))
        .map(move |(number, hand)| {
            let blocked = [
                counts.blocked(number, number - 1),
                counts.blocked(number + 1, number),
            ];
            let meets = 2 * counts.p(number, number - 1) <= counts.opposing()
                && counts.opposing() <= 2 * counts.p(number + 1, number);
            (number, hand, blocked, meets)
        })
}

async fn middle_suits(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    for (number, [j, k, l, m], blocked, meets) in with_lower_suit(&counts, &[2, 3]) {
        let stated = 4 * (j + l - 2) + k + m - 5;
        let holds = blocked == [stated, stated + 1] && !meets;
        check.case(holds, || format!("hand {number}: {blocked:?}"));
        check.equal(
            &counts.p(number, number - 1),
            &counts.p(number + 1, number),
            || format!("p̃ at {number}"),
        );
        if number == 2 {
            check.misprint("S(3, 2)", &stated, &blocked[1]);
        }
    }
    "All hands without a pair whose lower card is of the second or third suit."
}

async fn lowest_suit(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    for (number, [j, k, l, _], blocked, _) in with_lower_suit(&counts, &[1]) {
        check.equal(&(4 * (j - 1) + 4 * (l - 1) + k - 3), &blocked[1], || {
            format!("S({}, {number})", number + 1)
        });
    }
    "All hands without a pair whose lower card is of the lowest suit."
}

async fn higher_kicker(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    let mut found = Vec::new();
    let such = with_lower_suit(&counts, &[1]).filter(|(_, hand, ..)| hand[1] > 1);
    for (number, [j, k, l, _], blocked, meets) in such {
        check.equal(&(4 * (j - 1) + 4 * (l - 1) + k - 2), &blocked[0], || {
            format!("S({number}, {})", number - 1)
        });
        if j == 10 {
            let asked = (161..=165).contains(&(2 * (12 * l + 3 * (k - 1))));
            check.case(asked == meets, || format!("hand {number}"));
        }
        if meets {
            found.push(number);
        }
    }
    check.case(found == [669], || format!("{found:?} meet the criterion"));
    "All such hands; 669 alone meets the criterion as printed."
}

async fn next_rank(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    let such = with_lower_suit(&counts, &[1]).filter(|(_, hand, ..)| hand[1] == 1 && hand[2] > 1);
    for (number, [j, _, l, _], blocked, meets) in such {
        let stated = 4 * (j - 1) + 4 * (l - 1) - 1;
        check.case(counts.coordinates(number - 1) == [j, 4, l - 1, 4], || {
            format!("the hand before {number}")
        });
        let holds = blocked == [stated, stated - 1] && !meets;
        check.case(holds, || format!("hand {number}: {blocked:?}"));
        if counts.label(number) == "4C/3C" {
            check.misprint("4C/3C", &(stated + 1), &blocked[0]);
        }
    }
    "All such hands."
}

async fn highest_suit(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    // The hand after is of the same top rank.
    let such = with_lower_suit(&counts, &[4])
        .filter(|(number, hand, ..)| counts.coordinates(number + 1)[0] == hand[0]);
    for (number, [j, k, l, _], blocked, meets) in such {
        let stated = 4 * (j - 1) + 4 * (l - 1) + k - 1;
        let holds = blocked == [stated, stated] && !meets;
        check.case(holds, || format!("hand {number}: {blocked:?}"));
        let risen = counts.p(number + 1, number) - counts.p(number, number - 1);
        check.equal(&1, &risen, || format!("p̃ at {number}"));
        if number == 4 {
            check.misprint("S(5, 4)", &(stated + 1), &blocked[1]);
        }
    }
    "All such hands whose next better one has the same top rank."
}

async fn weaker_hands(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    for (number, [_, k, l, _]) in counts
        .unpaired()
        .into_iter()
        .filter(|(number, [j, ..])| *number < 669 && *j == 10)
    {
        if l < 6 {
            let stated = if k == 4 { 56 } else { 59 };
            check.equal(&stated, &counts.blocked(669, number), || {
                counts.label(number)
            });
            check.equal(&(669 - stated), &counts.p(669, number), || {
                counts.label(number)
            });
        }
        if counts.label(number) == "JS/2C" {
            let found = counts.blocked(669, number);
            let words = format!("JS/2C: S = {found}");
            check.refuted(found < 59 && 2 * counts.p(669, number) > 1225, words);
        }
    }
    "All jacks' hands below 669."
}

async fn stronger_hands(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    for (number, [_, _, l, _]) in counts
        .unpaired()
        .into_iter()
        .filter(|(number, [j, ..])| *number > 669 && *j == 10)
    {
        check.case(counts.p(number, 669) >= 613, || {
            format!("p̃({number} : 669)")
        });
        let above = number as i128 - 669;
        check.case(above >= 16 * (l - 6) - 12, || counts.label(number));
        if counts.label(number) == "JC/8C" {
            let words = format!("JC/8C, number {number}, is {above} above");
            check.refuted(above < 16 * (l - 6), words);
        }
    }
    "All jacks' hands above 669."
}
