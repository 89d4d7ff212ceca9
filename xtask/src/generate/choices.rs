//! `tests/browser/support/choices.js`: all choices of each figure, so that browser tests look at every view.

use super::schema::{Domain, Figure, Schemas, Setting};

pub fn write(schemas: &Schemas) -> String {
    let figures: Vec<String> = schemas.figures.iter().map(chosen).collect();
    let figures = figures.concat();
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

/// The choices and switches of one figure.
fn chosen(figure: &Figure) -> String {
    let line = |setting: &Setting| {
        let names: Vec<&str> = match &setting.domain {
            Domain::Name(options) => options.iter().map(|(name, _)| name.as_str()).collect(),
            Domain::Switch => vec!["no", "yes"],
            Domain::Whole(..) | Domain::Count(..) | Domain::Real(..) | Domain::Text(_) => {
                return None;
            }
        };
        Some(format!("    \"{}\": {names:?},\n", setting.name))
    };
    let lines: Vec<String> = figure.settings.iter().filter_map(line).collect();
    format!("  \"{}\": {{\n{}  }},\n", figure.name, lines.concat())
}
