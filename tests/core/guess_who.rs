//! Three independent routes to every number of Guess Who?: the exhaustive table, the closed form of
//! the race, and a naive game tree over the rules as they are told; and the published values.

use upperhand::Fraction;
use upperhand::guess_who::race::Region;
use upperhand::guess_who::{
    Ending, Error, Pool, Position, Probability, Rules, SolvedTable, WinTable, question_value, race,
};
use upperhand_oracles::{game_tree, pool, question_numerator};

fn win(rules: Rules, mine: u32, theirs: u32) -> Probability {
    SolvedTable::new(rules, mine.max(theirs))
        .unwrap()
        .win(pool(mine), pool(theirs))
}

#[test]
fn the_race_by_exhaustion_is_the_closed_form_for_all_pools_up_to_256() {
    const SIDE: u32 = 256;
    let table = SolvedTable::new(Rules::RACE, SIDE).unwrap();
    for n in 1..=SIDE {
        for m in 1..=SIDE {
            let (mine, theirs) = (pool(n), pool(m));
            if n == 1 && m == 1 {
                assert_eq!(race::win(mine, theirs), Err(Error::NotAPosition));
                assert_eq!(table.numerator(mine, theirs), 0);
                continue;
            }
            assert_eq!(
                table.win(mine, theirs),
                race::win(mine, theirs).unwrap(),
                "({n}, {m})"
            );
            let Some(bid) = race::bid(mine, theirs) else {
                assert!(n == 1 || m == 1);
                continue;
            };
            let asked = question_numerator(&table, mine, theirs, &[bid, n - bid]);
            assert_eq!(
                asked,
                table.numerator(mine, theirs),
                "bidding {bid} at ({n}, {m})"
            );
        }
    }
}

#[test]
fn every_position_with_two_or_more_suspects_is_in_exactly_one_region() {
    for n in 1..=256 {
        for m in 1..=256 {
            let mut found = Vec::new();
            for level in 0..9_u32 {
                let (low, high) = (1 << level, 1 << (level + 1));
                if n > high && low < m && m <= high {
                    found.push(Region::InTheWeeds { level });
                }
                if low < n && n <= high && m > low {
                    found.push(Region::UpperHand { level });
                }
            }
            let expected = if n > 1 && m > 1 {
                found.len() == 1
            } else {
                found.is_empty()
            };
            assert!(expected, "({n}, {m}) is in {found:?}");
            assert_eq!(race::region(pool(n), pool(m)), found.first().copied());
        }
    }
}

#[test]
fn every_rule_set_agrees_with_the_game_tree() {
    for ending in Ending::ALL {
        for answers in Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS {
            let rules = Rules::new(answers, ending).unwrap();
            let table = SolvedTable::new(rules, 9).unwrap();
            for n in 1..=9_u32 {
                for m in 1..=(12 - n).min(9) {
                    if ending == Ending::Race && n == 1 && m == 1 {
                        continue;
                    }
                    let told = game_tree::solve(rules, n, m);
                    let position = Position::of(&table, pool(n), pool(m)).unwrap();
                    let context = format!("{rules} at ({n}, {m})");
                    assert_eq!(Fraction::from(position.win), told.win, "{context}");
                    assert_eq!(position.questions, told.questions, "{context}");
                    assert_eq!(position.name_suspect, told.name_suspect, "{context}");
                }
            }
        }
    }
}

#[test]
fn every_question_is_worth_what_the_game_tree_says() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE] {
        let table = SolvedTable::new(rules, 7).unwrap();
        for n in 2..=7_u32 {
            for m in 2..=5 {
                for parts in game_tree::splits(n, usize::from(rules.answers())) {
                    let numerator = question_numerator(&table, pool(n), pool(m), &parts);
                    assert_eq!(
                        Fraction::new(i128::from(numerator), i128::from(n * m)),
                        game_tree::question(rules, n, m, &parts),
                        "{rules}: {parts:?} at ({n}, {m})"
                    );
                }
            }
        }
    }
}

#[test]
fn the_published_values() {
    let cases = [
        // Riddler (2020): 4, 14 and 24 suspects each; 32 against 24 is fair.
        (Rules::OFFICIAL, 4, 4, Probability::new(9, 16)),
        (Rules::OFFICIAL, 14, 14, Probability::new(55, 98)),
        (Rules::OFFICIAL, 24, 24, Probability::new(5, 9)),
        (Rules::OFFICIAL, 32, 24, Probability::new(1, 2)),
        // Cushing et al., proof of Lemma 1.5: P(6,4), P(10,4) and equation (6), P(n,4) = 4/n.
        (Rules::OFFICIAL, 6, 4, Probability::new(1, 2)),
        (Rules::OFFICIAL, 10, 4, Probability::new(2, 5)),
        (Rules::OFFICIAL, 100, 4, Probability::new(4, 100)),
        // Nica, Theorem 1.1, from (1.2) at k = 4 and (1.1) at k = 4.
        (Rules::RACE, 24, 24, Probability::new(91, 144)),
        (Rules::RACE, 40, 24, Probability::new(71, 160)),
        // Two independent programs.
        (Rules::TRIPARTITE, 24, 24, Probability::new(61, 96)),
        (Rules::OPEN, 24, 24, Probability::new(2, 3)),
    ];
    for (rules, mine, theirs, expected) in cases {
        assert_eq!(
            win(rules, mine, theirs),
            expected,
            "{rules} ({mine}, {theirs})"
        );
    }
}

#[test]
fn the_riddlers_optimal_questions() {
    let table = SolvedTable::new(Rules::OFFICIAL, 24).unwrap();
    let smaller_parts = |size| -> Vec<u32> {
        let questions = table.optimal_questions(pool(size), pool(size)).unwrap();
        questions.iter().map(|parts| parts[0]).collect()
    };
    assert_eq!(smaller_parts(4), [1]);
    assert_eq!(smaller_parts(14), [4, 6]);
    assert_eq!(smaller_parts(24), [8, 9, 10, 11, 12]);
    assert_eq!(smaller_parts(6), [2, 3]);
}

#[test]
fn the_most_even_bid_is_the_last_of_the_optimal_questions() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN] {
        let table = SolvedTable::new(rules, 48).unwrap();
        for n in 1..=48 {
            for m in 1..=48 {
                let questions = table.optimal_questions(pool(n), pool(m)).unwrap();
                let last = questions.last().map(|parts| parts[0]);
                assert_eq!(
                    table.most_even_bid(pool(n), pool(m)),
                    last,
                    "{rules} ({n}, {m})"
                );
            }
        }
    }
}

#[test]
fn errors_say_what_was_given_and_what_is_allowed() {
    let said = |error: Error| error.to_string();
    assert_eq!(
        said(Pool::new(0).unwrap_err()),
        "a pool of 0 is outside 1..=2147483647"
    );
    assert_eq!(
        said(Pool::new(1_000_000_000_000).unwrap_err()),
        "a pool of 1000000000000 is outside 1..=2147483647"
    );
    assert_eq!(
        said(Rules::new(7, Ending::Open).unwrap_err()),
        "a question with 7 answers is outside 2..=6"
    );
    assert!(said("rase".parse::<Rules>().unwrap_err()).contains("\"rase\""));
    let asked = |parts: &[u32]| question_value(Rules::RACE, pool(5), pool(5), parts);
    assert_eq!(
        said(asked(&[1, 3]).unwrap_err()),
        "the parts [1, 3] are no question for a pool of 5: two positive parts must add up to 5"
    );
    let long = said("race ".repeat(600_000).parse::<Rules>().unwrap_err());
    let named = format!("unknown rules \"{}…\": ", "race ".repeat(8));
    assert!(long.starts_with(&named) && long.len() < 200, "{long}");
    assert!(
        said(WinTable::exhaustive(Rules::OPEN, pool(3), pool(1_000_000)).unwrap_err())
            .starts_with("solving 3 × 1000000 takes a table of ")
    );
    for bad in [vec![5], vec![0, 5], vec![1, 2, 2], vec![u32::MAX, 6]] {
        assert!(asked(&bad).is_err(), "{bad:?}");
    }
    assert!(matches!(
        SolvedTable::new(Rules::OPEN, 100_000),
        Err(Error::TableTooLarge {
            needed_bytes: 40_000_800_004,
            ..
        })
    ));
    assert_eq!(
        SolvedTable::new(Rules::OPEN, 0).unwrap_err(),
        Error::Pool { given: 0 }
    );
}

#[test]
fn probabilities_are_reduced_and_convert_to_the_nearest_double() {
    assert_eq!(Probability::new(0, 7), Probability::new(0, 1));
    for (numerator, denominator) in [(1_u64, 3_u64), (91, 144), (55, 98), (1, 1), (0, 9)] {
        #[expect(clippy::cast_precision_loss, reason = "small integers")]
        let quotient = numerator as f64 / denominator as f64;
        assert_eq!(Probability::new(numerator, denominator).value(), quotient);
    }
    // 2^62 − 1 over 2^62 is nearer to 1 than to its lower neighbour.
    assert_eq!(Probability::new((1 << 62) - 1, 1 << 62).value(), 1.0);
    assert_eq!(Probability::new(1, 1 << 62).value(), 2_f64.powi(-62));
}

#[test]
fn win_tables_are_rectangles_of_the_solved_table() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN] {
        let solved = SolvedTable::new(rules, 40).unwrap();
        for (n, m) in [(1, 1), (1, 40), (40, 1), (40, 17), (17, 40)] {
            let theorem = WinTable::new(rules, pool(n), pool(m)).unwrap();
            assert_eq!(
                theorem,
                WinTable::exhaustive(rules, pool(n), pool(m)).unwrap()
            );
            let expected: Vec<u32> = (1..=n)
                .flat_map(|mine| (1..=m).map(move |theirs| (mine, theirs)))
                .map(|(mine, theirs)| solved.numerator(pool(mine), pool(theirs)))
                .collect();
            assert_eq!(theorem.numerators, expected);
        }
    }
    assert!(matches!(
        WinTable::new(Rules::RACE, pool(100_000), pool(100_000)),
        Err(Error::TableTooLarge {
            needed_bytes: 40_000_000_000,
            ..
        })
    ));
}
