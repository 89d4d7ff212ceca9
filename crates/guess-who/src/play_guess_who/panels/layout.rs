//! The places of things on the board: a grid of cards for one player, and a smaller one for the other.

use upperhand_games::cards::{Area, CARD, Grid, SQUARE_CARD};

/// The height of the board in data coordinates; its width is as many times as large as that of its canvas.
pub const HEIGHT: f64 = 100.0;

/// From this width over height on the other board stands beside the first, else in a strip above it: no picture on a phone is wider.
const WIDE: f64 = 1.7;

/// The part of the board that the other player's takes: of its width, or of its height.
const BESIDE: f64 = 0.22;
const ABOVE: f64 = 0.1;

/// The share of the strip's width for its words.
const STRIP_WORDS: f64 = 0.31;

/// The gap between both.
const GAP: f64 = 2.0;

/// The height of a line of words.
const WORDS: f64 = 5.5;

/// The heights of the ladder under both boards, and of the words below it.
const RUNGS: f64 = 7.5;
const RULE: f64 = 6.0;

/// The places of both boards on a canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub width: f64,
    /// The board of whoever is to move.
    pub near: Grid,
    /// The other board.
    pub far: Grid,
    /// The place of the words above the other board.
    pub far_words: Area,
    /// The part of the canvas that the other board takes.
    pub far_area: Area,
    /// The places of the ladder and of the words below it, where it is shown.
    pub ladder: Option<[Area; 2]>,
}

impl Layout {
    /// For so many cards on both boards, on a canvas so many times as wide as high, with a ladder under them or without.
    pub fn of((near, far): (usize, usize), aspect: f64, has_ladder: bool) -> Self {
        let width = aspect * HEIGHT;
        let is_wide = aspect >= WIDE;
        // Where there is little room, the coach says the rule.
        let rule = if is_wide { RULE } else { 0.0 };
        let ladder = has_ladder.then_some([
            ((0.0, rule), (width, rule + RUNGS)),
            ((0.0, 0.0), (width, rule)),
        ]);
        let floor = ladder.map_or(0.0, |[rungs, _]| rungs.1.1 + GAP);
        if !is_wide {
            let divide = HEIGHT * (1.0 - ABOVE);
            let (words, to) = (STRIP_WORDS * width, (width, HEIGHT));
            return Self {
                width,
                near: Grid::fitting(
                    near,
                    SQUARE_CARD,
                    ((0.0, floor), (width, divide - GAP / 2.0)),
                ),
                far: Grid::fitting(
                    far,
                    CARD,
                    ((words, divide + 1.0), (width - GAP, HEIGHT - 1.0)),
                ),
                far_words: ((GAP, divide), (words, HEIGHT)),
                far_area: ((0.0, divide), to),
                ladder,
            };
        }
        let divide = width * (1.0 - BESIDE);
        let (from, to) = ((divide + GAP, floor), (width, HEIGHT));
        let words = to.1 - WORDS;
        let tokens = (
            (from.0 + GAP, from.1 + GAP),
            (to.0 - GAP, words - GAP / 2.0),
        );
        Self {
            width,
            near: Grid::fitting(near, CARD, ((0.0, floor), (divide - GAP, HEIGHT))),
            far: Grid::fitting(far, CARD, tokens),
            far_words: ((from.0, words - 1.0), to),
            far_area: (from, to),
            ladder,
        }
    }
}
