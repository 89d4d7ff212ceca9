//! One panel of a figure on its canvas.
//!
//! The ground is all of the picture but the crosshair. While it changes it is drawn on the canvas itself;
//! once only the crosshair moves, a copy of the ground is kept on the backing canvas.

use super::canvas::{Canvas, Patterns, Scratch};
use super::surface::Surface;
use super::theme::Look;
use crate::draw::{Layout, Touched, draw_crosshair, draw_with};
use crate::figures::model::Resolution;
use crate::figures::{Crosshair, Edges, Figure};
use js_sys::Error as JsError;
use plotters::prelude::IntoDrawingArea;
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

/// More cells than this along an axis are too small to be told apart.
const MOST_CELLS: f64 = 512.0;

/// How many device pixels a pixel of an image takes in a hurry where cells are of different lengths.
const HURRIED_GRAIN: u32 = 3;

/// Pixels are small where there are so many, or more, in a CSS pixel.
const SMALL: f64 = 2.0;

/// How close to the divider a pointer holds it, in CSS pixels.
const REACH: f64 = 14.0;

/// A canvas and what is drawn on it.
pub struct Plot {
    canvas: HtmlCanvasElement,
    backing: HtmlCanvasElement,
    scratch: HtmlCanvasElement,
    patterns: Patterns,
    grain: u32,
    /// The canvas in device pixels.
    size: (u32, u32),
    /// How many device pixels a pixel of the canvas takes along each axis; 0 before it has a size.
    pixel: u32,
    look: Option<Look>,
    figure: Option<Figure>,
    /// Where the ground that was drawn last put things; `None` when it has to be drawn anew.
    layout: Option<Layout>,
    backing_holds_ground: bool,
    /// Where the crosshair hides the ground on the canvas.
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
            grain: 1,
            size: (0, 0),
            pixel: 0,
            look: None,
            figure: None,
            layout: None,
            backing_holds_ground: false,
            hidden: Touched::default(),
        }
    }

    /// How it looks from now on, and how large it is in device pixels.
    pub fn look(&mut self, look: Look, size: (u32, u32)) {
        if size != self.size {
            self.size = size;
            self.pixel = 0;
        }
        self.resize(1);
        self.look = Some(look);
        self.layout = None;
    }

    pub const fn the_look(&self) -> Option<&Look> {
        self.look.as_ref()
    }

    /// How many device pixels a pixel of the canvas takes along each axis in the next picture: two where they are
    /// small and it is to spare them. The first picture is not drawn twice.
    pub fn next_pixel(&self, sparing: bool) -> u32 {
        let look = self.look.as_ref();
        let are_small = look.is_some_and(|look| look.pixel_ratio >= SMALL);
        if sparing && are_small && self.figure.is_some() {
            2
        } else {
            1
        }
    }

    /// Says what to draw, whether it may be grainy for a moment, and whether it is to have a quarter of the pixels
    /// where those are small. Returns whether it will be grainy.
    pub fn show(&mut self, figure: Figure, hurried: bool, sparing: bool) -> bool {
        let uneven = |edges: &Edges| matches!(edges, Edges::At(_));
        let raster = figure.raster.as_ref();
        let is_dear = raster.is_some_and(|raster| uneven(&raster.columns) || uneven(&raster.rows));
        self.resize(self.next_pixel(sparing));
        self.grain = if hurried && is_dear {
            HURRIED_GRAIN
        } else {
            self.pixel
        };
        self.figure = Some(figure);
        self.layout = None;
        self.grain > 1
    }

    /// Gives the picture that is shown a quarter of the pixels where those are small, or all of them. Returns whether
    /// it has to be drawn anew for that.
    pub fn spare(&mut self, sparing: bool) -> bool {
        let pixel = self.next_pixel(sparing);
        if pixel == self.pixel {
            return false;
        }
        self.resize(pixel);
        self.grain = if sparing {
            self.grain.max(pixel)
        } else {
            pixel
        };
        self.layout = None;
        true
    }

    /// Has the canvas fewer pixels than the screen?
    pub const fn spares(&self) -> bool {
        self.pixel > 1
    }

    /// Lets a pixel of the canvas take so many device pixels.
    fn resize(&mut self, pixel: u32) {
        if pixel == self.pixel {
            return;
        }
        self.pixel = pixel;
        for canvas in [&self.canvas, &self.backing] {
            canvas.set_width(self.size.0 / pixel);
            canvas.set_height(self.size.1 / pixel);
        }
    }

    /// Pixels of the canvas in a CSS pixel.
    fn pixel_ratio(&self, look: &Look) -> f64 {
        self.own(look.pixel_ratio)
    }

    /// As many cells as are worth looking at on the canvas, or along each axis one part of so many.
    pub fn resolution(&self, part: f64) -> Resolution {
        let cells = |pixels: u32| {
            let most = f64::from(pixels).min(MOST_CELLS) / part;
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a few hundred"
            )]
            let cells = most as usize;
            cells
        };
        Resolution {
            columns: cells(self.size.0),
            rows: cells(self.size.1),
        }
    }

    /// Draws the figure with its crosshair. Does nothing before it knows what to show and how it looks.
    pub fn draw(&mut self, crosshair: Option<&Crosshair>) -> Result<(), JsValue> {
        let (Some(figure), Some(look)) = (&self.figure, &self.look) else {
            return Ok(());
        };
        let layout = match self.layout {
            None => {
                self.backing_holds_ground = false;
                self.draw_ground(figure, look, &self.canvas)?
            }
            Some(layout) => {
                if !self.backing_holds_ground {
                    self.draw_ground(figure, look, &self.backing)?;
                    self.backing_holds_ground = true;
                }
                self.uncover()?;
                layout
            }
        };
        self.layout = Some(layout);
        self.hidden = Touched::default();
        let Some(crosshair) = crosshair else {
            return Ok(());
        };
        let area = surface(&self.canvas)?.into_drawing_area();
        let ratio = self.pixel_ratio(look);
        self.hidden = draw_crosshair(&area, figure, crosshair, &layout, &look.theme, ratio)
            .map_err(failure)?;
        Ok(())
    }

    /// Brings back the ground where the last crosshair was: copying all of it would take as long as the rest of a
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

    fn draw_ground(
        &self,
        figure: &Figure,
        look: &Look,
        canvas: &HtmlCanvasElement,
    ) -> Result<Layout, JsValue> {
        let filling = Scratch::new(canvas, &self.scratch, &self.patterns, self.grain)
            .ok_or_else(no_canvas)?;
        let area = surface(canvas)?.into_drawing_area();
        let ratio = self.pixel_ratio(look);
        draw_with(&area, figure, &look.theme, ratio, &filling).map_err(failure)
    }

    /// A length in device pixels as pixels of the canvas.
    fn own(&self, length: f64) -> f64 {
        length / f64::from(self.pixel)
    }

    /// The data coordinates under a point of the canvas, in device pixels; outside the plot the nearest
    /// ones, if asked for.
    pub fn data_at(&self, x: f64, y: f64, nearest: bool) -> Option<(f64, f64)> {
        let layout = self.layout.as_ref()?;
        let (x, y) = (self.own(x), self.own(y));
        if nearest {
            layout.nearest_data(x, y)
        } else {
            layout.data_from_pixel(x, y)
        }
    }

    /// Is the pointer on the divider?
    pub fn holds_divider(&self, x: f64) -> bool {
        let (Some(layout), Some(figure), Some(look)) = (&self.layout, &self.figure, &self.look)
        else {
            return false;
        };
        let (x, reach) = (self.own(x), REACH * self.pixel_ratio(look));
        let divider = figure.divider.map(|at| f64::from(layout.pixel_from_x(at)));
        divider.is_some_and(|divider| (divider - x).abs() <= reach)
    }

    /// How far a point in device pixels is along the plot’s width, from 0 to 1.
    pub fn share_across(&self, x: f64) -> Option<f64> {
        let layout = self.layout.as_ref()?;
        let width = f64::from(layout.right - layout.left);
        Some(((self.own(x) - f64::from(layout.left)) / width).clamp(0.0, 1.0))
    }

    /// A distance in device pixels as shares of the plot’s width and height, upwards.
    pub fn shares(&self, x: f64, y: f64) -> Option<(f64, f64)> {
        let layout = self.layout.as_ref()?;
        let width = f64::from(layout.right - layout.left);
        let height = f64::from(layout.bottom - layout.top);
        Some((self.own(x) / width, -self.own(y) / height))
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
