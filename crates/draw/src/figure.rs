//! A figure on a whole picture: its ground, and its names over that.

use super::crosshair::draw_crosshair;
use super::layout::{self, Layout};
use super::pen::Pen;
use super::primitives::Drawing;
use super::target::Target;
use super::{axes, legend, marks, raster, shapes};
use upperhand_kit::{Figure, Ticks};

/// Draws a figure without a crosshair, and returns the layout. Cost: O(pixels), plus the marks.
pub fn draw_figure(target: &Target, figure: &Figure) -> (Drawing, Layout) {
    let (mut drawing, layout) = draw_ground(target, figure);
    drawing.add((0, 0), draw_crosshair(target, figure, None, &layout).0);
    (drawing, layout)
}

/// Draws a figure without its names, which make room for a crosshair, and returns the layout.
pub fn draw_ground(target: &Target, figure: &Figure) -> (Drawing, Layout) {
    let mut pen = Pen::new(*target);
    let layout = if figure.is_bare() {
        pen.paper(None);
        let layout = layout::bare(&pen, figure);
        if let Some((raster, (from, to))) = figure.raster.as_ref().zip(figure.raster_area) {
            let part = layout.part(from, to);
            raster::draw(&mut pen, raster, figure.legend.gradient, &part);
        }
        draw_plot(&mut pen, figure, &layout);
        layout
    } else {
        with_axes(&mut pen, figure)
    };
    (pen.drawing(), layout)
}

fn with_axes(pen: &mut Pen, figure: &Figure) -> Layout {
    let legend = legend::arrange(pen, &figure.legend);
    let (layout, titles) = layout::arrange(pen, figure, legend.height);
    let raster = figure.raster.as_ref();
    if let Some(raster) = raster.filter(|raster| !raster.cells.is_empty()) {
        let plot = ((layout.left, layout.top), (layout.right, layout.bottom));
        pen.paper(Some(plot));
        raster::draw(pen, raster, figure.legend.gradient, &layout);
    } else {
        pen.paper(None);
    }
    draw_plot(pen, figure, &layout);
    axes::draw(pen, figure, &layout, &titles);
    legend::draw(pen, &figure.legend, &legend);
    layout
}

/// Everything in the plot except its raster and its names, and the frame around it.
fn draw_plot(pen: &mut Pen, figure: &Figure, layout: &Layout) {
    // Below the curves, which may run along it.
    if figure.x.ticks != Ticks::None || figure.y.ticks != Ticks::None {
        marks::draw_frame(pen, layout);
    }
    shapes::draw(pen, figure, layout);
    marks::draw(pen, figure, layout);
    if let Some(x) = figure.divider {
        marks::draw_divider(pen, layout.pixel_from_x(x), layout);
    }
}
