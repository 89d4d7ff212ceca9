//! Filled shapes, and the words on them.

use super::clip;
use super::layout::Layout;
use super::pen::{Pen, SMALL, TextStyle};
use super::primitives::{Align, Pixels};
use super::raster;
use super::theme::Rgb;
use upperhand_kit::{Caption, Figure, Inscription, Role, Side};

pub fn draw(pen: &mut Pen, figure: &Figure, layout: &Layout) {
    for shape in &figure.shapes {
        let outline = shape.outline.iter().map(|&point| layout.fine_point(point));
        let outline = clip::polygon(outline.collect(), layout);
        if outline.len() > 2 {
            pen.polygon(outline, pen.theme.shape(shape));
        }
    }
    draw_captions(pen, figure, layout);
    for inscription in &figure.inscriptions {
        draw_inscription(pen, inscription, layout);
    }
}

/// Small words, where they fit. On cells of one size they stand in all of them or in none.
fn draw_captions(pen: &mut Pen, figure: &Figure, layout: &Layout) {
    let fitted = figure.captions.iter().map(|caption| {
        let style = style(pen, caption, figure);
        (caption, style, fitting(pen, caption, style, layout))
    });
    let fitted: Vec<_> = fitted.collect();
    let unfit = fitted.iter().filter(|(_, _, text)| text.is_none());
    let unfit: Vec<_> = unfit
        .filter_map(|(caption, ..)| cell_size(caption))
        .collect();
    for (caption, style, text) in fitted {
        let is_shown = cell_size(caption).is_none_or(|size| !unfit.contains(&size));
        if let Some(text) = text.filter(|_| is_shown) {
            let (left, bottom) = layout.pixel(caption.from);
            let (right, top) = layout.pixel(caption.to);
            let across = match caption.side {
                Side::Start => left,
                Side::Middle => Pixels::midpoint(left, right),
                Side::End => right,
            };
            pen.text(&text, (across, Pixels::midpoint(top, bottom)), style);
        }
    }
}

/// The size of the box of words on a cell, in thousandths of a unit.
fn cell_size(caption: &Caption) -> Option<(i64, i64)> {
    let thousandths = |from: f64, to: f64| ((to - from) * 1e3).round() as i64;
    let (from, to) = (caption.from, caption.to);
    let size = (thousandths(from.0, to.0), thousandths(from.1, to.1));
    caption.on.map(|_| size)
}

fn style(pen: &Pen, caption: &Caption, figure: &Figure) -> TextStyle {
    let shade = |cell| raster::shade(pen.theme, figure.legend.gradient, cell);
    let ground = caption.on.and_then(shade);
    let align = match caption.side {
        Side::Start => Align::Start,
        Side::Middle => Align::Middle,
        Side::End => Align::End,
    };
    TextStyle {
        colour: ground.map_or_else(|| pen.theme.paint(caption.paint), Rgb::readable),
        ground: ground.unwrap_or(pen.theme.paper),
        ..pen.small(Role::Ink, align, Align::Middle)
    }
}

/// The words as far as they fit their box, `None` where they do not.
fn fitting(pen: &Pen, caption: &Caption, style: TextStyle, layout: &Layout) -> Option<String> {
    let (left, bottom) = layout.fine_point(caption.from);
    let (right, top) = layout.fine_point(caption.to);
    // Boxes of one size have the same room, wherever they begin between pixels.
    let room = [right - left, bottom - top].map(|room| room.round() as Pixels);
    let mut text = caption.text.clone();
    let (mut width, height) = pen.measure(&text, style);
    let mut kept = text.chars().count();
    while caption.side == Side::Start && width > room[0] && kept > LEAST_KEPT {
        kept -= 1;
        text = caption.text.chars().take(kept).chain(['…']).collect();
        width = pen.measure(&text, style).0;
    }
    (width <= room[0] && height <= room[1]).then_some(text)
}

/// The fewest letters of words that are cut off.
const LEAST_KEPT: usize = 2;

/// The height of letters as a fraction of the line height.
const LETTERS: f64 = 0.8;

/// Words that fill their box.
fn draw_inscription(pen: &mut Pen, words: &Inscription, layout: &Layout) {
    let (left, bottom) = layout.pixel(words.from);
    let (right, top) = layout.pixel(words.to);
    let style = |size| TextStyle {
        size,
        bold: true,
        colour: pen.theme.paint(words.paint),
        ..pen.small(Role::Ink, Align::Middle, Align::Middle)
    };
    let highest = (LETTERS * pen.css(bottom - top)).floor();
    if highest < SMALL {
        return;
    }
    for text in [&words.text].into_iter().chain(&words.shorter) {
        let (width, _) = pen.measure(text, style(highest));
        let fitting = f64::from(right - left) / f64::from(width.max(1));
        let style = style((highest * fitting.min(1.0)).floor());
        if style.size >= SMALL {
            let middle = (Pixels::midpoint(left, right), Pixels::midpoint(top, bottom));
            return pen.text(text, middle, style);
        }
    }
}
