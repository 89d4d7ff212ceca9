//! Points of a smooth curve: close to each other where it bends, far apart where it is straight.
//!
//! Points are drawn at whole pixels. Many of them make a straight line wavy, few make a bend a corner.

use super::span::widened;

/// The share of a curve's height by which it may part from the straight line between two points.
const PARTS: f64 = 1.0 / 8000.0;

/// Halvings of the distance between two points, at most.
const HALVINGS: u32 = 7;

/// Points at the places given, in their order, and as many between as keep the line near to the curve. `height` says
/// how high a point is.
pub fn traced<P: Copy>(
    places: &[f64],
    point: impl Fn(f64) -> P,
    height: impl Fn(P) -> f64,
) -> Vec<(f64, P)> {
    let points: Vec<(f64, P)> = places.iter().map(|&at| (at, point(at))).collect();
    let heights = points.iter().map(|&(_, point)| height(point));
    let (least, most) = widened((f64::INFINITY, f64::NEG_INFINITY), heights);
    let tracing = Tracing {
        point,
        height,
        tolerance: (most - least).max(f64::MIN_POSITIVE) * PARTS,
    };
    let mut traced: Vec<(f64, P)> = points.first().copied().into_iter().collect();
    for pair in points.windows(2) {
        tracing.refine(pair[0], pair[1], HALVINGS, &mut traced);
        traced.push(pair[1]);
    }
    traced
}

struct Tracing<F, G> {
    point: F,
    height: G,
    tolerance: f64,
}

impl<F, G> Tracing<F, G> {
    /// Adds the points that are needed between two, in their order.
    fn refine<P: Copy>(&self, from: (f64, P), to: (f64, P), halvings: u32, into: &mut Vec<(f64, P)>)
    where
        F: Fn(f64) -> P,
        G: Fn(P) -> f64,
    {
        let at = f64::midpoint(from.0, to.0);
        let middle = (at, (self.point)(at));
        let straight = f64::midpoint((self.height)(from.1), (self.height)(to.1));
        let is_straight = ((self.height)(middle.1) - straight).abs() <= self.tolerance;
        if halvings == 0 || is_straight {
            return;
        }
        self.refine(from, middle, halvings - 1, into);
        into.push(middle);
        self.refine(middle, to, halvings - 1, into);
    }
}
