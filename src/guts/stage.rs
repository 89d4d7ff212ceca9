//! A round that is followed by something: the game α + βV.

use super::opponents::Opponents;
use super::players::Players;
use super::rules::Rules;
use super::threshold::Threshold;

/// One round, when a unit of stakes carried on is worth `value` to player 1, from −1 (she leaves and
/// forfeits her ante) to 0 (the round stands alone).
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage {
    pub(super) rules: Rules,
    pub(super) players: Players,
    pub(super) value: f64,
}

impl Stage {
    /// The round that stands alone.
    pub(super) const fn alone(rules: Rules, players: Players) -> Self {
        Self {
            rules,
            players,
            value: 0.0,
        }
    }

    /// α + βV at player 1's threshold.
    pub(super) fn worth(&self, opponents: &Opponents, mine: f64) -> f64 {
        opponents
            .round(Threshold::found(mine))
            .followed_by(self.value)
    }

    /// The derivative of α + βV in player 1's threshold.
    pub(super) fn slope(&self, opponents: &Opponents, mine: f64) -> f64 {
        opponents
            .slope(Threshold::found(mine))
            .followed_by(self.value)
    }
}
