//! Moving about: the window is panned and zoomed, and always holds the position.

use super::settings::{Axes, SMALLEST_MAP, USUAL_SIZE};
use super::state::{Field, SetFields as _, State};
use super::window::nearest_pool;
use upperhand::guess_who::Pool;
use upperhand_games::rule_sets::{LARGEST_POOL, sized};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{Edit, FieldSet, PanZoom};

/// The largest step of a key.
const STEP: u32 = 10;

impl State {
    /// Makes the window hold the position: whatever was set last is kept, the other follows. Returns the fields of a
    /// window that has followed.
    pub fn agree(&mut self, set: FieldSet) -> FieldSet {
        let window = [Field::size, Field::left, Field::bottom].into();
        let follows = set.has([Field::mine, Field::theirs]) && !set.has(window);
        if self.axes == Axes::Log {
            (self.left, self.bottom) = (1, 1);
        }
        if follows {
            self.follow();
        }
        let size = self.size;
        for (first, pool) in self.sides() {
            *first = (*first).min(LARGEST_POOL - size + 1);
            *pool = sized(pool.get().clamp(*first, *first + size - 1));
        }
        if follows { window } else { FieldSet::NONE }
    }

    /// Moves the window to hold the position, as little as needed; one that starts at 1 grows where the position is
    /// further beyond it than a step, or where its axes double and have to start there.
    fn follow(&mut self) {
        let before = self.size;
        let beyond =
            |first: u32, pool: Pool, size: u32| pool.get().saturating_sub(first + size - 1);
        let is_far = |(first, pool): (&mut u32, &mut Pool)| beyond(*first, *pool, before) > STEP;
        let must_grow = self.axes == Axes::Log || self.sides().into_iter().any(is_far);
        if (self.left, self.bottom) == (1, 1) && must_grow {
            self.size = self.grown(before);
        }
        let size = self.size;
        for (first, pool) in self.sides() {
            *first = (*first).min(pool.get()) + beyond(*first, *pool, size);
        }
    }

    /// The first pools of the window along both axes, with the pools pointed at there.
    const fn sides(&mut self) -> [(&mut u32, &mut Pool); 2] {
        [
            (&mut self.left, &mut self.mine),
            (&mut self.bottom, &mut self.theirs),
        ]
    }

    /// The size doubled until both pools lie in a window that starts at 1.
    fn grown(&self, mut size: u32) -> u32 {
        while self.mine.max(self.theirs).get() > size {
            size = size.saturating_mul(2).min(LARGEST_POOL);
        }
        size
    }

    /// The edit of a pan or a zoom; windows whose axes double start at 1 and are only zoomed. A zoom without a point of
    /// its own keeps the position where it stands, and every zoom keeps it in the window.
    pub fn pan_zoom(&self, pan_zoom: PanZoom) -> Edit<Self> {
        let is_linear = self.axes == Axes::Linear;
        let (mine, theirs) = (self.mine.get(), self.theirs.get());
        match pan_zoom {
            PanZoom::Reset => self.windowed(1, 1, self.grown(USUAL_SIZE)),
            PanZoom::Divide(share) => self.edit().divider(nearest_whole(100.0 * share, (0, 100))),
            PanZoom::Pan(x, y) if is_linear => {
                let moved = |first: u32, share: f64| {
                    nearest_pool(f64::from(first) + share * f64::from(self.size))
                };
                self.windowed(moved(self.left, x), moved(self.bottom, y), self.size)
            }
            PanZoom::Pan(..) => self.edit(),
            PanZoom::Zoom(factor, at) => {
                let size = f64::from(self.size) * factor;
                let size = nearest_whole(size, (SMALLEST_MAP, LARGEST_POOL));
                if is_linear {
                    self.zoomed(size, at.unwrap_or((mine.into(), theirs.into())))
                } else {
                    self.windowed(1, 1, size.max(mine).max(theirs))
                }
            }
        }
    }

    /// The edit to a window of another size in which a point stands where it stood, as far as the position lies in it.
    fn zoomed(&self, size: u32, (x, y): (f64, f64)) -> Edit<Self> {
        let first = |first: u32, at: f64, pool: Pool| {
            let before = at - (f64::from(first) - 0.5);
            let start = at - before * f64::from(size) / f64::from(self.size);
            let least = pool.get().saturating_sub(size - 1).max(1);
            nearest_pool(start + 0.5).clamp(least, pool.get())
        };
        let left = first(self.left, x, self.mine);
        self.windowed(left, first(self.bottom, y, self.theirs), size)
    }

    /// The edit to a window, moved to where there are pools.
    fn windowed(&self, left: u32, bottom: u32, size: u32) -> Edit<Self> {
        let last = LARGEST_POOL - size + 1;
        let edit = self.edit().left(left.min(last));
        edit.bottom(bottom.min(last)).size(size)
    }
}
