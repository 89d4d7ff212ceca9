//! The closed forms against the exhaustive table, which knows the rules and nothing else: every value,
//! every optimal question, and the published strategies. No tolerance anywhere.

use upperhand::guess_who::race::Region;
use upperhand::guess_who::{
    Error, Pool, Position, Probability, Rules, SolvedTable, WinTable, most_even_part,
    most_even_question, official, question_count, question_value, race, win_probability,
};
use upperhand_oracles::game_tree::splits;
use upperhand_oracles::{all_rules, pool, positions, question_numerator, sized};

#[test]
fn values_and_tables_are_the_same_by_both_routes() {
    for rules in all_rules() {
        let usual = [0, 0, 768, 512, 400, 400, 400][usize::from(rules.answers())];
        let side = sized(usual, 2048);
        let exhaustive = WinTable::exhaustive(rules, pool(side), pool(side)).unwrap();
        let closed = WinTable::new(rules, pool(side), pool(side)).unwrap();
        assert!(closed == exhaustive, "{rules}");
        let at = |n: u32, m: u32, times: u32| {
            let numerator = exhaustive.numerators[((n - 1) * side + m - 1) as usize];
            u64::from(numerator) * u64::from(times)
        };
        for (mine, theirs) in positions(rules, side) {
            let (n, m) = (mine.get(), theirs.get());
            let found = Probability::new(at(n, m, 1), u64::from(n * m));
            let closed = win_probability(rules, mine, theirs);
            assert_eq!(closed, Ok(found), "{rules} ({n}, {m})");
            // Fewer suspects are never worse.
            assert!(n == 1 || n * m == 2 || at(n, m, n - 1) <= at(n - 1, m, n));
            assert!(m == 1 || n * m == 2 || at(n, m, m - 1) >= at(n, m - 1, m));
        }
        for (n, m) in [(1, 1), (1, 40), (40, 1), (60, 17), (17, 60)] {
            let closed = WinTable::new(rules, pool(n), pool(m));
            let exhaustive = WinTable::exhaustive(rules, pool(n), pool(m));
            assert_eq!(closed, exhaustive, "{rules} {n} × {m}");
        }
    }
    assert_eq!(
        win_probability(Rules::RACE, pool(1), pool(1)),
        Err(Error::NotAPosition)
    );
}

/// The pieces of long rows, which are not computed entry by entry.
#[test]
fn long_rows_of_a_table_are_the_closed_form() {
    const WIDTH: u32 = 9_000;
    for rules in all_rules() {
        let table = WinTable::new(rules, pool(sized(40, 200)), pool(WIDTH)).unwrap();
        for (mine, row) in (1..).zip(table.numerators.chunks(WIDTH as usize)) {
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

/// As listed by theorem or search, and by the table; with the shortcuts of both to their number and to the most even one.
#[test]
fn optimal_questions_are_those_of_the_table() {
    for rules in all_rules() {
        let side = [0, 0, 200, 84, 66, 27, 38][usize::from(rules.answers())];
        let table = SolvedTable::new(rules, side).unwrap();
        for (mine, theirs) in positions(rules, side) {
            let context = format!("{rules} ({}, {})", mine.get(), theirs.get());
            let listed = Position::of(&table, mine, theirs).unwrap();
            let closed = Position::at(rules, mine, theirs).unwrap();
            assert_eq!(closed, listed, "{context}");
            let count = Ok(listed.questions.len() as u128);
            assert_eq!(question_count(rules, mine, theirs), count, "{context}");
            // Of the most parts, part by part from the smallest, the largest: that is the lexicographic order.
            let questions = listed.questions.into_iter();
            let even = questions.max_by_key(|parts| (parts.len(), parts.clone()));
            assert_eq!(table.most_even_question(mine, theirs), even, "{context}");
            let part = even.as_ref().map(|parts| parts[0]);
            assert_eq!(most_even_part(rules, mine, theirs), Ok(part), "{context}");
            let question = most_even_question(rules, mine, theirs);
            assert_eq!(question, Ok(even.unwrap_or_default()), "{context}");
        }
    }
}

#[test]
fn every_question_is_worth_what_the_table_says() {
    for rules in all_rules() {
        let table = SolvedTable::new(rules, 20).unwrap();
        for (mine, theirs) in positions(rules, 20) {
            for parts in splits(mine.get(), rules.answers().into()) {
                let found = question_value(rules, mine, theirs, &parts);
                if rules.is_over(mine, theirs) {
                    assert!(matches!(found, Err(Error::GameOver { .. })));
                    continue;
                }
                let numerator = question_numerator(&table, mine, theirs, &parts);
                let product = u64::from(mine.get() * theirs.get());
                let expected = Probability::new(numerator.into(), product);
                assert_eq!(found, Ok(expected), "{rules}: {parts:?} {theirs:?}");
            }
        }
    }
}

/// Nica, Definitions 2.6 and 2.7.
#[test]
fn every_position_of_the_race_is_in_its_region() {
    for (mine, theirs) in positions(Rules::RACE, 256) {
        // The k with 2^k < pool ≤ 2^(k + 1).
        let level = |pool: Pool| (pool.get() - 1).checked_ilog2();
        let expected = match (level(mine), level(theirs)) {
            (Some(mine), Some(level)) if mine > level => Some(Region::InTheWeeds { level }),
            (Some(level), Some(_)) => Some(Region::UpperHand { level }),
            _ => None,
        };
        assert_eq!(race::region(mine, theirs), expected, "{mine:?} {theirs:?}");
    }
}

/// Cushing et al., Theorem 1.6 in the corrected reading.
#[test]
fn the_published_strategy_of_three_answers_is_optimal() {
    let side = sized(512, 1024);
    let table = SolvedTable::new(Rules::TRIPARTITE, side).unwrap();
    for (mine, theirs) in positions(Rules::TRIPARTITE, side) {
        let parts = official::tripartite_strategy(mine, theirs);
        assert!(parts.is_sorted());
        if parts.is_empty() {
            assert!(mine.get() == 1 || theirs.get() == 1);
            assert!(table.naming_is_optimal(mine, theirs));
            continue;
        }
        let worth = question_numerator(&table, mine, theirs, &parts);
        assert_eq!(worth, table.numerator(mine, theirs), "{parts:?} {theirs:?}");
    }
}

/// As far as its docs say.
#[test]
fn the_most_even_official_bid_is_that_of_the_table() {
    let table = SolvedTable::new(Rules::OFFICIAL, 1024).unwrap();
    for (mine, theirs) in positions(Rules::OFFICIAL, 1024) {
        let even = table.most_even_question(mine, theirs);
        assert_eq!(
            most_even_part(Rules::OFFICIAL, mine, theirs),
            Ok(even.map(|parts| parts[0])),
            "{mine:?} {theirs:?}"
        );
    }
}
