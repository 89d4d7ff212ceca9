//! The settings of a figure by name: the same names in attributes, in addresses and here.
//!
//! A value that is not allowed becomes the nearest that is, with a notice that says so.

use super::controls::{Control, Input};
use super::format::{grouped, significant};
use super::number;
use super::schema::{Domain, INFINITE, Setting, Spelled, Spelling};
use super::span::nearest_whole;
use super::state::{self, FieldSet, Fields, State};
use core::any::Any;
use core::fmt;
use std::borrow::Cow;
use std::rc::Rc;

pub use super::schema::Value;

impl Setting {
    /// The value nearest to a number, and whether that is the number; `None` if the setting takes no number, or for
    /// NaN.
    pub fn nearest_to(&self, number: f64) -> Option<(Value, bool)> {
        match self.domain {
            _ if number.is_nan() => None,
            Domain::Count(..) if number == f64::INFINITY => Some((Value::Name(INFINITE), true)),
            Domain::Whole(least, most) | Domain::Count(least, most) => {
                let whole = nearest_whole(number, (least, most));
                Some((Value::Whole(whole), f64::from(whole) == number))
            }
            Domain::Real(least, most) => {
                let clamped = number.clamp(least, most);
                Some((Value::Real(clamped), clamped == number))
            }
            Domain::Name(_) | Domain::Switch | Domain::Text(_) => None,
        }
    }

    /// The value, or the nearest one where a number is not allowed.
    pub fn clamped(&self, value: Value) -> Value {
        match (self.domain, value) {
            (Domain::Whole(least, most) | Domain::Count(least, most), Value::Whole(number)) => {
                Value::Whole(number.clamp(least, most))
            }
            (Domain::Count(..), Value::Name(INFINITE)) => Value::Name(INFINITE),
            (Domain::Real(least, most), Value::Real(number)) if !number.is_nan() => {
                Value::Real(number.clamp(least, most))
            }
            (Domain::Name(options), Value::Name(chosen))
                if options.iter().any(|(name, _)| *name == chosen) =>
            {
                Value::Name(chosen)
            }
            (Domain::Switch, Value::Switch(on)) => Value::Switch(on),
            (Domain::Text(most), Value::Text(text))
                if text.len() <= most && text.bytes().all(is_plain) =>
            {
                Value::Text(text)
            }
            (domain, _) => {
                let (name, allowed) = (self.name, domain.allowed());
                panic!("{name} takes {allowed}")
            }
        }
    }

    /// The value that a text asks for, and a notice where that is not allowed: then it is the nearest that
    /// is, and `present` where no value is near.
    ///
    /// ```
    /// use upperhand_kit::schema::Setting;
    /// use upperhand_kit::settings::Value;
    /// let pool = Setting::whole("mine", "your pool", (1, 64), 24);
    /// let present = Value::Whole(20);
    /// assert_eq!(pool.read("30", &present), (Value::Whole(30), None));
    /// assert_eq!(
    ///     pool.read("100", &present).1.unwrap(),
    ///     "“100” is not possible as your pool: it takes a whole number from 1 to 64. Showing 64."
    /// );
    /// assert_eq!(pool.read("many", &present).0, present);
    /// ```
    pub fn read(&self, text: &str, present: &Value) -> (Value, Option<String>) {
        let asked = text.trim();
        let found = match self.domain {
            Domain::Whole(..) | Domain::Count(..) | Domain::Real(..) => {
                number::parsed(asked).and_then(|number| self.nearest_to(number))
            }
            Domain::Name(options) => {
                let name = options.iter().find(|(name, _)| *name == asked);
                name.map(|(name, _)| (Value::Name(name), true))
            }
            Domain::Switch => match asked {
                "yes" | "true" | "" => Some((Value::Switch(true), true)),
                "no" | "false" => Some((Value::Switch(false), true)),
                _ => None,
            },
            Domain::Text(most) => {
                let is_possible = asked.len() <= most && asked.bytes().all(is_plain);
                is_possible.then(|| (Value::Text(asked.to_owned().into()), true))
            }
        };
        let (value, is_exact) = found.unwrap_or_else(|| (present.clone(), false));
        let notice = (!is_exact).then(|| self.rejection(text, &value, &[]));
        (value, notice)
    }

    /// The notice that something is not allowed, and what is shown instead. A slider among the controls may have narrower ends.
    pub fn rejection(&self, text: &str, value: &Value, controls: &[Control]) -> String {
        let own = controls.iter().find(|control| control.name == self.name);
        let domain = match (self.domain, own.map(|own| &own.input)) {
            (Domain::Whole(..), Some(&Input::Slider { least, most, .. })) => {
                let whole = |end| nearest_whole(end, (0, u32::MAX));
                Domain::Whole(whole(least), whole(most))
            }
            (domain, _) => domain,
        };
        self.answer(text, value, &format!(": it takes {}", domain.allowed()))
    }

    /// The notice that something allowed does not go with the other settings, and what is shown instead.
    pub fn conflict(&self, text: &str, value: &Value) -> String {
        self.answer(text, value, " beside the other settings")
    }

    fn answer(&self, text: &str, value: &Value, why: &str) -> String {
        let (given, called, value) = (quoted(text), self.called, in_a_notice(value));
        format!("{given} is not possible as {called}{why}. Showing {value}.")
    }
}

/// A text as a notice gives it back.
fn quoted(text: &str) -> String {
    let short: String = text.chars().take(30).collect();
    match text {
        _ if text.trim().is_empty() => "An empty text".to_owned(),
        _ if short.len() < text.len() => format!("“{short}…”"),
        _ => format!("“{short}”"),
    }
}

fn in_a_notice(value: &Value) -> String {
    match value {
        Value::Whole(number) => grouped(*number),
        Value::Real(number) => significant(*number, 15),
        Value::Text(text) if text.is_empty() => "none".to_owned(),
        Value::Name(INFINITE) => "∞".to_owned(),
        value => value.text(),
    }
}

/// How a text was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It says what is set.
    Meant,
    /// It leaves something open, which a remark says.
    Remarked(String),
    /// It is not allowed, for a reason of its own, or as the setting takes other values.
    Refused(Option<String>),
}

impl Reading {
    /// The notice about a text, with the value that is shown now.
    pub fn notice(&self, setting: &Setting, text: &str, value: &Value) -> Option<String> {
        match self {
            Self::Meant => None,
            Self::Remarked(remark) => {
                let (given, value) = (quoted(text), in_a_notice(value));
                Some(format!("{given} {remark} Showing {value}."))
            }
            Self::Refused(Some(why)) => Some(setting.answer(text, value, why)),
            Self::Refused(None) => Some(setting.rejection(text, value, &[])),
        }
    }
}

impl Domain {
    fn allowed(self) -> String {
        match self {
            Self::Whole(least, most) => {
                let [least, most] = [least, most].map(grouped);
                format!("a whole number from {least} to {most}")
            }
            Self::Count(least, most) => {
                format!("{}, or inf", Self::Whole(least, most).allowed())
            }
            Self::Real(least, most) => {
                let [least, most] = [least, most].map(|end| significant(end, 15));
                format!("a number from {least} to {most}")
            }
            Self::Name(options) => {
                let names: Vec<&str> = options.iter().map(|(name, _)| *name).collect();
                names.join(", ")
            }
            Self::Switch => "yes or no".to_owned(),
            Self::Text(most) => {
                let most = grouped(most);
                format!("at most {most} letters, digits and the signs . - _ *")
            }
        }
    }
}

/// Does a letter need no escaping in an address?
const fn is_plain(letter: u8) -> bool {
    matches!(letter, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' | b'*')
}

/// The state of any figure, seen by the names of its settings. Cheap to clone.
#[derive(Clone)]
pub struct Settings(Rc<dyn AnyState>);

/// A state whose type is forgotten.
trait AnyState: Any {
    fn fields(&self) -> &dyn Fields;
    fn is_equal(&self, other: &dyn Any) -> bool;
    fn changed(&self, change: &mut dyn FnMut(&mut dyn Fields)) -> Settings;
    fn taken(&self, from: &dyn Any, fields: FieldSet) -> Settings;
}

impl<S: State> AnyState for S {
    fn fields(&self) -> &dyn Fields {
        self
    }

    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn changed(&self, change: &mut dyn FnMut(&mut dyn Fields)) -> Settings {
        let mut changed = self.clone();
        change(&mut changed);
        Settings::of(changed)
    }

    fn taken(&self, from: &dyn Any, fields: FieldSet) -> Settings {
        let mut taken = self.clone();
        taken.take(
            from.downcast_ref().expect("a state of the same figure"),
            fields,
        );
        Settings::of(taken)
    }
}

impl PartialEq for Settings {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.is_equal(other.any())
    }
}

/// As in an address.
impl fmt::Debug for Settings {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.query())
    }
}

impl Settings {
    /// The settings of a state.
    pub fn of(state: impl State) -> Self {
        Self(Rc::new(state))
    }

    /// The state.
    pub fn state<S: State>(&self) -> &S {
        let state = self.any().downcast_ref();
        state.expect("a state of this figure")
    }

    fn any(&self) -> &dyn Any {
        self.0.as_ref()
    }

    /// The declared settings, in the order in which they stand in an address.
    pub fn declared(&self) -> &'static [Setting] {
        self.0.fields().declared()
    }

    /// The place of a setting among those declared, `None` for an unknown name.
    pub fn index(&self, name: &str) -> Option<usize> {
        let mut declared = self.declared().iter();
        declared.position(|setting| setting.name == name)
    }

    /// The settings of these names as fields.
    pub fn fields(&self, names: &[&str]) -> FieldSet {
        let places = names.iter().filter_map(|name| self.index(name));
        FieldSet::all(places.map(FieldSet::of))
    }

    /// The value of the setting at a place.
    pub fn value(&self, index: usize) -> Value {
        self.0.fields().value(index)
    }

    /// Sets the setting at a place to a value that it allows.
    pub fn set_value(&mut self, index: usize, value: Value) {
        let mut value = Some(self.declared()[index].clamped(value));
        *self = self.0.changed(&mut |fields| {
            if let Some(value) = value.take() {
                fields.set_value(index, value);
            }
        });
    }

    /// Takes over some fields of other settings of the same figure.
    pub fn take(&mut self, from: &Self, fields: FieldSet) {
        if !fields.is_empty() {
            *self = self.0.taken(from.any(), fields);
        }
    }

    /// The value of a setting, `None` for an unknown name.
    pub fn get(&self, name: &str) -> Option<Value> {
        self.index(name).map(|index| self.value(index))
    }

    /// Sets the value that a text asks for; a notice where that is not allowed, or leaves something open. An unknown name is
    /// ignored.
    pub fn set_text(&mut self, name: &str, text: &str) -> Option<String> {
        let index = self.index(name)?;
        let reading = self.read_text(index, text);
        reading.notice(&self.declared()[index], text, &self.named(index))
    }

    /// Sets the value that a text asks for, if it can be understood.
    pub fn read_text(&mut self, index: usize, text: &str) -> Reading {
        let setting = &self.declared()[index];
        let mut aliases = setting.aliases.iter();
        if let Some(alias) = aliases.find(|alias| alias.text == text.trim()) {
            for (name, text) in alias.means {
                self.set_text(name, text);
            }
            return Reading::Meant;
        }
        if let Some(spelling) = setting.spelling {
            return match (spelling.read)(&|name| self.get(name), text) {
                Ok(Spelled { number, remark }) => {
                    self.set_value(index, Value::Whole(number));
                    if remark.is_empty() {
                        Reading::Meant
                    } else {
                        Reading::Remarked(remark)
                    }
                }
                Err(why) => Reading::Refused(Some(format!(": {why}"))),
            };
        }
        let (value, notice) = setting.read(text, &self.value(index));
        self.set_value(index, value);
        notice.map_or(Reading::Meant, |_| Reading::Refused(None))
    }

    /// The value of the setting at a place as texts have it: words instead of a number that is spelled.
    pub fn told(&self, index: usize) -> Value {
        let spelled = |spelling: Spelling, number| (spelling.write)(&|name| self.get(name), number);
        self.in_words(index, spelled)
    }

    /// The same as people write it.
    pub fn named(&self, index: usize) -> Value {
        let spelled = |spelling: Spelling, number| (spelling.name)(&|name| self.get(name), number);
        self.in_words(index, spelled)
    }

    fn in_words(&self, index: usize, words: impl Fn(Spelling, u32) -> String) -> Value {
        match (self.declared()[index].spelling, self.value(index)) {
            (Some(spelling), Value::Whole(number)) => Value::Text(words(spelling, number).into()),
            (_, value) => value,
        }
    }

    /// Sets a value, clamped to those allowed.
    pub fn set(&mut self, name: &str, value: impl Into<Value>) {
        let index = self
            .index(name)
            .unwrap_or_else(|| panic!("no setting is called {name}"));
        self.set_value(index, value.into());
    }

    /// The setting of a name, `None` for an unknown one.
    pub fn setting(&self, name: &str) -> Option<&'static Setting> {
        self.index(name).map(|index| &self.declared()[index])
    }

    fn held<T: TryFrom<Value, Error = Value>>(&self, name: &str) -> T {
        let value = self.get(name).map(T::try_from);
        let value = value.unwrap_or_else(|| panic!("no setting is called {name}"));
        value.unwrap_or_else(|_| panic!("{name} is of another kind"))
    }

    /// A whole number by its name. An unknown name is a bug in the caller, here and below.
    pub fn whole(&self, name: &str) -> u32 {
        self.held(name)
    }

    /// A number by its name.
    pub fn real(&self, name: &str) -> f64 {
        self.held(name)
    }

    /// One of a few names.
    pub fn name(&self, name: &str) -> &'static str {
        self.held(name)
    }

    /// Yes or no.
    pub fn switch(&self, name: &str) -> bool {
        self.held(name)
    }

    /// A text by its name.
    pub fn text(&self, name: &str) -> Cow<'static, str> {
        self.held(name)
    }

    /// The settings that are not at their defaults; where there is one, also those that addresses always include.
    pub fn changed(&self) -> FieldSet {
        let places = |is_in: &dyn Fn(&Setting, Value) -> bool| {
            let asked = self.entries().enumerate();
            let found = asked.filter(|(_, (setting, value))| is_in(setting, value.clone()));
            FieldSet::all(found.map(|(index, _)| FieldSet::of(index)))
        };
        let changed = places(&|setting, value| setting.default != value);
        if changed.is_empty() {
            return changed;
        }
        changed.and(places(&|setting, _| setting.follows))
    }

    /// The same for others to see: what is private is as if nothing had been said.
    pub fn without_private(&self) -> Self {
        let mut open = self.clone();
        for (index, setting) in self.declared().iter().enumerate() {
            if setting.is_private {
                open.set_value(index, setting.default.clone());
            }
        }
        open
    }

    /// The settings whose values differ.
    pub fn differences(&self, other: &Self) -> FieldSet {
        let places = 0..self.declared().len();
        let differs = |index: &usize| self.value(*index) != other.value(*index);
        FieldSet::all(places.filter(differs).map(FieldSet::of))
    }

    /// The settings of which texts say something else: also those that are spelled otherwise beside other values.
    pub fn told_differences(&self, other: &Self) -> FieldSet {
        let differences = self.differences(other);
        if differences.is_empty() {
            return differences;
        }
        let differs = |index: &usize| match self.declared()[*index].spelling {
            Some(_) => self.told(*index) != other.told(*index),
            None => differences.has(FieldSet::of(*index)),
        };
        let places = 0..self.declared().len();
        FieldSet::all(places.filter(differs).map(FieldSet::of))
    }

    /// Every setting with its value.
    pub fn entries(&self) -> impl Iterator<Item = (&'static Setting, Value)> {
        let values = (0..).map(|index| self.value(index));
        self.declared().iter().zip(values)
    }

    /// Every setting by name, with its value as texts have it.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Value)> {
        let declared = self.declared().iter().enumerate();
        declared.map(|(index, setting)| (setting.name, self.told(index)))
    }

    /// The settings as an address query, defaults left out: "mine=14&layer=question". Names and numbers
    /// only: nothing that an address would have to escape.
    pub fn query(&self) -> String {
        self.query_of(self.changed())
    }

    /// Some of the settings as an address query, in the order in which they are declared.
    pub fn query_of(&self, fields: FieldSet) -> String {
        let asked = self.iter().enumerate();
        let asked = asked.filter(|(index, _)| fields.has(FieldSet::of(*index)));
        let pairs = asked.map(|(_, (name, value))| format!("{name}={}", value.text()));
        pairs.collect::<Vec<_>>().join("&")
    }
}

/// An edit of the state of any figure.
pub type Edit<S = Settings> = state::Edit<S>;

impl Edit {
    /// An edit that sets nothing.
    pub fn nothing(state: &Settings) -> Self {
        Self {
            state: state.clone(),
            set: FieldSet::NONE,
        }
    }

    /// Another state of the same figure with the fields set.
    pub fn on(&self, state: &Settings) -> Settings {
        let mut state = state.clone();
        state.take(&self.state, self.set);
        state
    }
}
