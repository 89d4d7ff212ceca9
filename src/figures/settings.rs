//! What a figure shows, as named settings: the same names in attributes, in addresses and here.
//!
//! Anything that is not allowed becomes the nearest value that is, with a notice that says so.

use super::format::grouped;
use super::number;
use serde::Serialize;

/// One setting of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameter {
    /// Its name in attributes and addresses.
    pub name: &'static str,
    /// Its name in a notice: "your pool".
    pub called: &'static str,
    /// What it may be.
    pub domain: Domain,
    /// What it is when nothing is said.
    pub default: Value,
    /// Texts that stand for settings of several parameters.
    pub aliases: &'static [Alias],
    /// Nothing that anybody asks for: remembered beside the others, and not part of attributes and
    /// addresses.
    pub is_memory: bool,
    /// It follows the others unless it is set: an address that says anything says it too.
    pub follows: bool,
    /// Where it has come to by itself it stays, whatever is set next.
    pub stays: bool,
}

/// A text that stands for settings of several parameters: `rules="tripartite"` means two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alias {
    /// The text.
    pub text: &'static str,
    /// Names of parameters and what they are set to.
    pub means: &'static [(&'static str, &'static str)],
}

impl Parameter {
    /// A whole number.
    #[must_use]
    pub const fn whole(
        name: &'static str,
        called: &'static str,
        (least, most): (u32, u32),
        default: u32,
    ) -> Self {
        Self::new(
            name,
            called,
            Domain::Whole(least, most),
            Value::Whole(default),
        )
    }

    /// One of a few names, the first by default.
    #[must_use]
    pub const fn name(
        name: &'static str,
        called: &'static str,
        names: &'static [&'static str],
    ) -> Self {
        Self::new(name, called, Domain::Name(names), Value::Name(names[0]))
    }

    /// A number.
    #[must_use]
    pub const fn real(
        name: &'static str,
        called: &'static str,
        (least, most): (f64, f64),
        default: f64,
    ) -> Self {
        Self::new(
            name,
            called,
            Domain::Real(least, most),
            Value::Real(default),
        )
    }

    /// Yes or no.
    #[must_use]
    pub const fn switch(name: &'static str, called: &'static str, default: bool) -> Self {
        Self::new(name, called, Domain::Switch, Value::Switch(default))
    }

    const fn new(name: &'static str, called: &'static str, domain: Domain, default: Value) -> Self {
        Self {
            name,
            called,
            domain,
            default,
            aliases: &[],
            is_memory: false,
            follows: false,
            stays: false,
        }
    }

    /// The same parameter, which follows the others unless it is set.
    #[must_use]
    pub const fn following(self) -> Self {
        Self {
            follows: true,
            ..self
        }
    }

    /// The same parameter, which stays where it has come to.
    #[must_use]
    pub const fn staying(self) -> Self {
        Self {
            stays: true,
            ..self
        }
    }

    /// The same parameter, to be remembered only.
    #[must_use]
    pub const fn remembered(self) -> Self {
        Self {
            is_memory: true,
            ..self
        }
    }

    /// The same parameter with texts that stand for several settings.
    #[must_use]
    pub const fn with_aliases(self, aliases: &'static [Alias]) -> Self {
        Self { aliases, ..self }
    }
}

/// What a setting may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Domain {
    /// A whole number from the first to the second.
    Whole(u32, u32),
    /// A number from the first to the second.
    Real(f64, f64),
    /// One of a few names.
    Name(&'static [&'static str]),
    /// Yes or no.
    Switch,
}

/// What a setting is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Whole(u32),
    /// A number.
    Real(f64),
    /// One of a few names.
    Name(&'static str),
    /// Yes or no.
    Switch(bool),
}

impl Parameter {
    /// The value nearest to a number, and whether that is the number; `None` where the parameter takes no number, or
    /// the number is none.
    #[must_use]
    pub fn nearest_to(&self, number: f64) -> Option<(Value, bool)> {
        match self.domain {
            _ if number.is_nan() => None,
            Domain::Whole(least, most) => {
                let clamped = number.round().clamp(f64::from(least), f64::from(most));
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "clamped between two numbers of that type"
                )]
                let whole = clamped as u32;
                Some((Value::Whole(whole), clamped == number))
            }
            Domain::Real(least, most) => {
                let clamped = number.clamp(least, most);
                Some((Value::Real(clamped), clamped == number))
            }
            Domain::Name(_) | Domain::Switch => None,
        }
    }
}

impl Value {
    /// The value as attributes and addresses spell it.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Whole(number) => number.to_string(),
            Self::Real(number) => number.to_string(),
            Self::Name(name) => name.to_owned(),
            Self::Switch(true) => "yes".to_owned(),
            Self::Switch(false) => "no".to_owned(),
        }
    }
}

impl Parameter {
    /// The value that a text asks for, and a notice where that is not allowed: then it is the nearest that
    /// is, and `present` where no value is near.
    ///
    /// ```
    /// use upperhand::figures::settings::{Parameter, Value};
    /// let pool = Parameter::whole("mine", "your pool", (1, 64), 24);
    /// let present = Value::Whole(20);
    /// assert_eq!(pool.read("30", present), (Value::Whole(30), None));
    /// assert_eq!(
    ///     pool.read("100", present).1.unwrap(),
    ///     "“100” is not possible as your pool: it takes a whole number from 1 to 64. Showing 64."
    /// );
    /// assert_eq!(pool.read("many", present).0, present);
    /// ```
    #[must_use]
    pub fn read(&self, text: &str, present: Value) -> (Value, Option<String>) {
        let (value, exact) = self.nearest(text.trim(), present);
        (value, (!exact).then(|| self.refusal(text, value)))
    }

    /// The notice that something is not allowed, and what is shown instead.
    #[must_use]
    pub fn refusal(&self, text: &str, value: Value) -> String {
        format!(
            "{} is not possible as {}: it takes {}. Showing {}.",
            quoted(text),
            self.called,
            self.domain.allowed(),
            value.text(),
        )
    }

    /// The nearest value allowed, and whether it is the one asked for.
    fn nearest(&self, text: &str, present: Value) -> (Value, bool) {
        match self.domain {
            Domain::Whole(..) | Domain::Real(..) => number::parsed(text)
                .and_then(|number| self.nearest_to(number))
                .unwrap_or((present, false)),
            Domain::Name(names) => names
                .iter()
                .find(|name| **name == text)
                .map_or((present, false), |name| (Value::Name(name), true)),
            Domain::Switch => match text {
                "yes" | "true" | "" => (Value::Switch(true), true),
                "no" | "false" => (Value::Switch(false), true),
                _ => (present, false),
            },
        }
    }
}

impl Domain {
    /// What is allowed, in words.
    fn allowed(self) -> String {
        match self {
            Self::Whole(least, most) => {
                format!(
                    "a whole number from {} to {}",
                    grouped(least),
                    grouped(most)
                )
            }
            Self::Real(least, most) => format!("a number from {least} to {most}"),
            Self::Name(names) => names.join(", "),
            Self::Switch => "yes or no".to_owned(),
        }
    }
}

/// The given text, short enough to be quoted.
fn quoted(text: &str) -> String {
    let short: String = text.chars().take(30).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    format!("“{short}{more}”")
}

/// A value for every parameter of a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    parameters: &'static [Parameter],
    values: Vec<Value>,
}

impl Settings {
    /// The defaults.
    #[must_use]
    pub fn new(parameters: &'static [Parameter]) -> Self {
        Self {
            parameters,
            values: parameters
                .iter()
                .map(|parameter| parameter.default)
                .collect(),
        }
    }

    /// The parameters, in the order in which they stand in an address.
    #[must_use]
    pub const fn parameters(&self) -> &'static [Parameter] {
        self.parameters
    }

    fn index(&self, name: &str) -> Option<usize> {
        self.parameters
            .iter()
            .position(|parameter| parameter.name == name)
    }

    /// The value of a setting, `None` for a name that is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Value> {
        self.index(name).map(|index| self.values[index])
    }

    /// Sets what a text asks for; a notice where that is not allowed. A name that is no setting of the
    /// figure is passed over.
    pub fn set_text(&mut self, name: &str, text: &str) -> Option<String> {
        let index = self.index(name)?;
        let parameter = &self.parameters[index];
        if let Some(alias) = parameter
            .aliases
            .iter()
            .find(|alias| alias.text == text.trim())
        {
            for (name, text) in alias.means {
                self.set_text(name, text);
            }
            return None;
        }
        let (value, notice) = parameter.read(text, self.values[index]);
        self.values[index] = value;
        notice
    }

    /// Sets a value, held to what is allowed.
    ///
    /// # Panics
    /// Where the figure has no such setting, or the value is of another kind: an error of the caller.
    pub fn set(&mut self, name: &str, value: Value) {
        let index = self
            .index(name)
            .unwrap_or_else(|| panic!("no setting is called {name}"));
        let held = match (self.parameters[index].domain, value) {
            (Domain::Whole(least, most), Value::Whole(number)) => {
                Value::Whole(number.clamp(least, most))
            }
            (Domain::Real(least, most), Value::Real(number)) if !number.is_nan() => {
                Value::Real(number.clamp(least, most))
            }
            (Domain::Name(names), Value::Name(name)) if names.contains(&name) => value,
            (Domain::Switch, Value::Switch(_)) => value,
            (domain, value) => panic!("{name} takes {}, not {value:?}", domain.allowed()),
        };
        self.values[index] = held;
    }

    /// The parameter of a name, `None` for a name that is none.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&'static Parameter> {
        self.index(name).map(|index| &self.parameters[index])
    }

    /// A whole number by its name.
    ///
    /// # Panics
    /// Where the figure has no such setting: an error of the caller.
    #[must_use]
    pub fn whole(&self, name: &str) -> u32 {
        match self.get(name) {
            Some(Value::Whole(number)) => number,
            other => panic!("{name} is no whole number but {other:?}"),
        }
    }

    /// A number by its name.
    ///
    /// # Panics
    /// As above.
    #[must_use]
    pub fn real(&self, name: &str) -> f64 {
        match self.get(name) {
            Some(Value::Real(number)) => number,
            other => panic!("{name} is no number but {other:?}"),
        }
    }

    /// One of a few names.
    ///
    /// # Panics
    /// As above.
    #[must_use]
    pub fn name(&self, name: &str) -> &'static str {
        match self.get(name) {
            Some(Value::Name(chosen)) => chosen,
            other => panic!("{name} is no name but {other:?}"),
        }
    }

    /// Yes or no.
    ///
    /// # Panics
    /// As above.
    #[must_use]
    pub fn switch(&self, name: &str) -> bool {
        match self.get(name) {
            Some(Value::Switch(on)) => on,
            other => panic!("{name} is no switch but {other:?}"),
        }
    }

    /// Every setting that is not at its default, as name and text, and with them those that would follow.
    #[must_use]
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        let both = || self.parameters.iter().zip(&self.values);
        let asked = || both().filter(|(parameter, _)| !parameter.is_memory);
        let says_anything = asked().any(|(parameter, value)| parameter.default != *value);
        asked()
            .filter(|(parameter, value)| {
                parameter.default != **value || parameter.follows && says_anything
            })
            .map(|(parameter, value)| (parameter.name, value.text()))
            .collect()
    }

    /// Every parameter with its value.
    pub fn entries(&self) -> impl Iterator<Item = (&'static Parameter, Value)> {
        self.parameters.iter().zip(self.values.iter().copied())
    }

    /// Every setting with its value, but what is remembered only.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Value)> {
        let both = self.parameters.iter().zip(self.values.iter().copied());
        both.filter(|(parameter, _)| !parameter.is_memory)
            .map(|(parameter, value)| (parameter.name, value))
    }

    /// The settings as an address query, defaults left out: "mine=14&layer=question". Names and numbers
    /// only: nothing that an address would have to escape.
    #[must_use]
    pub fn query(&self) -> String {
        let pairs = self.changed().into_iter();
        let pairs: Vec<String> = pairs.map(|(name, text)| format!("{name}={text}")).collect();
        pairs.join("&")
    }
}
