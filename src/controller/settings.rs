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
    /// The defaults of a figure.
    pub fn new(model: &dyn Model) -> Self {
        let shown = model.defaults();
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

    /// Shows what the pointer rests on. Returns whether that is news.
    pub fn rest_on(&mut self, preview: Assignments) -> bool {
        let is_news = preview != self.preview;
        self.preview = preview;
        is_news
    }

    /// Ends the preview and returns it.
    pub fn end_preview(&mut self) -> Assignments {
        std::mem::take(&mut self.preview)
    }

    /// Takes over settings from texts; all others become what they are by default. Returns notices.
    pub fn read(&mut self, model: &dyn Model, texts: &[(String, String)]) -> Vec<String> {
        let mut wanted = model.defaults();
        let (mut notices, mut named) = (Vec::new(), Vec::new());
        for setting in model.schema().settings {
            let text = texts.iter().find(|(name, _)| name == setting.name);
            if let Some((_, text)) = text {
                notices.extend(wanted.set_text(setting.name, text));
                named.push(setting.name);
            }
        }
        self.preview.clear();
        self.shown = wanted.clone();
        model.settle(&mut self.shown, &named);
        self.wanted = wanted;
        self.keep_followers();
        notices
    }

    /// Sets what texts ask for, all at once; a text that says nothing leaves its setting as it is shown. Returns
    /// notices.
    pub fn write(&mut self, model: &dyn Model, texts: &[(String, String)]) -> Vec<String> {
        let mut given = self.shown.clone();
        let (mut notices, mut assignments) = (Vec::new(), Assignments::new());
        for (name, text) in texts {
            let before = given.clone();
            notices.extend(given.set_text(name, text));
            // A text may stand for several settings.
            for (setting, value) in given.entries() {
                if setting.name == name || before.get(setting.name) != Some(value) {
                    assignments.retain(|(earlier, _)| *earlier != setting.name);
                    assignments.push((setting.name, value));
                }
            }
        }
        self.assign(model, &assignments);
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
        let followers = self.shown.declared().iter();
        for setting in followers.filter(|setting| setting.follows || setting.stays) {
            if let Some(value) = self.shown.get(setting.name) {
                self.wanted.set(setting.name, value);
            }
        }
    }
}
