//! The places of things once a game is over: both boards, small, the map and the way on it, the verdict, and the moves.

use super::layout::{HEIGHT, Layout};
use upperhand_games::cards::{Area, CARD, Grid};

/// From this width over height on the moves stand beside the map, and the verdict above it; else it stands below.
const LISTED: f64 = 1.5;

/// The height of the verdict.
const VERDICT: f64 = 18.0;
const NARROW_VERDICT: f64 = 25.0;

/// The share of the width that the boards take, and the list of moves.
const BOARDS: f64 = 0.29;
const NARROW_BOARDS: f64 = 0.38;
const LIST: f64 = 0.27;

/// The share of the boards' height that the other board takes.
const FAR: f64 = 0.24;

const GAP: f64 = 2.0;

/// The height of a line of words.
const WORDS: f64 = 5.5;
const NARROW_WORDS: f64 = 7.0;

/// The places at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WalkLayout {
    /// Both boards.
    pub boards: Layout,
    pub verdict: Area,
    pub map: Area,
    /// The height of a line of words.
    pub words: f64,
    /// The moves, where there is room for them.
    pub list: Option<Area>,
}

impl WalkLayout {
    /// For so many cards on both boards, with a map or without one.
    pub fn of((near, far): (usize, usize), aspect: f64) -> Self {
        let width = aspect * HEIGHT;
        let has_list = aspect >= LISTED;
        let (verdict, (bottom, top), words) = if has_list {
            let divide = HEIGHT - VERDICT;
            (((0.0, divide), (width, HEIGHT)), (0.0, divide - GAP), WORDS)
        } else {
            let divide = NARROW_VERDICT;
            (
                ((0.0, 0.0), (width, divide)),
                (divide + GAP, HEIGHT),
                NARROW_WORDS,
            )
        };
        let divide = width * if has_list { BOARDS } else { NARROW_BOARDS };
        let list = has_list.then_some(((width * (1.0 - LIST), bottom), (width, top)));
        let right = list.map_or(width, |list| list.0.0 - 2.0 * GAP);
        let map = ((divide + 2.0 * GAP, bottom + words), (right, top - words));
        let far_top = bottom + FAR * (top - bottom);
        let far_area = ((0.0, bottom), (divide, far_top));
        let tokens = ((GAP, bottom + GAP / 2.0), (divide - GAP, far_top - words));
        Self {
            boards: Layout {
                width,
                near: Grid::fitting(near, CARD, ((0.0, far_top + GAP), (divide, top))),
                far: Grid::fitting(far, CARD, tokens),
                far_words: ((0.0, far_top - words), (divide, far_top)),
                far_area,
                ladder: None,
            },
            verdict,
            map,
            words,
            list,
        }
    }
}

/// A place on the way from one to another.
pub fn between(from: Area, to: Area, share: f64) -> Area {
    let mean = |from: (f64, f64), to: (f64, f64)| {
        (
            from.0 + share * (to.0 - from.0),
            from.1 + share * (to.1 - from.1),
        )
    };
    (mean(from.0, to.0), mean(from.1, to.1))
}
