//! Values from JavaScript, checked: each becomes an argument of the core, or an error that says what was given and what
//! is allowed. What is common to both games is read here; each game has a module for its own.

mod board;
mod guess_who;
mod guts;
mod play_guess_who;
mod play_guts;

use core::fmt::Display;
use core::ops::RangeInclusive;
use js_sys::{Array, ArrayBuffer, JsString, Number, RangeError, Reflect, TypeError};
use wasm_bindgen::{JsCast, JsValue};

/// The largest n such that a double represents every whole number up to n.
const MAX_SAFE_INTEGER: u64 = 9_007_199_254_740_991;

/// The most letters of a text: a table of 64 suspects and 64 questions has far fewer.
const MOST_LETTERS: u32 = 1 << 20;

/// The most moves of a record of play.
const MOST_MOVES: u32 = 100_000;

/// What a call throws. An error of the core is always one of range.
pub struct Thrown(pub JsValue);

impl<Error: core::error::Error> From<Error> for Thrown {
    fn from(error: Error) -> Self {
        range_error(&error.to_string())
    }
}

impl From<Thrown> for JsValue {
    fn from(Thrown(value): Thrown) -> Self {
        value
    }
}

/// What is read, or what is thrown instead.
pub type Read<T> = Result<T, Thrown>;

/// An error for values that are not among those allowed.
pub fn range_error(message: &str) -> Thrown {
    Thrown(RangeError::new(message).into())
}

/// An error for values of the wrong kind.
pub fn type_error(message: &str) -> Thrown {
    Thrown(TypeError::new(message).into())
}

/// Names in quotes, with something between them.
fn quoted<const N: usize>(names: [&str; N], between: &str) -> String {
    names.map(|name| format!("\"{name}\"")).join(between)
}

/// A value, and what errors call it.
///
/// Everything inside is read with `Reflect`, which returns the errors of getters and proxies. An error thrown through this
/// module would use up some of the stack each time.
pub struct Argument {
    pub name: String,
    pub value: JsValue,
}

/// An argument of a function.
#[inline(never)]
pub fn argument(name: &str, value: JsValue) -> Argument {
    let name = name.to_owned();
    Argument { name, value }
}

impl Argument {
    /// The same value by another name.
    pub fn called(self, name: &str) -> Self {
        argument(name, self.value)
    }

    /// The error for a value of the wrong kind, or one that is not among those allowed.
    #[cold]
    pub fn refused(&self, allowed: &dyn Display, is_of_the_kind: bool) -> Thrown {
        let error = if is_of_the_kind {
            range_error
        } else {
            type_error
        };
        let Self { name, .. } = self;
        error(&format!("{name} must be {allowed}, not {}", self.shown()))
    }

    /// The error for a value of the wrong kind.
    pub fn is_not(&self, allowed: &dyn Display) -> Thrown {
        self.refused(allowed, false)
    }

    /// The value for an error message: text is quoted and shortened, objects are named by their type.
    pub fn shown(&self) -> String {
        let value = &self.value;
        if let Some(text) = value.as_string() {
            let short: String = text.chars().take(40).collect();
            return format!("{short:?}");
        }
        if let Some(number) = value.as_f64() {
            // As JavaScript writes it: Infinity, 1e+300.
            let text = Number::from(number).to_string_with_radix(10);
            return text.map_or_else(|_| number.to_string(), String::from);
        }
        if value.is_null() {
            return "null".to_owned();
        }
        match value.as_bool() {
            Some(truth) => truth.to_string(),
            None => value.js_typeof().as_string().unwrap_or_default(),
        }
    }

    /// What is found for a value of the right kind.
    fn read<Value, T>(
        &self,
        allowed: &dyn Display,
        given: Option<Value>,
        find: impl FnOnce(Value) -> Option<T>,
    ) -> Read<T> {
        let found = given.map(find);
        let is_of_the_kind = found.is_some();
        found
            .flatten()
            .ok_or_else(|| self.refused(allowed, is_of_the_kind))
    }

    /// What is found for a number.
    pub fn number<T>(&self, allowed: &dyn Display, find: impl FnOnce(f64) -> Option<T>) -> Read<T> {
        self.read(allowed, self.value.as_f64(), find)
    }

    /// What is found for a word.
    pub fn word<T>(&self, allowed: &dyn Display, find: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        self.read(allowed, self.value.as_string(), |word| find(&word))
    }

    /// One of these words.
    pub fn one_of<T, const N: usize>(&self, choices: [(&str, T); N]) -> Read<T> {
        let allowed = quoted(choices.each_ref().map(|(name, _)| *name), " or ");
        self.word(&allowed, |word| {
            let mut choices = choices.into_iter();
            choices.find_map(|(name, choice)| (name == word).then_some(choice))
        })
    }

    /// True or false.
    pub fn truth(&self) -> Read<bool> {
        self.read(&"true or false", self.value.as_bool(), Some)
    }

    /// A whole number up to the largest that a double holds exactly.
    fn whole_to(&self, allowed: &dyn Display, range: RangeInclusive<u64>) -> Read<u64> {
        self.number(allowed, |number| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "what is cut off is no whole number in the range"
            )]
            let whole = number as u64;
            (whole as f64 == number && range.contains(&whole)).then_some(whole)
        })
    }

    /// A whole number in a range.
    #[inline(never)]
    pub fn whole(&self, range: RangeInclusive<u32>) -> Read<u32> {
        let (least, most) = range.into_inner();
        let allowed = match least {
            only if only == most => only.to_string(),
            least => format!("a whole number from {least} to {most}"),
        };
        let whole = self.whole_to(&allowed, least.into()..=most.into())?;
        Ok(u32::try_from(whole).unwrap_or(most))
    }

    /// A seed: a whole number that a double holds exactly.
    pub fn seed(&self) -> Read<u64> {
        let allowed = format_args!("a whole number from 0 to {MAX_SAFE_INTEGER}");
        self.whole_to(&allowed, 0..=MAX_SAFE_INTEGER)
    }

    /// A positive finite number.
    pub fn positive(&self) -> Read<f64> {
        let positive = |number: f64| (number > 0.0 && number.is_finite()).then_some(number);
        self.number(&"a positive finite number", positive)
    }

    /// A text.
    pub fn text(&self) -> Read<String> {
        let Some(given) = self.value.dyn_ref::<JsString>() else {
            return Err(self.is_not(&"a text"));
        };
        if given.length() > MOST_LETTERS {
            return Err(range_error(&format!(
                "{} must have at most {MOST_LETTERS} letters, not {}",
                self.name,
                given.length()
            )));
        }
        Ok(String::from(given))
    }

    /// An object.
    #[inline(never)]
    pub fn object(&self) -> Read<&Self> {
        if self.value.is_object() {
            Ok(self)
        } else {
            Err(self.is_not(&"an object"))
        }
    }

    /// A field, which may be undefined.
    #[inline(never)]
    pub fn field(&self, name: &str) -> Read<Self> {
        let value = Reflect::get(&self.value, &JsValue::from_str(name)).map_err(Thrown)?;
        let name = format!("{}.{name}", self.name);
        Ok(Self { name, value })
    }

    /// A field that may be missing, of an object that may be missing.
    #[inline(never)]
    pub fn given(&self, name: &str) -> Read<Option<Self>> {
        if self.value.is_undefined() {
            return Ok(None);
        }
        let field = self.object()?.field(name)?;
        Ok(Some(field).filter(|field| !field.value.is_undefined()))
    }

    /// Such a field, or what it usually is.
    pub fn or<T>(&self, name: &str, usual: T, read: impl FnOnce(&Self) -> Read<T>) -> Read<T> {
        self.given(name)?.map_or(Ok(usual), |field| read(&field))
    }

    /// Such a field by its own name, undefined where it is missing.
    pub fn own(&self, name: &str) -> Read<Self> {
        let value = self.given(name)?.map_or(JsValue::UNDEFINED, |it| it.value);
        Ok(argument(name, value))
    }

    /// What is read, or what it usually is where it is missing.
    pub fn unless_missing<T>(&self, usual: T, read: impl FnOnce(&Self) -> Read<T>) -> Read<T> {
        if self.value.is_undefined() {
            return Ok(usual);
        }
        read(self)
    }

    /// The one of two fields that is given, and its name.
    fn either(&self, allowed: &str, [one, other]: [&'static str; 2]) -> Read<(&'static str, Self)> {
        match (self.given(one)?, self.given(other)?) {
            (Some(it), None) => Ok((one, it)),
            (None, Some(it)) => Ok((other, it)),
            (None, None) => Err(self.is_not(&allowed)),
            (Some(_), Some(_)) => Err(type_error(&format!(
                "{} must be {allowed}, not both {{ {one} }} and {{ {other} }}",
                self.name
            ))),
        }
    }

    /// A field that is true or false, false where it is missing.
    pub fn switch(&self, name: &str) -> Read<bool> {
        self.or(name, false, Self::truth)
    }

    /// Is it an array or a typed array?
    pub fn is_list(&self) -> Read<bool> {
        if !self.value.is_object() {
            return Ok(false);
        }
        // First, because `isArray` throws for a proxy that was revoked, as this does.
        self.field("length")?;
        Ok(Array::is_array(&self.value) || ArrayBuffer::is_view(&self.value))
    }

    /// The items of an array or a typed array, each read by itself.
    pub fn list<T>(
        &self,
        items: &str,
        counts: RangeInclusive<u32>,
        read: impl Fn(&Self) -> Read<T>,
    ) -> Read<Vec<T>> {
        self.items(items, counts)?.iter().map(read).collect()
    }

    /// The items, unread.
    fn items(&self, items: &str, counts: RangeInclusive<u32>) -> Read<Vec<Self>> {
        if !self.is_list()? {
            return Err(self.is_not(&format_args!("an array of {items}")));
        }
        let length = self.field("length")?;
        let count = length.value.as_f64().unwrap_or(f64::NAN);
        let (least, most) = counts.into_inner();
        if !(f64::from(least)..=f64::from(most)).contains(&count) {
            return Err(range_error(&format!(
                "{} must hold {least} to {most} {items}, not {}",
                self.name,
                length.shown()
            )));
        }
        let indices = (0..most).take_while(|&index| f64::from(index) < count);
        indices.map(|index| self.item(index)).collect()
    }

    /// An item of a list.
    #[inline(never)]
    pub fn item(&self, index: u32) -> Read<Self> {
        let value = Reflect::get_u32(&self.value, index).map_err(Thrown)?;
        let name = format!("{}[{index}]", self.name);
        Ok(Self { name, value })
    }

    /// The options of long functions: `onProgress`, a function, and `signal`, an `AbortSignal`, if given.
    pub fn check_listeners(&self) -> Read<()> {
        if let Some(listener) = self.given("onProgress")?
            && !listener.value.is_function()
        {
            return Err(listener.is_not(&"a function"));
        }
        // Also one of another window.
        if let Some(signal) = self.given("signal")?
            && !(signal.value.is_object() && signal.field("aborted")?.value.as_bool().is_some())
        {
            return Err(signal.is_not(&"an AbortSignal"));
        }
        Ok(())
    }

    /// The record of a game, given by itself or as part of a game, of which nothing else is read.
    fn record(&self) -> Read<Self> {
        let inside = self.object()?.given("record")?;
        let value = inside.map_or_else(|| self.value.clone(), |it| it.value);
        let record = argument("record", value);
        record.object()?.field("v")?.whole(1..=1)?;
        Ok(record)
    }

    /// The moves of a record, unread.
    fn moves(&self) -> Read<Vec<Self>> {
        let moves = self.field("moves")?;
        moves.items("moves", 0..=MOST_MOVES)
    }
}
