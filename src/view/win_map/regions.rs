//! The race's regions as outlines and names (Nica, Definitions 2.6 and 2.7).

use crate::guess_who::Pool;
use crate::view::figure::{Hatch, Label, Place, Role, Segment};
use crate::view::numerals::subscript;

/// What is drawn over the race's regions.
#[derive(Default)]
pub(super) struct Outline {
    pub hatches: Vec<Hatch>,
    pub segments: Vec<Segment>,
    pub labels: Vec<Label>,
}

/// The L-shaped tiles up to `size`: between them a vertical and a horizontal line from each corner
/// (2^k, 2^k), and in each a step between the upper hand and the weeds, which are hatched.
pub(super) fn outline(size: Pool) -> Outline {
    let last = f64::from(size.get());
    let end = last + 0.5;
    let mut outline = Outline::default();
    let mut line = |from, to| {
        outline.segments.push(Segment {
            from,
            to,
            role: Role::Ink,
        });
    };
    for level in 0..Pool::level(size).map_or(0, |top| top + 1) {
        let low = f64::from(1_u32 << level);
        let (corner, step) = (low + 0.5, (2.0 * low).min(last) + 0.5);
        line((corner, corner), (corner, end));
        line((corner, corner), (end, corner));
        outline.labels.push(Label {
            from: (corner, corner),
            to: (step, end),
            place: Place::Top,
            text: format!("U{}", subscript(level)),
        });
        if step < end {
            line((step, corner), (step, step));
            let (from, to) = ((step, corner), (end, step));
            outline.labels.push(Label {
                from,
                to,
                place: Place::Right,
                text: format!("W{}", subscript(level)),
            });
            outline.hatches.push(Hatch {
                from,
                to,
                role: Role::Weeds,
            });
        }
    }
    outline
}
