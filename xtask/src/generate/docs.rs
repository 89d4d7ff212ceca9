//! The table of settings in `docs/embedding.md`.

use super::schema::{Schemas, Setting, Value};

pub fn write(schemas: &Schemas) -> String {
    let quoted = |names: &[&str]| -> String {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        names.join(", ")
    };
    let figures: Vec<&str> = schemas
        .figures
        .iter()
        .map(|figure| figure.name.as_str())
        .collect();
    let row = |name: &str, figures: &[&str], setting: &Setting| {
        let usual = match &setting.default {
            Value::Name(name) if name.is_empty() => "no text".to_owned(),
            _ => format!("`{}`", setting.usual()),
        };
        format!(
            "| `{name}` | {} | {} | {} | {usual} |\n",
            quoted(figures),
            setting.called,
            setting.allowed(),
        )
    };
    let rows = schemas.fields().into_iter().flat_map(|name| {
        let meanings = schemas.meanings(name).into_iter();
        let rows = meanings.map(|(figures, setting)| row(name, &figures, setting));
        rows.collect::<Vec<_>>()
    });
    format!(
        "\n`figure` is one of {}; usually `{}`. Then, depending on the figure:\n\n\
         | attribute | figures | says | takes | usually |\n|---|---|---|---|---|\n{}\n",
        quoted(&figures),
        figures[0],
        rows.collect::<Vec<_>>().concat()
    )
}
