//! Strategies: the move of a player at a position.

use crate::guess_who::even_split::even_split;
use crate::guess_who::pool::Pool;
use crate::guess_who::shape::power_below;
use crate::guess_who::table::SolvedTable;

/// The move of a player in a turn.
///
/// ```
/// use upperhand::guess_who::play::{Halving, Move, Strategy};
/// use upperhand::guess_who::Pool;
/// let halves = Halving { answers: 2 };
/// let asks = halves.choose(Pool::new(7)?, Pool::new(9)?);
/// assert_eq!(asks, Move::Ask(vec![3, 4]));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Asks a question that splits the own pool into these parts.
    Ask(Vec<u32>),
    /// Names a suspect of the own pool.
    Name,
}

/// A way to play: a move for every position where the player is to move.
///
/// Any function of the two pools is one.
///
/// ```
/// use upperhand::guess_who::Pool;
/// use upperhand::guess_who::play::{Move, Strategy};
/// let one_by_one = |mine: Pool, _theirs: Pool| Move::Ask(vec![1, mine.get() - 1]);
/// let (mine, theirs) = (Pool::new(9)?, Pool::new(4)?);
/// assert_eq!(one_by_one.choose(mine, theirs), Move::Ask(vec![1, 8]));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub trait Strategy {
    /// The move with `mine` suspects left against an opponent with `theirs`. Always the same for the
    /// same position.
    fn choose(&self, mine: Pool, theirs: Pool) -> Move;
}

impl<F: Fn(Pool, Pool) -> Move> Strategy for F {
    fn choose(&self, mine: Pool, theirs: Pool) -> Move {
        self(mine, theirs)
    }
}

/// Asks the most even question; names when a pool is one, as nothing better is left then.
///
/// ```
/// use upperhand::guess_who::Pool;
/// use upperhand::guess_who::play::{Halving, Move, Strategy};
/// let (mine, theirs) = (Pool::new(11)?, Pool::new(4)?);
/// assert_eq!(Halving { answers: 2 }.choose(mine, theirs), Move::Ask(vec![5, 6]));
/// assert_eq!(Halving { answers: 3 }.choose(mine, theirs), Move::Ask(vec![3, 4, 4]));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halving {
    /// Into how many parts, or as many as there are suspects.
    pub answers: u8,
}

impl Strategy for Halving {
    fn choose(&self, mine: Pool, theirs: Pool) -> Move {
        if mine.get() == 1 || theirs.get() == 1 {
            return Move::Name;
        }
        Move::Ask(even_split(mine, self.answers))
    }
}

/// Gambles as far as the opponent forces it: all parts but one are the largest power of the number of answers
/// below the opponent's pool, or the question is the most even one where that leaves no larger rest; names when a
/// pool is one.
///
/// Under the race with yes/no questions this is optimal everywhere: Nica, Theorem 1.1, bids 2^k in
/// the weeds at level k, and with the upper hand half of the pool.
///
/// ```
/// use upperhand::guess_who::Pool;
/// use upperhand::guess_who::play::{Bold, Move, Strategy};
/// let (mine, theirs) = (Pool::new(24)?, Pool::new(8)?);
/// assert_eq!(Bold { answers: 2 }.choose(mine, theirs), Move::Ask(vec![4, 20]));
/// assert_eq!(Bold { answers: 2 }.choose(theirs, mine), Move::Ask(vec![4, 4]));
/// assert_eq!(Bold { answers: 3 }.choose(mine, theirs), Move::Ask(vec![3, 3, 18]));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bold {
    /// Into how many parts, at least two.
    pub answers: u8,
}

impl Strategy for Bold {
    fn choose(&self, mine: Pool, theirs: Pool) -> Move {
        if mine.get() == 1 || theirs.get() == 1 {
            return Move::Name;
        }
        let parts = u32::from(self.answers.max(2));
        let bid = power_below(parts, theirs.get() - 1);
        if u64::from(bid) * u64::from(parts) >= u64::from(mine.get()) {
            return Move::Ask(even_split(mine, self.answers.max(2)));
        }
        let mut question = vec![bid; parts as usize];
        question[parts as usize - 1] = mine.get() - bid * (parts - 1);
        Move::Ask(question)
    }
}

/// Plays an optimal move of a solved table: names where naming is optimal, else asks
/// [`SolvedTable::most_even_question`].
///
/// # Panics
/// [`choose`](Strategy::choose) does when a pool is larger than the table's side.
///
/// ```
/// use upperhand::guess_who::play::{Move, Optimal, Strategy};
/// use upperhand::guess_who::{Pool, Rules, SolvedTable};
/// let table = SolvedTable::new(Rules::RACE, 24)?;
/// let (mine, theirs) = (Pool::new(24)?, Pool::new(8)?);
/// assert_eq!(Optimal(&table).choose(mine, theirs), Move::Ask(vec![4, 20]));
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Optimal<'a>(pub &'a SolvedTable);

impl Strategy for Optimal<'_> {
    fn choose(&self, mine: Pool, theirs: Pool) -> Move {
        if self.0.naming_is_optimal(mine, theirs) {
            return Move::Name;
        }
        let question = self.0.most_even_question(mine, theirs);
        question.map_or(Move::Name, Move::Ask)
    }
}
