//! The errors of drawing.

use plotters::drawing::DrawingAreaErrorKind;
use plotters::prelude::DrawingBackend;

/// The errors of a backend.
pub type DrawError<B> = DrawingAreaErrorKind<<B as DrawingBackend>::ErrorType>;
