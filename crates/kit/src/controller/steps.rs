//! Settings without their controls: in sentences, and moved by steps, as keys and numbers in prose do.

use super::Controller;
use super::glide::stepped;
use super::in_prose::InProse;
use crate::model::{Control, Input, Slide};

impl Controller {
    /// A setting for use in a sentence.
    pub fn in_prose(&mut self, name: &str) -> Result<InProse, String> {
        let controls = self.model.controls(self.settings.shown());
        let settings = |control: &&Control| !matches!(control.input, Input::Button { .. });
        let settings: Vec<&Control> = controls.iter().filter(settings).collect();
        let found = settings.iter().find(|control| control.name == name);
        let Some(control) = found else {
            let names: Vec<&str> = settings.iter().map(|control| control.name).collect();
            return Err(format!(
                "“{name}” is not a setting of {} that can be moved now: {} are",
                self.name(),
                names.join(", ")
            ));
        };
        Ok(InProse::of(control))
    }

    /// The input of a setting with its shown value; `None` where it has no control.
    fn input(&mut self, name: &str) -> Option<Input> {
        let controls = self.model.controls(self.settings.shown());
        let control = controls.into_iter().find(|control| control.name == name)?;
        Some(control.input)
    }

    /// Steps through values: numbers stop at their ends, choices and switches wrap around.
    pub(super) fn step(&mut self, name: &str, by: i32) {
        match self.input(name) {
            Some(Input::Slider { value, step, .. }) => {
                let next = match self.model.slide(self.settings.shown(), name) {
                    Slide::Even | Slide::Doubling(_) => stepped(value, step, by),
                    slide @ Slide::AndInfinite(_) => {
                        slide.value(stepped(slide.position(value), step, by))
                    }
                };
                self.set_number(name, next);
            }
            Some(Input::Choice { value, options, .. }) => {
                let count = i32::try_from(options.len()).unwrap_or(i32::MAX);
                let chosen = options.iter().position(|(name, _)| *name == value);
                let from = match chosen {
                    Some(place) => i32::try_from(place).unwrap_or_default(),
                    // Where none is chosen, the first one comes next and the last one before.
                    None => -by.signum().max(0),
                };
                let turn = from.saturating_add(by).rem_euclid(count);
                let turned = usize::try_from(turn)
                    .ok()
                    .and_then(|place| options.get(place));
                self.choose_name(name, turned.map(|(name, _)| *name));
            }
            Some(Input::Switch { on }) => self.set_switch(name, on ^ (by % 2 != 0)),
            Some(Input::Button { .. } | Input::Chips(_)) | None => {}
        }
    }

    /// Sets a slider, a choice or a switch to its first or last value.
    pub(super) fn go_to_end(&mut self, name: &str, last: bool) {
        match self.input(name) {
            Some(Input::Slider { from, to, .. }) => {
                let slide = self.model.slide(self.settings.shown(), name);
                self.set_number(name, slide.value(if last { to } else { from }));
            }
            Some(Input::Choice { options, .. }) => {
                let end = if last {
                    options.last()
                } else {
                    options.first()
                };
                self.choose_name(name, end.map(|(name, _)| *name));
            }
            Some(Input::Switch { .. }) => self.set_switch(name, last),
            Some(Input::Button { .. } | Input::Chips(_)) | None => {}
        }
    }

    fn choose_name(&mut self, name: &str, chosen: Option<&'static str>) {
        let shown = self.settings.shown();
        if let Some((index, chosen)) = shown.index(name).zip(chosen) {
            let (value, _) = shown.declared()[index].read(chosen, &shown.value(index));
            self.set(index, value);
        }
    }
}
