//! The figure `win-map` as an object that a page holds: it solves on demand, draws on a canvas, finds
//! the position under the pointer and says what to read out.

use super::arguments::{range_error, rules, whole};
use super::canvas::{Canvas, Scratch};
use crate::draw::{Layout, Rgb, Theme, draw_crosshair, draw_with};
use crate::guess_who::{Pool, Rules, Solutions};
use crate::view::win_map::{LARGEST_MAP, Layer, Request, SMALLEST_MAP, figure, readout, summary};
use crate::view::{Crosshair, Figure};
use js_sys::{Error as JsError, RangeError, TypeError};
use plotters::prelude::IntoDrawingArea;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The colours of a figure as `#rrggbb`, and a CSS font family list. */
export interface Theme {
  paper: string; ink: string; muted: string; rule: string;
  you: string; opponent: string; weeds: string; upperHand: string;
  font: string;
}
/** One position in words. */
export interface Readout {
  position: string; percent: string; exact: string; decimal: string;
  moves: string; region: string; advice: string; mineSpoken: string; theirsSpoken: string;
}
";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ThemeColours {
    paper: String,
    ink: String,
    muted: String,
    rule: String,
    you: String,
    opponent: String,
    weeds: String,
    upper_hand: String,
    font: String,
}

fn rgb(text: &str) -> Result<Rgb, JsValue> {
    let channel = |at: usize| {
        let digits = text.strip_prefix('#')?.get(at..at + 2)?;
        u8::from_str_radix(digits, 16).ok()
    };
    match (text.len(), channel(0), channel(2), channel(4)) {
        (7, Some(red), Some(green), Some(blue)) => Ok(Rgb(red, green, blue)),
        _ => Err(TypeError::new(&format!("a colour must be \"#rrggbb\", not {text:?}")).into()),
    }
}

fn theme(value: JsValue) -> Result<Theme, JsValue> {
    let colours: ThemeColours = serde_wasm_bindgen::from_value(value)?;
    Ok(Theme {
        paper: rgb(&colours.paper)?,
        ink: rgb(&colours.ink)?,
        muted: rgb(&colours.muted)?,
        rule: rgb(&colours.rule)?,
        you: rgb(&colours.you)?,
        opponent: rgb(&colours.opponent)?,
        weeds: rgb(&colours.weeds)?,
        upper_hand: rgb(&colours.upper_hand)?,
        font: colours.font,
    })
}

/// The look of the picture.
struct Look {
    theme: Theme,
    pixel_ratio: f64,
}

/// A win-map on a canvas.
///
/// The ground is all of the picture but the crosshair. While it changes it is drawn on the canvas
/// itself; once only the crosshair moves, a copy of the ground is kept on the backing canvas.
#[wasm_bindgen]
pub struct WinMap {
    canvas: HtmlCanvasElement,
    backing: HtmlCanvasElement,
    scratch: HtmlCanvasElement,
    solutions: Solutions,
    request: Request,
    figure: Option<Figure>,
    look: Option<Look>,
    /// Where the ground that was drawn last put things; `None` when it has to be drawn anew.
    layout: Option<Layout>,
    backing_holds_ground: bool,
}

#[wasm_bindgen]
impl WinMap {
    /// A map that will draw on `canvas`. Two other canvases, not in the page, help: `backing`, of the
    /// same size, and `scratch`.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(
        canvas: HtmlCanvasElement,
        backing: HtmlCanvasElement,
        scratch: HtmlCanvasElement,
    ) -> Self {
        Self {
            canvas,
            backing,
            scratch,
            solutions: Solutions::default(),
            request: Request {
                rules: Rules::RACE,
                layer: Layer::default(),
                size: Pool::MAX,
            },
            figure: None,
            look: None,
            layout: None,
            backing_holds_ground: false,
        }
    }

    /// Says what to show: the rules by name, a layer, the largest pool (8 to 512).
    ///
    /// # Errors
    /// A `RangeError` or `TypeError` that names what is allowed.
    #[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
    pub fn show(&mut self, rule_set: JsValue, layer: &str, size: JsValue) -> Result<(), JsValue> {
        let size = whole("size", &size, SMALLEST_MAP, LARGEST_MAP)?;
        let request = Request {
            rules: rules(&rule_set)?,
            layer: Layer::from_name(layer).ok_or_else(|| {
                let names: Vec<&str> = Layer::NAMED.iter().map(|(name, _)| *name).collect();
                RangeError::new(&format!("layer must be one of {names:?}, not {layer:?}"))
            })?,
            size: Pool::new(u64::from(size)).map_err(|error| range_error(&error))?,
        };
        if self.figure.is_none() || self.request != request {
            let shown =
                figure(&mut self.solutions, request).map_err(|error| range_error(&error))?;
            self.request = request;
            self.figure = Some(shown);
            self.layout = None;
        }
        Ok(())
    }

    /// Says how it looks: device pixels in a CSS pixel, and colours. To be said again whenever the
    /// canvas, and the backing canvas with it, has a new size.
    ///
    /// # Errors
    /// A `TypeError` for a theme that is none.
    pub fn look(
        &mut self,
        pixel_ratio: f64,
        #[wasm_bindgen(unchecked_param_type = "Theme")] colours: JsValue,
    ) -> Result<(), JsValue> {
        self.look = Some(Look {
            theme: theme(colours)?,
            pixel_ratio,
        });
        self.layout = None;
        Ok(())
    }

    /// Draws the map with its crosshair at a position. Does nothing before it knows what to show and
    /// how it looks.
    ///
    /// # Errors
    /// A `RangeError` or `TypeError` for a position outside the map; what the canvas reports.
    #[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
    pub fn draw(&mut self, mine: JsValue, theirs: JsValue) -> Result<(), JsValue> {
        let size = self.request.size.get();
        let crosshair = Crosshair {
            x: whole("mine", &mine, 1, size)?,
            y: whole("theirs", &theirs, 1, size)?,
        };
        let (Some(shown), Some(look)) = (&self.figure, &self.look) else {
            return Ok(());
        };
        let layout = match self.layout {
            None => {
                self.backing_holds_ground = false;
                self.draw_ground(shown, look, &self.canvas)?
            }
            Some(layout) => {
                if !self.backing_holds_ground {
                    self.draw_ground(shown, look, &self.backing)?;
                    self.backing_holds_ground = true;
                }
                let context = Canvas::context(&self.canvas).ok_or_else(no_canvas)?;
                context.draw_image_with_html_canvas_element(&self.backing, 0.0, 0.0)?;
                layout
            }
        };
        self.layout = Some(layout);
        let area = area(&self.canvas)?.into_drawing_area();
        let Look { theme, pixel_ratio } = look;
        draw_crosshair(&area, shown, crosshair, &layout, theme, *pixel_ratio).map_err(failure)
    }

    /// The position under a point of the canvas, in device pixels: `[mine, theirs]`. Outside the plot
    /// `undefined`, or the nearest one when `nearest` is true.
    #[wasm_bindgen(js_name = positionAt)]
    #[must_use]
    pub fn position_at(&self, x: f64, y: f64, nearest: bool) -> Option<Vec<u32>> {
        let layout = self.layout.as_ref()?;
        let (mine, theirs) = if nearest {
            layout.nearest_whole(x, y)?
        } else {
            layout.whole_from_pixel(x, y)?
        };
        Some(vec![mine, theirs])
    }

    /// One position in words, under the rules shown.
    ///
    /// # Errors
    /// A `RangeError` or `TypeError` for pools outside 1 to 512.
    #[wasm_bindgen(unchecked_return_type = "Readout")]
    #[expect(clippy::needless_pass_by_value, reason = "the boundary takes values")]
    pub fn readout(&mut self, mine: JsValue, theirs: JsValue) -> Result<JsValue, JsValue> {
        let pool = |name, value: &JsValue| {
            let size = whole(name, value, 1, LARGEST_MAP)?;
            Pool::new(u64::from(size)).map_err(|error| range_error(&error))
        };
        let (mine, theirs) = (pool("mine", &mine)?, pool("theirs", &theirs)?);
        let said = readout(&mut self.solutions, self.request.rules, mine, theirs)
            .map_err(|error| range_error(&error))?;
        Ok(serde_wasm_bindgen::to_value(&said)?)
    }

    /// The picture in words.
    ///
    /// # Errors
    /// A `RangeError` when the map is too large to solve.
    pub fn summary(&mut self) -> Result<String, JsValue> {
        summary(&mut self.solutions, self.request).map_err(|error| range_error(&error))
    }
}

impl WinMap {
    fn draw_ground(
        &self,
        shown: &Figure,
        look: &Look,
        canvas: &HtmlCanvasElement,
    ) -> Result<Layout, JsValue> {
        let filling = Scratch::new(canvas, &self.scratch).ok_or_else(no_canvas)?;
        let area = area(canvas)?.into_drawing_area();
        draw_with(&area, shown, &look.theme, look.pixel_ratio, &filling).map_err(failure)
    }
}

fn area(canvas: &HtmlCanvasElement) -> Result<Canvas, JsValue> {
    Canvas::new(canvas.clone()).ok_or_else(no_canvas)
}

fn no_canvas() -> JsValue {
    JsError::new("this browser gives no 2d context for the canvas").into()
}

fn failure(error: impl std::fmt::Display) -> JsValue {
    JsError::new(&error.to_string()).into()
}
