//! The arguments of *Guts*: thresholds, players, rules.

use super::{Argument, Read, range_error};
use core::ops::RangeInclusive;
use upperhand::guts::coalition::{FEWEST_PLAYERS, MOST_PLAYERS};
use upperhand::guts::{Players, Ruin, Rules, StakeFactors, Threshold};

impl Argument {
    /// A number from 0 to 1.
    pub fn threshold(&self) -> Read<Threshold> {
        self.number(&"a number from 0 to 1", |number| {
            Threshold::new(number).ok()
        })
    }

    /// A share, or a chance, from 0 to 1.
    pub fn share(&self) -> Read<f64> {
        self.threshold().map(Threshold::get)
    }

    /// One threshold for each of 2 to 64 players.
    pub fn thresholds(&self) -> Read<Vec<Threshold>> {
        self.thresholds_of(counts(Players::FEWEST, Players::MOST))
    }

    /// As many thresholds as may be given.
    fn thresholds_of(&self, counts: RangeInclusive<u32>) -> Read<Vec<Threshold>> {
        self.list("numbers from 0 to 1", counts, Self::threshold)
    }

    /// A number of players.
    pub fn players(&self) -> Read<Players> {
        self.players_of(Players::FEWEST, Players::MOST)
    }

    fn players_of(&self, least: usize, most: usize) -> Read<Players> {
        Ok(Players::new(self.whole(counts(least, most))? as usize)?)
    }

    /// The number of players of a coalition game; `None` for infinitely many.
    pub fn coalition_players(&self) -> Read<Option<Players>> {
        if self.is_infinite() {
            return Ok(None);
        }
        self.players_of(FEWEST_PLAYERS, MOST_PLAYERS).map(Some)
    }

    fn is_infinite(&self) -> bool {
        self.value.as_f64() == Some(f64::INFINITY)
    }

    /// The number of players of a pot.
    fn pot_players(&self) -> Read<u32> {
        self.whole(counts(Players::FEWEST, StakeFactors::MOST_PLAYERS))
    }

    /// What a round does to the stakes by these rules: of 2 to 1000 players or of infinitely many, at the equilibrium or at
    /// `thresholds`.
    pub fn stake_factors(&self, players: &Self) -> Read<StakeFactors> {
        let (rules, given) = (self.guts_rules()?, self.given("thresholds")?);
        let given = given.map(|it| it.called("thresholds"));
        if players.is_infinite() {
            return match given {
                None => Ok(StakeFactors::in_the_limit(rules)),
                Some(_) => Err(range_error(
                    "thresholds are for a whole number of players, not for Infinity",
                )),
            };
        }
        let number = players.pot_players()?;
        Ok(match given {
            None => StakeFactors::at_equilibrium(rules, number as usize),
            Some(given) => StakeFactors::new(rules, &given.thresholds_of(number..=number)?),
        }?)
    }

    /// Ruin by these rules with up to a bankroll, at the equilibrium or at `threshold`, the same for all.
    pub fn ruin(&self, players: &Self, bankroll: u32) -> Read<Ruin> {
        let rules = self.guts_rules()?;
        let number = players.pot_players()? as usize;
        let given = self.own("threshold")?;
        Ok(
            match given.unless_missing(None, |it| it.threshold().map(Some))? {
                None => Ruin::at_equilibrium(rules, number, bankroll),
                Some(threshold) => Ruin::new(rules, number, threshold, bankroll),
            }?,
        )
    }

    /// `weenie`: the standard rules when it is not there.
    pub fn guts_rules(&self) -> Read<Rules> {
        Ok(if self.switch("weenie")? {
            Rules::Weenie
        } else {
            Rules::Standard
        })
    }
}

/// Numbers of players as JavaScript knows them.
fn counts(least: usize, most: usize) -> RangeInclusive<u32> {
    let count = |players: usize| u32::try_from(players).unwrap_or(u32::MAX);
    count(least)..=count(most)
}
