//! The errors of drawing.

use plotters::drawing::DrawingAreaErrorKind;
use plotters::prelude::DrawingBackend;

/// Whatever the backend reports.
pub type DrawError<B> = DrawingAreaErrorKind<<B as DrawingBackend>::ErrorType>;
