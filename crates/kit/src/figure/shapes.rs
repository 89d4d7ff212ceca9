//! Filled shapes in data coordinates, and the words on them: what a board or a card is drawn with.

use super::raster::Cell;
use super::role::Role;
use std::f64::consts::TAU;

/// A filled area between straight edges, in data coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Its corners, in their order.
    pub outline: Vec<(f64, f64)>,
    /// Its colour.
    pub paint: Paint,
    /// The ground that is seen through it, where it is faded.
    pub faded: Option<Paint>,
}

/// The colour of a shape: that of a role, or of a thing that looks the same on any paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paint {
    /// The colour of a role, which goes with the paper.
    Role(Role),
    /// This share of a role's colour in hundredths, the rest paper.
    Tint(Role, u8),
    /// The front of a card or of a tile.
    Card,
    /// The lines on a card, and the words.
    Line,
    /// White on a card: eyes, teeth.
    White,
    /// One of the tones of skin, from light to dark.
    Skin(u8),
    /// One of the colours of hair.
    Hair(u8),
    /// One of the colours of cloth.
    Cloth(u8),
}

impl Paint {
    /// The number of tones of skin.
    pub const SKINS: u8 = 6;
    /// The number of colours of hair.
    pub const HAIRS: u8 = 6;
    /// The number of colours of cloth.
    pub const CLOTHS: u8 = 6;
}

impl Shape {
    /// The number of corners of a round shape.
    const CORNERS: u32 = 28;

    /// A polygon.
    pub fn polygon(outline: impl IntoIterator<Item = (f64, f64)>, paint: Paint) -> Self {
        let outline = outline.into_iter().collect();
        Self {
            outline,
            paint,
            faded: None,
        }
    }

    /// A rectangle between two corners.
    pub fn rectangle(from: (f64, f64), to: (f64, f64), paint: Paint) -> Self {
        Self::polygon([from, (to.0, from.1), to, (from.0, to.1)], paint)
    }

    /// An ellipse with half its width and half its height.
    pub fn ellipse(centre: (f64, f64), radii: (f64, f64), paint: Paint) -> Self {
        Self::arc(centre, radii, (0.0, 1.0), paint)
    }

    /// The part of an ellipse between two shares of a turn, from the right upwards; its ends are joined.
    pub fn arc(
        (x, y): (f64, f64),
        (across, along): (f64, f64),
        (from, to): (f64, f64),
        paint: Paint,
    ) -> Self {
        let corner = |index: u32| {
            let share = f64::from(index) / f64::from(Self::CORNERS);
            let (sine, cosine) = turned(from + share * (to - from));
            (x + across * cosine, y + along * sine)
        };
        Self::polygon((0..=Self::CORNERS).map(corner), paint)
    }

    /// A rectangle with round corners.
    pub fn rounded(from: (f64, f64), to: (f64, f64), radius: f64, paint: Paint) -> Self {
        const QUARTER: u32 = 6;
        let inner = [
            (to.0 - radius, to.1 - radius),
            (from.0 + radius, to.1 - radius),
            (from.0 + radius, from.1 + radius),
            (to.0 - radius, from.1 + radius),
        ];
        let corner = |(quarter, (x, y)): (u32, (f64, f64))| {
            (0..=QUARTER).map(move |step| {
                let share = f64::from(quarter) + f64::from(step) / f64::from(QUARTER);
                let (sine, cosine) = turned(share / 4.0);
                (x + radius * cosine, y + radius * sine)
            })
        };
        Self::polygon((0..).zip(inner).flat_map(corner), paint)
    }
}

/// Sine and cosine of a share of a turn, to ten digits: those of any angle take six kilobytes of a module.
pub fn turned(share: f64) -> (f64, f64) {
    const DOUBLED: i32 = 10;
    let small = TAU * (share - share.floor()) / 2_f64.powi(DOUBLED);
    let square = small * small;
    let first = (
        small * (1.0 - square / 6.0),
        1.0 - square / 2.0 * (1.0 - square / 12.0),
    );
    (0..DOUBLED).fold(first, |(sine, cosine), _| {
        (2.0 * sine * cosine, cosine * cosine - sine * sine)
    })
}

/// A line of small words on a shape, left out where it does not fit its box.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// The box's least x and y, in data coordinates.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
    /// The words.
    pub text: String,
    /// Their colour, but on a cell black or white.
    pub paint: Paint,
    /// The cell of the raster on which they stand, if they stand on one.
    pub on: Option<Cell>,
    /// Where in the box they stand. At its start they are cut off where they are too long.
    pub side: Side,
}

/// The side of a box at which words stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// On the left.
    Start,
    /// In the middle.
    Middle,
    /// On the right.
    End,
}

/// Large words on a shape, as high as their box and smaller where they are too wide; left out where they would be tiny.
#[derive(Clone, Debug, PartialEq)]
pub struct Inscription {
    /// The box's least x and y, in data coordinates; the words stand in its middle.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
    /// The words.
    pub text: String,
    /// What stands there where these are too wide, longer ones first.
    pub shorter: Vec<String>,
    /// Their colour.
    pub paint: Paint,
}

impl Inscription {
    /// Words in a box.
    pub fn within(from: (f64, f64), to: (f64, f64), text: impl Into<String>, paint: Paint) -> Self {
        Self {
            from,
            to,
            text: text.into(),
            shorter: Vec::new(),
            paint,
        }
    }

    /// The same words with shorter ones for where they are too wide.
    pub fn or(self, shorter: Vec<String>) -> Self {
        Self { shorter, ..self }
    }
}

impl Caption {
    /// Words in the middle of a box.
    pub fn within(from: (f64, f64), to: (f64, f64), text: impl Into<String>, paint: Paint) -> Self {
        Self {
            from,
            to,
            text: text.into(),
            paint,
            on: None,
            side: Side::Middle,
        }
    }

    /// The words on a cell of the raster.
    pub fn on(self, cell: Cell) -> Self {
        Self {
            on: Some(cell),
            ..self
        }
    }

    /// The words at a side of their box.
    pub fn at(self, side: Side) -> Self {
        Self { side, ..self }
    }
}
