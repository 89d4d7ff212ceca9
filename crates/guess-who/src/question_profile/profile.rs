//! All questions at one position.

use super::bids::Bids;
use super::completion::Completion;
use super::state::{Kind, State, kind};
use super::triangle::{Triangle, parts};
use super::worths::Worths;
use itertools::Itertools;
use upperhand::order;
use upperhand_games::format;
use upperhand_games::format::{grouped, ranges};
use upperhand_games::position::Position;

pub enum Profile {
    Bids(Bids),
    Triangle(Triangle),
}

impl Profile {
    pub fn of(position: Position) -> Option<Self> {
        match kind(&position) {
            Kind::Over | Kind::OneLeft => None,
            Kind::YesNo | Kind::ManyWay => Some(Self::Bids(Bids::of(&position))),
            Kind::ThreeWay => Some(Self::Triangle(Triangle::of(&position))),
        }
    }

    pub const fn worths(&self) -> &Worths {
        match self {
            Self::Bids(bids) => &bids.worths,
            Self::Triangle(triangle) => &triangle.worths,
        }
    }

    /// The question pointed at, parts ascending.
    pub fn question(&self, state: &State) -> Vec<u32> {
        match self {
            Self::Bids(bids) => bids.parts(state.bid),
            Self::Triangle(triangle) => {
                let rest = triangle
                    .worths
                    .mine
                    .saturating_sub(state.bid + state.second);
                parts([state.bid, state.second, rest])
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

    pub fn best_questions(&self) -> String {
        match self {
            Self::Bids(bids) => best_bids(bids),
            Self::Triangle(triangle) => best_splits(triangle),
        }
    }
}

/// The largest number of bids that are listed one by one.
const LISTED: u64 = 512;

fn best_bids(bids: &Bids) -> String {
    let Some(first) = bids.best.first().map(|run| run.first) else {
        return none_known(bids.worths.naming_is_best());
    };
    let last = bids.best.iter().map(|run| run.last).fold(first, u32::max);
    let (from, to) = (grouped(first), grouped(last));
    let count = bids.best_count();
    let said = match bids.best.as_slice() {
        [run] if run.step == 1 && run.count() > 2 => format!("{from} to {to}"),
        _ if count == 1 => from,
        // Every even one and every odd one in between.
        _ if count > 2 && count == u64::from(last - first) + 1 => format!("{from} to {to}"),
        runs if count <= LISTED && last < 10_000 => {
            ranges(&order::sorted(runs.iter().flat_map(|run| run.bids())))
        }
        _ if count == 2 => format!("{from} or {to}"),
        _ => format!("one of {} numbers from {from} to {to}", grouped(count)),
    };
    let known = match bids.completion {
        Completion::Even => ", as far as is known",
        Completion::Rest | Completion::Best(_) => "",
    };
    if bids.worths.rules.answers() == 2 {
        format!("ask about {said} of {}", grouped(bids.worths.mine))
    } else {
        format!("with a part of {said}{known}")
    }
}

fn none_known(name_suspect: bool) -> String {
    if name_suspect {
        "none: name a suspect".to_owned()
    } else {
        "not known at this size".to_owned()
    }
}

fn best_splits(triangle: &Triangle) -> String {
    const SHOWN: usize = 3;
    if triangle.best.is_empty() {
        return none_known(triangle.worths.naming_is_best());
    }
    let shown = triangle.best.iter().rev().take(SHOWN);
    let listed = shown.len() as u128;
    let shown = shown
        .map(|&question| format::parts(&parts(question)))
        .join(", ");
    let more = match triangle.best_count {
        None if triangle.seen_best > SHOWN => " and many more".to_owned(),
        Some(count) if count == listed => String::new(),
        Some(count) => format!(" and {} more", count - listed),
        None => ", perhaps more".to_owned(),
    };
    shown + &more
}
