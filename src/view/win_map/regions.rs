//! The race's regions as outlines and names (Nica, Definitions 2.6 and 2.7).

use crate::guess_who::Pool;
use crate::view::figure::{Label, Role, Segment};
use crate::view::numerals::subscript;

/// The L-shaped tiles up to `size`: between them a vertical and a horizontal line from each corner
/// (2^k, 2^k), and in each a step between the upper hand and the weeds.
pub(super) fn outline(size: Pool) -> (Vec<Segment>, Vec<Label>) {
    let last = f64::from(size.get());
    let end = last + 0.5;
    let (mut segments, mut labels) = (Vec::new(), Vec::new());
    let line = |from, to| Segment {
        from,
        to,
        role: Role::Ink,
    };
    for level in 0..Pool::level(size).map_or(0, |top| top + 1) {
        let low = f64::from(1_u32 << level);
        let high = (2.0 * low).min(last);
        let corner = low + 0.5;
        segments.push(line((corner, corner), (corner, end)));
        segments.push(line((corner, corner), (end, corner)));
        labels.push(Label {
            at: (middle(low, high), middle(low, last)),
            room: (high - low, last - low),
            text: format!("U{}", subscript(level)),
        });
        if 2.0 * low < last {
            let step = 2.0 * low + 0.5;
            segments.push(line((step, corner), (step, step)));
            labels.push(Label {
                at: (middle(high, last), middle(low, high)),
                room: (last - high, high - low),
                text: format!("W{}", subscript(level)),
            });
        }
    }
    (segments, labels)
}

/// The middle of the cells after `low` up to `high`.
fn middle(low: f64, high: f64) -> f64 {
    f64::midpoint(low, high) + 0.5
}
