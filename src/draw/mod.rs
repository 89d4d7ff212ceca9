//! One renderer for every backend of plotters: canvas, SVG, bitmap.
//!
//! Lives here: the [`Theme`] (the colour of each role), the layout (the places of things, in device
//! pixels) and the drawing of a [`Figure`](crate::figures::Figure) with its crosshair.
//!
//! Never enters: knowledge of a game, words that are not in the figure (only the numbers at ticks are written here), the
//! DOM.
//!
//! A figure is drawn in two steps, so that a moving crosshair costs no redraw of the rest:
//! [`draw`] puts down everything that stands still and returns the [`Layout`]; [`draw_crosshair`]
//! draws over it. A whole figure with its words is an [`ExportPage`](crate::figures::ExportPage): [`draw_export_page`] draws
//! it on any backend, [`export_page_svg`] writes it as [`Svg`].

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels: rounded floats and sizes far below 2^31"
)]

mod axes;
mod card;
mod crisp;
mod crosshair;
mod embedding;
mod error;
mod export_page;
mod filling;
mod font_metrics;
mod layout;
mod legend;
mod marks;
mod page;
mod palette;
mod pen;
mod plot;
mod raster;
mod shapes;
mod svg;
mod theme;
mod ticks;
mod wrapping;

pub use card::{Card, draw_card};
pub use crisp::crisp;
pub use crosshair::{Touched, draw_crosshair};
pub use embedding::Embedding;
pub use error::DrawError;
pub use export_page::{
    draw_export_page, export_page_height, export_page_svg, export_page_svg_by,
    export_page_svg_height, export_panel_sizes,
};
pub use filling::{Filling, Hatching, Image, Pixel, PixelByPixel, Polygon, Unfilled, pixels};
pub use layout::Layout;
pub use plot::{draw, draw_with};
pub use svg::{Measure, Svg, WritesSvg};
pub use theme::{Rgb, Theme};
