//! Cards with suspects in rows, standing or lying on the table, and tokens in their place where there is less room.

use crate::faces;
use crate::faces::Easel;
use crate::looks::Person;
use crate::people::{name, person};
use upperhand_kit::{Caption, Figure, Inscription, Paint, Role, Shape};

/// The width of a card over its height: with a face, and where a name alone has little room.
pub const CARD: f64 = 0.84;
pub const NAME_CARD: f64 = 3.0;

/// The same on a small screen, and the share of its height that the name takes there.
pub const SQUARE_CARD: f64 = 1.06;
const NAME_ON_SQUARE: f64 = 0.29;

/// The height of a card that lies on the table, as a share of one that stands.
const LYING: f64 = 0.13;

/// The gap around a card, as a share of the shorter side of its place.
const MARGIN: f64 = 0.045;

/// A rectangle: its least x and y, and its largest.
pub type Area = ((f64, f64), (f64, f64));

/// Places of cards in rows, from the upper left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The upper left corner.
    corner: (f64, f64),
    pub columns: usize,
    /// The width and the height of a place.
    size: (f64, f64),
}

impl Grid {
    /// The grid of the largest places for a number of cards of a shape in a rectangle, in the middle of it.
    pub fn fitting(count: usize, shape: f64, (from, to): Area) -> Self {
        let (width, height) = (to.0 - from.0, to.1 - from.1);
        let width_of = |columns: usize| {
            let rows = count.div_ceil(columns);
            (width / columns as f64).min(height / rows as f64 * shape)
        };
        let wider = |one: &usize, other: &usize| width_of(*one).total_cmp(&width_of(*other));
        let columns = (1..=count).rev().max_by(wider).unwrap_or(1);
        let (across, rows) = (width_of(columns), count.div_ceil(columns) as f64);
        let size = (across, across / shape);
        let corner = (
            from.0 + (width - columns as f64 * size.0) / 2.0,
            to.1 - (height - rows * size.1) / 2.0,
        );
        Self {
            corner,
            columns,
            size,
        }
    }

    /// The place of a card.
    pub fn place(&self, index: usize) -> Area {
        let (column, row) = ((index % self.columns) as f64, (index / self.columns) as f64);
        let left = self.corner.0 + column * self.size.0;
        let top = self.corner.1 - row * self.size.1;
        ((left, top - self.size.1), (left + self.size.0, top))
    }
}

/// The front of a card.
#[derive(Clone, Copy)]
pub enum Front<'a> {
    /// A face, and a name below it.
    Face(Person, &'a str),
    /// A name alone, and shorter ones for where it is too wide.
    Name(&'a str, &'a [String]),
}

impl Front<'_> {
    /// Our own suspect of a number, from 1.
    pub fn person(number: u32) -> Self {
        Self::Face(person(number), name(number))
    }
}

/// The state of a card.
#[derive(Clone, Copy)]
pub struct Look {
    /// How far it stands upright: 1 upright, 0 on the table.
    pub upright: f64,
    /// The part of a question that it is in, 0 for none.
    pub part: u8,
    pub is_yes_no: bool,
}

/// A card with its suspect, frame and badge where it is chosen; its back where it lies on the table.
pub fn card(figure: &mut Figure, place: Area, front: Front, look: Look) {
    let Look { upright, part, .. } = look;
    let ((left, bottom), (right, top)) = inset(place);
    let (width, height) = (right - left, top - bottom);
    let short = width.min(height);
    let radius = short * 0.07;
    if upright < 0.5 {
        let to = (right, bottom + height * LYING);
        figure.add(Shape::rounded(
            (left, bottom),
            to,
            height * LYING / 3.0,
            Paint::Role(Role::Rule),
        ));
        return;
    }
    let seen = 2.0 * upright - 1.0;
    let top = bottom + height * seen.max(LYING);
    let is_chosen = part > 0;
    let edge = short * if is_chosen { 0.05 } else { 0.012 };
    let frame = if is_chosen {
        part_paint(part)
    } else {
        Paint::Role(Role::Muted)
    };
    let (outer, inner) = (
        ((left, bottom), (right, top)),
        shrunk(((left, bottom), (right, top)), edge),
    );
    figure.add(Shape::rounded(
        outer.0,
        outer.1,
        radius.min((top - bottom) / 2.5),
        frame,
    ));
    figure.add(Shape::rounded(
        inner.0,
        inner.1,
        (radius - edge / 2.0).min((top - bottom) / 2.5),
        Paint::Card,
    ));
    match front {
        Front::Face(person, name) => portrait(figure, (outer, inner), (person, name), seen),
        Front::Name(name, shorter) if seen == 1.0 => {
            let middle = f64::midpoint(bottom, top);
            let half = (height * 0.45).min(width * 0.155);
            let (from, to) = (middle - half, middle + half);
            let room = width * 0.04;
            let (from, to) = ((left + room, from), (right - room, to));
            let name = Inscription::within(from, to, name, Paint::Line);
            figure.add(name.or(shorter.to_vec()));
        }
        Front::Name(..) => {}
    }
    if is_chosen && seen == 1.0 {
        badge(figure, (left, top), short, (part, look.is_yes_no));
    }
}

/// The face of a suspect inside the edge of a card, and below it the name once the card is upright.
fn portrait(
    figure: &mut Figure,
    (outer, inner): (Area, Area),
    (person, name): (Person, &str),
    seen: f64,
) {
    let ((left, bottom), (right, _)) = outer;
    let (width, height) = (right - left, (outer.1.1 - bottom) / seen.max(LYING));
    // A card as wide as high is one of many on a small screen, where the name needs its share.
    let is_square = width >= height;
    let words = height * if is_square { NAME_ON_SQUARE } else { 0.17 };
    let side = if is_square {
        height - words
    } else {
        width * 0.92
    };
    let easel = Easel {
        from: (
            f64::midpoint(left, right) - side / 2.0,
            bottom + words * seen,
        ),
        side,
        height: seen
            * if is_square {
                1.0
            } else {
                ((height - words) / width).min(1.0)
            },
    };
    faces::draw(figure, easel, person);
    if seen < 1.0 {
        return;
    }
    let caption = ((left, bottom + height * 0.01), (right, bottom + words));
    // The shoulders end where the name begins.
    figure.add(Shape::rounded(
        (inner.0.0, inner.0.1),
        (inner.1.0, caption.1.1),
        width * 0.035,
        Paint::Card,
    ));
    figure.add(Caption::within(caption.0, caption.1, name, Paint::Line));
}

/// A tick in the corner of a card, or where there are several parts as many dots as the number of its part: it is told by
/// more than its colour.
fn badge(figure: &mut Figure, (left, top): (f64, f64), width: f64, (part, is_yes_no): (u8, bool)) {
    let radius = width * 0.15;
    let centre = (left + radius * 0.95, top - radius * 0.95);
    figure.add(Shape::ellipse(centre, (radius, radius), Paint::White));
    figure.add(Shape::ellipse(
        centre,
        (radius * 0.88, radius * 0.88),
        part_paint(part),
    ));
    if part == 1 && is_yes_no {
        let corner = |x: f64, y: f64| (centre.0 + x * radius, centre.1 + y * radius);
        let tick = [
            corner(-0.52, 0.02),
            corner(-0.36, 0.2),
            corner(-0.14, -0.06),
            corner(0.38, 0.48),
            corner(0.54, 0.32),
            corner(-0.14, -0.42),
        ];
        figure.add(Shape::polygon(tick, Paint::White));
        return;
    }
    for dot in 0..part {
        let across = (f64::from(dot) - f64::from(part - 1) / 2.0) * radius * 0.42;
        let at = (centre.0 + across, centre.1);
        figure.add(Shape::ellipse(
            at,
            (radius * 0.15, radius * 0.15),
            Paint::White,
        ));
    }
}

/// The colour of a part: yours for the first, which is asked about.
const fn part_paint(part: u8) -> Paint {
    match part {
        1 => Paint::Role(Role::You),
        2 => Paint::Cloth(1),
        3 => Paint::Cloth(2),
        4 => Paint::Cloth(4),
        _ => Paint::Cloth(5),
    }
}

/// Head and shoulders, or a line where they lie.
pub fn token(figure: &mut Figure, place: Area, upright: f64, role: Role) {
    let ((left, bottom), (right, top)) = inset(place);
    let (width, height) = (right - left, top - bottom);
    if upright < 0.5 {
        let to = (right, bottom + height * LYING);
        figure.add(Shape::rounded(
            (left, bottom),
            to,
            height * 0.05,
            Paint::Tint(Role::Muted, 55),
        ));
        return;
    }
    let middle = f64::midpoint(left, right);
    let seen = 2.0 * upright - 1.0;
    let radius = (width * 0.27).min(height * 0.24);
    let neck = bottom + height * 0.5 * seen;
    figure.add(Shape::arc(
        (middle, bottom),
        (width * 0.42, height * 0.46 * seen),
        (0.0, 0.5),
        Paint::Role(role),
    ));
    figure.add(Shape::ellipse(
        (middle, neck + radius * seen * 0.9),
        (radius, radius * seen),
        Paint::Role(role),
    ));
}

fn inset((from, to): Area) -> Area {
    shrunk((from, to), MARGIN * (to.0 - from.0).min(to.1 - from.1))
}

fn shrunk((from, to): Area, by: f64) -> Area {
    ((from.0 + by, from.1 + by), (to.0 - by, to.1 - by))
}
