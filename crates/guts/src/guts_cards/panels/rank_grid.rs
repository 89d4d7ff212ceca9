//! The grid of two cards as players know it: ranks by ranks, the higher card upwards, the lower one from the ace to the
//! right, pairs on the diagonal. In the corner below the diagonal the cell that is chosen is unfolded by its suits. Three cards have the
//! same grid for the first two of them, and in the corner the third.
//!
//! A unit of its coordinates is a card, as on the map of single hands.

use core::ops::Range;
use upperhand::guts::cards::{Hand, Hands, RANKS};
use upperhand_games::cards::Area;
use upperhand_kit::span::index_at;
use upperhand_kit::{KeyPress, Span};

/// The room between the unfolded suits and the diagonal, in cells of the grid.
const GAP: f64 = 0.3;

/// The cards of a hand, and the ranks and suits of the deck. Ranks and suits count from the lowest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankGrid {
    pub cards: usize,
    pub ranks: usize,
    pub suits: usize,
}

/// The ranks of a hand of two cards, the higher one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankPair {
    pub high: usize,
    pub low: usize,
}

/// The suits of its two cards.
pub type Suits = (usize, usize);

impl RankPair {
    /// Two ranks in any order.
    fn of(one: usize, other: usize) -> Self {
        Self {
            high: one.max(other),
            low: one.min(other),
        }
    }

    pub const fn is_pair(self) -> bool {
        self.high == self.low
    }
}

impl RankGrid {
    pub fn of(hands: &Hands) -> Self {
        let deck = hands.deck();
        Self {
            cards: hands.size().into(),
            ranks: deck.ranks().into(),
            suits: deck.suits().into(),
        }
    }

    /// All pairs of ranks of which there is a hand, the weakest first in their rows.
    pub fn pairs(self) -> impl Iterator<Item = RankPair> {
        let pairs = (0..self.ranks).flat_map(|high| (0..=high).map(move |low| (high, low)));
        let pairs = pairs.map(|(high, low)| RankPair { high, low });
        pairs.filter(move |pair| !self.hands_of(*pair).is_empty())
    }

    /// The hands of two ranks, which follow each other in their order; of three cards without those of three alike.
    pub fn hands_of(self, RankPair { high, low }: RankPair) -> Range<usize> {
        if self.cards == 3 {
            let unlike = self.suits.pow(3);
            let (first, count) = if high == low {
                let kickers = self.kickers();
                (triple(self.ranks) * unlike + high * kickers, kickers)
            } else {
                ((triple(high) + triangle(low)) * unlike, low * unlike)
            };
            return first..first + count;
        }
        let unlike = self.suits * self.suits;
        let alike = triangle(self.suits);
        let (first, count) = if high == low {
            (triangle(self.ranks) * unlike + high * alike, alike)
        } else {
            ((triangle(high) + low) * unlike, unlike)
        };
        first..first + count
    }

    /// The hand of two ranks with these suits; of a pair, where the suits are alike or the wrong way round, the one that is
    /// nearest. `None` where one suit has no pairs.
    pub fn hand(self, pair: RankPair, (high, low): Suits) -> Option<usize> {
        let first = self.hands_of(pair).start;
        if !pair.is_pair() {
            return Some(first + high * self.suits + low);
        }
        let (high, low) = match (high.max(low), high.min(low)) {
            (0, _) if self.suits > 1 => (1, 0),
            (0, _) => return None,
            (high, low) if high == low => (high, high - 1),
            suits => suits,
        };
        Some(first + triangle(high) + low)
    }

    /// The hands of three cards with a pair of one rank.
    const fn kickers(self) -> usize {
        (self.ranks - 1) * self.suits * triangle(self.suits)
    }

    /// The ranks of a third card beside two, each with its hands, the weakest first.
    pub fn thirds(self, pair: RankPair) -> Vec<(usize, Range<usize>)> {
        let hands = self.hands_of(pair);
        let is_third = |&third: &usize| third < pair.low || pair.is_pair() && third != pair.low;
        let ranks: Vec<usize> = (0..self.ranks).filter(is_third).collect();
        let each = hands.len() / ranks.len().max(1);
        let alike = triple(self.suits);
        let first = self.ranks * self.kickers() + triple(self.ranks) * self.suits.pow(3);
        let own = pair.is_pair().then(|| {
            let first = first + pair.high * alike;
            (pair.high, first..first + alike)
        });
        let starts = (hands.start..).step_by(each.max(1));
        let all = ranks.into_iter().zip(starts);
        let all = all
            .map(|(rank, first)| (rank, first..first + each))
            .chain(own);
        all.filter(|(_, hands)| !hands.is_empty()).collect()
    }

    /// The hand of other ranks that is most like one: of two cards that with the same suits, of three with the third rank that is
    /// nearest.
    pub fn like(self, pair: RankPair, hands: &Hands, hand: usize) -> Option<usize> {
        let (before, suits) = self.parts(*hands.get(hand));
        if self.cards == 2 {
            return self.hand(pair, suits);
        }
        let own = self.thirds(before);
        let (third, block) = own.into_iter().find(|(_, block)| block.contains(&hand))?;
        let nearest = self
            .thirds(pair)
            .into_iter()
            .min_by_key(|(rank, _)| rank.abs_diff(third));
        nearest.map(|(_, found)| found.start + (hand - block.start).min(found.len() - 1))
    }

    /// The ranks and the suits of the first two cards of a hand.
    pub fn parts(self, hand: Hand) -> (RankPair, Suits) {
        let lowest = RANKS.len() - self.ranks;
        let mut cards = hand.cards();
        let mut next = || {
            let card = cards.next().expect("two cards");
            (usize::from(card.rank()) - lowest, usize::from(card.suit()))
        };
        let ((high, one), (low, other)) = (next(), next());
        (RankPair { high, low }, (one, other))
    }

    /// The cell of two ranks.
    pub fn cell(self, RankPair { high, low }: RankPair) -> Area {
        let unit = self.suits as f64;
        let (x, y) = ((self.ranks - 1 - low) as f64 * unit, high as f64 * unit);
        ((x, y), (x + unit, y + unit))
    }

    /// The rank of the row and that of the column at a point.
    pub fn ranks_at(self, (x, y): (f64, f64)) -> (usize, usize) {
        let unit = self.suits as f64;
        let column = index_at(x / unit, self.ranks);
        (index_at(y / unit, self.ranks), self.ranks - 1 - column)
    }

    /// The two ranks at a point; above the diagonal and below it the same.
    pub fn pair_at(self, at: (f64, f64)) -> RankPair {
        let (row, column) = self.ranks_at(at);
        RankPair::of(row, column)
    }

    /// The ranks to which a key leads, one step along the grid; `None` where that would leave it.
    pub fn stepped(self, pair: RankPair, (x, y): (i32, i32)) -> Option<RankPair> {
        let step = |rank: usize, by: i32| rank.checked_add_signed(by.signum() as isize);
        let to = RankPair {
            high: step(pair.high, y)?,
            low: step(pair.low, -x)?,
        };
        (to.low <= to.high && to.high < self.ranks && !self.hands_of(to).is_empty()).then_some(to)
    }

    /// The unfolded suits; `None` in a deck of one suit, where there is nothing to unfold.
    pub fn unfolded(self) -> Option<Unfolded> {
        (self.cards == 2 && self.suits > 1).then(|| Unfolded {
            suits: self.suits,
            cell: self.corner() / (self.suits as f64 + 1.0),
        })
    }

    /// The side of the corner below the diagonal.
    pub fn corner(self) -> f64 {
        let unit = self.suits as f64;
        (self.ranks / 2) as f64 * unit - GAP * unit
    }

    /// The sides of the whole.
    pub fn sides(self) -> (Span, Span) {
        let side = (self.ranks * self.suits) as f64;
        ((0.0, side), (0.0, side))
    }

    /// Is this a key that goes along the grid, rather than along the order of hands?
    pub const fn obeys(key: KeyPress) -> bool {
        matches!(key, KeyPress::Step(-1..=1, -1..=1))
    }
}

/// Three different numbers below one.
const fn triple(number: usize) -> usize {
    triangle(number) * number.saturating_sub(2) / 3
}

/// Pairs of numbers below one.
const fn triangle(number: usize) -> usize {
    number * number.saturating_sub(1) / 2
}

/// The square in the lower left corner: a row for each suit of the higher card, a column for each of the lower one, spades
/// first, beside and below their names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unfolded {
    suits: usize,
    /// The side of its cells.
    pub cell: f64,
}

impl Unfolded {
    /// The least x of a suit of the lower card.
    fn left(self, suit: usize) -> f64 {
        (self.suits - suit) as f64 * self.cell
    }

    /// The least y of a suit of the higher card.
    fn bottom(self, suit: usize) -> f64 {
        suit as f64 * self.cell
    }

    fn area(self, x: f64, y: f64) -> Area {
        ((x, y), (x + self.cell, y + self.cell))
    }

    /// The cell of two suits.
    pub fn place(self, (high, low): Suits) -> Area {
        self.area(self.left(low), self.bottom(high))
    }

    /// The name of a suit of the higher card.
    pub fn row_name(self, suit: usize) -> Area {
        self.area(0.0, self.bottom(suit))
    }

    /// The name of a suit of the lower card.
    pub fn column_name(self, suit: usize) -> Area {
        self.area(self.left(suit), self.bottom(self.suits))
    }

    /// The edges of its cells along each axis.
    pub fn edges(self) -> impl Iterator<Item = f64> {
        (1..=self.suits + 1).map(move |edge| edge as f64 * self.cell)
    }

    /// Is a point in the square, its names included?
    pub fn holds(self, (x, y): (f64, f64)) -> bool {
        let side = (self.suits + 1) as f64 * self.cell;
        x < side && y < side
    }

    /// The suits at a point of the square, `None` on the names.
    pub fn suits_at(self, (x, y): (f64, f64)) -> Option<Suits> {
        let place = |at: f64| index_at(at / self.cell, self.suits + 1);
        let low = self.suits.checked_sub(place(x))?;
        let high = place(y);
        (low < self.suits && high < self.suits).then_some((high, low))
    }
}
