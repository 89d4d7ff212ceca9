//! The settings as types: properties of the element in `www/element.d.ts`, attributes in `www/settings.d.ts`.

use super::schema::{Schemas, property, sentence};

/// The properties between the marks of `www/element.d.ts`.
pub fn properties(schemas: &Schemas) -> String {
    lines(schemas, |name, types| {
        format!("{}: {} | null;", property(name), types.join(" | "))
    })
}

/// `www/settings.d.ts`.
pub fn attributes(schemas: &Schemas) -> String {
    let lines = lines(schemas, |name, types| {
        let name = if name.contains('-') {
            format!("{name:?}")
        } else {
            name.to_owned()
        };
        // Markup knows no boolean: an attribute that is false is not written.
        let types: Vec<&str> = types.iter().map(String::as_str).collect();
        let types: Vec<&str> = types
            .into_iter()
            .filter(|kind| *kind != "boolean")
            .collect();
        format!("{name}?: {};", types.join(" | "))
    });
    format!(
        "\
/** The settings of figures as attributes: written by `cargo xtask generate` from their schemas. */
export interface SettingValues {{
{lines}}}
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

#[cfg(test)]
mod tests {
    use super::{attributes, properties};
    use crate::generate::schema::tests::two_figures;

    #[test]
    fn every_property_has_the_type_of_its_values() {
        let text = properties(&two_figures());
        for line in [
            "  figure: \"map\" | \"curve\" | null;",
            "  firstOne: boolean | \"yes\" | \"no\" | null;",
            "  /** The rules (map, curve): race, open; usually race. */\n  rules: \"race\" | \"open\" | null;",
            "  size: number | `${number}` | null;",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }

    #[test]
    fn every_attribute_has_the_type_of_its_texts() {
        let text = attributes(&two_figures());
        for line in [
            "  figure?: \"map\" | \"curve\";",
            "  \"first-one\"?: \"yes\" | \"no\";",
            "  rules?: \"race\" | \"open\";",
            "  size?: number | `${number}`;",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }
}
