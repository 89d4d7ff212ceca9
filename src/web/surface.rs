//! The surface of a drawing: a canvas, or the SVG picture that a reader takes away. One type for both, so
//! that the module holds the renderer once.

use super::canvas::Canvas;
use crate::draw::{Svg, WritesSvg};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};
use std::convert::Infallible;

type Failure = DrawingErrorKind<<Canvas as DrawingBackend>::ErrorType>;
type Outcome = Result<(), Failure>;

/// A canvas or an SVG picture.
pub enum Surface<'a> {
    Canvas(Canvas),
    Svg(Svg<'a>),
}

impl WritesSvg for Surface<'_> {
    fn svg(&self) -> Option<&Svg<'_>> {
        match self {
            Self::Canvas(_) => None,
            Self::Svg(svg) => Some(svg),
        }
    }
}

/// SVG itself never fails; errors of plotters about texts stay.
fn widened(error: DrawingErrorKind<Infallible>) -> Failure {
    match error {
        DrawingErrorKind::DrawingError(never) => match never {},
        DrawingErrorKind::FontError(error) => DrawingErrorKind::FontError(error),
    }
}

impl DrawingBackend for Surface<'_> {
    type ErrorType = <Canvas as DrawingBackend>::ErrorType;

    fn get_size(&self) -> (u32, u32) {
        match self {
            Self::Canvas(canvas) => canvas.get_size(),
            Self::Svg(svg) => svg.get_size(),
        }
    }

    fn ensure_prepared(&mut self) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.ensure_prepared(),
            Self::Svg(svg) => svg.ensure_prepared().map_err(widened),
        }
    }

    fn present(&mut self) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.present(),
            Self::Svg(svg) => svg.present().map_err(widened),
        }
    }

    fn draw_pixel(&mut self, point: BackendCoord, colour: BackendColor) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.draw_pixel(point, colour),
            Self::Svg(svg) => svg.draw_pixel(point, colour).map_err(widened),
        }
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.draw_line(from, to, style),
            Self::Svg(svg) => svg.draw_line(from, to, style).map_err(widened),
        }
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.draw_rect(from, to, style, fill),
            Self::Svg(svg) => svg.draw_rect(from, to, style, fill).map_err(widened),
        }
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.draw_path(path, style),
            Self::Svg(svg) => svg.draw_path(path, style).map_err(widened),
        }
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        centre: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.draw_circle(centre, radius, style, fill),
            Self::Svg(svg) => svg
                .draw_circle(centre, radius, style, fill)
                .map_err(widened),
        }
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.fill_polygon(path, style),
            Self::Svg(svg) => svg.fill_polygon(path, style).map_err(widened),
        }
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        at: BackendCoord,
    ) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.draw_text(text, style, at),
            Self::Svg(svg) => svg.draw_text(text, style, at).map_err(widened),
        }
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), Failure> {
        match self {
            Self::Canvas(canvas) => canvas.estimate_text_size(text, style),
            Self::Svg(svg) => svg.estimate_text_size(text, style).map_err(widened),
        }
    }

    fn blit_bitmap(&mut self, at: BackendCoord, size: (u32, u32), rgb: &[u8]) -> Outcome {
        match self {
            Self::Canvas(canvas) => canvas.blit_bitmap(at, size, rgb),
            Self::Svg(svg) => svg.blit_bitmap(at, size, rgb).map_err(widened),
        }
    }
}
