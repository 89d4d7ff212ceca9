//! Three players in turn, each after a secret of their own.
//!
//! The player to move has `a` suspects left, the next one `b`, the last one `c`; after a question that leaves the mover
//! `k` the position is (b, c, k). Under the race the first down to one suspect wins, under the official rules the first
//! to name theirs; there who names a wrong one is out, and the two others play on. With `W` for a·b·c times the chances
//! of the three, everything is an integer:
//!
//! ```text
//! asking:            W(a, b, c) = Σ over the parts k of a of W(b, c, k), each player's own
//! naming, official:  W(a, b, c) = (b·c, (a − 1)·Q(b, c), (a − 1)·(b·c − Q(b, c))), with Q of two players
//! naming, open:      W(a, b, c) = (b·c, 0, 0) + W(b, c, a − 1)
//! ```
//!
//! Where a mover is indifferent the choice changes the chances of the others, and so what the player before would choose:
//! a position has many outcomes, one for each equilibrium: what nobody would change at any turn, where choices may depend on all
//! that was asked before, and may be drawn by chance. The least and the most of each player are bounded from those of smaller
//! positions. With
//!
//! ```text
//! T(a, b, c) = max over moves of the least that the mover may have after it, by the bounds of each part
//! ```
//!
//! no equilibrium leaves the mover less than T: he would choose the move of T. So it only has moves that can leave him T or more;
//! the bounds of a move's parts add up, leaving the mover at least T moves the others' bounds by the sum of all, and the outer ones of
//! several moves hold every mixture of them. So each bound holds for every equilibrium. It need not be attained, though in the race with
//! pools up to 8 each is, by equilibria in which fair coins are tossed.
//!
//! Solving takes O(N⁴) for pools of N with two answers, and 24 bytes a position.

mod bounds;
mod carried;
mod ranges;

use super::error::Error;
use super::play::Move;
use super::pool::Pool;
use super::probability::Probability;
use super::rules::{Ending, Rules};
use super::table::ALLOWED_BYTES;
use bounds::{Bounds, Pools, product};

/// The chance of one of three players: what the choices of indifferent players make of it.
///
/// ```
/// use upperhand::guess_who::{Pool, Probability, Rules, ThreeChance, three_players};
/// let [five, three, four] = [5, 3, 4].map(|size| Pool::new(size).expect("a pool"));
/// let [mover, next, _] = three_players(Rules::RACE, [five, three, four])?;
/// assert!(mover.is_one());
/// let (low, high) = (Probability::new(32, 60), Probability::new(34, 60));
/// assert_eq!(next, ThreeChance { low, high });
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreeChance {
    /// No equilibrium gives less, coins or none.
    pub low: Probability,
    /// No equilibrium gives more, coins or none.
    pub high: Probability,
}

impl ThreeChance {
    /// Is it the same in all equilibria?
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.low == self.high
    }
}

/// The chances of three players, from the one to move on, over all equilibria by backward induction.
///
/// Cost: see [`ThreeTable::new`].
///
/// # Errors
/// Those of [`ThreeTable::new`] and [`ThreeTable::chances`].
///
/// ```
/// use upperhand::guess_who::{Pool, Probability, Rules, three_players};
/// let pool = Pool::new(8)?;
/// let [mover, next, last] = three_players(Rules::RACE, [pool; 3])?;
/// let chances = [mover, next, last].map(|chance| chance.low.to_string());
/// assert_eq!(chances, ["63/128", "9/32", "29/128"]);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn three_players(rules: Rules, pools: [Pool; 3]) -> Result<[ThreeChance; 3], Error> {
    ThreeTable::new(rules, pools)?.chances(pools)
}

/// Every position that three players can reach from a start.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules, ThreeTable};
/// let pool = Pool::new(8)?;
/// let table = ThreeTable::new(Rules::RACE, [pool; 3])?;
/// let [mover, ..] = table.chances([pool; 3])?;
/// assert_eq!(mover.low.to_string(), "63/128");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ThreeTable {
    bounds: Bounds,
}

impl ThreeTable {
    /// Solves a start and all it leads to: with 64 suspects each and two answers a fraction of a second, with 200 seconds.
    ///
    /// # Errors
    /// [`Error::ThreePools`] where the table would take more than 256 MiB: with more than 222 suspects and two answers.
    pub fn new(rules: Rules, start: [Pool; 3]) -> Result<Self, Error> {
        let mut table = Self::unsolved(rules, start)?;
        while !table.is_solved() {
            table.step();
        }
        Ok(table)
    }

    /// A table of which nothing is known yet, to be solved by [`ThreeTable::step`].
    ///
    /// # Errors
    /// Those of [`ThreeTable::new`].
    pub fn unsolved(rules: Rules, start: [Pool; 3]) -> Result<Self, Error> {
        let most = Self::largest_pool(rules).get();
        for pool in start {
            if pool.get() > most {
                let given = pool.get();
                return Err(Error::ThreePools { given, most });
            }
        }
        Ok(Self {
            bounds: Bounds::unknown(rules, sizes(start)),
        })
    }

    /// Solves the positions whose pools have the next larger sum: some milliseconds with 64 suspects each. Does nothing where all
    /// are solved.
    pub fn step(&mut self) {
        self.bounds.step();
    }

    /// Is every position solved?
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.bounds.is_known()
    }

    /// The steps that are done, and those there are: one for each sum of three pools.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, ThreeTable};
    /// let table = ThreeTable::unsolved(Rules::RACE, [Pool::new(8)?; 3])?;
    /// assert_eq!(table.progress(), (0, 22));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        let steps = |sum: usize| u32::try_from(sum.saturating_sub(2)).unwrap_or(u32::MAX);
        (steps(self.bounds.known()), steps(self.bounds.last()))
    }

    /// Can three come to these pools? Not where more than one would have won the race.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, ThreeTable};
    /// let [one, two] = [1, 2].map(|size| Pool::new(size).expect("a pool"));
    /// assert!(!ThreeTable::is_position(Rules::RACE, [one, one, two]));
    /// assert!(ThreeTable::is_position(Rules::OFFICIAL, [one, one, two]));
    /// ```
    #[must_use]
    pub fn is_position(rules: Rules, pools: [Pool; 3]) -> bool {
        let winners = pools.iter().filter(|pool| pool.get() == 1).count();
        rules.ending() != Ending::Race || winners < 2
    }

    /// Is a position solved? Those are whose pools have the smallest sums.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, ThreeTable};
    /// let [one, two] = [1, 2].map(|size| Pool::new(size).expect("a pool"));
    /// let mut table = ThreeTable::unsolved(Rules::OFFICIAL, [two; 3])?;
    /// table.step();
    /// assert!(table.knows([one; 3]) && !table.knows([one, two, one]));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn knows(&self, pools: [Pool; 3]) -> bool {
        let pools = sizes(pools);
        self.bounds.holds(pools) && pools.iter().sum::<usize>() <= self.bounds.known()
    }

    /// The largest pool of a start: 222 of the race.
    fn largest_pool(rules: Rules) -> Pool {
        let fits = |pool: &Pool| {
            let numbers = (u64::from(pool.get()) + 1).pow(3) * Bounds::numbers(rules);
            numbers * size_of::<i32>() as u64 <= ALLOWED_BYTES
        };
        let pools = Pool::MAX.up_to_here();
        pools.take_while(fits).last().unwrap_or(Pool::MAX)
    }

    /// The rules it was solved for.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.bounds.rules()
    }

    /// The least and the most of each player, from the one to move on: the exact integers a·b·c·P.
    ///
    /// # Panics
    /// When the start does not lead to these pools, or they are not solved yet.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules, ThreeTable};
    /// let pool = Pool::new(4)?;
    /// let table = ThreeTable::new(Rules::OFFICIAL, [pool; 3])?;
    /// assert_eq!(table.numerators([pool; 3]), [[24, 30], [18, 24], [16, 18]]);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn numerators(&self, pools: [Pool; 3]) -> [[u32; 2]; 3] {
        let ranges = self.bounds.at(self.checked(pools));
        [0, 1, 2].map(|player| [ranges.low[player], ranges.high[player]].map(i32::unsigned_abs))
    }

    /// The chances of the three, from the one to move on.
    ///
    /// # Errors
    /// [`Error::MoreThanOneWinner`] where more than one pool is one under the race.
    ///
    /// # Panics
    /// When the start does not lead to these pools, or they are not solved yet.
    pub fn chances(&self, pools: [Pool; 3]) -> Result<[ThreeChance; 3], Error> {
        if !Self::is_position(self.rules(), pools) {
            let given = pools.map(Pool::get);
            return Err(Error::MoreThanOneWinner { given });
        }
        let total = product(sizes(pools)).unsigned_abs();
        let chance = |[low, high]: [u32; 2]| {
            let [low, high] = [low, high].map(|sum| Probability::new(sum.into(), total.into()));
            ThreeChance { low, high }
        };
        Ok(self.numerators(pools).map(chance))
    }

    /// The moves that an equilibrium may have, naming first, questions by their smallest parts: no equilibrium has another. Empty
    /// where the race is over.
    ///
    /// # Panics
    /// When the start does not lead to these pools, or they are not solved yet.
    ///
    /// ```
    /// use upperhand::guess_who::play::Move;
    /// use upperhand::guess_who::{Pool, Rules, ThreeTable};
    /// let [five, three, four] = [5, 3, 4].map(|size| Pool::new(size).expect("a pool"));
    /// let table = ThreeTable::new(Rules::RACE, [five, three, four])?;
    /// let moves = table.moves([five, three, four]);
    /// assert_eq!(moves, [Move::Ask(vec![1, 4]), Move::Ask(vec![2, 3])]);
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn moves(&self, pools: [Pool; 3]) -> Vec<Move> {
        self.bounds.moves(self.checked(pools))
    }

    fn checked(&self, pools: [Pool; 3]) -> Pools {
        assert!(self.knows(pools), "the pools are not in the table");
        sizes(pools)
    }
}

fn sizes(pools: [Pool; 3]) -> Pools {
    pools.map(|pool| pool.get() as usize)
}
