//! Many rounds at once, compared with their expectation.

use super::deal::{choices, deal};
use super::draws::{Draws, Series};
use super::error::Error;
use super::game::Game;
use super::plan::Plan;
use super::played::Played;
use super::settle::settle;
use super::worth::Worth;

/// Rounds that were played at once, each for stakes of one ante, so that they are independent and identically
/// distributed.
#[derive(Clone, Debug, PartialEq)]
pub struct Forward {
    /// What you have won after 0, 1, 2, … rounds, in antes.
    pub bankroll: Vec<i64>,
    /// The expectation of one round, in antes.
    pub expectation: Worth,
    /// The variance of one round, in antes squared.
    pub variance: Worth,
}

impl Forward {
    /// The most rounds that are played at once.
    pub const MOST_ROUNDS: u32 = 1_000_000;

    /// What so many rounds bring on average, in antes.
    #[must_use]
    pub fn expected_after(&self, rounds: u32) -> f64 {
        self.expectation.value() * f64::from(rounds)
    }

    /// The standard error of what so many rounds bring, in antes.
    #[must_use]
    pub fn standard_error_after(&self, rounds: u32) -> f64 {
        (self.variance.value() * f64::from(rounds)).sqrt()
    }
}

/// Plays rounds against the opponents of a game, with its seed, but with other hands than in the game.
///
/// # Errors
/// [`Error::Plan`] for a plan of another deal, [`Error::NoEquilibrium`] for that of three players with cards and for any at a table or in turn, [`Error::Rounds`] outside 1 to a million.
///
/// ```
/// use upperhand::play::guts::{Game, Opponent, Plan, Setup, forward};
/// let setup = Setup { opponents: Opponent::Coalition, ..Setup::default() };
/// let thousand = forward(&Game::new(setup)?, Plan::Best, 1000)?;
/// assert_eq!(thousand.bankroll.len(), 1001);
/// // The coalition takes five and a half antes of a thousand rounds, give or take fifty-two.
/// assert!((thousand.expected_after(1000) + 5.566).abs() < 0.001);
/// assert!((thousand.standard_error_after(1000) - 52.34).abs() < 0.01);
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub fn forward(game: &Game, plan: Plan, rounds: u32) -> Result<Forward, Error> {
    let most = Forward::MOST_ROUNDS;
    if !(1..=most).contains(&rounds) {
        return Err(Error::Rounds {
            given: rounds,
            most,
        });
    }
    let (solution, setup) = (game.solution(), game.setup());
    let played = Played::new(solution, plan)?;
    let mut bankroll = vec![0];
    let mut sum = 0;
    for round in 0..rounds {
        let draws = Draws {
            seed: setup.seed,
            series: Series::Forward,
            round: u64::from(round),
        };
        let hands = deal(solution, setup, draws);
        let held = choices(solution, &hands, draws, played.holds(hands[0], draws));
        sum += settle(&hands, &held, setup.weenie).payoffs[0];
        bankroll.push(sum);
    }
    let (expectation, variance) = played.moments();
    Ok(Forward {
        bankroll,
        expectation,
        variance,
    })
}
