//! The window and the position in it: a position that is chosen is held by the window, and a zoom carries it along.
//!
//! The chance is the same at a position and at that multiplied by r. So a window that zooms past its position takes the
//! equal one that it holds, of the same real board, and one that must hold a position further out goes out by whole powers of r: then its
//! picture stays the same but for the numbers on its axes.

use super::settings::{MOST_POWERS, REAL_POOLS, USUAL_ZOOM, ZOOMS};
use super::state::{Field, SetFields as _, State};
use super::window::RealWindow;
use upperhand_kit::state::State as _;
use upperhand_kit::{Edit, FieldSet, PanZoom};

/// The least share of the window's side at which the larger pool of a position can be told from the corner.
const NEAREST: f64 = 1.0 / 64.0;

/// Makes window and position agree. Where both are given they stay as they are.
pub fn agree(state: &mut State, set: FieldSet) {
    let is_position_set = set.has([Field::alpha, Field::beta]);
    let is_scale_set = set.has([Field::ending, Field::answers]);
    if set.has(Field::zoom) {
        if !is_position_set {
            let carried = carried(state.edit(), state.window(), NEAREST);
            state.take(&carried.state, carried.set.without(set));
        }
    } else if is_position_set || is_scale_set {
        state.zoom = wide_enough(state);
    }
}

/// The zoom after a gesture, with the position carried along.
pub fn zoomed(state: &State, pan_zoom: PanZoom) -> Edit<State> {
    let zoom = match pan_zoom {
        PanZoom::Reset => USUAL_ZOOM,
        PanZoom::Zoom(factor, _) => short(state.zoom + factor.log(state.window().r())),
        PanZoom::Pan(..) | PanZoom::Divide(_) => return state.edit(),
    };
    if zoom.is_nan() {
        return state.edit();
    }
    let zoom = zoom.clamp(ZOOMS.0, ZOOMS.1);
    // A position that was nearer to the corner before may stay so; the factor allows for rounding.
    let nearest = NEAREST.min(0.999 * state.point().larger() / state.window().side());
    let window = RealWindow::new(state.rules(), zoom);
    carried(state.edit(), window, nearest).zoom(zoom)
}

/// A zoom in four decimals, as an address has it.
fn short(zoom: f64) -> f64 {
    (zoom * 1e4).round() / 1e4
}

/// The number of powers of r between two sizes, rounded up.
fn powers(from: f64, to: f64, r: f64) -> i32 {
    let powers = (to / from).log(r).ceil();
    #[expect(clippy::cast_possible_truncation, reason = "sizes of 1e-36 to 1e36")]
    let whole = powers as i32;
    // The logarithm is rounded: a power more may be needed, or one less may do.
    let reaches = |powers: i32| from * r.powi(powers) >= to;
    [whole - 1, whole]
        .into_iter()
        .find(|&powers| reaches(powers))
        .unwrap_or(whole + 1)
}

/// The position, multiplied by a power of r so that the window holds its larger pool, at a share of its side that is no
/// smaller than `nearest`; and the power that leads from there to the same real board, as far as there is one.
fn carried(edit: Edit<State>, window: RealWindow, nearest: f64) -> Edit<State> {
    let point = edit.state.point();
    let (r, side) = (window.r(), window.side());
    let larger = point.larger();
    let (inwards, outwards) = if larger > side {
        (powers(side, larger, r), 0)
    } else {
        (0, powers(larger, nearest * side, r).max(0))
    };
    let scaled = |pool: f64| {
        let pool = pool / r.powi(inwards) * r.powi(outwards);
        pool.clamp(REAL_POOLS.0, REAL_POOLS.1)
    };
    let power = point.power.saturating_add_signed(inwards - outwards);
    edit.alpha(scaled(point.alpha))
        .beta(scaled(point.beta))
        .power(power.min(MOST_POWERS))
}

/// The zoom, further out by whole powers of r where the position lies beyond the window; the same where no window holds
/// it.
fn wide_enough(state: &State) -> f64 {
    let larger = state.point().larger();
    let periods = powers(state.window().side(), larger, state.window().r()).max(0);
    let zoom = state.zoom + f64::from(periods);
    if periods == 0 || zoom > ZOOMS.1 {
        state.zoom
    } else {
        short(zoom)
    }
}
