//! JSON as it is written from left to right (RFC 8259): for files, and for what crosses to a script at once
//! rather than field by field.

use super::settings::{Settings, Value};
use std::fmt::Write;

/// A JSON text so far. Commas come by themselves.
///
/// ```
/// use upperhand::figures::json::Json;
/// let mut json = Json::default();
/// json.within("{}", &mut |json| {
///     json.key("pools").within("[]", &mut |json| {
///         json.number(24.0);
///         json.number(0.5);
///     });
///     json.key("rules").text("\"race\"");
/// });
/// assert_eq!(json.into_text(), r#"{"pools":[24,0.5],"rules":"\"race\""}"#);
/// ```
#[derive(Debug, Default)]
pub struct Json(String);

impl Json {
    /// The text so far.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }

    /// The next of a few: all but the first stand behind a comma.
    fn next(&mut self) {
        // A text ends in a quotation mark, whatever it says.
        if !self.0.is_empty() && !self.0.ends_with(['{', '[', ':', '\n']) {
            self.0.push(',');
        }
    }

    /// What stands between two brackets, "{}" or "[]", which may be lines of their own.
    pub fn within(&mut self, brackets: &str, write: &mut dyn FnMut(&mut Self)) {
        let (open, close) = brackets.split_at(brackets.len() / 2);
        self.next();
        self.0.push_str(open);
        write(self);
        self.0.push_str(close);
    }

    /// The name of what comes next in an object.
    pub fn key(&mut self, name: &str) -> &mut Self {
        self.text(name);
        self.0.push(':');
        self
    }

    /// A text, whatever it holds.
    pub fn text(&mut self, text: &str) {
        self.next();
        self.0.push('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\' => self.0.extend(['\\', letter]),
                letter if letter.is_control() => {
                    let _ = write!(self.0, "\\u{:04x}", u32::from(letter));
                }
                letter => self.0.push(letter),
            }
        }
        self.0.push('"');
    }

    /// A number; `null` for what JSON has no number for.
    pub fn number(&mut self, number: f64) {
        if number.is_finite() {
            self.plain(&number.to_string());
        } else {
            self.plain("null");
        }
    }

    /// True or false.
    pub fn truth(&mut self, is_true: bool) {
        self.plain(if is_true { "true" } else { "false" });
    }

    /// What is JSON already.
    fn plain(&mut self, json: &str) {
        self.next();
        self.0.push_str(json);
    }

    /// Texts in a list.
    pub fn texts<T: AsRef<str>>(&mut self, texts: &[T]) {
        self.within("[]", &mut |json| {
            for text in texts {
                json.text(text.as_ref());
            }
        });
    }
}

/// Every setting with its value, in an object.
pub fn write_settings(json: &mut Json, settings: &Settings) {
    for (name, value) in settings.iter() {
        let json = json.key(name);
        match value {
            Value::Whole(number) => json.number(number.into()),
            Value::Real(number) => json.number(number),
            Value::Name(name) => json.text(name),
            Value::Switch(on) => json.truth(on),
        }
    }
}
