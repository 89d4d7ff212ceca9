//! Players of different ability.

use proptest::prelude::*;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, Error, Pool, Probability, Rules, mixed_win_probability};
use upperhand_oracles::{game_tree, pool, positions, sized};

fn mixed(ending: Ending, answers: u8, opponent: u8, n: u32, m: u32) -> Probability {
    mixed_win_probability(ending, answers, opponent, pool(n), pool(m)).unwrap()
}

#[test]
fn every_pair_of_abilities_agrees_with_the_game_tree() {
    for ending in Ending::ALL {
        for (answers, opponent) in (2..=4).flat_map(|one| (2..=4).map(move |other| (one, other))) {
            let game = game_tree::Game {
                ending,
                answers: [answers, opponent],
            };
            let large = if answers.max(opponent) < 4 { 24 } else { 12 };
            let small = positions(Rules::new(2, ending).unwrap(), 7);
            let small = small.map(|(mine, theirs)| (mine.get(), theirs.get()));
            for (n, m) in small.chain([(large, large)]) {
                let told = game.value(n, m);
                let solved = mixed(ending, answers, opponent, n, m);
                let context = format!("{ending:?} {answers} v {opponent} ({n}, {m})");
                assert_eq!(Fraction::from(solved), told, "{context}");
            }
        }
    }
}

#[test]
fn what_is_not_possible_says_what_is() {
    let (one, many) = (pool(1), pool(100_000));
    let said = |answers, opponent, n, m| {
        mixed_win_probability(Ending::Race, answers, opponent, n, m)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        said(7, 2, many, many),
        "a question with 7 answers is outside 2..=6"
    );
    assert_eq!(
        said(2, 1, many, many),
        "a question with 1 answers is outside 2..=6"
    );
    assert_eq!(
        said(3, 2, many, many),
        "solving 100000 × 100000 takes a table of 120002400012 bytes, more than the 8388608 allowed"
    );
    assert_eq!(
        mixed_win_probability(Ending::Race, 3, 2, one, one),
        Err(Error::NotAPosition)
    );
    assert!(mixed_win_probability(Ending::Race, 3, 2, Pool::MAX, Pool::MAX).is_err());
    // Of equal abilities at any size.
    assert!(mixed_win_probability(Ending::Race, 3, 3, Pool::MAX, Pool::MAX).is_ok());
}

#[test]
fn one_large_pool_takes_no_longer_than_the_largest_square() {
    // Small tables all of them: 4 bytes for each of three folds are below 8 MiB.
    for (n, m) in [(1, 300_000), (300_000, 1), (3, 100_000), (60_000, 10)] {
        assert!((n + 1) * (m + 1) * 12 < 8 << 20);
        let refused = mixed_win_probability(Ending::Race, 3, 2, pool(n), pool(m));
        let steps = u64::from((n + 1) * (m + 1)) * 3 * u64::from(n + m);
        assert_eq!(
            refused.unwrap_err().to_string(),
            format!(
                "solving {n} × {m} takes up to {steps} steps, more than the 3600000000 allowed"
            )
        );
    }
    // What is promised still. One question of three answers tells three suspects apart.
    assert_eq!(mixed(Ending::Race, 3, 2, 3, 17_000), Probability::new(1, 1));
    let side = pool(sized(300, 830));
    assert!(mixed_win_probability(Ending::Race, 3, 2, side, side).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ability_never_hurts(
        ending in prop::sample::select(Ending::ALL.to_vec()),
        answers in 2..=5_u8, opponent in 2..=5_u8, n in 2..90_u32, m in 1..90_u32,
    ) {
        let value = |answers, opponent| mixed(ending, answers, opponent, n, m);
        let at_most = |a: Probability, b: Probability| Fraction::from(a) <= Fraction::from(b);
        let here = value(answers, opponent);
        prop_assert!(at_most(here, value(answers + 1, opponent)));
        prop_assert!(at_most(value(answers, opponent + 1), here));
    }
}
