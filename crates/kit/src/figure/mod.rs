//! A figure as plain data: everything a renderer needs, nothing about how it is drawn.

mod axis;
mod legend;
mod marks;
mod raster;
mod role;
mod round_numbers;
mod shapes;

pub use axis::{Axis, Scale, Tick, Ticks};
pub use legend::{Gradient, Legend, LegendKey, Swatch};
pub use marks::{Anchor, Crosshair, Curve, Dot, Hatch, Label, Segment, Stroke};
pub use raster::{Cell, Edges, Fill, GRADIENT_STEPS, Raster};
pub use role::Role;
pub use round_numbers::ANY_DIGIT;
pub use round_numbers::{DECIMAL, RoundNumbers, round_numbers};
pub use shapes::{Caption, Inscription, Paint, Shape, Side, turned};

/// A picture with two axes. What lies outside the axes is clipped.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The subject, in a few words.
    pub title: String,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The coloured cells behind everything.
    pub raster: Option<Raster>,
    /// The part of a [bare](Self::bare) picture that the cells cover, by its least x and y and its largest; of a picture with
    /// axes they cover all.
    pub raster_area: Option<((f64, f64), (f64, f64))>,
    /// Filled shapes, each over those before it.
    pub shapes: Vec<Shape>,
    /// Words on shapes.
    pub captions: Vec<Caption>,
    /// Large words on shapes.
    pub inscriptions: Vec<Inscription>,
    /// Hatched rectangles.
    pub hatches: Vec<Hatch>,
    /// Straight lines, horizontal or vertical.
    pub segments: Vec<Segment>,
    /// Lines through points.
    pub curves: Vec<Curve>,
    /// Marked points.
    pub dots: Vec<Dot>,
    /// Words inside the picture.
    pub labels: Vec<Label>,
    /// A line that a reader can drag to the left and right.
    pub divider: Option<f64>,
    /// Is a unit as long along y as along x? The plot then takes the middle of its room. Only for linear axes.
    pub equal_units: bool,
    /// A label as wide as any of the y axes of figures that stand above or below this one, so that all their plots begin in one
    /// column; "" where there are none.
    pub gutter: String,
    /// The meaning of the colours.
    pub legend: Legend,
}

impl Figure {
    /// Two axes and nothing between them yet.
    pub fn new(title: &str, x: Axis, y: Axis) -> Self {
        Self {
            title: title.to_owned(),
            x,
            y,
            raster: None,
            raster_area: None,
            shapes: Vec::new(),
            captions: Vec::new(),
            inscriptions: Vec::new(),
            hatches: Vec::new(),
            segments: Vec::new(),
            curves: Vec::new(),
            dots: Vec::new(),
            labels: Vec::new(),
            divider: None,
            equal_units: false,
            gutter: String::new(),
            legend: Legend {
                label: title.to_owned(),
                gradient: Gradient::Magnitude,
                ticks: Vec::new(),
                keys: Vec::new(),
            },
        }
    }

    /// A picture without axes or legend, which takes all of its canvas: its axes only say where things are.
    pub fn bare(title: &str, across: (f64, f64), upwards: (f64, f64)) -> Self {
        let axis = |range| Axis::linear("", Role::Muted, range).with_ticks(Ticks::None);
        let mut figure = Self::new(title, axis(across), axis(upwards));
        figure.legend.label = String::new();
        figure
    }

    /// Has the picture neither axes nor a legend?
    pub fn is_bare(&self) -> bool {
        let legend = &self.legend;
        let is_silent =
            legend.label.is_empty() && legend.keys.is_empty() && legend.ticks.is_empty();
        is_silent && self.x.is_plain() && self.y.is_plain()
    }

    /// Puts a mark, or a key to marks, on top of the others of its kind.
    pub fn add(&mut self, mark: impl Mark) {
        mark.add_to(self);
    }
}

/// A mark, of which a figure holds any number, or a key to marks.
pub trait Mark {
    /// Puts the mark on top of the others of its kind.
    fn add_to(self, figure: &mut Figure);
}

macro_rules! marks {
    ($($mark:ty => $($list:ident).+;)*) => {
        $(impl Mark for $mark {
            fn add_to(self, figure: &mut Figure) {
                figure.$($list).+.push(self);
            }
        })*
    };
}

marks! {
    Shape => shapes;
    Caption => captions;
    Inscription => inscriptions;
    Hatch => hatches;
    Segment => segments;
    Curve => curves;
    Dot => dots;
    Label => labels;
    LegendKey => legend.keys;
}
