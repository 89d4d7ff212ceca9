//! The window and the position in it: a position that is chosen is held by the window, and a zoom carries it along.
//!
//! The chance is the same at a position and at that multiplied by r. So a window that zooms past its position takes the
//! equal one that it holds, of the same real board, and one that must hold a position further out goes out by whole powers of r: then its
//! picture stays the same but for the numbers on its axes.

use super::request::{Point, Request};
use super::schema::{ALPHA, BETA, MOST_POWERS, POWER, REAL_POOLS, USUAL_ZOOM, ZOOM, ZOOMS};
use super::window::Window;
use crate::figures::rule_sets::{ANSWERS, RULES};
use crate::figures::{Changes, PanZoom, Setting, Settings};

/// The least share of the window's side at which the larger pool of a position can be told from the corner.
const NEAREST: f64 = 1.0 / 64.0;

/// Makes window and position agree. Where both are given they stay as they are.
pub fn settle(settings: &mut Settings, set: &[&str]) {
    let is_set = |setting: &Setting| set.contains(&setting.name);
    let is_position_set = is_set(&ALPHA) || is_set(&BETA);
    let is_scale_set = is_set(&RULES) || is_set(&ANSWERS);
    let request = Request::from(&*settings);
    let changes = match (is_set(&ZOOM), is_position_set) {
        (true, false) => carried(&request.point, request.window, NEAREST),
        (false, _) if is_position_set || is_scale_set => vec![ZOOM.to(wide_enough(&request))],
        _ => return,
    };
    for (name, value) in changes {
        if !set.contains(&name) {
            settings.set(name, value);
        }
    }
}

/// The zoom after a gesture, with the position carried along.
pub fn zoomed(request: &Request, pan_zoom: PanZoom) -> Changes {
    let zoom = match pan_zoom {
        PanZoom::Reset => USUAL_ZOOM,
        PanZoom::Zoom(factor, _) => short(request.zoom + factor.log(request.window.r())),
        PanZoom::Pan(..) | PanZoom::Divide(_) => return Changes::new(),
    };
    if zoom.is_nan() {
        return Changes::new();
    }
    let zoom = zoom.clamp(ZOOMS.0, ZOOMS.1);
    // A position that was nearer to the corner before is let be; the factor is for rounding.
    let nearest = NEAREST.min(0.999 * request.point.larger() / request.window.side());
    let window = Window::new(request.point.rules, zoom);
    let mut changes = carried(&request.point, window, nearest);
    changes.push(ZOOM.to(zoom));
    changes
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
fn carried(point: &Point, window: Window, nearest: f64) -> Changes {
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
    vec![
        ALPHA.to(scaled(point.alpha)),
        BETA.to(scaled(point.beta)),
        POWER.to(power.min(MOST_POWERS)),
    ]
}

/// The zoom, further out by whole powers of r where the position lies beyond the window; the same where no window holds
/// it.
fn wide_enough(request: &Request) -> f64 {
    let larger = request.point.larger();
    let periods = powers(request.window.side(), larger, request.window.r()).max(0);
    let zoom = request.zoom + f64::from(periods);
    if periods == 0 || zoom > ZOOMS.1 {
        request.zoom
    } else {
        short(zoom)
    }
}
