//! What all figures share: schema, settings and typed states, controls, formats, axes and tables.

pub mod answered;
pub mod axis_span;
pub mod background_key;
pub mod choices;
pub mod controls;
pub mod error;
pub mod export_page;
pub mod format;
pub mod hotspots;
pub mod lru_cache;
pub mod moves;
pub mod number;
pub mod schema;
pub mod score;
pub mod settings;
pub mod size;
pub mod span;
pub mod state;
pub mod table;
pub mod tracing;
