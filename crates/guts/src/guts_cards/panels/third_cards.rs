//! The third cards beside the two ranks that are chosen, in the corner of the map of three cards: the best first.

use super::rank_grid::{RankGrid, RankPair};
use super::rank_map::{Played, frame, marked, mean, name};
use core::ops::Range;
use upperhand_games::cards::Area;
use upperhand_kit::{Caption, Cell, Curve, Figure, Paint, Role};

/// The cells of a row, and the rows: a pair has up to twelve other ranks, and three alike.
const COLUMNS: usize = 4;

pub struct ThirdCards {
    grid: RankGrid,
    pair: RankPair,
    /// The ranks with their hands, the strongest first.
    thirds: Vec<(usize, Range<usize>)>,
    cell: f64,
}

impl ThirdCards {
    pub fn of(grid: RankGrid, pair: RankPair) -> Self {
        let mut thirds = grid.thirds(pair);
        thirds.reverse();
        Self {
            grid,
            pair,
            thirds,
            cell: grid.corner() / COLUMNS as f64,
        }
    }

    pub fn edges(&self) -> impl Iterator<Item = f64> {
        (0..=COLUMNS).map(|edge| edge as f64 * self.cell)
    }

    pub fn holds(&self, (x, y): (f64, f64)) -> bool {
        let side = COLUMNS as f64 * self.cell;
        x < side && y < side
    }

    pub fn hands_at(&self, at: (f64, f64)) -> Option<Range<usize>> {
        let is_there =
            |((x, y), (right, top)): Area| (x..right).contains(&at.0) && (y..top).contains(&at.1);
        let mut all = self.thirds.iter().enumerate();
        let found = all.find(|(place, _)| is_there(self.area(*place)));
        found.map(|(_, (_, hands))| hands.clone())
    }

    fn area(&self, place: usize) -> Area {
        let rows = self.thirds.len().div_ceil(COLUMNS);
        let (column, row) = (place % COLUMNS, rows - 1 - place / COLUMNS);
        let (x, y) = (column as f64 * self.cell, row as f64 * self.cell);
        ((x, y), (x + self.cell, y + self.cell))
    }

    pub fn draw(&self, figure: &mut Figure, played: Played, hand: usize) {
        for (place, (third, hands)) in self.thirds.iter().enumerate() {
            let area = self.area(place);
            figure.segments.extend(frame(area));
            let shade = Cell::magnitude(mean(&played.shares[hands.clone()]));
            let called = name(self.grid.ranks, self.pair, Some(*third));
            let caption = Caption::within(area.0, area.1, called, Paint::Role(Role::Ink));
            figure.captions.push(caption.on(shade));
            if played.differing.iter().any(|hand| hands.contains(hand)) {
                figure.dots.push(marked(area));
            }
            if hands.contains(&hand) {
                let (from, to) = area;
                let ring = [from, (to.0, from.1), to, (from.0, to.1), from];
                figure.add(Curve::cased(ring, Role::Ink));
            }
        }
    }
}
