//! The floor of the curve: the lines that lose least, side by side, and those around them.

use super::super::Cards;
use super::super::asked::{Asked, Field};
use super::super::games::{PlayedKey, Solved};
use super::super::lines::Lines;
use super::super::window::ShareWindow;
use super::super::words::lines::brief;
use super::super::words::pictures;
use super::super::words::weakest_held;
use super::curve::{self, depth_between, losses};
use super::depth::Depth;
use core::cmp::Ordering;
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::{Axis, Crosshair, Figure, Resolution, Role, Size, Tick};

/// The lines around the floor.
pub struct CloseUp;

impl Panel<Cards> for CloseUp {
    type Key = PlayedKey;

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> PlayedKey {
        solved.lines.known(state.played())
    }

    fn draw(&self, known: &PlayedKey, solved: &mut Solved, resolution: Resolution) -> Figure {
        figure(solved.lines(known.key), resolution)
    }

    /// A line that is not shown stands at the edge beyond which it lies: an arrow says so.
    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        if !state.is_lines() {
            return None;
        }
        let solved = solved.lines(state.played());
        let near = Near::of(solved)?;
        let shown = state.hand.clamp(near.first, near.last);
        let name = weakest_held(solved.played, state.hand);
        let name = match state.hand.cmp(&shown) {
            Ordering::Less => format!("← {name}"),
            Ordering::Equal => name,
            Ordering::Greater => format!("{name} →"),
        };
        let loss = solved.antes_lost(shown);
        let at = (shown as f64, near.depth(solved).height(loss));
        let said = brief(solved.antes_lost(state.hand));
        let ends = (near.first as f64, near.last as f64);
        Some(Movable {
            x: Some(Handle::new(Field::hand as usize, ends)),
            y: None,
            crosshair: Crosshair::at(at, name, said),
        })
    }
}

/// The fewest lines shown beside the floor.
const FEWEST: usize = 10;

/// The lines shown.
#[derive(Clone, Copy)]
pub struct Near {
    pub first: usize,
    pub last: usize,
}

impl Near {
    /// All minima and both best lines, with a fifth more on each side.
    pub fn of(solved: &Lines) -> Option<Self> {
        let floor = solved.floor.as_ref()?;
        let best = solved.best.map(|best| best.line);
        let ends = floor.minima.iter().copied().chain(best);
        let (from, to) = ends.fold((usize::MAX, 0), |(from, to), line| {
            (from.min(line), to.max(line))
        });
        let room = ((to - from) / 5).max(FEWEST);
        let (first, last) = (
            from.saturating_sub(room),
            (to + room).min(solved.played.hands()),
        );
        Some(Self { first, last })
    }

    fn depth(self, solved: &Lines) -> Depth {
        depth_between(solved, (self.first, self.last))
    }
}

/// Where the names of hands stand.
const TICKS: usize = 6;

/// Before all lines are known, what is known of them.
fn figure(solved: &Lines, resolution: Resolution) -> Figure {
    let Some(near) = Near::of(solved) else {
        return curve::figure(solved, ShareWindow::WHOLE, resolution);
    };
    let (first, last) = (near.first, near.last);
    let ticks = (0..=TICKS).map(|part| {
        let line = first + part * (last - first) / TICKS;
        Tick::new(line as f64, weakest_held(solved.played, line))
    });
    let ends = (first as f64 - 0.5, last as f64 + 0.5);
    let x = Axis::linear(pictures::WEAKEST_HAND_HELD, Role::You, ends).ticks_at(ticks);
    let shown = ((first, last), near.depth(solved));
    let title = pictures::CLOSE_UP;
    losses(solved, title, x, shown, resolution)
}
