//! The pictures.

pub mod contour;
pub mod curves;
pub mod map;
pub mod plan;
pub mod turns;
pub mod worst;

use super::asked::Field;
use upperhand_kit::described::Handle;

/// A threshold along an axis.
fn threshold_handle(field: Field) -> Handle {
    Handle::new(field as usize, (0.0, 1.0))
}
