//! A random choice of joint strategies.

use crate::guts::error::Error;
use crate::guts::opponents::{Opponents, Round};
use crate::guts::payoff::payoff;
use crate::guts::players::Players;
use crate::guts::root::last_not_positive;
use crate::guts::rules::Rules;
use crate::guts::threshold::Threshold;
use crate::guts::with_hand::{Choices, Showdown};

/// How far a sum of weights may be from 1 by rounding.
const ROUNDING: f64 = 1e-9;

/// A joint strategy of players 2 to n, and how often it is chosen.
///
/// ```
/// use upperhand::guts::coalition::one_round;
/// use upperhand::guts::{Players, Rules, Threshold};
/// // The optimum mixes a bloc with one who always holds.
/// let solution = one_round(Rules::Standard, Players::new(3)?)?;
/// let [loner, bloc] = solution.coalition.joint_strategies() else { panic!("it mixes two") };
/// assert_eq!(loner.opponents.thresholds()[0], Threshold::ALWAYS_HOLD);
/// assert!(loner.weight < bloc.weight);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Joint {
    /// The thresholds, as player 1 meets them.
    pub opponents: Opponents,
    /// The probability that it is chosen.
    pub weight: f64,
}

/// A mixed strategy of a synchronous coalition: its members know which joint strategy was drawn, but not
/// each other's hands.
///
/// ```
/// use upperhand::guts::coalition::Mixture;
/// use upperhand::guts::{Rules, Threshold};
/// let often = Threshold::all(&[0.5, 0.5])?;
/// let rarely = Threshold::all(&[0.0, 1.0])?;
/// let mixture = Mixture::new(Rules::Standard, &[(often, 0.75), (rarely, 0.25)])?;
/// // The first is fair to one who plays 1/2, too; the second leaves her 1/4.
/// assert!((mixture.round(Threshold::new(0.5)?).alpha - 0.25 * 0.25).abs() < 1e-15);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Mixture {
    rules: Rules,
    strategies: Vec<Joint>,
}

/// The best threshold of player 1 against a mixture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestThreshold {
    /// Her threshold.
    pub threshold: Threshold,
    /// Her payoff α, or α + βV, in antes.
    pub alpha: f64,
}

impl Mixture {
    /// A random choice among joint strategies, with their weights.
    ///
    /// # Errors
    /// [`Error::Weight`] unless the weights are in 0 to 1 and add up to 1 (to 1e-9; they are scaled to
    /// add up), [`Error::Players`] for no members or more than 63, [`Error::Members`] for joint
    /// strategies of different length.
    pub fn new(rules: Rules, strategies: &[(Vec<Threshold>, f64)]) -> Result<Self, Error> {
        if let Some(&(_, given)) = strategies.iter().find(|(_, w)| !(0.0..=1.0).contains(w)) {
            return Err(Error::Weight { given });
        }
        // The sum of no weights is 0; that of an empty iterator is −0.
        let total = strategies
            .iter()
            .fold(0.0, |total, (_, weight)| total + weight);
        if (total - 1.0).abs() > ROUNDING {
            return Err(Error::Weight { given: total });
        }
        let expected = strategies[0].0.len();
        let joint = |(thresholds, weight): &(Vec<Threshold>, f64)| {
            if thresholds.len() != expected {
                let given = thresholds.len();
                return Err(Error::Members { given, expected });
            }
            Ok(Joint {
                opponents: Opponents::new(rules, thresholds)?,
                weight: weight / total,
            })
        };
        let strategies = strategies.iter().map(joint).collect::<Result<_, _>>()?;
        Ok(Self { rules, strategies })
    }

    /// The mixed strategy of Guts, Lemmas 7.14 and 7.15: mostly A, all at ε below the equilibrium, and with
    /// weight Cε² B, one who always holds and all others at δ above it.
    ///
    /// # Errors
    /// [`Error::Threshold`] when ε or δ leaves \[0, 1\], [`Error::Weight`] when Cε² does.
    ///
    /// ```
    /// use upperhand::guts::Players;
    /// use upperhand::guts::coalition::Mixture;
    /// // Example 6.14.
    /// let example = Mixture::of_the_paper(Players::new(3)?, 0.04, 0.137, 17.0 / 16.0 * 100.0)?;
    /// assert!((-0.0045..-0.0044).contains(&example.best_threshold().alpha));
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    pub fn of_the_paper(
        players: Players,
        epsilon: f64,
        delta: f64,
        factor: f64,
    ) -> Result<Self, Error> {
        let equilibrium = 0.5_f64.powf(1.0 / players.others() as f64);
        let often = vec![Threshold::new(equilibrium - epsilon)?; players.others()];
        let mut rarely = vec![Threshold::new(equilibrium + delta)?; players.others()];
        rarely[0] = Threshold::ALWAYS_HOLD;
        let weight = factor * epsilon * epsilon;
        Self::new(Rules::Standard, &[(often, 1.0 - weight), (rarely, weight)])
    }

    /// The joint strategies to choose from, and how often.
    #[must_use]
    pub fn joint_strategies(&self) -> &[Joint] {
        &self.strategies
    }

    /// Player 1's α, and β, at her threshold. Under a microsecond.
    #[must_use]
    pub fn round(&self, mine: Threshold) -> Round {
        self.mean(|opponents| opponents.round(mine))
    }

    /// The derivatives of [`Self::round`] in player 1's threshold; that of α falls.
    ///
    /// ```
    /// use upperhand::guts::coalition::Mixture;
    /// use upperhand::guts::{Rules, Threshold};
    /// let always = Mixture::new(Rules::Standard, &[(vec![Threshold::ALWAYS_HOLD], 1.0)])?;
    /// assert_eq!(always.slope(Threshold::new(0.5)?).alpha, -1.0 + 2.0 * (1.0 - 2.0 * 0.5));
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn slope(&self, mine: Threshold) -> Round {
        self.mean(|opponents| opponents.slope(mine))
    }

    /// Player 1's best threshold in one round. Her payoff is a concave function of it, so that one zero of
    /// its slope is the maximum. Some 10 µs.
    #[must_use]
    pub fn best_threshold(&self) -> BestThreshold {
        self.best_threshold_before(0.0)
    }

    /// The best threshold in a round after which a unit of stakes is worth `value`, with α + βV as `alpha`:
    /// β is linear in her threshold, so that this is concave too. Some 10 µs.
    ///
    /// ```
    /// use upperhand::guts::coalition::repeated;
    /// use upperhand::guts::{Players, Rules};
    /// // The fixed point of the repeated game.
    /// let game = repeated(Rules::Standard, Players::new(3)?)?;
    /// let best = game.coalition.best_threshold_before(game.value);
    /// assert!((best.alpha - game.value).abs() <= game.gap);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn best_threshold_before(&self, value: f64) -> BestThreshold {
        let fall = |mine: f64| -self.slope(Threshold::found(mine)).followed_by(value);
        let threshold = Threshold::found(last_not_positive(0.0, 1.0, fall));
        BestThreshold {
            threshold,
            alpha: self.round(threshold).followed_by(value),
        }
    }

    /// The gain of each member of the coalition in the round, in antes, when player 1 plays `mine`. Member
    /// i plays the i-th lowest threshold of each joint strategy. They add up to −α.
    ///
    /// ```
    /// use upperhand::guts::coalition::Mixture;
    /// use upperhand::guts::{Rules, Threshold};
    /// let pair = Threshold::all(&[0.0, 1.0])?;
    /// let mixture = Mixture::new(Rules::Standard, &[(pair, 1.0)])?;
    /// // Whoever always holds beats the one who always drops.
    /// assert_eq!(mixture.members(Threshold::ALWAYS_DROP), [2.0, -1.0]);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn members(&self, mine: Threshold) -> Vec<f64> {
        let mut gains = vec![0.0; self.strategies[0].opponents.players().others()];
        for joint in &self.strategies {
            let mut thresholds = vec![mine];
            thresholds.extend(joint.opponents.thresholds());
            // A mixture has between 1 and 63 members, so there is a payoff.
            let alpha = payoff(self.rules, &thresholds).map_or_else(|_| Vec::new(), |p| p.alpha);
            for (gain, alpha) in gains.iter_mut().zip(&alpha[1..]) {
                *gain += joint.weight * alpha;
            }
        }
        gains
    }

    /// What holding and dropping a hand from 0 to 1 return, before player 1 knows which joint strategy was drawn.
    ///
    /// ```
    /// use upperhand::guts::coalition::one_round;
    /// use upperhand::guts::{Players, Rules};
    /// // With the hand at player 1's optimal threshold both return the same.
    /// let solution = one_round(Rules::Standard, Players::new(3)?)?;
    /// let line = solution.player.unwrap().get();
    /// let choices = solution.coalition.with_hand(line);
    /// assert!((choices.hold.alpha - choices.drop.alpha).abs() < 1e-9);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn with_hand(&self, hand: f64) -> Choices {
        let with = self.strategies.iter().map(|joint| {
            let Choices { hold, drop } = joint.opponents.with_hand(hand);
            (hold.weighted(joint.weight), drop.weighted(joint.weight))
        });
        with.fold(Choices::default(), |sum, (hold, drop)| Choices {
            hold: sum.hold.plus(hold),
            drop: sum.drop.plus(drop),
        })
    }

    /// What a held hand meets.
    ///
    /// ```
    /// use upperhand::guts::coalition::Mixture;
    /// use upperhand::guts::{Rules, Threshold};
    /// let pair = |at: [f64; 2]| Threshold::all(&at);
    /// let mixture = Mixture::new(Rules::Standard, &[(pair([0.0, 1.0])?, 0.5), (pair([1.0, 1.0])?, 0.5)])?;
    /// let met = mixture.showdown(0.5);
    /// assert_eq!((met.alone, met.win), (0.5, 0.75));
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn showdown(&self, hand: f64) -> Showdown {
        let (mut alone, mut win) = (0.0, 0.0);
        for Joint { opponents, weight } in &self.strategies {
            let met = opponents.showdown(hand);
            alone += weight * met.alone;
            win += weight * met.win;
        }
        Showdown { alone, win }
    }

    /// The mean square of player 1's payoff in one round, in antes squared.
    ///
    /// ```
    /// use upperhand::guts::coalition::Mixture;
    /// use upperhand::guts::{Rules, Threshold};
    /// let always = Mixture::new(Rules::Standard, &[(vec![Threshold::ALWAYS_HOLD], 1.0)])?;
    /// assert_eq!(always.second_moment(Threshold::ALWAYS_HOLD), 4.0);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn second_moment(&self, mine: Threshold) -> f64 {
        let each = |joint: &Joint| joint.weight * joint.opponents.second_moment(mine);
        self.strategies.iter().map(each).sum()
    }

    fn mean(&self, each: impl Fn(&Opponents) -> Round) -> Round {
        self.strategies
            .iter()
            .map(|joint| each(&joint.opponents).weighted(joint.weight))
            .fold(Round::default(), Round::plus)
    }
}
