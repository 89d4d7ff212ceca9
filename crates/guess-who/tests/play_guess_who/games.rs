//! Games by random moves to their ends, each move beside what a naive game tree says of it.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use upperhand::Fraction;
use upperhand::guess_who::board::faces;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand::play::guess_who::{
    Act, Choice, Game, Opponent, Player, Setup, Suspects, Turn, advice,
};
use upperhand_games::play_settings::{Begins, Coach};
use upperhand_guess_who::play_guess_who::{Against, Asked, Facts, PlayGuessWho};
use upperhand_kit::state::State as _;
use upperhand_oracles::game_tree;

pub const ZERO: Fraction = Fraction::ZERO;

/// A move, with what a naive tree says of it. Chances are player 1's.
pub struct Told {
    pub by_first: bool,
    /// The size of the part that the question is about; `None` for a name.
    pub asked: Option<u32>,
    pub best: Fraction,
    pub chosen: Fraction,
    pub after: Fraction,
    /// The mover's pool, and the other's.
    pub pools: [u32; 2],
    /// The mover's pool after it.
    pub left: u32,
}

impl Told {
    /// What it lost its mover.
    pub fn lost(&self) -> Fraction {
        let lost = self.best - self.chosen;
        if self.by_first { lost } else { ZERO - lost }
    }
}

/// What a tree says of a move, whose mover has one pool and the other another.
pub fn told(rules: Rules, turn: &Turn, [own, other]: [u32; 2]) -> Told {
    let by_first = turn.by == Player::You;
    let first = |chance: Fraction| {
        if by_first {
            chance
        } else {
            Fraction::ONE - chance
        }
    };
    let (asked, worth, left, wins) = match &turn.act {
        Act::Named { right, .. } => {
            let left = if *right { 1 } else { own - 1 };
            let is_over = *right || rules.ending() == Ending::Official;
            let worth = game_tree::naming(rules, own, other).unwrap();
            (None, worth, left, is_over.then_some(*right))
        }
        Act::Asked { parts, part } => {
            let sizes: Vec<u32> = parts.iter().map(Suspects::len).collect();
            let (left, worth) = (sizes[*part], game_tree::question(rules, own, other, &sizes));
            let is_over = rules.ending() == Ending::Race && left == 1;
            (Some(sizes[0]), worth, left, is_over.then_some(true))
        }
    };
    let after = match wins {
        Some(wins) => Fraction::new(i128::from(wins), 1),
        None => Fraction::ONE - game_tree::solve(rules, other, left).win,
    };
    Told {
        by_first,
        asked,
        best: first(game_tree::solve(rules, own, other).win),
        chosen: first(worth),
        after: first(after),
        pools: [own, other],
        left,
    }
}

/// A game that is over.
pub struct Played {
    pub game: Game,
    pub rules: Rules,
    pub told: Vec<Told>,
    pub won: bool,
    pub is_shared: bool,
}

/// A game by random moves, or nearly all of it by best ones.
pub fn played(seed: u64, most: u32) -> Played {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut any = |count: u32| random.random_range(0..count);
    let rules = Rules::new(2, Ending::ALL[any(3) as usize]).unwrap();
    let [mine, theirs] = [0, 1].map(|_| Pool::new(u64::from(2 + any(most - 1))).unwrap());
    let opponent = Opponent::ALL[any(5) as usize];
    let setup = Setup {
        opponent,
        you_begin: any(2) == 0,
        seed,
        ..Setup::new(rules, mine, theirs)
    };
    let mut game = Game::in_words(setup, Arc::new(faces(64).unwrap())).unwrap();
    let is_well_played = any(2) == 0;
    while !game.is_over() {
        let own = game.standing(game.to_move()).len();
        let choice = match advice(&game).unwrap().best {
            Move::Ask(sizes) if is_well_played && any(6) > 0 => Choice::Ask(sizes),
            Move::Name if is_well_played => Choice::Name,
            _ if own == 1 || rules.ending() != Ending::Race && any(6) == 0 => Choice::Name,
            _ => {
                let asked = 1 + any(own - 1);
                Choice::Ask(vec![asked, own - asked])
            }
        };
        game = game.after(choice).unwrap();
    }
    let mut pools = [mine.get(), theirs.get()];
    let all = game.history().iter().map(|turn| {
        let own = turn.by.index();
        let told = told(rules, turn, [pools[own], pools[1 - own]]);
        pools[own] = told.left;
        told
    });
    Played {
        rules,
        told: all.collect(),
        won: game.winner() == Some(Player::You),
        is_shared: opponent == Opponent::Person,
        game,
    }
}

impl Played {
    /// What the choices of one have cost in all.
    pub fn costs(&self, by_first: bool) -> Fraction {
        let moves = self.told.iter().filter(|told| told.by_first == by_first);
        moves.fold(ZERO, |sum, told| sum + told.lost())
    }

    /// The state that shows the game.
    pub fn asked(&self) -> Asked {
        asked(&self.game)
    }
}

/// The state that shows a game, with the coach on.
pub fn asked(game: &Game) -> Asked {
    let setup = game.setup();
    Asked {
        ending: setup.rules.ending(),
        mine: setup.mine,
        theirs: setup.theirs,
        opponent: match setup.opponent {
            Opponent::Perfect => Against::Perfect,
            Opponent::Halving => Against::Halving,
            Opponent::Bold => Against::Bold,
            Opponent::Careless => Against::Careless,
            Opponent::Person => Against::Person,
        },
        begins: if setup.you_begin {
            Begins::You
        } else {
            Begins::Opponent
        },
        seed: u32::try_from(setup.seed).unwrap(),
        coach: Coach::Full,
        play: game.clone().into(),
        ..Asked::initial()
    }
}

pub fn facts(asked: &Asked) -> Facts {
    PlayGuessWho::default().facts(asked)
}
