//! Tests over all figures.

mod each_figure;

pub(crate) use each_figure::each_figure;
pub use each_figure::{figure_of, seed_of};
