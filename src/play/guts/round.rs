//! A round that was played.

use super::hand::Hand;

/// A round that was played.
///
/// ```
/// use upperhand::play::guts::{Game, Choice, Round, Setup};
/// let game = Game::new(Setup::default())?.after(Choice::Hold)?;
/// let round: &Round = &game.history()[0];
/// assert_eq!(round.payoffs.iter().sum::<i64>(), 0);
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The stakes, in antes: the pot is so many from each player.
    pub stakes: u64,
    /// The hand of each player, you first.
    pub hands: Vec<Hand>,
    /// Who held.
    pub held: Vec<bool>,
    /// The seat, from 0, of the best of those who held, who takes the pot; `None` where all dropped.
    pub winner: Option<usize>,
    /// The seat of who must match the pot because all dropped.
    pub weenie: Option<usize>,
    /// The payoff of each player per unit of stakes, in antes.
    pub payoffs: Vec<i64>,
    /// The stakes of the next round for this pot; 0 where it is taken.
    pub carried: u64,
}
