//! The pen that figures are drawn with: crisp rules, boxes, curves, text. Lengths are CSS pixels.

use super::font::Font;
use super::primitives::{
    Align, Custom, Drawing, FinePoint, Hatching, Image, Layer, Pixels, Point, Primitive, Text,
};
use super::target::Target;
use super::theme::{Rgb, Theme};
use upperhand_kit::{Role, Stroke};

/// Axis and legend text, in CSS pixels: the smallest there is.
pub const SMALL: f64 = 12.0;
/// Axis titles.
pub const TITLE: f64 = 13.0;

/// The distance between the lines of a hatching and their width, in CSS pixels, and the strength of their colour.
const HATCH_PERIOD: f64 = 7.0;
const HATCH_WIDTH: f64 = 1.4;
const HATCH_STRENGTH: f64 = 0.62;

/// Hearts and diamonds.
const RED_SUITS: [char; 2] = ['♥', '♦'];

/// CSS pixels as whole device pixels; at least one, so that everything is visible.
pub fn device_px(css: f64, ratio: f64) -> Pixels {
    let device = (css * ratio).round() as Pixels;
    if css > 0.0 { device.max(1) } else { device }
}

/// How a text is set.
#[derive(Clone, Copy)]
pub struct TextStyle {
    /// In CSS pixels.
    pub size: f64,
    pub bold: bool,
    pub colour: Rgb,
    /// The colour that it stands on.
    pub ground: Rgb,
    pub across: Align,
    pub along: Align,
    /// Turned to read upwards.
    pub upwards: bool,
}

/// Collects primitives for a target.
pub struct Pen<'a> {
    target: Target<'a>,
    pub theme: &'a Theme,
    /// Width and height in device pixels.
    pub size: Point,
    primitives: Vec<Primitive>,
}

impl<'a> Pen<'a> {
    pub const fn new(target: Target<'a>) -> Self {
        let (width, height) = target.size;
        Self {
            target,
            theme: target.theme,
            size: (width as Pixels, height as Pixels),
            primitives: Vec::new(),
        }
    }

    /// The collected primitives.
    pub fn drawing(self) -> Drawing {
        let Target {
            size, pixel_ratio, ..
        } = self.target;
        Drawing {
            size,
            pixel_ratio,
            font: self.theme.font.clone(),
            layers: vec![Layer {
                at: (0, 0),
                size,
                primitives: self.primitives,
            }],
        }
    }

    /// See [`Target::downsampling`].
    pub fn downsampling(&self) -> usize {
        self.target.downsampling.max(1) as usize
    }

    /// Are lines and dots cased in paper? Not in a downsampled picture, where that would double their cost.
    fn is_cased(&self) -> bool {
        self.downsampling() == 1
    }

    /// Device pixels as CSS pixels.
    pub fn css(&self, pixels: Pixels) -> f64 {
        f64::from(pixels) / self.target.pixel_ratio
    }

    /// CSS pixels as whole device pixels; at least one, so that everything is visible.
    pub fn px(&self, css: f64) -> Pixels {
        device_px(css, self.target.pixel_ratio)
    }

    /// Covers everything with paper. If two corners are given, an image will cover the box between them.
    pub fn paper(&mut self, covered: Option<(Point, Point)>) {
        self.custom(Custom::Paper {
            size: self.size,
            colour: self.theme.paper,
            covered,
        });
    }

    /// An image, enlarged to `size` device pixels.
    pub fn image(&mut self, image: Image, at: Point, size: (u32, u32)) {
        if !image.pixels.is_empty() && size.0 > 0 && size.1 > 0 {
            self.custom(Custom::Image { image, at, size });
        }
    }

    pub fn polygon(&mut self, outline: Vec<FinePoint>, colour: Rgb) {
        self.custom(Custom::Polygon { outline, colour });
    }

    /// A filled box of device pixels from `from` up to but not including `to`.
    pub fn block(&mut self, from: Point, to: Point, colour: Rgb) {
        self.primitives.push(Primitive::Block { from, to, colour });
    }

    /// A crisp vertical or horizontal rule, `width` device pixels wide, centred on its line.
    pub fn rule(&mut self, from: Point, to: Point, width: Pixels, colour: Rgb) {
        let before = width / 2;
        let (left, right) = (from.0.min(to.0), from.0.max(to.0));
        let (top, bottom) = (from.1.min(to.1), from.1.max(to.1));
        let start = (left - before, top - before);
        let end = if left == right {
            (left - before + width, bottom)
        } else {
            (right, top - before + width)
        };
        self.block(start, end, colour);
    }

    /// Hatches a rectangle, unless it is so narrow that the lines would be dots.
    pub fn hatch(&mut self, from: Point, to: Point, role: Role) {
        if (to.0 - from.0).min(to.1 - from.1) < self.px(HATCH_PERIOD / 2.0) {
            return;
        }
        let colour = self.theme.colour(role);
        let hatching = Hatching {
            period: self.px(HATCH_PERIOD).unsigned_abs(),
            width: self.px(HATCH_WIDTH).unsigned_abs(),
            colour: colour.over(self.theme.paper, HATCH_STRENGTH),
        };
        self.custom(Custom::Hatched { from, to, hatching });
    }

    /// A line through points between pixels.
    pub fn curve(&mut self, points: Vec<FinePoint>, role: Role, stroke: Stroke) {
        let width = match stroke {
            Stroke::ThinCased => 1.0,
            Stroke::Thin | Stroke::Dashed => 1.25,
            Stroke::Thick | Stroke::Cased | Stroke::Dotted => 2.0,
        };
        let width = self.px(width);
        if self.is_cased() && matches!(stroke, Stroke::Cased | Stroke::ThinCased | Stroke::Dotted) {
            // The same on both sides, whether the line is an even or an odd number of pixels wide.
            let casing = width + 2 * self.px(1.0);
            self.line(points.clone(), casing, self.theme.paper, None);
        }
        let dash = match stroke {
            Stroke::Dashed => Some(self.px(4.0)),
            Stroke::Dotted => Some(width),
            Stroke::Thin | Stroke::Thick | Stroke::Cased | Stroke::ThinCased => None,
        };
        self.line(points, width, self.theme.colour(role), dash);
    }

    fn line(&mut self, points: Vec<FinePoint>, width: Pixels, colour: Rgb, dash: Option<Pixels>) {
        self.custom(Custom::Line {
            points,
            width: width.unsigned_abs(),
            colour,
            dash,
        });
    }

    fn custom(&mut self, custom: Custom) {
        self.primitives.push(Primitive::Custom(custom));
    }

    /// A dot of a radius in CSS pixels, filled or a ring, on a slightly larger dot of paper.
    pub fn dot(&mut self, at: Point, radius: f64, role: Role, filled: bool) {
        let paper = self.theme.paper;
        if self.is_cased() {
            self.disc(at, radius + 1.25, paper);
        }
        self.disc(at, radius, self.theme.colour(role));
        if !filled {
            self.disc(at, (radius - 1.5).max(0.5), paper);
        }
    }

    fn disc(&mut self, at: Point, radius: f64, colour: Rgb) {
        let radius = self.px(radius);
        self.primitives.push(Primitive::Disc { at, radius, colour });
    }

    /// Words; names of hearts and diamonds among them are red where that can be read.
    pub fn text(&mut self, text: &str, at: Point, style: TextStyle) {
        match style.ground.readable_red() {
            Some(red) if text.contains(RED_SUITS) && !style.upwards => {
                self.coloured(text, at, style, red);
            }
            _ => self.plain(text, at, style),
        }
    }

    fn plain(&mut self, text: &str, at: Point, style: TextStyle) {
        self.primitives.push(Primitive::Text(Text {
            text: text.to_owned(),
            at,
            size: style.size * self.target.pixel_ratio,
            bold: style.bold,
            upwards: style.upwards,
            colour: style.colour,
            across: style.across,
            along: style.along,
        }));
    }

    /// Words one after the other, the red ones in red.
    fn coloured(&mut self, text: &str, (x, y): Point, style: TextStyle, red: Rgb) {
        let width = |text: &str| self.measure(text, style).0;
        let left = match style.across {
            Align::Start => x,
            Align::Middle => x - width(text) / 2,
            Align::End => x - width(text),
        };
        let mut start = 0;
        let words = text.split_inclusive([' ', '\u{a0}']).map(|word| {
            let at = left + if start > 0 { width(&text[..start]) } else { 0 };
            start += word.len();
            (word, at)
        });
        let words: Vec<(&str, Pixels)> = words.collect();
        for (word, at) in words {
            let is_red = word.contains(RED_SUITS);
            let style = TextStyle {
                colour: if is_red { red } else { style.colour },
                across: Align::Start,
                ..style
            };
            self.plain(word, (at, y), style);
        }
    }

    /// The width and the line height of a text in device pixels.
    pub fn measure(&self, text: &str, style: TextStyle) -> Point {
        let font = Font {
            family: &self.theme.font,
            size: style.size * self.target.pixel_ratio,
            bold: style.bold,
        };
        let width = (self.target.measure)(text, font);
        (width.ceil() as Pixels, self.px(style.size))
    }

    /// Small text in a role's colour.
    pub const fn small(&self, role: Role, across: Align, along: Align) -> TextStyle {
        TextStyle {
            size: SMALL,
            bold: false,
            colour: self.theme.colour(role),
            ground: self.theme.paper,
            across,
            along,
            upwards: false,
        }
    }
}
