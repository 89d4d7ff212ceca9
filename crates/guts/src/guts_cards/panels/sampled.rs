//! A curve with no more points than can be seen.

use upperhand::order;

/// Values from a place on: each, or of every so many the first, the least and the largest, in their order; and the last.
pub fn sampled(values: impl Iterator<Item = f64>, first: usize, step: usize) -> Vec<(f64, f64)> {
    let values: Vec<f64> = values.collect();
    let mut places = Vec::new();
    for (column, values) in values.chunks(step).enumerate() {
        let by_value = |one: &usize, other: &usize| values[*one].total_cmp(&values[*other]);
        let ends = [
            Some(0),
            (0..values.len()).min_by(by_value),
            (0..values.len()).max_by(by_value),
        ];
        let ends = order::distinct(ends.into_iter().flatten());
        places.extend(ends.into_iter().map(|place| column * step + place));
    }
    places.extend(values.len().checked_sub(1));
    places.dedup();
    let point = |place: usize| ((first + place) as f64, values[place]);
    places.into_iter().map(point).collect()
}
