//! Spans of an axis, places spread over them, and the whole numbers nearest to places.

use core::ops::Range;

/// From one number to a larger one.
pub type Span = (f64, f64);

/// The span widened to hold some values.
pub fn widened(span: Span, values: impl IntoIterator<Item = f64>) -> Span {
    let wider = |(least, most): Span, value: f64| (value.min(least), value.max(most));
    values.into_iter().fold(span, wider)
}

/// Values in their order, each once.
pub fn ascending(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut sorted: Vec<f64> = Vec::new();
    for value in values {
        let place = sorted.partition_point(|earlier| *earlier < value);
        if sorted.get(place) != Some(&value) {
            sorted.insert(place, value);
        }
    }
    sorted
}

/// The ends of this number of equal steps from 0 to 1.
pub fn steps(count: u32) -> impl Iterator<Item = f64> + Clone {
    (0..=count).map(move |step| f64::from(step) / f64::from(count))
}

/// The whole number between two others that is nearest to a number; the least for NaN.
///
/// Halves go away from zero.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to two numbers of that type"
)]
pub fn nearest_whole(number: f64, (least, most): (u32, u32)) -> u32 {
    number.round().max(least.into()).min(most.into()) as u32
}

/// The nearest multiple of 1/`steps`.
pub fn rounded(number: f64, steps: f64) -> f64 {
    (number * steps).round() / steps
}

/// The index of the unit interval that a place lies in, clamped to 0 up to `count` − 1.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "above 0, and clamped to the indices"
)]
pub fn index_at(place: f64, count: usize) -> usize {
    (place.floor().max(0.0) as usize).min(count.saturating_sub(1))
}

/// The runs of places where something holds: of each the first place, and the one after the last.
pub fn runs(places: Range<usize>, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let found: Vec<usize> = places.filter(|&place| holds(place)).collect();
    let runs = found.chunk_by(|one, next| one + 1 == *next);
    runs.map(|run| (run[0], run[0] + run.len())).collect()
}
