//! Every pair of opponents that move by themselves, thousands of games each: as many are won as the exact chance says.
//!
//! The chance is computed from what each may do at a position and from the rules, without any game in progress.

use super::pool;
use num_traits::ToPrimitive;
use std::thread;
use upperhand::guess_who::Rules;
use upperhand::play::guess_who::{Automatic, Carelessness, Game, Opponent, Player, Setup};
use upperhand_oracles::confidence::assert_frequency;
use upperhand_oracles::sized;
use upperhand_oracles::tendencies::Tree;

fn games() -> u32 {
    sized(3_000, 10_000)
}

/// The rules of each pair: each ending, questions of two and three answers, equal abilities and different ones.
const RULES: [(Rules, u8, u32, u32); 4] = [
    (Rules::RACE, 2, 7, 6),
    (Rules::OFFICIAL, 2, 6, 6),
    (Rules::OPEN, 3, 5, 6),
    (Rules::TRIPARTITE, 2, 6, 7),
];

/// A match of two that move by themselves: you first.
#[derive(Clone, Copy)]
struct Pair {
    setup: Setup,
    you: Automatic,
    opponent: Automatic,
}

/// An opponent as a setup names it.
fn named(automatic: Automatic) -> (Opponent, Carelessness) {
    match automatic {
        Automatic::Perfect => (Opponent::Perfect, Carelessness::USUAL),
        Automatic::Halving => (Opponent::Halving, Carelessness::USUAL),
        Automatic::Bold => (Opponent::Bold, Carelessness::USUAL),
        Automatic::Careless(strength) => (Opponent::Careless, strength),
    }
}

/// Every one that moves by itself, careless ones of all strengths.
fn automatic() -> Vec<Automatic> {
    let careless = (1..=3).map(|strength| Carelessness::new(strength).map(Automatic::Careless));
    let fixed = [Automatic::Perfect, Automatic::Halving, Automatic::Bold];
    fixed
        .into_iter()
        .chain(careless.map(Result::unwrap))
        .collect()
}

fn pairs() -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (index, you) in automatic().into_iter().enumerate() {
        for (shift, opponent) in automatic().into_iter().enumerate() {
            // Each row and each column has all four rule sets.
            let (kind, carelessness) = named(opponent);
            let (rules, opponent_answers, mine, theirs) = RULES[(index + shift) % RULES.len()];
            let setup = Setup {
                opponent: kind,
                carelessness,
                opponent_answers,
                ..Setup::new(rules, pool(mine), pool(theirs))
            };
            pairs.push(Pair {
                setup,
                you,
                opponent,
            });
        }
    }
    pairs
}

/// Your chance, from the tendencies and the rules.
fn exact(pair: Pair) -> f64 {
    let setup = pair.setup;
    let tendency = move |is_you: bool, own: u32, other: u32| {
        let ([mine, theirs], automatic) = if is_you {
            ([own, other], pair.you)
        } else {
            ([other, own], pair.opponent)
        };
        let here = Setup {
            mine: pool(mine),
            theirs: pool(theirs),
            opponent: Opponent::Person,
            you_begin: is_you,
            ..setup
        };
        let tendency = Game::new(here).unwrap().tendency(automatic);
        Some(tendency.unwrap().moves().to_vec())
    };
    let mut tree = Tree::new(setup.rules, Box::new(tendency));
    let chance = tree.win(true, setup.mine.get(), setup.theirs.get());
    chance.to_f64().unwrap()
}

/// The number of games that you win, each played with its own seed by what moves opponents.
fn observed(pair: Pair) -> u32 {
    let start = Game::new(pair.setup).unwrap();
    let is_won = |seed: &u32| {
        let seed = u64::from(*seed);
        let mut game = start.restarted(Setup { seed, ..pair.setup }).unwrap();
        while !game.is_over() {
            let choice = game.drawn_move(pair.you).unwrap();
            game = game.after(choice).unwrap();
        }
        game.winner() == Some(Player::You)
    };
    u32::try_from((0..games()).filter(is_won).count()).unwrap()
}

#[test]
fn every_pair_wins_as_often_as_it_should() {
    let pairs = pairs();
    let check = |pair: &Pair| {
        let context = format!("{:?} v {:?}, {}", pair.you, pair.opponent, pair.setup.rules);
        assert_frequency(observed(*pair), games(), exact(*pair), &context);
    };
    let (some, others) = pairs.split_at(pairs.len() / 2);
    thread::scope(|scope| {
        scope.spawn(|| some.iter().for_each(check));
        others.iter().for_each(check);
    });
}
