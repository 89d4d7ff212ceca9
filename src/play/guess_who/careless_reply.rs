//! Perfect play against a careless opponent, who makes every move with a known chance.
//!
//! The chances of moves multiply from turn to turn, and exact fractions of a whole game would have thousands of digits. So each
//! of your chances is bracketed by two multiples of 2⁻⁵⁶, one rounded down at every step and one up: what is said of both holds of
//! the chance between them. A game of two pools up to 64 has fewer than 128 turns, each of which widens a bracket by at most 2⁻⁵⁶.

use super::careless::{self, Weighed};
use super::error::Error;
use super::game::Game;
use super::opponents::Automatic;
use super::player::Player;
use super::setup::Carelessness;
use super::solution::{Pools, Solution};
use crate::guess_who::play::Move;
use crate::guess_who::{Ending, Pool, Probability, Rules};
use crate::order;
use core::ops::ControlFlow;

/// A certain win, in units of brackets.
const ONE: u64 = 1 << 56;

/// Between two multiples of 2⁻⁵⁶.
type Bracket = [u64; 2];

/// The bracket of the largest of some worths.
fn largest(worths: impl Iterator<Item = Bracket>) -> Bracket {
    worths.fold([0; 2], |most, worth| {
        [most[0].max(worth[0]), most[1].max(worth[1])]
    })
}

/// Your best move against a careless opponent, and what it wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarelessReply {
    /// The best move, or one that wins no less than 2⁻⁴⁸ less: the most even of those with the greatest lower bound.
    pub best: Move,
    /// It wins at least this.
    pub at_least: Probability,
    /// No move wins more than this.
    pub at_most: Probability,
}

/// The best replies at every position of a game against a careless opponent.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{CarelessReplies, Game, Opponent, Setup};
/// let pool = Pool::new(8)?;
/// let setup = Setup { opponent: Opponent::Careless, ..Setup::new(Rules::OFFICIAL, pool, pool) };
/// let game = Game::new(setup)?;
/// let replies = CarelessReplies::new(&game)?.unwrap();
/// assert!(replies.reply(&game)?.at_least.value() > game.chance().value());
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct CarelessReplies {
    rules: Rules,
    carelessness: Carelessness,
    theirs: usize,
    /// Of your pool times your chance when you move, by your pool and then theirs.
    moving: Vec<Bracket>,
    /// By their pool: of your pool times your chance when they move, and of the most that a split of your pool into two, three, …
    /// parts is worth.
    folds: Vec<Vec<Vec<Bracket>>>,
}

impl CarelessReplies {
    /// Solves all positions that can come up in a game. `None` where the opponent is not careless, or more questions would have to
    /// be weighed than a frame has time for: with yes and no never, with three answers beyond 48 suspects, with four to six beyond
    /// 32.
    ///
    /// # Errors
    /// [`Error::Careless`] for pools beyond 64.
    pub fn new(game: &Game) -> Result<Option<Self>, Error> {
        let setup = game.setup();
        let Some(Automatic::Careless(carelessness)) = Automatic::of(setup) else {
            return Ok(None);
        };
        careless::check([setup.mine, setup.theirs])?;
        let most = match setup.rules.answers().max(setup.opponent_answers) {
            2 => 64,
            3 => 48,
            _ => 32,
        };
        if setup.mine.max(setup.theirs).get() > most {
            return Ok(None);
        }
        let (mine, theirs) = (setup.mine.get() as usize, setup.theirs.get() as usize);
        let parts = usize::from(setup.rules.answers());
        let mut replies = Self {
            rules: setup.rules,
            carelessness,
            theirs,
            moving: vec![[0; 2]; (mine + 1) * (theirs + 1)],
            folds: vec![vec![vec![[0; 2]; mine + 1]; parts]; theirs + 1],
        };
        for sum in 2..=mine + theirs {
            for n in sum.saturating_sub(theirs).max(1)..=mine.min(sum - 1) {
                replies.solve(game.solution(), n, sum - n);
            }
        }
        Ok(Some(replies))
    }

    /// The best move where you are to move.
    ///
    /// # Errors
    /// [`Error::Over`] after the end.
    ///
    /// # Panics
    /// Where it is their turn, or the pools are larger than in the game that was solved.
    pub fn reply(&self, game: &Game) -> Result<CarelessReply, Error> {
        let pools = game.going()?;
        assert!(pools.mover == Player::You, "it is the opponent’s turn");
        let (n, m) = (pools.mine.get() as usize, pools.theirs.get() as usize);
        let [low, high] = self.moving[self.index(n, m)];
        let chance = |worth: u64| Probability::new(worth.min(ONE * n as u64), ONE * n as u64);
        Ok(CarelessReply {
            best: self.best(n, m),
            at_least: chance(low),
            at_most: chance(high),
        })
    }

    const fn index(&self, n: usize, m: usize) -> usize {
        n * (self.theirs + 1) + m
    }

    /// A position with either of the players to move, from those with a smaller sum.
    fn solve(&mut self, solution: &Solution, n: usize, m: usize) {
        let ended = match self.rules.ending() {
            Ending::Race if n == 1 => Some([ONE; 2]),
            Ending::Race if m == 1 => Some([0; 2]),
            Ending::Race | Ending::Official | Ending::Open => None,
        };
        self.folds[m][0][n] = ended.unwrap_or_else(|| self.waiting(solution, n, m));
        for parts in 2..=self.folds[m].len().min(n) {
            let worth = self.most(n, m, parts);
            self.folds[m][parts - 1][n] = worth;
        }
        let index = self.index(n, m);
        self.moving[index] = ended.unwrap_or_else(|| self.moving(n, m));
    }

    /// The most that a split of your pool into so many parts is worth.
    fn most(&self, n: usize, m: usize, parts: usize) -> Bracket {
        let folds = &self.folds[m];
        let worth = |part: usize| {
            let (one, others) = (folds[0][part], folds[parts - 2][n - part]);
            [one[0] + others[0], one[1] + others[1]]
        };
        largest((1..=n / parts).map(worth))
    }

    /// Your pool times your chance when you move.
    fn moving(&self, n: usize, m: usize) -> Bracket {
        let asked = (2..=self.folds[m].len().min(n)).map(|parts| self.folds[m][parts - 1][n]);
        largest(asked.chain(self.naming(n, m)))
    }

    /// That of naming a suspect.
    fn naming(&self, n: usize, m: usize) -> Option<Bracket> {
        match self.rules.ending() {
            Ending::Race => None,
            Ending::Official => Some([ONE; 2]),
            Ending::Open => Some(self.folds[m][0][n - 1].map(|missed| ONE + missed)),
        }
    }

    /// Your pool times your chance when they move, each move with its chance.
    fn waiting(&self, solution: &Solution, n: usize, m: usize) -> Bracket {
        let pool = |size: usize| Pool::new(size as u64).unwrap_or(Pool::MAX);
        let pools = Pools {
            mover: Player::Opponent,
            mine: pool(m),
            theirs: pool(n),
        };
        // Below 2³²·2¹⁵·2⁶·2⁶²: weights, moves, parts, brackets.
        let (mut sums, mut weights) = ([0_u128; 2], 0_u128);
        let moving = |part: usize| self.moving[self.index(n, part)];
        careless::weigh(solution, pools, self.carelessness, &mut |weight, made| {
            let left: [u128; 2] = match made {
                // A right name ends the game, and under the official rules a wrong one does.
                Weighed::Naming => match self.rules.ending() {
                    Ending::Official => [u128::from(ONE) * (n * (m - 1)) as u128; 2],
                    Ending::Race | Ending::Open => {
                        moving(m - 1).map(|worth| (m as u128 - 1) * u128::from(worth))
                    }
                },
                Weighed::Question(parts, rest) => {
                    let parts = parts.iter().chain([&rest]);
                    parts.fold([0; 2], |sum, &part| {
                        let worth = moving(part as usize);
                        [0, 1].map(|side| sum[side] + u128::from(part) * u128::from(worth[side]))
                    })
                }
            };
            for (sum, left) in sums.iter_mut().zip(left) {
                *sum += u128::from(weight) * left;
            }
            weights += u128::from(weight);
            ControlFlow::Continue(())
        });
        let all = weights * m as u128;
        let narrow = |worth: u128| u64::try_from(worth).unwrap_or(u64::MAX);
        [narrow(sums[0] / all), narrow(sums[1].div_ceil(all))]
    }

    /// The most even of the moves with the greatest lower bound; a question where naming is no better.
    fn best(&self, n: usize, m: usize) -> Move {
        let folds = &self.folds[m];
        let least = |parts: usize, pool: usize| folds[parts - 1][pool][0];
        let best = self.moving[self.index(n, m)][0];
        let Some(count) = (2..=folds.len().min(n)).rfind(|&parts| least(parts, n) == best) else {
            return Move::Name;
        };
        let (mut rest, mut question) = (n, Vec::with_capacity(count));
        for parts in (2..=count).rev() {
            let whole = least(parts, rest);
            let fits = |&part: &usize| least(1, part) + least(parts - 1, rest - part) == whole;
            let part = (1..=rest / parts).rfind(fits).unwrap_or(1);
            question.push(part);
            rest -= part;
        }
        question.push(rest);
        order::sort(&mut question);
        let sizes = question.into_iter().map(u32::try_from);
        Move::Ask(sizes.map(|size| size.unwrap_or(u32::MAX)).collect())
    }
}
