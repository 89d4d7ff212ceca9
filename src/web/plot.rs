//! One panel of a figure on its canvas.
//!
//! The ground is all of the picture but the crosshair. While it changes from frame to frame it is drawn on the canvas
//! itself. One that stays is drawn on the backing canvas and copied from there, so that the first crosshair that moves
//! finds it there.

use super::canvas::{Canvas, Patterns, Scratch};
use super::surface::Surface;
use crate::controller::{GroundFrame, PanelFrame, PlotArea};
use crate::draw::{Layout, Theme, Touched, draw_crosshair, draw_with};
use crate::figures::Figure;
use js_sys::Error as JsError;
use plotters::prelude::IntoDrawingArea;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlCanvasElement;

/// A canvas and the picture on it.
pub struct Plot {
    canvas: HtmlCanvasElement,
    backing: HtmlCanvasElement,
    scratch: HtmlCanvasElement,
    patterns: Patterns,
    figure: Option<Figure>,
    /// The layout of the ground that was drawn last.
    layout: Option<Layout>,
    backing_holds_ground: bool,
    /// The strips of the canvas on which the crosshair hides the ground.
    hidden: Touched,
}

impl Plot {
    pub fn new(
        canvas: HtmlCanvasElement,
        backing: HtmlCanvasElement,
        scratch: HtmlCanvasElement,
    ) -> Self {
        Self {
            canvas,
            backing,
            scratch,
            patterns: Patterns::default(),
            figure: None,
            layout: None,
            backing_holds_ground: false,
            hidden: Touched::default(),
        }
    }

    /// Draws a panel of a frame. Returns the place of the plot, where that may be news; nothing is drawn before there
    /// is a figure.
    pub fn draw(&mut self, frame: PanelFrame, theme: &Theme) -> Result<Option<PlotArea>, JsValue> {
        let is_new = frame.ground != GroundFrame::Kept;
        if let GroundFrame::New(figure) = frame.ground {
            self.figure = Some(*figure);
        }
        let Some(figure) = &self.figure else {
            return Ok(None);
        };
        if is_new {
            self.layout = None;
            for canvas in [&self.canvas, &self.backing] {
                resize(canvas, frame.size);
            }
        }
        let (ratio, grain) = (frame.pixel_ratio, frame.grain);
        let layout = match self.layout {
            None if !frame.stays => {
                self.backing_holds_ground = false;
                self.draw_ground(figure, theme, &self.canvas, ratio, grain)?
            }
            Some(layout) if self.backing_holds_ground => {
                self.uncover()?;
                layout
            }
            _ => {
                let layout = self.draw_ground(figure, theme, &self.backing, ratio, grain)?;
                self.backing_holds_ground = true;
                self.copy_ground()?;
                layout
            }
        };
        self.layout = Some(layout);
        self.hidden = Touched::default();
        if let Some(crosshair) = &frame.crosshair {
            let area = surface(&self.canvas)?.into_drawing_area();
            self.hidden =
                draw_crosshair(&area, figure, crosshair, &layout, theme, ratio).map_err(failure)?;
        }
        Ok(is_new.then(|| area(&layout, figure)))
    }

    /// Brings back the ground below the last crosshair: copying all of it would take as long as the rest of a
    /// frame.
    fn uncover(&self) -> Result<(), JsValue> {
        let context = Canvas::context(&self.canvas).ok_or_else(no_canvas)?;
        let [width, height] = [self.canvas.width(), self.canvas.height()].map(f64::from);
        let strip = |(from, to): (i32, i32), all: f64| {
            let [from, to] = [from, to].map(|end| f64::from(end).clamp(0.0, all));
            (from, to - from)
        };
        let (left, across) = strip(self.hidden.columns, width);
        let (top, along) = strip(self.hidden.rows, height);
        for (x, y, width, height) in [(left, 0.0, across, height), (0.0, top, width, along)] {
            if width > 0.0 && height > 0.0 {
                context
                    .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                        &self.backing,
                        x,
                        y,
                        width,
                        height,
                        x,
                        y,
                        width,
                        height,
                    )?;
            }
        }
        Ok(())
    }

    /// Brings all of the ground to the canvas.
    fn copy_ground(&self) -> Result<(), JsValue> {
        let context = Canvas::context(&self.canvas).ok_or_else(no_canvas)?;
        let [width, height] = [self.canvas.width(), self.canvas.height()].map(f64::from);
        context.clear_rect(0.0, 0.0, width, height);
        context.draw_image_with_html_canvas_element(&self.backing, 0.0, 0.0)
    }

    fn draw_ground(
        &self,
        figure: &Figure,
        theme: &Theme,
        canvas: &HtmlCanvasElement,
        ratio: f64,
        grain: u32,
    ) -> Result<Layout, JsValue> {
        let filling =
            Scratch::new(canvas, &self.scratch, &self.patterns, grain).ok_or_else(no_canvas)?;
        let area = surface(canvas)?.into_drawing_area();
        draw_with(&area, figure, theme, ratio, &filling).map_err(failure)
    }
}

/// Gives a canvas a size; a canvas that has it keeps its pixels.
fn resize(canvas: &HtmlCanvasElement, (width, height): (u32, u32)) {
    if canvas.width() != width {
        canvas.set_width(width);
    }
    if canvas.height() != height {
        canvas.set_height(height);
    }
}

/// The place of a plot on its canvas.
fn area(layout: &Layout, figure: &Figure) -> PlotArea {
    let (x, y) = layout.spans();
    PlotArea {
        from: (layout.left.into(), layout.top.into()),
        to: (layout.right.into(), layout.bottom.into()),
        x,
        y,
        divider: figure.divider.map(|at| layout.pixel_from_x(at).into()),
    }
}

/// A canvas to be drawn on.
pub fn surface(canvas: &HtmlCanvasElement) -> Result<Surface<'static>, JsValue> {
    let canvas = Canvas::new(canvas.clone()).ok_or_else(no_canvas)?;
    Ok(Surface::Canvas(canvas))
}

pub fn no_canvas() -> JsValue {
    JsError::new("this browser gives no 2d context for the canvas").into()
}

pub fn failure(error: impl std::fmt::Display) -> JsValue {
    JsError::new(&error.to_string()).into()
}

/// The message of an error of the browser.
pub fn reason(error: &JsValue) -> String {
    match error.dyn_ref::<JsError>() {
        Some(error) => error.message().into(),
        None => "the canvas refused it".to_owned(),
    }
}
