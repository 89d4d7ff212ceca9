//! What opponents tend to: perfect ones to the best moves of the game tree, careless ones to the better.

use super::{all_rules, dice, pool};
use rand::RngExt;
use upperhand::Fraction;
use upperhand::guess_who::Ending;
use upperhand::guess_who::play::Move;
use upperhand::play::guess_who::{
    Automatic, Carelessness, Game, Setup, naming_worth, question_worth,
};
use upperhand_oracles::game_tree;
use upperhand_oracles::game_tree::splits;

fn game(setup: Setup) -> Game {
    Game::new(setup).unwrap()
}

#[test]
fn perfect_opponents_draw_from_all_best_moves_and_no_others() {
    for rules in all_rules() {
        for (n, m) in (2..=7).flat_map(|n| (2..=7).map(move |m| (n, m))) {
            let game = game(Setup::new(rules, pool(n), pool(m)));
            let tendency = game.tendency(Automatic::Perfect).unwrap();
            let solved = game_tree::solve(rules, n, m);
            let named = solved.name_suspect.then_some(Move::Name).into_iter();
            let best = named.chain(solved.questions.into_iter().map(Move::Ask));
            assert!(
                best.map(|it| (1, it)).eq(tendency.moves().iter().cloned()),
                "{rules} ({n}, {m})"
            );
        }
    }
}

#[test]
fn careless_opponents_may_make_every_move_the_better_the_likelier() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed + 700);
        for strength in 1..=3 {
            let opponent_answers = dice.random_range(2..=6);
            let (n, m) = (dice.random_range(2..=14), dice.random_range(2..=14));
            let game = game(Setup {
                opponent_answers,
                ..Setup::new(rules, pool(n), pool(m))
            });
            let careless = Automatic::Careless(Carelessness::new(strength).unwrap());
            let tendency = game.tendency(careless).unwrap();
            let named = (rules.ending() != Ending::Race)
                .then_some(Move::Name)
                .into_iter();
            let questions = splits(n, usize::from(rules.answers()));
            let mut all: Vec<Move> = named.chain(questions.into_iter().map(Move::Ask)).collect();
            let mut found: Vec<Move> = tendency.moves().iter().map(|(_, it)| it.clone()).collect();
            let key = |it: &Move| match it {
                Move::Ask(sizes) => sizes.clone(),
                Move::Name => Vec::new(),
            };
            all.sort_by_key(key);
            found.sort_by_key(key);
            assert_eq!(all, found, "{rules} ({n}, {m})");
            let mut weighed: Vec<(Fraction, u64)> = tendency
                .moves()
                .iter()
                .map(|(weight, it)| {
                    let worth = match it {
                        Move::Ask(sizes) => question_worth(&game, sizes).unwrap(),
                        Move::Name => naming_worth(&game).unwrap(),
                    };
                    (Fraction::from(worth), *weight)
                })
                .collect();
            weighed.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
            for pair in weighed.windows(2) {
                let [(worse, less), (better, more)] = [pair[0], pair[1]];
                assert!(less >= 1 && less <= more);
                // Equal worth, equal weight; more worth, more weight, but where both are next to nothing.
                assert!((worse == better) == (less == more) || more < 1 << 12);
            }
            assert_eq!(weighed.last().unwrap().1, 1 << 32);
        }
    }
}

#[test]
fn the_more_careless_the_less_often_the_best_moves_are_made() {
    let game = game(Setup::new("official".parse().unwrap(), pool(24), pool(24)));
    let shares = [1, 2, 3].map(|strength| {
        let careless = Automatic::Careless(Carelessness::new(strength).unwrap());
        let tendency = game.tendency(careless).unwrap();
        let weights = || tendency.moves().iter().map(|(weight, _)| *weight);
        let best: u64 = weights().filter(|weight| *weight == 1 << 32).sum();
        best as f64 / weights().sum::<u64>() as f64
    });
    assert!(shares[0] > shares[1] && shares[1] > shares[2], "{shares:?}");
}
