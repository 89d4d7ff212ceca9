//! A table of three with cards: two others who hold above lines of their own.
//!
//! For the hand h that you hold, everything follows from N(u, v): the number of pairs of hands of the others, all three
//! hands disjoint, of which the one has fewer than u weaker hands and the other fewer than v. With U of the u weakest hands
//! disjoint from h, Uc of them with the card c, and V, Vc alike,
//!
//! ```text
//! N(u, v) = U·V − Σ Uc·Vc + min(U, V)
//! ```
//!
//! for hands of two cards, since two of them share no card, one or both. Hands of one card share it or not: there the last
//! term is left out.

use super::error::Error;
use super::game::{AllDrop, CardGame};
use super::hand_rounds::{ChoiceSum, ChoiceSums, HandRounds};
use super::hands::Hands;
use crate::Fraction;

/// The largest hands for which a pair of hands is told by its cards and their pairs.
const MOST_CARDS: u8 = 2;

/// There is room for more cards than a deck has.
const PLACES: usize = 64;

/// The players of such a table.
const PLAYERS: i128 = 3;

/// Two others who hold above lines of their own, as every hand of one or two cards meets them.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, TwoOthers};
/// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
/// let others = TwoOthers::new(&game, [469, 1132])?;
/// let [hold, drop] = others.rounds().get(1325);
/// // A pair of aces is never beaten: whoever else holds only adds to it.
/// assert!(hold.alpha.value() > 2.0 && drop.alpha.value() < 0.0);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct TwoOthers {
    lines: [usize; 2],
    rounds: HandRounds,
    squares: Vec<[i128; 2]>,
}

/// What a hand meets, as chances.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, MetByHand, TwoOthers};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// let met: MetByHand = TwoOthers::new(&game, [0, 52])?.met(&game, 51);
/// // One always holds, the other never: the best card beats the one.
/// assert_eq!((met.alone.value(), met.win.value()), (0.0, 1.0));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetByHand {
    /// The chance that neither of the others holds.
    pub alone: Fraction,
    /// The chance that the hand, held, is the best of those held.
    pub win: Fraction,
}

impl TwoOthers {
    /// Two others who drop so many of the weakest hands. O(hands · cards).
    ///
    /// # Errors
    /// [`Error::TableOfThree`] for hands of three cards and for a small deck, [`Error::Threshold`] for a line above all hands.
    pub fn new(game: &CardGame, lines: [usize; 2]) -> Result<Self, Error> {
        let hands = game.hands();
        let size = hands.size();
        let deck = hands.deck().size();
        if size > MOST_CARDS || 3 * size > deck {
            return Err(Error::TableOfThree { deck, hand: size });
        }
        for given in lines {
            if given > hands.len() {
                return Err(Error::Threshold {
                    given,
                    hands: hands.len(),
                });
            }
        }
        let counter = Counter::new(hands);
        let [first, second, all] = [lines[0], lines[1], hands.len()].map(|end| counter.up_to(end));
        let mut weaker = Weakest::default();
        let mut squares = Vec::with_capacity(hands.len());
        let sums = (0..hands.len()).map(|hand| {
            let beside = |of: &Weakest| counter.beside(hand, of);
            let known = [&first, &second, &all, &weaker].map(beside);
            let met = Met::of(&counter, &known, lines.map(|line| hand >= line));
            squares.push(met.squares(game.all_drop()));
            counter.add(&mut weaker, hand);
            met.sums(game.all_drop())
        });
        Ok(Self {
            lines,
            rounds: HandRounds {
                sums: sums.collect(),
                denominator: counter.pairs,
            },
            squares,
        })
    }

    /// Their lines: the number of hands that each drops.
    #[must_use]
    pub const fn lines(&self) -> [usize; 2] {
        self.lines
    }

    /// What holding and dropping each hand earn and leave in the pot.
    #[must_use]
    pub const fn rounds(&self) -> &HandRounds {
        &self.rounds
    }

    /// The mean square of your payoff in a round, when you hold these hands and drop the others.
    ///
    /// # Panics
    /// Unless there is an answer for each hand.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, TwoOthers};
    /// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    /// let nobody = TwoOthers::new(&game, [52, 52])?;
    /// // Whoever holds against two who never do gains the antes of both.
    /// assert_eq!(nobody.mean_square(&[true; 52]).value(), 4.0);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn mean_square(&self, held: &[bool]) -> Fraction {
        assert_eq!(held.len(), self.squares.len(), "an answer for each hand");
        let chosen = self.squares.iter().zip(held);
        let total: i128 = chosen
            .map(|(square, &holds)| square[usize::from(!holds)])
            .sum();
        Fraction::new(total, held.len() as i128 * self.rounds.denominator)
    }

    /// What a hand meets. O(hands).
    ///
    /// # Panics
    /// When there is no such hand.
    #[must_use]
    pub fn met(&self, game: &CardGame, mine: usize) -> MetByHand {
        let counter = Counter::new(game.hands());
        let up_to = |end| counter.beside(mine, &counter.up_to(end));
        let all_below = |limit: fn(usize, usize) -> usize| {
            let [one, other] = self.lines.map(|line| up_to(limit(line, mine)));
            Fraction::new(
                counter.disjoint_pairs(&one, &other),
                self.rounds.denominator,
            )
        };
        MetByHand {
            alone: all_below(|line, _| line),
            win: all_below(usize::max),
        }
    }
}

/// Counts hands by their cards.
struct Counter {
    /// The cards of each hand, as places.
    cards: Vec<[usize; MOST_CARDS as usize]>,
    /// The hand of each pair of cards; with one card each, none.
    hand_of: Vec<[usize; PLACES]>,
    size: u8,
    /// The number of pairs of hands that can be dealt beside a hand.
    pairs: i128,
}

/// Some of the weakest hands, counted by their cards.
#[derive(Clone, Debug)]
struct Weakest {
    count: usize,
    with_card: [i64; PLACES],
}

impl Default for Weakest {
    fn default() -> Self {
        Self {
            count: 0,
            with_card: [0; PLACES],
        }
    }
}

/// Those of them that are disjoint from a given hand.
#[derive(Clone, Copy, Debug)]
struct Beside {
    all: i64,
    with_card: [i64; PLACES],
}

impl Counter {
    fn new(hands: &Hands) -> Self {
        let size = hands.size();
        let mut hand_of = vec![[usize::MAX; PLACES]; PLACES];
        let places = |index: usize| {
            let mut set = hands.get(index).set();
            let mut next = || {
                let place = set.trailing_zeros() as usize % PLACES;
                set &= set.wrapping_sub(1);
                place
            };
            let low = next();
            [low, if size > 1 { next() } else { low }]
        };
        let cards: Vec<_> = (0..hands.len()).map(places).collect();
        if size > 1 {
            for (index, &[low, high]) in cards.iter().enumerate() {
                hand_of[low][high] = index;
                hand_of[high][low] = index;
            }
        }
        let deck = usize::from(hands.deck().size());
        let choose = |left: usize| {
            if size > 1 {
                left * (left - 1) / 2
            } else {
                left
            }
        };
        Self {
            cards,
            hand_of,
            size,
            pairs: [1, 2]
                .map(|dealt| choose(deck - dealt * usize::from(size)) as i128)
                .iter()
                .product(),
        }
    }

    fn add(&self, weakest: &mut Weakest, hand: usize) {
        weakest.count += 1;
        for &card in &self.cards[hand][..usize::from(self.size)] {
            weakest.with_card[card] += 1;
        }
    }

    fn up_to(&self, end: usize) -> Weakest {
        let mut weakest = Weakest::default();
        for hand in 0..end {
            self.add(&mut weakest, hand);
        }
        weakest
    }

    fn beside(&self, hand: usize, weakest: &Weakest) -> Beside {
        let own = &self.cards[hand][..usize::from(self.size)];
        let mut with_card = weakest.with_card;
        if self.size > 1 {
            for &card in own {
                for (count, &shared) in with_card.iter_mut().zip(&self.hand_of[card]) {
                    *count -= i64::from(shared < weakest.count);
                }
            }
        }
        for &card in own {
            with_card[card] = 0;
        }
        Beside {
            all: with_card.iter().sum::<i64>() / i64::from(self.size),
            with_card,
        }
    }

    /// N(u, v), beside the hand that both counts are beside.
    fn disjoint_pairs(&self, one: &Beside, other: &Beside) -> i128 {
        let cards = one.with_card.iter().zip(&other.with_card);
        let sharing: i64 = cards.map(|(one, other)| one * other).sum();
        let alike = if self.size > 1 {
            one.all.min(other.all)
        } else {
            0
        };
        (one.all * other.all - sharing + alike).into()
    }
}

/// The pairs of the others' hands that a hand meets, counted.
#[derive(Clone, Copy, Debug)]
struct Met {
    pairs: i128,
    /// Neither holds, one, both.
    holders: [i128; 3],
    /// Those of them in which no held hand is better.
    won: [i128; 3],
    /// Both drop, both with weaker hands.
    weenie: i128,
}

impl Met {
    /// From what is below the first line, the second one, all lines, and the hand, and whether the hand is above the lines.
    fn of(counter: &Counter, known: &[Beside; 4], is_above: [bool; 2]) -> Self {
        let [first, second, all, weaker] = known;
        let pairs = |one, other| counter.disjoint_pairs(one, other);
        let drops = [first, second];
        // A hand that does not beat yours: dropped, or weaker.
        let beaten = [0, 1].map(|of: usize| if is_above[of] { weaker } else { drops[of] });
        let weak = [0, 1].map(|of: usize| if is_above[of] { drops[of] } else { weaker });
        let none = pairs(first, second);
        let drop = [pairs(first, all), pairs(all, second)];
        let both = counter.pairs - drop[0] - drop[1] + none;
        let win = pairs(beaten[0], beaten[1]);
        let win_alone = none;
        let win_both = win - pairs(first, beaten[1]) - pairs(beaten[0], second) + none;
        Self {
            pairs: counter.pairs,
            holders: [none, counter.pairs - none - both, both],
            won: [win_alone, win - win_alone - win_both, win_both],
            weenie: pairs(weak[0], weak[1]),
        }
    }

    fn sums(&self, all_drop: AllDrop) -> ChoiceSums {
        let [none, one, both] = self.holders;
        let held = one + 2 * both;
        let (replayed, fined) = match all_drop {
            AllDrop::Replay => (2 * none, 0),
            AllDrop::Weenie => (3 * none, self.weenie),
        };
        let won: i128 = self.won.iter().sum();
        ChoiceSums {
            hold: ChoiceSum {
                alpha: held - self.pairs + PLAYERS * (2 * won - self.pairs),
                beta: held,
            },
            drop: ChoiceSum {
                alpha: held - 2 * self.pairs + replayed - PLAYERS * fined,
                beta: held - self.pairs + replayed,
            },
        }
    }

    /// The sums of the squares of the payoffs of holding and dropping: with k others who hold, k + 2 for the best hand and
    /// k − 4 for another; k − 2 for who drops, and where all drop nothing, or with a weenie 1 or −2.
    fn squares(&self, all_drop: AllDrop) -> [i128; 2] {
        let hold = (0..)
            .zip(self.holders)
            .zip(self.won)
            .map(|((k, all), won)| {
                let (win, lose): (i128, i128) = (k + 2, k - 4);
                won * win * win + (all - won) * lose * lose
            });
        let [none, one, _] = self.holders;
        let fined = match all_drop {
            AllDrop::Replay => 0,
            AllDrop::Weenie => none + 3 * self.weenie,
        };
        [hold.sum(), one + fined]
    }
}
