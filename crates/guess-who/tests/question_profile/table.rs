//! The table of all questions, at any size.

use super::at;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::{Ending, Probability, Rules, SolvedTable, win_probability};
use upperhand_guess_who::question_profile::QuestionProfile;
use upperhand_kit::{Extent, Model as _};
use upperhand_oracles::game_tree::splits;
use upperhand_oracles::{all_rules, pool, question_numerator};

/// The rows as parts, chance and whether it says optimal.
fn rows(rules: Rules, pools: (u32, u32)) -> Vec<(Vec<u32>, Probability, bool)> {
    let number = |text: &String| text.parse::<u64>().unwrap();
    let table = QuestionProfile::default().table(&at(rules, pools, ""), Extent::Shown);
    let rows = table.rows.iter().map(|row| {
        let parts = row[0].split(" + ").map(|part| part.parse().unwrap());
        let mut parts: Vec<u32> = parts.collect();
        parts.sort_unstable();
        let chance = Probability::new(number(&row[1]), number(&row[2]));
        (parts, chance, row[5] == "yes")
    });
    rows.collect()
}

#[test]
fn small_tables_have_every_question_with_its_worth() {
    for rules in all_rules().filter(|rules| rules.answers() < 4) {
        let table = SolvedTable::new(rules, 14).unwrap();
        for (mine, theirs) in [(2, 5), (3, 3), (5, 2), (9, 14), (13, 6), (14, 11), (14, 2)] {
            let shown = rows(rules, (mine, theirs));
            let mut questions: Vec<Vec<u32>> = shown.iter().map(|row| row.0.clone()).collect();
            questions.sort_unstable();
            questions.dedup();
            assert_eq!(questions, splits(mine, rules.answers().into()));
            for (parts, chance, _) in shown {
                let worth = question_numerator(&table, pool(mine), pool(theirs), &parts);
                let expected = Probability::new(worth.into(), (mine * theirs).into());
                assert_eq!(chance, expected, "{rules} ({mine}, {theirs}) {parts:?}");
            }
        }
    }
}

/// At any size the best question shown is worth the position, and nothing is worth more.
#[test]
fn no_question_beats_the_position() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    for rules in all_rules().cycle().take(45) {
        // As many bits as chance wants.
        let mut pool_of = || {
            let most = 1_u32 << random.random_range(1..31);
            random.random_range(2..=most)
        };
        let (mine, theirs) = (pool_of(), pool_of());
        let context = format!("{rules} ({mine}, {theirs})");
        let win = win_probability(rules, pool(mine), pool(theirs)).unwrap();
        let shown = rows(rules, (mine, theirs));
        for (parts, chance, optimal) in &shown {
            assert_eq!(parts.iter().sum::<u32>(), mine);
            assert!(chance.value() <= win.value(), "{context} {parts:?}");
            assert_eq!(*optimal, *chance == win, "{context} {parts:?}");
        }
        if rules.answers() == 2 && rules.ending() != Ending::Open {
            assert!(shown.iter().any(|row| row.2), "{context}");
        }
    }
}
