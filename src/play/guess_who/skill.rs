//! Your choices, each beside the best move and the worst.

use super::error::Error;
use super::game::Game;
use super::player::Player;
use super::solution::Pools;
use crate::BigRational;
use crate::play::{Skill, Stake};

/// Your choices so far: what each lost of your chance, and what the worst move would have lost. O(moves · pool) for
/// questions of two answers, else O(moves · answers · pool²).
///
/// # Errors
/// [`Error::Solver`] where a pool is larger than 4096.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Setup, skill};
/// let pool = Pool::new(24)?;
/// let start = Game::new(Setup::new(Rules::RACE, pool, pool))?;
/// let halved = start.after(Choice::Ask(vec![12, 12]))?;
/// assert_eq!(skill(&halved)?.kept().unwrap().to_string(), "1");
/// // Nothing is worse than asking about one of 24.
/// let wasted = start.after(Choice::Ask(vec![1, 23]))?;
/// assert_eq!(skill(&wasted)?.kept().unwrap().to_string(), "0");
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub fn skill(game: &Game) -> Result<Skill, Error> {
    let turns = game.history().iter();
    let own = turns.filter(|turn| turn.by == Player::You);
    let stakes = own.map(|turn| {
        let worst = game.solution().worst(Pools {
            mover: Player::You,
            mine: turn.mine,
            theirs: turn.theirs,
        })?;
        let [best, chosen, worst] = [turn.best, turn.chosen, worst].map(BigRational::from);
        Ok(Stake::new(&best - chosen, best - worst))
    });
    Ok(Skill(stakes.collect::<Result<_, Error>>()?))
}
