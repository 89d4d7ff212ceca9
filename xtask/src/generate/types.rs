//! The properties of the element in `www/element.d.ts`.

use super::schema::{Schemas, property, sentence};

pub fn write(schemas: &Schemas) -> String {
    let line = |about: &str, name: &str, types: &[String]| {
        let (name, types) = (property(name), types.join(" | "));
        format!("  /** {about} */\n  {name}: {types} | null;\n")
    };
    let figures = schemas.figures.iter();
    let figures: Vec<String> = figures.map(|figure| format!("{:?}", figure.name)).collect();
    let mut lines = vec![line("The name of the figure.", "figure", &figures)];
    for name in schemas.fields() {
        lines.push(line(&about(schemas, name), name, &types(schemas, name)));
    }
    lines.concat()
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
    use super::write;
    use crate::generate::schema::tests::two_figures;

    #[test]
    fn every_property_has_the_type_of_its_values() {
        let text = write(&two_figures());
        for line in [
            "  figure: \"map\" | \"curve\" | null;",
            "  firstOne: boolean | \"yes\" | \"no\" | null;",
            "  /** The rules (map, curve): race, open; usually race. */\n  rules: \"race\" | \"open\" | null;",
            "  size: number | `${number}` | null;",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }
}
