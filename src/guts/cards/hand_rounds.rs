//! What every hand earns and leaves in the pot: for the long run, where a round is followed by others.

use super::game::{AllDrop, CardGame};
use super::strategy::Strategy;
use crate::Fraction;

/// What a choice earns, and the stakes that it leaves to the next round, both on average.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::ExactRound;
/// let round = ExactRound { alpha: Fraction::new(1, 4), beta: Fraction::new(1, 2) };
/// assert_eq!(round.followed_by(Fraction::from(-1)), Fraction::new(-1, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExactRound {
    /// The expected payoff, in antes: the α of the paper.
    pub alpha: Fraction,
    /// The expected stakes carried on: the β of the paper.
    pub beta: Fraction,
}

impl ExactRound {
    /// α + βV: this round, when what follows is worth `value` per unit of stakes.
    #[must_use]
    pub fn followed_by(self, value: Fraction) -> Fraction {
        self.alpha + self.beta * value
    }
}

/// A choice, in parts of [`HandRounds::denominator`].
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceSum {
    pub(super) alpha: i128,
    pub(super) beta: i128,
}

/// Both choices with a hand, in the same parts.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceSums {
    pub(super) hold: ChoiceSum,
    pub(super) drop: ChoiceSum,
}

/// What holding and dropping each hand earn and leave in the pot against given others.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, HandRounds, ReturnSums, Strategy};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// let theirs = Strategy::threshold(game.hands(), 26)?;
/// let [hold, drop] = HandRounds::against(&game, &theirs).get(30);
/// let returns = ReturnSums::new(&game, &theirs).get(30);
/// assert_eq!((hold.alpha, drop.alpha), (returns.hold, returns.drop));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct HandRounds {
    pub(super) sums: Vec<ChoiceSums>,
    pub(super) denominator: i128,
}

/// A reply that holds some hands and drops the others, and a round of it.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, HandRounds, HandReply, Strategy};
/// let game = CardGame::new(Deck::new(2, 2)?, 1, AllDrop::Replay)?;
/// let always = Strategy::threshold(game.hands(), 0)?;
/// let reply: HandReply = HandRounds::against(&game, &always).best_reply_before(Fraction::ZERO);
/// assert_eq!(reply.held, [false, true, true, true]);
/// assert_eq!(reply.lowest_held(), Some(1));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandReply {
    /// Which hands it holds, weakest first.
    pub held: Vec<bool>,
    /// What a round of it earns and leaves in the pot.
    pub round: ExactRound,
}

impl HandReply {
    /// The weakest hand that it holds, where it drops all weaker ones and holds all others: a line. `None` where it
    /// is none, or drops every hand.
    #[must_use]
    pub fn lowest_held(&self) -> Option<usize> {
        let lowest = self.held.iter().position(|&held| held)?;
        let is_line = self.held[lowest..].iter().all(|&held| held);
        is_line.then_some(lowest)
    }
}

impl HandRounds {
    /// Against one other player. O(hands).
    #[must_use]
    pub fn against(game: &CardGame, theirs: &Strategy) -> Self {
        let denominator = game.hands().opposing() as i128 * theirs.denominator();
        let replayed = match game.all_drop() {
            AllDrop::Replay => 1,
            AllDrop::Weenie => 2,
        };
        let held = game.held_by(theirs.numerators()).into_iter();
        let sums = held.zip(game.strategy_sums(theirs)).map(|(held, earned)| {
            let they_hold = held.weaker + held.stronger;
            ChoiceSums {
                hold: ChoiceSum {
                    alpha: earned.hold.into(),
                    beta: they_hold,
                },
                drop: ChoiceSum {
                    alpha: earned.drop.into(),
                    beta: replayed * (denominator - they_hold),
                },
            }
        });
        Self {
            sums: sums.collect(),
            denominator,
        }
    }

    /// Holding and dropping a hand.
    ///
    /// # Panics
    /// When there is no such hand.
    #[must_use]
    pub fn get(&self, hand: usize) -> [ExactRound; 2] {
        let ChoiceSums { hold, drop } = self.sums[hand];
        [hold, drop].map(|choice| self.round(choice, 1))
    }

    fn round(&self, sum: ChoiceSum, hands: i128) -> ExactRound {
        let share = |part| Fraction::new(part, self.denominator * hands);
        ExactRound {
            alpha: share(sum.alpha),
            beta: share(sum.beta),
        }
    }

    /// The best reply in a round after which a unit of stakes is worth `value`: with 0, to this round alone. Where both
    /// choices are worth the same it drops. O(hands).
    #[must_use]
    pub fn best_reply_before(&self, value: Fraction) -> HandReply {
        let (value, unit) = (value.numerator(), value.denominator());
        let worth = |choice: ChoiceSum| choice.alpha * unit + choice.beta * value;
        let held = self.sums.iter();
        let held = held.map(|sums| worth(sums.hold) > worth(sums.drop));
        self.reply(held.collect())
    }

    /// The reply that holds these hands, and a round of it.
    ///
    /// # Panics
    /// Unless there is an answer for each hand.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, HandRounds, Strategy, payoff};
    /// let game = CardGame::new(Deck::new(2, 2)?, 1, AllDrop::Replay)?;
    /// let [always, aces] = [0, 2].map(|line| Strategy::threshold(game.hands(), line).unwrap());
    /// let reply = HandRounds::against(&game, &aces).reply(vec![true; 4]);
    /// assert_eq!(reply.round.alpha, payoff(&game, &always, &aces));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn reply(&self, held: Vec<bool>) -> HandReply {
        assert_eq!(held.len(), self.sums.len(), "an answer for each hand");
        let mut total = ChoiceSum { alpha: 0, beta: 0 };
        for (sums, &holds) in self.sums.iter().zip(&held) {
            let chosen = if holds { sums.hold } else { sums.drop };
            total.alpha += chosen.alpha;
            total.beta += chosen.beta;
        }
        HandReply {
            round: self.round(total, held.len() as i128),
            held,
        }
    }

    /// The denominator of all returns of a single hand.
    #[must_use]
    pub const fn denominator(&self) -> i128 {
        self.denominator
    }
}
