//! Strategies against each other: exactly, by the dice, and against what optimal play guarantees.

use upperhand::guess_who::play::{
    Bold, Halving, Match, Move, Optimal, Outcomes, Strategy, outcomes, simulate,
};
use upperhand::guess_who::{Ending, Error, Pool, Rules, SolvedTable};
use upperhand::{BigRational, Fraction};
use upperhand_oracles::confidence::assert_frequency;
use upperhand_oracles::{all_rules, pool, positions, sized};

/// Some legal move, by an arithmetic with no sense in it.
fn arbitrary(rules: Rules, salt: u32) -> impl Fn(Pool, Pool) -> Move {
    move |mine, theirs| {
        let (n, m) = (mine.get(), theirs.get());
        let mixed = (n * 31 + m * 17 + salt * 101).wrapping_mul(2_654_435_761) >> 8;
        if n == 1 || (rules.ending() != Ending::Race && mixed.is_multiple_of(5)) {
            return Move::Name;
        }
        let count = (2 + mixed / 5 % (u32::from(rules.answers()) - 1)).min(n);
        let mut parts = vec![1; count as usize];
        parts[0] += mixed % (n - count + 1);
        parts[1] += n - parts.iter().sum::<u32>();
        Move::Ask(parts)
    }
}

/// The chance that the mover wins, or loses, after exactly so many turns, by the rules as they are told.
fn settles_after(
    game: &Match,
    first_to_move: bool,
    n: u32,
    m: u32,
    turns: u32,
    mover_wins: bool,
) -> Fraction {
    let certain = |it_is: bool| if it_is { Fraction::ONE } else { Fraction::ZERO };
    if game.rules.ending() == Ending::Race && (n == 1 || m == 1) {
        return certain(turns == 0 && mover_wins == (n == 1));
    }
    if turns == 0 {
        return certain(false);
    }
    let next = |left| settles_after(game, !first_to_move, m, left, turns - 1, !mover_wins);
    let player = if first_to_move {
        game.first
    } else {
        game.second
    };
    match player.choose(pool(n), pool(m)) {
        Move::Ask(parts) => parts.iter().fold(certain(false), |sum, &part| {
            sum + Fraction::new(i128::from(part), i128::from(n)) * next(part)
        }),
        Move::Name => {
            let right = Fraction::new(1, i128::from(n));
            let wrong = Fraction::new(i128::from(n) - 1, i128::from(n));
            let settled = right * certain(turns == 1 && mover_wins);
            match game.rules.ending() {
                Ending::Open if n > 1 => settled + wrong * next(n - 1),
                _ => settled + wrong * certain(turns == 1 && !mover_wins),
            }
        }
    }
}

fn between<'a>(rules: Rules, first: &'a dyn Strategy, second: &'a dyn Strategy) -> Match<'a> {
    Match {
        rules,
        first,
        second,
    }
}

fn unbounded(fraction: Fraction) -> BigRational {
    BigRational::new(fraction.numerator().into(), fraction.denominator().into())
}

#[test]
fn outcomes_are_those_of_the_game_tree() {
    for rules in all_rules() {
        for (mine, theirs) in positions(rules, 6) {
            for salt in 0..3 {
                let (first, second) = (arbitrary(rules, salt), arbitrary(rules, salt + 7));
                let game = between(rules, &first, &second);
                let found = outcomes(&game, mine, theirs).unwrap();
                let (n, m) = (mine.get(), theirs.get());
                let mut won = Fraction::ZERO;
                // The means of the number of turns, and of its square.
                let mut moments = [Fraction::ZERO; 2];
                for turns in 0..=12 {
                    let [wins, loses] =
                        [true, false].map(|wins| settles_after(&game, true, n, m, turns, wins));
                    won = won + wins;
                    let takes = wins + loses;
                    let number = Fraction::from(i128::from(turns));
                    moments[0] = moments[0] + takes * number;
                    moments[1] = moments[1] + takes * number * number;
                    let found = Fraction::from(found.takes(turns as usize));
                    assert_eq!(found, takes, "{rules} ({n}, {m})");
                }
                let [mean, square] = moments.map(unbounded);
                assert_eq!(found.variance_of_turns(), square - &mean * &mean);
                assert_eq!(found.mean_turns(), mean);
                assert_eq!(
                    Fraction::from(found.first_wins()),
                    won,
                    "{rules} ({n}, {m})"
                );
                assert!(found.most_turns() <= 12);
            }
        }
    }
}

#[test]
fn nobody_beats_optimal_play() {
    for rules in all_rules() {
        let table = SolvedTable::new(rules, 20).unwrap();
        let halves = Halving {
            answers: rules.answers(),
        };
        let optimal = Optimal(&table);
        let (some, other) = (arbitrary(rules, 1), arbitrary(rules, 2));
        let challengers: [&dyn Strategy; 4] = [&halves, &Bold { answers: 2 }, &some, &other];
        for (mine, theirs) in positions(rules, 20) {
            let value = Fraction::from(table.win(mine, theirs));
            let wins = |first: &dyn Strategy, second: &dyn Strategy| {
                let game = between(rules, first, second);
                Fraction::from(outcomes(&game, mine, theirs).unwrap().first_wins())
            };
            for challenger in challengers {
                assert!(wins(challenger, &optimal) <= value, "{rules}");
                assert!(wins(&optimal, challenger) >= value, "{rules}");
            }
            assert_eq!(wins(&optimal, &optimal), value, "{rules}");
        }
    }
}

#[test]
fn simulated_games_agree_with_the_exact_chances() {
    let games = sized(10_000, 40_000);
    for (seed, rules) in (1..).zip(all_rules()) {
        let table = SolvedTable::new(rules, 24).unwrap();
        let halves = Halving {
            answers: rules.answers(),
        };
        let (some, optimal) = (arbitrary(rules, 3), Optimal(&table));
        let pairs: [[&dyn Strategy; 2]; 3] = [
            [&halves, &Bold { answers: 2 }],
            [&optimal, &halves],
            [&some, &optimal],
        ];
        for [first, second] in pairs {
            let game = between(rules, first, second);
            let exact: Outcomes = outcomes(&game, pool(24), pool(20)).unwrap();
            let tally = simulate(&game, pool(24), pool(20), games, seed).unwrap();
            assert_eq!(tally.games, games);
            assert_eq!(tally.lengths.iter().sum::<u32>(), games);
            assert_frequency(tally.first_wins, games, exact.first_wins().value(), "wins");
            assert!(tally.lengths.len() <= exact.most_turns() + 1);
            for (turns, &times) in tally.lengths.iter().enumerate() {
                assert_frequency(times, games, exact.takes(turns).value(), "games so long");
            }
        }
    }
}

#[test]
fn a_seed_gives_the_same_games() {
    let (bold, halves) = (Bold { answers: 2 }, Halving { answers: 2 });
    let game = between(Rules::OFFICIAL, &bold, &halves);
    let tally = |seed| simulate(&game, pool(24), pool(24), 100, seed).unwrap();
    assert_eq!(tally(1), tally(1));
    assert_ne!(tally(1), tally(2));
    let pinned = tally(2026);
    assert_eq!((pinned.first_wins, &pinned.lengths[..]), PINNED);
}

/// What xoshiro256++ gives from the seed 2026, native and in wasm.
const PINNED: (u32, &[u32]) = (57, &[0, 0, 0, 0, 0, 0, 0, 0, 27, 26, 47]);

#[test]
fn moves_against_the_rules_are_refused() {
    let halves = Halving { answers: 2 };
    let refused = |rules, first: &dyn Strategy, mine, theirs| {
        let game = between(rules, first, &halves);
        let exact = outcomes(&game, pool(mine), pool(theirs)).unwrap_err();
        let dice = simulate(&game, pool(mine), pool(theirs), 1, 0).unwrap_err();
        assert_eq!(exact, dice);
        exact
    };
    let name = |_: Pool, _: Pool| Move::Name;
    assert_eq!(refused(Rules::RACE, &name, 5, 5), Error::NoNaming);
    assert_eq!(
        refused(Rules::RACE, &Bold { answers: 2 }, 1, 1),
        Error::NotAPosition
    );
    for parts in [vec![], vec![5], vec![0, 5], vec![2, 2], vec![1, 2, 2]] {
        let given = parts.clone();
        let ask = move |_: Pool, _: Pool| Move::Ask(parts.clone());
        let expected = Error::Question {
            given,
            pool: 5,
            most_parts: 2,
        };
        assert_eq!(refused(Rules::OFFICIAL, &ask, 5, 5), expected);
    }
}

#[test]
fn a_game_too_long_to_count_says_so() {
    let one_by_one = |mine: Pool, theirs: Pool| {
        if theirs.get() == 1 || mine.get() == 1 {
            Move::Name
        } else {
            Move::Ask(vec![1, mine.get() - 1])
        }
    };
    let game = between(Rules::OFFICIAL, &one_by_one, &one_by_one);
    let largest = Pool::MAX;
    assert!(outcomes(&game, pool(500), pool(500)).is_ok());
    let error = outcomes(&game, pool(20_000), largest).unwrap_err();
    assert_eq!(error, Error::GameTooLong { most: 1 << 24 });
    assert!(error.to_string().contains("16777216"));
}
