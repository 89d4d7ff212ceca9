//! Player 1 against the synchronous coalition of all others: they share a random choice of thresholds,
//! not their cards (Guts, §6.3 and §7.4, which has a winning mixture; here is the optimal one).
//!
//! # What is proved, and what is searched
//!
//! The result of every search is certified afterwards, up to rounding errors, which the gap includes:
//!
//! * What a mixture of the coalition leaves to player 1 is a concave function of her threshold; its
//!   maximum is the zero of a falling slope. That bounds the value from above.
//! * What a threshold of player 1 leaves her is a minimum over all thresholds of all members, and
//!   [`best_response`](super::best_response()) has a certified bound, and in its module a proof that two
//!   different thresholds suffice. That bounds the value from below.
//!
//! As payoffs are concave in player 1's threshold she needs no mixture, and the coalition needs two
//! joint strategies at most: no linear program is solved. Without the Weenie rule these are a bloc and
//! one member who always holds beside a more cautious bloc, as in the paper.
//!
//! # What comes out
//!
//! Without the Weenie rule the coalition wins 0.0056 antes in one round of three players, 0.0491 of
//! twenty; repeated, 0.0133 and 0.1264. With the Weenie rule the equilibrium withstands every coalition
//! for three, four and five players, and not for six and more: the coalition wins 0.0003 of six, 0.0128 of
//! twenty. Repeated it is 0.0087 for six; from seven players on β > 1 at the equilibrium, the coalition can
//! let the pot grow without end, and player 1 does no better than to leave and forfeit her ante.
//!
//! Without a common random choice, each of the others drawing alone, they win nothing: [`without_die`].
//!
//! For more and more players the values settle at −0.0622 in one round, −0.1565 repeated, and −0.0242 in one round with the Weenie
//! rule: [`limiting`].

mod apart;
mod endless;
pub mod limiting;
mod mixture;
mod saddle;

pub use apart::safe_reply;
pub use mixture::{BestThreshold, Joint, Mixture};

use super::equilibrium::equilibrium;
use super::error::Error;
use super::limits::{LARGEST_COALITION_GAME, SMALLEST_COALITION_GAME};
use super::players::Players;
use super::rules::Rules;
use super::stage::Stage;
use super::threshold::Threshold;
use saddle::{Saddle, saddle};

/// The fewest players, player 1 among them: a coalition needs two members.
pub const FEWEST_PLAYERS: usize = SMALLEST_COALITION_GAME;
/// The most players of a coalition game that is solved.
pub const MOST_PLAYERS: usize = LARGEST_COALITION_GAME;

/// The largest error of rounding in a payoff, in antes: a hundred times what was seen for up to 20 players.
const ROUNDING: f64 = 1e-12;

/// The value of a coalition game, and optimal strategies of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The value: player 1 can be held to it and can secure it, in antes. Never positive.
    pub value: f64,
    /// The true value is no further from `value` than this.
    pub gap: f64,
    /// An optimal mixture of the coalition.
    pub coalition: Mixture,
    /// Player 1's optimal threshold, with weight 1: she needs no mixture. `None` where she can do no better
    /// than to leave at once and forfeit her ante.
    pub player: Option<Threshold>,
}

/// One round: the largest α that player 1 can secure. About 0.2 ms; see `benches/solver/guts.rs`.
///
/// # Errors
/// [`Error::CoalitionPlayers`] outside 3 to 20 players.
///
/// ```
/// use upperhand::guts::coalition::one_round;
/// use upperhand::guts::{Players, Rules};
/// // With the Weenie rule three players are safe, six are not.
/// assert!(one_round(Rules::Weenie, Players::new(3)?)?.value > -1e-11);
/// assert!(one_round(Rules::Weenie, Players::new(6)?)?.value < -0.000_298);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn one_round(rules: Rules, players: Players) -> Result<Solution, Error> {
    let stage = coalition_stage(rules, players)?;
    Ok(solution(saddle(&stage)?))
}

/// The repeated game: the fixed point of V = Value(α + βV) reached from V = 0, or −1 where player 1 does best to leave
/// at once and forfeit her ante. Takes about five times as long as [`one_round`].
///
/// # Errors
/// [`Error::CoalitionPlayers`] outside 3 to 20 players.
///
/// ```
/// use upperhand::guts::coalition::repeated;
/// use upperhand::guts::{Players, Rules};
/// let three = repeated(Rules::Standard, Players::new(3)?)?;
/// assert!((three.value + 0.013_285_906).abs() < 1e-9 && three.gap < 1e-10);
/// let seven = repeated(Rules::Weenie, Players::new(7)?)?;
/// assert_eq!((seven.value, seven.player), (-1.0, None));
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn repeated(rules: Rules, players: Players) -> Result<Solution, Error> {
    endless::solve(coalition_stage(rules, players)?)
}

/// The values of the game of 0, 1, 2, … rounds, after which player 1 leaves for the termination fee: `V₀ = −fee`, `Vₖ₊₁
/// = Value(α + βVₖ)`, never below −1, since she may always leave and forfeit her ante (Guts, (4.9)). An endless
/// iterator; each step takes as long as [`one_round`].
///
/// # Errors
/// [`Error::CoalitionPlayers`] outside 3 to 20 players, [`Error::Fee`] unless the fee is from 0 to 1.
///
/// ```
/// use upperhand::guts::coalition::values;
/// use upperhand::guts::{Players, Rules};
/// let falling: Vec<f64> = values(Rules::Standard, Players::new(3)?, 0.0)?.take(3).collect();
/// assert!(falling[0] == 0.0 && falling[1] > falling[2]);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn values(
    rules: Rules,
    players: Players,
    fee: f64,
) -> Result<impl Iterator<Item = f64>, Error> {
    let stage = coalition_stage(rules, players)?;
    if !(0.0..=1.0).contains(&fee) {
        return Err(Error::Fee { given: fee });
    }
    Ok(core::iter::successors(Some(-fee), move |&value| {
        let solved = saddle(&Stage { value, ..stage }).ok()?;
        Some(f64::midpoint(solved.lowest, solved.highest).max(-1.0))
    }))
}

/// The game of player 1 against all others, each of whom draws alone: value 0, exactly, in one round and repeated. The others are
/// at the equilibrium, and so is she.
///
/// # Errors
/// [`Error::CoalitionPlayers`] outside 3 to 20 players.
///
/// ```
/// use upperhand::guts::coalition::{one_round, without_die};
/// use upperhand::guts::{Players, Rules};
/// let twenty = Players::new(20)?;
/// assert!(one_round(Rules::Standard, twenty)?.value < -0.049);
/// let apart = without_die(Rules::Standard, twenty)?;
/// assert_eq!((apart.value, apart.gap), (0.0, 0.0));
/// assert!(apart.coalition.best_threshold().alpha.abs() < 1e-12);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn without_die(rules: Rules, players: Players) -> Result<Solution, Error> {
    coalition_stage(rules, players)?;
    let threshold = equilibrium(rules, players).threshold;
    let bloc = vec![threshold; players.others()];
    Ok(Solution {
        value: 0.0,
        gap: 0.0,
        coalition: Mixture::new(rules, &[(bloc, 1.0)])?,
        player: Some(threshold),
    })
}

fn coalition_stage(rules: Rules, players: Players) -> Result<Stage, Error> {
    if (SMALLEST_COALITION_GAME..=LARGEST_COALITION_GAME).contains(&players.get()) {
        Ok(Stage::alone(rules, players))
    } else {
        let given = players.get();
        Err(Error::CoalitionPlayers { given })
    }
}

/// The round alone, from its saddle.
fn solution(saddle: Saddle) -> Solution {
    Solution {
        value: f64::midpoint(saddle.lowest, saddle.highest).min(0.0),
        gap: (saddle.highest - saddle.lowest).abs() / 2.0 + ROUNDING,
        coalition: saddle.coalition,
        player: Some(saddle.threshold),
    }
}
