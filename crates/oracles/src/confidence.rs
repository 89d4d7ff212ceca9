//! Bounds on what random samples may show. They hold for every sample size, and with all comparisons of all files together
//! the chance that one of them fails though nothing is wrong is at most 10⁻⁹.

use std::sync::atomic::{AtomicU32, Ordering};

/// The chance that any comparison fails without an error; the seeds are fixed.
const JOINT_ERROR: f64 = 1e-9;

/// The comparisons among which that chance is shared out.
const COMPARISONS: u32 = 1_000_000;

static MADE: AtomicU32 = AtomicU32::new(0);

/// −ln of the error that one side of a comparison may have.
fn log_error() -> f64 {
    (2.0 * f64::from(COMPARISONS) / JOINT_ERROR).ln()
}

fn count_comparison() {
    let made = MADE.fetch_add(1, Ordering::Relaxed);
    assert!(made < COMPARISONS, "more comparisons than share the error");
}

/// Hoeffding: the mean of so many numbers in an interval of this width is no further from its expectation.
pub fn assert_mean(mean: f64, expected: f64, (count, width): (u32, f64), what: &str) {
    count_comparison();
    let bound = width * (log_error() / (2.0 * f64::from(count))).sqrt();
    assert!(
        (mean - expected).abs() <= bound,
        "{what}: {mean}, expected {expected}"
    );
}

/// Chernoff: N·KL(count/N ‖ chance) stays below −ln of the error.
pub fn assert_frequency(count: u32, of: u32, chance: f64, what: &str) {
    count_comparison();
    let n = f64::from(of);
    let seen = f64::from(count) / n;
    let part = |seen: f64, chance: f64| {
        if seen == 0.0 {
            0.0
        } else {
            seen * (seen / chance).ln()
        }
    };
    let divergence = part(seen, chance) + part(1.0 - seen, 1.0 - chance);
    assert!(
        n * divergence <= log_error(),
        "{what}: {count} of {of}, chance {chance}"
    );
}
