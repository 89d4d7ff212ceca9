//! The part of the map that is shown, and which of its positions are looked at: all of them while they
//! are few, else as many as can be told apart.

use super::words;
use core::iter;
use itertools::Itertools;
use upperhand::guess_who::Pool;
use upperhand_games::rule_sets::{LARGEST_POOL, MINE, THEIRS, sized};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{Axis, AxisSpan, Edges, Role, Scale};

/// The most pools that are looked at along an axis.
pub const MOST_SAMPLES: usize = 512;

/// The sampled pool is closer than this to the middle of its cell: enough for all remainders that matter.
const MOST_BESIDE: u32 = 60;

/// 2³² over the golden ratio: the high bits of squares times this look random.
const SCATTERS: u32 = 0x9E37_79B9;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolWindow {
    /// The smallest pool of the mover, at the left edge.
    pub left: u32,
    /// The smallest pool of the opponent, at the bottom.
    pub bottom: u32,
    /// The number of pools along each axis.
    pub size: u32,
    pub scale: Scale,
    /// The base of ticks: they are multiples or powers of it.
    pub base: u32,
    /// Does what is shown depend on remainders? Even steps would beat with them, so that a cell of many pools shows one
    /// a little beside its middle.
    pub scatters: bool,
}

/// The pools looked at along one axis, ascending, and where their cells meet.
#[derive(Clone, Debug, PartialEq)]
pub struct Samples {
    pub pools: Vec<Pool>,
    pub edges: Edges,
}

impl PoolWindow {
    /// The mover's pools at both ends.
    pub const fn across(&self) -> (u32, u32) {
        (self.left, self.left + self.size - 1)
    }

    /// The opponent's pools at both ends.
    pub const fn upwards(&self) -> (u32, u32) {
        (self.bottom, self.bottom + self.size - 1)
    }

    /// The mover's pool at a share of the width, in percent; below the left edge at 0.
    pub fn pool_at_share(&self, percent: u32) -> u32 {
        let at = AxisSpan::of(&self.x()).value(f64::from(percent) / 100.0);
        nearest_whole(at.floor(), (0, LARGEST_POOL))
    }

    pub fn x(&self) -> Axis {
        self.axis(words::SUSPECTS_YOU_HAVE, Role::You, self.left)
            .carrying(&MINE)
    }

    pub fn y(&self) -> Axis {
        self.axis(words::SUSPECTS_THEY_HAVE, Role::Opponent, self.bottom)
            .carrying(&THEIRS)
    }

    fn axis(&self, label: &str, role: Role, first: u32) -> Axis {
        let from = f64::from(first) - 0.5;
        Axis::linear(label, role, (from, from + f64::from(self.size)))
            .spaced(self.scale)
            .whole_ticks(self.base)
    }

    pub fn columns(&self, most: usize) -> Samples {
        self.samples(&self.x(), self.left, most)
    }

    pub fn rows(&self, most: usize) -> Samples {
        self.samples(&self.y(), self.bottom, most)
    }

    fn samples(&self, axis: &Axis, first: u32, most: usize) -> Samples {
        let most = u32::try_from(most.max(2)).unwrap_or(u32::MAX);
        match self.scale {
            Scale::Linear => {
                let cells = self.size.min(most);
                let most_beside = if self.scatters { MOST_BESIDE } else { 1 };
                let beside = (self.size / cells / 8).clamp(1, most_beside);
                let middle = |cell: u32| {
                    let twice = (2 * u64::from(cell) + 1) * u64::from(self.size);
                    let along = u32::try_from(twice / (2 * u64::from(cells)));
                    let scattered = cell.wrapping_mul(cell).wrapping_mul(SCATTERS) >> 16;
                    sized(first + along.unwrap_or(self.size - 1) + scattered % beside)
                };
                Samples {
                    pools: (0..cells).map(middle).collect(),
                    edges: Edges::Even(cells as usize),
                }
            }
            Scale::Logarithmic => doubling(axis, (first, first + self.size - 1), most),
        }
    }
}

pub fn nearest_pool(number: f64) -> u32 {
    nearest_whole(number, (1, LARGEST_POOL))
}

/// Pools whose logarithms are about evenly spaced; neighbours where pools are that few.
fn doubling(axis: &Axis, (first, last): (u32, u32), most: u32) -> Samples {
    let span = AxisSpan::of(axis);
    let pool = |cell: u32| {
        let share = (f64::from(cell) + 0.5) / f64::from(most);
        nearest_pool(span.value(share)).clamp(first, last)
    };
    let pools: Vec<u32> = (0..most).map(pool).dedup().collect();
    let neighbours = pools.iter().map(|&pool| f64::from(pool)).tuple_windows();
    let between = neighbours.map(|(low, high)| f64::midpoint(low, high));
    let edges = iter::once(axis.from).chain(between).chain([axis.to]);
    Samples {
        edges: Edges::At(edges.collect()),
        pools: pools.into_iter().map(sized).collect(),
    }
}
