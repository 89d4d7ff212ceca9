//! The crosshair: row and column guides, the cell itself, and its two numbers on the axes.

use super::axes::{marks_across, marks_along};
use super::error::DrawError;
use super::filling::Unfilled;
use super::layout::Layout;
use super::marks::{Plate, draw_names_over, name_plates, overlap};
use super::pen::{Pen, Pixels, Type};
use super::theme::{Rgb, Theme};
use crate::figures::{Axis, Crosshair, Figure, Role};
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

/// The gap between an axis and its number, in CSS pixels.
const GAP: f64 = 3.0;

/// The smallest frame around a cell, in CSS pixels.
const SMALLEST_FRAME: f64 = 9.0;

/// The reach of the rings around the cell, in CSS pixels.
const RING: f64 = 4.0;

/// The pixels under a crosshair: columns from top to bottom of the picture, and rows from
/// side to side. Everything else is as it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// The first column and the one after the last.
    pub columns: (i32, i32),
    /// The first row and the one after the last.
    pub rows: (i32, i32),
}

/// Draws the crosshair over a figure that [`draw`](super::draw) laid out, and says what it was drawn on.
///
/// # Errors
/// An error of the backend.
pub fn draw_crosshair<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    figure: &Figure,
    crosshair: &Crosshair,
    layout: &Layout,
    theme: &Theme,
    pixel_ratio: f64,
) -> Result<Touched, DrawError<B>> {
    let pen = Pen::new(area, theme, pixel_ratio, &Unfilled);
    let (left, bottom) = layout.pixel(crosshair.from);
    let (right, top) = layout.pixel(crosshair.to);
    let centre = (
        Pixels::midpoint(left, right).clamp(layout.left, layout.right),
        Pixels::midpoint(top, bottom).clamp(layout.top, layout.bottom),
    );
    let cell = Frame {
        left: left.max(layout.left),
        right: right.min(layout.right),
        top: top.max(layout.top),
        bottom: bottom.min(layout.bottom),
    };
    if cell.left > cell.right || cell.top > cell.bottom {
        return Ok(Touched::default());
    }
    let cell = cell.at_least(pen.px(SMALLEST_FRAME), centre);
    let around = cell.grown(pen.px(RING));
    let mut guides = Vec::new();
    if crosshair.x.is_some() {
        let below = (centre.0, around.bottom + pen.px(2.0));
        let end = (centre.0, layout.bottom);
        guides.extend(guide(&pen, below, end, theme.colour(figure.x.role))?);
    }
    if crosshair.y.is_some() {
        let beside = (around.left, centre.1);
        let start = (layout.left, centre.1);
        guides.extend(guide(&pen, start, beside, theme.colour(figure.y.role))?);
    }
    let names = draw_names_over(&pen, figure, layout, &guides)?;
    // The guides are narrower than the smallest frame.
    let mut touched = cell.draw(&pen)?;
    for (from, to) in names {
        touched.columns = hull(touched.columns, (from.0, to.0));
    }
    let beside = match &crosshair.y {
        Some(text) => Some((text, Beside::of(&pen, text, layout)?)),
        None => None,
    };
    let mut lowest = Pixels::MAX;
    if let Some(text) = &crosshair.x {
        let columns = number_below(&pen, text, centre.0, layout, &figure.x)?;
        touched.columns = hull(touched.columns, columns);
        let right = beside.as_ref().map_or(layout.left, |(_, it)| it.right);
        if columns.0 < right.max(layout.left) {
            lowest = layout.bottom + pen.px(GAP);
        }
    }
    if let Some((text, place)) = &beside {
        let cells = (cell.grown(pen.px(2.0)).plate(), around.plate());
        let y = row_beside(&pen, figure, layout, place, (centre.1, lowest), cells)?;
        let rows = number_beside(&pen, (text, place), y, (layout, around), &figure.y)?;
        touched.rows = hull(touched.rows, rows);
    }
    Ok(touched)
}

fn hull(one: (Pixels, Pixels), two: (Pixels, Pixels)) -> (Pixels, Pixels) {
    (one.0.min(two.0), one.1.max(two.1))
}

/// A line from the cell to its axis, cased in paper so that it shows on every colour. Returns the box that it takes, where
/// there is room for one.
fn guide<B: DrawingBackend>(
    pen: &Pen<B>,
    from: (Pixels, Pixels),
    to: (Pixels, Pixels),
    colour: Rgb,
) -> Result<Option<Plate>, DrawError<B>> {
    if from.0 > to.0 || from.1 > to.1 {
        return Ok(None);
    }
    let width = pen.px(3.5);
    pen.rule(from, to, width, pen.theme.colour(Role::Paper))?;
    pen.rule(from, to, pen.px(1.5), colour)?;
    Ok(Some((
        (from.0 - width, from.1 - width),
        (to.0 + width, to.1 + width),
    )))
}

#[derive(Clone, Copy)]
struct Frame {
    left: Pixels,
    right: Pixels,
    top: Pixels,
    bottom: Pixels,
}

impl Frame {
    fn at_least(self, side: Pixels, centre: (Pixels, Pixels)) -> Self {
        let mut frame = self;
        if frame.right - frame.left < side {
            (frame.left, frame.right) = (centre.0 - side / 2, centre.0 - side / 2 + side);
        }
        if frame.bottom - frame.top < side {
            (frame.top, frame.bottom) = (centre.1 - side / 2, centre.1 - side / 2 + side);
        }
        frame
    }

    const fn plate(self) -> Plate {
        ((self.left, self.top), (self.right, self.bottom))
    }

    const fn grown(self, by: Pixels) -> Self {
        Self {
            left: self.left - by,
            right: self.right + by,
            top: self.top - by,
            bottom: self.bottom + by,
        }
    }

    /// A ring of ink between two rings of paper.
    fn draw<B: DrawingBackend>(self, pen: &Pen<B>) -> Result<Touched, DrawError<B>> {
        let theme: &Theme = pen.theme;
        let (paper, ink) = (theme.colour(Role::Paper), theme.colour(Role::Ink));
        let (thin, thick) = (pen.px(1.0), pen.px(2.0));
        let outside = self.grown(thin + thick + thin);
        outside.ring(pen, thin, paper)?;
        self.grown(thick + thin).ring(pen, thick, ink)?;
        self.grown(thin).ring(pen, thin, paper)?;
        Ok(Touched {
            columns: (outside.left, outside.right),
            rows: (outside.top, outside.bottom),
        })
    }

    fn ring<B: DrawingBackend>(
        self,
        pen: &Pen<B>,
        width: Pixels,
        colour: Rgb,
    ) -> Result<(), DrawError<B>> {
        let Self {
            left,
            right,
            top,
            bottom,
        } = self;
        pen.block((left, top), (right, top + width), colour)?;
        pen.block((left, bottom - width), (right, bottom), colour)?;
        pen.block((left, top + width), (left + width, bottom - width), colour)?;
        pen.block(
            (right - width, top + width),
            (right, bottom - width),
            colour,
        )
    }
}

fn bubble<B: DrawingBackend>(pen: &Pen<B>, across: HPos) -> Type {
    Type {
        bold: true,
        ..pen.small(Role::Paper, across, VPos::Center)
    }
}

/// The number on the x axis. Ticks that its bubble would cut are covered whole. Returns the columns it was drawn
/// on.
fn number_below<B: DrawingBackend>(
    pen: &Pen<B>,
    text: &str,
    x: Pixels,
    layout: &Layout,
    axis: &Axis,
) -> Result<(Pixels, Pixels), DrawError<B>> {
    let set = bubble(pen, HPos::Center);
    let (width, line) = pen.measure(text, set)?;
    let half = width / 2 + pen.px(6.0);
    let top = layout.bottom + pen.px(GAP);
    let bottom = top + line + pen.px(7.0);
    // Long numbers stay in the picture.
    let (picture, _) = pen.area.dim_in_pixel();
    let x = x.min(picture as Pixels - half).max(half);
    let mut columns = (x, x);
    let small = pen.small(Role::Muted, HPos::Center, VPos::Top);
    for tick in marks_across(pen, axis, layout)? {
        let (width, line) = pen.measure(&tick.text, small)?;
        let reach = width / 2 + pen.px(2.0);
        if (tick.at - x).abs() < half + reach {
            let below = layout.bottom + pen.px(5.0);
            let end = (tick.at + reach, below + line + pen.px(4.0));
            pen.block((tick.at - reach, below), end, pen.theme.colour(Role::Paper))?;
            columns = hull(columns, (tick.at - reach, tick.at + reach));
        }
    }
    let colour = pen.theme.colour(axis.role);
    pen.block((x - half, top), (x + half, bottom), colour)?;
    let middle = Pixels::midpoint(top, bottom) + pen.px(0.5);
    pen.text(text, (x, middle), set)?;
    Ok(hull(columns, (x - half, x + half)))
}

/// The place of the number on the y axis: its columns, and the height of its text.
struct Beside {
    left: Pixels,
    right: Pixels,
    line: Pixels,
}

impl Beside {
    /// Long numbers stay beside the axis' label, if need be over the plot.
    fn of<B: DrawingBackend>(
        pen: &Pen<B>,
        text: &str,
        layout: &Layout,
    ) -> Result<Self, DrawError<B>> {
        let (width, line) = pen.measure(text, bubble(pen, HPos::Right))?;
        let left = (layout.left - pen.px(GAP) - width - pen.px(9.0)).max(layout.beside);
        let right = left + width + pen.px(9.0);
        Ok(Self { left, right, line })
    }

    /// Half of its height.
    fn half<B: DrawingBackend>(&self, pen: &Pen<B>) -> Pixels {
        self.line / 2 + pen.px(4.0)
    }
}

/// The middle of the number on the y axis, which stands no lower than `lowest`: in the corner it stands above the other.
/// Where it reaches so far that it would cover the cell or a name, it goes above or below the cell, with its rings.
fn row_beside<B: DrawingBackend>(
    pen: &Pen<B>,
    figure: &Figure,
    layout: &Layout,
    place: &Beside,
    (y, lowest): (Pixels, Pixels),
    (cell, around): (Plate, Plate),
) -> Result<Pixels, DrawError<B>> {
    let half = place.half(pen);
    let y = y.min(lowest - half);
    if place.right <= layout.left.min(cell.0.0) {
        return Ok(y);
    }
    let mut covered = name_plates(pen, figure, layout)?;
    covered.push(cell);
    let is_free = |y: &Pixels| {
        let taken = ((place.left, y - half), (place.right, y + half));
        !covered.iter().any(|it| overlap(taken, *it))
    };
    // The legend above and the other number below stay clear, too.
    let room = layout.top + half..=lowest.min(layout.bottom) - half;
    let others = [around.0.1 - half, around.1.1 + half];
    let others = others.into_iter().filter(|y| room.contains(y));
    let mut rows = std::iter::once(y).chain(others);
    Ok(rows.find(is_free).unwrap_or(y))
}

/// The number on the y axis, likewise. Returns the rows.
fn number_beside<B: DrawingBackend>(
    pen: &Pen<B>,
    (text, place): (&str, &Beside),
    y: Pixels,
    (layout, cell): (&Layout, Frame),
    axis: &Axis,
) -> Result<(Pixels, Pixels), DrawError<B>> {
    let set = bubble(pen, HPos::Right);
    let (&Beside { left, right, .. }, half) = (place, place.half(pen));
    let mut rows = (y - half, y + half);
    let small = pen.small(Role::Muted, HPos::Right, VPos::Center);
    for tick in marks_along(pen, axis, layout) {
        let (width, line) = pen.measure(&tick.text, small)?;
        let reach = line / 2 + pen.px(2.0);
        let end = layout.left - pen.px(5.0);
        let is_at_cell = tick.at + reach > cell.top && tick.at - reach < cell.bottom;
        if (tick.at - y).abs() < half + reach || (is_at_cell && cell.left < end) {
            let from = (end - width - pen.px(4.0), tick.at - reach);
            pen.block(
                from,
                (end.min(cell.left), tick.at + reach),
                pen.theme.colour(Role::Paper),
            )?;
            rows = hull(rows, (tick.at - reach, tick.at + reach));
        }
    }
    let colour = pen.theme.colour(axis.role);
    pen.block((left, y - half), (right, y + half), colour)?;
    let at = (right - pen.px(4.0), y + pen.px(0.5));
    pen.text(text, at, set)?;
    Ok(rows)
}
