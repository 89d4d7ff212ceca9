//! One panel of a figure on its canvas.
//!
//! The background is the picture without its crosshair. While it changes from frame to frame, it is drawn on the canvas
//! itself. One that stays is drawn on the backing canvas and copied from there, so that a moving crosshair can restore
//! it.

use crate::canvas::{self, Scratch};
use crate::text_metrics;
use upperhand::controller::{BackgroundFrame, PanelFrame, PlotArea};
use upperhand::draw::{Font, Layout, Target, Theme, Touched, draw_crosshair, draw_figure};
use upperhand::figures::Figure;
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
                let (drawing, layout) = draw_figure(&target, figure);
                canvas::draw(&drawing, &self.canvas, &self.scratch)?;
                layout
            }
            Some(layout) if self.backing_holds_ground => {
                self.uncover(&context)?;
                layout
            }
            _ => {
                let (drawing, layout) = draw_figure(&target, figure);
                canvas::draw(&drawing, &self.backing, &self.scratch)?;
                self.backing_holds_ground = true;
                self.copy_ground(&context)?;
                layout
            }
        };
        self.layout = Some(layout);
        self.hidden = Touched::default();
        if let Some(crosshair) = &frame.crosshair {
            let (drawing, touched) = draw_crosshair(&target, figure, crosshair, &layout);
            canvas::draw(&drawing, &self.canvas, &self.scratch)?;
            self.hidden = touched;
        }
        Ok(is_new.then(|| area(&layout, figure)))
    }

    /// Brings back the background below the last crosshair: copying all of it would take as long as the rest of a
    /// frame.
    fn uncover(&self, context: &CanvasRenderingContext2d) -> Result<(), JsValue> {
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

/// Where a plot lies on its canvas.
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
