//! Filled shapes, and the words on them.

use super::clip;
use super::layout::Layout;
use super::pen::{Pen, SMALL, TextStyle};
use super::primitives::{Align, Pixels};
use super::raster;
use super::theme::Rgb;
use crate::figures::{Caption, Figure, Inscription, Role, Side};

pub fn draw(pen: &mut Pen, figure: &Figure, layout: &Layout) {
    for shape in &figure.shapes {
        let outline = shape.outline.iter().map(|&point| layout.fine_point(point));
        let outline = clip::polygon(outline.collect(), layout);
        if outline.len() > 2 {
            pen.polygon(outline, pen.theme.paint(shape.paint));
        }
    }
    for caption in &figure.captions {
        draw_caption(pen, caption, figure, layout);
    }
    for inscription in &figure.inscriptions {
        draw_inscription(pen, inscription, layout);
    }
}

/// Small words, where they fit.
fn draw_caption(pen: &mut Pen, caption: &Caption, figure: &Figure, layout: &Layout) {
    let shade = |cell| raster::shade(pen.theme, figure.legend.gradient, cell);
    let ground = caption.on.and_then(shade);
    let align = match caption.side {
        Side::Start => Align::Start,
        Side::Middle => Align::Middle,
        Side::End => Align::End,
    };
    let style = TextStyle {
        colour: ground.map_or_else(|| pen.theme.paint(caption.paint), Rgb::readable),
        ground: ground.unwrap_or(pen.theme.paper),
        ..pen.small(Role::Ink, align, Align::Middle)
    };
    let (left, bottom) = layout.pixel(caption.from);
    let (right, top) = layout.pixel(caption.to);
    let mut text = caption.text.clone();
    let (mut width, height) = pen.measure(&text, style);
    let mut kept = text.chars().count();
    while caption.side == Side::Start && width > right - left && kept > LEAST_KEPT {
        kept -= 1;
        text = caption.text.chars().take(kept).chain(['…']).collect();
        width = pen.measure(&text, style).0;
    }
    if width <= right - left && height <= bottom - top {
        let across = match caption.side {
            Side::Start => left,
            Side::Middle => Pixels::midpoint(left, right),
            Side::End => right,
        };
        pen.text(&text, (across, Pixels::midpoint(top, bottom)), style);
    }
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
    let (width, _) = pen.measure(&words.text, style(highest));
    let fitting = f64::from(right - left) / f64::from(width.max(1));
    let style = style((highest * fitting.min(1.0)).floor());
    if style.size >= SMALL {
        let middle = (Pixels::midpoint(left, right), Pixels::midpoint(top, bottom));
        pen.text(&words.text, middle, style);
    }
}
