//! The settings as types, by name: `www/generated/settings.d.ts`.

use super::schema::{Schemas, sentence};

/// `www/generated/settings.d.ts`.
pub fn settings(schemas: &Schemas) -> String {
    let lines = lines(schemas, |name, types| {
        let name = if name.contains('-') {
            format!("{name:?}")
        } else {
            name.to_owned()
        };
        format!("{name}?: {} | undefined;", types.join(" | "))
    });
    format!(
        "\
/** The settings of figures: written by `cargo xtask generate` from their schemas. */

/** Settings by the names of their attributes. Undefined is “not given”. */
export interface Settings {{
{lines}}}

/** The same in markup, which knows no boolean: an attribute that is false is not written. */
export type SettingValues = {{ [Name in keyof Settings]: Exclude<Settings[Name], boolean> }};
"
    )
}

/// A line for each setting, after a line of what it says.
fn lines(schemas: &Schemas, line: impl Fn(&str, &[String]) -> String) -> String {
    let figures = schemas.figures.iter();
    let figures: Vec<String> = figures.map(|figure| format!("{:?}", figure.name)).collect();
    let described = |about: &str, line: String| format!("  /** {about} */\n  {line}\n");
    let figure = described("The name of the figure.", line("figure", &figures));
    let settings = schemas
        .fields()
        .into_iter()
        .map(|name| described(&about(schemas, name), line(name, &types(schemas, name))));
    std::iter::once(figure).chain(settings).collect()
}

/// The types that a property of this name has in any figure.
pub fn types(schemas: &Schemas, name: &str) -> Vec<String> {
    let mut types: Vec<String> = Vec::new();
    for (_, setting) in schemas.declarations(name) {
        for each in setting.types() {
            if !types.contains(&each) {
                types.push(each);
            }
        }
    }
    types
}

/// "The map’s size (win-map): a whole number from 8 to 2147483647; usually 64."
pub fn about(schemas: &Schemas, name: &str) -> String {
    let meanings = schemas
        .meanings(name)
        .into_iter()
        .map(|(figures, setting)| {
            format!(
                "{} ({}): {}; usually {}.",
                sentence(&setting.called),
                figures.join(", "),
                setting.allowed(),
                setting.usual()
            )
        });
    meanings.collect::<Vec<_>>().join(" ")
}
