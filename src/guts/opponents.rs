//! One round as a function of player 1's own threshold, the others' held fixed.

use super::error::Error;
use super::players::Players;
use super::powers::{power, power_integral};
use super::rules::Rules;
use super::threshold::Threshold;
use crate::order;

/// α and β of one player, or their derivatives.
///
/// ```
/// use upperhand::guts::Round;
/// let round = Round { alpha: 0.25, beta: 0.5 };
/// assert_eq!(round.followed_by(-1.0), -0.25);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Round {
    /// The expected payoff of the round, in antes.
    pub alpha: f64,
    /// The expected stakes carried on.
    pub beta: f64,
}

impl Round {
    /// α + βV: this round, when what follows is worth `value` per unit of stakes (Guts, (3.1)).
    #[must_use]
    pub fn followed_by(self, value: f64) -> f64 {
        self.alpha + self.beta * value
    }

    /// The part of the round that stays.
    pub(super) fn weighted(self, weight: f64) -> Self {
        Self {
            alpha: weight * self.alpha,
            beta: weight * self.beta,
        }
    }

    /// Both together.
    pub(super) fn plus(self, other: Self) -> Self {
        Self {
            alpha: self.alpha + other.alpha,
            beta: self.beta + other.beta,
        }
    }
}

/// The thresholds of players 2 to n, as player 1 meets them.
///
/// Both α and β are smooth in her own threshold `a`: β is linear and α concave, since its derivative
/// `−1 + c·Π tⱼ + n·(1 − 2·Π max(a, tⱼ) − w·Π min(a, tⱼ))` falls with a (w = 1 and c = 3 with the Weenie
/// rule, w = 0 and c = 2 without).
///
/// ```
/// use upperhand::guts::{Opponents, Players, Rules, Threshold};
/// // Against a bloc at the equilibrium, holding more often costs nothing, holding less often does.
/// let bloc = Opponents::bloc(Rules::Standard, Players::new(2)?, Threshold::new(0.5)?);
/// assert_eq!(bloc.round(Threshold::new(0.25)?).alpha, 0.0);
/// assert_eq!(bloc.round(Threshold::new(0.75)?).alpha, -0.125);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Opponents {
    rules: Rules,
    players: Players,
    /// Distinct thresholds in ascending order, with the number of players at each.
    groups: Vec<(f64, usize)>,
    /// The sum of the thresholds.
    sum: f64,
    /// The product of the thresholds: the chance that they all drop.
    all_drop: f64,
}

impl Opponents {
    /// Opponents at these thresholds, in any order.
    ///
    /// # Errors
    /// [`Error::Players`] unless there are 1 to 63.
    pub fn new(rules: Rules, thresholds: &[Threshold]) -> Result<Self, Error> {
        let players = Players::new(thresholds.len() + 1)?;
        let mut sorted: Vec<f64> = thresholds.iter().map(|t| t.get()).collect();
        order::sort_by(&mut sorted, f64::total_cmp);
        let groups = sorted.chunk_by(PartialEq::eq).map(|g| (g[0], g.len()));
        Ok(Self::of_groups(rules, players, groups.collect()))
    }

    /// All opponents at the same threshold.
    #[must_use]
    pub fn bloc(rules: Rules, players: Players, at: Threshold) -> Self {
        Self::of_groups(rules, players, vec![(at.get(), players.others())])
    }

    /// One opponent at the lower threshold, all others at the higher one.
    pub(super) fn loner(rules: Rules, players: Players, low: f64, high: f64) -> Self {
        let groups = if low < high && players.others() > 1 {
            vec![(low, 1), (high, players.others() - 1)]
        } else {
            vec![(low, players.others())]
        };
        Self::of_groups(rules, players, groups)
    }

    fn of_groups(rules: Rules, players: Players, groups: Vec<(f64, usize)>) -> Self {
        Self {
            rules,
            players,
            sum: groups.iter().map(|&(t, count)| count as f64 * t).sum(),
            all_drop: groups.iter().map(|&(t, count)| power(t, count)).product(),
            groups,
        }
    }

    /// The rule for when everybody drops.
    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of players, player 1 among them.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Their thresholds, ascending.
    ///
    /// ```
    /// use upperhand::guts::{Opponents, Rules, Threshold};
    /// let opponents = Opponents::new(Rules::Standard, &Threshold::all(&[0.75, 0.25])?)?;
    /// assert_eq!(opponents.thresholds(), Threshold::all(&[0.25, 0.75])?);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn thresholds(&self) -> Vec<Threshold> {
        let each = |&(t, count): &(f64, usize)| core::iter::repeat_n(Threshold::found(t), count);
        self.groups.iter().flat_map(each).collect()
    }

    /// Player 1's α, and β, when she plays `mine`. O(g log n) for g distinct thresholds.
    #[must_use]
    pub fn round(&self, mine: Threshold) -> Round {
        let mine = mine.get();
        let holders = self.players.others() as f64 - self.sum + (1.0 - mine);
        let all_drop = self.rules.all_drop_factor() * self.all_drop * mine;
        let mut wager = 2.0 * self.chance_to_win(mine) - (1.0 - mine);
        if self.rules == Rules::Weenie {
            wager -= self.chance_to_be_best_of_the_dropped(mine);
        }
        Round {
            alpha: holders - 2.0 + all_drop + self.players.get() as f64 * wager,
            beta: holders - 1.0 + all_drop,
        }
    }

    /// The derivatives of [`Self::round`] in player 1's threshold.
    ///
    /// ```
    /// use upperhand::guts::{Opponents, Players, Rules, Threshold};
    /// // Guts, (7.1): (n − 1)·(1 − 2p^(n−1)) where all play p.
    /// let (half, players) = (Threshold::new(0.5)?, Players::new(3)?);
    /// let slope = Opponents::bloc(Rules::Standard, players, half).slope(half);
    /// assert_eq!((slope.alpha, slope.beta), (1.0, -0.5));
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn slope(&self, mine: Threshold) -> Round {
        let mine = mine.get();
        let (mut win, mut weenie) = (1.0, 1.0);
        for &(threshold, count) in &self.groups {
            win *= power(threshold.max(mine), count);
            weenie *= power(threshold.min(mine), count);
        }
        let beta = self.rules.all_drop_factor() * self.all_drop - 1.0;
        let wager = 1.0 - 2.0 * win - self.rules.weenies() * weenie;
        Round {
            alpha: beta + self.players.get() as f64 * wager,
            beta,
        }
    }

    /// ∫ Π max(x, tⱼ) dx from `mine` to 1.
    fn chance_to_win(&self, mine: f64) -> f64 {
        let (mut beaten, mut above, mut to, mut win) = (self.players.others(), 1.0, 1.0, 0.0);
        for &(threshold, count) in self.groups.iter().rev() {
            let from = threshold.max(mine);
            win += above * power_integral(from, to, beaten + 1);
            if threshold <= mine {
                return win;
            }
            above *= power(threshold, count);
            beaten -= count;
            to = threshold;
        }
        win + above * (to - mine)
    }

    /// ∫ Π min(x, tⱼ) dx from 0 to `mine`.
    fn chance_to_be_best_of_the_dropped(&self, mine: f64) -> f64 {
        let (mut beaten, mut below, mut from, mut weenie) = (self.players.others(), 1.0, 0.0, 0.0);
        for &(threshold, count) in &self.groups {
            let to = threshold.min(mine);
            weenie += below * power_integral(from, to, beaten + 1);
            if threshold >= mine {
                return weenie;
            }
            below *= power(threshold, count);
            beaten -= count;
            from = threshold;
        }
        weenie + below * (mine - from)
    }
}
