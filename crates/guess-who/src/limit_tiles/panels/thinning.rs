//! Curves through as few of their points as show them.
//!
//! Points are drawn on whole pixels: a line through many that are close together would have kinks where the curve has
//! none, and one through those alone that matter has bends only where the curve bends.

/// Those of a curve's points without which a line through the others would be off by more than `most` at any of them, where they are
/// placed (Douglas and Peucker).
pub fn thinned(
    points: &[(f64, f64)],
    placed: &dyn Fn((f64, f64)) -> (f64, f64),
    most: f64,
) -> Vec<(f64, f64)> {
    let [first, between @ .., last] = points else {
        return points.to_vec();
    };
    let off = |&point: &(f64, f64)| distance(placed(point), placed(*first), placed(*last));
    let furthest = between.iter().map(off).enumerate();
    match furthest.max_by(|one, two| one.1.total_cmp(&two.1)) {
        Some((index, distance)) if distance > most => {
            let mut kept = thinned(&points[..index + 2], placed, most);
            kept.pop();
            kept.extend(thinned(&points[index + 1..], placed, most));
            kept
        }
        _ => vec![*first, *last],
    }
}

/// The distance of a point from the straight line through two others.
fn distance((x, y): (f64, f64), from: (f64, f64), to: (f64, f64)) -> f64 {
    let (across, along) = (to.0 - from.0, to.1 - from.1);
    let area = across * (y - from.1) - along * (x - from.0);
    area.abs() / across.hypot(along)
}
