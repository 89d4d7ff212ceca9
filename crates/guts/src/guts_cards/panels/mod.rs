//! The pictures.

mod cell_edges;
pub mod close_up;
mod crop;
mod curve;
mod depth;
pub mod gains;
pub mod list;
pub mod main_panel;
mod map;
mod matrix;
pub mod places;
pub mod rank_grid;
pub mod rank_map;
mod sampled;
mod third_cards;
