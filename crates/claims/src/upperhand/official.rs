//! The official rules with yes/no questions: the value in closed form, and every optimal bid.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, official_table, visit_positions};
use num_rational::Ratio;
use upperhand::guess_who::{Ending, Rules};

const POOLS: Sizes = Sizes::pools(16, 96, 1024);

pub(super) const CLAIMS: Section = Section::new("The official rules", &[
    claim("upperhand-official-bids", "All optimal bids under the official rules")
        .says("For n, m ≥ 2 the optimal bids up to n/2 are at most one run of even and one of odd numbers, each in steps of two \
         and each ending at ⌊n/2⌋ or one below; so an even split, or one a single suspect off, is always optimal.")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, runs_of_bids))
        .shown_by("figure=question-profile&rules=official&mine=14&theirs=14"),
    claim("upperhand-official-even-split", "Where an even split loses under the official rules")
        .says("⌊n/2⌋ is not optimal only for n = 6, 10, 14, … and at (4, 4), where one less is. It loses at most 1/16 of a game, \
         at (4, 4).")
        .extent("checked to pools of 1024")
        .check(POOLS, |check| official_table(check, even_split))
        .shown_by("figure=win-map&rules=official&layer=gain"),
    claim("upperhand-endings-24", "The endings at 24 against 24")
        .says("With yes/no questions the first mover of 24 against 24 wins with 5/9 under the official rules, 91/144 in the race, \
         and 2/3 where a wrong name only strikes that suspect.")
        .extent("proved")
        .check(Sizes::new(24, 24, 24, "the pool"), |check| in_steps(check, endings))
        .shown_by("figure=win-map&rules=open&mine=24&theirs=24"),
]);

async fn runs_of_bids(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    let mut longest = 0;
    visit_positions(check, side, |check, n, m| {
        let best = table.best_bids(n, m);
        longest = longest.max(best.len());
        for kind in [0, 1] {
            let run: Vec<u32> = best.iter().copied().filter(|bid| bid % 2 == kind).collect();
            let in_steps_of_two = run.windows(2).all(|pair| pair[1] == pair[0] + 2);
            let ends_in_the_middle = run.last().is_none_or(|last| last + 1 >= n / 2);
            let holds = in_steps_of_two && ends_in_the_middle;
            check.case(holds, || format!("bids {best:?}"));
        }
    })
    .await;
    format!(
        "Every bid at every position with pools from 2 to {side}; up to {longest} optimal bids at one position."
    )
}

async fn even_split(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    let mut worst = (Ratio::from(0), (0, 0));
    visit_positions(check, side, |check, n, m| {
        let loses = table.value(n, m) - table.bid(n, m, n / 2);
        let may_lose = n % 4 == 2 && n > 2 || (n, m) == (4, 4);
        check.case(loses == 0 || may_lose, || format!("{loses}/nm lost"));
        let holds = loses == 0 || table.bid(n, m, n / 2 - 1) == table.value(n, m);
        check.case(holds, || "one less loses, too,");
        let share = Ratio::new(loses, i64::from(n) * i64::from(m));
        if share > worst.0 {
            worst = (share, (n, m));
        }
    })
    .await;
    let holds = worst == (Ratio::new(1, 16), (4, 4));
    check.case(holds, || format!("{} lost at {:?}", worst.0, worst.1));
    format!(
        "Every position with pools from 2 to {side}; the most that an even split loses is {} at {:?}.",
        worst.0, worst.1
    )
}

async fn endings(check: &mut Check, side: u32) -> &'static str {
    for (ending, stated) in [
        (Ending::Official, Ratio::new(5, 9)),
        (Ending::Race, Ratio::new(91, 144)),
        (Ending::Open, Ratio::new(2, 3)),
    ] {
        let rules = Rules::new(2, ending).expect("two answers");
        let table = NaiveTable::fill(check, rules, side).await;
        let found = Ratio::new(table.value(24, 24), 24 * 24);
        check.equal(&stated, &found, || format!("{} at (24, 24)", ending.name()));
    }
    "Three tables that try every move."
}
