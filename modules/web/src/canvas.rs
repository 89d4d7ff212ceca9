//! A canvas of the browser as a backend of plotters: plotters-canvas, made fast.
//!
//! plotters-canvas draws bitmaps pixel by pixel, plotters measures text by inserting an element into the page, and
//! every box and text sets colour and font again, which takes longer than drawing. Here images are `ImageData` that the
//! browser enlarges, the canvas itself measures text, and colours and fonts are only set when they change.

use js_sys::Array;
use plotters::drawing::IntoDrawingArea;
use plotters_backend::text_anchor::{HPos, Pos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    FontStyle, FontTransform,
};
use plotters_canvas::CanvasBackend;
use std::cell::RefCell;
use std::f64::consts::FRAC_PI_2;
use upperhand_draw::{Custom, Drawing, FinePoint, Font, Hatching, Image, Pixels, Point, crisp};
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasPattern, CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

/// The 2d context of a canvas.
pub fn context(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    let context = canvas.get_context("2d").ok().flatten();
    let context = context.and_then(|context| context.dyn_into().ok());
    context.ok_or_else(no_context)
}

fn no_context() -> JsValue {
    js_sys::Error::new("this browser gives no 2d context for the canvas").into()
}

/// A canvas that is not in the page, and what is made with it.
pub struct Scratch {
    canvas: HtmlCanvasElement,
    /// Hatchings as patterns of the browser.
    patterns: RefCell<Vec<(Hatching, CanvasPattern)>>,
}

/// The most patterns that are kept.
const MOST_PATTERNS: usize = 16;

/// A scratch canvas of more pixels than this is not kept for small images.
const LARGE: u32 = 1 << 19;

impl Scratch {
    pub fn new(canvas: HtmlCanvasElement) -> Self {
        Self {
            canvas,
            patterns: RefCell::default(),
        }
    }

    /// Puts an image in the upper left corner of the canvas, which becomes larger or smaller where it has to.
    fn hold(&self, image: &Image) -> Result<&HtmlCanvasElement, JsValue> {
        // A canvas of a new size costs more than a small image, and so does one that is much too large.
        let has = (self.canvas.width(), self.canvas.height());
        let own = (image.width, image.height);
        let mut size = (has.0.max(own.0), has.1.max(own.1));
        let area = |size: (u32, u32)| size.0 * size.1;
        if own.1 > 1 && area(size) > LARGE.max(4 * area(own)) {
            size = own;
        }
        if size != has {
            resize(&self.canvas, size);
        }
        put(&self.canvas, image)?;
        Ok(&self.canvas)
    }

    fn pattern(
        &self,
        target: &CanvasRenderingContext2d,
        hatching: Hatching,
    ) -> Result<CanvasPattern, JsValue> {
        let mut patterns = self.patterns.borrow_mut();
        if let Some((_, pattern)) = patterns.iter().find(|(kept, _)| *kept == hatching) {
            return Ok(pattern.clone());
        }
        let tile = only(&self.canvas, &hatching.tile())?;
        let pattern = target.create_pattern_with_html_canvas_element(tile, "repeat")?;
        let pattern = pattern.ok_or(JsValue::NULL)?;
        patterns.truncate(MOST_PATTERNS - 1);
        patterns.insert(0, (hatching, pattern.clone()));
        Ok(pattern)
    }
}

/// Makes a canvas contain an image and nothing else.
fn only<'a>(
    canvas: &'a HtmlCanvasElement,
    image: &Image,
) -> Result<&'a HtmlCanvasElement, JsValue> {
    resize(canvas, (image.width, image.height));
    put(canvas, image)?;
    Ok(canvas)
}

fn put(canvas: &HtmlCanvasElement, image: &Image) -> Result<(), JsValue> {
    let bytes = Clamped(image.pixels.as_flattened());
    let data = ImageData::new_with_u8_clamped_array_and_sh(bytes, image.width, image.height)?;
    context(canvas)?.put_image_data(&data, 0.0, 0.0)
}

/// Sets the size of a canvas and clears it.
pub fn resize(canvas: &HtmlCanvasElement, (width, height): (u32, u32)) {
    canvas.set_width(width);
    canvas.set_height(height);
}

/// An image as an address that holds all of it, made by way of a scratch canvas; "" where the browser
/// refuses.
pub fn png_address(scratch: &HtmlCanvasElement, image: &Image) -> String {
    let address = only(scratch, image).and_then(HtmlCanvasElement::to_data_url);
    address.unwrap_or_default()
}

/// Draws on a canvas.
pub fn draw(
    drawing: &Drawing,
    canvas: &HtmlCanvasElement,
    scratch: &Scratch,
) -> Result<(), JsValue> {
    let area = Canvas {
        plain: CanvasBackend::with_canvas_object(canvas.clone()).ok_or_else(no_context)?,
        context: context(canvas)?,
        scratch,
        colour: None,
        font: None,
        anchor: ("", ""),
    };
    let custom = |canvas: &mut Canvas, custom: &Custom, base| canvas.draw_custom(custom, base);
    let drawn = drawing.draw_with(&area.into_drawing_area(), &custom);
    drawn.map_err(|error| js_sys::Error::new(&error.to_string()).into())
}

/// A canvas that plotters draws on. Meanwhile nothing else sets colours or fonts.
struct Canvas<'a> {
    plain: CanvasBackend,
    context: CanvasRenderingContext2d,
    scratch: &'a Scratch,
    /// The colour, font and anchor that are set.
    colour: Option<((u8, u8, u8), f64)>,
    font: Option<(bool, f64, String)>,
    anchor: (&'static str, &'static str),
}

impl Canvas<'_> {
    fn set_colour(&mut self, colour: BackendColor) {
        let set = (colour.rgb, colour.alpha);
        if self.colour != Some(set) {
            self.colour = Some(set);
            self.context.set_fill_style_str(&css(colour));
        }
    }

    fn set_font<S: BackendTextStyle>(&mut self, style: &S) {
        let family = style.family();
        let font = Font {
            family: family.as_str(),
            size: style.size(),
            bold: matches!(style.style(), FontStyle::Bold),
        };
        let is_set = |(bold, size, family): &(bool, f64, String)| {
            (*bold, *size, family.as_str()) == (font.bold, font.size, font.family)
        };
        if !self.font.as_ref().is_some_and(is_set) {
            self.context.set_font(&font.to_string());
            self.font = Some((font.bold, font.size, font.family.to_owned()));
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

    /// What plotters has no element for, with coordinates that start from a pixel.
    fn draw_custom(&mut self, custom: &Custom, base: Point) -> Outcome {
        let moved = |(x, y): Point| (base.0 + x, base.1 + y);
        match custom {
            Custom::Paper {
                size,
                colour,
                covered,
            } => {
                self.set_colour((*colour).into());
                let end = moved(*size);
                match covered.map(|(from, to)| (moved(from), moved(to))) {
                    Some((from, to)) => self.fill_around(base, end, (from, to)),
                    None => self.fill(base, end),
                }
            }
            Custom::Line {
                points,
                width,
                colour,
                dash,
            } => {
                self.context.set_stroke_style_str(&css((*colour).into()));
                self.context.set_line_width(f64::from(*width));
                self.trace(&crisp(points, *width), base);
                self.stroke(*dash).map_err(refused)?;
            }
            Custom::Polygon { outline, colour } => {
                self.set_colour((*colour).into());
                self.trace(outline, base);
                self.context.fill();
            }
            Custom::Image { image, at, size } => {
                self.enlarge(image, moved(*at), *size).map_err(refused)?;
            }
            Custom::Hatched { from, to, hatching } => {
                let pattern = self.scratch.pattern(&self.context, *hatching);
                self.colour = None;
                self.context
                    .set_fill_style_canvas_pattern(&pattern.map_err(refused)?);
                self.fill(moved(*from), moved(*to));
            }
        }
        Ok(())
    }

    fn fill(&self, (left, top): Point, (right, bottom): Point) {
        let [x, y, width, height] = [left, top, right - left, bottom - top].map(f64::from);
        self.context.fill_rect(x, y, width, height);
    }

    /// Fills a box but for another one in it.
    fn fill_around(&self, (left, top): Point, (right, bottom): Point, (from, to): (Point, Point)) {
        self.fill((left, top), (right, from.1));
        self.fill((left, to.1), (right, bottom));
        self.fill((left, from.1), (from.0, to.1));
        self.fill((to.0, from.1), (right, to.1));
    }

    /// Makes a line through points the path of the context.
    fn trace(&self, points: &[FinePoint], (left, top): Point) {
        let (left, top) = (f64::from(left), f64::from(top));
        self.context.begin_path();
        for (x, y) in points {
            self.context.line_to(left + x, top + y);
        }
    }

    fn stroke(&self, dash: Option<Pixels>) -> Result<(), JsValue> {
        if let Some(length) = dash {
            let dash = JsValue::from(length);
            self.context.set_line_dash(&Array::of2(&dash, &dash))?;
        }
        self.context.stroke();
        if dash.is_some() {
            self.context.set_line_dash(&Array::new())?;
        }
        Ok(())
    }

    fn enlarge(&self, image: &Image, at: Point, size: (u32, u32)) -> Result<(), JsValue> {
        let held = self.scratch.hold(image)?;
        self.context.set_image_smoothing_enabled(false);
        let [x, y] = [at.0, at.1].map(f64::from);
        let [width, height, across, along] =
            [image.width, image.height, size.0, size.1].map(f64::from);
        self.context
            .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                held, 0.0, 0.0, width, height, x, y, across, along,
            )
    }

    fn write(&self, text: &str, (x, y): BackendCoord, turn: f64) -> Result<(), JsValue> {
        let (x, y) = (f64::from(x), f64::from(y));
        if turn == 0.0 {
            return self.context.fill_text(text, x, y);
        }
        self.context.save();
        let turned = self.context.translate(x, y);
        let turned = turned.and_then(|()| self.context.rotate(turn));
        let turned = turned.and_then(|()| self.context.fill_text(text, 0.0, 0.0));
        self.context.restore();
        turned
    }
}

/// A colour as a CSS text.
fn css(BackendColor { rgb, alpha }: BackendColor) -> String {
    let (red, green, blue) = rgb;
    format!("rgba({red},{green},{blue},{alpha})")
}

/// What the canvas does not take.
#[derive(Debug, thiserror::Error)]
#[error("the canvas refused an image or a text")]
struct Refused;

type Outcome = Result<(), DrawingErrorKind<Refused>>;

fn refused<E>(_: E) -> DrawingErrorKind<Refused> {
    DrawingErrorKind::DrawingError(Refused)
}

impl DrawingBackend for Canvas<'_> {
    type ErrorType = Refused;

    fn get_size(&self) -> (u32, u32) {
        self.plain.get_size()
    }

    fn ensure_prepared(&mut self) -> Outcome {
        Ok(())
    }

    fn present(&mut self) -> Outcome {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, colour: BackendColor) -> Outcome {
        self.draw_rect((x, y), (x + 1, y + 1), &colour, true)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Outcome {
        debug_assert!(fill, "every box of a drawing is filled");
        self.set_colour(style.color());
        self.fill(from, to);
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        centre: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Outcome {
        self.colour = None;
        let drawn = self.plain.draw_circle(centre, radius, style, fill);
        drawn.map_err(refused)
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        at: BackendCoord,
    ) -> Outcome {
        self.set_colour(style.color());
        self.set_font(style);
        self.set_anchor(style.anchor());
        let quarters = match style.transform() {
            FontTransform::None => 0.0,
            FontTransform::Rotate90 => 1.0,
            FontTransform::Rotate180 => 2.0,
            FontTransform::Rotate270 => 3.0,
        };
        let written = self.write(text, at, quarters * FRAC_PI_2);
        written.map_err(refused)
    }
}
