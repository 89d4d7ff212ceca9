//! Numbers that glide to the values in a link or a passage of the page.

use super::settings::UsedSettings;
use crate::schema::{Domain, Placement, Setting};
use crate::settings::{Settings, Value};
use crate::{Edit, FieldSet};

/// The length of a glide, in milliseconds.
const LENGTH: f64 = 350.0;

/// A running glide.
pub struct Glide {
    /// The settings before it. Each frame starts from them, so that the last one shows what a change at once would
    /// have.
    pub from: UsedSettings,
    /// The requested settings.
    pub to: Edit,
    /// The time of the first frame.
    start: Option<f64>,
}

impl Glide {
    /// A glide to the requested settings; none where no number would move.
    pub fn between(from: UsedSettings, to: Edit) -> Option<Self> {
        let has_way = |index: usize| number_of(from.shown(), index).is_some();
        let differences = from.shown().differences(&to.state);
        let mut moved = to
            .set
            .places()
            .filter(|&index| differences.has(FieldSet::of(index)));
        let differs = moved.any(has_way);
        differs.then_some(Self {
            from,
            to,
            start: None,
        })
    }

    /// The fraction of the way at a time; slow at both ends.
    pub fn share(&mut self, now: f64) -> f64 {
        let start = *self.start.get_or_insert(now);
        let passed = ((now - start) / LENGTH).clamp(0.0, 1.0);
        passed * passed * (3.0 - 2.0 * passed)
    }

    /// The edit at a fraction of the way: gliding numbers are in between, everything else is as requested.
    pub fn at(&self, share: f64) -> Edit {
        let mut edit = self.to.clone();
        for index in edit.set.places() {
            let way = number_of(self.from.shown(), index).zip(number(&self.to.state.value(index)));
            let value = way.and_then(|((setting, from), to)| {
                setting.nearest_to(passed(setting, from, to, share))
            });
            if let Some((value, _)) = value {
                edit.state.set_value(index, value);
            }
        }
        edit
    }
}

/// The number at a fraction of the way, rounded on long ways so that it can be read in a sentence.
fn passed(setting: &Setting, from: f64, to: f64, share: f64) -> f64 {
    let number = from + share * (to - from);
    if (to - from).abs() >= 10.0 * setting.step {
        stepped(number, setting.step, 0)
    } else {
        number
    }
}

/// The number of a setting, if it glides: a primary control, which is made to be scrubbed, or a continuous one. Gliding
/// others would solve games that nobody asked for.
fn number_of(settings: &Settings, index: usize) -> Option<(&'static Setting, f64)> {
    let setting = &settings.declared()[index];
    let is_along = matches!(setting.placement, Placement::Across | Placement::Upright);
    let glides = is_along || matches!(setting.domain, Domain::Real(..));
    let value = glides.then(|| settings.value(index))?;
    Some((setting, number(&value)?))
}

/// Nothing glides to infinitely many.
fn number(value: &Value) -> Option<f64> {
    value.number().filter(|number| number.is_finite())
}

/// Rounds a number to a multiple of the step, so that errors do not add up.
pub fn stepped(value: f64, step: f64, by: i32) -> f64 {
    let next = ((value / step).round() + f64::from(by)) * step;
    let steps = (1.0 / step).round();
    if step < 1.0 {
        (next * steps).round() / steps
    } else {
        next
    }
}
