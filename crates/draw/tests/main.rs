//! The tests of the renderer that need no figure.

mod card;
mod palette;
mod svg;
