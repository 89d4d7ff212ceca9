//! Questions of three answers as points of a triangle: what every one of them is worth.
//!
//! The parts (i, j, k) of a question, in this order, stand at `x = i + j/2`, `y = j·√3/2`: the first part grows
//! towards the lower right corner, the second towards the upper one, the third towards the lower left one.

use super::worths::Worths;
use upperhand::guess_who::{Ending, official, question_count};
use upperhand::order;
use upperhand_games::position::Position;

/// The most steps along an edge of the triangle.
pub const MOST_STEPS: u32 = 384;

/// Steps along an edge of the triangle in a table.
const LISTED_STEPS: u32 = 256;

/// The height of an equilateral triangle over its side.
pub const HEIGHT: f64 = 0.866_025_403_784_438_6;

/// The three-way questions of a position, as far as they are known.
pub struct Triangle {
    pub worths: Worths,
    /// The first and the second part are looked at in such steps; the third is the rest.
    pub step: u32,
    pub steps: u32,
    /// The replies to parts of 0, 1, 2, … steps.
    near: Vec<u64>,
    /// The replies to what 0, 1, 2, … steps leave.
    far: Vec<u64>,
    /// The least and the largest sum of replies of the questions looked at.
    pub replies: (u64, u64),
    /// Best questions, parts ascending: all of them where every question is looked at, else those known.
    pub best: Vec<[u32; 3]>,
    pub seen_best: usize,
    pub best_count: Option<u128>,
}

impl Triangle {
    pub fn of(position: &Position) -> Self {
        let worths = Worths::at(position);
        let n = worths.mine;
        let step = n.div_ceil(MOST_STEPS);
        let steps = n / step;
        let parts = (0..=steps).map(|count| count * step);
        let mut triangle = Self {
            worths,
            step,
            steps,
            near: parts.clone().map(|part| worths.reply(part)).collect(),
            far: parts.map(|part| worths.reply(n - part)).collect(),
            replies: (u64::MAX, 0),
            best: Vec::new(),
            seen_best: 0,
            best_count: None,
        };
        triangle.survey();
        if step == 1 {
            triangle.best_count = Some(triangle.best.len() as u128);
        } else {
            triangle.best = known_best(position, &worths);
            triangle.best_count =
                question_count(position.rules, position.mine, position.theirs).ok();
        }
        triangle
    }

    /// Looks at every question on the grid, those that differ by the order of the first two parts once.
    fn survey(&mut self) {
        let best = self.worths.product - self.worths.win;
        for second in 0..=self.steps {
            for first in second..=self.steps - second {
                let Some(reply) = self.reply(first, second) else {
                    continue;
                };
                self.replies.0 = self.replies.0.min(reply);
                self.replies.1 = self.replies.1.max(reply);
                self.seen_best += usize::from(reply == best);
                let third = self.worths.mine - (first + second) * self.step;
                if self.step == 1 && reply == best && third >= first {
                    self.best.push([second, first, third]);
                }
            }
        }
    }

    /// The sum of the replies to a question with so many steps in its first and its second part; `None`
    /// where this is no question.
    #[inline]
    pub fn reply(&self, first: u32, second: u32) -> Option<u64> {
        let both = first + second;
        let third =
            both < self.steps || (both == self.steps && self.steps * self.step < self.worths.mine);
        if u8::from(first > 0) + u8::from(second > 0) + u8::from(third) < 2 || both > self.steps {
            return None;
        }
        Some(self.near[first as usize] + self.near[second as usize] + self.far[both as usize])
    }

    /// A question and those beside it, as the parts that are there, ascending.
    pub fn around(&self, bid: u32, second: u32) -> Vec<Vec<u32>> {
        let moves = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
        let around = moves.into_iter().filter_map(|(by, with)| {
            let bid = bid.checked_add_signed(by)?;
            let second = second.checked_add_signed(with)?;
            let third = self.worths.mine.checked_sub(bid + second)?;
            Some(parts([bid, second, third]))
        });
        around.filter(|parts| parts.len() > 1).collect()
    }

    /// Parts ascending: all questions for small pools, else those on a grid, and best ones.
    pub fn questions(&self) -> Vec<Vec<u32>> {
        let n = self.worths.mine;
        let step = n.div_ceil(LISTED_STEPS) as usize;
        let mut found = Vec::new();
        for small in (0..=n / 3).step_by(step) {
            for middle in (small.max(1)..=(n - small) / 2).step_by(step) {
                found.push(parts([small, middle, n - small - middle]));
            }
        }
        found.extend(self.best.iter().map(|&question| parts(question)));
        found.push(self.worths.even_question());
        order::distinct(found)
    }
}

/// The parts that are there, ascending.
pub fn parts(question: [u32; 3]) -> Vec<u32> {
    order::sorted(question.into_iter().filter(|&part| part > 0))
}

pub fn place(first: f64, second: f64) -> (f64, f64) {
    (first + second / 2.0, second * HEIGHT)
}

pub fn parts_at((x, y): (f64, f64)) -> (f64, f64) {
    let second = y / HEIGHT;
    (x - second / 2.0, second)
}

/// The whole numbers nearest to a point of the triangle: of the three parts, whose sum is whole, the one
/// that rounding moves most is what the others leave.
#[inline]
pub fn nearest(first: f64, second: f64) -> (f64, f64) {
    let third = -first - second;
    let (near_first, near_second, near_third) = (floored(first), floored(second), floored(third));
    let off = (
        (near_first - first).abs(),
        (near_second - second).abs(),
        (near_third - third).abs(),
    );
    if off.0 > off.1 && off.0 > off.2 {
        (-near_second - near_third, near_second)
    } else if off.1 > off.2 {
        (near_first, -near_first - near_third)
    } else {
        (near_first, near_second)
    }
}

/// The whole number nearest to one between −2³² and 2³²: as an integer, since rounding a double is a call of a
/// function on most processors.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "below 2^34")]
fn floored(number: f64) -> f64 {
    const AWAY: f64 = 8_589_934_592.0;
    (number + (AWAY + 0.5)) as i64 as f64 - AWAY
}

/// Best questions that need no search: their worth proves them.
fn known_best(position: &Position, worths: &Worths) -> Vec<[u32; 3]> {
    let mut questions = vec![worths.even_question()];
    if worths.rules.ending() == Ending::Official {
        questions.push(official::tripartite_strategy(
            position.mine,
            position.theirs,
        ));
    }
    if let Some(bold) = position.bold_part() {
        questions.push(vec![bold, bold, worths.mine - 2 * bold]);
    }
    let best = questions
        .into_iter()
        .filter(|parts| worths.worth(parts) == worths.win);
    order::distinct(best.filter_map(|parts| <[u32; 3]>::try_from(parts).ok()))
}
