//! A whole model as one picture that can leave the page.

use crate::figure::{Crosshair, Figure};

/// The contents of an exported picture, from top to bottom.
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
