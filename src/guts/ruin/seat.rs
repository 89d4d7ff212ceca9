//! What a round does to one player and to the stakes, where all hold above the same threshold.

use crate::guts::rules::Rules;

/// The chances of a round for one player, by the factor of the stakes.
///
/// Hands are independent and all thresholds the same, so that of R holders each is equally likely to be the best, and each set of R
/// players to be the holders: of a factor f = R − 1 a player wins 1/n, pays f/n and sits out the rest.
pub(super) struct Seat {
    /// The chance that the round is the last.
    pub ends: f64,
    /// From the factor 1 on.
    pub factors: Vec<Shares>,
}

/// The chances of a factor.
#[derive(Clone, Copy, Default)]
pub(super) struct Shares {
    /// The player takes the pot.
    pub wins: f64,
    /// The player pays the pot.
    pub pays: f64,
    /// Others play for it.
    pub watches: f64,
}

impl Seat {
    /// From the chance that nobody holds, that one does, and so on. Where all drop and nobody pays, the round is played again: it
    /// changes nothing, and does not count.
    pub(super) fn of_holders(rules: Rules, holders: &[f64]) -> Self {
        let players = holders.len() - 1;
        let n = players as f64;
        let share = |holding: usize| {
            let each = holders[holding] / n;
            let factor = (holding - 1) as f64;
            Shares {
                wins: each,
                pays: each * factor,
                watches: each * (n - factor - 1.0),
            }
        };
        let mut factors: Vec<Shares> = (2..=players).map(share).collect();
        if rules == Rules::Weenie {
            factors.resize(factors.len().max(2), Shares::default());
            let each = holders[0] / n;
            factors[1].pays += each;
            factors[1].watches += each * (n - 1.0);
        }
        Self {
            ends: holders[1],
            factors,
        }
    }
}
