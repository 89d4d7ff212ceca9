//! The legend above the plot: its title, a gradient with ticks, and keys. Keys wrap where the picture is narrow, and
//! the last are left out where they would leave too little room for the plot.

use super::pen::{Pen, TITLE, TextStyle};
use super::primitives::{Align, Pixels, Point};
use super::raster;
use super::wrapping::{Fitted, fitted};
use upperhand_kit::{Legend, LegendKey, Role, Swatch, Tick};

/// The legend as it fits the picture.
pub struct Arranged {
    pub height: Pixels,
    title: Fitted,
    /// The length of its gradient.
    bar: Pixels,
    /// The top of its gradient.
    bar_top: Pixels,
    keys: Vec<Placed>,
}

/// A key: its text, and the upper left corner of its first swatch from the left edge and the top of the legend.
struct Placed {
    at: Point,
    text: Fitted,
}

const BAR_WIDTH: f64 = 280.0;
const BAR_HEIGHT: f64 = 10.0;
const SWATCH: f64 = 14.0;
const LINE: f64 = 20.0;

/// The left edge of the legend: where the ticks of the y axis begin.
const LEFT: f64 = 24.0;

/// The least height below a legend with keys: enough for a low plot and its axis.
const LEAST: f64 = 126.0;

/// Keys go to the right of the gradient if all fit there, else below it in rows; where all are too high, as many as fit.
pub fn arrange(pen: &Pen, legend: &Legend) -> Arranged {
    if pen.theme.folds_legend {
        return fold(pen, legend);
    }
    let fits = |arranged: &Arranged| arranged.height + pen.px(LEAST) <= pen.size.1;
    let whole = arrange_keys(pen, legend, &legend.keys);
    if fits(&whole) {
        return whole;
    }
    let keys: Vec<LegendKey> = legend.keys.iter().map(named).collect();
    let mut counts = (1..=keys.len()).rev();
    let most = counts.find(|&count| fits(&arrange_keys(pen, legend, &keys[..count])));
    arrange_keys(pen, legend, &keys[..most.unwrap_or(0)])
}

/// The rows of keys that a folded legend without a gradient may have.
const FOLDED_ROWS: f64 = 2.0;

/// The gradient with its title alone; where there is none, the names of as many keys as there is room for: axes say the rest.
fn fold(pen: &Pen, legend: &Legend) -> Arranged {
    if !legend.ticks.is_empty() {
        return arrange_keys(pen, legend, &[]);
    }
    let keys: Vec<LegendKey> = legend.keys.iter().map(named).collect();
    let untitled = Legend {
        label: String::new(),
        ..legend.clone()
    };
    let mut arranged = arrange_keys(pen, &untitled, &keys);
    let line = pen.px(LINE);
    for key in &mut arranged.keys {
        key.at.1 -= line;
    }
    let room = pen.px(FOLDED_ROWS * LINE);
    let is_below = |key: &Placed| key.at.1 + line + key.text.extra_height(pen) > room;
    if let Some(first) = arranged.keys.iter().position(is_below) {
        arranged.keys.truncate(first);
    }
    let ends = arranged.keys.iter();
    let ends = ends.map(|key| key.at.1 + line + key.text.extra_height(pen));
    arranged.height = ends.max().unwrap_or(0) + pen.px(6.0);
    arranged
}

/// Keys of more letters than this are cut at a colon where there is little room.
const SHORT: usize = 24;

/// A key as short as can be.
fn named(key: &LegendKey) -> LegendKey {
    let is_short = key.text.chars().count() <= SHORT;
    let name = key.text.split(':').next().filter(|_| !is_short);
    LegendKey::new(key.swatches.clone(), name.unwrap_or(&key.text))
}

fn arrange_keys(pen: &Pen, legend: &Legend, keys: &[LegendKey]) -> Arranged {
    let available = pen.size.0 - pen.px(LEFT);
    let title = TextStyle {
        size: TITLE,
        bold: true,
        ..pen.small(Role::Ink, Align::Start, Align::Start)
    };
    let title = fitted(pen, &legend.label, title, available);
    let available = available - pen.px(6.0);
    let bar = pen.px(BAR_WIDTH).min(available);
    let bar_top = pen.px(LINE) + title.extra_height(pen);
    let texts = keys.iter().map(|key| key_text(pen, key, available));
    let texts: Vec<Fitted> = texts.collect();
    let widths = || {
        let keys = keys.iter().zip(&texts);
        keys.map(|(key, text)| swatches(pen, key) + text.width + pen.px(GAP))
    };
    let below_bar = bar_top + pen.px(BAR_HEIGHT) + pen.px(LINE);
    let has_bar = !legend.ticks.is_empty();
    let in_line = bar + pen.px(GAP) + widths().sum::<Pixels>();
    let (places, below) = if has_bar && (texts.is_empty() || in_line <= available) {
        let starts = widths().scan(bar + pen.px(GAP), |x, width| {
            *x += width;
            Some((*x - width, bar_top - pen.px(2.0)))
        });
        (starts.collect(), below_bar)
    } else {
        let top = if has_bar { below_bar } else { bar_top };
        let sizes: Vec<_> = widths()
            .zip(&texts)
            .map(|(width, text)| (width, pen.px(LINE) + text.extra_height(pen)))
            .collect();
        rows(&sizes, (available + pen.px(GAP), top))
    };
    let keys = places.into_iter().zip(texts);
    Arranged {
        height: below + pen.px(6.0),
        title,
        bar,
        bar_top,
        keys: keys.map(|(at, text)| Placed { at, text }).collect(),
    }
}

/// The distance from a key to the next.
const GAP: f64 = 18.0;

/// Where boxes of these widths and heights go, in rows of a width below `top`, and where the last row ends.
fn rows(sizes: &[Point], (available, top): (Pixels, Pixels)) -> (Vec<Point>, Pixels) {
    let (mut x, mut y, mut next) = (0, top, top);
    let mut places = Vec::with_capacity(sizes.len());
    for &(width, height) in sizes {
        if x > 0 && x + width > available {
            (x, y) = (0, next);
        }
        places.push((x, y));
        x += width;
        next = next.max(y + height);
    }
    (places, next)
}

/// The text of a key; one that is longer than a row has several lines.
fn key_text(pen: &Pen, key: &LegendKey, available: Pixels) -> Fitted {
    let small = pen.small(Role::Ink, Align::Start, Align::Middle);
    fitted(pen, &key.text, small, available - swatches(pen, key))
}

/// The width of the swatches of a key, with the gap beside them.
fn swatches(pen: &Pen, key: &LegendKey) -> Pixels {
    let widths = key.swatches.iter().map(|swatch| width(pen, *swatch));
    widths.sum::<Pixels>() + pen.px(6.0)
}

/// The width of a swatch: lines are longer than cells.
fn width(pen: &Pen, swatch: Swatch) -> Pixels {
    pen.px(match swatch {
        Swatch::Fill(_) | Swatch::Hatched(..) | Swatch::Dot(..) => SWATCH,
        Swatch::Line(..) => 22.0,
    })
}

fn draw_swatch(pen: &mut Pen, swatch: Swatch, at: Point, to: Point) {
    let middle = (Pixels::midpoint(at.0, to.0), Pixels::midpoint(at.1, to.1));
    match swatch {
        Swatch::Fill(fill) => pen.block(at, to, pen.theme.fill(fill)),
        Swatch::Hatched(fill, role) => {
            pen.block(at, to, pen.theme.fill(fill));
            pen.hatch(at, to, role);
        }
        Swatch::Line(role, stroke) => {
            let ends = [at.0, to.0].map(|x| (f64::from(x), f64::from(middle.1)));
            pen.curve(ends.to_vec(), role, stroke);
        }
        Swatch::Dot(role, filled) => pen.dot(middle, 4.5, role, filled),
    }
}

pub fn draw(pen: &mut Pen, legend: &Legend, arranged: &Arranged) {
    let left = pen.px(LEFT);
    if arranged.title.width > 0 {
        arranged.title.write(pen, (left, pen.px(1.0)));
    }
    if !legend.ticks.is_empty() {
        draw_gradient(pen, legend, (left, arranged.bar_top), arranged.bar);
    }
    let swatch = pen.px(SWATCH);
    for (key, Placed { at, text }) in legend.keys.iter().zip(&arranged.keys) {
        let (mut x, y) = (left + at.0, at.1);
        for &mark in &key.swatches {
            let to = x + width(pen, mark);
            draw_swatch(pen, mark, (x, y), (to, y + swatch));
            x = to;
        }
        text.write(pen, (x + pen.px(6.0), y + swatch / 2));
    }
}

fn draw_gradient(pen: &mut Pen, legend: &Legend, (left, top): Point, width: Pixels) {
    let height = pen.px(BAR_HEIGHT);
    raster::draw_gradient(pen, legend.gradient, (left, top), (width, height));
    let small = pen.small(Role::Muted, Align::Start, Align::Start);
    for (tick, start, _) in spaced(pen, &legend.ticks, width) {
        let at = (left + start, top + height + pen.px(3.0));
        pen.text(&tick.text, at, small);
    }
}

/// The ticks of a gradient with the pixels where each label starts and ends: none beyond the gradient, and no two that
/// touch.
fn spaced<'a>(pen: &Pen, ticks: &'a [Tick], width: Pixels) -> Vec<(&'a Tick, Pixels, Pixels)> {
    let small = pen.small(Role::Muted, Align::Start, Align::Start);
    let mut placed = Vec::with_capacity(ticks.len());
    for tick in ticks {
        let (text, _) = pen.measure(&tick.text, small);
        let middle = (tick.at * f64::from(width)).round() as Pixels;
        let start = (middle - text / 2).min(width - text).max(0);
        placed.push((tick, start, start + text));
    }
    let last = placed.len().saturating_sub(1);
    let gap = pen.px(4.0);
    let stand_apart = |stride: usize| {
        let mut before = -gap;
        placed.iter().step_by(stride).all(|&(_, start, end)| {
            let apart = start - before >= gap;
            before = end;
            apart
        })
    };
    // The last one stays, even if only the first one does besides.
    let mut strides = (1..=last.max(1)).filter(|stride| last.is_multiple_of(*stride));
    let stride = strides.find(|&stride| stand_apart(stride));
    let shown = placed.into_iter().step_by(stride.unwrap_or(last + 1));
    shown.collect()
}
