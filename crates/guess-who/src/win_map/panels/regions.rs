//! The race's regions as outlines and names (Nica, Definitions 2.6 and 2.7).

use super::super::words;
use upperhand_kit::{Anchor, Curve, Figure, Hatch, Label, Role, Segment};

/// A rectangle in data coordinates: its least x and y, and its largest.
#[derive(Clone, Copy)]
pub struct Rectangle {
    pub from: (f64, f64),
    pub to: (f64, f64),
}

impl Rectangle {
    /// The part of the area between two corners that lies in it, `None` where there is none.
    fn part(self, from: (f64, f64), to: (f64, f64)) -> Option<((f64, f64), (f64, f64))> {
        let (from, to) = self.clipped(from, to);
        (from.0 < to.0 && from.1 < to.1).then_some((from, to))
    }

    /// The part of an upright or level line that lies in it.
    fn part_of_line(self, from: (f64, f64), to: (f64, f64)) -> Option<((f64, f64), (f64, f64))> {
        let (from, to) = self.clipped(from, to);
        (from.0 <= to.0 && from.1 <= to.1 && from != to).then_some((from, to))
    }

    /// Two corners, moved to its edges where they lie beyond: the second is no larger where nothing lies between them.
    fn clipped(self, from: (f64, f64), to: (f64, f64)) -> ((f64, f64), (f64, f64)) {
        let from = (from.0.max(self.from.0), from.1.max(self.from.1));
        (from, (to.0.min(self.to.0), to.1.min(self.to.1)))
    }
}

/// The L-shaped tiles of all levels as far as they lie in a window: between them a vertical and a horizontal line from each
/// corner (2^k, 2^k), and in each a step between the upper hand and the weeds, which are hatched. On colours of their own only
/// the weeds are outlined, by lines cased in paper, which are seen on any colour.
pub fn draw(figure: &mut Figure, window: Rectangle, on_colours: bool) {
    let end = window.to;
    for level in 0..31 {
        let corner = f64::from(1_u32 << level) + 0.5;
        let step = f64::from(1_u32 << level) * 2.0 + 0.5;
        // The lower side of the least weeds; each further one is the upper side of those below.
        let is_least = on_colours && level == 0;
        let left = if is_least { step } else { corner };
        let lines = [
            ((corner, corner), (corner, end.1)),
            ((left, corner), (end.0, corner)),
            ((step, corner), (step, step)),
        ];
        for (from, to) in &lines[usize::from(on_colours)..] {
            match window.part_of_line(*from, *to) {
                Some(line) if on_colours => {
                    figure.add(Curve::cased([line.0, line.1], Role::Weeds));
                }
                Some((from, to)) => figure.add(Segment::new(from, to, Role::Ink)),
                None => {}
            }
        }
        let upper = window.part((corner, corner), (step, end.1));
        if let Some((from, to)) = upper.filter(|_| !on_colours) {
            for text in words::NAMES_ABOVE {
                figure.add(Label::within(from, to, Anchor::Top, text));
            }
        }
        if let Some((from, to)) = window.part((step, corner), (end.0, step)) {
            for text in &words::NAMES_OF_WEEDS[..2 - usize::from(on_colours)] {
                figure.add(Label::within(from, to, Anchor::Right, *text));
            }
            figure.add(Hatch::new(from, to, Role::Weeds));
        }
    }
    name_rungs(figure, window);
}

/// The rungs of the ladder at the steps of the stairs: each step is where both pools round up to the same power of two.
fn name_rungs(figure: &mut Figure, window: Rectangle) {
    for level in (0..31).rev() {
        let rung = 2_u32 << level;
        let corner = f64::from(rung / 2) + 0.5;
        let step = f64::from(rung) + 0.5;
        if let Some((from, to)) = window.part((corner, corner), (step, step)) {
            for text in words::rung(rung) {
                figure.add(Label::within(from, to, Anchor::Right, text));
            }
        }
    }
}
