//! The colours of roles, on light and on dark paper.

use ts_rs::TS;
use upperhand_kit::{Fill, Role, number};

/// A colour with 8 bits per channel, written as "#rrggbb".
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(type = "string")]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// A colour as browsers write it: "#rrggbb", "color(srgb 0.2 0.4 0.6 / 0.5)" or, in Firefox where it is transparent,
    /// "rgba(51, 102, 153, 0.5)". Pictures are opaque: the alpha is ignored.
    ///
    /// ```
    /// use upperhand_draw::Rgb;
    /// assert_eq!(Rgb::read("#0a64ff"), Some(Rgb(10, 100, 255)));
    /// assert_eq!(Rgb::read("color(srgb none 0 1)"), Some(Rgb(0, 0, 255)));
    /// assert_eq!(Rgb::read("color(srgb 0.2 0.4 1 / 0.5)"), Some(Rgb(51, 102, 255)));
    /// assert_eq!(Rgb::read("rgba(51, 102, 255, 0.5)"), Some(Rgb(51, 102, 255)));
    /// let wrong = ["#", "#12345", "#1234567", "#é345é", "color(srgb 0.2 0.4)", "color(srgb 0.2 / 0 0)", "rgba(1, 2, 3)", "rgba(1, 2, 256, 0)"];
    /// assert!(["", "red"].into_iter().chain(wrong).all(|none| Rgb::read(none).is_none()));
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let inside = |name| text.strip_prefix(name)?.strip_suffix(')');
        None.or_else(|| hexadecimal(text.strip_prefix('#')?))
            .or_else(|| shares(inside("color(srgb ")?))
            .or_else(|| bytes(inside("rgba(")?))
    }
}

fn hexadecimal(digits: &str) -> Option<Rgb> {
    let channel = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    let rgb = Rgb(channel(0)?, channel(2)?, channel(4)?);
    (digits.len() == 6).then_some(rgb)
}

fn shares(channels: &str) -> Option<Rgb> {
    let share = |text| match text {
        "none" => Some(0.0),
        _ => number::parsed(text),
    };
    let mut shares = channels.split_whitespace().map(share);
    let mut channel = || Some(mix(0, u8::MAX, shares.next()??));
    Some(Rgb(channel()?, channel()?, channel()?))
}

fn bytes(channels: &str) -> Option<Rgb> {
    let mut bytes = channels.split(", ").map(str::parse);
    let mut channel = || bytes.next()?.ok();
    let rgb = Rgb(channel()?, channel()?, channel()?);
    // The alpha is no byte.
    (bytes.count() == 1).then_some(rgb)
}

impl Rgb {
    /// This colour mixed with paper: `strength` is its share.
    pub fn over(self, paper: Self, strength: f64) -> Self {
        Self(
            mix(paper.0, self.0, strength),
            mix(paper.1, self.1, strength),
            mix(paper.2, self.2, strength),
        )
    }
}

fn mix(from: u8, to: u8, share: f64) -> u8 {
    let mixed = f64::from(from) + (f64::from(to) - f64::from(from)) * share;
    mixed.round().clamp(0.0, 255.0) as u8
}

/// The colours and the typeface of a figure.
#[derive(Clone, Debug, PartialEq, Eq, TS)]
#[ts(rename_all = "camelCase")]
pub struct Theme {
    /// The page behind everything.
    pub paper: Rgb,
    /// Text and strong lines.
    pub ink: Rgb,
    /// Secondary text.
    pub muted: Rgb,
    /// Thin rules.
    pub rule: Rgb,
    /// The player to move.
    pub you: Rgb,
    /// The other player.
    pub opponent: Rgb,
    /// Positions in the weeds.
    pub weeds: Rgb,
    /// Positions with the upper hand.
    pub upper_hand: Rgb,
    /// A CSS font family list.
    pub font: String,
    /// Is the legend no more than its colour bar, where it has one, as beside prose that explains the rest?
    pub folds_legend: bool,
}

impl Theme {
    /// Ink on light paper.
    pub fn light() -> Self {
        Self {
            paper: Rgb(0xFB, 0xFA, 0xF7),
            ink: Rgb(0x1D, 0x1D, 0x1F),
            muted: Rgb(0x5F, 0x63, 0x68),
            rule: Rgb(0xDA, 0xD7, 0xD0),
            you: Rgb(0x1F, 0x5F, 0xBF),
            opponent: Rgb(0xC2, 0x41, 0x0C),
            weeds: Rgb(0x62, 0x75, 0x1A),
            upper_hand: Rgb(0x3B, 0x3F, 0x8F),
            font: "sans-serif".to_owned(),
            folds_legend: false,
        }
    }

    /// Light ink on dark paper.
    pub fn dark() -> Self {
        Self {
            paper: Rgb(0x14, 0x15, 0x18),
            ink: Rgb(0xEC, 0xEB, 0xE7),
            muted: Rgb(0xA5, 0xA8, 0xAD),
            rule: Rgb(0x33, 0x36, 0x3B),
            you: Rgb(0x7F, 0xB2, 0xFF),
            opponent: Rgb(0xFF, 0x9E, 0x66),
            weeds: Rgb(0xB5, 0xC6, 0x5A),
            upper_hand: Rgb(0xA7, 0xA9, 0xF5),
            font: "sans-serif".to_owned(),
            folds_legend: false,
        }
    }

    /// The colour of a role.
    pub const fn colour(&self, role: Role) -> Rgb {
        match role {
            Role::Paper => self.paper,
            Role::Ink => self.ink,
            Role::Muted => self.muted,
            Role::Rule => self.rule,
            Role::You => self.you,
            Role::Opponent => self.opponent,
            Role::Weeds => self.weeds,
            Role::UpperHand => self.upper_hand,
        }
    }

    /// The colour of a fill.
    pub fn fill(&self, fill: Fill) -> Rgb {
        self.colour(fill.role).over(self.paper, fill.strength)
    }
}
