//! A figure as a JavaScript object: events in, frames out, and the panels of frames drawn on their canvases.

use crate::canvas::{self, Scratch, png_address};
use crate::from_page::read;
use crate::plot::Plot;
use crate::state::State;
use crate::text_metrics;
use js_sys::{Error, RangeError};
use serde::Serialize;
use std::cell::Cell;
use upperhand_convert::{hook_panics, refused, to_js};
use upperhand_draw::{
    Font, Image, Measure, Target, Theme, draw_export_page, export_page_svg, export_panel_sizes,
};
use upperhand_kit::controller::{Answers, Controller, Event};
use upperhand_kit::registry::Entry;
use upperhand_kit::{ExportPage, model::Readout};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The width of an exported picture in CSS pixels, and its pixel ratio.
const EXPORT_WIDTH: u32 = 1000;
const EXPORT_RATIO: u32 = 2;

/// A figure on a page.
#[wasm_bindgen]
pub struct Figure {
    entry: &'static Entry,
    controller: Controller,
    plots: Vec<Option<Plot>>,
    theme: Option<Theme>,
}

thread_local! {
    /// The figures of the module.
    static FIGURES: Cell<&'static [Entry]> = const { Cell::new(&[]) };
    /// The answers to tasks, for all figures of the module.
    static ANSWERS: Answers = Answers::default();
}

/// Starts a module with these figures.
pub fn start(figures: &'static [Entry]) {
    hook_panics();
    FIGURES.set(figures);
}

/// The readout at some settings, and all of these.
#[derive(Serialize)]
struct ValueAt<'a> {
    #[serde(flatten)]
    readout: Readout,
    state: State<'a>,
}

#[wasm_bindgen]
impl Figure {
    /// A figure by its name.
    ///
    /// # Errors
    /// A `RangeError` that names the figures of this module.
    #[wasm_bindgen(constructor)]
    pub fn new(figure: &str) -> Result<Self, JsValue> {
        let entries = FIGURES.get();
        let found = entries.iter().find(|entry| entry.schema.name == figure);
        let entry = found.ok_or_else(|| {
            let names: Vec<&str> = entries.iter().map(|entry| entry.schema.name).collect();
            let names = names.join(" or ");
            RangeError::new(&format!(
                "figure must be {names} in this module, not {figure}"
            ))
        })?;
        let controller = controller(entry);
        Ok(Self {
            entry,
            plots: controller.panels().iter().map(|_| None).collect(),
            controller,
            theme: None,
        })
    }

    /// The name for a reader.
    pub fn title(&self) -> String {
        self.entry.schema.title.to_owned()
    }

    /// The panels, the main one first.
    #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").Panel[]")]
    pub fn panels(&self) -> Result<JsValue, JsValue> {
        to_js(&self.controller.panels())
    }

    /// The terms of the field in the figure's texts.
    #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").Term[]")]
    pub fn terms(&self) -> Result<JsValue, JsValue> {
        to_js(&self.entry.schema.terms)
    }

    /// Gives a panel its canvas. Two others, not in the page, help: `backing` and `scratch`.
    pub fn attach(
        &mut self,
        panel: usize,
        canvas: HtmlCanvasElement,
        backing: HtmlCanvasElement,
        scratch: HtmlCanvasElement,
    ) {
        if let Some(place) = self.plots.get_mut(panel) {
            *place = Some(Plot::new(canvas, backing, scratch));
        }
    }

    /// Sets the colours and the font. Panels use them from their next `resize` on.
    ///
    /// # Errors
    /// A `TypeError` for an invalid theme.
    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "import(\"../generated/boundary.js\").Theme")] theme: &JsValue,
    ) -> Result<(), JsValue> {
        self.theme = Some(read(theme, "theme")?);
        Ok(())
    }

    /// Sets the size of a panel's canvas in device pixels, and the device pixels per CSS pixel of the design. All of it
    /// is drawn again.
    pub fn resize(
        &mut self,
        panel: usize,
        width: u32,
        height: u32,
        #[wasm_bindgen(js_name = pixelRatio)] pixel_ratio: f64,
    ) {
        self.controller.dispatch(Event::Resized {
            panel,
            width,
            height,
            pixel_ratio,
        });
    }

    /// Handles an event. What changes on the screen comes with the next frame.
    ///
    /// # Errors
    /// A `TypeError` for an invalid event.
    #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").EventResponse")]
    pub fn dispatch(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "import(\"../generated/boundary.js\").Event")] event: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_js(&self.controller.dispatch(read(event, "event")?))
    }

    /// Receives the result of a job, or a part of it.
    ///
    /// # Errors
    /// A `RangeError` for an invalid result.
    pub fn solved(
        &mut self,
        id: u32,
        answer: &[i64],
        #[wasm_bindgen(js_name = isWhole)] is_whole: bool,
    ) -> Result<(), JsValue> {
        let solved = self.controller.solved(id, answer, is_whole);
        solved.map_err(refused)
    }

    /// Draws the panels that have changed, and returns the rest of the frame. If a canvas cannot be drawn on, the frame
    /// still contains everything else, and the reason.
    #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").Frame")]
    pub fn frame(&mut self, now: f64) -> Result<JsValue, JsValue> {
        let mut frame = self.controller.frame(now);
        for panel in std::mem::take(&mut frame.panels) {
            let index = panel.panel;
            let (Some(Some(plot)), Some(theme)) = (self.plots.get_mut(index), &self.theme) else {
                continue;
            };
            match plot.draw(panel, theme) {
                Ok(Some(area)) => self.controller.drawn(index, area),
                Ok(None) => {}
                Err(error) => self.controller.not_drawn(index, reason(&error), &mut frame),
            }
        }
        self.controller.complete(&mut frame);
        to_js(&frame)
    }

    /// Every setting with its value.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string | number | boolean>")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        to_js(&State {
            figure: self.entry.schema.name,
            settings: self.controller.settings(),
        })
    }

    /// The settings as an address query, defaults left out.
    pub fn query(&mut self) -> String {
        self.controller.query()
    }

    /// The readout at other settings, given as texts. What is shown does not change.
    ///
    /// # Errors
    /// A `RangeError` for a setting that is not possible.
    #[wasm_bindgen(js_name = valueAt, unchecked_return_type = "import(\"../generated/boundary.js\").Readout & { state: Record<string, string | number | boolean> }")]
    pub fn value_at(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "[name: string, text: string][]")] texts: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let texts: Vec<(String, String)> = read(texts, "list of settings")?;
        let other = controller(self.entry);
        let found = self.controller.value_at(other, &texts);
        let (readout, settings) = found.map_err(refused)?;
        to_js(&ValueAt {
            readout,
            state: State {
                figure: self.entry.schema.name,
                settings: &settings,
            },
        })
    }

    /// A setting as a sentence says it.
    ///
    /// # Errors
    /// A `RangeError` for a name of none that can be moved now.
    #[wasm_bindgen(js_name = inProse, unchecked_return_type = "import(\"../generated/boundary.js\").InProse")]
    pub fn in_prose(&mut self, name: &str) -> Result<JsValue, JsValue> {
        to_js(&self.controller.in_prose(name).map_err(refused)?)
    }

    /// The whole figure in words.
    pub fn summary(&mut self) -> String {
        self.controller.summary()
    }

    /// All numbers that are shown, as comma-separated values.
    pub fn csv(&mut self, address: &str) -> String {
        self.controller.csv(address)
    }

    /// All numbers that are shown, as JSON.
    pub fn json(&mut self, address: &str) -> String {
        self.controller.json(address)
    }

    /// The whole figure as an SVG picture. `scratch` is a canvas that is not in the page.
    ///
    /// # Errors
    /// A figure that has not been drawn yet.
    pub fn svg(&mut self, scratch: &HtmlCanvasElement, address: &str) -> Result<String, JsValue> {
        let (page, theme) = self.export_page(address)?;
        let measure = measure(canvas::context(scratch)?);
        let target = export_target(&theme, &measure, 1);
        let encode = |image: &Image| png_address(scratch, image);
        Ok(export_page_svg(&target, &page, &encode))
    }

    /// Paints the whole figure on a canvas, which gets the size it takes. `scratch` is another one; neither
    /// is in the page.
    ///
    /// # Errors
    /// A figure that has not been drawn yet, or an error of the canvas.
    pub fn paint(
        &mut self,
        canvas: &HtmlCanvasElement,
        scratch: &HtmlCanvasElement,
        address: &str,
    ) -> Result<(), JsValue> {
        let (page, theme) = self.export_page(address)?;
        let measure = measure(canvas::context(canvas)?);
        let drawing = draw_export_page(&export_target(&theme, &measure, EXPORT_RATIO), &page);
        canvas::resize(canvas, drawing.size);
        canvas::draw(&drawing, canvas, &Scratch::new(scratch.clone()))
    }
}

impl Figure {
    /// The whole figure as one picture.
    fn export_page(&mut self, address: &str) -> Result<(ExportPage, Theme), JsValue> {
        let theme = self.theme.clone();
        let theme = theme.ok_or_else(|| Error::new("the figure has not been drawn yet"))?;
        let theme = Theme {
            folds_legend: false,
            ..theme
        };
        let sizes = export_panel_sizes(EXPORT_WIDTH, self.controller.shown_panels().len());
        let page = self.controller.export_page(address, &sizes);
        Ok((page, theme))
    }
}

/// Measures text by a context.
fn measure(context: CanvasRenderingContext2d) -> impl Fn(&str, Font) -> f64 {
    move |text, font| text_metrics::width(&context, text, font)
}

/// The target of an exported picture with a pixel ratio.
fn export_target<'a>(theme: &'a Theme, measure: Measure<'a>, ratio: u32) -> Target<'a> {
    Target::new((EXPORT_WIDTH * ratio, 0), theme)
        .at_ratio(ratio.into())
        .measured_by(measure)
}

/// The message of a browser's error.
fn reason(error: &JsValue) -> String {
    match error.dyn_ref::<Error>() {
        Some(error) => error.message().into(),
        None => "the canvas refused it".to_owned(),
    }
}

/// A figure at its defaults, with the clock of the page.
fn controller(entry: &'static Entry) -> Controller {
    let answers = ANSWERS.with(Answers::clone);
    Controller::new((entry.make)(), answers, Box::new(now))
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds from some moment on.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}
