//! Questions by one of their parts, the bid: the others are the rest, or as good as they can be.

use super::panels::range::Range;
use super::state::{rounded, scale};
use super::worths::Worths;
use itertools::Itertools;
use upperhand::guess_who::{BidRun, MinPlus, even_split, optimal_bids};
use upperhand::order;
use upperhand_games::position::Position;
use upperhand_games::rule_sets::sized;
use upperhand_kit::Scale;

/// Up to this pool every question is looked at.
pub const MOST_SEARCHED: u32 = 1024;

/// The number of bids that decide which chances are shown.
const RANGE_SAMPLES: u32 = 256;

/// The other parts of a question of which one part is given.
pub enum Completion {
    /// There is only one: the rest.
    Rest,
    /// As good as they can be, found by looking at every split.
    Best(MinPlus),
    /// As many and as equal as possible.
    Even,
}

pub struct Bids {
    pub worths: Worths,
    pub completion: Completion,
    pub scale: Scale,
    /// Every best bid up to half of the pool for yes/no questions, else up to the pool; where the others
    /// are not searched for, those that are known. Runs, ascending by their first.
    pub best: Vec<BidRun>,
    /// The bold bid: of the weeds in the race, elsewhere the smallest best one.
    pub bold: Option<u32>,
    pub even: u32,
    pub range: Range,
}

impl Bids {
    pub fn of(position: &Position) -> Self {
        let worths = Worths::at(position);
        let n = worths.mine;
        let answers = u32::from(position.rules.answers());
        let mut bids = Self {
            worths,
            completion: Completion::Rest,
            scale: scale(position),
            best: Vec::new(),
            bold: None,
            even: n / answers.min(n),
            range: Range::default(),
        };
        if answers == 2 {
            bids.best = optimal_bids(position.rules, position.mine, position.theirs)
                .expect("a question is possible");
        } else if n <= MOST_SEARCHED {
            // O(answers·n²) additions.
            let replies = (0..n).map(|part| worths.reply(part)).collect();
            bids.completion = Completion::Best(MinPlus::of(replies, answers as usize - 1));
            bids.best = runs((1..n).filter(|&bid| bids.worth(bid) == worths.win));
        } else {
            bids.completion = Completion::Even;
            let bold = position.bold_part();
            let rest = bold.map(|bold| n - (answers - 1) * bold);
            let known = [Some(bids.even), Some(bids.even + 1), bold, rest];
            let known = order::distinct(known.into_iter().flatten()).into_iter();
            bids.best = runs(known.filter(|&bid| bids.worth(bid) == worths.win));
        }
        let smallest = bids.best.first().map(|run| run.first);
        let bold = position.bold_part().or(smallest);
        bids.bold = bold.filter(|&bold| bold < bids.even);
        let samples = bids.samples(RANGE_SAMPLES).into_iter();
        let worths = samples.map(|bid| bids.worth(bid));
        bids.range = Range::of(&bids.worths, worths.collect());
        bids
    }

    /// Every part of the best question with a part of that size, ascending.
    pub fn parts(&self, bid: u32) -> Vec<u32> {
        order::sorted(self.first_named(bid))
    }

    /// The parts of that question, the bid first.
    pub fn first_named(&self, bid: u32) -> Vec<u32> {
        let rest = self.worths.mine - bid;
        let mut parts = match &self.completion {
            Completion::Rest => vec![rest],
            Completion::Best(folds) => folds.split(rest as usize),
            Completion::Even => even_split(sized(rest), self.worths.rules.answers() - 1),
        };
        parts.insert(0, bid);
        parts
    }

    /// The worth of that question.
    pub fn worth(&self, bid: u32) -> u64 {
        match &self.completion {
            Completion::Best(folds) => {
                let rest = self.worths.mine - bid;
                self.worths.product - folds.sum(1, bid as usize) - folds.least(rest as usize)
            }
            Completion::Rest | Completion::Even => self.worths.worth(&self.first_named(bid)),
        }
    }

    /// The best bids together with what they leave, where that is as good for the same reason.
    pub fn marked(&self) -> Vec<BidRun> {
        let n = self.worths.mine;
        let mut runs = self.best.clone();
        if matches!(self.completion, Completion::Rest) {
            runs.extend(self.best.iter().rev().map(|run| BidRun {
                first: n - run.last,
                last: n - run.first,
                step: run.step,
            }));
        }
        runs
    }

    /// About `most` bids over the whole axis, and all that matter, ascending.
    pub fn samples(&self, most: u32) -> Vec<u32> {
        let n = self.worths.mine;
        if n <= most {
            return (1..n).collect();
        }
        let (from, to) = (self.scale.even(1.0), self.scale.even(f64::from(n - 1)));
        let last = f64::from(most.max(2) - 1);
        let place = |index: u32| from + (to - from) * f64::from(index) / last;
        let spread = (0..most.max(2)).map(|index| rounded(self.scale.value(place(index))));
        let spread = spread.map(|bid| bid.clamp(1, n - 1));
        let ends = self.marked().into_iter();
        let ends = ends.flat_map(|run| [run.first, run.last]);
        let bold = self.bold.into_iter().flat_map(|bold| [bold, n - bold]);
        let bids = spread.chain(ends).chain([self.even, n - self.even]);
        order::distinct(bids.chain(bold))
    }
}

/// Ascending numbers as runs of neighbours.
fn runs(numbers: impl Iterator<Item = u32>) -> Vec<BidRun> {
    let alone = |number: u32| BidRun {
        first: number,
        last: number,
        step: 1,
    };
    let joined = |run: BidRun, next: BidRun| match next.first - run.last {
        1 => Ok(BidRun {
            last: next.last,
            ..run
        }),
        _ => Err((run, next)),
    };
    numbers.map(alone).coalesce(joined).collect()
}
