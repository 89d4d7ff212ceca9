//! The controls of a figure, as plain data: what a form shows, and nothing of how.

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

/// Where a control stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Below the picture, for what is scrubbed.
    Sliders,
    /// Beside it, for what is chosen.
    Choices,
    /// Among those that are shown on request.
    More,
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

/// Names to choose from, and what they say.
pub type Options = &'static [(&'static str, &'static str)];

/// How the positions of a slider stand for values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slide {
    /// A position is a value.
    Even,
    /// So many positions double the value.
    Doubling(u32),
}

impl Control {
    /// A slider for whole numbers between two ends, below the picture; it stands for them evenly and is
    /// nobody's.
    ///
    /// ```
    /// use upperhand::figures::model::{Control, Input, Slide};
    /// let pool = Control::slider("mine", "Suspects", 8.0, (1.0, 64.0), "8 suspects".to_owned());
    /// let pool = pool.sliding(Slide::Doubling(16), (1.0, 32.0)).of("you");
    /// assert!(matches!(pool.input, Input::Slider { position: 48.0, from: 0.0, to: 80.0, .. }));
    /// ```
    #[must_use]
    pub const fn slider(
        name: &'static str,
        label: &'static str,
        value: f64,
        (least, most): (f64, f64),
        spoken: String,
    ) -> Self {
        Self {
            name,
            label,
            whose: "",
            place: Place::Sliders,
            input: Input::Slider {
                value,
                least,
                most,
                step: 1.0,
                position: value,
                from: least,
                to: most,
                spoken,
            },
        }
    }

    /// A choice beside the picture.
    #[must_use]
    pub const fn choice(
        name: &'static str,
        label: &'static str,
        value: &'static str,
        options: Options,
        explanation: &'static str,
    ) -> Self {
        Self {
            name,
            label,
            whose: "",
            place: Place::Choices,
            input: Input::Choice {
                value,
                options,
                explanation,
            },
        }
    }

    /// A switch beside the picture.
    #[must_use]
    pub const fn switch(name: &'static str, label: &'static str, on: bool) -> Self {
        Self {
            name,
            label,
            whose: "",
            place: Place::Choices,
            input: Input::Switch { on },
        }
    }

    /// The same for a number of "you" or the "opponent".
    #[must_use]
    pub fn of(self, whose: &'static str) -> Self {
        Self { whose, ..self }
    }

    /// The same among those that are shown on request.
    #[must_use]
    pub fn on_request(self) -> Self {
        Self {
            place: Place::More,
            ..self
        }
    }

    /// A slider whose number field goes in other steps than 1.
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
