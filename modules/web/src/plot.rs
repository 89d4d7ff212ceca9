//! One panel of a figure on its canvas.
//!
//! The background is the picture without its crosshair and without the names that make room for it. While it changes from frame to frame, it is drawn on the canvas
//! itself. One that stays is drawn on the backing canvas and copied from there, so that a moving crosshair can restore
//! it.

use crate::canvas::{self, Scratch};
use crate::text_metrics;
use upperhand_draw::{Font, Layout, Target, Theme, Touched, draw_crosshair, draw_ground};
use upperhand_kit::Figure;
use upperhand_kit::controller::{BackgroundFrame, PanelFrame, PlotArea};
use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// A canvas and the picture on it.
pub struct Plot {
    canvas: HtmlCanvasElement,
    backing: HtmlCanvasElement,
    scratch: Scratch,
    figure: Option<Figure>,
    /// The layout of the background that was drawn last.
    layout: Option<Layout>,
    backing_holds_ground: bool,
    /// The strips of the canvas on which the crosshair hides the background.
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
            scratch: Scratch::new(scratch),
            figure: None,
            layout: None,
            backing_holds_ground: false,
            hidden: Touched::default(),
        }
    }

    /// Draws a panel of a frame. Returns the place of the plot, where that may be news; nothing is drawn before there
    /// is a figure.
    pub fn draw(&mut self, frame: PanelFrame, theme: &Theme) -> Result<Option<PlotArea>, JsValue> {
        let is_new = frame.background != BackgroundFrame::Kept;
        if let BackgroundFrame::New(figure) = frame.background {
            self.figure = Some(*figure);
        }
        let Some(figure) = &self.figure else {
            return Ok(None);
        };
        if is_new {
            self.layout = None;
            for canvas in [&self.canvas, &self.backing] {
                keep_or_resize(canvas, frame.size);
            }
        }
        let context = canvas::context(&self.canvas)?;
        let measure = |text: &str, font: Font| text_metrics::width(&context, text, font);
        let target = Target {
            size: frame.size,
            pixel_ratio: frame.pixel_ratio,
            theme,
            measure: &measure,
            downsampling: frame.downsampling,
        };
        let layout = match self.layout {
            None if !frame.stays => {
                self.backing_holds_ground = false;
                let (drawing, layout) = draw_ground(&target, figure);
                canvas::draw(&drawing, &self.canvas, &self.scratch)?;
                layout
            }
            Some(layout) if self.backing_holds_ground => {
                self.uncover(&context)?;
                layout
            }
            _ => {
                let (drawing, layout) = draw_ground(&target, figure);
                canvas::draw(&drawing, &self.backing, &self.scratch)?;
                self.backing_holds_ground = true;
                self.copy_ground(&context)?;
                layout
            }
        };
        self.layout = Some(layout);
        let (drawing, touched) = draw_crosshair(&target, figure, &frame.crosshair, &layout);
        canvas::draw(&drawing, &self.canvas, &self.scratch)?;
        self.hidden = touched;
        Ok(is_new.then(|| layout.area(figure)))
    }

    /// Brings back the background below the last crosshair and the names: copying all of it would take as long as the rest of a
    /// frame.
    fn uncover(&self, context: &CanvasRenderingContext2d) -> Result<(), JsValue> {
        let [width, height] = [self.canvas.width(), self.canvas.height()].map(u32::cast_signed);
        let Touched {
            columns,
            rows,
            names,
        } = &self.hidden;
        let strips = [
            ((columns.0, 0), (columns.1, height)),
            ((0, rows.0), (width, rows.1)),
        ];
        for &(from, to) in strips.iter().chain(names) {
            let (left, top) = (from.0.clamp(0, width), from.1.clamp(0, height));
            let across = f64::from(to.0.clamp(0, width) - left);
            let along = f64::from(to.1.clamp(0, height) - top);
            let (left, top) = (f64::from(left), f64::from(top));
            if across > 0.0 && along > 0.0 {
                context
                    .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                        &self.backing,
                        left,
                        top,
                        across,
                        along,
                        left,
                        top,
                        across,
                        along,
                    )?;
            }
        }
        Ok(())
    }

    /// Brings all of the background to the canvas.
    fn copy_ground(&self, context: &CanvasRenderingContext2d) -> Result<(), JsValue> {
        let [width, height] = [self.canvas.width(), self.canvas.height()].map(f64::from);
        context.clear_rect(0.0, 0.0, width, height);
        context.draw_image_with_html_canvas_element(&self.backing, 0.0, 0.0)
    }
}

/// Sets the size of a canvas; one that has this size already keeps its pixels.
fn keep_or_resize(canvas: &HtmlCanvasElement, size: (u32, u32)) {
    if (canvas.width(), canvas.height()) != size {
        canvas::resize(canvas, size);
    }
}
