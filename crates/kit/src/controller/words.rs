//! What the page shows besides the pictures, so that only changes are sent.

use super::frame::{Frame, IdleButton, PlacedHotspots, Progress, SideSlider};
use super::gestures::Gestures;
use super::tasks::Tasks;
use crate::Outcome;
use crate::model::{Control, Input, Model, Readout};
use crate::schema::Placement;
use crate::settings::Settings;

/// What was sent to the page last.
#[derive(Default)]
pub struct Words {
    readout: Option<Readout>,
    controls: Vec<Control>,
    sentence: Option<String>,
    pinned: Option<bool>,
    playing: Option<bool>,
    solving: Option<bool>,
    progress: Option<Progress>,
    pub idle: Option<Vec<IdleButton>>,
    pub side_sliders: Option<Vec<SideSlider>>,
    pub hotspots: Option<PlacedHotspots>,
    pub tally: Option<String>,
    pub absent: Option<Vec<usize>>,
    /// The game that is over.
    pub outcome: Option<Outcome>,
}

impl Words {
    /// Puts the readout, the controls and the sentence into a frame, as far as they have changed.
    pub fn tell(
        &mut self,
        model: &mut dyn Model,
        shown: &Settings,
        previewed: &Settings,
        frame: &mut Frame,
    ) {
        frame.readout = news(&mut self.readout, model.readout(previewed));
        let mut controls = model.controls(previewed);
        let moved = shown.differences(previewed).places();
        let moved: Vec<&str> = moved.map(|index| shown.declared()[index].name).collect();
        for control in &mut controls {
            control.is_previewed = moved.contains(&control.name);
        }
        let names = |controls: &[Control]| -> Vec<&'static str> {
            controls.iter().map(|control| control.name).collect()
        };
        let all = names(&controls);
        frame.control_names = (all != names(&self.controls)).then_some(all);
        let is_new = |control: &&Control| !self.controls.contains(control);
        frame.controls = controls.iter().filter(is_new).cloned().collect();
        self.controls = controls;
        frame.sentence = news(&mut self.sentence, model.sentence(shown));
    }

    /// The primary controls that are sliders, each with the first and last position of its track.
    pub fn side_sliders(&self) -> impl Iterator<Item = (&Control, (f64, f64))> {
        let is_primary = |control: &&Control| {
            matches!(control.placement, Placement::Across | Placement::Upright)
        };
        let primary = self.controls.iter().filter(is_primary);
        primary.filter_map(|control| match control.input {
            Input::Slider { from, to, .. } => Some((control, (from, to))),
            Input::Choice { .. }
            | Input::Switch { .. }
            | Input::Button { .. }
            | Input::Chips(_) => None,
        })
    }

    /// Puts the state of pin, zoom and jobs into a frame, as far as it has changed.
    pub fn tell_state(
        &mut self,
        frame: &mut Frame,
        gestures: &Gestures,
        tasks: &Tasks,
        pinned: bool,
        now: f64,
    ) {
        frame.pinned = news(&mut self.pinned, pinned);
        frame.playing = news(&mut self.playing, gestures.is_playing());
        frame.solving = news(&mut self.solving, tasks.is_solving());
        if let Some(progress) = tasks.progress(now) {
            frame.progress = news(&mut self.progress, progress);
        }
    }
}

/// The new value, if it differs from the last one.
pub fn news<T: Clone + PartialEq>(was: &mut Option<T>, now: T) -> Option<T> {
    if was.as_ref() == Some(&now) {
        return None;
    }
    *was = Some(now.clone());
    Some(now)
}
