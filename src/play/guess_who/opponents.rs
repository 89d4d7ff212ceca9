//! Those who move by themselves.

use super::careless;
use super::error::Error;
use super::setup::{Carelessness, Opponent, Setup};
use super::solution::{Pools, Solution};
use crate::guess_who::play::{Bold, Halving, Move, Strategy};
use crate::guess_who::{self, Pool, Rules, check_search};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// An opponent who moves by itself: any but a person.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::guess_who::play::Move;
/// use upperhand::play::guess_who::{Automatic, Game, Setup};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// let tendency = game.tendency(Automatic::Halving)?;
/// assert_eq!(tendency.moves(), [(1, Move::Ask(vec![12, 12]))]);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Automatic {
    /// One of the best moves, each with the same chance. Where more than 100,000 are best, the most even question.
    Perfect,
    /// The most even question: [`Halving`].
    Halving,
    /// [`Bold`].
    Bold,
    /// Any move; what it loses makes it rare.
    Careless(Carelessness),
}

impl Automatic {
    /// Who moves for the opponent; nobody where a person does.
    pub(super) const fn of(setup: &Setup) -> Option<Self> {
        match setup.opponent {
            Opponent::Perfect => Some(Self::Perfect),
            Opponent::Halving => Some(Self::Halving),
            Opponent::Bold => Some(Self::Bold),
            Opponent::Careless => Some(Self::Careless(setup.carelessness)),
            Opponent::Person => None,
        }
    }

    /// Can it play on from these pools, its own first, to the end?
    ///
    /// # Errors
    /// [`Error::Careless`] beyond pools of 64, [`guess_who::Error::SearchTooLarge`] for perfect play beyond 10,000 with
    /// more than two answers.
    pub(super) fn check(self, rules: Rules, pools: [Pool; 2]) -> Result<(), Error> {
        match self {
            Self::Careless(_) => careless::check(pools),
            Self::Perfect if rules.answers() > 2 => Ok(check_search(rules, pools[0])?),
            Self::Perfect | Self::Halving | Self::Bold => Ok(()),
        }
    }

    /// The moves that it may make at a position.
    pub(super) fn tendency(self, solution: &Solution, pools: Pools) -> Result<Tendency, Error> {
        let answers = solution.rules(pools.mover).answers();
        let always = |strategy: &dyn Strategy| vec![(1, strategy.choose(pools.mine, pools.theirs))];
        let moves = match self {
            Self::Perfect => perfect(solution, pools)?,
            Self::Halving => always(&Halving { answers }),
            Self::Bold => always(&Bold { answers }),
            Self::Careless(carelessness) => careless::moves(solution, pools, carelessness),
        };
        Ok(Tendency { moves })
    }

    /// One of those moves.
    pub(super) fn drawn(
        self,
        solution: &Solution,
        pools: Pools,
        random: &mut Xoshiro256PlusPlus,
    ) -> Result<Move, Error> {
        match self {
            Self::Careless(strength) => Ok(careless::drawn(solution, pools, strength, random)),
            Self::Perfect | Self::Halving | Self::Bold => {
                Ok(self.tendency(solution, pools)?.drawn(random))
            }
        }
    }
}

fn perfect(solution: &Solution, pools: Pools) -> Result<Vec<(u64, Move)>, guess_who::Error> {
    let moves = match solution.optimal(pools) {
        Err(guess_who::Error::TooManyQuestions { .. }) => vec![solution.most_even(pools)?],
        moves => moves?,
    };
    Ok(moves.into_iter().map(|choice| (1, choice)).collect())
}

/// The moves that an opponent may make at a position, each with its weight.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Automatic, Game, Setup};
/// let pool = Pool::new(14)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// // Two questions are optimal: 4 | 10 and 6 | 8.
/// assert_eq!(game.tendency(Automatic::Perfect)?.moves().len(), 2);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tendency {
    moves: Vec<(u64, Move)>,
}

impl Tendency {
    /// Each move once, with a positive weight: its chance is its share of all weights. Parts ascending.
    #[must_use]
    pub fn moves(&self) -> &[(u64, Move)] {
        &self.moves
    }

    /// One of them.
    fn drawn(mut self, random: &mut Xoshiro256PlusPlus) -> Move {
        let total: u64 = self.moves.iter().map(|(weight, _)| weight).sum();
        let mut left = random.random_range(0..total);
        let place = self.moves.iter().position(|&(weight, _)| {
            let is_here = left < weight;
            left = left.saturating_sub(weight);
            is_here
        });
        self.moves.swap_remove(place.unwrap_or_default()).1
    }
}
