//! Figures made by hand, and a backend that remembers every mark it is told to draw.

#![allow(clippy::cast_sign_loss, reason = "pixels")]

use super::text_box::{TextBox, reads_upwards, size};
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::style::{Color, ShapeStyle};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};
use std::cell::RefCell;
use std::convert::Infallible;
use std::rc::Rc;
use upperhand::draw::{DrawError, Filling, Hatching, Image, pixels};
use upperhand::figures::{
    Axis, Cell, Crosshair, Curve, Dot, Edges, ExportPage, Figure, Fill, Gradient, Hatch, Key,
    Label, Place, Raster, Role, Segment, Stroke, Swatch, Tick, Ticks,
};
use upperhand::guess_who::{Pool, Rules, win_probability};

/// A mark in device pixels of the whole picture. Colours are written `#rrggbb`.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    Text {
        words: String,
        at: BackendCoord,
        size: f64,
        colour: String,
        upwards: bool,
    },
    Block {
        from: BackendCoord,
        to: BackendCoord,
        colour: String,
    },
    Line {
        points: Vec<BackendCoord>,
        width: u32,
        colour: String,
        /// The length of its dashes, 0 where it has no gaps.
        dash: u32,
    },
    Disc {
        at: BackendCoord,
        radius: u32,
        colour: String,
    },
    Image {
        at: BackendCoord,
        size: (u32, u32),
    },
    Hatched {
        at: BackendCoord,
        size: (u32, u32),
    },
}

/// Remembers marks and the boxes of texts. Its clones share one memory.
#[derive(Clone)]
pub struct Memory {
    size: (u32, u32),
    pub marks: Rc<RefCell<Vec<Mark>>>,
    pub texts: Rc<RefCell<Vec<TextBox>>>,
}

impl Memory {
    pub fn new(size: (u32, u32)) -> Self {
        Self {
            size,
            marks: Rc::default(),
            texts: Rc::default(),
        }
    }

    fn remember(&self, mark: Mark) {
        self.marks.borrow_mut().push(mark);
    }
}

fn hex(colour: BackendColor) -> String {
    let (red, green, blue) = colour.rgb;
    format!("#{red:02x}{green:02x}{blue:02x}")
}

impl DrawingBackend for Memory {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Result<(), DrawingErrorKind<Infallible>> {
        Ok(())
    }

    fn present(&mut self) -> Result<(), DrawingErrorKind<Infallible>> {
        Ok(())
    }

    fn draw_pixel(
        &mut self,
        at: BackendCoord,
        _: BackendColor,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        unreachable!("no mark is a pixel, not even at {at:?}")
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        assert!(fill, "every box is filled");
        let colour = hex(style.color());
        self.remember(Mark::Block { from, to, colour });
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        let mut points: Vec<BackendCoord> = path.into_iter().collect();
        points.dedup();
        self.remember(Mark::Line {
            points,
            width: style.stroke_width(),
            colour: hex(style.color()),
            dash: 0,
        });
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        at: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        assert!(fill, "every disc is filled");
        let colour = hex(style.color());
        self.remember(Mark::Disc { at, radius, colour });
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        at: BackendCoord,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        self.texts.borrow_mut().push(TextBox::of(text, style, at));
        self.remember(Mark::Text {
            words: text.to_owned(),
            at,
            size: style.size(),
            colour: hex(style.color()),
            upwards: reads_upwards(style),
        });
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        Ok(size(text, style.size()))
    }
}

/// Remembers images, hatchings and dashed lines as marks of a memory.
pub struct Remembered(pub Memory);

impl Filling<Memory> for Remembered {
    fn put(
        &self,
        area: &DrawingArea<Memory, Shift>,
        _: &Image,
        at: (i32, i32),
        size: (u32, u32),
    ) -> Result<(), DrawError<Memory>> {
        let at = area.map_coordinate(&at);
        self.0.remember(Mark::Image { at, size });
        Ok(())
    }

    fn hatch(
        &self,
        area: &DrawingArea<Memory, Shift>,
        from: (i32, i32),
        to: (i32, i32),
        _: Hatching,
    ) -> Result<(), DrawError<Memory>> {
        let at = area.map_coordinate(&from);
        let size = ((to.0 - from.0) as u32, (to.1 - from.1) as u32);
        self.0.remember(Mark::Hatched { at, size });
        Ok(())
    }

    fn dash(
        &self,
        area: &DrawingArea<Memory, Shift>,
        places: &[(f64, f64)],
        style: ShapeStyle,
        length: i32,
    ) -> Result<(), DrawError<Memory>> {
        let mapped = pixels(places).into_iter();
        let mapped = mapped.map(|pixel| area.map_coordinate(&pixel));
        let mut points: Vec<BackendCoord> = mapped.collect();
        points.dedup();
        self.0.remember(Mark::Line {
            points,
            width: style.stroke_width,
            colour: hex(style.color.to_backend_color()),
            dash: length.unsigned_abs(),
        });
        Ok(())
    }
}

fn axis(label: &str, role: Role, ends: (f64, f64), ticks: Ticks) -> Axis {
    Axis::linear(label, role, ends).with_ticks(ticks)
}

/// The chance to win the official game over pools up to `size`, with every kind of mark on it.
pub fn map(size: u32) -> Figure {
    let chance = |mine: u32, theirs: u32| {
        let pool = |size: u32| Pool::new(u64::from(size)).unwrap();
        win_probability(Rules::OFFICIAL, pool(mine), pool(theirs))
            .unwrap()
            .value()
    };
    let whole = Ticks::Whole { base: 2 };
    let ends = (0.5, f64::from(size) + 0.5);
    let x = axis("Your suspects", Role::You, ends, whole.clone());
    let y = axis("Their suspects", Role::Opponent, ends, whole);
    let cells = (1..=size).flat_map(|theirs| (1..=size).map(move |mine| (mine, theirs)));
    let cells = cells.map(|(mine, theirs)| Cell::magnitude(chance(mine, theirs)));
    let level: Vec<(f64, f64)> = (1..=size)
        .filter_map(|mine| {
            let theirs = (1..=size).find(|&theirs| chance(mine, theirs) >= 0.5)?;
            Some((f64::from(mine), f64::from(theirs)))
        })
        .collect();
    let part = |share: f64| 0.5 + f64::from(size) * share;
    Figure {
        raster: Some(Raster {
            columns: Edges::Even(size as usize),
            rows: Edges::Even(size as usize),
            cells: cells.collect(),
            fills: Vec::new(),
        }),
        hatches: vec![Hatch {
            from: (part(0.5), part(0.0)),
            to: (part(1.0), part(0.25)),
            role: Role::Weeds,
        }],
        segments: vec![Segment {
            from: (part(0.5), part(0.0)),
            to: (part(0.5), part(0.25)),
            role: Role::Ink,
        }],
        curves: vec![
            Curve {
                points: level,
                role: Role::Ink,
                stroke: Stroke::Cased,
            },
            Curve {
                points: vec![(part(0.0), part(0.0)), (part(1.0), part(1.0))],
                role: Role::Ink,
                stroke: Stroke::Dashed,
            },
        ],
        dots: vec![
            Dot {
                at: (part(0.25), part(0.75)),
                role: Role::You,
                filled: true,
                radius: 5.0,
            },
            Dot {
                at: (part(0.75), part(0.5)),
                role: Role::Opponent,
                filled: false,
                radius: 5.0,
            },
        ],
        labels: vec![Label {
            from: (part(0.5), part(0.0)),
            to: (part(1.0), part(0.25)),
            place: Place::Top,
            text: "W₄".to_owned(),
        }],
        legend: map_legend(),
        ..Figure::new("Chance to win", x, y)
    }
}

fn map_legend() -> upperhand::figures::Legend {
    let tick = |at: f64, text: &str| Tick {
        at,
        text: text.to_owned(),
    };
    let key = |swatches: &[Swatch], text: &str| Key {
        swatches: swatches.to_vec(),
        text: text.to_owned(),
    };
    let weeds = Fill {
        role: Role::Weeds,
        strength: 0.3,
    };
    upperhand::figures::Legend {
        label: "Chance that the mover wins".to_owned(),
        gradient: Gradient::Magnitude,
        ticks: vec![tick(0.0, "0 %"), tick(0.5, "50 %"), tick(1.0, "100 %")],
        keys: vec![
            key(&[Swatch::Line(Role::Ink, Stroke::Cased)], "fair start"),
            key(&[Swatch::Line(Role::Ink, Stroke::Dashed)], "as many"),
            key(&[Swatch::Hatched(weeds, Role::Weeds)], "in the weeds"),
            key(&[Swatch::Dot(Role::You, true)], "you are here"),
        ],
    }
}

/// Payoffs that leave the plot at both ends, without a raster.
pub fn curves() -> Figure {
    let x = axis("Threshold", Role::You, (0.0, 1.0), Ticks::Percent);
    let y = axis("Payoff", Role::Ink, (-1.0, 1.0), Ticks::Decimal);
    let through = |payoff: fn(f64) -> f64| {
        let along = (0..=40).map(|step| f64::from(step) / 40.0);
        along.map(|x| (x, payoff(x))).collect()
    };
    let curve = |points, role, stroke| Curve {
        points,
        role,
        stroke,
    };
    let key = |role, stroke, text: &str| Key {
        swatches: vec![Swatch::Line(role, stroke)],
        text: text.to_owned(),
    };
    let mut figure = Figure::new("Payoff", x, y);
    figure.curves = vec![
        curve(through(|x| 2.0 * x * x - 1.2), Role::You, Stroke::Thick),
        curve(through(|x| 0.8 - 1.6 * x), Role::Opponent, Stroke::Thin),
    ];
    figure.segments = vec![Segment {
        from: (0.0, 0.0),
        to: (1.0, 0.0),
        role: Role::Rule,
    }];
    figure.divider = Some(0.7);
    figure.legend.keys = vec![
        key(Role::You, Stroke::Thick, "holding"),
        key(Role::Opponent, Stroke::Thin, "dropping"),
    ];
    figure
}

/// What is pointed at in a map.
pub fn pointed(mine: u32, theirs: u32) -> Crosshair {
    let (x, y) = (f64::from(mine), f64::from(theirs));
    Crosshair {
        from: (x - 0.5, y - 0.5),
        to: (x + 0.5, y + 0.5),
        x: Some(mine.to_string()),
        y: Some(theirs.to_string()),
    }
}

/// An export page with this number of panels, a map first.
pub fn export_page(size: u32, panels: usize) -> ExportPage {
    let others = (1..panels).map(|_| (curves(), None));
    ExportPage {
        title: "The race: who has the upper hand".to_owned(),
        sentence: "With 24 suspects against 16 you are in the weeds: a question of 6 of them wins \
                   more often than one that halves them, 37.5 % against 34.2 %."
            .to_owned(),
        panels: std::iter::once((map(size), None)).chain(others).collect(),
        foot: vec![
            "Questions with 2 answers; whoever has one suspect left wins. Pools up to 64."
                .to_owned(),
            format!(
                "upperhand 0.1.0 · https://example.org/#{}",
                "n=64&".repeat(30)
            ),
        ],
    }
}
