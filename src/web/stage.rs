//! A figure as an object that a page holds: its settings, its panels on their canvases, its words.

use super::canvas::{Canvas, Patterns, Scratch, png_address};
use super::figures::HELD;
use super::plot::{Plot, failure, no_canvas, surface};
use super::spelled;
use super::surface::Surface;
use super::text_metrics::measured;
use super::theme::{Look, theme};
use crate::draw::{Image, draw_export_page, export_page_height, export_page_svg_by};
use crate::figures::export::{self, Origin};
use crate::figures::model::{Along, Changes, Extent, Grip, Key, Model, PanZoom, Resolution};
use crate::figures::pace::{Haste, Pace, kind};
use crate::figures::registry::FIGURES;
use crate::figures::settings::{Settings, Value};
use crate::figures::{Crosshair, Error, ExportPage};
use js_sys::{Object, RangeError, Reflect};
use plotters::prelude::IntoDrawingArea;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** One plot of a figure. */
export interface Panel { label: string; help: string; travels: "no" | "anywhere" | "forever"; }
/** What is pointed at, in words. */
export interface Readout {
  heading: string; value: string; exact: string; decimal: string; advice: string;
  facts: [term: string, text: string][];
}
/** A control and its present value. */
export interface Control {
  name: string; label: string; whose: "" | "you" | "opponent"; place: "sliders" | "choices" | "more"; input: Input;
}
export type Input =
  | { kind: "slider"; value: number; least: number; most: number; step: number;
      position: number; from: number; to: number; spoken: string }
  | { kind: "choice"; value: string; options: [name: string, label: string][]; explanation: string }
  | { kind: "switch"; on: boolean };
/** What a figure needs solved elsewhere. */
export interface Work { name: string; numbers: number[]; label: string; isBegun: boolean; }
/** Numbers as texts. */
export interface Table { caption: string; columns: string[]; rows: string[][]; }
"#;

/// How wide an exported picture is in CSS pixels, and how many device pixels each of them is.
const EXPORT_WIDTH: u32 = 1000;
const EXPORT_RATIO: u32 = 2;

/// What a pointer that is down moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Crosshair,
    Divider,
    Handle,
}

/// A panel and for which settings it was drawn last.
struct Shown {
    plot: Plot,
    /// The values of the settings that the figure was made for, none where it has to be made anew, and whether it is
    /// coarse.
    made_for: Option<(Vec<Value>, bool)>,
    /// How it was drawn last, since its figure was made.
    drawn: Option<Drawn>,
    /// How long its figures take.
    pace: Pace,
}

/// What was pointed at in a drawing.
#[derive(PartialEq)]
struct Drawn {
    crosshair: Option<Crosshair>,
}

/// A figure on a page.
#[wasm_bindgen]
pub struct Stage {
    name: &'static str,
    model: Box<dyn Model>,
    /// What is shown.
    settings: Settings,
    /// What was asked for: what had to give way comes back when there is room again.
    wanted: Settings,
    /// What the pointer rests on.
    preview: Changes,
    pinned: bool,
    held: Option<(usize, Held)>,
    /// What was shown when the window was taken hold of, and the data coordinates under the hand.
    pan_zoom: Option<(Settings, Option<(f64, f64)>)>,
    panels: Vec<Option<Shown>>,
    haste: Haste,
    /// Is the picture that was begun last to spare pixels, and do the words wait?
    sparing: bool,
    silent: bool,
}

#[wasm_bindgen]
impl Stage {
    /// A figure by its name.
    ///
    /// # Errors
    /// A `RangeError` that names the figures of this module.
    #[wasm_bindgen(constructor)]
    pub fn new(figure: &str) -> Result<Self, JsValue> {
        let Some((name, model)) = HELD.iter().find(|(name, _)| *name == figure) else {
            let held = Self::figures().join(" or ");
            let message = format!("figure must be {held} in this module, not {figure}");
            return Err(RangeError::new(&message).into());
        };
        let model = model();
        let settings = Settings::new(model.parameters());
        let panels = model.panels().iter().map(|_| None).collect();
        Ok(Self {
            name,
            model,
            wanted: settings.clone(),
            settings,
            preview: Changes::new(),
            pinned: false,
            held: None,
            pan_zoom: None,
            panels,
            haste: Haste::default(),
            sparing: false,
            silent: false,
        })
    }

    /// The names of the figures of this module.
    #[must_use]
    pub fn figures() -> Vec<String> {
        HELD.iter().map(|(name, _)| (*name).to_owned()).collect()
    }

    /// The panels, the main one first.
    ///
    /// # Errors
    /// None that can be met.
    #[wasm_bindgen(unchecked_return_type = "Panel[]")]
    pub fn panels(&self) -> Result<JsValue, JsValue> {
        spelled::panels(self.model.panels())
    }

    /// Gives a panel its canvas. Two others, not in the page, help: `backing` and `scratch`.
    pub fn attach(
        &mut self,
        panel: usize,
        canvas: HtmlCanvasElement,
        backing: HtmlCanvasElement,
        scratch: HtmlCanvasElement,
    ) {
        if let Some(place) = self.panels.get_mut(panel) {
            *place = Some(Shown {
                plot: Plot::new(canvas, backing, scratch),
                made_for: None,
                drawn: None,
                pace: Pace::default(),
            });
        }
    }

    /// Says how a panel looks: the size of its canvas in device pixels, how many of them are in a CSS pixel, and
    /// colours. Sees to the size of both canvases.
    ///
    /// # Errors
    /// A `TypeError` for a theme that is none.
    pub fn look(
        &mut self,
        panel: usize,
        width: u32,
        height: u32,
        pixel_ratio: f64,
        #[wasm_bindgen(unchecked_param_type = "Theme")] colours: &JsValue,
    ) -> Result<(), JsValue> {
        let theme = theme(colours)?;
        if let Some(Some(shown)) = self.panels.get_mut(panel) {
            shown
                .plot
                .look(Look { theme, pixel_ratio }, (width, height));
            shown.made_for = None;
        }
        Ok(())
    }

    /// Takes over settings from texts, by name; all others become what they are by default. Returns a
    /// notice for each that is not allowed.
    ///
    /// # Errors
    /// What reading the object throws.
    pub fn read(&mut self, texts: &Object) -> Result<Vec<String>, JsValue> {
        let mut wanted = Settings::new(self.model.parameters());
        let (mut notices, mut set) = (Vec::new(), Vec::new());
        for parameter in self.model.parameters() {
            let value = Reflect::get(texts, &JsValue::from_str(parameter.name))?;
            if let Some(text) = value.as_string() {
                notices.extend(wanted.set_text(parameter.name, &text));
                set.push(parameter.name);
            }
        }
        self.preview.clear();
        self.settings = wanted.clone();
        self.model.settle(&mut self.settings, &set);
        self.wanted = wanted;
        self.keep_followers();
        Ok(notices)
    }

    /// Sets one setting from a text. Returns a notice where that is not allowed; what says nothing leaves
    /// the setting as it is shown.
    pub fn set(&mut self, name: &str, text: &str) -> Option<String> {
        let mut wanted = self.wanted.clone();
        if let Some(shown) = self.settings.get(name) {
            wanted.set(name, shown);
        }
        let notice = wanted.set_text(name, text);
        let parameter = wanted
            .parameters()
            .iter()
            .find(|parameter| parameter.name == name);
        if let (Some(parameter), Some(value)) = (parameter, wanted.get(name)) {
            self.take(&[(parameter.name, value)]);
        }
        notice
    }

    /// Sets what a slider stands at.
    pub fn slide(&mut self, name: &str, position: f64) {
        let value = self.model.slide(&self.settings, name).value(position);
        if value.is_finite() {
            let _ = self.set(name, &value.to_string());
        }
    }

    /// Shows what the pointer rests on, unless it is pinned. Says whether that changes anything.
    pub fn hover(&mut self, panel: usize, x: f64, y: f64) -> bool {
        let at = self.plot(panel).and_then(|plot| plot.data_at(x, y, false));
        let preview = match at {
            Some(at) if !self.pinned => match self.model.grip(panel, &self.settings, at) {
                Grip::Anywhere => self.model.point(panel, &self.settings, at),
                Grip::Handle(changes) => changes,
                Grip::Nothing => Changes::new(),
            },
            _ => Changes::new(),
        };
        let changed = preview != self.preview;
        self.preview = preview;
        changed
    }

    /// The pointer is gone. Says whether that changes anything.
    pub fn leave(&mut self) -> bool {
        let changed = !self.preview.is_empty();
        self.preview.clear();
        changed
    }

    /// Is the pointer on something that can be dragged to the left and right?
    #[wasm_bindgen(js_name = isOnDivider)]
    #[must_use]
    pub fn is_on_divider(&self, panel: usize, x: f64) -> bool {
        self.plot(panel).is_some_and(|plot| plot.holds_divider(x))
    }

    /// Is the pointer on a handle?
    #[wasm_bindgen(js_name = isOnHandle)]
    pub fn is_on_handle(&mut self, panel: usize, x: f64, y: f64) -> bool {
        matches!(self.grip(panel, x, y), Grip::Handle(_))
    }

    /// The pointer goes down at a point of a panel: what is there is held, and moves. False outside, and where there
    /// is nothing to hold.
    pub fn grab(&mut self, panel: usize, x: f64, y: f64) -> bool {
        match self.grip(panel, x, y) {
            Grip::Nothing => return false,
            Grip::Handle(changes) => {
                self.held = Some((panel, Held::Handle));
                self.take(&changes);
            }
            Grip::Anywhere => {
                let held = if self.is_on_divider(panel, x) {
                    Held::Divider
                } else {
                    Held::Crosshair
                };
                self.held = Some((panel, held));
                self.drag(x, y);
            }
        }
        true
    }

    /// What is held follows the pointer.
    pub fn drag(&mut self, x: f64, y: f64) {
        let Some((panel, held)) = self.held else {
            return;
        };
        let Some(plot) = self.plot(panel) else {
            return;
        };
        let changes = match held {
            Held::Divider => plot.share_across(x).map(|share| {
                let pan_zoom = PanZoom::Divide(share);
                self.model.pan_zoom(panel, &self.settings, pan_zoom)
            }),
            Held::Crosshair | Held::Handle => plot
                .data_at(x, y, true)
                .map(|at| self.model.point(panel, &self.settings, at)),
        };
        self.take(&changes.unwrap_or_default());
    }

    /// Nothing is held any more. Says whether the crosshair was.
    pub fn release(&mut self) -> bool {
        matches!(self.held.take(), Some((_, Held::Crosshair)))
    }

    /// Holds what is shown against a hovering pointer, or lets it go.
    pub fn pin(&mut self, pinned: bool) {
        self.pinned = pinned;
        let preview = std::mem::take(&mut self.preview);
        if pinned {
            self.take(&preview);
        }
    }

    /// Is it held?
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn pinned(&self) -> bool {
        self.pinned
    }

    /// What a key does, by its name in keyboard events. False for a key that is not ours.
    pub fn press(&mut self, panel: usize, key: &str, shift: bool) -> bool {
        let step = if shift { 10 } else { 1 };
        let along = if shift { Along::Y } else { Along::X };
        let moved = |key: Key| Some(key);
        let key = match key {
            "ArrowLeft" => moved(Key::Step(-step, 0)),
            "ArrowRight" => moved(Key::Step(step, 0)),
            "ArrowDown" => moved(Key::Step(0, -step)),
            "ArrowUp" => moved(Key::Step(0, step)),
            "PageDown" => moved(Key::Step(0, -10)),
            "PageUp" => moved(Key::Step(0, 10)),
            "Home" => moved(Key::Start(along)),
            "End" => moved(Key::End(along)),
            _ => None,
        };
        let Some(key) = key else {
            return false;
        };
        let changes = self.model.press(panel, &self.settings, key);
        self.take(&changes);
        true
    }

    /// Zooms a panel: its sides become this many times as long.
    pub fn zoom(&mut self, panel: usize, factor: f64) {
        if factor.is_finite() && factor > 0.0 {
            self.pan_zoom(panel, PanZoom::Zoom(factor, None));
        }
    }

    /// Takes hold of the window of a panel at a point of the canvas, to be carried from there.
    #[wasm_bindgen(js_name = takeHold)]
    pub fn take_hold(&mut self, panel: usize, x: f64, y: f64) {
        let at = self.plot(panel).and_then(|plot| plot.data_at(x, y, true));
        self.pan_zoom = Some((self.settings.clone(), at));
    }

    /// Carries the window from where hold was taken of it: its sides become this many times as long around
    /// the point held, and that point goes this far on the canvas. All of it counts from where hold was
    /// taken, so that no step is too small.
    pub fn carry(&mut self, panel: usize, factor: f64, x: f64, y: f64) {
        let shares = self.plot(panel).and_then(|plot| plot.shares(x, y));
        let (Some((start, at)), Some((x, y))) = (self.pan_zoom.clone(), shares) else {
            return;
        };
        if !(factor.is_finite() && factor > 0.0) {
            return;
        }
        let mut settings = start;
        let mut changes = Changes::new();
        for pan_zoom in [PanZoom::Zoom(factor, at), PanZoom::Pan(-x, -y)] {
            for (name, value) in self.model.pan_zoom(panel, &settings, pan_zoom) {
                settings.set(name, value);
                changes.retain(|(earlier, _)| *earlier != name);
                changes.push((name, value));
            }
        }
        self.take(&changes);
    }

    /// Moves the window of a panel by a distance on its canvas.
    pub fn pan(&mut self, panel: usize, x: f64, y: f64) {
        if let Some((x, y)) = self.plot(panel).and_then(|plot| plot.shares(x, y)) {
            self.pan_zoom(panel, PanZoom::Pan(-x, -y));
        }
    }

    /// Brings the window of a panel back to where it was at first.
    pub fn reset(&mut self, panel: usize) {
        self.pan_zoom(panel, PanZoom::Reset);
    }

    /// Begins a picture, with the words around it. Says whether these are to be renewed: where pictures come late and
    /// `hurried` is true they wait for their turn, as panels do.
    pub fn begin(&mut self, hurried: bool) -> bool {
        self.sparing = hurried && self.haste.begin(now());
        self.silent = self.sparing && !self.haste.may_say(self.panels.len());
        !self.silent
    }

    /// Draws every panel that has a canvas for the picture that was begun last. Where that would be late and `hurried`
    /// is true, panels are drawn coarsely, and those beside the main one in turns. Says whether anything is coarse or
    /// waits for its turn.
    ///
    /// # Errors
    /// What cannot be shown, or what the canvas reports.
    pub fn draw(&mut self, hurried: bool) -> Result<bool, JsValue> {
        let shown_settings = self.previewed();
        let sparing = self.sparing;
        let mut coarse = self.silent;
        let haste = self.haste;
        for place in 0..self.panels.len() {
            let panel = haste.panel(place, self.panels.len());
            coarse |= self.draw_panel(panel, &shown_settings, hurried, sparing)?;
        }
        Ok(coarse)
    }

    /// What was drawn last in a hurry is seen now.
    pub fn seen(&mut self) {
        self.haste.seen(now());
    }

    /// What is to be solved elsewhere before everything is shown; nothing where there is no such thing.
    ///
    /// # Errors
    /// None that can be met.
    #[wasm_bindgen(unchecked_return_type = "Task | undefined")]
    pub fn work(&mut self) -> Result<JsValue, JsValue> {
        match self.model.task(&self.settings) {
            Some(task) => spelled::work(&task),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    /// Takes over the answer to its work, or a part of it, and shows it in the next drawing.
    ///
    /// # Errors
    /// A `RangeError` for an answer that is none.
    pub fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), JsValue> {
        let received = self.model.receive(name, numbers, answer);
        received.map_err(|error| refused(&error))?;
        self.haste.has_news(self.panels.len());
        for shown in self.panels.iter_mut().flatten() {
            if let Some((made_for, _)) = &mut shown.made_for {
                made_for.clear();
            }
        }
        Ok(())
    }

    /// Every setting with its value.
    ///
    /// # Errors
    /// None that can be met.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string | number | boolean>")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        spelled::state(self.name, &self.settings)
    }

    /// The settings as an address query, defaults left out.
    #[must_use]
    pub fn query(&self) -> String {
        let settings = self.settings.query();
        if self.name == FIGURES[0] {
            return settings;
        }
        let figure = format!("figure={}", self.name);
        if settings.is_empty() {
            figure
        } else {
            format!("{figure}&{settings}")
        }
    }

    /// The controls with their present values.
    ///
    /// # Errors
    /// What cannot be said.
    #[wasm_bindgen(unchecked_return_type = "Control[]")]
    pub fn controls(&mut self) -> Result<JsValue, JsValue> {
        let controls = self
            .model
            .controls(&self.settings)
            .map_err(|error| refused(&error))?;
        spelled::controls(&controls)
    }

    /// What is pointed at, in words.
    ///
    /// # Errors
    /// What cannot be said.
    #[wasm_bindgen(unchecked_return_type = "Readout")]
    pub fn readout(&mut self) -> Result<JsValue, JsValue> {
        let settings = self.previewed();
        let readout = self
            .model
            .readout(&settings)
            .map_err(|error| refused(&error))?;
        spelled::readout(&readout)
    }

    /// One sentence on what is seen now.
    ///
    /// # Errors
    /// What cannot be said.
    pub fn sentence(&mut self) -> Result<String, JsValue> {
        self.model
            .sentence(&self.settings)
            .map_err(|error| refused(&error))
    }

    /// The whole figure in words.
    ///
    /// # Errors
    /// What cannot be said.
    pub fn summary(&mut self) -> Result<String, JsValue> {
        self.model
            .summary(&self.settings)
            .map_err(|error| refused(&error))
    }

    /// All numbers that are shown, as comma-separated values.
    ///
    /// # Errors
    /// What cannot be listed.
    pub fn csv(&mut self, address: &str) -> Result<String, JsValue> {
        let table = self
            .model
            .table(&self.settings, Extent::Shown)
            .map_err(|error| refused(&error))?;
        Ok(export::csv(&table, &self.settings, self.origin(address)))
    }

    /// All numbers that are shown, as JSON.
    ///
    /// # Errors
    /// What cannot be listed.
    pub fn json(&mut self, address: &str) -> Result<String, JsValue> {
        let table = self
            .model
            .table(&self.settings, Extent::Shown)
            .map_err(|error| refused(&error))?;
        Ok(export::json(&table, &self.settings, self.origin(address)))
    }

    /// The whole figure as an SVG picture. `scratch` is a canvas that is not in the page.
    ///
    /// # Errors
    /// What cannot be shown.
    pub fn svg(&mut self, scratch: &HtmlCanvasElement, address: &str) -> Result<String, JsValue> {
        let (export_page, look) = self.export_page(address)?;
        let context = Canvas::context(scratch).ok_or_else(no_canvas)?;
        let encode = |image: &Image| png_address(scratch, image);
        let measure = |text: &str, font: &str| {
            context.set_font(font);
            measured(&context, text)
        };
        let Look { theme, .. } = &look;
        export_page_svg_by(
            &export_page,
            EXPORT_WIDTH,
            theme,
            &encode,
            Some(&measure),
            Surface::Svg,
        )
        .map_err(failure)
    }

    /// Paints the whole figure on a canvas, which gets the size it takes. `scratch` is another one; neither
    /// is in the page.
    ///
    /// # Errors
    /// What cannot be shown, or what the canvas reports.
    pub fn paint(
        &mut self,
        canvas: &HtmlCanvasElement,
        scratch: &HtmlCanvasElement,
        address: &str,
    ) -> Result<(), JsValue> {
        let (export_page, look) = self.export_page(address)?;
        canvas.set_width(EXPORT_WIDTH * EXPORT_RATIO);
        let ratio = f64::from(EXPORT_RATIO);
        let blank = surface(canvas)?.into_drawing_area();
        canvas.set_height(
            export_page_height(&blank, &export_page, &look.theme, ratio).map_err(failure)?,
        );
        let patterns = Patterns::default();
        let filling = Scratch::new(canvas, scratch, &patterns, 1).ok_or_else(no_canvas)?;
        let area = surface(canvas)?.into_drawing_area();
        draw_export_page(&area, &export_page, &look.theme, ratio, &filling).map_err(failure)
    }

    /// The numbers around the crosshair.
    ///
    /// # Errors
    /// What cannot be listed.
    #[wasm_bindgen(unchecked_return_type = "Table")]
    pub fn table(&mut self) -> Result<JsValue, JsValue> {
        let table = self
            .model
            .table(&self.settings, Extent::Near)
            .map_err(|error| refused(&error))?;
        spelled::table(&table)
    }
}

impl Stage {
    fn plot(&self, panel: usize) -> Option<&Plot> {
        self.panels.get(panel)?.as_ref().map(|shown| &shown.plot)
    }

    const fn origin<'a>(&self, address: &'a str) -> Origin<'a> {
        Origin {
            figure: self.name,
            version: env!("CARGO_PKG_VERSION"),
            address,
        }
    }

    /// What stands at a point of a panel's canvas.
    fn grip(&mut self, panel: usize, x: f64, y: f64) -> Grip {
        let at = self.plot(panel).and_then(|plot| plot.data_at(x, y, false));
        at.map_or(Grip::Nothing, |at| {
            self.model.grip(panel, &self.settings, at)
        })
    }

    /// The whole figure as one picture, in the look of its main panel.
    fn export_page(&mut self, address: &str) -> Result<(ExportPage, Look), JsValue> {
        let look = self.plot(0).and_then(Plot::the_look).cloned();
        let Some(look) = look else {
            return Err(failure("the figure has not been drawn yet"));
        };
        let fine = Resolution {
            columns: 512,
            rows: 512,
        };
        let (settings, mut panels) = (self.settings.clone(), Vec::new());
        for panel in 0..self.panels.len() {
            let figure = self
                .model
                .figure(panel, &settings, fine)
                .map_err(|error| refused(&error))?;
            panels.push((figure, self.model.crosshair(panel, &settings)));
        }
        let title = panels
            .first()
            .map_or_else(String::new, |(figure, _)| figure.title.clone());
        let mut foot = export::about("", &settings, self.origin(address));
        foot.retain(|line| !line.is_empty());
        let sentence = self
            .model
            .sentence(&settings)
            .map_err(|error| refused(&error))?;
        let export_page = ExportPage {
            title,
            sentence,
            panels,
            foot,
        };
        Ok((export_page, look))
    }

    /// The settings with what the pointer rests on.
    fn previewed(&self) -> Settings {
        let mut settings = self.settings.clone();
        for &(name, value) in &self.preview {
            settings.set(name, value);
        }
        settings
    }

    /// Takes over changes and makes everything agree with them.
    fn take(&mut self, changes: &[(&'static str, Value)]) {
        if changes.is_empty() {
            return;
        }
        for &(name, value) in changes {
            self.wanted.set(name, value);
        }
        let names: Vec<&str> = changes.iter().map(|(name, _)| *name).collect();
        // What is pointed at belongs to the window as it was.
        let panels = self.model.panels();
        let moves_only_the_crosshair = names
            .iter()
            .all(|name| panels.iter().all(|panel| !panel.shows.contains(name)));
        let mut settings = self.wanted.clone();
        if moves_only_the_crosshair {
            settings = self.settings.clone();
            for &(name, value) in changes {
                settings.set(name, value);
            }
        }
        self.model.settle(&mut settings, &names);
        if moves_only_the_crosshair {
            self.wanted = settings.clone();
        }
        self.settings = settings;
        self.keep_followers();
        self.preview.clear();
    }

    /// What follows the others, or is to stay, stays where it has come to, whatever is asked for next.
    fn keep_followers(&mut self) {
        let followers = self.settings.parameters().iter();
        for parameter in followers.filter(|parameter| parameter.follows || parameter.stays) {
            if let Some(value) = self.settings.get(parameter.name) {
                self.wanted.set(parameter.name, value);
            }
        }
    }

    fn pan_zoom(&mut self, panel: usize, pan_zoom: PanZoom) {
        let changes = self.model.pan_zoom(panel, &self.settings, pan_zoom);
        self.take(&changes);
    }

    fn draw_panel(
        &mut self,
        panel: usize,
        settings: &Settings,
        hurried: bool,
        sparing: bool,
    ) -> Result<bool, JsValue> {
        let shows = self.model.panels()[panel].shows;
        let Some(Some(place)) = self.panels.get_mut(panel) else {
            return Ok(false);
        };
        let values: Vec<Value> = shows.iter().filter_map(|name| settings.get(name)).collect();
        let last = place.made_for.as_ref();
        if last.is_none_or(|(made_for, coarse)| *made_for != values || (*coarse && !hurried)) {
            if sparing && last.is_some() && !self.haste.may_draw(panel) {
                return Ok(true);
            }
            let kind = kind(self.model.parameters(), shows, settings);
            let (plot, model) = (&place.plot, &mut self.model);
            let mut figure = |part| model.figure(panel, settings, plot.resolution(part));
            let made = if hurried {
                let finest = f64::from(plot.next_pixel(sparing));
                place.pace.hurry(kind, finest, &now, &mut figure)
            } else {
                let made = place.pace.take_time(kind, &now, &mut figure);
                made.map(|fine| (fine, false))
            };
            let (figure, coarse) = made.map_err(|error| refused(&error))?;
            let grainy = place.plot.show(figure, hurried, sparing);
            place.made_for = Some((values, coarse || grainy));
            place.drawn = None;
        }
        let drawn = Drawn {
            crosshair: self.model.crosshair(panel, settings),
        };
        // A panel in which nothing has moved stays as it is.
        let mut moves = place.drawn.as_ref() != Some(&drawn);
        if moves && sparing && place.drawn.is_some() && !self.haste.may_draw(panel) {
            return Ok(true);
        }
        if (moves && sparing) || !hurried {
            moves |= place.plot.spare(sparing);
        }
        if moves {
            self.haste.draws(panel);
            place.plot.draw(drawn.crosshair.as_ref())?;
            place.drawn = Some(drawn);
        }
        let is_coarse = place.made_for.as_ref().is_some_and(|(_, coarse)| *coarse);
        Ok(is_coarse || place.plot.spares())
    }
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds from some moment on. Asked for directly: the way over the window takes nine imports.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

pub fn refused(error: &Error) -> JsValue {
    RangeError::new(&error.to_string()).into()
}
