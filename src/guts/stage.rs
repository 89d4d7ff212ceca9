//! A round that is followed by something: the game α + βV.

use super::opponents::Opponents;
use super::players::Players;
use super::rules::Rules;
use super::threshold::Threshold;

/// One round, when a unit of stakes carried on is worth `value` to player 1, from −1 (she leaves and
/// forfeits her ante) to 0 (the round stands alone).
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    pub rules: Rules,
    pub players: Players,
    pub value: f64,
}

impl Stage {
    /// The round that stands alone.
    pub const fn alone(rules: Rules, players: Players) -> Self {
        Self {
            rules,
            players,
            value: 0.0,
        }
    }

    /// α + βV at player 1's threshold.
    pub fn worth(&self, opponents: &Opponents, mine: f64) -> f64 {
        opponents
            .round(Threshold::found(mine))
            .followed_by(self.value)
    }

    /// The derivative of α + βV in player 1's threshold.
    pub fn slope(&self, opponents: &Opponents, mine: f64) -> f64 {
        opponents
            .slope(Threshold::found(mine))
            .followed_by(self.value)
    }
}
