//! A described figure as others see it: its types are forgotten here, once for all figures.

use super::description::{Described, Gesture, Words};
use super::movable::{Handle, Movable};
use crate::background_key::BackgroundKey;
use crate::calendar::Calendar;
use crate::controls::{Control, Slide};
use crate::error::Error;
use crate::figure::{Crosshair, Figure};
use crate::hotspots::Hotspots;
use crate::model::{
    Extent, Grip, KeyPress, Model, Navigation, PanZoom, Readout, Resolution, Table, Way,
};
use crate::schema::{Placement, Schema, Setting};
use crate::score::{Outcome, Score};
use crate::settings::{Edit, Settings};
use crate::size::Size;
use crate::state::{FieldSet, State};
use crate::task::Task;

/// A described figure, with what it has solved.
pub struct Hosted<F: Described> {
    solved: F::Solved,
    /// What was said last, until more is known.
    said: Option<(Settings, F::Facts, Words)>,
    /// Is something being solved frame by frame?
    is_preparing: bool,
}

impl<F: Described> Default for Hosted<F> {
    fn default() -> Self {
        Self {
            solved: F::Solved::default(),
            said: None,
            is_preparing: false,
        }
    }
}

impl<F: Described> Hosted<F> {
    pub const SCHEMA: &'static Schema = F::SCHEMA;

    /// What is known of a state.
    pub fn facts(&mut self, state: &F::Asked) -> F::Facts {
        (F::FACTS)(state, &mut self.solved)
    }

    fn read(&mut self, settings: &Settings) -> &(Settings, F::Facts, Words) {
        let said = match self.said.take() {
            Some(said) if said.0 == *settings => said,
            _ => {
                let facts = self.facts(settings.state());
                let words = (F::WORDS)(&facts);
                (settings.clone(), facts, words)
            }
        };
        self.said.insert(said)
    }

    fn words(&mut self, settings: &Settings) -> &Words {
        &self.read(settings).2
    }

    fn edit(&mut self, panel: usize, settings: &Settings, gesture: Gesture) -> Edit {
        if let Some(edit) = F::PANELS[panel].edit(settings.state(), &mut self.solved, gesture) {
            return edit;
        }
        match (self.movable(panel, settings), gesture) {
            (Some(movable), Gesture::Point(at)) => movable.pointed(settings, at),
            (Some(movable), Gesture::Press(key)) => movable.pressed(settings, key),
            _ => Edit::nothing(settings),
        }
    }

    fn movable(&mut self, panel: usize, settings: &Settings) -> Option<Movable> {
        F::PANELS[panel].movable(settings.state(), &mut self.solved)
    }
}

/// Each setting with a label has the control that its declaration says, those along the axes first; what a panel moves slides as far
/// as the axis goes.
fn controls(
    settings: &Settings,
    slide: &dyn Fn(&Setting) -> Slide,
    spoken: &[(&str, String)],
    handles: &[Option<Handle>],
) -> Vec<Control> {
    let mut controls: [Vec<Control>; 2] = Default::default();
    for (field, (setting, value)) in settings.entries().enumerate() {
        let outcome = spoken.iter().find(|(of, _)| *of == setting.name);
        let outcome = outcome.map_or("", |(_, said)| said.as_str());
        let Some(mut control) = Control::declared(setting, value, outcome) else {
            continue;
        };
        if let Some(handle) = handles
            .iter()
            .flatten()
            .find(|handle| handle.field == field)
        {
            control = control
                .in_steps(handle.step_of(setting))
                .sliding(slide(setting), handle.ends);
        }
        let is_along = matches!(control.placement, Placement::Across | Placement::Upright);
        controls[usize::from(!is_along)].push(control);
    }
    controls.concat()
}

impl<F: Described> Model for Hosted<F> {
    fn schema(&self) -> &'static Schema {
        F::SCHEMA
    }

    fn defaults(&mut self) -> Settings {
        Settings::of((F::AGREED)(&F::Asked::initial()))
    }

    fn normalize(&mut self, settings: &mut Settings, set: FieldSet) -> FieldSet {
        let mut asked: F::Asked = settings.state::<F::Asked>().clone();
        asked.clamp();
        let set_too = (F::REDUCE)(&mut asked, set, &mut self.solved);
        *settings = Settings::of((F::AGREED)(&asked));
        set_too
    }

    fn rejections(&mut self, settings: &Settings) -> Vec<String> {
        F::MOVES.map_or_else(Vec::new, |moves| {
            moves.rejections(settings.state(), &mut self.solved)
        })
    }

    fn score(&mut self, settings: &Settings) -> Option<Score> {
        F::GAME?.score(&self.read(settings).1)
    }

    fn outcome(&mut self, settings: &Settings) -> Option<Outcome> {
        let Outcome { line, start } = F::GAME?.outcome(&self.read(settings).1)?;
        let start = Settings::of(start);
        Some(Outcome { line, start })
    }

    fn tally(&self, results: &[&[f64]], today: Option<u32>) -> Option<String> {
        Some(F::GAME?.tally(results, today))
    }

    fn calendar(&self) -> Option<&'static dyn Calendar> {
        Some(F::GAME?.calendar())
    }

    fn motion(&self, before: &Settings, after: &Settings) -> f64 {
        F::MOVES.map_or(0.0, |moves| moves.motion(before.state(), after.state()))
    }

    fn hotspots(&mut self, settings: &Settings, size: Size) -> Option<Hotspots> {
        Some(F::BOARD?.hotspots(settings.state(), &mut self.solved, size))
    }

    fn choose(&mut self, settings: &Settings, hotspot: (usize, bool), size: Size) -> Edit {
        F::BOARD.map_or_else(
            || Edit::nothing(settings),
            |board| {
                let state = settings.state();
                let edit = board.choose(state, &mut self.solved, hotspot, size);
                edit.forgotten()
            },
        )
    }

    fn midway(&self, before: &Settings, after: &Settings, share: f64) -> Option<Settings> {
        let midway = F::GAME?.midway(before.state(), after.state(), share);
        midway.map(Settings::of)
    }

    fn background_key_on(&self, panel: usize, way: Way, size: Size) -> BackgroundKey {
        F::PANELS[panel].key(way, &self.solved, size)
    }

    fn figure(&mut self, panel: usize, key: &BackgroundKey, resolution: Resolution) -> Figure {
        F::PANELS[panel].draw(key, &mut self.solved, resolution)
    }

    fn shows(&self, panel: usize, settings: &Settings) -> bool {
        F::shows(settings.state(), panel)
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        Some(self.movable(panel, settings)?.crosshair)
    }

    fn grip(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Grip {
        if self.panels()[panel].navigation == Navigation::Still {
            return Grip::Nothing;
        }
        let grip = F::PANELS[panel].grip(settings.state(), &mut self.solved, at);
        grip.forgotten()
    }

    fn point(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Edit {
        self.edit(panel, settings, Gesture::Point(at))
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: KeyPress) -> Edit {
        self.edit(panel, settings, Gesture::Press(key))
    }

    fn pan_zoom(&mut self, panel: usize, settings: &Settings, by: PanZoom) -> Edit {
        self.edit(panel, settings, Gesture::PanZoom(by))
    }

    fn slide(&self, settings: &Settings, name: &str) -> Slide {
        let setting = settings.setting(name);
        setting.map_or(Slide::Even, |setting| F::slide(settings.state(), setting))
    }

    fn is_usual(&self) -> bool {
        F::IS_USUAL
    }

    fn prepare(&mut self, settings: &Settings) -> bool {
        let was_preparing = self.is_preparing;
        self.is_preparing = F::prepare(settings.state(), &mut self.solved);
        if was_preparing || self.is_preparing {
            self.said = None;
        }
        self.is_preparing
    }

    fn controls(&mut self, settings: &Settings) -> Vec<Control> {
        let mut handles = Vec::new();
        for panel in 0..F::PANELS.len() {
            if let Some(Movable { x, y, .. }) = self.movable(panel, settings) {
                handles.extend([x, y]);
            }
        }
        let slide = |setting: &Setting| F::slide(settings.state(), setting);
        let (_, facts, words) = self.read(settings);
        let buttons = F::BUTTONS.iter().map(|button| {
            let says = button.says.to_owned();
            Control::button(button.name, Placement::Below, says, true)
        });
        let declared = controls(settings, &slide, &words.spoken, &handles)
            .into_iter()
            .chain(buttons);
        declared
            .filter_map(|control| (F::CONTROL)(settings.state(), control, facts))
            .collect()
    }

    fn act(&mut self, settings: &Settings, name: &str, draw: u32) -> Edit {
        let mut asked: F::Asked = settings.state::<F::Asked>().clone();
        let button = F::BUTTONS.iter().find(|button| button.name == name);
        let facts = &self.read(settings).1;
        let set = button.map_or(FieldSet::NONE, |button| {
            (button.press)(&mut asked, facts, draw)
        });
        Edit {
            state: Settings::of(asked),
            set,
        }
    }

    fn readout(&mut self, settings: &Settings) -> Readout {
        self.words(settings).readout.clone()
    }

    fn sentence(&mut self, settings: &Settings) -> String {
        self.words(settings).sentence.clone()
    }

    fn summary(&mut self, settings: &Settings) -> String {
        self.words(settings).summary.clone()
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Table {
        F::table(settings.state(), &mut self.solved, extent)
    }

    fn task(&mut self, settings: &Settings) -> Option<Task> {
        F::TASKS?.next(settings.state(), &mut self.solved)
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        self.said = None;
        match F::TASKS {
            Some(tasks) => tasks.receive(&mut self.solved, name, numbers, answer),
            None => Ok(()),
        }
    }
}
