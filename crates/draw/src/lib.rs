//! One renderer for every backend of plotters: canvas, SVG, bitmap.
//!
//! It contains the [`Theme`] (the colour of each role), the layout (in device pixels) and the drawing of a
//! [`Figure`](upperhand_kit::Figure) with its crosshair.
//!
//! It knows nothing of games or of the DOM, and adds no words to a figure; only the numbers at ticks are written here.
//!
//! Every picture is first a [`Drawing`]: [`Primitive`]s in device pixels, for a [`Target`] that measures text. A figure
//! is drawn in two steps, so that moving the crosshair does not redraw the rest: [`draw_ground`] draws everything else
//! and returns the [`Layout`]; [`draw_crosshair`] draws the crosshair over it, and the names that make room for it.
//! [`draw_figure`] is both without a crosshair. A whole figure with its words is an [`ExportPage`](upperhand_kit::ExportPage), which [`draw_export_page`] draws. A drawing then goes to any backend of
//! plotters ([`Drawing::draw_on`]), to a backend with better ways to draw images and curves, such as a canvas
//! ([`Drawing::draw_with`]), or into an SVG document ([`Drawing::svg`]).

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "pixels: rounded floats and sizes far below 2^31; published to nobody"
)]

mod axes;
mod backend;
mod card;
mod clip;
mod contrast;
mod crisp;
mod crosshair;
mod export_page;
mod figure;
mod font;
mod font_metrics;
mod labels;
mod layout;
mod legend;
mod marks;
mod outlines;
mod palette;
mod panel;
mod pen;
mod pixel_box;
mod primitives;
mod raster;
mod shapes;
mod svg;
mod target;
mod theme;
mod ticks;
mod wrapping;

pub use backend::{DrawError, Outcome, text_width};
pub use card::{Card, draw_card};
pub use crisp::crisp;
pub use crosshair::{Touched, draw_crosshair};
pub use export_page::{draw_export_page, export_page_svg, export_panel_sizes};
pub use figure::{draw_figure, draw_ground};
pub use font::{Font, Measure};
pub use layout::Layout;
pub use outlines::{Outline, outlines};
pub use primitives::{
    Align, Custom, Drawing, FinePoint, Hatching, Image, Layer, Pixels, Point, Primitive, Rgba,
    Text, nearest_pixels,
};
pub use svg::Encode;
pub use target::Target;
pub use theme::{Rgb, Theme};
