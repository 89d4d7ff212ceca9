//! The places of hands on the map.
//!
//! One card: ranks along x, suits along y. Two cards: the lower card along x, the strongest first, the higher one along y,
//! so that pairs stand on the diagonal. Three cards are never shown one by one.

use super::super::words::pictures;
use super::crop::visible_cells;
use upperhand::guts::cards::{Card, Hands, RANKS};
use upperhand::order;
use upperhand_games::card_names::{SUITS, card_name};
use upperhand_kit::span::index_at;
use upperhand_kit::{Axis, Role, Span, Tick};

pub struct Places {
    /// The cards of a hand.
    pub cards: usize,
    pub columns: usize,
    pub rows: usize,
    /// Row-major: the hand of each cell, `None` where there is none.
    pub cells: Vec<Option<usize>>,
    /// For each hand the first and the last of its cells.
    ends: Vec<(usize, usize)>,
}

impl Places {
    pub fn of(hands: &Hands) -> Self {
        let (ranks, suits) = ranks_and_suits(hands);
        let (columns, rows) = match hands.size() {
            1 => (ranks, suits),
            _ => (ranks * suits, ranks * suits),
        };
        let mut places = Self {
            cards: hands.size().into(),
            columns,
            rows,
            cells: vec![None; columns * rows],
            ends: vec![(usize::MAX, 0); hands.len()],
        };
        let lowest = 13 - ranks;
        let along = |card: Card| (rank(card) - lowest) * suits + suit(card);
        for (index, hand) in hands.iter().enumerate() {
            let cards = order::sorted(hand.cards());
            let (x, y) = match cards[..] {
                [low, high] => (columns - 1 - along(low), along(high)),
                _ => (rank(cards[0]) - lowest, suit(cards[0])),
            };
            places.put(y * columns + x, index);
        }
        places
    }

    #[inline]
    fn put(&mut self, cell: usize, hand: usize) {
        self.cells[cell] = Some(hand);
        let (first, last) = self.ends[hand];
        self.ends[hand] = (first.min(cell), last.max(cell));
    }

    pub fn middle(&self, hand: usize) -> (f64, f64) {
        let (from, to) = self.place(hand);
        (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1))
    }

    pub fn place(&self, hand: usize) -> ((f64, f64), (f64, f64)) {
        let (first, last) = self.ends[hand];
        let (from, to) = (self.at(first), self.at(last));
        (from, (to.0 + 1.0, to.1 + 1.0))
    }

    fn at(&self, cell: usize) -> (f64, f64) {
        ((cell % self.columns) as f64, (cell / self.columns) as f64)
    }

    pub fn sides(&self) -> (Span, Span) {
        ((0.0, self.columns as f64), (0.0, self.rows as f64))
    }

    /// The hand at a point, or the nearest one of its row in the part shown.
    pub fn hand_at(&self, (x, y): (f64, f64), (across, _): (Span, Span)) -> Option<usize> {
        let row = index_at(y, self.rows);
        let column = index_at(x, self.columns);
        let (first, last) = visible_cells(across, self.columns);
        let cells = self.cells[row * self.columns..][first..last].iter();
        let placed = cells.zip(first..).filter_map(|(cell, at)| {
            let hand = (*cell)?;
            Some((at.abs_diff(column), hand))
        });
        placed.min().map(|(_, hand)| hand)
    }
}

pub fn axes(hands: &Hands, (across, along): (Span, Span)) -> (Axis, Axis) {
    let deck = hands.deck();
    let (ranks, suits) = ranks_and_suits(hands);
    let cards_in = |(from, to): Span| -> Blocks {
        if to - from > MOST_NAMES {
            return ranks_along(ranks, suits);
        }
        let cards = (0..deck.size()).map(|place| deck.card(place));
        cards.map(|card| (1, card_name(card))).collect()
    };
    let (x, y) = match hands.size() {
        1 => (
            ("rank", ranks_along(ranks, 1)),
            ("suit", suits_along(suits)),
        ),
        _ => (
            (
                pictures::LOWER_CARD,
                cards_in(across).into_iter().rev().collect(),
            ),
            (pictures::HIGHER_CARD, cards_in(along)),
        ),
    };
    (axis(x, across), axis(y, along))
}

/// If an axis would have more names than this, groups have one each.
const MOST_NAMES: f64 = 16.0;

/// The blocks along an axis: how many cells, and their name.
type Blocks = Vec<(usize, String)>;

fn ranks_and_suits(hands: &Hands) -> (usize, usize) {
    let deck = hands.deck();
    (deck.ranks().into(), deck.suits().into())
}

fn rank(card: Card) -> usize {
    usize::from(card.rank())
}

fn suit(card: Card) -> usize {
    usize::from(card.suit())
}

/// The part of an axis that is shown, with names in the middle of what is seen of their blocks.
fn axis((label, blocks): (&str, Blocks), (from, to): Span) -> Axis {
    let mut start = 0;
    let mut ticks = Vec::new();
    for (cells, text) in blocks {
        let (low, high) = (from.max(start as f64), to.min((start + cells) as f64));
        start += cells;
        // A block at the edge may be cut off too narrow for its name.
        if high - low > 0.3 * (cells as f64).min(to - from) && !text.is_empty() {
            let at = f64::midpoint(low, high);
            ticks.push(Tick::new(at, text));
        }
    }
    Axis::linear(label, Role::Ink, (from, to)).ticks_at(ticks)
}

fn ranks_along(ranks: usize, cells: usize) -> Blocks {
    let names = RANKS[13 - ranks..].iter();
    names.map(|&name| (cells, name.to_owned())).collect()
}

fn suits_along(suits: usize) -> Blocks {
    let names = SUITS[..suits].iter();
    names.map(|&name| (1, name.to_owned())).collect()
}
