//! The colours of things that look the same on any paper: cards, faces, cloth.

use super::theme::{Rgb, Theme};
use upperhand_kit::{Paint, Shape};

/// The front of a card.
const CARD: Rgb = Rgb(0xF4, 0xEC, 0xDD);
/// Lines and words on a card.
const LINE: Rgb = Rgb(0x2B, 0x24, 0x22);
const WHITE: Rgb = Rgb(0xFF, 0xFF, 0xFF);

/// The share of a faded shape that hides its ground.
const FADED: f64 = 0.35;

/// From light to dark.
const SKINS: [Rgb; Paint::SKINS as usize] = [
    Rgb(0xF7, 0xCF, 0xB0),
    Rgb(0xE8, 0xB4, 0x8C),
    Rgb(0xCB, 0x91, 0x66),
    Rgb(0xA8, 0x6E, 0x46),
    Rgb(0x7E, 0x4E, 0x30),
    Rgb(0x58, 0x36, 0x24),
];

/// Black, brown, red, blond, grey, white.
const HAIRS: [Rgb; Paint::HAIRS as usize] = [
    Rgb(0x26, 0x21, 0x24),
    Rgb(0x6B, 0x3F, 0x24),
    Rgb(0xB8, 0x4A, 0x1E),
    Rgb(0xE2, 0xB0, 0x4A),
    Rgb(0x8D, 0x90, 0x98),
    Rgb(0xF6, 0xF4, 0xF0),
];

/// Blue, red, green, yellow, violet, teal.
const CLOTHS: [Rgb; Paint::CLOTHS as usize] = [
    Rgb(0x2F, 0x6F, 0xB5),
    Rgb(0xC0, 0x3A, 0x3A),
    Rgb(0x3C, 0x82, 0x4C),
    Rgb(0xE3, 0xA3, 0x1B),
    Rgb(0x7A, 0x4B, 0xA8),
    Rgb(0x1C, 0x8A, 0x8C),
];

impl Theme {
    /// The colour of a paint. Tones beyond the last one start again.
    pub fn paint(&self, paint: Paint) -> Rgb {
        match paint {
            Paint::Role(role) => self.colour(role),
            Paint::Tint(role, hundredths) => self
                .colour(role)
                .over(self.paper, f64::from(hundredths) / 100.0),
            Paint::Card => CARD,
            Paint::Line => LINE,
            Paint::White => WHITE,
            Paint::Skin(tone) => SKINS[usize::from(tone % Paint::SKINS)],
            Paint::Hair(colour) => HAIRS[usize::from(colour % Paint::HAIRS)],
            Paint::Cloth(colour) => CLOTHS[usize::from(colour % Paint::CLOTHS)],
        }
    }

    /// The colour of a shape.
    pub fn shape(&self, shape: &Shape) -> Rgb {
        let paint = self.paint(shape.paint);
        let over = |ground| paint.over(self.paint(ground), FADED);
        shape.faded.map_or(paint, over)
    }
}
