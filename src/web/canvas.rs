//! The canvas as a backend of plotters: plotters-canvas with two things mended.
//!
//! plotters-canvas draws bitmaps pixel by pixel, plotters measures text by inserting an element into the page, and
//! every box and text sets colour and font anew, which takes longer than the drawing. Here an image is put as
//! `ImageData` and enlarged by the browser, text is measured by the canvas itself, and what is set stays.

use super::text_metrics::{self, Font};
use crate::draw::{DrawError, Filling, Hatching, Image, Polygon, Rgb, crisp};
use js_sys::Array;
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::style::ShapeStyle;
use plotters_backend::text_anchor::{HPos, Pos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    FontStyle, FontTransform,
};
use plotters_canvas::CanvasBackend;
use std::cell::RefCell;
use std::error::Error;
use std::f64::consts::FRAC_PI_2;
use std::fmt::{self, Display, Formatter};
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasPattern, CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

type Outcome = Result<(), DrawingErrorKind<<CanvasBackend as DrawingBackend>::ErrorType>>;

/// A canvas that plotters draws on. While it does, nothing else sets colours or fonts.
pub struct Canvas {
    plain: CanvasBackend,
    context: CanvasRenderingContext2d,
    /// The colour, font and anchor that are set.
    colour: Option<((u8, u8, u8), f64)>,
    font: RefCell<Option<Font>>,
    anchor: (&'static str, &'static str),
}

impl Canvas {
    /// The 2d context of a canvas, `None` when the browser refuses one.
    pub fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
        canvas.get_context("2d").ok()??.dyn_into().ok()
    }

    pub fn new(canvas: HtmlCanvasElement) -> Option<Self> {
        let context = Self::context(&canvas)?;
        let plain = CanvasBackend::with_canvas_object(canvas)?;
        Some(Self {
            plain,
            context,
            colour: None,
            font: RefCell::default(),
            anchor: ("", ""),
        })
    }

    fn set_colour(&mut self, colour: BackendColor) {
        let set = (colour.rgb, colour.alpha);
        if self.colour == Some(set) {
            return;
        }
        self.colour = Some(set);
        self.context.set_fill_style_str(&css(colour));
    }

    fn set_font(&self, font: &Font) {
        let mut set = self.font.borrow_mut();
        if set.as_ref() != Some(font) {
            let Font {
                weight,
                size,
                family,
            } = font;
            self.context
                .set_font(&format!("{weight} {size}px {family}"));
            *set = Some(font.clone());
        }
    }

    fn set_anchor(&mut self, anchor: Pos) {
        let along = match anchor.v_pos {
            VPos::Top => "top",
            VPos::Center => "middle",
            VPos::Bottom => "bottom",
        };
        let across = match anchor.h_pos {
            HPos::Left => "start",
            HPos::Right => "end",
            HPos::Center => "center",
        };
        if self.anchor != (across, along) {
            self.anchor = (across, along);
            self.context.set_text_align(across);
            self.context.set_text_baseline(along);
        }
    }
}

/// A colour as a canvas is told it.
fn css(BackendColor { rgb, alpha }: BackendColor) -> String {
    let (red, green, blue) = rgb;
    format!("rgba({red},{green},{blue},{alpha})")
}

/// Makes a canvas hold an image, and nothing else.
fn hold(scratch: &HtmlCanvasElement, image: &Image) -> Result<(), JsValue> {
    scratch.set_width(image.width);
    scratch.set_height(image.height);
    put(scratch, image)
}

/// Puts an image in the upper left corner of a canvas.
fn put(scratch: &HtmlCanvasElement, image: &Image) -> Result<(), JsValue> {
    let bytes = Clamped(image.pixels.as_flattened());
    let data = ImageData::new_with_u8_clamped_array_and_sh(bytes, image.width, image.height)?;
    let context = Canvas::context(scratch).ok_or(JsValue::NULL)?;
    context.put_image_data(&data, 0.0, 0.0)
}

/// An image as an address that holds all of it, made by way of a scratch canvas; "" where the browser
/// refuses.
pub fn png_address(scratch: &HtmlCanvasElement, image: &Image) -> String {
    hold(scratch, image)
        .and_then(|()| scratch.to_data_url())
        .unwrap_or_default()
}

/// Hatchings as patterns of the browser.
pub type Patterns = RefCell<Vec<(Hatching, CanvasPattern)>>;

/// The most patterns that are kept.
const MOST_PATTERNS: usize = 16;

/// A scratch canvas of more pixels than this is not kept for small images.
const LARGE: u32 = 1 << 19;

/// Fills areas by way of a scratch canvas, which the browser enlarges or repeats.
pub struct Scratch<'a> {
    /// The 2d context of the canvas that is drawn on.
    target: CanvasRenderingContext2d,
    aside: HtmlCanvasElement,
    patterns: &'a Patterns,
    grain: u32,
}

impl<'a> Scratch<'a> {
    /// Images go to `target` by way of `scratch`, a canvas that is not in the page; `patterns` keeps those made
    /// before, and `grain` is as in [`Filling::grain`].
    pub fn new(
        target: &HtmlCanvasElement,
        scratch: &HtmlCanvasElement,
        patterns: &'a Patterns,
        grain: u32,
    ) -> Option<Self> {
        Some(Self {
            target: Canvas::context(target)?,
            aside: scratch.clone(),
            patterns,
            grain,
        })
    }

    fn enlarge(&self, image: &Image, at: (i32, i32), size: (u32, u32)) -> Result<(), JsValue> {
        // A canvas of a new size costs more than a small image, and so does one that is much too large.
        let has = (self.aside.width(), self.aside.height());
        let mut size_aside = (has.0.max(image.width), has.1.max(image.height));
        let area = |size: (u32, u32)| size.0 * size.1;
        let own = (image.width, image.height);
        if image.height > 1 && area(size_aside) > LARGE.max(4 * area(own)) {
            size_aside = own;
        }
        if size_aside != has {
            self.aside.set_width(size_aside.0);
            self.aside.set_height(size_aside.1);
        }
        put(&self.aside, image)?;
        self.target.set_image_smoothing_enabled(false);
        let [x, y] = [at.0, at.1].map(f64::from);
        let [width, height, across, along] =
            [image.width, image.height, size.0, size.1].map(f64::from);
        self.target
            .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &self.aside,
                0.0,
                0.0,
                width,
                height,
                x,
                y,
                across,
                along,
            )
    }

    fn repeat(&self, hatching: Hatching, from: (i32, i32), to: (i32, i32)) -> Result<(), JsValue> {
        let mut patterns = self.patterns.borrow_mut();
        if !patterns.iter().any(|(kept, _)| *kept == hatching) {
            hold(&self.aside, &hatching.tile())?;
            let pattern = self
                .target
                .create_pattern_with_html_canvas_element(&self.aside, "repeat")?
                .ok_or(JsValue::NULL)?;
            patterns.truncate(MOST_PATTERNS - 1);
            patterns.insert(0, (hatching, pattern));
        }
        let kept = patterns.iter().find(|(kept, _)| *kept == hatching);
        if let Some((_, pattern)) = kept {
            self.target.save();
            self.target.set_fill_style_canvas_pattern(pattern);
            self.fill(from, to);
            self.target.restore();
        }
        Ok(())
    }

    fn fill(&self, from: (i32, i32), to: (i32, i32)) {
        let (x, y) = (f64::from(from.0), f64::from(from.1));
        let (width, height) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        self.target.fill_rect(x, y, width, height);
    }
}

/// An image or a text that the canvas does not take.
#[derive(Debug)]
struct Refused;

impl Error for Refused {}

impl Display for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("the canvas refused an image or a text")
    }
}

fn refused<E: Error + Send + Sync>(_: JsValue) -> DrawingErrorKind<E> {
    DrawingErrorKind::FontError(Box::new(Refused))
}

fn refused_drawing<B: DrawingBackend>(refusal: JsValue) -> DrawError<B> {
    DrawError::<B>::BackendError(refused(refusal))
}

impl<B: DrawingBackend> Filling<B> for Scratch<'_> {
    fn grain(&self) -> u32 {
        self.grain
    }

    fn is_scaled(&self) -> bool {
        false
    }

    fn put(
        &self,
        area: &DrawingArea<B, Shift>,
        image: &Image,
        at: (i32, i32),
        size: (u32, u32),
    ) -> Result<(), DrawError<B>> {
        if image.pixels.is_empty() || size.0 == 0 || size.1 == 0 {
            return Ok(());
        }
        self.enlarge(image, area.map_coordinate(&at), size)
            .map_err(refused_drawing::<B>)
    }

    fn hatch(
        &self,
        area: &DrawingArea<B, Shift>,
        from: (i32, i32),
        to: (i32, i32),
        hatching: Hatching,
    ) -> Result<(), DrawError<B>> {
        let (from, to) = (area.map_coordinate(&from), area.map_coordinate(&to));
        self.repeat(hatching, from, to)
            .map_err(refused_drawing::<B>)
    }

    fn fill(&self, area: &DrawingArea<B, Shift>, polygons: &[Polygon]) -> Result<(), DrawError<B>> {
        let (left, top) = area.map_coordinate(&(0, 0));
        let (left, top) = (f64::from(left), f64::from(top));
        self.target.save();
        for (outline, Rgb(red, green, blue)) in polygons {
            let colour = format!("rgb({red},{green},{blue})");
            self.target.set_fill_style_str(&colour);
            self.target.begin_path();
            for (x, y) in outline {
                self.target.line_to(left + x, top + y);
            }
            self.target.fill();
        }
        self.target.restore();
        Ok(())
    }

    fn line(
        &self,
        area: &DrawingArea<B, Shift>,
        places: &[(f64, f64)],
        style: ShapeStyle,
    ) -> Result<(), DrawError<B>> {
        let (left, top) = area.map_coordinate(&(0, 0));
        let (left, top) = (f64::from(left), f64::from(top));
        self.target.set_stroke_style_str(&css(style.color()));
        self.target.set_line_width(f64::from(style.stroke_width));
        self.target.begin_path();
        for (x, y) in crisp(places, style.stroke_width) {
            self.target.line_to(left + x, top + y);
        }
        self.target.stroke();
        Ok(())
    }

    fn dash(
        &self,
        area: &DrawingArea<B, Shift>,
        places: &[(f64, f64)],
        style: ShapeStyle,
        length: i32,
    ) -> Result<(), DrawError<B>> {
        let every = |dashes: &Array| {
            let set = self.target.set_line_dash(dashes);
            set.map_err(refused_drawing::<B>)
        };
        every(&Array::of2(&length.into(), &length.into()))?;
        self.line(area, places, style)?;
        every(&Array::new())
    }
}

impl DrawingBackend for Canvas {
    type ErrorType = <CanvasBackend as DrawingBackend>::ErrorType;

    fn get_size(&self) -> (u32, u32) {
        self.plain.get_size()
    }

    fn ensure_prepared(&mut self) -> Outcome {
        self.plain.ensure_prepared()
    }

    fn present(&mut self) -> Outcome {
        self.plain.present()
    }

    fn draw_pixel(&mut self, point: BackendCoord, colour: BackendColor) -> Outcome {
        self.colour = None;
        self.plain.draw_pixel(point, colour)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Outcome {
        self.plain.draw_line(from, to, style)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Outcome {
        if !fill {
            return self.plain.draw_rect(upper_left, bottom_right, style, fill);
        }
        self.set_colour(style.color());
        let (x, y) = upper_left;
        let (width, height) = (bottom_right.0 - x, bottom_right.1 - y);
        let [x, y, width, height] = [x, y, width, height].map(f64::from);
        self.context.fill_rect(x, y, width, height);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Outcome {
        self.plain.draw_path(path, style)
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        center: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Outcome {
        self.colour = None;
        self.plain.draw_circle(center, radius, style, fill)
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Outcome {
        self.colour = None;
        self.plain.fill_polygon(path, style)
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        (x, y): BackendCoord,
    ) -> Outcome {
        self.set_colour(style.color());
        self.set_font(&font_of(style));
        self.set_anchor(style.anchor());
        let (x, y) = (f64::from(x), f64::from(y));
        let quarters = match style.transform() {
            FontTransform::None => 0.0,
            FontTransform::Rotate90 => 1.0,
            FontTransform::Rotate180 => 2.0,
            FontTransform::Rotate270 => 3.0,
        };
        if quarters == 0.0 {
            return self.context.fill_text(text, x, y).map_err(refused);
        }
        self.context.save();
        let turned = self
            .context
            .translate(x, y)
            .and_then(|()| self.context.rotate(quarters * FRAC_PI_2))
            .and_then(|()| self.context.fill_text(text, 0.0, 0.0));
        self.context.restore();
        turned.map_err(refused)
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Self::ErrorType>> {
        let font = font_of(style);
        let width = text_metrics::width(text, &font, || {
            self.set_font(&font);
            text_metrics::measured(&self.context, text)
        });
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a width on a screen"
        )]
        Ok((width.ceil() as u32, style.size().ceil() as u32))
    }
}

fn font_of<S: BackendTextStyle>(style: &S) -> Font {
    Font {
        weight: match style.style() {
            FontStyle::Normal => "normal",
            FontStyle::Oblique => "oblique",
            FontStyle::Italic => "italic",
            FontStyle::Bold => "bold",
        },
        size: style.size(),
        family: style.family().as_str().to_owned(),
    }
}
