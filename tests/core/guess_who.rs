//! The naive game tree over the rules as they are told, and what is refused.

use upperhand::Fraction;
use upperhand::guess_who::{
    Ending, Error, Pool, Position, Rules, SolvedTable, WinTable, question_value,
};
use upperhand_oracles::{all_rules, game_tree, pool, positions};

#[test]
fn every_rule_set_agrees_with_the_game_tree() {
    for rules in all_rules() {
        let table = SolvedTable::new(rules, 9).unwrap();
        let few = |(mine, theirs): &(Pool, Pool)| mine.get() + theirs.get() <= 12;
        for (mine, theirs) in positions(rules, 9).filter(few) {
            let told = game_tree::solve(rules, mine.get(), theirs.get());
            let position = Position::of(&table, mine, theirs).unwrap();
            let context = format!("{rules} at {mine:?} {theirs:?}");
            assert_eq!(Fraction::from(position.win), told.win, "{context}");
            assert_eq!(position.questions, told.questions, "{context}");
            assert_eq!(position.name_suspect, told.name_suspect, "{context}");
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
