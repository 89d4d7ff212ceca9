//! Where a row is convex, found by looking at every element, and what that saves.

use crate::guess_who::recurrence::least_of_all;

/// The period in which the rows of a rule set were seen to be convex, or any other number: a hint,
/// which decides how fast the table is filled and never what is in it.
pub(super) type Period = usize;

/// Classes with fewer elements than this are searched in full: side by side that is as fast.
const FEWEST_STEPS: usize = 16;

/// A row with more runs than this, a class, is searched in full instead.
const MOST_RUNS: usize = 8;

/// The cuts of a growing row into runs.
///
/// Take the elements of a row whose indices agree modulo the period: a class. A *run* is a stretch
/// of a class on which it is convex: every element, doubled, is at most the sum of the element a
/// period before and the element a period after. [`Runs::extend`] checks this at every element that
/// enters the row and starts a new run where it fails; nothing about the game is presumed, and a row
/// of any integers whatever has runs.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs {
    /// The first indices of the runs, except the first run of each class.
    starts: Vec<usize>,
}

impl Runs {
    /// Takes note of `row[at]`, the newest element, of a row whose first index is `first`.
    #[inline]
    pub(super) fn extend(&mut self, row: &[i32], first: usize, at: usize, period: Period) {
        if at < first + 2 * period {
            return;
        }
        let (older, old) = (at - 2 * period, at - period);
        if 2 * row[old] > row[older] + row[at] {
            self.cut(old, older, period);
        }
    }

    /// Starts a run at `old`, unless the run that holds it started after `older` anyway.
    #[cold]
    fn cut(&mut self, old: usize, older: usize, period: Period) {
        if self.start(old, period) <= older {
            self.starts.push(old);
        }
    }

    /// Is the row cut so often that looking at all of it is faster?
    pub(super) fn are_many(&self, period: Period) -> bool {
        self.starts.len() > MOST_RUNS * period
    }

    /// The first index of the run that holds `at`; 0 for the first run of its class.
    fn start(&self, at: usize, period: Period) -> usize {
        let starts = self.starts.iter().copied();
        let before = starts.filter(|&start| start <= at && divides(period, at - start));
        before.max().unwrap_or(0)
    }

    /// The last index of the run that holds `at`; an upper bound for the last run of its class.
    fn end(&self, at: usize, period: Period) -> usize {
        let starts = self.starts.iter().copied();
        let after = starts.filter(|&start| start > at && divides(period, start - at));
        after.min().map_or(usize::MAX, |next| next - period)
    }
}

/// Division of 32 bits takes half the time of 64, and every index fits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "indices of a table, whose side is a u32"
)]
fn divides(period: Period, distance: usize) -> bool {
    (distance as u32).is_multiple_of(period as u32)
}

/// A row as far as it is known, and its runs.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub(super) elements: &'a [i32],
    pub(super) runs: &'a Runs,
}

/// `min over c in 1..=most of row[c] + fold[n − c]`.
///
/// Where c goes through one run of `row` and n − c through one run of `fold`, the sum is convex in c
/// like both its terms. So on the way from the even split outward, in steps of a period, the first
/// sum that the next does not undercut is the least of them all: a search by doubling finds it. Every
/// c belongs to such a stretch, so no split is left out.
#[inline(never)]
pub(super) fn least_sum(row: &Row, fold: &Row, n: usize, most: usize, period: Period) -> i32 {
    if most < FEWEST_STEPS * period || row.runs.are_many(period) || fold.runs.are_many(period) {
        return least_of_all(row.elements, fold.elements, n, most);
    }
    let is_whole = row.runs.starts.is_empty() && fold.runs.starts.is_empty();
    let (parts, rests) = (row.elements, fold.elements);
    let mut least = i32::MAX;
    for largest in most + 1 - period..=most {
        // Nearly always the most even split is the best of its class: no search has to be called for.
        let even = parts[largest] + rests[n - largest];
        let next = parts[largest - period] + rests[n - largest + period];
        least = least.min(if is_whole && even <= next {
            even
        } else {
            least_of_class(row, fold, n, largest, period)
        });
    }
    least
}

/// The least sum over c = `largest`, `largest − period`, … down to 1.
#[inline(never)]
fn least_of_class(row: &Row, fold: &Row, n: usize, largest: usize, period: Period) -> i32 {
    let mut stretch = Stretch {
        row: row.elements,
        fold: fold.elements,
        n,
        to: 1,
        period,
    };
    if row.runs.starts.is_empty() && fold.runs.starts.is_empty() {
        return stretch.least(largest);
    }
    let mut least = i32::MAX;
    let mut from = largest;
    loop {
        let row_start = row.runs.start(from, period);
        let fold_start = n.saturating_sub(fold.runs.end(n - from, period));
        // In the class of `from`, or below all of it.
        let to = row_start.max(fold_start);
        stretch.to = to.max(1);
        least = least.min(stretch.least(from));
        if to <= period {
            return least;
        }
        from = to - period;
    }
}

/// The sums of one class from some c down to `to`, convex.
struct Stretch<'a> {
    row: &'a [i32],
    fold: &'a [i32],
    n: usize,
    to: usize,
    period: Period,
}

impl Stretch<'_> {
    fn sum(&self, c: usize) -> i32 {
        self.row[c] + self.fold[self.n - c]
    }

    /// Is the sum at c no more than the next? Then it is the least from c down.
    fn is_lowest(&self, c: usize) -> bool {
        c < self.to + self.period || self.sum(c) <= self.sum(c - self.period)
    }

    /// The least of the sums from `from` down.
    fn least(&self, from: usize) -> i32 {
        let (mut above, mut stride) = (from, self.period);
        if self.is_lowest(above) {
            return self.sum(above);
        }
        // Doubles the stride until the lowest sum is at most a stride below `above`, but not there.
        while above >= self.to + stride && !self.is_lowest(above - stride) {
            above -= stride;
            stride *= 2;
        }
        // Halves it again; a c below `to` counts as beyond the lowest.
        while stride > self.period {
            stride /= 2;
            if above >= self.to + stride && !self.is_lowest(above - stride) {
                above -= stride;
            }
        }
        self.sum(above - self.period)
    }
}
