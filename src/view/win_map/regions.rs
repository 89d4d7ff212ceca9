//! The race's regions as outlines and names (Nica, Definitions 2.6 and 2.7).

use crate::guess_who::Pool;
use crate::view::figure::{Label, Place, Role, Segment};
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
        let (corner, step) = (low + 0.5, (2.0 * low).min(last) + 0.5);
        segments.push(line((corner, corner), (corner, end)));
        segments.push(line((corner, corner), (end, corner)));
        labels.push(Label {
            from: (corner, corner),
            to: (step, end),
            place: Place::Top,
            text: format!("U{}", subscript(level)),
        });
        if step < end {
            segments.push(line((step, corner), (step, step)));
            labels.push(Label {
                from: (step, corner),
                to: (end, step),
                place: Place::Right,
                text: format!("W{}", subscript(level)),
            });
        }
    }
    (segments, labels)
}
