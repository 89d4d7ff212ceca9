//! A whole model as one picture that can leave the page.

use crate::figure::{Crosshair, Figure};

/// The contents of an exported picture, from top to bottom.
///
/// ```
/// use upperhand_kit::{Axis, ExportPage, Figure, Role};
///
/// let axis = |label: &str| Axis::linear(label, Role::Ink, (0.0, 1.0));
/// let figure = Figure::new("Chance to win", axis("Threshold"), axis("Chance"));
/// let export_page = ExportPage {
///     title: "Hold or drop".to_owned(),
///     sentence: "Holding pays from a half on.".to_owned(),
///     panels: vec![(figure, None)],
///     foot: vec!["2 players".to_owned(), "upperhand 0.1.0".to_owned()],
/// };
/// assert_eq!(export_page.panels[0].0.title, "Chance to win");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ExportPage {
    /// The heading.
    pub title: String,
    /// The picture in a sentence.
    pub sentence: String,
    /// The plots, the main one first, each with what is pointed at.
    pub panels: Vec<(Figure, Option<Crosshair>)>,
    /// Small print, a paragraph each: parameters, version, address.
    pub foot: Vec<String>,
}
