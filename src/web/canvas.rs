//! The canvas as a backend of plotters: plotters-canvas with three things mended.
//!
//! plotters-canvas draws bitmaps pixel by pixel, and plotters measures text by inserting an element into
//! the page. Here a bitmap is put as one `ImageData`, and text is measured by the canvas itself.

use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    FontStyle,
};
use plotters_canvas::CanvasBackend;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

type Outcome = Result<(), DrawingErrorKind<<CanvasBackend as DrawingBackend>::ErrorType>>;

/// A canvas that plotters draws on.
pub struct Canvas {
    plain: CanvasBackend,
    context: CanvasRenderingContext2d,
}

impl Canvas {
    /// The 2d context of a canvas, `None` when the browser refuses one.
    pub fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
        canvas.get_context("2d").ok()??.dyn_into().ok()
    }

    pub fn new(canvas: HtmlCanvasElement) -> Option<Self> {
        let context = Self::context(&canvas)?;
        let plain = CanvasBackend::with_canvas_object(canvas)?;
        Some(Self { plain, context })
    }

    fn put(
        &self,
        (x, y): BackendCoord,
        (width, height): (u32, u32),
        rgb: &[u8],
    ) -> Result<(), JsValue> {
        let mut rgba = Vec::with_capacity(rgb.len() / 3 * 4);
        for pixel in rgb.as_chunks::<3>().0 {
            rgba.extend_from_slice(&[pixel[0], pixel[1], pixel[2], 255]);
        }
        let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&rgba), width, height)?;
        self.context
            .put_image_data(&image, f64::from(x), f64::from(y))
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
        self.plain.draw_rect(upper_left, bottom_right, style, fill)
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
        self.plain.draw_circle(center, radius, style, fill)
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Outcome {
        self.plain.fill_polygon(path, style)
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        pos: BackendCoord,
    ) -> Outcome {
        self.plain.draw_text(text, style, pos)
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Self::ErrorType>> {
        let weight = match style.style() {
            FontStyle::Normal => "normal",
            FontStyle::Oblique => "oblique",
            FontStyle::Italic => "italic",
            FontStyle::Bold => "bold",
        };
        self.context.set_font(&format!(
            "{weight} {}px {}",
            style.size(),
            style.family().as_str()
        ));
        let width = self
            .context
            .measure_text(text)
            .map_or(0.0, |metrics| metrics.width());
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a width on a screen"
        )]
        Ok((width.ceil() as u32, style.size().ceil() as u32))
    }

    fn blit_bitmap(&mut self, at: BackendCoord, size: (u32, u32), rgb: &[u8]) -> Outcome {
        if size.0 == 0 || size.1 == 0 || rgb.is_empty() {
            return Ok(());
        }
        self.put(at, size, rgb).map_err(|error| {
            let text = error
                .as_string()
                .unwrap_or_else(|| "ImageData was refused".to_owned());
            DrawingErrorKind::FontError(text.into())
        })
    }
}
