//! The controls of a figure, as plain data: what a form shows, and nothing of how.
//!
//! A control takes from its setting what never changes: label, options, place and step.

use super::schema::{Domain, Options, Place, Setting};
use super::settings::Settings;
use serde::Serialize;

/// A control.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Control {
    /// The setting it changes.
    pub name: &'static str,
    /// What it says.
    pub label: &'static str,
    /// Whose number it is: "you", "opponent" or "".
    pub whose: &'static str,
    /// Where it stands.
    pub place: Place,
    /// The kind of control, and its present value.
    pub input: Input,
}

/// The kind of a control, and its present value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
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
        /// Where the slider stands …
        position: f64,
        /// … from here …
        from: f64,
        /// … to here, in the same steps.
        to: f64,
        /// What it says aloud.
        spoken: String,
    },
    /// A few names, one of which is chosen.
    Choice {
        /// The name chosen.
        value: &'static str,
        /// The names, and what they say.
        options: Options,
        /// What the chosen one means, "" where its name says it.
        explanation: &'static str,
    },
    /// On or off.
    Switch {
        /// Is it on?
        on: bool,
    },
}

/// How the positions of a slider stand for values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slide {
    /// A position is a value.
    Even,
    /// So many positions double the value.
    Doubling(u32),
}

impl Control {
    /// The slider of a setting: it stands for its values evenly.
    ///
    /// ```
    /// use upperhand::figures::model::{Control, Input, Slide};
    /// use upperhand::figures::schema::Setting;
    /// const MINE: Setting = Setting::whole("mine", "your pool", (1, 64), 24)
    ///     .labelled("Suspects")
    ///     .of("you");
    /// let pool = Control::slider(&MINE, 8.0, "8 suspects".to_owned());
    /// let pool = pool.sliding(Slide::Doubling(16), (1.0, 32.0));
    /// assert!(matches!(pool.input, Input::Slider { position: 48.0, from: 0.0, to: 80.0, .. }));
    /// ```
    ///
    /// # Panics
    /// Where the setting is no number: an error of the caller.
    #[must_use]
    pub fn slider(setting: &Setting, value: f64, spoken: String) -> Self {
        let (least, most) = match setting.domain {
            Domain::Whole(least, most) => (f64::from(least), f64::from(most)),
            Domain::Real(least, most) => (least, most),
            Domain::Name(_) | Domain::Switch => panic!("{} is no number", setting.name),
        };
        let input = Input::Slider {
            value,
            least,
            most,
            step: setting.step,
            position: value,
            from: least,
            to: most,
            spoken,
        };
        Self::new(setting, input)
    }

    /// The choice of a setting, with the meaning of the chosen name.
    ///
    /// # Panics
    /// Where the setting is no choice: an error of the caller.
    #[must_use]
    pub fn choice(setting: &Setting, settings: &Settings, explanation: &'static str) -> Self {
        let Domain::Name(options) = setting.domain else {
            panic!("{} is no choice", setting.name);
        };
        let input = Input::Choice {
            value: settings.name(setting.name),
            options,
            explanation,
        };
        Self::new(setting, input)
    }

    /// The switch of a setting.
    ///
    /// # Panics
    /// Where the setting is no switch: an error of the caller.
    #[must_use]
    pub fn switch(setting: &Setting, settings: &Settings) -> Self {
        let on = settings.switch(setting.name);
        Self::new(setting, Input::Switch { on })
    }

    const fn new(setting: &Setting, input: Input) -> Self {
        Self {
            name: setting.name,
            label: setting.label,
            whose: setting.whose,
            place: setting.place,
            input,
        }
    }

    /// The same with a label that depends on other settings.
    #[must_use]
    pub fn labelled(self, label: &'static str) -> Self {
        Self { label, ..self }
    }

    /// A slider between narrower ends than its setting allows.
    #[must_use]
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

    /// A slider whose number field goes in steps that depend on its value.
    #[must_use]
    pub fn in_steps(mut self, size: f64) -> Self {
        if let Input::Slider { step, .. } = &mut self.input {
            *step = size;
        }
        self
    }

    /// A slider that stands for its values in that way, and for those from `first` to `last` alone; its
    /// number field keeps its ends.
    #[must_use]
    pub fn sliding(mut self, slide: Slide, (first, last): (f64, f64)) -> Self {
        if let Input::Slider {
            value,
            position,
            from,
            to,
            ..
        } = &mut self.input
        {
            *position = slide.position(*value);
            *from = slide.position(first);
            *to = slide.position(last);
        }
        self
    }
}

impl Slide {
    /// Where the slider stands at a value.
    #[must_use]
    pub fn position(self, value: f64) -> f64 {
        match self {
            Self::Even => value,
            Self::Doubling(steps) => (value.log2() * f64::from(steps)).round(),
        }
    }

    /// The value at a position of the slider.
    #[must_use]
    pub fn value(self, position: f64) -> f64 {
        match self {
            Self::Even => position,
            Self::Doubling(steps) => (position / f64::from(steps)).exp2(),
        }
    }
}
