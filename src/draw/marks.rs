//! Lines and names inside the plot, and the frame around it.

use super::error::DrawError;
use super::layout::Layout;
use super::pen::{Pen, Pixels, Type};
use crate::figures::{Figure, Label, Place, Role, Ticks};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

pub fn draw<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    for area in &figure.hatches {
        let (left, bottom) = layout.pixel(area.from);
        let (right, top) = layout.pixel(area.to);
        if let Some((from, to)) = layout.clipped((left, top), (right, bottom)) {
            pen.hatch(from, to, area.role)?;
        }
    }
    let line = pen.px(1.25);
    for segment in &figure.segments {
        let (a, b) = (layout.pixel(segment.from), layout.pixel(segment.to));
        let ends = ((a.0.min(b.0), a.1.min(b.1)), (a.0.max(b.0), a.1.max(b.1)));
        if let Some((from, to)) = layout.clipped(ends.0, ends.1) {
            pen.rule(from, to, line, pen.theme.colour(segment.role))?;
        }
    }
    for curve in &figure.curves {
        let points: Vec<_> = curve
            .points
            .iter()
            .map(|&point| layout.place(point))
            .collect();
        for piece in clipped_pieces(&points, layout) {
            pen.curve(&piece, curve.role, curve.stroke)?;
        }
    }
    for dot in &figure.dots {
        let at = layout.pixel(dot.at);
        if layout.clipped(at, at).is_some() {
            pen.dot(at, dot.radius, dot.role, dot.filled)?;
        }
    }
    for (label, plate) in placed(pen, figure, layout)? {
        draw_label(pen, label, plate)?;
    }
    if let Some(x) = figure.divider {
        draw_divider(pen, layout.pixel_from_x(x), layout)?;
    }
    if figure.x.ticks == Ticks::None && figure.y.ticks == Ticks::None {
        return Ok(());
    }
    frame(pen, layout)
}

type Point = (Pixels, Pixels);

/// Where something is, in device pixels and shares of them.
type Spot = (f64, f64);

/// The pieces of a line through places that lie in the plot.
fn clipped_pieces(places: &[Spot], layout: &Layout) -> Vec<Vec<Spot>> {
    let mut pieces: Vec<Vec<Spot>> = Vec::new();
    for pair in places.windows(2) {
        let Some((from, to)) = clipped_line(pair[0], pair[1], layout) else {
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
fn clipped_line(from: Spot, to: Spot, layout: &Layout) -> Option<(Spot, Spot)> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let [left, top, right, bottom] =
        [layout.left, layout.top, layout.right, layout.bottom].map(f64::from);
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
    // Where the next piece begins, to the last bit.
    let at = |share: f64| match share {
        1.0 => to,
        _ => (from.0 + share * dx, from.1 + share * dy),
    };
    (enter <= leave).then(|| (at(enter), at(leave)))
}

/// Half of the width and of the height of a divider's handle, without its edge, in CSS pixels.
const HANDLE: (f64, f64) = (9.0, 20.0);

/// The edge of a handle, in CSS pixels.
const EDGE: f64 = 3.0;

/// A line from top to bottom with a handle in the middle.
fn draw_divider<B: DrawingBackend>(
    pen: &Pen<B>,
    x: Pixels,
    layout: &Layout,
) -> Result<(), DrawError<B>> {
    let (paper, ink) = (pen.theme.colour(Role::Paper), pen.theme.colour(Role::Ink));
    let (top, bottom) = ((x, layout.top), (x, layout.bottom));
    pen.rule(top, bottom, pen.px(4.0), paper)?;
    pen.rule(top, bottom, pen.px(2.0), ink)?;
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let (across, along) = (pen.px(HANDLE.0), pen.px(HANDLE.1));
    let handle = |grown: Pixels| {
        let (across, along) = (across + grown, along + grown);
        ((x - across, middle - along), (x + across, middle + along))
    };
    for (grown, colour) in [(pen.px(EDGE), paper), (pen.px(2.0), ink), (0, paper)] {
        let (from, to) = handle(grown);
        pen.block(from, to, colour)?;
    }
    for beside in [-pen.px(3.0), pen.px(3.0)] {
        let (from, to) = (
            (x + beside, middle - along / 2),
            (x + beside, middle + along / 2),
        );
        pen.rule(from, to, pen.px(1.5), ink)?;
    }
    Ok(())
}

fn frame<B: DrawingBackend>(pen: &Pen<B>, layout: &Layout) -> Result<(), DrawError<B>> {
    let colour = pen.theme.colour(Role::Muted);
    let one = pen.px(1.0);
    let (left, top) = (layout.left - one, layout.top - one);
    let (right, bottom) = (layout.right + one, layout.bottom + one);
    pen.block((left, top), (right, layout.top), colour)?;
    pen.block((left, layout.bottom), (right, bottom), colour)?;
    pen.block((left, top), (layout.left, bottom), colour)?;
    pen.block((layout.right, top), (right, bottom), colour)
}

/// A rectangle of device pixels: its upper left corner and its lower right one.
pub type Plate = (Point, Point);

/// Do they have a pixel in common?
pub fn overlap(one: Plate, two: Plate) -> bool {
    one.0.0 < two.1.0 && two.0.0 < one.1.0 && one.0.1 < two.1.1 && two.0.1 < one.1.1
}

/// The names that are drawn, each with its plate: those that fit and cover no other.
fn placed<'a, B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &'a Figure,
    layout: &Layout,
) -> Result<Vec<(&'a Label, Plate)>, DrawError<B>> {
    let mut placed: Vec<(&Label, Plate)> = Vec::new();
    let divider = figure.divider.map(|x| layout.pixel_from_x(x));
    for label in &figure.labels {
        let plate = plate(pen, label, layout)?;
        let clear = plate.and_then(|plate| match divider {
            Some(x) => beside_divider(pen, x, layout, (label, plate)),
            None => Some(plate),
        });
        if let Some(plate) = clear {
            let mut others = placed.iter();
            if !others.any(|(_, other)| overlap(apart(pen, plate), *other)) {
                placed.push((label, plate));
            }
        }
    }
    Ok(placed)
}

/// The plate of a name clear of the divider: where it is, or else beside it, first on the side of what it names. `None`
/// where it would leave its place.
fn beside_divider<B: DrawingBackend>(
    pen: &Pen<B>,
    divider: Pixels,
    layout: &Layout,
    (label, (from, to)): (&Label, Plate),
) -> Option<Plate> {
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let (across, along) = (pen.px(HANDLE.0 + EDGE), pen.px(HANDLE.1 + EDGE));
    let is_at_handle = from.1 < middle + along && middle - along < to.1;
    let reach = pen.px(2.0) + if is_at_handle { across } else { pen.px(2.0) };
    if to.0 <= divider - reach || divider + reach <= from.0 {
        return Some((from, to));
    }
    let (left, right) = (layout.pixel(label.from).0, layout.pixel(label.to).0);
    let (least, most) = match label.place {
        Place::On | Place::Beside => (layout.left, layout.right),
        Place::Top | Place::Right => (left.max(layout.left), right.min(layout.right)),
    };
    let mut steps = [divider - reach - to.0, divider + reach - from.0];
    if Pixels::midpoint(left, right) > divider {
        steps.reverse();
    }
    let moved = steps.map(|step| ((from.0 + step, from.1), (to.0 + step, to.1)));
    let mut moved = moved.into_iter();
    moved.find(|(from, to)| least <= from.0 && to.0 <= most)
}

/// Draws the names again that lines have crossed, so that nothing strikes them through. Returns their plates.
pub fn draw_names_over<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
    lines: &[Plate],
) -> Result<Vec<Plate>, DrawError<B>> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let mut again = placed(pen, figure, layout)?;
    again.retain(|(_, plate)| lines.iter().any(|line| overlap(*plate, *line)));
    for (label, plate) in &again {
        draw_label(pen, label, *plate)?;
    }
    Ok(again.into_iter().map(|(_, plate)| plate).collect())
}

/// The plates of the names that are drawn.
pub fn name_plates<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
) -> Result<Vec<Plate>, DrawError<B>> {
    let placed = placed(pen, figure, layout)?;
    Ok(placed.into_iter().map(|(_, plate)| plate).collect())
}

/// A plate with the room that keeps its name from being read on in another.
fn apart<B: DrawingBackend>(pen: &Pen<B>, ((left, top), (right, bottom)): Plate) -> Plate {
    let room = pen.px(8.0);
    ((left - room, top), (right + room, bottom))
}

/// How a name is set.
fn name<B: DrawingBackend>(pen: &Pen<B>) -> Type {
    Type {
        size: 14.0,
        bold: true,
        ..pen.small(Role::Ink, HPos::Center, VPos::Center)
    }
}

/// Where the plate of a name goes, `None` where it would not fit the place it names.
fn plate<B: DrawingBackend>(
    pen: &Pen<B>,
    label: &Label,
    layout: &Layout,
) -> Result<Option<Plate>, DrawError<B>> {
    let (width, height) = pen.measure(&label.text, name(pen))?;
    let half = (width / 2 + pen.px(4.0), height / 2 + pen.px(2.0));
    let (left, bottom) = layout.pixel(label.from);
    let (right, top) = layout.pixel(label.to);
    let fits = right - left >= 2 * half.0 && bottom - top >= 2 * half.1;
    let margin = pen.px(4.0);
    let (x, y) = match label.place {
        Place::On | Place::Beside => {
            let (mut x, mut y) = (Pixels::midpoint(left, right), Pixels::midpoint(top, bottom));
            let outside = layout.clipped((x, y), (x, y)).is_none();
            let room = layout.right - layout.left < 2 * half.0 + 2 * margin;
            if outside || room || layout.bottom - layout.top < 2 * half.1 + 2 * margin {
                return Ok(None);
            }
            if label.place == Place::Beside {
                (x, y) = (x + half.0, y - half.1 - margin);
            }
            let (least, most) = (
                layout.left + half.0 + margin,
                layout.right - half.0 - margin,
            );
            let (highest, lowest) = (
                layout.top + half.1 + margin,
                layout.bottom - half.1 - margin,
            );
            (x.clamp(least, most), y.clamp(highest, lowest))
        }
        _ if !fits => return Ok(None),
        Place::Top => (
            Pixels::midpoint(left, right),
            top + (half.1 + margin).min((bottom - top) / 2),
        ),
        Place::Right => (
            right - (half.0 + margin).min((right - left) / 2),
            Pixels::midpoint(top, bottom),
        ),
    };
    Ok(Some(((x - half.0, y - half.1), (x + half.0, y + half.1))))
}

/// A name on a plate of paper.
fn draw_label<B: DrawingBackend>(
    pen: &Pen<B>,
    label: &Label,
    (from, to): Plate,
) -> Result<(), DrawError<B>> {
    pen.block(from, to, pen.theme.colour(Role::Paper))?;
    let middle = (
        Pixels::midpoint(from.0, to.0),
        Pixels::midpoint(from.1, to.1),
    );
    pen.text(&label.text, middle, name(pen))
}
