//! The headless state of a figure in use: [`Event`]s go in, and each [`Frame`] says what to draw and show.
//!
//! It holds the settings (requested, shown and previewed), gestures, the pin and the jobs, and decides which panels and
//! words a frame renews, and in which resolution.
//!
//! There is no mathematics here, no drawing and no browser (no wasm-bindgen). What only the browser knows is passed in:
//! sizes by [`Event::Resized`], late pictures by [`Event::Seen`], the areas of plots by [`Controller::drawn`], and the
//! clock.

mod area;
mod date;
mod event;
mod frame;
mod gestures;
mod glide;
mod gliding;
mod hotspots;
mod in_prose;
mod keys;
mod motion;
mod moving;
mod panel;
mod pointing;
mod queries;
pub mod resolution;
mod results;
pub mod scheduler;
mod settings;
mod steps;
mod tasks;
mod words;

pub use crate::model::Along;
pub use area::PlotArea;
pub use event::{Action, Event, Phase, Point, Pointer, Source};
pub use frame::{
    BackgroundFrame, Description, Ends, EventResponse, Frame, GripCue, IdleButton, JobRequest,
    PanelFrame, PlacedHotspot, PlacedHotspots, Progress, Selection, SideSlider, ToShare,
};
pub use in_prose::InProse;
pub use tasks::Answers;

use crate::model::{Extent, Model, PanZoom, Panel, Readout};
use crate::settings::{Settings, Value};
use crate::{Edit, Error, FieldSet, Outcome, Size};
use gestures::Gestures;
use glide::Glide;
use motion::Motion;
use panel::{Hurry, PanelState};
use results::Results;
use scheduler::FrameScheduler;
use settings::UsedSettings;
use tasks::Tasks;
use words::{Words, news};

/// The pause after which a coarse picture is refined, in milliseconds.
const STILL: f64 = 140.0;

/// The pause after which a figure is described again, in milliseconds.
const SETTLED: f64 = 700.0;

/// How the next frame draws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    /// As coarsely as is needed to be in time.
    Hurried,
    /// In full resolution.
    Fine,
}

/// A figure in use.
pub struct Controller {
    model: Box<dyn Model>,
    settings: UsedSettings,
    pinned: bool,
    gestures: Gestures,
    motion: Option<Motion>,
    glide: Option<Glide>,
    may_move: bool,
    panels: Vec<PanelState>,
    /// The number of panels drawn so far: one with the first frame, then one more with each frame, so that none takes
    /// long.
    begun: usize,
    scheduler: FrameScheduler,
    due: Option<Due>,
    refine_at: Option<f64>,
    describe_at: Option<f64>,
    is_table_open: bool,
    words: Words,
    tasks: Tasks,
    answers: Answers,
    results: Results,
    /// The day that the device’s clock shows, where that has a deal.
    today: Option<u32>,
    clock: Box<dyn Fn() -> f64>,
}

impl Controller {
    /// A figure with default settings. `clock` returns milliseconds from the same origin as the times of frames.
    pub fn new(mut model: Box<dyn Model>, answers: Answers, clock: Box<dyn Fn() -> f64>) -> Self {
        let panels = model.panels().iter().map(|_| PanelState::default());
        Self {
            settings: UsedSettings::new(model.defaults()),
            pinned: false,
            gestures: Gestures::default(),
            motion: None,
            glide: None,
            may_move: false,
            panels: panels.collect(),
            model,
            begun: 0,
            scheduler: FrameScheduler::default(),
            due: Some(Due::Hurried),
            refine_at: None,
            describe_at: None,
            is_table_open: false,
            words: Words::default(),
            tasks: Tasks::default(),
            answers,
            results: Results::default(),
            today: None,
            clock,
        }
    }

    /// The name of the figure.
    pub fn name(&self) -> &'static str {
        self.model.schema().name
    }

    /// The panels, the main one first.
    pub fn panels(&self) -> &'static [Panel] {
        self.model.panels()
    }

    /// The settings as they are shown, in agreement with each other.
    pub const fn settings(&self) -> &Settings {
        self.settings.shown()
    }

    /// Is the crosshair pinned, so that it does not follow a hovering pointer?
    pub const fn is_pinned(&self) -> bool {
        self.pinned
    }

    fn panel(&self, panel: usize) -> Option<&PanelState> {
        self.panels.get(panel)
    }

    /// Handles an event. What changes on the screen comes with the next frame.
    pub fn dispatch(&mut self, event: Event) -> EventResponse {
        let shown = self.settings.shown().clone();
        let before = (self.settings.previewed(), self.pinned);
        let is_readers = is_readers(&event);
        self.end_glide_at(&event);
        let is_act = matches!(event, Event::Act { .. });
        let mut response = self.handle(event);
        response.settings = changed(&shown, self.settings.shown());
        let is_moved =
            shown != *self.settings.shown() || before != (self.settings.previewed(), self.pinned);
        if is_moved {
            self.draw(Due::Hurried);
            response.redraw = true;
        }
        if !response.settings.is_empty() {
            response.settled = self.note_result(&shown, is_act);
            let after = self.settings.shown();
            let length = if self.may_move {
                self.model.motion(&shown, after)
            } else {
                0.0
            };
            self.motion = Motion::over(shown, length);
        }
        let is_chosen = before.1 != self.pinned || (self.pinned && !response.settings.is_empty());
        if is_readers && is_chosen {
            response.selection = Some(Selection {
                pinned: self.pinned,
                readout: self.readout(),
            });
        }
        response.job_requests = self.tasks.take_requests();
        response
    }

    /// Records the result of a game or deal, if the change has ended one. Returns whether it has.
    fn note_result(&mut self, before: &Settings, is_act: bool) -> bool {
        let Some(after) = self.model.score(self.settings.shown()) else {
            return false;
        };
        let before = self.model.score(before);
        self.results
            .note(before.as_ref(), &after, is_act, self.today)
    }

    /// The stored results, in words.
    fn tally(&self) -> Option<String> {
        let counted = self.results.counted();
        let words = self
            .model
            .tally(counted.as_deref().unwrap_or_default(), self.today)?;
        Some(if counted.is_some() {
            words
        } else {
            String::new()
        })
    }

    /// The game that is over, for others, where that is news. A move that is still being shown keeps its secret.
    fn outcome(&mut self) -> Option<ToShare> {
        if self.motion.is_some() {
            return None;
        }
        let over = self.model.outcome(self.settings.shown());
        if over == self.words.outcome {
            return None;
        }
        self.words.outcome.clone_from(&over);
        let Some(Outcome { line, start }) = over else {
            return Some(ToShare::default());
        };
        let query = self.query_of(&UsedSettings::new(start));
        Some(ToShare { line, query })
    }

    /// Has the next frame draw, in the finest resolution requested since the last one.
    fn draw(&mut self, due: Due) {
        self.due = self.due.max(Some(due));
    }

    fn handle(&mut self, event: Event) -> EventResponse {
        let mut response = EventResponse::default();
        match event {
            Event::Read { texts, others } => response.notices = self.read(texts, &others),
            Event::Write { texts, .. } => response.notices = self.write(texts),
            Event::Slide { name, position } => {
                let slide = self.model.slide(self.settings.shown(), &name);
                self.set_number(&name, slide.value(position));
            }
            Event::Step { name, by } => self.step(&name, by),
            Event::End { name, last } => self.go_to_end(&name, last),
            Event::Glide(texts) => {
                let (texts, early) = self.dated(texts);
                response.notices = [early, self.glide_to(&texts)].concat();
                response.redraw = self.glide.is_some();
            }
            Event::Number { name, value } => {
                response.notices.extend(self.set_number(&name, value));
            }
            Event::Switch { name, on } => self.set_switch(&name, on),
            Event::Act { name, draw } => response.notices = self.act(&name, draw),
            Event::Hotspot(index) => self.toggle_hotspot(index),
            Event::Pointer(pointer) => response = self.pointer(pointer),
            Event::Wheel {
                panel,
                x,
                y,
                turn,
                ctrl,
                time,
            } => {
                response.handled = ctrl && self.has_window(panel);
                if response.handled {
                    self.wheel(panel, (x, y), turn, time);
                }
            }
            Event::Touch {
                panel,
                x,
                y,
                fingers,
            } => {
                response.handled = self.holds_page(panel, (x, y), fingers);
            }
            Event::Key { panel, key, shift } => response.handled = self.key(panel, &key, shift),
            Event::Button { panel, action } => {
                self.button(panel, action);
                response.redraw = true;
            }
            Event::TogglePin => {
                self.pin(!self.pinned);
            }
            Event::ResetView => self.pan_zoom(0, PanZoom::Reset),
            Event::Skip => response = self.skip(),
            Event::ReduceMotion => {
                self.stop_moving();
                response.redraw = true;
            }
            Event::AllowMotion => self.may_move = true,
            Event::Resized {
                panel,
                width,
                height,
                pixel_ratio,
            } => {
                response.redraw = self.resize(panel, Size { width, height }, pixel_ratio);
            }
            Event::Seen(time) => self.scheduler.seen(time),
            Event::Print => {
                while self.model.prepare(&self.settings.previewed()) {}
                self.begun = self.panels.len();
                self.draw(Due::Fine);
                response.redraw = true;
            }
            Event::Table(open) => {
                self.show_table(open);
                response.redraw = open;
            }
            Event::Date(days) => response.redraw = self.set_date(days),
            Event::Results(kept) => {
                response.results = self.results.keep(kept.as_deref());
                response.redraw = true;
                self.draw(Due::Hurried);
            }
            Event::Leave => self.leave(),
            Event::JobButton => {
                self.tasks.press();
                self.draw(Due::Hurried);
                response.redraw = true;
            }
            Event::JobProgress { id, done } => {
                if self.tasks.progressed(id, done) {
                    response.progress = Some(done);
                    response.redraw = true;
                }
            }
            Event::JobFailed(id) => response.redraw = self.tasks.fail(id),
        }
        response
    }

    fn read(&mut self, texts: Vec<(String, String)>, others: &[(String, String)]) -> Vec<String> {
        let (texts, early) = self.dated(texts);
        let notices = self.settings.read(self.model.as_mut(), &texts, others);
        [early, notices].concat()
    }

    fn write(&mut self, texts: Vec<(String, String)>) -> Vec<String> {
        let (texts, early) = self.dated(texts);
        let notices = self.settings.write(self.model.as_mut(), &texts).all();
        [early, notices].concat()
    }

    /// Presses a button. Returns notices.
    fn act(&mut self, name: &str, draw: u32) -> Vec<String> {
        if let Some(begun) = self.begun(name) {
            return match begun {
                Ok(texts) => self.write(texts),
                Err(notice) => vec![notice],
            };
        }
        let edit = self.model.act(self.settings.shown(), name, draw);
        self.apply(&edit);
        Vec::new()
    }

    /// Ends all animations, for a reader who prefers reduced motion.
    fn stop_moving(&mut self) {
        self.gestures.stop_playing();
        self.motion = None;
        self.may_move = false;
        self.draw(Due::Hurried);
    }

    /// Opens or closes the table of numbers; the next frame fills it.
    fn show_table(&mut self, open: bool) {
        self.is_table_open = open;
        if open {
            self.describe_at = Some(f64::NEG_INFINITY);
        }
    }

    /// Receives the result of a job, or a part of it if the job was stopped. A whole result that comes too late is kept
    /// in case it is needed again.
    pub fn solved(&mut self, id: u32, answer: &[i64], is_whole: bool) -> Result<(), Error> {
        let Some((task, is_wanted)) = self.tasks.close(id) else {
            return Ok(());
        };
        if is_wanted {
            self.draw(Due::Hurried);
            // What was stopped before it had found anything says nothing.
            if answer.is_empty() && !is_whole {
                return Ok(());
            }
            let received = self.model.receive(task.name, &task.numbers, answer);
            if let Err(error) = received {
                self.tasks.note_failure(task, is_wanted);
                return Err(error);
            }
            self.has_news();
        }
        if is_whole {
            self.answers.keep(&task, answer);
        }
        Ok(())
    }

    fn has_news(&mut self) {
        self.scheduler.has_news(self.panels.len());
    }

    /// Receives where a plot has been drawn, in canvas pixels.
    pub fn drawn(&mut self, panel: usize, area: PlotArea) {
        if let Some(panel) = self.panels.get_mut(panel) {
            panel.drawn(area);
        }
    }

    /// Adds to a frame what depends on where plots were drawn, once its panels are [`drawn`](Self::drawn): the
    /// positions of sliders and hotspots, and idle buttons.
    pub fn complete(&mut self, frame: &mut Frame) {
        if frame.coarse.is_none() {
            return;
        }
        let idle = self.idle_buttons();
        frame.idle = news(&mut self.words.idle, idle);
        frame.side_sliders = self.side_sliders();
        frame.hotspots = self.placed_hotspots();
    }

    fn side_sliders(&mut self) -> Option<Vec<SideSlider>> {
        let main = self.panels.first()?;
        let mut sliders = Vec::new();
        for (control, (from, to)) in self.words.side_sliders() {
            let slide = self.model.slide(self.settings.shown(), control.name);
            let ends = (slide.value(from), slide.value(to));
            sliders.push(main.side_slider(control, ends)?);
        }
        news(&mut self.words.side_sliders, sliders)
    }

    /// Notes in the frame that a canvas could not be drawn on. The next frame that draws the panel draws all of it.
    pub fn not_drawn(&mut self, panel: usize, reason: String, frame: &mut Frame) {
        if let Some(panel) = self.panels.get_mut(panel) {
            panel.not_drawn();
        }
        frame.complete = false;
        frame.problem.get_or_insert(reason);
    }

    fn leave(&mut self) {
        self.tasks.leave();
        self.gestures = Gestures::default();
        self.settings.end_preview();
        // A figure that comes back is drawn again.
        self.draw(Due::Hurried);
    }

    /// Sets the size of a panel. Its first picture may be coarse, to appear soon; later ones are fine at once, so that
    /// nothing flickers. Returns whether the panel exists.
    fn resize(&mut self, panel: usize, size: Size, pixel_ratio: f64) -> bool {
        let Some(state) = self.panels.get_mut(panel) else {
            return false;
        };
        state.resize(size, pixel_ratio);
        let is_first = !state.has_figure();
        self.draw(if is_first { Due::Hurried } else { Due::Fine });
        true
    }

    fn apply(&mut self, edit: &Edit) {
        self.settings.apply(self.model.as_mut(), edit);
    }

    /// Sets a setting, by its index, to an allowed value.
    fn set(&mut self, index: usize, value: Value) {
        let mut state = self.settings.shown().clone();
        state.set_value(index, value);
        let set = FieldSet::of(index);
        self.apply(&Edit { state, set });
    }

    /// Sets a setting to its allowed value nearest to a number. Returns a notice if that is another number.
    fn set_number(&mut self, name: &str, number: f64) -> Option<String> {
        let index = self.settings.shown().index(name)?;
        let setting = &self.settings.shown().declared()[index];
        let (value, is_exact) = setting.nearest_to(number)?;
        self.set(index, value.clone());
        let found = self.settings.shown().value(index);
        let named = self.settings.shown().named(index);
        if !is_exact {
            let controls = self.model.controls(self.settings.shown());
            return Some(setting.rejection(&number.to_string(), &named, &controls));
        }
        (found != value).then(|| setting.conflict(&number.to_string(), &named))
    }

    fn set_switch(&mut self, name: &str, on: bool) {
        let shown = self.settings.shown();
        let switch = shown
            .index(name)
            .filter(|&index| matches!(shown.value(index), Value::Switch(_)));
        if let Some(index) = switch {
            self.set(index, Value::Switch(on));
        }
    }

    /// What has changed since the last frame. `now` is in milliseconds and never decreases.
    pub fn frame(&mut self, now: f64) -> Frame {
        let mut frame = Frame::default();
        let before = self.settings.shown().clone();
        self.play(now);
        self.glide_on(now);
        self.move_on(now);
        frame.settings = changed(&before, self.settings.shown());
        if !frame.settings.is_empty() {
            self.draw(Due::Hurried);
        }
        let is_settled = self.describe_at.is_some_and(|at| at <= now);
        let is_still = self.refine_at.is_some_and(|at| at <= now);
        let due = self.due.take().or(is_still.then_some(Due::Fine));
        if let Some(due) = due {
            self.refine_at = None;
            self.compose(now, due == Due::Hurried, &mut frame);
            frame.complete = self.begun == self.panels.len() && self.due.is_none();
            frame.outcome = self.outcome();
            let tally = self.tally();
            frame.tally = tally.and_then(|tally| news(&mut self.words.tally, tally));
        }
        self.tasks.start_due(now);
        frame.job_requests = self.tasks.take_requests();
        self.words
            .tell_state(&mut frame, &self.gestures, &self.tasks, self.pinned, now);
        if is_settled {
            self.describe_at = self.describe_at.filter(|at| *at > now);
            frame.description = Some(self.describe());
        }
        frame.again = self.next_time(now).map(|at| (at - now).max(0.0));
        frame
    }

    /// The time at which a frame is needed even if no event comes.
    fn next_time(&self, now: f64) -> Option<f64> {
        if self.due.is_some() || self.is_moving() {
            return Some(now);
        }
        let times = [self.refine_at, self.describe_at, self.tasks.next_time(now)];
        times.into_iter().flatten().reduce(f64::min)
    }

    const fn is_moving(&self) -> bool {
        self.gestures.is_playing() || self.motion.is_some() || self.glide.is_some()
    }

    fn compose(&mut self, now: f64, hurried: bool, frame: &mut Frame) {
        let settings = self.settings.shown();
        let (wanted, was_helped) = self.answers.help(self.model.as_mut(), settings);
        if was_helped {
            self.has_news();
        }
        self.tasks.want(wanted, now);
        let previewed = self.settings.previewed();
        let is_prepared = !self.model.prepare(&previewed);
        let count = self.panels.len();
        self.begun = (self.begun + 1).min(count);
        let sparing = hurried && self.scheduler.begin(now);
        let may_say = !sparing || self.scheduler.may_say(count);
        if may_say {
            let midway = self.midway();
            let (shown, said) = match &midway {
                Some(midway) => (midway, midway),
                None => (self.settings.shown(), &previewed),
            };
            self.words.tell(self.model.as_mut(), shown, said, frame);
            let panels = 0..count;
            let absent = panels.filter(|&panel| !self.model.shows(panel, self.settings.shown()));
            frame.absent = news(&mut self.words.absent, absent.collect());
        }
        let mut is_coarse = !may_say;
        let places = self.scheduler;
        for place in 0..count {
            let panel = places.panel(place, count);
            if panel >= self.begun || !self.model.shows(panel, self.settings.shown()) {
                continue;
            }
            let Some(size) = self.panels[panel].size() else {
                continue;
            };
            let key = self.background_key(panel, &previewed, size);
            let mut hurry = Hurry {
                hurried,
                sparing,
                scheduler: &mut self.scheduler,
                clock: &self.clock,
            };
            let (model, state) = (self.model.as_mut(), &mut self.panels[panel]);
            let (drawn, coarse) = state.next(panel, size, model, &previewed, key, &mut hurry);
            is_coarse |= coarse;
            frame.panels.extend(drawn);
        }
        frame.coarse = Some(is_coarse);
        self.refine_at = is_coarse.then_some(now + STILL);
        self.describe_at = Some(now + SETTLED);
        if self.begun < count || !is_prepared {
            self.due = Some(Due::Hurried);
        }
    }

    fn describe(&mut self) -> Description {
        let Readout {
            heading,
            value,
            unit,
            advice,
            ..
        } = self.readout();
        let value = format!("{value} {unit}");
        let is_table_open = self.is_table_open;
        Description {
            summary: self.summary(),
            announcement: format!("{heading}. {}. {advice}", value.trim_end()),
            table: is_table_open.then(|| self.table(Extent::Near)),
        }
    }
}

/// Does an event come from a reader?
const fn is_readers(event: &Event) -> bool {
    match event {
        Event::Slide { .. }
        | Event::Step { .. }
        | Event::End { .. }
        | Event::Glide(_)
        | Event::Number { .. }
        | Event::Switch { .. }
        | Event::Act { .. }
        | Event::Hotspot(_)
        | Event::Pointer(_)
        | Event::Wheel { .. }
        | Event::Key { .. }
        | Event::Button { .. }
        | Event::TogglePin => true,
        Event::Write { source, .. } => matches!(source, Source::User),
        Event::Read { .. }
        | Event::Touch { .. }
        | Event::ResetView
        | Event::Skip
        | Event::ReduceMotion
        | Event::AllowMotion
        | Event::Resized { .. }
        | Event::Seen(_)
        | Event::Print
        | Event::Table(_)
        | Event::Date(_)
        | Event::Results(_)
        | Event::Leave
        | Event::JobButton
        | Event::JobProgress { .. }
        | Event::JobFailed(_) => false,
    }
}

/// The settings that differ, with their new values as texts have them.
fn changed(before: &Settings, after: &Settings) -> Vec<(&'static str, Value)> {
    let places = before.told_differences(after).places();
    places
        .map(|index| (after.declared()[index].name, after.told(index)))
        .collect()
}
