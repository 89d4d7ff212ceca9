//! Everything that is asked of the figure: the position, and the question pointed at.

use super::schema::{BID, MINE, SECOND, SECOND_SHARE, SHARE, SIZE, THEIRS};
use crate::figures::rule_sets::{self, LARGEST_POOL};
use crate::figures::{Position, Scale, Setting, Settings, nearest_whole};
use crate::guess_who::{Ending, optimal_bids};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The race is over, or this is no position of it.
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

/// A position, the question pointed at, and the largest pool of the sliders.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub position: Position,
    pub size: u32,
    pub bid: u32,
    pub second: u32,
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        let position = Position::from(settings);
        let wanted = (settings.whole(BID.name), settings.whole(SECOND.name));
        let (bid, second) = held(position.rules.answers(), position.mine.get(), wanted);
        Self {
            position,
            size: settings.whole(SIZE.name),
            bid,
            second,
        }
    }
}

impl Request {
    pub const fn rest(&self) -> u32 {
        let pool = self.position.mine.get();
        pool.saturating_sub(self.bid + self.second)
    }
}

impl Position {
    pub fn kind(&self) -> Kind {
        match self.rules.answers() {
            _ if self.is_over() => Kind::Over,
            _ if self.mine.get() == 1 => Kind::OneLeft,
            2 => Kind::YesNo,
            3 => Kind::ThreeWay,
            _ => Kind::ManyWay,
        }
    }

    /// How bids are spaced: doubling where all that matters would be at the edge of an even axis.
    pub fn scale(&self) -> Scale {
        let n = self.mine.get();
        if n <= EVEN || !matches!(self.kind(), Kind::YesNo | Kind::ManyWay) {
            return Scale::Linear;
        }
        let smallest = match optimal_bids(self.rules, self.mine, self.theirs) {
            Ok(runs) => runs.first().map(|run| run.first),
            Err(_) => self.bold_part(),
        };
        match smallest {
            Some(bid) if bid < n / 32 => Scale::Logarithmic,
            _ => Scale::Linear,
        }
    }

    /// The part that the race asks about in the weeds at level k, with r answers: r^k < theirs ≤ r^(k+1) < mine.
    /// `None` elsewhere.
    pub fn bold_part(&self) -> Option<u32> {
        if self.rules.ending() != Ending::Race || self.theirs.get() < 2 {
            return None;
        }
        let r = u32::from(self.rules.answers());
        let power = r.pow((self.theirs.get() - 1).ilog(r));
        let is_in_the_weeds = u64::from(power) * u64::from(r) < u64::from(self.mine.get());
        is_in_the_weeds.then_some(power)
    }
}

/// Up to this pool bids are spaced evenly.
const EVEN: u32 = 512;

/// Parts of a question of `n` suspects that are nearest to those wanted: for yes/no and many answers one
/// part, for three answers two, of which at least two of three are there. (0, 0) for one suspect.
fn held(answers: u8, n: u32, (bid, second): (u32, u32)) -> (u32, u32) {
    if n == 1 {
        return (0, 0);
    }
    if answers != 3 {
        return (bid.clamp(1, n - 1), second);
    }
    let bid = bid.min(n - 1);
    let (least, most) = if bid == 0 { (1, n - 1) } else { (0, n - bid) };
    (bid, second.clamp(least, most))
}

/// Holds the question to the position: when the pool changes the parts keep their shares of it. And the
/// sliders reach both pools.
pub fn settle(settings: &mut Settings, set: &[&str]) {
    let is_set = |name: &str| set.contains(&name);
    let size = settings.whole(SIZE.name);
    for name in [MINE.name, THEIRS.name] {
        let pool = settings.whole(name);
        if is_set(SIZE.name) && !is_set(name) {
            settings.set(name, pool.min(size));
        } else if pool > settings.whole(SIZE.name) {
            let reach = pool.checked_next_power_of_two().unwrap_or(LARGEST_POOL);
            settings.set(SIZE.name, reach);
        }
    }
    let n = settings.whole(MINE.name);
    let answers = rule_sets::rules(settings).answers();
    let kept = |share: &Setting| rounded(settings.real(share.name) * f64::from(n));
    let wanted = |part: &Setting, share: &Setting| {
        if is_set(part.name) {
            settings.whole(part.name)
        } else {
            kept(share)
        }
    };
    let asked = (wanted(&BID, &SHARE), wanted(&SECOND, &SECOND_SHARE));
    let (bid, second) = held(answers, n, asked);
    // A share that leads to the part stays: it may be finer than what this pool can show.
    let new_bid = held(answers, n, (kept(&SHARE), 0)).0 != bid;
    let new_second = held(answers, n, (bid, kept(&SECOND_SHARE))).1 != second;
    for (is_new, part, share) in [
        (new_bid, bid, SHARE.name),
        (new_second, second, SECOND_SHARE.name),
    ] {
        if is_new {
            settings.set(share, f64::from(part.min(n)) / f64::from(n));
        }
    }
    settings.set(BID.name, bid);
    // Elsewhere there is no second part to choose.
    if answers == 3 {
        settings.set(SECOND.name, second);
    }
}

/// The nearest whole number of suspects; a half becomes the smaller, as in a pool halved.
pub fn rounded(part: f64) -> u32 {
    nearest_whole((part - 0.5).ceil(), (0, LARGEST_POOL))
}
