//! The square part of a plane that a panel shows: how it is moved and zoomed.

/// A square window, in the units of the plane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    pub left: f64,
    pub bottom: f64,
    pub size: f64,
}

impl Viewport {
    /// The window moved by shares of its side.
    pub fn panned(self, x: f64, y: f64) -> Self {
        Self {
            left: self.left + x * self.size,
            bottom: self.bottom + y * self.size,
            ..self
        }
    }

    /// A window of another size in which a point stands where it stood.
    pub fn zoomed(self, size: f64, (x, y): (f64, f64)) -> Self {
        let start = |start: f64, at: f64| at - (at - start) * size / self.size;
        Self {
            left: start(self.left, x),
            bottom: start(self.bottom, y),
            size,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Viewport;

    #[test]
    fn a_point_stays_under_a_zoom() {
        let window = Viewport {
            left: 1.0,
            bottom: -1.0,
            size: 8.0,
        };
        let zoomed = window.zoomed(4.0, (3.0, -1.0));
        assert_eq!((zoomed.left, zoomed.bottom, zoomed.size), (2.0, -1.0, 4.0));
        let moved = window.panned(0.5, -0.25);
        assert_eq!((moved.left, moved.bottom), (5.0, -3.0));
    }
}
