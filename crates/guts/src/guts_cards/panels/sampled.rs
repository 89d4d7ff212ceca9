//! A curve with no more points than can be seen.

use core::ops::Range;
use upperhand::order;

/// Places of a curve: each, or of every so many the first, those of the least and the largest value, in their order; and the last.
pub fn sampled(
    all: Range<usize>,
    step: usize,
    ends: &dyn Fn(Range<usize>) -> [usize; 2],
) -> Vec<usize> {
    let column = |from: usize| {
        let [least, most] = ends(from..all.end.min(from + step));
        order::distinct([from, least, most])
    };
    let mut places: Vec<usize> = all.clone().step_by(step).flat_map(column).collect();
    places.extend(all.last());
    places.dedup();
    places
}
