//! What can be asked of the figure.

use super::words::TERMS;
use upperhand::guess_who::Ending;
use upperhand_games::GUESS_WHO;
use upperhand_games::rule_sets::{ANSWERS, RULES};
use upperhand_kit::schema::{Navigation, Panel};
use upperhand_kit::state::state;
use upperhand_kit::{Schema, Setting};

/// The least and the largest real pool: further out than the window can zoom.
pub const REAL_POOLS: (f64, f64) = (1e-36, 1e36);

/// The window goes from r^−40 to r^40.
pub const ZOOMS: (f64, f64) = (-40.0, 40.0);

/// A little more than two periods.
pub const USUAL_ZOOM: f64 = 2.2;

/// How often the pools may be multiplied by r.
pub const MOST_POWERS: u32 = 30;

state! {
    pub struct Asked {
        ending: Ending = RULES,
        answers: u8 = ANSWERS.counting("answer"),
        alpha: f64 = Setting::real("alpha", "your pool", REAL_POOLS, 1.5)
            .labelled("Your pool, to scale").of("you").across("yours"),
        beta: f64 = Setting::real("beta", "their pool", REAL_POOLS, 1.5)
            .labelled("Their pool, to scale").of("opponent").upright("theirs"),
        /// The power that is asked for, also where a finite game of its pools is too large.
        power: u32 = Setting::whole("k", "the size of the real board", (0, MOST_POWERS), 4)
            .labelled("Size of the real board, in steps").on_request(),
        zoom: f64 = Setting::real("zoom", "the zoom", ZOOMS, USUAL_ZOOM).labelled("Zoom").on_request().in_steps(0.01),
    }
}

pub static SCHEMA: Schema = Schema {
    name: "limit-tiles",
    title: "Ever larger boards",
    description: "The chances that ever larger boards settle on: a map that looks the same at every scale, the chance with equal pools, the fair handicap.",
    module: "guess-who",
    game: GUESS_WHO,
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::new(
            "Map of ever larger boards",
            Navigation::Endless,
            "Point, tap or drag to choose both pools; arrow keys move them, Page Up and Page Down by ten steps, Home and \
                End to the ends. Ctrl or ⌘ and the wheel, two fingers, + and − zoom into the corner, without end: a \
                position that would leave the picture goes on to an equal one in it. 0 resets.",
        ),
        Panel::fixed(
            "Your chance with equal pools",
            "Point, tap or drag to give both players the same pool; the left and right arrow keys move it.",
        ),
        Panel::fixed(
            "The fair handicap",
            "Point, tap or drag to choose their pool and give yourself the pool that makes the game fair; the \
                left and right arrow keys move it.",
        ),
        Panel::fixed(
            "From real boards to the limit",
            "Point, tap or drag to choose the size of the real board; the arrow keys go on by one step.",
        ),
    ],
    settings: Asked::SETTINGS,
};
