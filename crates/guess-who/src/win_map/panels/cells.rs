//! The map's cells: one colour a position, and the meaning of the colours.

use super::super::facts::{Kind, Mark, Source};
use super::super::layers::{Row, Scale};
use super::super::state::Map;
use super::super::words::meaning;
use crate::halving::Halving;
use core::mem;
use itertools::Itertools;
use upperhand::guess_who::Pool;
use upperhand_kit::{Cell, Fill, Legend, LegendKey, Role, Swatch};

/// The colours of what is no number, by its kind.
pub const FILLS: [Fill; 9] = {
    const NOTHING: Fill = Fill::new(Role::Muted, 0.25);
    [
        Fill::new(Role::Weeds, 0.24),
        Fill::new(Role::UpperHand, 0.28),
        Fill::new(Role::Weeds, 0.8),
        Fill::new(Role::UpperHand, 0.24),
        Fill::new(Role::Opponent, 0.45),
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
    ]
};

/// What a layer says of all positions in sight.
pub struct Painted {
    /// Row-major, their pool growing row by row.
    pub marks: Vec<Mark>,
    /// The kinds that there are, with their meanings.
    kinds: Vec<(Kind, String)>,
}

/// The marks of a layer for the mover's pools along the first axis and the opponent's along the second.
pub fn painted(
    (map, row): (&Map, &Row),
    (halving, solved): (&mut Halving, [Option<u32>; 2]),
    [columns, rows]: [&[Pool]; 2],
) -> Painted {
    let mut found = [const { Vec::new() }; FILLS.len()];
    let halves = map.halves(columns, rows).map(|positions| {
        let solved = solved[usize::from(positions.rules != map.rules)];
        let mut source = Source {
            halving,
            map,
            solved,
        };
        let marks = (row.marks)(&mut source, positions);
        for mark in &marks {
            if let Mark::Kind(kind) = mark {
                let found = &mut found[*kind as usize];
                if found.last() != Some(&(*kind, positions.rules, solved)) {
                    found.push((*kind, positions.rules, solved));
                }
            }
        }
        (positions.columns.len(), marks)
    });
    let mut halves: Vec<(usize, Vec<Mark>)> = halves.collect();
    let said = |(kind, rules, solved)| (kind, meaning(kind, row, (rules, solved)));
    let kinds = found.into_iter().flatten().map(said).dedup().collect();
    let marks = if let [(_, marks)] = &mut halves[..] {
        mem::take(marks)
    } else {
        let line = |row: usize| {
            let halves = halves.iter();
            halves.flat_map(move |(width, marks)| &marks[row * width..(row + 1) * width])
        };
        (0..rows.len()).flat_map(line).copied().collect()
    };
    Painted { marks, kinds }
}

impl Painted {
    fn values(&self) -> impl Iterator<Item = f64> {
        self.marks.iter().filter_map(|mark| mark.value())
    }

    /// Are there numbers, and all of them 0?
    pub fn is_nothing(&self) -> bool {
        self.values().next().is_some() && self.values().all(|value| value == 0.0)
    }

    /// Is all of it known?
    pub fn is_whole(&self) -> bool {
        self.kinds.iter().all(|(kind, _)| *kind != Kind::Unknown)
    }

    pub fn cells(&self, scale: Scale, (map, columns): (&Map, &[Pool])) -> Vec<Cell> {
        let (most, _) = self.most(scale);
        let cell = |(place, mark): (usize, &Mark)| match mark {
            Mark::Kind(kind) => Cell::fill(*kind as u16),
            Mark::Value(part) if scale == Scale::Part => {
                let mine = columns[place % columns.len()];
                let answers = map.rules_at(mine).answers();
                Cell::magnitude(f64::from(answers) * part / f64::from(mine.get()))
            }
            Mark::Value(value) => Cell::magnitude(scale.place(*value, most)),
        };
        self.marks.iter().enumerate().map(cell).collect()
    }

    fn most(&self, scale: Scale) -> (f64, bool) {
        scale.most(&mut self.values())
    }

    /// What is said of a position, in a file.
    pub fn text(&self, mark: Mark) -> String {
        match mark {
            Mark::Value(value) => value.to_string(),
            Mark::Kind(kind) => {
                let mut kinds = self.kinds.iter();
                let known = kinds.find(|(known, _)| *known == kind);
                known.map_or_else(String::new, |(_, text)| text.clone())
            }
        }
    }

    /// What the colours mean.
    pub fn legend(&self, legend: &mut Legend, scale: Scale) {
        legend.gradient = scale.gradient();
        if self.values().next().is_some() {
            legend.ticks = scale.ticks(self.most(scale));
        }
        for &(kind, ref text) in &self.kinds {
            let fill = FILLS[kind as usize];
            let swatch = if kind == Kind::Weeds {
                Swatch::Hatched(fill, Role::Weeds)
            } else {
                Swatch::Fill(fill)
            };
            legend.keys.push(LegendKey::new([swatch], text.as_str()));
        }
    }
}
