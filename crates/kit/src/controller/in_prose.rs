//! A setting for use in a sentence.

use serde::Serialize;
use ts_rs::TS;

use crate::format::{grouped, true_minus, yes_or_no};
use crate::model::{Chips, Control, Input};

/// A setting for use in a sentence.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct InProse {
    /// The label of its control: "Your suspects".
    pub label: &'static str,
    /// Its value: "24", "0.61", "Official", "yes".
    pub text: String,
    /// The kind of its control, and its present value.
    pub input: Input,
}

impl InProse {
    /// The setting of a control.
    pub(super) fn of(control: &Control) -> Self {
        Self {
            label: control.label,
            text: text(&control.input),
            input: control.input.clone(),
        }
    }
}

fn text(input: &Input) -> String {
    match input {
        Input::Slider { value, .. } => true_minus(&grouped(value)),
        Input::Choice { value, options, .. } => {
            let label = options.iter().find(|(name, _)| name == value);
            label.map_or(*value, |(_, label)| *label).to_owned()
        }
        Input::Switch { on } => yes_or_no(*on),
        Input::Button { says, .. } | Input::Chips(Chips { says, .. }) => says.clone(),
    }
}
