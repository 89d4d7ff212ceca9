//! What follows from what is asked for: a question of the position, and sliders that reach both pools.

use super::asked::{Asked, Field, SMALLEST_SIZE};
use super::words::{FIRST, FIRST_PART, ONE_OF_THE_PARTS};
use upperhand::guess_who::optimal_bids;
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{LARGEST_POOL, rules_of, sized};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{Control, FieldSet, Scale, Slide};

/// Up to this pool sliders stand for pools evenly.
const EVENLY_SLID: u32 = 4096;

impl Asked {
    pub fn position(&self) -> Position {
        Position {
            rules: rules_of(self.ending, self.answers),
            mine: self.mine,
            theirs: self.theirs,
        }
    }

    /// Parts keep their shares of a pool that changes, and pools that were not set are held to sliders that are made shorter.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        let side = sized(self.size);
        for (field, pool) in [
            (Field::mine, &mut self.mine),
            (Field::theirs, &mut self.theirs),
        ] {
            if set.has(Field::size) && !set.has(field) {
                *pool = side.min(*pool);
            }
        }
        let n = f64::from(self.mine.get());
        let kept = (rounded(self.share * n), rounded(self.second_share * n));
        let is_set = |part: Field| set.has(part);
        if !is_set(Field::bid) {
            self.bid = kept.0;
        }
        // Elsewhere there is no second part to choose.
        if !is_set(Field::second) && self.answers == 3 {
            self.second = kept.1;
        }
        *self = self.agreed();
        // A share that leads to the part stays: it may be finer than what this pool can show.
        if self.held((kept.0, 0)).0 != self.bid {
            self.share = f64::from(self.bid) / n;
        }
        if is_set(Field::second) && self.held((self.bid, kept.1)).1 != self.second {
            self.second_share = (f64::from(self.second) / n).min(1.0);
        }
        [Field::bid, Field::second, Field::share, Field::second_share].into()
    }

    /// The sliders reach both pools, and the parts are those of a question.
    pub fn agreed(&self) -> Self {
        let mut agreed = self.clone();
        let largest = self.mine.max(self.theirs).get();
        if largest > self.size {
            agreed.size = largest.next_power_of_two().min(LARGEST_POOL);
        }
        (agreed.bid, agreed.second) = self.held((self.bid, self.second));
        agreed
    }

    /// The parts nearest to those wanted: for yes/no and many answers one part, for three answers two, of which at least
    /// two of three are there. (0, 0) for one suspect.
    pub fn held(&self, (bid, second): (u32, u32)) -> (u32, u32) {
        let n = self.mine.get();
        match self.answers {
            3 if n == 1 => (0, 0),
            3 => {
                let bid = bid.min(n - 1);
                let (least, most) = if bid == 0 { (1, n - 1) } else { (0, n - bid) };
                (bid, second.clamp(least, most))
            }
            _ => (bid.clamp(1_u32.min(n - 1), n - 1), second),
        }
    }

    /// Pools slide evenly while they are small, bids as their axis goes.
    pub fn slide(&self, name: &str) -> Slide {
        match name {
            "size" => Slide::Doubling(16),
            "mine" | "theirs" if self.size > EVENLY_SLID => Slide::Doubling(64),
            "bid" if scale(&self.position()) == Scale::Logarithmic => Slide::Doubling(64),
            _ => Slide::Even,
        }
    }

    /// The sliders of parts end where the pool does; number fields of pools go further than their sliders.
    pub fn control(&self, mut declared: Control) -> Option<Control> {
        let last = self.mine.get() - 1;
        let part = |least: u32, most: u32| (least.min(most), most);
        let ends = match declared.name {
            "mine" | "theirs" => (1, self.size),
            "size" => (SMALLEST_SIZE, LARGEST_POOL),
            "bid" => part(u32::from(self.answers != 3), last),
            "second" if self.answers == 3 => {
                part(u32::from(self.bid == 0), (last + 1 - self.bid).min(last))
            }
            "second" => return None,
            _ => return Some(declared),
        };
        let ends = (ends.0.into(), ends.1.into());
        if declared.name == "bid" || declared.name == "second" {
            declared = declared.between(ends);
        }
        match (declared.name, self.answers) {
            ("bid", 3) => (declared.label, declared.short_label) = (FIRST_PART, FIRST),
            ("bid", 4..) => declared.label = ONE_OF_THE_PARTS,
            _ => {}
        }
        let slide = self.slide(declared.name);
        Some(declared.sliding(slide, ends))
    }
}

/// Is there a question to ask? Not of one suspect, nor where the race is over.
pub fn can_ask(position: &Position) -> bool {
    position.mine.get() > 1 && !position.is_over()
}

/// How bids are spaced: doubling where all that matters would be at the edge of an even axis.
pub fn scale(position: &Position) -> Scale {
    let n = position.mine.get();
    if n <= EVEN || position.rules.answers() == 3 {
        return Scale::Linear;
    }
    let smallest = match optimal_bids(position.rules, position.mine, position.theirs) {
        Ok(runs) => runs.first().map(|run| run.first),
        Err(_) => position.bold_part(),
    };
    match smallest {
        Some(bid) if bid < n / 32 => Scale::Logarithmic,
        _ => Scale::Linear,
    }
}

/// Up to this pool bids are spaced evenly.
const EVEN: u32 = 512;

/// The nearest whole number of suspects; a half becomes the smaller, as in a pool halved.
pub fn rounded(part: f64) -> u32 {
    nearest_whole((part - 0.5).ceil(), (0, LARGEST_POOL))
}
