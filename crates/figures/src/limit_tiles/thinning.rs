//! Curves through as few of their points as show them.
//!
//! Points are drawn on whole pixels: a line through many that are close together would have kinks where the curve has
//! none, and one through those alone that matter has bends only where the curve bends.

/// Those of a curve's points without which a line through the others would be off by more than `most`, at any of them
/// (Douglas and Peucker).
pub fn thinned(points: &[(f64, f64)], most: f64) -> Vec<(f64, f64)> {
    let Some((&last, _)) = points.split_last() else {
        return Vec::new();
    };
    let mut kept = Vec::new();
    keep(points, most, &mut kept);
    kept.push(last);
    kept
}

/// Keeps the first of some points, and those between it and the last.
fn keep(points: &[(f64, f64)], most: f64, kept: &mut Vec<(f64, f64)>) {
    let [first, between @ .., last] = points else {
        return;
    };
    let off = |point: &(f64, f64)| distance(*point, *first, *last);
    let furthest = between.iter().map(off).enumerate();
    match furthest.max_by(|one, two| one.1.total_cmp(&two.1)) {
        Some((index, distance)) if distance > most => {
            keep(&points[..index + 2], most, kept);
            keep(&points[index + 1..], most, kept);
        }
        _ => kept.push(*first),
    }
}

/// The distance of a point from the straight line through two others.
fn distance((x, y): (f64, f64), from: (f64, f64), to: (f64, f64)) -> f64 {
    let (across, along) = (to.0 - from.0, to.1 - from.1);
    let area = across * (y - from.1) - along * (x - from.0);
    let length = across.hypot(along);
    if length > 0.0 {
        area.abs() / length
    } else {
        (x - from.0).hypot(y - from.1)
    }
}

#[cfg(test)]
mod tests {
    use super::thinned;

    #[test]
    fn straight_parts_have_two_points_and_bends_one() {
        let roof = |x: u32| (f64::from(x), f64::from(x.min(20 - x)));
        let points: Vec<(f64, f64)> = (0..=20).map(roof).collect();
        assert_eq!(
            thinned(&points, 0.1),
            [(0.0, 0.0), (10.0, 10.0), (20.0, 0.0)]
        );
        assert_eq!(thinned(&points, 100.0), [(0.0, 0.0), (20.0, 0.0)]);
        assert_eq!(thinned(&points, -1.0).len(), 21);
        assert_eq!(thinned(&points[..1], 0.1), points[..1]);
        assert!(thinned(&[], 0.1).is_empty());
    }
}
