//! `www/generated/schema.js`: what the page needs to know before a module is loaded.

use super::schema::Schemas;

pub fn write(schemas: &Schemas) -> String {
    let figures: Vec<&str> = schemas.figures.iter().map(|it| it.name.as_str()).collect();
    let fields = schemas.fields();
    let shared: Vec<&str> = fields
        .iter()
        .copied()
        .filter(|name| schemas.is_shared(name))
        .collect();
    let each = |line: fn(&super::schema::Figure) -> String| -> String {
        schemas.figures.iter().map(line).collect()
    };
    let mut names: Vec<String> = schemas
        .figures
        .iter()
        .map(|figure| format!("{:?}", figure.module))
        .collect();
    names.dedup();
    let titles = schemas.figures.iter().zip(&schemas.titles);
    let about: Vec<String> = titles
        .map(|(figure, title)| {
            let (name, module) = (&figure.name, &figure.module);
            format!("  {name:?}: {{ module: {module:?}, title: {title:?} }},\n")
        })
        .collect();
    let about = about.concat();
    let navigation = each(|figure| {
        let panels = figure.panels.iter().map(|panel| &panel.navigation);
        format!("  {:?}: {:?},\n", figure.name, panels.collect::<Vec<_>>())
    });
    let boards = schemas.figures.iter().filter(|figure| figure.is_board);
    let boards: Vec<&str> = boards.map(|figure| figure.name.as_str()).collect();
    format!(
        "\
// @ts-check
/** The figures and their settings, by name: written by `cargo xtask generate` from their schemas. */

/** The figure that is shown when none is named. */
export const USUAL_FIGURE = \"{usual}\";

/**
 * @typedef {{object}} About what is known of a figure before it is loaded
 * @property {{{names}}} module draws it
 * @property {{string}} title with its game
 */

/** Every figure, the one first that is shown when none is named. @type {{Readonly<Record<string, About>>}} */
export const ABOUT = {{
{about}}};

/** Their names. */
export const FIGURES = Object.keys(ABOUT);

/** The figure’s name and every setting, in the order in which they stand in an address. */
export const FIELDS = {fields};

/** The settings that figures of one group share. */
export const SHARED = {shared};

/** How each panel of a figure can be moved, the main one first. @type {{Readonly<Record<string, readonly import(\"./boundary.js\").Navigation[]>>}} */
export const NAVIGATION = {{
{navigation}}};

/** The figures that are games to be played: their main picture is a board. @type {{readonly string[]}} */
export const BOARDS = {boards};
",
        usual = figures[0],
        fields = words(&[&["figure"], &fields[..]].concat()),
        shared = list(&shared),
        boards = format_args!("{boards:?}"),
        names = names.join(" | "),
    )
}

/// A constant array, at most 120 letters a line.
fn list(names: &[&str]) -> String {
    let mut lines = vec![String::new()];
    for name in names {
        let item = format!(" \"{name}\",");
        match lines.last_mut() {
            Some(line) if line.len() + item.len() <= 118 => line.push_str(&item),
            _ => lines.push(item),
        }
    }
    format!("/** @type {{const}} */ ([\n {}\n])", lines.join("\n "))
}

/// A longer list, which is shorter to download as one text.
fn words(names: &[&str]) -> String {
    let mut lines = vec![String::new()];
    for name in names {
        match lines.last_mut() {
            Some(line) if line.len() + name.len() < 110 => {
                *line += if line.is_empty() { "" } else { " " };
                *line += name;
            }
            _ => lines.push((*name).to_owned()),
        }
    }
    format!("(\n  \"{}\"\n).split(\" \")", lines.join(" \"\n  + \""))
}
