//! The few strokes everything is drawn with: crisp rules, boxes, text. Lengths are CSS pixels.

use super::error::DrawError;
use super::filling::{Filling, Hatching, Image, Polygon};
use super::theme::{Rgb, Theme};
use crate::figures::{Role, Stroke};
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::element::{Circle, Rectangle, Text};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{
    Color, FontFamily, FontStyle, FontTransform, IntoFont, RGBColor, ShapeStyle, TextStyle,
};

/// Axis and legend text, in CSS pixels: the smallest there is.
pub const SMALL: f64 = 12.0;
/// Axis titles.
pub const TITLE: f64 = 13.0;

/// The distance between the lines of a hatching and their width, in CSS pixels, and how much of
/// their colour they have.
const HATCH_PERIOD: f64 = 7.0;
const HATCH_WIDTH: f64 = 1.4;
const HATCH_STRENGTH: f64 = 0.62;

/// A position or a length in device pixels.
pub type Pixels = i32;

/// CSS pixels as whole device pixels, at least one for anything that is to be seen.
pub fn device_px(css: f64, ratio: f64) -> Pixels {
    let device = (css * ratio).round() as Pixels;
    if css > 0.0 { device.max(1) } else { device }
}

/// How a piece of text is set.
#[derive(Clone, Copy)]
pub struct Type {
    pub size: f64,
    pub bold: bool,
    pub colour: Rgb,
    pub across: HPos,
    pub along: VPos,
    /// Turned to read upwards.
    pub upwards: bool,
}

/// An area, a theme, a pixel ratio, and a way to fill areas.
pub struct Pen<'a, B: DrawingBackend> {
    pub area: &'a DrawingArea<B, Shift>,
    pub theme: &'a Theme,
    ratio: f64,
    filling: &'a dyn Filling<B>,
}

impl<'a, B: DrawingBackend> Pen<'a, B> {
    pub const fn new(
        area: &'a DrawingArea<B, Shift>,
        theme: &'a Theme,
        ratio: f64,
        filling: &'a dyn Filling<B>,
    ) -> Self {
        Self {
            area,
            theme,
            ratio,
            filling,
        }
    }

    /// See [`Filling::grain`].
    pub fn grain(&self) -> usize {
        self.filling.grain().max(1) as usize
    }

    /// Do lines and dots stand out from what is below them? Not in a blur, where that would double their cost.
    fn is_cased(&self) -> bool {
        self.grain() == 1
    }

    /// Fills the area with paper, but for a box that an image is going to fill.
    pub fn surround(
        &self,
        from: (Pixels, Pixels),
        to: (Pixels, Pixels),
    ) -> Result<(), DrawError<B>> {
        if self.filling.is_scaled() {
            return self.area.fill(&self.colour(Role::Paper));
        }
        let (width, height) = self.area.dim_in_pixel();
        let (right, bottom) = (width as Pixels, height as Pixels);
        for (from, to) in [
            ((0, 0), (right, from.1)),
            ((0, to.1), (right, bottom)),
            ((0, from.1), (from.0, to.1)),
            ((to.0, from.1), (right, to.1)),
        ] {
            self.block(from, to, self.theme.paper)?;
        }
        Ok(())
    }

    /// Puts an image, enlarged to `size` device pixels.
    pub fn put(
        &self,
        image: &Image,
        at: (Pixels, Pixels),
        size: (u32, u32),
    ) -> Result<(), DrawError<B>> {
        self.filling.put(self.area, image, at, size)
    }

    /// Fills polygons, each over those before it.
    pub fn fill(&self, polygons: &[Polygon]) -> Result<(), DrawError<B>> {
        self.filling.fill(self.area, polygons)
    }

    /// Device pixels as CSS pixels.
    pub fn css(&self, pixels: Pixels) -> f64 {
        f64::from(pixels) / self.ratio
    }

    /// CSS pixels as whole device pixels, at least one for anything that is to be seen.
    pub fn px(&self, css: f64) -> Pixels {
        device_px(css, self.ratio)
    }

    pub fn colour(&self, role: Role) -> RGBColor {
        self.theme.colour(role).into()
    }

    /// A filled box of device pixels from `from` up to but not including `to`.
    pub fn block(
        &self,
        from: (Pixels, Pixels),
        to: (Pixels, Pixels),
        colour: Rgb,
    ) -> Result<(), DrawError<B>> {
        let style = ShapeStyle::from(RGBColor::from(colour)).filled();
        self.area.draw(&Rectangle::new([from, to], style))
    }

    /// A crisp vertical or horizontal rule, `width` device pixels wide, centred on its line.
    pub fn rule(
        &self,
        from: (Pixels, Pixels),
        to: (Pixels, Pixels),
        width: Pixels,
        colour: Rgb,
    ) -> Result<(), DrawError<B>> {
        let before = width / 2;
        let (left, right) = (from.0.min(to.0), from.0.max(to.0));
        let (top, bottom) = (from.1.min(to.1), from.1.max(to.1));
        let start = (left - before, top - before);
        let end = if left == right {
            (left - before + width, bottom)
        } else {
            (right, top - before + width)
        };
        self.block(start, end, colour)
    }

    /// Hatches a rectangle, unless it is so narrow that the lines would be dots.
    pub fn hatch(
        &self,
        from: (Pixels, Pixels),
        to: (Pixels, Pixels),
        role: Role,
    ) -> Result<(), DrawError<B>> {
        let hatching = Hatching {
            period: self.px(HATCH_PERIOD).unsigned_abs(),
            width: self.px(HATCH_WIDTH).unsigned_abs(),
            colour: self
                .theme
                .colour(role)
                .over(self.theme.paper, HATCH_STRENGTH),
        };
        if (to.0 - from.0).min(to.1 - from.1) < self.px(HATCH_PERIOD / 2.0) {
            return Ok(());
        }
        self.filling.hatch(self.area, from, to, hatching)
    }

    /// A line through places between pixels.
    pub fn curve(
        &self,
        places: &[(f64, f64)],
        role: Role,
        stroke: Stroke,
    ) -> Result<(), DrawError<B>> {
        let width = match stroke {
            Stroke::ThinCased => 1.0,
            Stroke::Thin | Stroke::Dashed => 1.25,
            Stroke::Thick | Stroke::Cased => 2.0,
        };
        if self.is_cased() && matches!(stroke, Stroke::Cased | Stroke::ThinCased) {
            // As much on both sides, whether the line is an even or an odd number of pixels wide.
            let casing = self.px(width) + 2 * self.px(1.0);
            let style = self.stroke(Role::Paper, casing);
            self.filling.line(self.area, places, style)?;
        }
        let style = self.stroke(role, self.px(width));
        if stroke == Stroke::Dashed {
            return self.filling.dash(self.area, places, style, self.px(4.0));
        }
        self.filling.line(self.area, places, style)
    }

    fn stroke(&self, role: Role, width: Pixels) -> ShapeStyle {
        ShapeStyle::from(self.colour(role)).stroke_width(width.unsigned_abs())
    }

    /// A dot of that radius in CSS pixels, filled or a ring, on a ground of paper.
    pub fn dot(
        &self,
        at: (Pixels, Pixels),
        radius: f64,
        role: Role,
        filled: bool,
    ) -> Result<(), DrawError<B>> {
        let disc = |radius: f64, role| {
            let style = ShapeStyle::from(self.colour(role)).filled();
            self.area.draw(&Circle::new(at, self.px(radius), style))
        };
        if self.is_cased() {
            disc(radius + 1.25, Role::Paper)?;
        }
        disc(radius, role)?;
        if filled {
            return Ok(());
        }
        disc((radius - 1.5).max(0.5), Role::Paper)
    }

    fn style(&self, set: Type) -> TextStyle<'_> {
        let weight = if set.bold {
            FontStyle::Bold
        } else {
            FontStyle::Normal
        };
        let transform = if set.upwards {
            FontTransform::Rotate270
        } else {
            FontTransform::None
        };
        let family = FontFamily::Name(&self.theme.font);
        let font = (family, set.size * self.ratio, weight).into_font();
        let mut style = TextStyle::from(font.transform(transform));
        style.color = RGBColor::from(set.colour).to_backend_color();
        style.pos = Pos::new(set.across, set.along);
        style
    }

    pub fn text(&self, text: &str, at: (Pixels, Pixels), set: Type) -> Result<(), DrawError<B>> {
        self.area.draw(&Text::new(text, at, self.style(set)))
    }

    /// The width and the line height of a text in device pixels.
    pub fn measure(&self, text: &str, set: Type) -> Result<(Pixels, Pixels), DrawError<B>> {
        let flat = Type {
            upwards: false,
            ..set
        };
        let (width, _) = self.area.estimate_text_size(text, &self.style(flat))?;
        Ok((width as Pixels, self.px(set.size)))
    }

    /// Small text in a role's colour.
    pub const fn small(&self, role: Role, across: HPos, along: VPos) -> Type {
        Type {
            size: SMALL,
            bold: false,
            colour: self.theme.colour(role),
            across,
            along,
            upwards: false,
        }
    }
}
