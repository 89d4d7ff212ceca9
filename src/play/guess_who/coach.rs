//! The coach: what moves are worth, exactly, before they are made.
//!
//! All chances here are the mover's, with perfect play of both after the move.

use super::error::Error;
use super::game::Game;
use crate::guess_who::play::Move;
use crate::guess_who::{Error as SolverError, Probability};

/// What the player to move should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The mover's chance with her best move.
    pub chance: Probability,
    /// One of the best moves: the most even optimal question; naming where no question is optimal.
    pub best: Move,
    /// Her chance if she names a suspect now; `None` where nobody is named.
    pub naming: Option<Probability>,
}

/// The advice for whoever is to move. O(answers·pool²) for questions of more than two answers and where abilities
/// differ, else O(1).
///
/// # Errors
/// [`Error::Over`] after the end; [`Error::Solver`] for questions of more than two answers beyond pools of 10,000.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Game, Setup, advice};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// let naming = advice(&game)?.naming.map(|chance| chance.to_string());
/// assert_eq!(naming.as_deref(), Some("1/24"));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn advice(game: &Game) -> Result<Advice, Error> {
    let (solution, pools) = (game.solution(), game.going()?);
    Ok(Advice {
        chance: solution.win(pools),
        best: solution.most_even(pools)?,
        naming: solution.naming(pools),
    })
}

/// Every best move of whoever is to move: naming first, then questions by their parts, ascending.
///
/// # Errors
/// [`Error::Over`] after the end; [`Error::Solver`] beyond 100,000 of them, and beyond pools of 10,000 where
/// no theorem lists them.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::guess_who::play::Move;
/// use upperhand::play::guess_who::{Game, Setup, optimal_moves};
/// let two = Pool::new(2)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, two, two))?;
/// assert_eq!(optimal_moves(&game)?, [Move::Name, Move::Ask(vec![1, 1])]);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn optimal_moves(game: &Game) -> Result<Vec<Move>, Error> {
    Ok(game.solution().optimal(game.going()?)?)
}

/// The mover's chance if she asks a question of parts of these sizes. O(1) a part.
///
/// # Errors
/// [`Error::Over`] after the end; [`Error::Solver`] where the sizes are no question for her pool.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Game, Setup, question_worth};
/// let pool = Pool::new(14)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// assert_eq!(question_worth(&game, &[4, 10])?.to_string(), "55/98");
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn question_worth(game: &Game, sizes: &[u32]) -> Result<Probability, Error> {
    Ok(game.solution().question(game.going()?, sizes)?)
}

/// The mover's chance with every yes/no question: about 1, 2, … of her suspects, up to all but one. O(pool).
///
/// # Errors
/// [`Error::Over`] after the end; [`Error::Solver`] for more than 100,000 suspects.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Game, Setup, question_worths};
/// let pool = Pool::new(4)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// let worths: Vec<String> = question_worths(&game)?.iter().map(ToString::to_string).collect();
/// assert_eq!(worths, ["9/16", "1/2", "9/16"]);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn question_worths(game: &Game) -> Result<Vec<Probability>, Error> {
    /// The most questions that are listed.
    const MOST: u32 = 100_000;
    let pools = game.going()?;
    let pool = pools.mine.get();
    if pool > MOST {
        return Err(SolverError::TooManyQuestions {
            most: MOST as usize,
        }
        .into());
    }
    let worth = |bid| game.solution().question(pools, &[bid, pool - bid]);
    let worths = (1..pool).map(worth).collect::<Result<_, _>>();
    Ok(worths?)
}

/// The mover's chance if she names a suspect; `None` under the race and after the end.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Game, Setup, naming_worth};
/// let pool = Pool::new(9)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// assert_eq!(naming_worth(&game).map(|chance| chance.to_string()).as_deref(), Some("1/9"));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[must_use]
pub fn naming_worth(game: &Game) -> Option<Probability> {
    game.solution().naming(game.going().ok()?)
}
