//! Labels inside the plot, each on a plate of paper. Those that do not fit, or would cover another, are left out.

use super::layout::Layout;
use super::marks::handle_reach;
use super::pen::{Pen, TextStyle};
use super::pixel_box::PixelBox;
use super::primitives::{Align, Pixels, Point};
use crate::figures::{Anchor, Figure, Label, Role};

/// Draws the labels of a figure.
pub fn draw(pen: &mut Pen, figure: &Figure, layout: &Layout) {
    for (label, plate) in placed(pen, figure, layout) {
        draw_label(pen, label, plate);
    }
}

/// Draws those labels again that lines have crossed, so that nothing strikes them through. Returns their plates.
pub fn draw_over(
    pen: &mut Pen,
    figure: &Figure,
    layout: &Layout,
    lines: &[PixelBox],
) -> Vec<PixelBox> {
    if lines.is_empty() {
        return Vec::new();
    }
    let mut again = placed(pen, figure, layout);
    again.retain(|(_, plate)| lines.iter().any(|line| plate.overlaps(*line)));
    for (label, plate) in &again {
        draw_label(pen, label, *plate);
    }
    again.into_iter().map(|(_, plate)| plate).collect()
}

/// The labels that are drawn, each with its plate.
pub fn placed<'a>(pen: &Pen, figure: &'a Figure, layout: &Layout) -> Vec<(&'a Label, PixelBox)> {
    let mut placed: Vec<(&Label, PixelBox)> = Vec::new();
    let divider = figure.divider.map(|x| layout.pixel_from_x(x));
    for label in &figure.labels {
        let plate = plate(pen, label, layout);
        let clear = plate.and_then(|plate| match divider {
            Some(x) => beside_divider(pen, x, layout, (label, plate)),
            None => Some(plate),
        });
        if let Some(plate) = clear {
            let mut others = placed.iter();
            if !others.any(|(_, other)| apart(pen, plate).overlaps(*other)) {
                placed.push((label, plate));
            }
        }
    }
    placed
}

/// The plate of a label, clear of the divider: where it is, or else on either side of the divider, preferably the side
/// of what it names. `None` where it would leave its rectangle.
fn beside_divider(
    pen: &Pen,
    divider: Pixels,
    layout: &Layout,
    (label, plate): (&Label, PixelBox),
) -> Option<PixelBox> {
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let (across, along) = handle_reach(pen);
    let is_at_handle = plate.top < middle + along && middle - along < plate.bottom;
    let reach = pen.px(2.0) + if is_at_handle { across } else { pen.px(2.0) };
    if plate.right <= divider - reach || divider + reach <= plate.left {
        return Some(plate);
    }
    let (left, right) = (layout.pixel(label.from).0, layout.pixel(label.to).0);
    let (least, most) = match label.anchor {
        Anchor::On | Anchor::Beside => (layout.left, layout.right),
        Anchor::Top | Anchor::Right => (left.max(layout.left), right.min(layout.right)),
    };
    let mut steps = [divider - reach - plate.right, divider + reach - plate.left];
    if Pixels::midpoint(left, right) > divider {
        steps.reverse();
    }
    let moved = steps.map(|step| PixelBox {
        left: plate.left + step,
        right: plate.right + step,
        ..plate
    });
    let mut moved = moved.into_iter();
    moved.find(|plate| least <= plate.left && plate.right <= most)
}

/// A plate with enough space around it that its label is not read together with another.
fn apart(pen: &Pen, plate: PixelBox) -> PixelBox {
    let room = pen.px(8.0);
    PixelBox {
        left: plate.left - room,
        right: plate.right + room,
        ..plate
    }
}

/// The style of labels.
fn style(pen: &Pen) -> TextStyle {
    TextStyle {
        size: 14.0,
        bold: true,
        ..pen.small(Role::Ink, Align::Middle, Align::Middle)
    }
}

/// Where the plate of a label goes; `None` where it does not fit what it names.
fn plate(pen: &Pen, label: &Label, layout: &Layout) -> Option<PixelBox> {
    let (width, height) = pen.measure(&label.text, style(pen));
    let half = (width / 2 + pen.px(4.0), height / 2 + pen.px(2.0));
    let (left, bottom) = layout.pixel(label.from);
    let (right, top) = layout.pixel(label.to);
    let fits = right - left >= 2 * half.0 && bottom - top >= 2 * half.1;
    let margin = pen.px(4.0);
    let middle = (Pixels::midpoint(left, right), Pixels::midpoint(top, bottom));
    let centre = match label.anchor {
        Anchor::On => inside(middle, middle, half, (margin, layout))?,
        Anchor::Beside => {
            let beside = (middle.0 + half.0, middle.1 - half.1 - margin);
            inside(middle, beside, half, (margin, layout))?
        }
        _ if !fits => return None,
        Anchor::Top => (middle.0, top + (half.1 + margin).min((bottom - top) / 2)),
        Anchor::Right => (right - (half.0 + margin).min((right - left) / 2), middle.1),
    };
    Some(PixelBox::around(centre, half))
}

/// The middle of a plate, moved so that it keeps a margin inside the plot; `None` where the point that it names is
/// outside, or the plot is too small.
fn inside(
    point: Point,
    (x, y): Point,
    half: Point,
    (margin, layout): (Pixels, &Layout),
) -> Option<Point> {
    layout.clipped(point, point)?;
    let (least, most) = (
        layout.left + half.0 + margin,
        layout.right - half.0 - margin,
    );
    let (highest, lowest) = (
        layout.top + half.1 + margin,
        layout.bottom - half.1 - margin,
    );
    let has_room = least <= most && highest <= lowest;
    has_room.then(|| (x.clamp(least, most), y.clamp(highest, lowest)))
}

fn draw_label(pen: &mut Pen, label: &Label, plate: PixelBox) {
    let (from, to) = plate.corners();
    pen.block(from, to, pen.theme.paper);
    pen.text(&label.text, plate.middle(), style(pen));
}
