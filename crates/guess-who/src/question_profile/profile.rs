//! All questions at one position.

use super::asked::Asked;
use super::bids::Bids;
use super::facts::Best;
use super::state::can_ask;
use super::triangle::{Triangle, parts};
use super::worths::Worths;
use upperhand_games::position::Position;

pub enum Profile {
    Bids(Bids),
    Triangle(Triangle),
}

/// Best questions of a triangle that are told one by one.
const TOLD: usize = 3;

/// Bids on each side of the one pointed at, in a table around it.
const AROUND: u32 = 5;

/// Bids in a table of all.
const MOST_BIDS: u32 = 700;

impl Profile {
    pub fn of(position: Position) -> Option<Self> {
        can_ask(&position).then(|| match position.rules.answers() {
            3 => Self::Triangle(Triangle::of(&position)),
            _ => Self::Bids(Bids::of(&position)),
        })
    }

    pub const fn worths(&self) -> &Worths {
        match self {
            Self::Bids(bids) => &bids.worths,
            Self::Triangle(triangle) => &triangle.worths,
        }
    }

    /// The question pointed at, parts ascending.
    pub fn question(&self, state: &Asked) -> Vec<u32> {
        match self {
            Self::Bids(bids) => bids.parts(state.bid),
            Self::Triangle(triangle) => {
                let (bid, second) = (state.bid, state.second);
                let rest = triangle.worths.mine.saturating_sub(bid + second);
                parts([bid, second, rest])
            }
        }
    }

    pub fn a_best_question(&self) -> Option<Vec<u32>> {
        match self {
            Self::Bids(bids) => {
                let last = bids.best.iter().map(|run| run.last).max();
                last.map(|bid| bids.parts(bid))
            }
            Self::Triangle(triangle) => triangle.best.last().map(|&question| parts(question)),
        }
    }

    pub fn best(&self) -> Best {
        match self {
            Self::Bids(bids) => Best::Bids(bids.best.clone()),
            Self::Triangle(triangle) => Best::Splits {
                some: (triangle.best.iter().rev().take(TOLD))
                    .map(|&question| parts(question))
                    .collect(),
                count: triangle.best_count,
                seen: triangle.seen_best,
            },
        }
    }

    /// The worths of the worst question shown and of the best.
    pub const fn shown(&self) -> [u64; 2] {
        match self {
            Self::Bids(bids) => bids.range.worths,
            Self::Triangle(triangle) => {
                let (product, (least, most)) = (triangle.worths.product, triangle.replies);
                [product - most, product - least]
            }
        }
    }

    /// The questions around the one pointed at, of three parts with the most even one and a best one.
    pub fn around(&self, state: &Asked) -> Vec<Vec<u32>> {
        match self {
            Self::Bids(bids) => {
                let from = state.bid.saturating_sub(AROUND).max(1);
                let to = (state.bid + AROUND).min(bids.worths.mine - 1);
                (from..=to).map(|bid| bids.first_named(bid)).collect()
            }
            Self::Triangle(triangle) => {
                let around = triangle.around(state.bid, state.second);
                let others = [
                    Some(triangle.worths.even_question()),
                    self.a_best_question(),
                ];
                let mut questions: Vec<Vec<u32>> = Vec::new();
                for question in around.into_iter().chain(others.into_iter().flatten()) {
                    if !questions.contains(&question) {
                        questions.push(question);
                    }
                }
                questions
            }
        }
    }

    /// Every question that is looked at, those that differ by the order of their parts once.
    pub fn questions(&self) -> Vec<Vec<u32>> {
        match self {
            Self::Bids(bids) => {
                let samples = bids.samples(MOST_BIDS).into_iter();
                samples.map(|bid| bids.first_named(bid)).collect()
            }
            Self::Triangle(triangle) => triangle.questions(),
        }
    }
}
