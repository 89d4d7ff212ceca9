//! Labels in the plot, each on a plate of paper. What does not fit, or would cover another or a dot, is left out.

use super::layout::Layout;
use super::marks::handle_reach;
use super::pen::{Pen, TextStyle};
use super::pixel_box::PixelBox;
use super::primitives::{Align, Pixels, Point};
use upperhand_kit::{Anchor, Dot, Figure, Label, Role};

/// The shorter side of a plot that has room for the names of its regions, in CSS pixels.
const ROOMY: f64 = 200.0;

/// A label with its plate.
pub type Placed<'a> = (&'a Label, PixelBox);

/// Draws labels.
pub fn draw(pen: &mut Pen, placed: &[Placed]) {
    let style = style(pen);
    for (label, plate) in placed {
        let (from, to) = plate.corners();
        pen.block(from, to, pen.theme.paper);
        pen.text(&label.text, plate.middle(), style);
    }
}

/// The labels that are drawn around a marker, if there is one. Those that it would cover stand beside it, as near as can be,
/// or are left out.
pub fn placed<'a>(
    pen: &Pen,
    figure: &'a Figure,
    layout: &Layout,
    marker: Option<PixelBox>,
) -> Vec<Placed<'a>> {
    let usual = usual(pen, figure, layout);
    let Some(marker) = marker else {
        return usual;
    };
    let is_free = |(_, plate): &Placed| !plate.overlaps(marker);
    let (mut free, covered): (Vec<_>, Vec<_>) = usual.into_iter().partition(is_free);
    for (label, plate) in covered {
        let stands = |&moved: &PixelBox| {
            clear_of_marks(pen, figure, layout, (label, moved)) == Some(moved)
                && is_within(moved, reach(pen, label, layout))
                && is_apart(pen, moved, &free)
        };
        let way =
            |moved: &PixelBox| (moved.left - plate.left).abs() + (moved.top - plate.top).abs();
        let moved = around(marker, plate)
            .into_iter()
            .filter(stands)
            .min_by_key(way);
        free.extend(moved.map(|moved| (label, moved)));
    }
    free
}

/// The labels where nothing is marked.
fn usual<'a>(pen: &Pen, figure: &'a Figure, layout: &Layout) -> Vec<Placed<'a>> {
    let mut placed: Vec<Placed> = Vec::new();
    for label in &figure.labels {
        let plate = plate(pen, label, layout);
        let clear = plate.and_then(|plate| clear_of_marks(pen, figure, layout, (label, plate)));
        if let Some(plate) = clear
            && is_apart(pen, plate, &placed)
        {
            placed.push((label, plate));
        }
    }
    placed
}

/// A plate moved to each side of a marker.
fn around(marker: PixelBox, plate: PixelBox) -> [PixelBox; 4] {
    let steps = [
        (marker.left - plate.right, 0),
        (marker.right - plate.left, 0),
        (0, marker.top - plate.bottom),
        (0, marker.bottom - plate.top),
    ];
    steps.map(|(x, y)| plate.moved(x, y))
}

/// Where a label may stand: a name in its rectangle, one of a point anywhere in the plot.
fn reach(pen: &Pen, label: &Label, layout: &Layout) -> PixelBox {
    let plot = PixelBox {
        left: layout.left,
        top: layout.top,
        right: layout.right,
        bottom: layout.bottom,
    };
    if is_of_point(label) {
        return plot.grown(-pen.px(4.0));
    }
    let (left, bottom) = layout.pixel(label.from);
    let (right, top) = layout.pixel(label.to);
    PixelBox {
        left: left.max(plot.left),
        top: top.max(plot.top),
        right: right.min(plot.right),
        bottom: bottom.min(plot.bottom),
    }
}

const fn is_within(inner: PixelBox, outer: PixelBox) -> bool {
    outer.left <= inner.left
        && outer.top <= inner.top
        && inner.right <= outer.right
        && inner.bottom <= outer.bottom
}

/// Does a label name a point rather than a rectangle?
const fn is_of_point(label: &Label) -> bool {
    matches!(label.anchor, Anchor::On | Anchor::Corner | Anchor::Beside)
}

/// Does a plate keep its distance from others?
fn is_apart(pen: &Pen, plate: PixelBox, others: &[Placed]) -> bool {
    let with_room = apart(pen, plate);
    !others.iter().any(|(_, other)| with_room.overlaps(*other))
}

/// The plate of a label where neither the divider nor a dot is; `None` where there is no such place.
fn clear_of_marks(
    pen: &Pen,
    figure: &Figure,
    layout: &Layout,
    (label, plate): Placed,
) -> Option<PixelBox> {
    let plate = match figure.divider {
        Some(x) => beside_divider(pen, layout.pixel_from_x(x), layout, (label, plate))?,
        None => plate,
    };
    let is_clear = |dot: &Dot| {
        let half = pen.px(dot.radius);
        !plate.overlaps(PixelBox::around(layout.pixel(dot.at), (half, half)))
    };
    figure.dots.iter().all(is_clear).then_some(plate)
}

/// The plate of a label, clear of the divider: where it is, or else on either side of the divider, preferably the side
/// of what it names. `None` where it would leave its rectangle.
fn beside_divider(
    pen: &Pen,
    divider: Pixels,
    layout: &Layout,
    (label, plate): Placed,
) -> Option<PixelBox> {
    let middle = Pixels::midpoint(layout.top, layout.bottom);
    let (across, along) = handle_reach(pen);
    let is_at_handle = plate.top < middle + along && middle - along < plate.bottom;
    let reach = pen.px(2.0) + if is_at_handle { across } else { pen.px(2.0) };
    if plate.right <= divider - reach || divider + reach <= plate.left {
        return Some(plate);
    }
    let (left, right) = (layout.pixel(label.from).0, layout.pixel(label.to).0);
    let (least, most) = if is_of_point(label) {
        (layout.left, layout.right)
    } else {
        (left.max(layout.left), right.min(layout.right))
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
    let is_small = (layout.right - layout.left).min(layout.bottom - layout.top) < pen.px(ROOMY);
    if is_small && matches!(label.anchor, Anchor::Corner | Anchor::Top | Anchor::Right) {
        return None;
    }
    let (width, height) = pen.measure(&label.text, style(pen));
    let half = (width / 2 + pen.px(4.0), height / 2 + pen.px(2.0));
    let (left, bottom) = layout.pixel(label.from);
    let (right, top) = layout.pixel(label.to);
    let fits = right - left >= 2 * half.0 && bottom - top >= 2 * half.1;
    let margin = pen.px(4.0);
    let middle = (Pixels::midpoint(left, right), Pixels::midpoint(top, bottom));
    let centre = match label.anchor {
        Anchor::On | Anchor::Corner => inside(middle, middle, half, (margin, layout))?,
        Anchor::Beside => {
            let beside = (middle.0 + half.0, middle.1 - half.1 - margin);
            inside(middle, beside, half, (margin, layout))?
        }
        _ if !fits => return None,
        Anchor::Top | Anchor::Heading => {
            (middle.0, top + (half.1 + margin).min((bottom - top) / 2))
        }
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
