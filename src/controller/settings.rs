//! The settings of a figure in use: as they are shown, as they were asked for, and as the pointer previews them.

use crate::figures::Size;
use crate::figures::model::{Changes as Assignments, Model};
use crate::figures::schema::Setting;
use crate::figures::settings::{Settings, Value};

/// Settings in three states. A setting that had to give way to others comes back when there is room again.
#[derive(Clone)]
pub struct UsedSettings {
    /// The settings in agreement with each other.
    shown: Settings,
    /// The settings as they were asked for.
    wanted: Settings,
    /// The settings of the position below a resting pointer.
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

    /// The settings that are shown.
    pub const fn shown(&self) -> &Settings {
        &self.shown
    }

    /// The settings that are shown, with the preview.
    pub fn previewed(&self) -> Settings {
        with(&self.shown, &self.preview)
    }

    /// Begins a preview, or takes it back where it is empty.
    pub fn rest_on(&mut self, preview: Assignments) {
        self.preview = preview;
    }

    /// Ends the preview and returns it.
    pub fn end_preview(&mut self) -> Assignments {
        std::mem::take(&mut self.preview)
    }

    /// Takes over settings from texts, and from others where the texts say nothing; all that remain get their defaults.
    /// Returns notices.
    pub fn read(
        &mut self,
        model: &dyn Model,
        texts: &[(String, String)],
        others: &[(String, String)],
    ) -> Vec<String> {
        let mut wanted = model.defaults();
        let all = [texts, others].concat();
        let asked = Asked::of(&mut wanted, &all);
        let names = &asked.names;
        let refusals = model.refusals(&wanted);
        self.preview.clear();
        self.shown = wanted.clone();
        model.settle(&mut self.shown, names);
        self.wanted = wanted;
        self.keep_followers(&model.followers(names));
        [asked.notices(&self.shown), refusals].concat()
    }

    /// Sets the values of texts, all at once; a text that says nothing leaves its setting as it is shown. Returns
    /// notices.
    pub fn write(&mut self, model: &dyn Model, texts: &[(String, String)]) -> Vec<String> {
        let (asked, notices) = self.asked(model, texts);
        self.assign(model, &asked);
        notices
    }

    /// The assignments that texts ask for, and notices of what is not possible.
    pub fn asked(
        &self,
        model: &dyn Model,
        texts: &[(String, String)],
    ) -> (Assignments, Vec<String>) {
        let mut given = self.shown.clone();
        let asked = Asked::of(&mut given, texts);
        let names = &asked.names;
        if names.is_empty() {
            return (Assignments::new(), asked.notices(&given));
        }
        let refusals = model.refusals(&given);
        let mut settled = given.clone();
        model.settle(&mut settled, names);
        let values = given
            .entries()
            .map(|(setting, value)| (setting.name, value));
        let assignments = values.filter(|(name, _)| names.contains(name)).collect();
        (assignments, [asked.notices(&settled), refusals].concat())
    }

    /// The settings as an address query: those that are not at their defaults, and those that an address without them
    /// would set otherwise.
    pub fn query(&self, model: &dyn Model) -> String {
        let changed = self.shown.changed().into_iter();
        let mut named: Vec<&str> = changed.map(|(name, _)| name).collect();
        loop {
            let mut read = model.defaults();
            for (name, value) in self.shown.iter().filter(|(name, _)| named.contains(name)) {
                read.set(name, value);
            }
            model.settle(&mut read, &named);
            let both = self.shown.iter().zip(read.iter());
            let missing = both.filter(|(shown, read)| shown != read);
            let missing = missing.map(|((name, _), _)| name);
            let missing: Vec<&str> = missing.filter(|name| !named.contains(name)).collect();
            if missing.is_empty() {
                break;
            }
            named.extend(missing);
        }
        self.shown.query_of(&named)
    }

    /// Takes over assignments and makes everything agree with them.
    pub fn assign(&mut self, model: &dyn Model, assignments: &[(&'static str, Value)]) {
        if assignments.is_empty() {
            return;
        }
        for (name, value) in assignments {
            self.wanted.set(name, value.clone());
        }
        let names: Vec<&str> = assignments.iter().map(|(name, _)| *name).collect();
        let moved = with(&self.shown, assignments);
        self.preview.clear();
        if moved == self.shown {
            return;
        }
        // A position pointed at belongs to the window that is shown, not to the one that was asked for.
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
        self.keep_followers(&model.followers(&names));
    }

    /// Would assignments change anything that is shown?
    pub fn would_change(&self, model: &dyn Model, assignments: &[(&'static str, Value)]) -> bool {
        let mut moved = with(&self.shown, assignments);
        let names: Vec<&str> = assignments.iter().map(|(name, _)| *name).collect();
        model.settle(&mut moved, &names);
        moved != self.shown
    }

    /// Do all panels show the same with other settings, but for their crosshairs?
    fn shows_the_same(&self, model: &dyn Model, others: &Settings) -> bool {
        let ground = |panel, settings| model.ground(panel, settings, Size::USUAL);
        (0..model.panels().len()).all(|panel| ground(panel, &self.shown) == ground(panel, others))
    }

    /// Settings that follow others keep their value when a later change would move them: those that do always, and those
    /// that have followed this time.
    fn keep_followers(&mut self, this_time: &[&str]) {
        let all = self.shown.declared().iter();
        let follows = |setting: &&Setting| {
            setting.follows || setting.stays || this_time.contains(&setting.name)
        };
        for setting in all.filter(follows) {
            if let Some(value) = self.shown.get(setting.name) {
                self.wanted.set(setting.name, value);
            }
        }
    }
}

/// The same settings with assignments.
fn with(settings: &Settings, assignments: &[(&'static str, Value)]) -> Settings {
    let mut settings = settings.clone();
    for (name, value) in assignments {
        settings.set(name, value.clone());
    }
    settings
}

/// What texts ask for.
struct Asked<'a> {
    /// The names of the settings.
    names: Vec<&'static str>,
    /// The texts by their settings, each with the value that is nearest to it, and whether that is the value it names.
    texts: Vec<(&'static Setting, &'a str, Value, bool)>,
}

impl<'a> Asked<'a> {
    /// Sets the values of texts, in the order of the parameters, so that the order of the texts makes no difference.
    fn of(settings: &mut Settings, texts: &'a [(String, String)]) -> Self {
        let (mut names, mut asked) = (Vec::new(), Vec::new());
        for setting in settings.declared() {
            let Some((_, text)) = texts.iter().find(|(name, _)| name == setting.name) else {
                continue;
            };
            let before = settings.clone();
            let is_possible = settings.set_text(setting.name, text).is_none();
            // A text may stand for several settings.
            let both = before.entries().zip(settings.entries());
            let set =
                both.filter(|(before, after)| before != after || after.0.name == setting.name);
            names.extend(set.map(|(_, (set, _))| set.name));
            asked.extend(
                settings
                    .get(setting.name)
                    .map(|value| (setting, text.as_str(), value, is_possible)),
            );
        }
        Self {
            names,
            texts: asked,
        }
    }

    /// Notices of what is not shown as it was asked for, once all settings agree with each other. A text that is a value,
    /// as the moves of a game are, has the figure's own notice.
    fn notices(&self, shown: &Settings) -> Vec<String> {
        let notice = |(setting, text, value, is_possible): &(&Setting, &str, Value, bool)| {
            let found = shown.get(setting.name)?;
            if !is_possible {
                Some(setting.refusal(text, &found))
            } else if found == *value || matches!(value, Value::Text(_)) {
                None
            } else {
                Some(setting.conflict(text, &found))
            }
        };
        self.texts.iter().filter_map(notice).collect()
    }
}
