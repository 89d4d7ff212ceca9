//! The declaration of the tiles.

use crate::figures::rule_sets::{ANSWERS, RULES};
use crate::figures::schema::{Game, Navigation, Panel, Schema, Setting};

/// The least and the largest real pool: further out than the window can zoom.
pub const REAL_POOLS: (f64, f64) = (1e-36, 1e36);

/// The window goes from r^−40 to r^40.
pub const ZOOMS: (f64, f64) = (-40.0, 40.0);

/// The zoom when nothing is said: a little more than two periods.
pub const USUAL_ZOOM: f64 = 2.2;

/// How often the pools may be multiplied by r.
pub const MOST_POWERS: u32 = 30;

pub const ALPHA: Setting = Setting::real("alpha", "your pool", REAL_POOLS, 1.5)
    .labelled("Your pool x")
    .of("you")
    .across("yours")
    .staying();

pub const BETA: Setting = Setting::real("beta", "their pool", REAL_POOLS, 1.5)
    .labelled("Their pool y")
    .of("opponent")
    .upright("theirs")
    .staying();

pub const POWER: Setting = Setting::whole("k", "the number of periods", (0, MOST_POWERS), 4)
    .labelled("Periods to the finite game")
    .on_request();

pub const ZOOM: Setting = Setting::real("zoom", "the zoom", ZOOMS, USUAL_ZOOM)
    .labelled("Zoom")
    .on_request()
    .in_steps(0.01)
    .staying();

pub static SCHEMA: Schema = Schema {
    name: "limit-tiles",
    title: "The limit of large pools",
    description: "p∞ with its tiles, zooming without end; the chance with equal pools and the fair handicap.",
    game: Game::GuessWho,
    heights: [160, 205, 109],
    terms: &[],
    panels: &[
        Panel::new(
            "Map of the continuous game",
            Navigation::Endless,
            "Point, tap or drag to move your pool x and theirs y; arrow keys move them, Page Up and Page Down \
                by ten steps, Home and End to the ends. Ctrl or ⌘ and the wheel, two fingers, + and − zoom around \
                the corner, without end; 0 resets.",
        ),
        Panel::fixed(
            "The first move’s worth with equal pools",
            "Point, tap or drag to give both players the same pool; the left and right arrow keys move it.",
        ),
        Panel::fixed(
            "The fair handicap",
            "Point, tap or drag to choose their pool and give yourself the pool that makes the game fair; the \
                left and right arrow keys move it.",
        ),
        Panel::fixed(
            "From the finite game to its limit",
            "Point, tap or drag to choose how many periods the finite game is away; the arrow keys go on by one.",
        ),
    ],
    settings: &[RULES, ANSWERS, ALPHA, BETA, POWER, ZOOM],
};
