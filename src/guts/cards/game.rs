//! The game: hands, and what happens when all drop.

use super::deck::Deck;
use super::disjoint::{
    Number, Opposing, Subsets, disjoint_among_weakest, opposing, opposing_counts,
};
use super::error::Error;
use super::hands::Hands;
use super::strategy::{Strategy, Weights};

/// The payoff when both players drop.
///
/// ```
/// use upperhand::guts::cards::AllDrop;
/// assert_ne!(AllDrop::Replay, AllDrop::Weenie);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllDrop {
    /// The round is played again for the same pot.
    Replay,
    /// The better hand, the weenie, must match the pot: it loses one ante and the other player gains one.
    Weenie,
}

impl AllDrop {
    /// The payoff with the Weenie rule, or without it.
    ///
    /// ```
    /// use upperhand::guts::cards::AllDrop;
    /// assert_eq!(AllDrop::with_weenie(true), AllDrop::Weenie);
    /// ```
    #[must_use]
    pub const fn with_weenie(is_on: bool) -> Self {
        if is_on { Self::Weenie } else { Self::Replay }
    }
}

/// Two-player Guts with cards dealt without replacement.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// assert_eq!(game.hands().len(), 1326);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct CardGame {
    hands: Hands,
    all_drop: AllDrop,
    /// The cards of each hand.
    subsets: Vec<Subsets>,
    /// The numbers of disjoint hands weaker and stronger than each.
    counts: Vec<Opposing<i32>>,
}

/// The returns of holding and dropping a hand, times the number of opposing hands and the opponent's whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandSum<T> {
    pub(super) hold: T,
    pub(super) drop: T,
}

impl CardGame {
    /// Guts with hands of 1 to 3 cards from the deck. O(hands).
    ///
    /// # Errors
    /// The errors of [`Hands::new`].
    pub fn new(deck: Deck, cards: u32, all_drop: AllDrop) -> Result<Self, Error> {
        let hands = Hands::new(deck, cards)?;
        let subsets: Vec<Subsets> = hands.iter().copied().map(Subsets::of).collect();
        let counts = opposing_counts(&subsets, hands.opposing());
        Ok(Self {
            hands,
            all_drop,
            subsets,
            counts,
        })
    }

    /// The hands, weakest first.
    #[must_use]
    pub const fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The rule for when both drop.
    #[must_use]
    pub const fn all_drop(&self) -> AllDrop {
        self.all_drop
    }

    /// The numbers of weaker and stronger hands that can be dealt beside each.
    pub(super) fn counts(&self) -> &[Opposing<i32>] {
        &self.counts
    }

    /// The weight of each hand beside a constant: α = (1/D)(b·x − b·y + k·xᵀSy) with S = sgn(g − h) where
    /// disjoint. When both drop and replay, b = c and k = 2. The weenie's fine is −(1−x)ᵀS(1−y), which
    /// adds the weaker less the stronger hands to b and takes 1 from k.
    pub(super) fn own_weight(&self, hand: usize) -> i32 {
        let Opposing { weaker, stronger } = self.counts[hand];
        match self.all_drop {
            AllDrop::Replay => weaker + stronger,
            AllDrop::Weenie => 2 * weaker,
        }
    }

    /// k in the formula of `own_weight`.
    pub(super) const fn pair_weight(&self) -> i32 {
        match self.all_drop {
            AllDrop::Replay => 2,
            AllDrop::Weenie => 1,
        }
    }

    /// [`Self::hand_sums`] of a strategy. Its denominator is at most 2⁴⁰ and there are fewer than 2¹⁵ hands,
    /// so every sum is below 2⁵⁸.
    pub(super) fn strategy_sums(&self, theirs: &Strategy) -> Vec<HandSum<i64>> {
        let (weights, whole) = theirs.narrow();
        self.hand_sums(Weights {
            weights: &weights,
            whole,
        })
    }

    /// [`Self::hand_sums`] of a threshold. It is counted how many of the hands that it drops, the
    /// weakest ones, each hand can meet: the others that it can meet are held.
    pub(super) fn threshold_sums(&self, threshold: usize) -> Vec<HandSum<i32>> {
        let dropped = disjoint_among_weakest(&self.subsets, threshold);
        let sums = self.counts.iter().zip(dropped).enumerate();
        let sums = sums.map(|(hand, (all, dropped))| {
            let held = if hand < threshold {
                Opposing {
                    weaker: 0,
                    stronger: all.stronger + all.weaker - dropped,
                }
            } else {
                Opposing {
                    weaker: all.weaker - dropped,
                    stronger: all.stronger,
                }
            };
            self.sum(*all, held, 1)
        });
        sums.collect()
    }

    /// The returns of holding and dropping each hand against an opponent. O(hands).
    pub(super) fn hand_sums<T: Number>(&self, theirs: Weights<'_, T>) -> Vec<HandSum<T>> {
        let held = self.held_by(theirs.weights).into_iter();
        let sums = held.zip(&self.counts);
        sums.map(|(held, all)| self.sum(*all, held, theirs.whole))
            .collect()
    }

    /// The weight of the weaker and the stronger hands that can be dealt beside each. O(hands).
    pub(super) fn held_by<T: Number>(&self, weights: &[T]) -> Vec<Opposing<T>> {
        opposing(&self.subsets, weights)
    }

    /// The returns of holding and dropping a hand, from what is held of all the hands it can meet, and from the outcomes: a
    /// dropping opponent leaves 1 to the holder; two holders play for 2; a lone holder takes 1 from who drops; when
    /// both drop, the weenie pays 1.
    #[inline]
    fn sum<T: Number>(&self, all: Opposing<i32>, held: Opposing<T>, whole: T) -> HandSum<T> {
        let weaker_dropped = T::from(all.weaker) * whole - held.weaker;
        let stronger_dropped = T::from(all.stronger) * whole - held.stronger;
        let lost = T::default() - held.weaker - held.stronger;
        HandSum {
            hold: weaker_dropped + stronger_dropped + T::from(2) * (held.weaker - held.stronger),
            drop: match self.all_drop {
                AllDrop::Replay => lost,
                AllDrop::Weenie => lost + stronger_dropped - weaker_dropped,
            },
        }
    }
}
