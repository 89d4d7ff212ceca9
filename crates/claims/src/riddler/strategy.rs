//! The Riddler, "Strategy": which questions to ask from 4, 14 and 24 characters.

use super::claim;
use crate::check::{Check, Section, Sizes, all_cases};
use crate::guess_who::NaiveTable;
use num_rational::Ratio;
use upperhand::guess_who::Rules;

pub(super) const CLAIMS: Section = Section::new("Strategy", &[
    claim("riddler-4-question", "Strategy, 4 v 4")
        .says("At 4 against 4 the best question leaves 1 or 3 characters; leaving 2 wins 50 % only, and naming 25 %.")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, question_of_four))
        .shown_by("figure=question-profile&rules=official&mine=4&theirs=4"),
    claim("riddler-4-split", "Strategy, 4 v 4, the split")
        .says("It eliminates 3 characters with chance 25 % and then wins with 75 %, 1 character with chance 75 % and then wins \
         with 50 %: 56.25 % together.")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, split_of_four))
        .wrong_as_stated("4 v 4: printed as 33 % and 66 %, which would come to 58.3 %"),
    claim("riddler-24-questions", "Strategy, 24 v 24")
        .says("At 24 against 24 the best questions are those that eliminate 8 to 16 characters.")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, questions_of_24))
        .shown_by("figure=question-profile&rules=official&mine=24&theirs=24"),
    claim("riddler-24-line", "Strategy, 24 v 24, the line 24 → 12 → 6 → 3")
        .says("Both may halve all the way: from 24 to 12, where 4 to 8 are best; to 6, where 2 to 4 are; to 3, where 1 or 2 are. \
         The mover has 5/9 with equal pools of 24, 12, 6 and 3; halving is the only best reply on the way at (24, 12) and (12, 6), \
         and a best one at (6, 3).")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, line_of_24))
        .shown_by("figure=question-profile&rules=official&mine=12&theirs=12"),
    claim("riddler-14-questions", "Strategy, 14 v 14")
        .says("At 14 against 14 the best questions are 4|10 and 6|8, and these alone. 5|9 and 7|7 win 108/196, 1.02 points less.")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, questions_of_14))
        .shown_by("figure=question-profile&rules=official&mine=14&theirs=14"),
    claim("riddler-14-table", "Strategy, 14 v 14, all questions")
        .says("Leaving 1, 2, … 7 of 14 against 14 wins 96, 104, 106, 110, 108, 110, 108 of 196; naming 14.")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, table_of_14))
        .shown_by("figure=question-profile&rules=official&mine=14&theirs=14&bid=7"),
    claim("riddler-14-line", "Strategy, 14 v 14, the second and third question")
        .says("After 6|8 the opponent's best questions, at (14, 6) and at (14, 8), eliminate 6, 7 or 8. After 7|7 from them the \
         best are 2|4 at (6, 7), and 2|6 or 4|4 at (8, 7): even numbers only.")
        .extent("proved")
        .check(Sizes::ALL, |check| all_cases(check, line_of_14))
        .shown_by("figure=question-profile&rules=official&mine=8&theirs=7"),
]);

async fn table(check: &mut Check, side: u32) -> NaiveTable {
    NaiveTable::fill(check, Rules::OFFICIAL, side).await
}

/// The optimal bids are these.
fn bids(check: &mut Check, table: &NaiveTable, (n, m): (u32, u32), stated: &[u32]) {
    let found = table.best_bids(n, m);
    check.case(found == stated, || {
        format!("bids {found:?} at ({n}, {m}), not {stated:?}")
    });
}

async fn question_of_four(check: &mut Check) -> &'static str {
    let table = table(check, 4).await;
    bids(check, &table, (4, 4), &[1]);
    let found = table.bid(4, 4, 2);
    check.equal(&8, &found, || "16 times the chance after leaving 2");
    check.case(table.naming(4, 4) == Some(4), || "naming");
    "Every move at (4, 4): 9/16 after 1|3, 8/16 after 2|2, 4/16 by naming."
}

async fn split_of_four(check: &mut Check) -> &'static str {
    let table = table(check, 4).await;
    let wins = |left: u32| Ratio::from(1) - Ratio::new(table.value(4, left), 4 * i64::from(left));
    let printed = (wins(1) + Ratio::from(2) * wins(3)) / Ratio::from(3);
    let found = Ratio::new(table.value(4, 4), 16);
    check.misprint("a third of 75 % and two thirds of 50 %", &printed, &found);
    check.equal(&Ratio::new(3, 4), &wins(1), || "with one left");
    check.equal(&Ratio::new(1, 2), &wins(3), || "with three left");
    let together = Ratio::new(1, 4) * wins(1) + Ratio::new(3, 4) * wins(3);
    check.equal(&together, &found, || "both together");
    "¼·¾ + ¾·½ = 9/16."
}

async fn questions_of_24(check: &mut Check) -> &'static str {
    let table = table(check, 24).await;
    bids(check, &table, (24, 24), &[8, 9, 10, 11, 12]);
    "Every question at (24, 24): 8 to 12, hence 12 to 16 eliminated for the other answer, win 5/9."
}

async fn line_of_24(check: &mut Check) -> &'static str {
    let table = table(check, 24).await;
    let line: [((u32, u32), &[u32]); 6] = [
        ((24, 12), &[12]),
        ((12, 12), &[4, 5, 6]),
        ((12, 6), &[6]),
        ((6, 6), &[2, 3]),
        ((6, 3), &[2, 3]),
        ((3, 3), &[1]),
    ];
    for (position, stated) in line {
        bids(check, &table, position, stated);
    }
    for pool in [24, 12, 6, 3] {
        let found = Ratio::new(table.value(pool, pool), i64::from(pool) * i64::from(pool));
        check.equal(&Ratio::new(5, 9), &found, || {
            format!("the chance at ({pool}, {pool})")
        });
    }
    "Every question at the six positions of the line."
}

async fn questions_of_14(check: &mut Check) -> &'static str {
    let table = table(check, 14).await;
    bids(check, &table, (14, 14), &[4, 6]);
    for bid in [5, 7] {
        check.equal(&108, &table.bid(14, 14, bid), || {
            format!("196 times the chance after {bid}")
        });
    }
    check.equal(&110, &table.value(14, 14), || "196 times the chance");
    "Every question at (14, 14): 110/196 against 108/196."
}

async fn table_of_14(check: &mut Check) -> &'static str {
    let table = table(check, 14).await;
    for (bid, stated) in (1..).zip([96, 104, 106, 110, 108, 110, 108]) {
        check.equal(&stated, &table.bid(14, 14, bid), || {
            format!("196 times the chance after {bid}")
        });
        let other = table.bid(14, 14, 14 - bid);
        check.equal(&stated, &other, || {
            format!("196 times the chance after {}", 14 - bid)
        });
    }
    check.case(table.naming(14, 14) == Some(14), || "naming");
    "All fourteen moves at (14, 14)."
}

async fn line_of_14(check: &mut Check) -> &'static str {
    let table = table(check, 14).await;
    let line: [((u32, u32), &[u32]); 4] = [
        ((14, 6), &[6, 7]),
        ((14, 8), &[6, 7]),
        ((6, 7), &[2]),
        ((8, 7), &[2, 4]),
    ];
    for (position, stated) in line {
        bids(check, &table, position, stated);
    }
    "Every question at the four positions."
}
