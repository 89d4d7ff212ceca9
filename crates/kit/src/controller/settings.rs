//! The settings of a figure in use: as requested, as shown, and as the pointer previews them.

use crate::model::Model;
use crate::schema::Setting;
use crate::settings::{Reading, Settings, Value};
use crate::{Edit, FieldSet, Size};

/// Settings in three versions. A requested value that conflicts with other settings comes back when it no longer does.
#[derive(Clone)]
pub struct UsedSettings {
    /// The settings in agreement with each other.
    shown: Settings,
    /// The settings as requested.
    wanted: Settings,
    /// The settings of the position below a hovering pointer.
    preview: Option<Edit>,
}

impl UsedSettings {
    /// Settings that agree with each other.
    pub fn new(shown: Settings) -> Self {
        Self {
            wanted: shown.clone(),
            shown,
            preview: None,
        }
    }

    /// The settings that are shown.
    pub const fn shown(&self) -> &Settings {
        &self.shown
    }

    /// The settings that are shown, or the preview.
    pub fn previewed(&self) -> Settings {
        let preview = self.preview.as_ref();
        preview.map_or_else(|| self.shown.clone(), |edit| edit.on(&self.shown))
    }

    /// Begins a preview, or ends it.
    pub fn rest_on(&mut self, preview: Option<Edit>) {
        self.preview = preview;
    }

    /// Ends the preview and returns it.
    pub const fn end_preview(&mut self) -> Option<Edit> {
        self.preview.take()
    }

    /// Reads settings from texts, and from `others` where the texts do not name them; all others get their defaults.
    /// Returns notices.
    pub fn read(
        &mut self,
        model: &mut dyn Model,
        texts: &[(String, String)],
        others: &[(String, String)],
    ) -> Vec<String> {
        let mut wanted = model.defaults();
        let all = [texts, others].concat();
        let asked = Asked::of(&mut wanted, &all);
        let rejections = model.rejections(&wanted);
        self.preview = None;
        self.shown = wanted.clone();
        let kept = model.normalize(&mut self.shown, asked.set);
        self.wanted = wanted;
        self.wanted.take(&self.shown, kept);
        let notices = asked.notices(model, &self.shown);
        notices.and(rejections).all()
    }

    /// Sets the values of texts, all at once; a text without a meaning leaves its setting as it is shown. Returns
    /// notices.
    pub fn write(&mut self, model: &mut dyn Model, texts: &[(String, String)]) -> Notices {
        let (asked, notices) = self.asked(model, texts);
        self.apply(model, &asked);
        notices
    }

    /// The edit for texts, and notices of what is not possible.
    pub fn asked(&self, model: &mut dyn Model, texts: &[(String, String)]) -> (Edit, Notices) {
        let mut state = self.shown.clone();
        let asked = Asked::of(&mut state, texts);
        let set = asked.set;
        if set.is_empty() {
            let notices = asked.notices(model, &state);
            return (Edit { state, set }, notices);
        }
        let rejections = model.rejections(&state);
        let mut normalized = state.clone();
        model.normalize(&mut normalized, set);
        let notices = asked.notices(model, &normalized).and(rejections);
        (Edit { state, set }, notices)
    }

    /// The settings as an address query: those that are not at their defaults, and those that would differ if the
    /// address left them out.
    pub fn query(&self, model: &mut dyn Model) -> String {
        let shown = self.shown.without_private();
        let mut named = shown.changed();
        loop {
            let mut read = model.defaults();
            read.take(&shown, named);
            model.normalize(&mut read, named);
            let missing = shown.differences(&read).without(named);
            if missing.is_empty() {
                break;
            }
            named = named.and(missing);
        }
        shown.query_of(named)
    }

    /// Applies an edit and makes everything agree with it.
    pub fn apply(&mut self, model: &mut dyn Model, edit: &Edit) {
        if edit.set.is_empty() {
            return;
        }
        self.wanted.take(&edit.state, edit.set);
        self.preview = None;
        if !self.would_change(edit) {
            return;
        }
        let moved = edit.on(&self.shown);
        // A pointed-at position belongs to the window that is shown, not to the requested one.
        let only_crosshair = self.shows_the_same(model, &moved);
        let mut settings = if only_crosshair {
            moved
        } else {
            self.wanted.clone()
        };
        let kept = model.normalize(&mut settings, edit.set);
        if only_crosshair {
            self.wanted = settings.clone();
        }
        self.wanted.take(&settings, kept);
        self.shown = settings;
    }

    /// Would [`apply`](Self::apply) change anything with an edit?
    pub fn would_change(&self, edit: &Edit) -> bool {
        edit.on(&self.shown) != self.shown
    }

    /// Do all panels look the same with other settings, except for their crosshairs?
    fn shows_the_same(&self, model: &dyn Model, others: &Settings) -> bool {
        let key = |panel, settings| model.background_key(panel, settings, Size::USUAL);
        (0..model.panels().len()).all(|panel| key(panel, &self.shown) == key(panel, others))
    }
}

/// What has to be said of texts.
#[derive(Default)]
pub struct Notices {
    /// Of those that are not possible, and for what reason.
    pub refused: Vec<String>,
    /// Of those that leave something open.
    pub remarks: Vec<String>,
}

impl Notices {
    /// All of them.
    pub fn all(self) -> Vec<String> {
        [self.refused, self.remarks].concat()
    }

    fn and(mut self, refused: Vec<String>) -> Self {
        self.refused.extend(refused);
        self
    }
}

/// The request in texts.
struct Asked<'a> {
    /// The settings that are set.
    set: FieldSet,
    /// The texts by setting, each with its nearest allowed value, and how it was understood.
    texts: Vec<(&'static Setting, &'a str, Value, Reading)>,
}

impl<'a> Asked<'a> {
    /// Sets the values of texts, in the order of the parameters, so that the order of the texts makes no difference.
    fn of(settings: &mut Settings, texts: &'a [(String, String)]) -> Self {
        let (mut set, mut asked) = (FieldSet::NONE, Vec::new());
        for (index, setting) in settings.declared().iter().enumerate() {
            let Some((_, text)) = texts.iter().find(|(name, _)| name == setting.name) else {
                continue;
            };
            let before = settings.clone();
            let reading = settings.read_text(index, text);
            // A text may stand for several settings.
            let changed = before.differences(settings);
            set = set.and(changed);
            // Words that cannot be understood ask for nothing, and leave a follower where the others lead it.
            if setting.spelling.is_none() || !matches!(reading, Reading::Refused(_)) {
                set = set.and(FieldSet::of(index));
            }
            let value = settings.value(index);
            asked.push((setting, text.as_str(), value, reading));
        }
        Self { set, texts: asked }
    }

    /// Notices of what is not shown as requested, once all settings agree with each other. For settings that are texts,
    /// such as the moves of a game, the figure has its own notice.
    fn notices(&self, model: &mut dyn Model, shown: &Settings) -> Notices {
        let mut notices = Notices::default();
        for (setting, text, value, reading) in &self.texts {
            let Some(index) = shown.index(setting.name) else {
                continue;
            };
            let named = shown.named(index);
            let is_shown = shown.value(index) == *value;
            let notice = reading.notice(setting, text, &named);
            match reading {
                Reading::Refused(None) => {
                    let controls = model.controls(shown);
                    let notice = setting.rejection(text, &named, &controls);
                    notices.refused.push(notice);
                }
                Reading::Refused(_) => notices.refused.extend(notice),
                _ if is_shown => notices.remarks.extend(notice),
                _ if matches!(value, Value::Text(_)) => {}
                _ => notices.refused.push(setting.conflict(text, &named)),
            }
        }
        notices
    }
}
