//! The settings of a figure in use: what is shown, what was asked for, and what the pointer rests on.

use crate::figures::model::{Changes as Assignments, Model};
use crate::figures::settings::{Settings, Value};

/// Settings in three states. What had to give way to other settings comes back when there is room again.
pub struct UsedSettings {
    /// In agreement with each other.
    shown: Settings,
    /// As they were asked for.
    wanted: Settings,
    /// What the pointer rests on.
    preview: Assignments,
}

impl UsedSettings {
    /// Settings that agree with each other.
    pub fn new(shown: Settings) -> Self {
        Self {
            wanted: shown.clone(),
            shown,
            preview: Assignments::new(),
        }
    }

    /// What is shown.
    pub const fn shown(&self) -> &Settings {
        &self.shown
    }

    /// What is shown, with what the pointer rests on.
    pub fn previewed(&self) -> Settings {
        let mut settings = self.shown.clone();
        for &(name, value) in &self.preview {
            settings.set(name, value);
        }
        settings
    }

    /// Shows what the pointer rests on.
    pub fn rest_on(&mut self, preview: Assignments) {
        self.preview = preview;
    }

    /// Ends the preview and returns it.
    pub fn end_preview(&mut self) -> Assignments {
        std::mem::take(&mut self.preview)
    }

    /// Takes over settings from texts; all others become what they are by default. Returns notices.
    pub fn read(&mut self, model: &dyn Model, texts: &[(String, String)]) -> Vec<String> {
        let mut wanted = Settings::new(model.parameters());
        let (names, notices) = set_texts(&mut wanted, texts);
        self.preview.clear();
        self.shown = wanted.clone();
        model.settle(&mut self.shown, &names);
        self.wanted = wanted;
        self.keep_followers();
        notices
    }

    /// Sets what texts ask for, all at once; a text that says nothing leaves its setting as it is shown. Returns
    /// notices.
    pub fn write(&mut self, model: &dyn Model, texts: &[(String, String)]) -> Vec<String> {
        let mut given = self.shown.clone();
        let (names, notices) = set_texts(&mut given, texts);
        let asked = given.entries().map(|(parameter, value)| (parameter.name, value));
        let asked: Assignments = asked.filter(|(name, _)| names.contains(name)).collect();
        self.assign(model, &asked);
        notices
    }

    /// Takes over assignments and makes everything agree with them.
    pub fn assign(&mut self, model: &dyn Model, assignments: &[(&'static str, Value)]) {
        if assignments.is_empty() {
            return;
        }
        for &(name, value) in assignments {
            self.wanted.set(name, value);
        }
        let names: Vec<&str> = assignments.iter().map(|(name, _)| *name).collect();
        let mut moved = self.shown.clone();
        for &(name, value) in assignments {
            moved.set(name, value);
        }
        self.preview.clear();
        if moved == self.shown {
            return;
        }
        // What is pointed at belongs to the window as it is shown.
        let only_crosshair = self.shows_the_same(model, &moved);
        let mut settings = if only_crosshair {
            moved
        } else {
            self.wanted.clone()
        };
        model.settle(&mut settings, &names);
        if only_crosshair {
            self.wanted = settings.clone();
        }
        self.shown = settings;
        self.keep_followers();
    }

    /// Do all panels show the same with other settings, but for their crosshairs?
    fn shows_the_same(&self, model: &dyn Model, others: &Settings) -> bool {
        (0..model.panels().len())
            .all(|panel| model.ground(panel, &self.shown) == model.ground(panel, others))
    }

    /// Settings that follow others keep their value when a later change would move them.
    fn keep_followers(&mut self) {
        let followers = self.shown.parameters().iter();
        for parameter in followers.filter(|parameter| parameter.follows || parameter.stays) {
            if let Some(value) = self.shown.get(parameter.name) {
                self.wanted.set(parameter.name, value);
            }
        }
    }
}

/// Sets what texts ask for, in the order of the parameters, so that the order of the texts makes no difference. Returns
/// the names of the settings that were asked for, and notices.
fn set_texts(
    settings: &mut Settings,
    texts: &[(String, String)],
) -> (Vec<&'static str>, Vec<String>) {
    let (mut names, mut notices) = (Vec::new(), Vec::new());
    for parameter in settings.parameters() {
        let Some((_, text)) = texts.iter().find(|(name, _)| name == parameter.name) else {
            continue;
        };
        let before = settings.clone();
        notices.extend(settings.set_text(parameter.name, text));
        // A text may stand for several settings.
        let both = before.entries().zip(settings.entries());
        let asked = both.filter(|(before, after)| before != after || after.0.name == parameter.name);
        names.extend(asked.map(|(_, (asked, _))| asked.name));
    }
    (names, notices)
}
