//! Every pair of opponents that move by themselves, thousands of games each: as many are won as the exact chance says.
//!
//! The chance is computed from what each may do at a position and from the rules, without any game in progress.

use super::pool;
use std::collections::BTreeMap;
use std::thread;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Rules};
use upperhand::play::guess_who::{Automatic, Carelessness, Game, Opponent, Player, Setup};
use upperhand_oracles::confidence::assert_frequency;
use upperhand_oracles::sized;

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

/// Your chance at every position of a match, from the tendencies and the rules.
struct Odds {
    pair: Pair,
    known: BTreeMap<(bool, u32, u32), f64>,
}

impl Odds {
    /// The mover's chance.
    fn of(&mut self, you_move: bool, mine: u32, theirs: u32) -> f64 {
        let ending = self.pair.setup.rules.ending();
        if ending == Ending::Race && (mine == 1 || theirs == 1) {
            return f64::from(u8::from(mine == 1));
        }
        let key = (you_move, mine, theirs);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let chance = self.over_tendency(you_move, mine, theirs);
        self.known.insert(key, chance);
        chance
    }

    fn over_tendency(&mut self, you_move: bool, mine: u32, theirs: u32) -> f64 {
        let Pair {
            setup,
            you,
            opponent,
        } = self.pair;
        let (board, automatic) = if you_move {
            ([mine, theirs], you)
        } else {
            ([theirs, mine], opponent)
        };
        let here = Setup {
            mine: pool(board[0]),
            theirs: pool(board[1]),
            opponent: Opponent::Person,
            you_begin: you_move,
            ..setup
        };
        let tendency = Game::new(here).unwrap().tendency(automatic).unwrap();
        let total: u64 = tendency.moves().iter().map(|(weight, _)| weight).sum();
        let chances = tendency.moves().iter().map(|(weight, choice)| {
            let chance = self.with_move(you_move, mine, theirs, choice);
            *weight as f64 / total as f64 * chance
        });
        chances.sum()
    }

    fn with_move(&mut self, you_move: bool, mine: u32, theirs: u32, choice: &Move) -> f64 {
        let share = |part: u32| f64::from(part) / f64::from(mine);
        match choice {
            Move::Ask(sizes) => sizes
                .iter()
                .map(|&part| share(part) * (1.0 - self.of(!you_move, theirs, part)))
                .sum(),
            Move::Name if self.pair.setup.rules.ending() == Ending::Open && mine > 1 => {
                share(1) + share(mine - 1) * (1.0 - self.of(!you_move, theirs, mine - 1))
            }
            Move::Name => share(1),
        }
    }
}

fn exact(pair: Pair) -> f64 {
    let known = BTreeMap::new();
    let (mine, theirs) = (pair.setup.mine.get(), pair.setup.theirs.get());
    Odds { pair, known }.of(true, mine, theirs)
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
