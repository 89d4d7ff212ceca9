//! What is shown: the position, and the question pointed at.

use super::settings::{BID, MINE, SECOND, SIZE, THEIRS};
use upperhand::guess_who::{Ending, Pool, optimal_bids};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{ANSWERS, LARGEST_POOL, RULES, rules_of, sized};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::state::state;
use upperhand_kit::{FieldSet, Scale};

state! {
    pub struct State {
        ending: Ending = RULES,
        answers: u8 = ANSWERS,
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        /// The largest pool of the sliders.
        size: u32 = SIZE,
        bid: u32 = BID,
        second: u32 = SECOND,
    } and {
        /// The share of the pool that the bid keeps when the pool changes.
        share: f64 = 0.5,
        second_share: f64 = 1.0 / 3.0,
    }
}

impl State {
    pub fn position(&self) -> Position {
        Position {
            rules: rules_of(self.ending, self.answers),
            mine: self.mine,
            theirs: self.theirs,
        }
    }

    /// Holds the question to the position: when the pool changes the parts keep their shares of it. And the sliders
    /// reach both pools.
    pub fn agree(&mut self, set: FieldSet) -> FieldSet {
        self.reach_pools(set);
        let n = f64::from(self.mine.get());
        let kept = (rounded(self.share * n), rounded(self.second_share * n));
        let chosen =
            |part: Field, chosen: u32, kept: u32| if set.has(part) { chosen } else { kept };
        let (bid, second) = self.held((
            chosen(Field::bid, self.bid, kept.0),
            chosen(Field::second, self.second, kept.1),
        ));
        // A share that leads to the part stays: it may be finer than what this pool can show.
        if self.held((kept.0, 0)).0 != bid {
            self.share = f64::from(bid) / n;
        }
        if self.held((bid, kept.1)).1 != second {
            self.second_share = (f64::from(second) / n).min(1.0);
        }
        self.bid = bid;
        // Elsewhere there is no second part to choose.
        if self.answers == 3 {
            self.second = second;
        }
        [Field::bid, Field::second].into()
    }

    /// The parts nearest to those wanted: for yes/no and many answers one part, for three answers two, of which at least
    /// two of three are there. (0, 0) for one suspect.
    pub fn held(&self, (bid, second): (u32, u32)) -> (u32, u32) {
        let n = self.mine.get();
        if n == 1 {
            return (0, 0);
        }
        if self.answers != 3 {
            return (bid.clamp(1, n - 1), second);
        }
        let bid = bid.min(n - 1);
        let (least, most) = if bid == 0 { (1, n - 1) } else { (0, n - bid) };
        (bid, second.clamp(least, most))
    }

    /// Makes the sliders reach both pools; a pool that was not set is held to their new length.
    fn reach_pools(&mut self, set: FieldSet) {
        let asked = sized(self.size);
        for (field, pool) in [
            (Field::mine, &mut self.mine),
            (Field::theirs, &mut self.theirs),
        ] {
            if set.has(Field::size) && !set.has(field) {
                *pool = (*pool).min(asked);
            } else if pool.get() > self.size {
                self.size = pool.get().next_power_of_two().min(LARGEST_POOL);
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The race is over, or (1, 1), which is not a position of it.
    Over,
    /// One suspect is left: nothing to ask.
    OneLeft,
    /// Yes/no questions: the other part is the rest.
    YesNo,
    /// Two parts can be chosen.
    ThreeWay,
    /// One part is chosen, the others are as good as they can be.
    ManyWay,
}

pub fn kind(position: &Position) -> Kind {
    match position.rules.answers() {
        _ if position.is_over() => Kind::Over,
        _ if position.mine.get() == 1 => Kind::OneLeft,
        2 => Kind::YesNo,
        3 => Kind::ThreeWay,
        _ => Kind::ManyWay,
    }
}

/// How bids are spaced: doubling where all that matters would be at the edge of an even axis.
pub fn scale(position: &Position) -> Scale {
    let n = position.mine.get();
    if n <= EVEN || !matches!(kind(position), Kind::YesNo | Kind::ManyWay) {
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
