//! The parts of lines and polygons that lie in the plot.

use super::layout::Layout;
use super::primitives::FinePoint;

/// The pieces of a line through points that lie in the plot.
pub fn line(points: &[FinePoint], layout: &Layout) -> Vec<Vec<FinePoint>> {
    let mut pieces: Vec<Vec<FinePoint>> = Vec::new();
    for pair in points.windows(2) {
        let Some((from, to)) = straight_line(pair[0], pair[1], layout) else {
            continue;
        };
        match pieces.last_mut() {
            Some(piece) if piece.last() == Some(&from) => piece.push(to),
            _ => pieces.push(vec![from, to]),
        }
    }
    pieces
}

/// The part of a straight line that lies in the plot (Liang and Barsky).
fn straight_line(
    from: FinePoint,
    to: FinePoint,
    layout: &Layout,
) -> Option<(FinePoint, FinePoint)> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let [left, right, top, bottom] = sides(layout);
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for (step, room) in [
        (-dx, from.0 - left),
        (dx, right - from.0),
        (-dy, from.1 - top),
        (dy, bottom - from.1),
    ] {
        if step == 0.0 && room < 0.0 {
            return None;
        }
        if step < 0.0 {
            enter = enter.max(room / step);
        } else if step > 0.0 {
            leave = leave.min(room / step);
        }
    }
    // Exactly where the next piece begins, to the last bit.
    let at = |share: f64| match share {
        1.0 => to,
        _ => (from.0 + share * dx, from.1 + share * dy),
    };
    (enter <= leave).then(|| (at(enter), at(leave)))
}

/// The part of a polygon that lies in the plot (Sutherland and Hodgman).
pub fn polygon(outline: Vec<FinePoint>, layout: &Layout) -> Vec<FinePoint> {
    let [left, right, top, bottom] = sides(layout);
    let distances: [&dyn Fn(FinePoint) -> f64; 4] = [
        &|(x, _)| x - left,
        &|(x, _)| right - x,
        &|(_, y)| y - top,
        &|(_, y)| bottom - y,
    ];
    distances.into_iter().fold(outline, |outline, inside| {
        if outline.iter().all(|&point| inside(point) >= 0.0) {
            return outline;
        }
        let before = outline.iter().cycle().skip(outline.len().saturating_sub(1));
        let edges = before.zip(&outline);
        edges
            .flat_map(|(&from, &to)| edge(from, to, (inside(from), inside(to))))
            .flatten()
            .collect()
    })
}

/// The points of an edge that belong to the result: where it enters or leaves, and its end if that is inside.
fn edge(from: FinePoint, to: FinePoint, (start, end): (f64, f64)) -> [Option<FinePoint>; 2] {
    let crosses = (start < 0.0) != (end < 0.0);
    let share = start / (start - end);
    let between = |from: f64, to: f64| from + share * (to - from);
    let crossing = crosses.then(|| (between(from.0, to.0), between(from.1, to.1)));
    [crossing, (end >= 0.0).then_some(to)]
}

/// The left, the right, the top and the bottom of the plot.
fn sides(layout: &Layout) -> [f64; 4] {
    [layout.left, layout.right, layout.top, layout.bottom].map(f64::from)
}
