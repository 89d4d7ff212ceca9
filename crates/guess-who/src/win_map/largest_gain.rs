//! The position of a map where the best move gains most over an even split.

use super::mistakes::MOST_HATCHED;
use super::sources::even_split_loss;
use super::state::Map;
use upperhand::guess_who::{Pool, Probability};
use upperhand_games::format::grouped;
use upperhand_games::rule_sets::sized;
use upperhand_games::stakes::points;

/// A position, and what its best move gains.
pub(super) struct LargestGain {
    pub mine: Pool,
    pub theirs: Pool,
    gain: Probability,
}

impl LargestGain {
    /// "4 against 2: 25 points".
    pub fn in_words(&self) -> String {
        let (mine, theirs) = (grouped(self.mine.get()), grouped(self.theirs.get()));
        format!("{mine} against {theirs}: {}", points(self.gain))
    }
}

/// The first such position of a map of one rule set, found in all positions as long as these are few; `None` where nothing is
/// gained anywhere.
pub(super) fn largest_gain(map: &Map) -> Option<LargestGain> {
    if map.comparison.is_some() || map.window.size > MOST_HATCHED {
        return None;
    }
    let (across, upwards) = (map.window.across(), map.window.upwards());
    let mut largest: Option<(u128, u128, LargestGain)> = None;
    for (mine, theirs) in (across.0..=across.1)
        .flat_map(|mine| (upwards.0..=upwards.1).map(move |theirs| (sized(mine), sized(theirs))))
    {
        let lost = even_split_loss(map.rules, mine, theirs).unwrap_or(0);
        let product = u64::from(mine.get()) * u64::from(theirs.get());
        let (gain, whole) = (u128::from(lost), u128::from(product));
        let exceeds = match &largest {
            None => lost > 0,
            Some((least, of, _)) => gain * of > least * whole,
        };
        if exceeds {
            let gain_there = Probability::new(lost, product);
            let there = LargestGain {
                mine,
                theirs,
                gain: gain_there,
            };
            largest = Some((gain, whole, there));
        }
    }
    largest.map(|(.., there)| there)
}
