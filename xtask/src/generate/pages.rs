//! The list of figures in `explore.html`, each a link to its page.

use super::schema::Schemas;

pub fn write(schemas: &Schemas) -> String {
    let link = |name: &str, title: &str| format!("<a href=\"./{name}.html\">{title}</a>\n");
    let figures = schemas.figures.iter();
    figures
        .map(|figure| link(&figure.name, &figure.title))
        .collect()
}
