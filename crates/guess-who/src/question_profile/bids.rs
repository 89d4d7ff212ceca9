//! Questions by one of their parts, the bid: the others are the rest, or as good as they can be.

use super::completion::Completion;
use super::range::Range;
use super::state::{Kind, kind, rounded, scale};
use super::worths::Worths;
use itertools::Itertools;
use upperhand::guess_who::{BidRun, optimal_bids};
use upperhand::order;
use upperhand_games::position::Position;
use upperhand_kit::Scale;

/// Up to this pool every question is looked at.
pub const MOST_SEARCHED: u32 = 1024;

/// The number of bids that decide which chances are shown.
const RANGE_SAMPLES: u32 = 256;

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
        if kind(position) == Kind::YesNo {
            bids.best = optimal_bids(position.rules, position.mine, position.theirs)
                .expect("a question is possible");
        } else if n <= MOST_SEARCHED {
            bids.completion = Completion::best(&worths);
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
        let others = self.completion.others(&self.worths, bid);
        order::sorted(others.into_iter().chain([bid]))
    }

    /// The worth of the best question with a part of that size.
    pub fn worth(&self, bid: u32) -> u64 {
        self.worths.product - self.completion.reply(&self.worths, bid)
    }

    pub fn best_count(&self) -> u64 {
        self.best.iter().map(|run| u64::from(run.count())).sum()
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
