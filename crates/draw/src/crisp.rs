//! Lines without blur: their horizontal and vertical parts cover whole pixels.

/// A line through points between pixels, for a canvas. Its horizontal and vertical parts are moved by at most a pixel,
/// so that a line of `width` device pixels covers no pixel by half. Everything else stays where it is, as curves
/// through rounded points would wobble.
///
/// ```
/// use upperhand_draw::crisp;
/// let step_and_slope = [(0.3, 2.4), (5.2, 2.4), (5.2, 7.7), (9.1, 9.9)];
/// assert_eq!(crisp(&step_and_slope, 2), [(0.3, 2.0), (5.0, 2.0), (5.0, 7.7), (9.1, 9.9)]);
/// assert_eq!(crisp(&step_and_slope, 1), [(0.3, 2.5), (5.5, 2.5), (5.5, 7.7), (9.1, 9.9)]);
/// ```
pub fn crisp(points: &[(f64, f64)], width: u32) -> Vec<(f64, f64)> {
    let middle = if width.is_multiple_of(2) { 0.0 } else { 0.5 };
    let snapped = |coordinate: f64, is_straight: bool| {
        if is_straight {
            coordinate.round() + middle
        } else {
            coordinate
        }
    };
    let crisp = |(index, &(x, y)): (usize, &(f64, f64))| {
        let before = index.checked_sub(1).and_then(|index| points.get(index));
        let beside = [before, points.get(index + 1)].into_iter().flatten();
        let (is_upright, is_level) = beside.fold((false, false), |(upright, level), next| {
            (upright || next.0 == x, level || next.1 == y)
        });
        (snapped(x, is_upright), snapped(y, is_level))
    };
    points.iter().enumerate().map(crisp).collect()
}
