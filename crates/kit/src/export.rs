//! The numbers of a figure as files: CSV and JSON, with what they are and where they come from.

use super::format::{capitalized, grouped, without_zeros, yes_or_no};
use super::number;
use super::schema::{Domain, Placement, Setting};
use super::settings::{Settings, Value};
use super::table::Table;
use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;
use std::io;

/// The origin of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin<'a> {
    /// The figure’s name in addresses.
    pub figure: &'a str,
    /// Its name for a reader, with that of the game.
    pub title: &'a str,
    /// The version of the package.
    pub version: &'a str,
    /// The address of this very picture; empty where it has none.
    pub address: &'a str,
}

/// A table as comma-separated values (RFC 4180), after comment lines that start with "#".
pub fn csv(table: &Table, settings: &Settings, origin: Origin) -> String {
    let mut text = String::new();
    let [settings, version, address] = foot(settings, origin);
    let about = [origin.title, &table.caption, &settings, &version, &address];
    for line in about.into_iter().filter(|line| !line.is_empty()) {
        text.push_str("# ");
        // A comment stays on one line, even if the address has line breaks.
        text.push_str(&line.replace(char::is_control, " "));
        text.push_str("\r\n");
    }
    for row in core::iter::once(&table.columns).chain(&table.rows) {
        let fields: Vec<String> = row.iter().map(|field| csv_field(field)).collect();
        text.push_str(&fields.join(","));
        text.push_str("\r\n");
    }
    text
}

fn csv_field(field: &str) -> String {
    if field.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// The small print of a picture: settings in words, version, address.
pub fn foot(settings: &Settings, origin: Origin) -> [String; 3] {
    [
        in_words(settings),
        format!("upperhand {}", origin.version),
        origin.address.to_owned(),
    ]
}

/// The settings as a reader knows them: all that stand beside the picture, and of the others those that are not at their
/// defaults.
pub fn in_words(settings: &Settings) -> String {
    let entries = settings.entries().enumerate();
    let is_said = |(_, (setting, value)): &(usize, (&Setting, Value))| {
        let is_in_view = !setting.label.is_empty() && setting.placement != Placement::More;
        is_in_view || setting.default != *value
    };
    let words = entries.filter(is_said).map(|(index, (setting, _))| {
        let name = if setting.label.is_empty() {
            capitalized(setting.called)
        } else {
            setting.label.to_owned()
        };
        format!("{name}: {}", value_in_words(setting, settings.named(index)))
    });
    words.collect::<Vec<_>>().join("; ")
}

fn value_in_words(setting: &Setting, value: Value) -> String {
    match (value, setting.domain) {
        (Value::Whole(number), _) => grouped(number),
        (Value::Switch(is_on), _) => yes_or_no(is_on),
        (Value::Name(_), Domain::Count(..)) => "∞".to_owned(),
        (Value::Name(chosen), Domain::Name(options)) => {
            let found = options.iter().find(|(name, _)| *name == chosen);
            found.map_or(chosen, |(_, label)| label).to_owned()
        }
        (value, _) => value.text(),
    }
}

/// A table as JSON, with its settings. A text that is a number becomes a number where readers of JSON get exactly that
/// one from it; any other, such as a fraction, stays a text.
pub fn json(table: &Table, settings: &Settings, origin: Origin) -> String {
    let head = json_text(&Head {
        title: origin.title,
        figure: origin.figure,
        version: origin.version,
        address: origin.address,
        settings,
        settings_in_words: in_words(settings),
        caption: &table.caption,
        columns: &table.columns,
    });
    // One row a line, for people and for tools that compare lines.
    let rows = table.rows.iter().map(|row| json_text(&fields(row)));
    let rows: Vec<String> = rows.collect();
    let head = head.strip_suffix('}').unwrap_or_default();
    format!("{head},\"rows\":[\n{}\n]}}\n", rows.join(",\n"))
}

/// Everything in a JSON file but the rows.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Head<'a> {
    title: &'a str,
    figure: &'a str,
    version: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    address: &'a str,
    #[serde(serialize_with = "by_name")]
    settings: &'a Settings,
    settings_in_words: String,
    caption: &'a str,
    columns: &'a [String],
}

fn by_name<S: Serializer>(settings: &Settings, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(settings.iter())
}

fn fields(row: &[String]) -> Vec<Field<'_>> {
    row.iter().map(|text| Field::of(text)).collect()
}

/// A field of a table.
#[derive(Serialize)]
#[serde(untagged)]
enum Field<'a> {
    Number(f64),
    Text(&'a str),
}

impl<'a> Field<'a> {
    /// The number, if a double holds it exactly.
    fn of(text: &'a str) -> Self {
        let is_carried =
            |double: &f64| double.is_finite() && double.to_string() == without_zeros(text);
        let number = number::parsed(text).filter(is_carried);
        number.map_or(Self::Text(text), Self::Number)
    }
}

fn json_text(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut bytes, AsElsewhere);
    // To tell of an error would bring the words of all errors of JSON and of files along.
    let is_written = value.serialize(&mut serializer).is_ok();
    assert!(is_written, "texts and numbers can be written");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// Writes the numbers in JSON as they are written everywhere else, by the same code.
struct AsElsewhere;

impl Formatter for AsElsewhere {
    fn write_f64<W: io::Write + ?Sized>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        write!(writer, "{value}")
    }
}
