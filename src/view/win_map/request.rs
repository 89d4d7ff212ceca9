//! What a reader asks the map to show.

use crate::guess_who::{Pool, Rules};

/// What the colours of the map show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The mover's chance to win.
    #[default]
    Win,
    /// The smaller part of the most even optimal question, over the pool.
    Question,
    /// The weeds and the upper hand with their levels (race); elsewhere, where halving is optimal.
    Regions,
}

impl Layer {
    /// Every layer with its name in addresses and attributes.
    pub const NAMED: [(&'static str, Self); 3] = [
        ("win", Self::Win),
        ("question", Self::Question),
        ("regions", Self::Regions),
    ];

    /// The layer of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMED
            .into_iter()
            .find_map(|(known, layer)| (known == name).then_some(layer))
    }
}

/// The largest pool of the smallest map.
pub const SMALLEST_MAP: u32 = 8;

/// The largest pool of the largest map.
pub const LARGEST_MAP: u32 = 512;

/// What to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The rule set: yes/no questions.
    pub rules: Rules,
    /// What the colours show.
    pub layer: Layer,
    /// The largest pool on both axes.
    pub size: Pool,
}
