//! The list of figures in `explore.html`, each a link that opens it there.

use super::schema::Schemas;

pub fn write(schemas: &Schemas) -> String {
    let link = |name: &str, title: &str| format!("<a href=\"?figure={name}\">{title}</a>\n");
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
            "<a href=\"?figure=map\">The map</a>\n<a href=\"?figure=curve\">A curve</a>\n"
        );
    }
}
