//! The controls of a figure, as plain data: the contents of a form, and nothing of its look.
//!
//! Label, options, place and step of a control never change: they come from its setting.

use super::format::{counted, grouped};
use super::schema::{Domain, Options, Placement, Setting, Value};
pub use super::slide::Slide;
use serde::Serialize;
use ts_rs::TS;

/// A control.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Control {
    /// The setting it changes, or the act of a button.
    pub name: &'static str,
    /// Its label.
    pub label: &'static str,
    /// The short label of a primary control: "yours"; "" for others.
    pub short_label: &'static str,
    /// The player whose number it is: "you", "opponent" or "".
    pub player: &'static str,
    /// Where it stands beside the picture.
    pub placement: Placement,
    /// Is its value only that of the position below a resting pointer?
    pub is_previewed: bool,
    /// The kind of control, and its present value.
    pub input: Input,
}

/// The kind of a control, and its present value.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Input {
    /// A slider with a number field beside it.
    Slider {
        /// The value.
        value: f64,
        /// The least value of the number field.
        least: f64,
        /// The largest.
        most: f64,
        /// Its step.
        step: f64,
        /// Its position.
        position: f64,
        /// The lowest position.
        from: f64,
        /// The highest position.
        to: f64,
        /// The number of characters that its number field has room for.
        digits: usize,
        /// Its value as it is said aloud.
        spoken: String,
        /// Its value in the words that its field shows and takes; "" where that is a number.
        words: String,
    },
    /// A few names, one of which is chosen.
    Choice {
        /// The name chosen.
        value: &'static str,
        /// The names and their labels.
        options: Options,
        /// The meaning of the chosen name, "" where the name says it.
        explanation: &'static str,
    },
    /// On or off.
    Switch {
        /// Is it on?
        on: bool,
    },
    /// A button that acts.
    Button {
        /// Its label, which says what it does now: "Ask about 8 of 24".
        says: String,
        /// Is there anything that it can do?
        is_possible: bool,
        /// Is it the one to press next?
        is_main: bool,
    },
    /// Words that are pressed together to a question.
    Chips(Chips),
}

/// Words that are pressed together to a question. What a press writes to the setting is said with each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Chips {
    /// The question so far, and how many it is about.
    pub says: String,
    /// Are the words joined by "and"? Else by "or".
    pub is_and: bool,
    /// Are there two at least, so that they can be joined otherwise?
    pub can_join: bool,
    /// The setting with the words joined otherwise.
    pub joined_otherwise: String,
    /// The words.
    pub chips: Vec<Chip>,
}

/// A word, and what a press does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Chip {
    /// The word: "glasses".
    pub word: &'static str,
    /// The number of those it is true of; where it is denied, of the others.
    pub count: usize,
    /// Is it part of the question?
    pub is_pressed: bool,
    /// Is it denied there?
    pub is_denied: bool,
    /// Why a press would change nothing; "" where it changes the question.
    pub why_not: &'static str,
    /// Can it tell nothing, so that it is not shown? It keeps its room.
    pub is_gone: bool,
    /// The setting after a press.
    pub next: String,
}

impl Control {
    /// The control that a setting declares, `None` where it has none. A slider says its number aloud, unless that is spelled, and what comes of it.
    pub fn declared(setting: &Setting, value: Value, outcome: &str) -> Option<Self> {
        match (setting.domain, value) {
            _ if setting.label.is_empty() => None,
            (Domain::Name(options), Value::Name(chosen)) => {
                let place = options.iter().position(|(name, _)| *name == chosen);
                let meaning = place.and_then(|place| setting.meanings.get(place));
                Some(Self::choice(setting, chosen, meaning.unwrap_or(&"")))
            }
            (Domain::Switch, Value::Switch(on)) => Some(Self::switch(setting, on)),
            (Domain::Text(_), Value::Text(text)) if !setting.among.is_empty() => {
                let is_it = |(name, _): &&(&str, &str)| text.is_empty() || *name == text;
                let chosen = setting
                    .among
                    .iter()
                    .find(is_it)
                    .map_or("", |(name, _)| name);
                Some(Self::choice_among(setting, chosen, setting.among, ""))
            }
            // A text below the picture is written by words, which the figure knows.
            (Domain::Text(_), _) if setting.placement == Placement::Below => {
                Some(Self::chips(setting, Chips::default()))
            }
            (_, value) => {
                let number = value.number()?;
                let said = match setting.counts {
                    _ if setting.spelling.is_some() => String::new(),
                    "" => grouped(number),
                    noun if number == f64::INFINITY => counted("infinitely many", noun),
                    noun => counted(&grouped(number), noun),
                };
                let is_both = !said.is_empty() && !outcome.is_empty();
                let comma = if is_both { ", " } else { "" };
                Some(Self::slider(
                    setting,
                    number,
                    format!("{said}{comma}{outcome}"),
                ))
            }
        }
    }

    /// The slider of a setting, evenly spaced.
    pub fn slider(setting: &Setting, value: impl Into<f64>, spoken: String) -> Self {
        let value = value.into();
        let (least, most) = match setting.domain {
            Domain::Whole(least, most) => (f64::from(least), f64::from(most)),
            Domain::Count(least, _) => (f64::from(least), f64::INFINITY),
            Domain::Real(least, most) => (least, most),
            Domain::Name(_) | Domain::Switch | Domain::Text(_) => {
                panic!("{} is no number", setting.name)
            }
        };
        let input = Input::Slider {
            value,
            least,
            most,
            step: setting.step,
            position: value,
            from: least,
            to: most,
            digits: digits(most, setting.step),
            spoken,
            words: String::new(),
        };
        let control = Self::new(setting, input);
        match setting.domain {
            Domain::Count(least, most) => control
                .sliding(Slide::AndInfinite(most), (f64::from(least), f64::INFINITY))
                .in_words(grouped(value), most.to_string().len()),
            _ => control,
        }
    }

    /// The choice of a setting, with the meaning of the chosen name.
    pub fn choice(setting: &Setting, value: &'static str, explanation: &'static str) -> Self {
        let Domain::Name(options) = setting.domain else {
            panic!("{} is no choice", setting.name);
        };
        Self::choice_among(setting, value, options, explanation)
    }

    /// A choice among some texts that a setting may have; none is chosen where its text is another.
    pub const fn choice_among(
        setting: &Setting,
        value: &'static str,
        options: Options,
        explanation: &'static str,
    ) -> Self {
        let input = Input::Choice {
            value,
            options,
            explanation,
        };
        Self::new(setting, input)
    }

    /// The switch of a setting.
    pub const fn switch(setting: &Setting, on: bool) -> Self {
        Self::new(setting, Input::Switch { on })
    }

    /// The chips of a setting.
    pub const fn chips(setting: &Setting, chips: Chips) -> Self {
        Self::new(setting, Input::Chips(chips))
    }

    /// A button by the name of its act, with a label that says what it does now.
    pub const fn button(
        name: &'static str,
        placement: Placement,
        says: String,
        is_possible: bool,
    ) -> Self {
        let input = Input::Button {
            says,
            is_possible,
            is_main: false,
        };
        Self {
            name,
            label: "",
            short_label: "",
            player: "",
            placement,
            is_previewed: false,
            input,
        }
    }

    /// A button as the one to press next.
    pub const fn main(mut self) -> Self {
        if let Input::Button { is_main, .. } = &mut self.input {
            *is_main = true;
        }
        self
    }

    const fn new(setting: &Setting, input: Input) -> Self {
        Self {
            name: setting.name,
            label: setting.label,
            short_label: setting.short_label,
            player: setting.player,
            placement: setting.placement,
            is_previewed: false,
            input,
        }
    }

    /// The same with a label that depends on other settings.
    pub fn labelled(self, label: &'static str) -> Self {
        Self { label, ..self }
    }

    /// A slider between narrower ends than its setting allows.
    pub fn between(mut self, ends: (f64, f64)) -> Self {
        if let Input::Slider {
            least,
            most,
            from,
            to,
            ..
        } = &mut self.input
        {
            (*least, *most) = ends;
            (*from, *to) = ends;
        }
        self
    }

    /// A slider whose field shows and takes words of at most so many letters.
    pub fn in_words(mut self, said: String, letters: usize) -> Self {
        if let Input::Slider { words, digits, .. } = &mut self.input {
            (*words, *digits) = (said, letters);
        }
        self
    }

    /// A slider whose number field goes in steps that depend on its value.
    pub fn in_steps(mut self, size: f64) -> Self {
        if let Input::Slider { step, .. } = &mut self.input {
            *step = size;
        }
        self
    }

    /// A slider with its own scale and only the values from `first` to `last`; its number field keeps its range.
    pub fn sliding(mut self, slide: Slide, (first, last): (f64, f64)) -> Self {
        if let Input::Slider {
            value,
            position,
            from,
            to,
            step,
            digits,
            ..
        } = &mut self.input
        {
            *digits = self::digits(last.max(*value), *step).max(value.to_string().len().min(10));
            *position = slide.position(*value);
            *from = slide.position(first);
            *to = slide.position(last);
        }
        self
    }
}

/// The number of characters that numbers up to `most` take in steps of a size: at least four, so that a field does not
/// grow with every number, and at most as many as the largest pool has.
fn digits(most: f64, step: f64) -> usize {
    let whole = most.floor().to_string().len();
    let step = step.to_string();
    let decimals = step
        .split_once('.')
        .map_or(0, |(_, decimals)| 1 + decimals.len());
    (whole + decimals).clamp(4, 10)
}
