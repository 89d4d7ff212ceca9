//! The zero of a function that is first below, then above it.

/// Where the search ends at the latest: the last bit of a hand above 1/8.
const NARROWEST: f64 = f64::EPSILON / 16.0;

/// The last place in `from..=to` up to where `rising` is not positive, to the last bit; `from` when it is
/// positive everywhere. For functions that change sign at most once, from below.
///
/// By interpolation held close to the middle (Oliveira and Takahashi, 2021): a dozen steps for smooth functions,
/// and for none more than halving takes, but one.
pub(super) fn last_not_positive(from: f64, to: f64, rising: impl Fn(f64) -> f64) -> f64 {
    // One search for all functions: readers download it once.
    search(from, to, &rising)
}

fn search(from: f64, to: f64, rising: &dyn Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = ((from, rising(from)), (to, rising(to)));
    if high.1 <= 0.0 {
        return to;
    }
    if low.1 > 0.0 {
        return from;
    }
    // How far from the middle a step may go, so that the interval shrinks as by halving.
    let mut slack = high.0 - low.0;
    loop {
        let width = high.0 - low.0;
        let middle = f64::midpoint(low.0, high.0);
        if middle <= low.0 || middle >= high.0 || width <= NARROWEST {
            return low.0;
        }
        let at = between(low, high, middle, slack - width / 2.0);
        let value = rising(at);
        if value <= 0.0 {
            low = (at, value);
        } else {
            high = (at, value);
        }
        slack /= 2.0;
    }
}

/// Where the line through both ends passes 0, a little towards the middle, and no further from it than `reach`.
fn between(low: (f64, f64), high: (f64, f64), middle: f64, reach: f64) -> f64 {
    let width = high.0 - low.0;
    let crossing = low.0 - low.1 * width / (high.1 - low.1);
    let away = middle - crossing;
    // Beyond the zero, so that both ends come close to it.
    let nudge = (0.2 * width * width).max(f64::EPSILON / 2.0);
    let at = if nudge < away.abs() {
        crossing + nudge.copysign(away)
    } else {
        middle
    };
    let held = at.clamp(middle - reach.max(0.0), middle + reach.max(0.0));
    if low.0 < held && held < high.0 {
        held
    } else {
        middle
    }
}
