//! The closed forms against the exhaustive table, which knows the rules and nothing else: every value,
//! every optimal question, and the published strategies. No tolerance anywhere.

use upperhand::guess_who::{
    Ending, Error, Pool, Position, Probability, Rules, SolvedTable, WinTable, official,
    question_value, win_probability,
};
use upperhand_oracles::{all_rules, pool, question_numerator, sized};

fn rules(answers: u8, ending: Ending) -> Rules {
    Rules::new(answers, ending).unwrap()
}

/// Every position with both pools up to `side`.
fn positions(side: u32) -> impl Iterator<Item = (Pool, Pool)> {
    (1..=side).flat_map(move |n| (1..=side).map(move |m| (pool(n), pool(m))))
}

fn is_position(rules: Rules, mine: Pool, theirs: Pool) -> bool {
    rules.ending() != Ending::Race || mine.get() > 1 || theirs.get() > 1
}

/// Compares every value up to `side`.
fn values_agree(answers: u8, side: u32) {
    for ending in Ending::ALL {
        let rules = rules(answers, ending);
        let table = SolvedTable::new(rules, side).unwrap();
        for (mine, theirs) in positions(side) {
            let closed = win_probability(rules, mine, theirs);
            if is_position(rules, mine, theirs) {
                let exhaustive = table.win(mine, theirs);
                assert_eq!(closed, Ok(exhaustive), "{rules} {mine:?} {theirs:?}");
            } else {
                assert_eq!(closed, Err(Error::NotAPosition));
            }
        }
    }
}

#[test]
fn yes_no_values_for_all_pools_up_to_768() {
    values_agree(2, 768);
}

#[test]
fn three_way_values_for_all_pools_up_to_640() {
    values_agree(3, 640);
}

#[test]
fn four_way_values_for_all_pools_up_to_400() {
    values_agree(4, 400);
}

#[test]
fn five_way_values_for_all_pools_up_to_400() {
    values_agree(5, 400);
}

#[test]
fn six_way_values_for_all_pools_up_to_400() {
    values_agree(6, 400);
}

/// Compares whole positions, every optimal question with them, up to `side`.
fn positions_agree(answers: u8, side: u32) {
    for ending in Ending::ALL {
        let rules = rules(answers, ending);
        let table = SolvedTable::new(rules, side).unwrap();
        for (mine, theirs) in positions(side) {
            assert_eq!(
                Position::at(rules, mine, theirs),
                Position::of(&table, mine, theirs),
                "{rules} {mine:?} {theirs:?}"
            );
        }
    }
}

#[test]
fn every_optimal_yes_no_question_for_all_pools_up_to_300() {
    positions_agree(2, 300);
}

#[test]
fn every_optimal_three_way_question_for_all_pools_up_to_110() {
    positions_agree(3, 110);
}

#[test]
fn every_optimal_four_way_question_for_all_pools_up_to_52() {
    positions_agree(4, 52);
}

#[test]
fn every_optimal_five_and_six_way_question_for_all_pools_up_to_32() {
    positions_agree(5, 32);
    positions_agree(6, 32);
}

/// Boundaries of levels, one suspect to either side, are where a slip would hide.
#[test]
fn every_optimal_question_around_the_powers_of_r() {
    for answers in [2, 3, 4] {
        let r = u32::from(answers);
        let side: u32 = if answers == 2 { 520 } else { 130 };
        let edges: Vec<u32> = (1..10)
            .flat_map(|k| {
                [r.pow(k), 2 * r.pow(k), 3 * r.pow(k)]
                    .map(|edge| [edge - 1, edge, edge + 1])
                    .concat()
            })
            .filter(|&edge| edge <= side)
            .collect();
        for ending in Ending::ALL {
            let rules = rules(answers, ending);
            let table = SolvedTable::new(rules, side).unwrap();
            for &n in &edges {
                for &m in &edges {
                    let closed = Position::at(rules, pool(n), pool(m));
                    let exhaustive = Position::of(&table, pool(n), pool(m));
                    assert_eq!(closed, exhaustive, "{rules} ({n}, {m})");
                }
            }
        }
    }
}

#[test]
fn every_question_is_worth_what_the_table_says() {
    for ending in Ending::ALL {
        for answers in Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS {
            let rules = rules(answers, ending);
            let table = SolvedTable::new(rules, 40).unwrap();
            for (mine, theirs) in positions(40) {
                let n = mine.get();
                for first in 1..=n / 2 {
                    let mut parts = vec![first];
                    // One suspect at a time, then the rest: as many parts as fit.
                    while parts.len() + 1 < usize::from(answers) && n > first + 1 {
                        let used: u32 = parts.iter().sum();
                        if used + 1 >= n {
                            break;
                        }
                        parts.push(1);
                    }
                    parts.push(n - parts.iter().sum::<u32>());
                    let closed = question_value(rules, mine, theirs, &parts);
                    if rules.is_over(mine, theirs) {
                        assert!(matches!(closed, Err(Error::GameOver { .. })));
                        continue;
                    }
                    let numerator = question_numerator(&table, mine, theirs, &parts);
                    let product = u64::from(n) * u64::from(theirs.get());
                    let expected = Probability::new(u64::from(numerator), product);
                    assert_eq!(closed, Ok(expected), "{rules}: {parts:?} {theirs:?}");
                }
            }
        }
    }
}

#[test]
fn a_question_that_is_none_is_refused() {
    let nine = pool(9);
    for bad in [
        vec![],
        vec![9],
        vec![0, 9],
        vec![1, 7],
        vec![2, 2, 2, 3],
        vec![u32::MAX, 10],
        vec![u32::MAX, u32::MAX, 11],
    ] {
        let refusal = question_value(Rules::TRIPARTITE, nine, nine, &bad).unwrap_err();
        assert!(matches!(refusal, Error::Question { .. }), "{bad:?}");
    }
}

/// Cushing et al., Theorem 1.1: as printed, with its three sporadic positions.
#[test]
fn the_yes_no_strategy_is_optimal_for_all_pools_up_to_1024() {
    let table = SolvedTable::new(Rules::OFFICIAL, 1024).unwrap();
    for (mine, theirs) in positions(1024) {
        let n = mine.get();
        let Some(bid) = official::yes_no_strategy(mine, theirs) else {
            assert!(n == 1 || theirs.get() == 1);
            assert!(table.naming_is_optimal(mine, theirs));
            continue;
        };
        let asked = question_numerator(&table, mine, theirs, &[bid, n - bid]);
        assert_eq!(asked, table.numerator(mine, theirs), "{mine:?} {theirs:?}");
    }
    for (n, only) in [(4, 1), (6, 3), (10, 5)] {
        let questions = table.optimal_questions(pool(n), pool(4)).unwrap();
        assert_eq!(questions, [[only, n - only]]);
    }
}

/// Cushing et al., Theorem 1.6, in the corrected reading.
#[test]
fn the_three_way_strategy_is_optimal_for_all_pools_up_to_512() {
    let table = SolvedTable::new(Rules::TRIPARTITE, 512).unwrap();
    for (mine, theirs) in positions(512) {
        let parts = official::tripartite_strategy(mine, theirs);
        assert!(parts.is_sorted());
        if parts.is_empty() {
            assert!(mine.get() == 1 || theirs.get() == 1);
            assert!(table.naming_is_optimal(mine, theirs));
            continue;
        }
        let asked = question_numerator(&table, mine, theirs, &parts);
        assert_eq!(
            asked,
            table.numerator(mine, theirs),
            "{parts:?} {mine:?} {theirs:?}"
        );
    }
}

#[test]
fn win_tables_of_every_rule_set_are_the_same_by_both_routes() {
    for ending in Ending::ALL {
        for answers in Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS {
            let rules = rules(answers, ending);
            for (n, m) in [(1, 1), (1, 40), (40, 1), (60, 17), (17, 60)] {
                let closed = WinTable::new(rules, pool(n), pool(m));
                let exhaustive = WinTable::exhaustive(rules, pool(n), pool(m));
                assert_eq!(closed, exhaustive, "{rules} {n} × {m}");
            }
        }
    }
}

/// Tables are filled by pieces, so every cell of large ones is compared.
#[test]
fn tables_are_the_same_by_both_routes_for_all_pools_up_to_1300_and_500() {
    for ending in Ending::ALL {
        for (answers, side) in [(2, 1300), (3, 800), (4, 500), (5, 500), (6, 500)] {
            let rules = rules(answers, ending);
            let closed = WinTable::new(rules, pool(side), pool(side)).unwrap();
            let exhaustive = WinTable::exhaustive(rules, pool(side), pool(side)).unwrap();
            assert!(closed == exhaustive, "{rules}");
        }
    }
}

/// More suspects of one's own are never better, more of the opponent's never worse: everywhere, without
/// exception.
#[test]
fn chances_are_monotone_in_both_pools_for_all_pools_up_to_256() {
    for ending in Ending::ALL {
        for answers in Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS {
            let table = SolvedTable::new(rules(answers, ending), 256).unwrap();
            let q = |n: u32, m: u32| u64::from(table.numerator(pool(n), pool(m)));
            for n in 1..256 {
                for m in 1..256 {
                    if ending == Ending::Race && n == 1 && m == 1 {
                        continue;
                    }
                    let (wide_n, wide_m) = (u64::from(n), u64::from(m));
                    assert!(
                        q(n + 1, m) * wide_n <= q(n, m) * (wide_n + 1),
                        "{ending:?} {answers} ({n}, {m})"
                    );
                    assert!(
                        q(n, m + 1) * wide_m >= q(n, m) * (wide_m + 1),
                        "{ending:?} {answers} ({n}, {m})"
                    );
                }
            }
        }
    }
}

/// The pieces of long rows, which are not computed entry by entry.
#[test]
fn long_rows_of_a_table_are_the_closed_form() {
    const WIDTH: u32 = 9_000;
    for rules in all_rules() {
        let most = sized(40, 200);
        let table = WinTable::new(rules, pool(most), pool(WIDTH)).unwrap();
        let rows = (1..).zip(table.numerators.chunks(WIDTH as usize));
        for (mine, row) in rows {
            for (theirs, &numerator) in (1..=WIDTH).zip(row).skip(mine as usize % 7).step_by(7) {
                let Ok(win) = win_probability(rules, pool(mine), pool(theirs)) else {
                    continue;
                };
                let found = Probability::new(numerator.into(), u64::from(mine * theirs));
                assert_eq!(found, win, "{rules} ({mine}, {theirs})");
            }
        }
    }
}
