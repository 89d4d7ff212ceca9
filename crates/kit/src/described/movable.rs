//! What a pointer takes hold of in a panel, and keys move: the same settings, to the same values.

use crate::figure::Crosshair;
use crate::model::{Along, KeyPress};
use crate::schema::{Domain, Setting};
use crate::settings::{Edit, Settings};
use crate::span::rounded;
use crate::state::FieldSet;

/// The settings along the axes of a panel, and the crosshair that stands where they are.
#[derive(Clone, Debug)]
pub struct Movable {
    pub x: Option<Handle>,
    pub y: Option<Handle>,
    pub crosshair: Crosshair,
}

/// A number among the settings, which an axis carries.
#[derive(Clone, Copy, Debug)]
pub struct Handle {
    /// The place of the setting among those declared.
    pub field: usize,
    /// The values nearest to the ends of the axis, where keys lead; the setting itself may allow others.
    pub ends: (f64, f64),
    /// Where a pointer rests beside a number: on one with a short name, for example.
    pub snap: fn(f64) -> f64,
    /// The step of a key where it is another than that of the setting.
    pub step: Option<f64>,
}

impl Movable {
    /// One setting, along the x axis.
    pub const fn across(x: Handle, crosshair: Crosshair) -> Self {
        Self {
            x: Some(x),
            y: None,
            crosshair,
        }
    }

    /// The edit of pointing at data coordinates.
    pub fn pointed(&self, settings: &Settings, (x, y): (f64, f64)) -> Edit {
        let mut edit = Edit::nothing(settings);
        for (handle, to) in [(self.x, x), (self.y, y)] {
            if let Some(handle) = handle {
                handle.move_to(&mut edit, (handle.snap)(to), handle.ends);
            }
        }
        edit
    }

    /// The edit of a key, which leads to nothing that a pointer does not reach.
    pub fn pressed(&self, settings: &Settings, key: KeyPress) -> Edit {
        let mut edit = Edit::nothing(settings);
        let handle = match key.along() {
            Along::X => self.x,
            Along::Y => self.y,
        };
        if let Some(handle) = handle {
            let setting = &settings.declared()[handle.field];
            if let Some(from) = settings.value(handle.field).number() {
                // Who is beyond the axis comes back step by step.
                let (least, most) = handle.ends;
                let ends = (least.min(from), most.max(from));
                // Infinitely many come after the last.
                let place = |value| match setting.domain {
                    Domain::Count(..) => setting.slide.position(value),
                    _ => value,
                };
                let (start, end) = (place(least), place(most));
                let to = key.moved(place(from), handle.step_of(setting), (start, end));
                let to = match setting.domain {
                    Domain::Count(..) => setting.slide.value(to),
                    _ => to,
                };
                handle.move_to(&mut edit, to, ends);
            }
        }
        edit
    }
}

impl Handle {
    /// A number between these ends.
    pub fn new(field: usize, ends: (f64, f64)) -> Self {
        Self {
            field,
            ends,
            snap: |number| number,
            step: None,
        }
    }

    /// The step of a key, and of the number field.
    pub fn step_of(self, setting: &Setting) -> f64 {
        self.step.unwrap_or(setting.step)
    }

    /// Moves the setting to the nearest value that it allows and that lies between two ends, of a real number a whole step; nowhere
    /// for NaN.
    fn move_to(self, edit: &mut Edit, to: f64, (least, most): (f64, f64)) {
        let setting = &edit.state.declared()[self.field];
        let to = to.clamp(least, most);
        let to = match setting.domain {
            Domain::Real(..) => rounded(to, (1.0 / self.step_of(setting)).round()),
            _ => to,
        };
        if let Some((value, _)) = setting.nearest_to(to) {
            edit.state.set_value(self.field, value);
            edit.set = edit.set.and(FieldSet::of(self.field));
        }
    }
}
