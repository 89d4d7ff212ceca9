//! Cushing et al., the introduction: the board states, the card version, the worth of tripartite questions.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, by_sum, official_table, only_numbers_matter};
use num_rational::Ratio;
use upperhand::guess_who::Rules;

pub(super) const CLAIMS: Section = Section::new("Introduction", &[
    claim("cushing-sec-1-board-state", "Introduction, board states")
        .says("Which suspects are left never matters, only how many: the position is (n, m).")
        .extent("proved")
        .check(
            Sizes::new(3, 6, 8, "the largest number of named suspects"),
            |check| in_steps(check, async |check, size| only_numbers_matter(check, size, Rules::OFFICIAL).await),
        ),
    claim("cushing-sec-1-card-version", "Introduction, the card version")
        .says("Where two different cards are drawn from 24, both start with 23 suspects. If each question is drawn at random among \
         those of its size that leave out the asker's own card, the answers of both are as independent as in the other version, \
         and the first mover wins with chance 296/529, slightly more than 5/9.")
        .extent("checked for all questions with up to 6 cards; the chance computed for 23")
        .check(Sizes::new(3, 6, 8, "the number of cards"), |check| in_steps(check, card_version))
        .shown_by("figure=win-map&rules=official&mine=23&theirs=23"),
    claim("cushing-sec-1-tripartite", "Introduction, tripartite questions")
        .says("Questions with three answers improve the chances a lot: from (24, 24) the first mover wins with 5/9, with 241/288 \
         where only she asks them, with 61/96 where both do.")
        .extent("proved")
        .check(Sizes::pools(24, 24, 48), |check| in_steps(check, tripartite_advantage))
        .shown_by("figure=win-map&rules=official&answers=3&mine=24&theirs=24"),
    claim("cushing-sec-1-not-always-half", "Introduction, halves")
        .says("Asking for half of the suspects is not always optimal: first at (4, 4), where only a bid of 1 is.")
        .extent("proved")
        .check(Sizes::pools(8, 64, 256), |check| official_table(check, not_always_half))
        .shown_by("figure=question-profile&rules=official&mine=4&theirs=4"),
]);

/// The sets of `size` of these cards without one.
fn questions(cards: u32, without: u32, size: u32) -> impl Iterator<Item = u32> {
    (0..1_u32 << cards).filter(move |set| set.count_ones() == size && set & (1 << without) == 0)
}

async fn card_version(check: &mut Check, cards: u32) -> &'static str {
    let table = NaiveTable::fill(check, Rules::OFFICIAL, 24).await;
    let found = Ratio::new(table.value(23, 23), 23 * 23);
    check.equal(&Ratio::new(296, 529), &found, || "the chance at (23, 23)");
    let is_more = table.value(23, 23) * 24 * 24 > table.value(24, 24) * 23 * 23;
    check.case(is_more, || "the chance at (24, 24) is no smaller");
    check.stage(1.0);
    let others = cards - 1;
    for k in 1..others {
        for l in 1..others {
            // The number of each pair of answers, over all deals and questions.
            let mut answers = [[0_u64; 2]; 2];
            for mine in 0..cards {
                for theirs in (0..cards).filter(|&theirs| theirs != mine) {
                    for asked in questions(cards, mine, k) {
                        for replied in questions(cards, theirs, l) {
                            let yes = [asked >> theirs & 1, replied >> mine & 1];
                            answers[yes[0] as usize][yes[1] as usize] += 1;
                        }
                    }
                }
            }
            let all = answers.iter().flatten().sum::<u64>();
            let squared = u64::from(others) * u64::from(others);
            let yes = u64::from(k) * u64::from(l) * all;
            check.equal(&yes, &(answers[1][1] * squared), || {
                format!("two yes to {k} and {l}")
            });
            let first = u64::from(k) * u64::from(others - l) * all;
            check.equal(&first, &(answers[1][0] * squared), || {
                format!("yes and no to {k} and {l}")
            });
        }
        check.progress_of(k, others).await;
    }
    "Every deal of two of {size} cards, every pair of questions: both answers are yes with the product of their chances. \
         P(23, 23) by a table that tries every move."
}

async fn tripartite_advantage(check: &mut Check, side: u32) -> &'static str {
    let chance = |value: i64| Ratio::new(value, 24 * 24);
    let bipartite = NaiveTable::fill(check, Rules::OFFICIAL, side).await;
    let tripartite = NaiveTable::fill(check, Rules::TRIPARTITE, side).await;
    let rules = [Rules::TRIPARTITE, Rules::OFFICIAL];
    let best = |[own, others]: [&NaiveTable; 2], n, m| own.best(n, m, others);
    let [mixed, _] = NaiveTable::of_two(check, rules, side, best).await;
    let found = [
        bipartite.value(24, 24),
        mixed.value(24, 24),
        tripartite.value(24, 24),
    ]
    .map(chance);
    for (stated, found) in [(5, 9), (241, 288), (61, 96)].into_iter().zip(found) {
        check.equal(
            &Ratio::new(stated.0, stated.1),
            &found,
            || "a chance at (24, 24)",
        );
    }
    for (n, m) in (1..=side).flat_map(|n| (1..=side).map(move |m| (n, m))) {
        let (two, three) = (bipartite.value(n, m), mixed.value(n, m));
        check.case(two <= three, || {
            format!("{two} with two answers, {three} with three at ({n}, {m})")
        });
    }
    "Tables that try every move, with pools up to {size}."
}

async fn not_always_half(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    let loses = |n: u32, m: u32| table.bid(n, m, n / 2) < table.value(n, m);
    let found = by_sum(side).find(|&(n, m)| loses(n, m));
    check.case(found == Some((4, 4)), || format!("first {found:?}"));
    let holds = table.best_bids(4, 4) == [1];
    check.case(holds, || "more than a bid of 1 is optimal");
    let count = by_sum(side).filter(|&(n, m)| loses(n, m)).count();
    format!("It loses at {count} positions with pools up to {side}.")
}
