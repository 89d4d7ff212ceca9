//! Where each hand stands on the map.
//!
//! One card: ranks along x, suits along y. Two cards: the higher card along x, the lower one along y. Three
//! cards: a block for every pattern of ranks, the last of them along x and the others along y, kinds above
//! each other; in a block the suits, by the first card's upwards.

use crate::guts::cards::{Card, Hand, Hands};
use crate::view::figure::{Axis, Role, Scale, Tick, Ticks};

/// A grid of hands.
pub struct Places {
    pub columns: usize,
    pub rows: usize,
    /// Row-major: the hand of each cell, `None` where there is none.
    pub cells: Vec<Option<usize>>,
    /// For each hand the first and the last of its cells.
    ends: Vec<(usize, usize)>,
}

impl Places {
    pub fn of(hands: &Hands) -> Self {
        let deck = hands.deck();
        let (ranks, suits) = (usize::from(deck.ranks()), usize::from(deck.suits()));
        let (columns, rows) = match hands.size() {
            1 => (ranks, suits),
            2 => (ranks * suits, ranks * suits),
            _ => (ranks * suits * suits, bands(ranks) * suits),
        };
        let mut places = Self {
            columns,
            rows,
            cells: vec![None; columns * rows],
            ends: vec![(usize::MAX, 0); hands.len()],
        };
        let lowest = 13 - ranks;
        for (index, hand) in hands.iter().copied().enumerate() {
            match hands.size() {
                1 => {
                    let card = cards(hand)[0];
                    places.put(rank(card) - lowest, suit(card), index);
                }
                2 => {
                    let mut sorted = cards(hand);
                    sorted.sort_unstable();
                    let along = |card| (rank(card) - lowest) * suits + suit(card);
                    places.put(along(sorted[1]), along(sorted[0]), index);
                }
                _ => {}
            }
        }
        if hands.size() == 3 {
            places.fill_blocks(hands, ranks, suits);
        }
        places
    }

    fn put(&mut self, column: usize, row: usize, hand: usize) {
        let cell = row * self.columns + column;
        self.cells[cell] = Some(hand);
        let (first, last) = self.ends[hand];
        self.ends[hand] = (first.min(cell), last.max(cell));
    }

    /// Hands of the same ranks follow each other: they fill their block row by row.
    fn fill_blocks(&mut self, hands: &Hands, ranks: usize, suits: usize) {
        let mut first = 0;
        while first < hands.len() {
            let pattern = pattern(*hands.get(first), ranks);
            let rest = first..hands.len();
            let count = rest
                .take_while(|&hand| self::pattern(*hands.get(hand), ranks) == pattern)
                .count();
            let lines = if count.is_multiple_of(suits) {
                suits
            } else {
                1
            };
            let in_line = count / lines;
            let (block, band) = pattern;
            for row in 0..suits {
                for column in 0..suits * suits {
                    let place = row * lines / suits * in_line + column * in_line / (suits * suits);
                    let (x, y) = (block * suits * suits + column, band * suits + row);
                    self.put(x, y, first + place);
                }
            }
            first += count;
        }
    }

    /// The middle of a hand's place.
    pub fn middle(&self, hand: usize) -> (f64, f64) {
        let (from, to) = self.place(hand);
        (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1))
    }

    /// The corners of a hand's place, in cells.
    pub fn place(&self, hand: usize) -> ((f64, f64), (f64, f64)) {
        let (first, last) = self.ends[hand];
        let (from, to) = (self.at(first), self.at(last));
        (from, (to.0 + 1.0, to.1 + 1.0))
    }

    fn at(&self, cell: usize) -> (f64, f64) {
        ((cell % self.columns) as f64, (cell / self.columns) as f64)
    }

    /// The hand at a point, or the nearest one along its row.
    pub fn hand_at(&self, (x, y): (f64, f64)) -> Option<usize> {
        let row = held(y, self.rows);
        let column = held(x, self.columns);
        let cells = &self.cells[row * self.columns..(row + 1) * self.columns];
        let known = cells.iter().enumerate();
        let placed = known.filter_map(|(at, cell)| cell.map(|hand| (at.abs_diff(column), hand)));
        placed.min().map(|(_, hand)| hand)
    }

    pub fn axes(&self, hands: &Hands) -> (Axis, Axis) {
        let deck = hands.deck();
        let suits = usize::from(deck.suits());
        let of_ranks = |block: usize| ranks_along(usize::from(deck.ranks()), block);
        match hands.size() {
            1 => (
                axis("rank", self.columns, of_ranks(1)),
                axis("suit", self.rows, suits_along(suits)),
            ),
            2 => (
                axis("higher card", self.columns, of_ranks(suits)),
                axis("lower card", self.rows, of_ranks(suits)),
            ),
            _ => (
                axis("last card", self.columns, of_ranks(suits * suits)),
                axis(
                    "first two cards",
                    self.rows,
                    bands_along(usize::from(deck.ranks()), suits),
                ),
            ),
        }
    }
}

/// The lines between ranks: places along x, and along y.
pub fn rules(hands: &Hands) -> (Vec<usize>, Vec<usize>) {
    let deck = hands.deck();
    let (ranks, suits) = (usize::from(deck.ranks()), usize::from(deck.suits()));
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

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "held to the cells there are"
)]
fn held(along: f64, cells: usize) -> usize {
    (along.floor().max(0.0) as usize).min(cells - 1)
}

fn cards(hand: Hand) -> Vec<Card> {
    hand.cards().collect()
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
    let lowest = 13 - ranks;
    let found: Vec<usize> = hand.cards().map(|card| rank(card) - lowest).collect();
    let (first, second, third) = (found[0], found[1], found[2]);
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

fn axis(label: &str, cells: usize, ticks: Vec<Tick>) -> Axis {
    Axis {
        label: label.to_owned(),
        role: Role::Ink,
        from: 0.0,
        to: cells as f64,
        scale: Scale::Linear,
        ticks: Ticks::At(ticks),
    }
}

const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];

fn ranks_along(ranks: usize, block: usize) -> Vec<Tick> {
    let names = RANKS[13 - ranks..].iter().enumerate();
    let tick = |(rank, name): (usize, &&str)| Tick {
        at: (rank as f64 + 0.5) * block as f64,
        text: (*name).to_owned(),
    };
    names.map(tick).collect()
}

fn suits_along(suits: usize) -> Vec<Tick> {
    let names = ["♣ C", "♥ H", "♦ D", "♠ S"];
    let tick = |suit: usize| Tick {
        at: suit as f64 + 0.5,
        text: names[suit].to_owned(),
    };
    (0..suits).map(tick).collect()
}

/// The high card of each band that is wide enough for its name, the pairs and three of a kind.
fn bands_along(ranks: usize, suits: usize) -> Vec<Tick> {
    let tick = |from: usize, to: usize, text: String| Tick {
        at: f64::midpoint((from * suits) as f64, (to * suits) as f64),
        text,
    };
    let least = bands(ranks) / 16;
    let highs = (2..ranks).filter(|&high| high > least);
    let mut ticks: Vec<Tick> = highs
        .map(|high| {
            let name = RANKS[13 - ranks + high];
            tick(triangle(high - 1), triangle(high), format!("{name} high"))
        })
        .collect();
    let pairs = triangle(ranks - 1);
    ticks.push(tick(pairs, pairs + ranks, "pairs".to_owned()));
    ticks
}
