//! The list of figures in `explore.html`, each a link to its page.

use super::schema::Schemas;

pub fn write(schemas: &Schemas) -> String {
    let link = |name: &str, title: &str| format!("<a href=\"./{name}.html\">{title}</a>\n");
    let figures = schemas.figures.iter();
    figures
        .map(|figure| link(&figure.name, &figure.title))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::write;
    use crate::generate::schema::tests::two_figures;

    #[test]
    fn every_figure_has_a_link() {
        assert_eq!(
            write(&two_figures()),
            "<a href=\"./map.html\">The map</a>\n<a href=\"./curve.html\">A curve</a>\n"
        );
    }
}
