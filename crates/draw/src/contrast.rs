//! Words that can be read on their ground, and the red of hearts and diamonds there.

use super::theme::Rgb;

/// The least contrast of words with their ground.
const LEAST: f64 = 4.5;

const BLACK: Rgb = Rgb(0x00, 0x00, 0x00);
const WHITE: Rgb = Rgb(0xFF, 0xFF, 0xFF);

/// Red on light ground and on dark ground.
const REDS: [Rgb; 2] = [Rgb(0xB3, 0x1B, 0x1B), Rgb(0xFF, 0x8A, 0x80)];

impl Rgb {
    /// The contrast with another colour, from 1 to 21, as WCAG 2 defines it.
    ///
    /// ```
    /// use upperhand_draw::Rgb;
    /// let (black, white) = (Rgb(0, 0, 0), Rgb(255, 255, 255));
    /// assert!((black.contrast(white) - 21.0).abs() < 1e-12 && white.contrast(white) == 1.0);
    /// ```
    pub fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.040_45 {
                share / 12.92
            } else {
                (2.4 * ((share + 0.055) / 1.055).log2()).exp2()
            }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// Black or white, whichever can be read better on this ground: always by 4.5 at least.
    pub fn readable(self) -> Self {
        if self.contrast(BLACK) >= self.contrast(WHITE) {
            BLACK
        } else {
            WHITE
        }
    }

    /// A red that can be read on this ground; `None` on one that is neither light nor dark.
    pub fn readable_red(self) -> Option<Self> {
        REDS.into_iter().find(|red| self.contrast(*red) >= LEAST)
    }
}
