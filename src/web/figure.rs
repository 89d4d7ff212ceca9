//! A figure as an object that a page holds: events in, frames out, pictures drawn on the way.

use super::canvas::{Canvas, Patterns, Scratch, png_address};
use super::convert::{State, from_js, refused, to_js};
use super::plot::{Plot, failure, no_canvas, reason, surface};
use super::surface::Surface;
use super::text_metrics::measured;
use crate::controller::{Answers, Controller, Event};
use crate::draw::{
    Image, Theme, draw_export_page, export_page_height, export_page_svg_by, export_page_svg_height,
    export_panel_sizes,
};
use crate::figures::registry::Entry;
use crate::figures::{ExportPage, model::Readout};
use js_sys::RangeError;
use plotters::prelude::IntoDrawingArea;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

/// The width of an exported picture in CSS pixels, and the number of device pixels in each of them.
const EXPORT_WIDTH: u32 = 1000;
const EXPORT_RATIO: u32 = 2;

/// A figure on a page.
pub struct Handle {
    entry: &'static Entry,
    controller: Controller,
    plots: Vec<Option<Plot>>,
    theme: Option<Theme>,
}

thread_local! {
    /// The answers to tasks, for all figures of the module.
    static ANSWERS: Answers = Answers::default();
}

/// The readout at some settings, and all of these.
#[derive(Serialize)]
struct ValueAt<'a> {
    #[serde(flatten)]
    readout: Readout,
    state: State<'a>,
}

impl Handle {
    /// A figure by its name, one of those that a module holds.
    ///
    /// # Errors
    /// A `RangeError` that names the figures of the module.
    pub fn new(entries: &'static [Entry], figure: &str) -> Result<Self, JsValue> {
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
    #[must_use]
    pub fn title(&self) -> String {
        self.entry.schema.title.to_owned()
    }

    /// The panels, the main one first.
    ///
    /// # Errors
    /// An error of the conversion.
    pub fn panels(&self) -> Result<JsValue, JsValue> {
        to_js(&self.controller.panels())
    }

    /// The words of the field that the figure says.
    ///
    /// # Errors
    /// An error of the conversion.
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

    /// Sets the colours and the font, in which panels are drawn from their next size on.
    ///
    /// # Errors
    /// A `TypeError` for a theme that is none.
    pub fn dress(&mut self, theme: JsValue) -> Result<(), JsValue> {
        self.theme = Some(from_js(theme)?);
        Ok(())
    }

    /// Sets the size of a panel's canvas in device pixels, and how many of them are in a CSS pixel of the picture's
    /// design: all of it is drawn anew.
    pub fn resize(&mut self, panel: usize, width: u32, height: u32, pixel_ratio: f64) {
        self.controller.dispatch(Event::Resized {
            panel,
            width,
            height,
            pixel_ratio,
        });
    }

    /// Takes over an event.
    ///
    /// # Errors
    /// A `TypeError` for an event that is none.
    pub fn dispatch(&mut self, event: JsValue) -> Result<JsValue, JsValue> {
        to_js(&self.controller.dispatch(from_js(event)?))
    }

    /// Takes over the answer to an order, or a part of it.
    ///
    /// # Errors
    /// A `RangeError` for an answer that is none.
    pub fn solved(&mut self, id: u32, answer: &[i64], is_whole: bool) -> Result<(), JsValue> {
        let solved = self.controller.solved(id, answer, is_whole);
        solved.map_err(refused)
    }

    /// Draws the panels that have changed, and returns the rest of the frame. News is told once: a frame whose pictures
    /// a canvas does not take carries all else, and the reason.
    ///
    /// # Errors
    /// An error of the conversion.
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
    ///
    /// # Errors
    /// An error of the conversion.
    pub fn state(&self) -> Result<JsValue, JsValue> {
        to_js(&State {
            figure: self.entry.schema.name,
            settings: self.controller.settings(),
        })
    }

    /// The settings as an address query, defaults left out.
    #[must_use]
    pub fn query(&self) -> String {
        self.controller.query()
    }

    /// The readout at other settings, given as texts; nothing that is shown changes.
    ///
    /// # Errors
    /// A `RangeError` for a setting that is not possible.
    pub fn value_at(&mut self, texts: JsValue) -> Result<JsValue, JsValue> {
        let texts: Vec<(String, String)> = from_js(texts)?;
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
    pub fn in_prose(&mut self, name: &str) -> Result<JsValue, JsValue> {
        to_js(&self.controller.in_prose(name).map_err(refused)?)
    }

    /// The whole figure in words.
    ///
    /// # Errors
    /// A position that cannot be described.
    pub fn summary(&mut self) -> Result<String, JsValue> {
        self.controller.summary().map_err(refused)
    }

    /// All numbers that are shown, as comma-separated values.
    ///
    /// # Errors
    /// Numbers that cannot be listed.
    pub fn csv(&mut self, address: &str) -> Result<String, JsValue> {
        self.controller.csv(address).map_err(refused)
    }

    /// All numbers that are shown, as JSON.
    ///
    /// # Errors
    /// Numbers that cannot be listed.
    pub fn json(&mut self, address: &str) -> Result<String, JsValue> {
        self.controller.json(address).map_err(refused)
    }

    /// The whole figure as an SVG picture. `scratch` is a canvas that is not in the page.
    ///
    /// # Errors
    /// Settings that cannot be shown.
    pub fn svg(&mut self, scratch: &HtmlCanvasElement, address: &str) -> Result<String, JsValue> {
        let (page, theme) = self.export_page(address)?;
        let encode = |image: &Image| png_address(scratch, image);
        let measure = &text_widths(scratch)? as &dyn Fn(&str, &str) -> f64;
        export_page_svg_by(
            &page,
            EXPORT_WIDTH,
            &theme,
            &encode,
            Some(measure),
            Surface::Svg,
        )
        .map_err(failure)
    }

    /// The width of the SVG picture by its height, as CSS has it: "1000/804". Nothing is drawn for that.
    ///
    /// # Errors
    /// Settings that cannot be shown.
    pub fn svg_ratio(
        &mut self,
        scratch: &HtmlCanvasElement,
        address: &str,
    ) -> Result<String, JsValue> {
        let (page, theme) = self.export_page(address)?;
        let measure = &text_widths(scratch)? as &dyn Fn(&str, &str) -> f64;
        let height =
            export_page_svg_height(&page, EXPORT_WIDTH, &theme, Some(measure), Surface::Svg)
                .map_err(failure)?;
        Ok(format!("{EXPORT_WIDTH}/{height}"))
    }

    /// Paints the whole figure on a canvas, which gets the size it takes. `scratch` is another one; neither
    /// is in the page.
    ///
    /// # Errors
    /// Settings that cannot be shown, or an error of the canvas.
    pub fn paint(
        &mut self,
        canvas: &HtmlCanvasElement,
        scratch: &HtmlCanvasElement,
        address: &str,
    ) -> Result<(), JsValue> {
        let (page, theme) = self.export_page(address)?;
        canvas.set_width(EXPORT_WIDTH * EXPORT_RATIO);
        let ratio = f64::from(EXPORT_RATIO);
        let blank = surface(canvas)?.into_drawing_area();
        canvas.set_height(export_page_height(&blank, &page, &theme, ratio).map_err(failure)?);
        let patterns = Patterns::default();
        let filling = Scratch::new(canvas, scratch, &patterns, 1).ok_or_else(no_canvas)?;
        let area = surface(canvas)?.into_drawing_area();
        draw_export_page(&area, &page, &theme, ratio, &filling).map_err(failure)
    }

    /// The whole figure as one picture.
    fn export_page(&mut self, address: &str) -> Result<(ExportPage, Theme), JsValue> {
        let theme = self.theme.clone();
        let theme = theme.ok_or_else(|| failure("the figure has not been drawn yet"))?;
        let sizes = export_panel_sizes(EXPORT_WIDTH, self.plots.len());
        let page = self.controller.export_page(address, &sizes);
        Ok((page.map_err(refused)?, theme))
    }
}

/// A figure at its defaults, with the clock of the page.
fn controller(entry: &'static Entry) -> Controller {
    let answers = ANSWERS.with(Answers::clone);
    Controller::new((entry.make)(), answers, Box::new(now))
}

/// The width of a text in a font, measured on a canvas that is not in the page.
fn text_widths(scratch: &HtmlCanvasElement) -> Result<impl Fn(&str, &str) -> f64, JsValue> {
    let context = Canvas::context(scratch).ok_or_else(no_canvas)?;
    Ok(move |text: &str, font: &str| {
        context.set_font(font);
        measured(&context, text)
    })
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds from some moment on.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}
