//! The zero of a function that is first below, then above it.

/// Where halving ends at the latest: the last bit of a hand above 1/8.
const NARROWEST: f64 = f64::EPSILON / 16.0;

/// The last place in `from..=to` up to where `rising` is not positive, to the last bit; `from` when it is
/// positive everywhere. For functions that change sign at most once, from below.
pub(super) fn last_not_positive(from: f64, to: f64, rising: impl Fn(f64) -> f64) -> f64 {
    if rising(to) <= 0.0 {
        return to;
    }
    let (mut low, mut high) = (from, to);
    loop {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high || high - low <= NARROWEST {
            return low;
        }
        if rising(middle) <= 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
}
