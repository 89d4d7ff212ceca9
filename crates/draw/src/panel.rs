//! Figures as parts of a larger picture.

use super::crosshair::draw_crosshair;
use super::figure::draw_ground;
use super::primitives::{Drawing, Point};
use super::target::Target;
use upperhand_kit::{Crosshair, Figure};

impl Drawing {
    /// Adds a figure, and the crosshair on it, at a point and of a size in device pixels.
    pub(super) fn add_panel(
        &mut self,
        target: &Target,
        at: Point,
        size: Point,
        (figure, crosshair): (&Figure, Option<&Crosshair>),
    ) {
        let size = (size.0.unsigned_abs(), size.1.unsigned_abs());
        let target = Target { size, ..*target };
        let (drawn, layout) = draw_ground(&target, figure);
        self.add(at, drawn);
        self.add(at, draw_crosshair(&target, figure, crosshair, &layout).0);
    }

    /// Adds another picture at a point.
    pub(super) fn add(&mut self, at: Point, drawing: Self) {
        for mut layer in drawing.layers {
            layer.at = (layer.at.0 + at.0, layer.at.1 + at.1);
            self.layers.push(layer);
        }
    }
}
