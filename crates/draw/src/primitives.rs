//! A drawing as data: graphics primitives in device pixels. Figures are turned into primitives once, and every backend
//! draws those.

use super::theme::Rgb;

/// A whole number of device pixels: a coordinate or a length.
pub type Pixels = i32;

/// The upper left corner of a pixel: its column and its row.
pub type Point = (Pixels, Pixels);

/// A point between pixels.
pub type FinePoint = (f64, f64);

/// Red, green, blue, opacity.
pub type Rgba = [u8; 4];

/// A picture, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Width and height in device pixels.
    pub size: (u32, u32),
    /// The number of device pixels in a CSS pixel.
    pub pixel_ratio: f64,
    /// The typeface of its text, a CSS font family list.
    pub font: String,
    /// From the lowest to the topmost.
    pub layers: Vec<Layer>,
}

/// Primitives in a part of the picture, each over those before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// The upper left corner of the part. Coordinates of primitives start there.
    pub at: Point,
    /// Width and height of the part.
    pub size: (u32, u32),
    /// The primitives.
    pub primitives: Vec<Primitive>,
}

/// What plotters has an element for, or is drawn by other means.
#[derive(Clone, Debug, PartialEq)]
pub enum Primitive {
    /// A filled box, from its upper left corner up to but not including the other one.
    Block {
        /// A corner.
        from: Point,
        /// The opposite corner.
        to: Point,
        /// Its colour.
        colour: Rgb,
    },
    /// A filled circle.
    Disc {
        /// Its centre.
        at: Point,
        /// Its radius.
        radius: Pixels,
        /// Its colour.
        colour: Rgb,
    },
    /// A line of text.
    Text(Text),
    /// What plotters has no element for.
    Custom(Custom),
}

/// The part of a text that lies at its anchor: left, centre or right; top, centre or bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// On the left, or at the top.
    Start,
    /// In the middle.
    Middle,
    /// On the right, or at the bottom.
    End,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The text.
    pub text: String,
    /// The point that it is anchored at.
    pub at: Point,
    /// The font size in device pixels.
    pub size: f64,
    /// Bold or regular.
    pub bold: bool,
    /// Turned about its anchor to read upwards.
    pub upwards: bool,
    /// Its colour.
    pub colour: Rgb,
    /// Where the anchor is, horizontally.
    pub across: Align,
    /// Where the anchor is, vertically.
    pub along: Align,
}

/// A primitive that plotters has no element for. It can be drawn pixel by pixel on any backend; canvas and SVG have
/// better ways.
#[derive(Clone, Debug, PartialEq)]
pub enum Custom {
    /// The paper below a whole layer.
    Paper {
        /// Width and height of the layer.
        size: Point,
        /// Its colour.
        colour: Rgb,
        /// The two corners of a box that an image will cover: a canvas leaves it out.
        covered: Option<(Point, Point)>,
    },
    /// A line through points.
    Line {
        /// Its points, in order.
        points: Vec<FinePoint>,
        /// Its width.
        width: u32,
        /// Its colour.
        colour: Rgb,
        /// The length of its dashes and of the gaps between them, if it is dashed.
        dash: Option<Pixels>,
    },
    /// A filled polygon.
    Polygon {
        /// Its corners, in order.
        outline: Vec<FinePoint>,
        /// Its colour.
        colour: Rgb,
    },
    /// An image, enlarged to a size. Pixels are never smoothed: each device pixel shows the one under its centre.
    Image {
        /// The image.
        image: Image,
        /// Its upper left corner.
        at: Point,
        /// Its width and height in device pixels.
        size: (u32, u32),
    },
    /// A rectangle of diagonal lines.
    Hatched {
        /// Its upper left corner.
        from: Point,
        /// Its lower right corner.
        to: Point,
        /// The lines.
        hatching: Hatching,
    },
}

/// An image of its own size.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Row-major, from the top.
    pub pixels: Vec<Rgba>,
}

/// Diagonal lines, where x + y in device pixels of the whole picture is a multiple of the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hatching {
    /// The distance from one line to the next along an axis, in device pixels.
    pub period: u32,
    /// The width of a line along an axis, in device pixels.
    pub width: u32,
    /// The colour of the lines.
    pub colour: Rgb,
}

impl Hatching {
    /// A square of one period, transparent between the lines: repeated, it is the hatching.
    pub fn tile(self) -> Image {
        let Rgb(red, green, blue) = self.colour;
        let pixel = |x: u32, y: u32| {
            let on_line = (x + y) % self.period < self.width;
            [red, green, blue, if on_line { 255 } else { 0 }]
        };
        Image {
            width: self.period,
            height: self.period,
            pixels: (0..self.period)
                .flat_map(|y| (0..self.period).map(move |x| pixel(x, y)))
                .collect(),
        }
    }
}

/// The pixels nearest to points, moved by an offset, for backends that draw whole pixels only.
pub fn nearest_pixels(points: &[FinePoint], (left, top): Point) -> Vec<Point> {
    let pixel = |&(x, y): &FinePoint| (left + x.round() as i32, top + y.round() as i32);
    points.iter().map(pixel).collect()
}
