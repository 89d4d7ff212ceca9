//! The numbers of a figure as files: CSV and JSON, with what they are and where they come from.

use super::settings::Settings;
use super::table::Table;
use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;
use std::io;

/// The origin of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin<'a> {
    /// The figure’s name.
    pub figure: &'a str,
    /// The version of the package.
    pub version: &'a str,
    /// The address of this very picture.
    pub address: &'a str,
}

/// A table as comma-separated values (RFC 4180), after comment lines that start with "#".
///
/// ```
/// use upperhand::figures::model::Table;
/// use upperhand::figures::export::{Origin, csv};
/// use upperhand::figures::settings::Settings;
/// let row = vec!["3".to_owned(), "1, 2".to_owned()];
/// let table = Table::new("Chances", &["mine", "parts"], vec![row]);
/// let origin = Origin { figure: "win-map", version: "1.0.0", address: "" };
/// let text = csv(&table, &Settings::new(&[]), origin);
/// assert!(text.ends_with("mine,parts\r\n3,\"1, 2\"\r\n"));
/// ```
#[must_use]
pub fn csv(table: &Table, settings: &Settings, origin: Origin) -> String {
    let mut text = String::new();
    for line in about(&table.caption, settings, origin) {
        text.push_str("# ");
        // A comment is one line, whatever an address holds.
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

/// The contents and origin of a file, one fact a line.
#[must_use]
pub fn about(caption: &str, settings: &Settings, origin: Origin) -> Vec<String> {
    let set = settings.iter();
    let set = set.map(|(name, value)| format!("{name}={}", value.text()));
    let set: Vec<String> = set.collect();
    vec![
        caption.to_owned(),
        format!("figure={} {}", origin.figure, set.join(" ")),
        format!("upperhand {}", origin.version),
        origin.address.to_owned(),
    ]
}

/// A table as JSON, with its settings. Every number of the table stays the text it is: exact.
///
/// ```
/// use upperhand::figures::model::Table;
/// use upperhand::figures::export::{Origin, json};
/// use upperhand::figures::settings::Settings;
/// let origin = Origin { figure: "win-map", version: "1.0.0", address: "https://example.org/\"" };
/// let text = json(&Table::default(), &Settings::new(&[]), origin);
/// assert!(text.starts_with(r#"{"figure":"win-map","version":"1.0.0","address":"https://example.org/\"""#));
/// ```
#[must_use]
pub fn json(table: &Table, settings: &Settings, origin: Origin) -> String {
    let head = json_text(&Head {
        figure: origin.figure,
        version: origin.version,
        address: origin.address,
        settings,
        caption: &table.caption,
        columns: &table.columns,
    });
    // One row a line, for people and for tools that compare lines.
    let rows: Vec<String> = table.rows.iter().map(json_text).collect();
    let head = head.strip_suffix('}').unwrap_or_default();
    format!("{head},\"rows\":[\n{}\n]}}\n", rows.join(",\n"))
}

/// Everything in a JSON file but the rows.
#[derive(Serialize)]
struct Head<'a> {
    figure: &'a str,
    version: &'a str,
    address: &'a str,
    #[serde(serialize_with = "by_name")]
    settings: &'a Settings,
    caption: &'a str,
    columns: &'a [String],
}

fn by_name<S: Serializer>(settings: &Settings, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(settings.iter())
}

fn json_text(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut bytes, AsElsewhere);
    let written = value.serialize(&mut serializer);
    written.expect("texts and numbers can be written");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// JSON whose numbers are spelled as they are everywhere else, and by the same code.
struct AsElsewhere;

impl Formatter for AsElsewhere {
    fn write_f64<W: io::Write + ?Sized>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        write!(writer, "{value}")
    }
}
