//! The crosshair: guides along row and column, rings around the cell, and its two tags on the axes; with it the names in the
//! plot, which make room for it.

use super::axes::{x_ticks, y_ticks};
use super::labels::{self, Placed};
use super::layout::Layout;
use super::pen::{Pen, TextStyle};
use super::pixel_box::PixelBox;
use super::primitives::{Align, Drawing, Pixels, Point};
use super::target::Target;
use super::theme::Rgb;
use upperhand_kit::{Crosshair, Figure, Role};

/// The gap between an axis and its tag, in CSS pixels.
const GAP: f64 = 3.0;

/// The smallest frame around a cell, in CSS pixels.
const SMALLEST_FRAME: f64 = 9.0;

/// How far the rings extend around the cell, in CSS pixels.
const RING: f64 = 4.0;

/// The pixels that names and a crosshair cover: columns from top to bottom of the picture, rows from side to side, and the
/// plates of names. All others are unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// The first column and the one after the last.
    pub columns: (i32, i32),
    /// The first row and the one after the last.
    pub rows: (i32, i32),
    /// The upper left corner of each plate, and the pixel after its lower right one.
    pub names: Vec<(Point, Point)>,
}

/// Draws the names of a figure and a crosshair over a ground that [`draw_ground`](super::draw_ground) laid out, and returns
/// the pixels that they cover. No name is under the crosshair.
pub fn draw_crosshair<'a>(
    target: &Target,
    figure: &Figure,
    crosshair: impl Into<Option<&'a Crosshair>>,
    layout: &Layout,
) -> (Drawing, Touched) {
    let mut pen = Pen::new(*target);
    let crosshair = crosshair.into();
    let at = crosshair
        .and_then(|crosshair| Some((crosshair, At::find(&pen, figure, crosshair, layout)?)));
    let names = labels::placed(&pen, figure, layout, at.as_ref().map(|(_, at)| at.around));
    let touched = if let Some((crosshair, at)) = at {
        at.draw(&mut pen, crosshair, &names)
    } else {
        labels::draw(&mut pen, &names);
        Touched::default()
    };
    let names = names.iter().map(|(_, plate)| plate.corners()).collect();
    (pen.drawing(), Touched { names, ..touched })
}

fn hull(one: (Pixels, Pixels), two: (Pixels, Pixels)) -> (Pixels, Pixels) {
    (one.0.min(two.0), one.1.max(two.1))
}

/// What a crosshair points at.
struct At<'a> {
    figure: &'a Figure,
    layout: &'a Layout,
    centre: Point,
    cell: PixelBox,
    /// The cell with the rings around it.
    around: PixelBox,
}

impl<'a> At<'a> {
    /// `None` outside the plot.
    fn find(
        pen: &Pen,
        figure: &'a Figure,
        crosshair: &Crosshair,
        layout: &'a Layout,
    ) -> Option<Self> {
        let (left, bottom) = layout.pixel(crosshair.from);
        let (right, top) = layout.pixel(crosshair.to);
        let centre = (
            Pixels::midpoint(left, right).clamp(layout.left, layout.right),
            Pixels::midpoint(top, bottom).clamp(layout.top, layout.bottom),
        );
        let (from, to) = layout.clipped((left, top), (right, bottom))?;
        let least = pen.px(SMALLEST_FRAME);
        let at_least = |(from, to): (Pixels, Pixels), middle: Pixels| {
            if to - from < least {
                (middle - least / 2, middle - least / 2 + least)
            } else {
                (from, to)
            }
        };
        let (left, right) = at_least((from.0, to.0), centre.0);
        let (top, bottom) = at_least((from.1, to.1), centre.1);
        let cell = PixelBox {
            left,
            top,
            right,
            bottom,
        };
        Some(Self {
            figure,
            layout,
            centre,
            cell,
            around: cell.grown(pen.px(RING)),
        })
    }

    fn draw(&self, pen: &mut Pen, crosshair: &Crosshair, names: &[Placed]) -> Touched {
        let layout = self.layout;
        self.draw_guides(pen, crosshair);
        labels::draw(pen, names);
        // The guides are narrower than the smallest frame.
        let mut touched = draw_rings(pen, self.cell);
        if let Some(text) = &crosshair.x {
            let columns = self.number_below(pen, text);
            touched.columns = hull(touched.columns, columns);
        }
        if let Some(text) = &crosshair.y {
            let place = Beside::of(pen, text, layout);
            let y = self.row_beside(pen, &place, names);
            let rows = self.number_beside(pen, (text, &place), y);
            touched.rows = hull(touched.rows, rows);
        }
        touched
    }

    /// The guides to the axes that have a tag.
    fn draw_guides(&self, pen: &mut Pen, crosshair: &Crosshair) {
        let (x, y) = self.centre;
        if crosshair.x.is_some() {
            let below = (x, self.around.bottom + pen.px(2.0));
            let colour = pen.theme.colour(self.figure.x.role);
            draw_guide(pen, below, (x, self.layout.bottom), colour);
        }
        if crosshair.y.is_some() {
            let beside = (self.around.left, y);
            let colour = pen.theme.colour(self.figure.y.role);
            draw_guide(pen, (self.layout.left, y), beside, colour);
        }
    }

    /// The tag on the x axis. It covers ticks completely that it would otherwise cut. Returns its columns.
    fn number_below(&self, pen: &mut Pen, text: &str) -> (Pixels, Pixels) {
        let (axis, layout) = (&self.figure.x, self.layout);
        let bubble = bubble(pen, axis.role, Align::Middle);
        let (width, line) = pen.measure(text, bubble);
        let half = width / 2 + pen.px(6.0);
        let top = layout.bottom + pen.px(GAP);
        let bottom = top + line + pen.px(7.0);
        // Long tags stay in the picture, and beside the other axis' title.
        let x = self.centre.0.min(pen.size.0 - half);
        let x = x.max(layout.beside + half);
        let mut columns = (x - half, x + half);
        let small = pen.small(Role::Muted, Align::Middle, Align::Start);
        for tick in x_ticks(pen, axis, layout) {
            let (width, line) = pen.measure(&tick.text, small);
            let reach = width / 2 + pen.px(2.0);
            if (tick.at - x).abs() < half + reach {
                let below = layout.bottom + pen.px(5.0);
                let end = (tick.at + reach, below + line + pen.px(4.0));
                pen.block((tick.at - reach, below), end, pen.theme.paper);
                columns = hull(columns, (tick.at - reach, tick.at + reach));
            }
        }
        let colour = pen.theme.colour(axis.role);
        pen.block((x - half, top), (x + half, bottom), colour);
        let middle = Pixels::midpoint(top, bottom) + pen.px(0.5);
        pen.text(text, (x, middle), bubble);
        columns
    }

    /// The middle of the tag on the y axis, which stays above the other tag and the ticks of the x axis. If it is so
    /// long that it would cover the cell or a name, it goes above or below the cell and its rings.
    fn row_beside(&self, pen: &Pen, place: &Beside, names: &[Placed]) -> Pixels {
        let layout = self.layout;
        let half = place.half(pen);
        let lowest = layout.bottom + pen.px(GAP);
        let y = self.centre.1.min(lowest - half);
        let cell = self.cell.grown(pen.px(2.0));
        if place.right <= layout.left.min(cell.left) {
            return y;
        }
        let is_free = |y: &Pixels| {
            let taken = PixelBox {
                left: place.left,
                top: y - half,
                right: place.right,
                bottom: y + half,
            };
            !taken.overlaps(cell) && !names.iter().any(|(_, plate)| taken.overlaps(*plate))
        };
        // It does not cover the legend above either.
        let room = layout.top + half..=layout.bottom - half;
        let others = [self.around.top - half, self.around.bottom + half];
        let others = others.into_iter().filter(|y| room.contains(y));
        let mut rows = std::iter::once(y).chain(others);
        rows.find(is_free).unwrap_or(y)
    }

    /// The tag on the y axis, likewise. Returns its rows.
    fn number_beside(
        &self,
        pen: &mut Pen,
        (text, place): (&str, &Beside),
        y: Pixels,
    ) -> (Pixels, Pixels) {
        let (axis, layout, around) = (&self.figure.y, self.layout, self.around);
        let (&Beside { left, right, .. }, half) = (place, place.half(pen));
        let mut rows = (y - half, y + half);
        let small = pen.small(Role::Muted, Align::End, Align::Middle);
        for tick in y_ticks(pen, axis, layout) {
            let (width, line) = pen.measure(&tick.text, small);
            let reach = line / 2 + pen.px(2.0);
            let end = layout.left - pen.px(5.0);
            let is_at_cell = tick.at + reach > around.top && tick.at - reach < around.bottom;
            if (tick.at - y).abs() < half + reach || (is_at_cell && around.left < end) {
                let from = (end - width - pen.px(4.0), tick.at - reach);
                let to = (end.min(around.left), tick.at + reach);
                pen.block(from, to, pen.theme.paper);
                rows = hull(rows, (tick.at - reach, tick.at + reach));
            }
        }
        let colour = pen.theme.colour(axis.role);
        pen.block((left, y - half), (right, y + half), colour);
        let at = (right - pen.px(4.0), y + pen.px(0.5));
        pen.text(text, at, bubble(pen, axis.role, Align::End));
        rows
    }
}

/// A line from the cell to its axis, cased in paper so that it stands out from every colour, where there is room for it.
fn draw_guide(pen: &mut Pen, from: Point, to: Point, colour: Rgb) {
    if from.0 <= to.0 && from.1 <= to.1 {
        pen.rule(from, to, pen.px(3.5), pen.theme.paper);
        pen.rule(from, to, pen.px(1.5), colour);
    }
}

/// A ring of ink between two rings of paper.
fn draw_rings(pen: &mut Pen, cell: PixelBox) -> Touched {
    let (paper, ink) = (pen.theme.paper, pen.theme.ink);
    let (thin, thick) = (pen.px(1.0), pen.px(2.0));
    let outside = cell.grown(thin + thick + thin);
    draw_ring(pen, outside, thin, paper);
    draw_ring(pen, cell.grown(thick + thin), thick, ink);
    draw_ring(pen, cell.grown(thin), thin, paper);
    Touched {
        columns: (outside.left, outside.right),
        rows: (outside.top, outside.bottom),
        names: Vec::new(),
    }
}

fn draw_ring(pen: &mut Pen, outside: PixelBox, width: Pixels, colour: Rgb) {
    let PixelBox {
        left,
        top,
        right,
        bottom,
    } = outside;
    let (upper, lower) = (top + width, bottom - width);
    pen.block((left, top), (right, upper), colour);
    pen.block((left, lower), (right, bottom), colour);
    pen.block((left, upper), (left + width, lower), colour);
    pen.block((right - width, upper), (right, lower), colour);
}

/// The words of a tag, which stand on the colour of its axis.
fn bubble(pen: &Pen, role: Role, across: Align) -> TextStyle {
    TextStyle {
        bold: true,
        ground: pen.theme.colour(role),
        ..pen.small(Role::Paper, across, Align::Middle)
    }
}

/// The columns of the tag on the y axis, and the height of its text.
struct Beside {
    left: Pixels,
    right: Pixels,
    line: Pixels,
}

impl Beside {
    /// Long tags stay beside the axis' title, if need be over the plot.
    fn of(pen: &Pen, text: &str, layout: &Layout) -> Self {
        let (width, line) = pen.measure(text, bubble(pen, Role::Ink, Align::End));
        let left = (layout.left - pen.px(GAP) - width - pen.px(9.0)).max(layout.beside);
        let right = left + width + pen.px(9.0);
        Self { left, right, line }
    }

    /// Half of its height.
    fn half(&self, pen: &Pen) -> Pixels {
        self.line / 2 + pen.px(4.0)
    }
}
