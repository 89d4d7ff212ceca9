//! One pot of Guts at the equilibrium, with hands and coins.

use super::hand::Hand;
use super::settle::settle;
use crate::guts::{Error, Rules, StakeFactors};
use crate::play::draws::keyed;
use rand::RngExt;

/// The key of the hands of evenings.
const EVENINGS: u64 = 2;

/// One pot, from the antes until somebody holds alone and takes it. All hold above the threshold of the symmetric equilibrium; what
/// is said of "you" is said of the first player.
///
/// ```
/// use upperhand::guts::Rules;
/// use upperhand::play::guts::Evening;
/// let evening = Evening::new(Rules::Weenie, 5, 1)?;
/// assert_eq!(evening.rounds()[0].pot, 5);
/// assert_eq!(evening, Evening::new(Rules::Weenie, 5, 1)?);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    rounds: Vec<EveningRound>,
}

/// A round of an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningRound {
    /// The pot that is played for, in antes.
    pub pot: i64,
    /// How many hold.
    pub holders: usize,
    /// What you do.
    pub part: Part,
    /// What you have won after it, less what you paid and the ante.
    pub net: i64,
}

/// What a player does in a round.
///
/// ```
/// use upperhand::{guts::Rules, play::guts::{Evening, Part}};
/// let evening = Evening::new(Rules::Standard, 3, 2173)?;
/// let parts: Vec<Part> = evening.rounds().iter().map(|round| round.part).collect();
/// assert_eq!(parts[..3], [Part::Watched, Part::Paid, Part::Won]);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Takes the pot.
    Won,
    /// Pays as much as is in the pot.
    Paid,
    /// Neither.
    Watched,
}

impl Evening {
    /// The evening of a seed: the same on every machine.
    ///
    /// # Errors
    /// [`Error::PotPlayers`] outside 2 to 1000 players.
    pub fn new(rules: Rules, players: usize, seed: u64) -> Result<Self, Error> {
        let threshold = StakeFactors::equilibrium_threshold(rules, players)?.get();
        let mut dice = keyed([EVENINGS, seed]);
        let mut rounds = Vec::new();
        // More players than a thousand do not fit any table.
        let (mut pot, mut net) = (i64::try_from(players).unwrap_or(i64::MAX), -1_i64);
        loop {
            let hands: Vec<Hand> = (0..players).map(|_| Hand::Line(dice.random())).collect();
            let holds = |hand: &Hand| matches!(hand, Hand::Line(hand) if *hand > threshold);
            let held: Vec<bool> = hands.iter().map(holds).collect();
            let settled = settle(&hands, &held, rules == Rules::Weenie);
            let part = if settled.winner == Some(0) {
                Part::Won
            } else if held[0] || settled.weenie == Some(0) {
                Part::Paid
            } else {
                Part::Watched
            };
            net = match part {
                Part::Won => net.saturating_add(pot),
                Part::Paid => net.saturating_sub(pot),
                Part::Watched => net,
            };
            rounds.push(EveningRound {
                pot,
                holders: held.iter().filter(|&&holds| holds).count(),
                part,
                net,
            });
            if settled.carried == 0 {
                return Ok(Self { rounds });
            }
            pot = pot.saturating_mul(i64::try_from(settled.carried).unwrap_or(i64::MAX));
        }
    }

    /// The rounds, of which the last one is that in which one holds alone.
    #[must_use]
    pub fn rounds(&self) -> &[EveningRound] {
        &self.rounds
    }

    /// What you have won at its end.
    #[must_use]
    pub fn net(&self) -> i64 {
        self.rounds.last().map_or(-1, |round| round.net)
    }

    /// The largest pot, which is the last one.
    #[must_use]
    pub fn largest_pot(&self) -> i64 {
        self.rounds.last().map_or(0, |round| round.pot)
    }

    /// The number of the round that ruins a bankroll, from 1 on; `None` where it lasts.
    ///
    /// ```
    /// use upperhand::{guts::Rules, play::guts::Evening};
    /// assert_eq!(Evening::new(Rules::Standard, 4, 9)?.ruined(1_000_000), None);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn ruined(&self, bankroll: u32) -> Option<usize> {
        let limit = -i64::from(bankroll);
        let ruins = self.rounds.iter().position(|round| round.net < limit)?;
        Some(ruins + 1)
    }
}
