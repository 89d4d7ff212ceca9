//! The part of the map that is shown, and which of its positions are looked at: all of them while they
//! are few, else as many as can be told apart.

use super::schema::{
    AXES, Axes, BOTTOM, DIVIDER, LAYER, LEFT, Layer, SIZE, SMALLEST_MAP, USUAL_SIZE,
};
use crate::figures::rule_sets::{ANSWERS, LARGEST_POOL, MINE, THEIRS, sized};
use crate::figures::{
    Axis, AxisSpan, Changes, Edges, PanZoom, Role, Scale, Setting, Settings, nearest_whole,
};
use crate::guess_who::Pool;
use core::iter;
use itertools::Itertools;

/// The most pools that are looked at along an axis.
pub const MOST_SAMPLES: usize = 512;

/// The pool that is looked at is less than so many from the middle of its cell: all remainders that matter are met there.
const MOST_BESIDE: u32 = 60;

/// 2³² over the golden ratio: the high bits of squares times this look like chance.
const SCATTERS: u32 = 0x9E37_79B9;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
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

impl Window {
    pub fn of(settings: &Settings) -> Self {
        Self {
            left: settings.whole(LEFT.name),
            bottom: settings.whole(BOTTOM.name),
            size: settings.whole(SIZE.name),
            scale: match Axes::of(settings, &AXES) {
                Axes::Linear => Scale::Linear,
                Axes::Log => Scale::Logarithmic,
            },
            base: settings.whole(ANSWERS.name),
            scatters: matches!(Layer::of(settings, &LAYER), Layer::Regions | Layer::Count),
        }
    }

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
        self.axis("Suspects you have left", Role::You, self.left)
            .carrying(&MINE)
    }

    pub fn y(&self) -> Axis {
        self.axis("Suspects they have left", Role::Opponent, self.bottom)
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

    /// The settings after a pan or a zoom; logarithmic windows start at 1 and are only zoomed. A zoom without a point
    /// of its own keeps the position selected where it stands, and every zoom keeps it in the window.
    pub fn pan_zoom(&self, pan_zoom: PanZoom, selected: (u32, u32)) -> Changes {
        let is_linear = self.scale == Scale::Linear;
        match pan_zoom {
            PanZoom::Reset => corners(1, 1, grown(USUAL_SIZE, selected)),
            PanZoom::Divide(share) => vec![DIVIDER.to(nearest_whole(100.0 * share, (0, 100)))],
            PanZoom::Pan(x, y) if is_linear => {
                let moved = |first: u32, share: f64| {
                    nearest_pool(f64::from(first) + share * f64::from(self.size))
                };
                corners(moved(self.left, x), moved(self.bottom, y), self.size)
            }
            PanZoom::Pan(..) => Changes::new(),
            PanZoom::Zoom(factor, at) => {
                let size = f64::from(self.size) * factor;
                let size = nearest_whole(size, (SMALLEST_MAP, LARGEST_POOL));
                if is_linear {
                    let at = at.unwrap_or((f64::from(selected.0), f64::from(selected.1)));
                    self.zoomed(size, at, selected)
                } else {
                    corners(1, 1, size.max(selected.0).max(selected.1))
                }
            }
        }
    }

    /// The settings of a window of another size in which a point stands where it stood, as far as the position selected
    /// lies in it.
    fn zoomed(&self, size: u32, at: (f64, f64), selected: (u32, u32)) -> Changes {
        let first = |first: u32, at: f64, pool: u32| {
            let before = at - (f64::from(first) - 0.5);
            let start = at - before * f64::from(size) / f64::from(self.size);
            let least = pool.saturating_sub(size - 1).max(1);
            nearest_pool(start + 0.5).clamp(least, pool)
        };
        let left = first(self.left, at.0, selected.0);
        corners(left, first(self.bottom, at.1, selected.1), size)
    }
}

/// The size doubled until both pools lie in a window that starts at 1.
fn grown(size: u32, (mine, theirs): (u32, u32)) -> u32 {
    let mut size = size;
    while mine.max(theirs) > size {
        size = size.saturating_mul(2).min(LARGEST_POOL);
    }
    size
}

/// The settings of a window, moved to where there are pools.
fn corners(left: u32, bottom: u32, size: u32) -> Changes {
    let size = size.clamp(SMALLEST_MAP, LARGEST_POOL);
    let most = LARGEST_POOL - size + 1;
    vec![
        LEFT.to(left.clamp(1, most)),
        BOTTOM.to(bottom.clamp(1, most)),
        SIZE.to(size),
    ]
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

/// The first pools of the window along both axes, with the pools pointed at there.
const SIDES: [(&Setting, &Setting); 2] = [(&LEFT, &MINE), (&BOTTOM, &THEIRS)];

/// Makes the window hold the position: whatever was set last is kept, the other follows.
pub fn settle(settings: &mut Settings, set: &[&str]) {
    if Axes::of(settings, &AXES) == Axes::Log {
        settings.set(LEFT.name, 1);
        settings.set(BOTTOM.name, 1);
    }
    if !followers(set).is_empty() {
        follow(settings);
    }
    let size = settings.whole(SIZE.name);
    for (edge, pool) in SIDES {
        let first = settings.whole(edge.name).min(LARGEST_POOL - size + 1);
        settings.set(edge.name, first);
        let held = settings.whole(pool.name).clamp(first, first + size - 1);
        settings.set(pool.name, held);
    }
}

/// The window’s settings where it follows a position: one that was set, and not beside a window.
pub fn followers(set: &[&str]) -> Vec<&'static str> {
    let is_set = |setting: &Setting| set.contains(&setting.name);
    let window = [&SIZE, &LEFT, &BOTTOM];
    if [&MINE, &THEIRS].into_iter().any(is_set) && !window.into_iter().any(is_set) {
        window.map(|setting| setting.name).to_vec()
    } else {
        Vec::new()
    }
}

/// The largest step of a key.
const STEP: u32 = 10;

/// Moves the window to hold the position, as little as needed; one that starts at 1 grows where the position is
/// further beyond it than a step, or where its axes double and have to start there.
fn follow(settings: &mut Settings) {
    let mut size = settings.whole(SIZE.name);
    let sides = SIDES.map(|(edge, pool)| (settings.whole(edge.name), settings.whole(pool.name)));
    let is_further = |&(first, pool): &(u32, u32)| pool.saturating_sub(first + size - 1) > STEP;
    let must_grow = Axes::of(settings, &AXES) == Axes::Log || sides.iter().any(is_further);
    if sides.iter().all(|&(first, _)| first == 1) && must_grow {
        size = grown(size, (sides[0].1, sides[1].1));
    }
    for ((edge, _), (first, pool)) in SIDES.into_iter().zip(sides) {
        let beyond = pool.saturating_sub(first + size - 1);
        settings.set(edge.name, first.min(pool) + beyond);
    }
    settings.set(SIZE.name, size);
}
