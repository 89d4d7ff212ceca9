//! `www/generated/shared.js`: what each figure allows for the settings that it shares with others, for the workbench; and what
//! can be chosen in each, for tests.

use std::fmt::Write as _;

use super::schema::{Domain, Figure, Schemas};

/// Shared settings that mean little without each other.
const TOGETHER: [&[&str]; 2] = [&["rules", "answers"], &["mine", "theirs"]];

pub fn write(schemas: &Schemas) -> String {
    let figures: String = schemas.figures.iter().map(shared).collect();
    let groups: Vec<String> = groups(schemas)
        .iter()
        .map(|group| format!("  {group:?},\n"))
        .collect();
    let groups = groups.concat();
    format!(
        "\
// @ts-check
/** What figures allow for the settings that they share: written by `cargo xtask generate` from their schemas. */

/** By figure and setting: the least and the most, and Infinity where that is allowed, or every name. @type {{Readonly<Record<string, Readonly<Record<string, readonly number[] | readonly string[]>>>>}} */
export const ALLOWED = {{
{figures}}};

/** The names of all of them: those of a line go along together or not at all. @type {{readonly (readonly string[])[]}} */
export const GROUPS = [
{groups}];
"
    )
}

/// The names of all shared settings, those that belong together beside each other.
fn groups(schemas: &Schemas) -> Vec<Vec<&str>> {
    let fields = schemas.fields();
    let mut groups: Vec<Vec<&str>> = Vec::new();
    for name in fields.into_iter().filter(|name| schemas.is_shared(name)) {
        let belongs = |other: &str| {
            TOGETHER
                .iter()
                .any(|line| line.contains(&name) && line.contains(&other))
        };
        match groups.iter_mut().find(|group| belongs(group[0])) {
            Some(group) => group.push(name),
            None => groups.push(vec![name]),
        }
    }
    groups
}

/// The shared settings of one figure.
fn shared(figure: &Figure) -> String {
    let settings = figure.settings.iter().filter(|setting| setting.is_shared);
    let allowed = settings.filter_map(|setting| {
        let allowed = match &setting.domain {
            Domain::Whole(least, most) => format!("[{least}, {most}]"),
            Domain::Count(least, most) => format!("[{least}, {most}, Infinity]"),
            Domain::Real(least, most) => format!("[{least}, {most}]"),
            // No other figure reads a text of one.
            Domain::Name(_) | Domain::Switch | Domain::Text(_) => {
                format!("{:?}", setting.choices()?)
            }
        };
        Some((setting.name.as_str(), allowed))
    });
    object(figure, allowed)
}

/// `tests/browser/support/choices.js`: all choices of each figure, so that browser tests look at every view.
pub fn choices(schemas: &Schemas) -> String {
    let chosen = |figure: &Figure| {
        let choices = figure.settings.iter().filter_map(|setting| {
            Some((setting.name.as_str(), format!("{:?}", setting.choices()?)))
        });
        object(figure, choices)
    };
    let figures: String = schemas.figures.iter().map(chosen).collect();
    format!(
        "\
// @ts-check
/** Everything that can be chosen in each figure: written by `cargo xtask generate` from their schemas. */

/** Figures, their choices and switches, and every value of these. @type {{Record<string, Record<string, string[]>>}} */
export const CHOICES = {{
{figures}}};
"
    )
}

/// A figure with a line for each of some settings.
fn object<'a>(figure: &Figure, settings: impl Iterator<Item = (&'a str, String)>) -> String {
    let mut text = format!("  \"{}\": {{\n", figure.name);
    for (name, value) in settings {
        let _ = writeln!(text, "    \"{name}\": {value},");
    }
    text + "  },\n"
}
