//! The font of a text, and how wide the text is in it.

use std::fmt::{self, Display, Formatter};

/// The font of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Font<'a> {
    /// A CSS font family list.
    pub family: &'a str,
    /// Its size in device pixels.
    pub size: f64,
    /// Bold or regular.
    pub bold: bool,
}

impl Font<'_> {
    /// Its weight in CSS.
    pub const fn weight(&self) -> &'static str {
        if self.bold { "bold" } else { "normal" }
    }
}

/// As in CSS: `bold 26px sans-serif`.
impl Display for Font<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}px {}", self.weight(), self.size, self.family)
    }
}

/// Measures the width of a text in a font, in the unit of its size.
pub type Measure<'a> = &'a dyn Fn(&str, Font) -> f64;
