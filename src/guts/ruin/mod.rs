//! The chance that a bankroll does not last until somebody takes the pot.
//!
//! Everybody puts an ante into the first pot. In each round the best holder takes the pot, and each other holder pays as much as was
//! in it; with the Weenie rule, where all drop, the best of them pays it. Whoever would have to pay more than is left is ruined.
//!
//! All payments are multiples of the present pot, now and later. So a player with cash for k of the present pots, and not for k + 1,
//! is ruined with a chance that depends on k alone, ρ(k): what is said of the first pot is true of any other. A bankroll of B antes
//! pays ⌊(B − 1)/n⌋ first pots. Which of the holders is the best does not depend on who they are, see [`seat`].

mod chain;
mod seat;

use super::error::Error;
use super::limits::LARGEST_BANKROLL;
use super::pot::{chances_error, equilibrium_holders, threshold_holders};
use super::rules::Rules;
use super::threshold::Threshold;
use chain::{Chain, Side};
use seat::Seat;

/// A chance between two bounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChanceBounds {
    /// It is certainly no less, …
    pub low: f64,
    /// … and no more.
    pub high: f64,
}

/// The chance of ruin at a table by the bankroll, in one game played until somebody takes the pot.
///
/// ```
/// use upperhand::guts::{Ruin, Rules};
/// let three = Ruin::at_equilibrium(Rules::Standard, 3, 100)?;
/// let with = |antes| three.with(antes).unwrap().high;
/// // The first pot has three antes: with two left after the ante nothing can be paid.
/// assert_eq!(with(1), with(3));
/// assert!(0.13 < with(3) && with(3) < 0.14 && with(100) < 1e-5);
/// assert_eq!(three.smallest_bankroll(0.01), Some(7));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Ruin {
    players: usize,
    bankroll: u32,
    /// By the number of first pots that can be paid.
    low: Vec<f64>,
    high: Vec<f64>,
}

impl Ruin {
    /// The largest bankroll that is followed, in antes.
    pub const MOST_BANKROLL: u32 = LARGEST_BANKROLL;

    /// Ruin at the symmetric equilibrium of so many players, of up to this bankroll in antes. O(bankroll + players²).
    ///
    /// # Errors
    /// [`Error::PotPlayers`] outside 2 to 1000, [`Error::Bankroll`] outside 1 to 1,000,000.
    pub fn at_equilibrium(rules: Rules, players: usize, bankroll: u32) -> Result<Self, Error> {
        let holders = equilibrium_holders(rules, players)?;
        Self::of_holders(rules, &holders, bankroll)
    }

    /// The same where everybody holds above one threshold. The bounds are far apart where the pot is hardly ever taken.
    ///
    /// # Errors
    /// Those of [`at_equilibrium`](Self::at_equilibrium).
    ///
    /// ```
    /// use upperhand::guts::{Ruin, Rules, Threshold};
    /// // Two who hold half of their hands: both hold in one round of three that are not played again, and one of them pays.
    /// let half = Ruin::new(Rules::Standard, 2, Threshold::new(0.5)?, 1)?;
    /// // ρ(0) = (1 + ρ(1))/6 with ρ(k) = ρ(0)^(k + 1).
    /// let exact = 3.0 - 8.0_f64.sqrt();
    /// let found = half.with(1).unwrap();
    /// assert!(found.low <= exact && exact <= found.high && found.high - found.low < 1e-14);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    pub fn new(
        rules: Rules,
        players: usize,
        threshold: Threshold,
        bankroll: u32,
    ) -> Result<Self, Error> {
        let holders = threshold_holders(players, threshold)?;
        Self::of_holders(rules, &holders, bankroll)
    }

    fn of_holders(rules: Rules, holders: &[f64], bankroll: u32) -> Result<Self, Error> {
        if !(1..=Self::MOST_BANKROLL).contains(&bankroll) {
            return Err(Error::Bankroll { given: bankroll });
        }
        let players = holders.len() - 1;
        let seat = Seat::of_holders(rules, holders);
        let most = first_pots(players, bankroll);
        let side = |side| Chain::new(&seat, chances_error(players), side).solved(most);
        Ok(Self {
            players,
            bankroll,
            low: side(Side::Below),
            high: side(Side::Above),
        })
    }

    /// The chance that a bankroll is ruined; `None` for no ante, and for more than what this was solved for.
    #[must_use]
    pub fn with(&self, bankroll: u32) -> Option<ChanceBounds> {
        let is_solved = (1..=self.bankroll).contains(&bankroll);
        let pots = is_solved.then(|| first_pots(self.players, bankroll))?;
        Some(ChanceBounds {
            low: self.low[pots],
            high: self.high[pots],
        })
    }

    /// The smallest bankroll whose ruin is less likely than this; `None` where none of those solved for certainly is, or where the
    /// bounds do not tell which is the first.
    #[must_use]
    pub fn smallest_bankroll(&self, chance: f64) -> Option<u32> {
        let pots = self.high.iter().position(|&high| high < chance)?;
        if pots > 0 && self.low[pots - 1] < chance {
            return None;
        }
        u32::try_from(1 + pots * self.players).ok()
    }
}

/// How many first pots a bankroll pays after the ante.
const fn first_pots(players: usize, bankroll: u32) -> usize {
    (bankroll as usize - 1) / players
}
