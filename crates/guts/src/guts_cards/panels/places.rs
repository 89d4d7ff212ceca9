//! The places of hands on the map.
//!
//! One card: ranks along x, suits along y. Two cards: the lower card along x, the strongest first, the higher one along y,
//! so that pairs stand on the diagonal. Three cards: a block for every pattern of ranks, the last of them along x and the others along y, kinds above
//! each other; in a block the suits, by the first card's upwards.

use super::crop::visible_cells;
use core::array;
use upperhand::guts::cards::{Card, Hand, Hands, RANKS};
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
            2 => (ranks * suits, ranks * suits),
            _ => (ranks * suits * suits, bands(ranks) * suits),
        };
        let mut places = Self {
            cards: hands.size().into(),
            columns,
            rows,
            cells: vec![None; columns * rows],
            ends: vec![(usize::MAX, 0); hands.len()],
        };
        let lowest = 13 - ranks;
        if hands.size() == 3 {
            places.fill_blocks(hands, ranks, suits);
            return places;
        }
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

    /// Hands of the same ranks follow each other: they fill their block row by row.
    fn fill_blocks(&mut self, hands: &Hands, ranks: usize, suits: usize) {
        let patterns: Vec<_> = hands.iter().map(|hand| pattern(*hand, ranks)).collect();
        let width = suits * suits;
        let mut first = 0;
        for alike in patterns.chunk_by(PartialEq::eq) {
            let (block, band) = alike[0];
            let lines = if alike.len().is_multiple_of(suits) {
                suits
            } else {
                1
            };
            let in_line = alike.len() / lines;
            for row in 0..suits {
                let line = first + row * lines / suits * in_line;
                let start = (band * suits + row) * self.columns + block * width;
                for column in 0..width {
                    self.put(start + column, line + column * in_line / width);
                }
            }
            first += alike.len();
        }
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
        2 => (
            ("lower card", cards_in(across).into_iter().rev().collect()),
            ("higher card", cards_in(along)),
        ),
        _ => (
            ("last card", ranks_along(ranks, suits * suits)),
            ("first two cards", bands_along(ranks, suits, along)),
        ),
    };
    (axis(x, across), axis(y, along))
}

/// If an axis would have more names than this, groups have one each.
const MOST_NAMES: f64 = 16.0;

/// The blocks along an axis: how many cells, and their name.
type Blocks = Vec<(usize, String)>;

/// The lines between ranks: places along x, and along y.
pub fn rules(hands: &Hands) -> (Vec<usize>, Vec<usize>) {
    let (ranks, suits) = ranks_and_suits(hands);
    let between = |block: usize| (1..ranks).map(|rank| rank * block).collect::<Vec<_>>();
    match hands.size() {
        1 => (Vec::new(), Vec::new()),
        2 => (between(suits), between(suits)),
        _ => {
            let highs = (3..=ranks).map(|high| triangle(high - 1) * suits);
            let trips = (triangle(ranks - 1) + ranks) * suits;
            (between(suits * suits), highs.chain([trips]).collect())
        }
    }
}

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

/// Pairs of numbers below one.
const fn triangle(number: usize) -> usize {
    number * number.saturating_sub(1) / 2
}

/// How many bands of three-card hands there are: two ranks above a third, pairs, three of a kind.
const fn bands(ranks: usize) -> usize {
    triangle(ranks - 1) + ranks + 1
}

/// The block along x and the band along y of a hand of three cards.
fn pattern(hand: Hand, ranks: usize) -> (usize, usize) {
    let mut found = hand.cards().map(|card| rank(card) + ranks - 13);
    let [first, second, third] = array::from_fn(|_| found.next().expect("three cards"));
    let pairs = triangle(ranks - 1);
    let band = if first != second {
        // The second is at least 1: there is a third below it.
        triangle(first - 1) + second - 1
    } else if second != third {
        pairs + first
    } else {
        pairs + ranks
    };
    (third, band)
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

/// The ranks of the first two cards of each band; where these are too many, the high card of each group of bands that
/// is wide enough for its name, the pairs and three of a kind.
fn bands_along(ranks: usize, suits: usize, (from, to): Span) -> Blocks {
    let names = &RANKS[13 - ranks..];
    let shown = (to - from) / suits as f64;
    if shown > MOST_NAMES {
        let name = |high: usize| {
            let has_room = high as f64 > shown / MOST_NAMES;
            let name = has_room.then(|| format!("{} high", names[high]));
            name.unwrap_or_default()
        };
        let highs = (2..ranks).map(|high| ((high - 1) * suits, name(high)));
        let alike = [(ranks * suits, "pairs".to_owned()), (suits, String::new())];
        return highs.chain(alike).collect();
    }
    let unlike = (2..ranks).flat_map(|high| (1..high).map(move |low| [high, low]));
    let alike = (0..ranks).map(|rank| [rank, rank]);
    let texts = unlike
        .chain(alike)
        .map(|[first, second]| format!("{} {}", names[first], names[second]));
    let texts = texts.chain(["three alike".to_owned()]);
    texts.map(|text| (suits, text)).collect()
}
