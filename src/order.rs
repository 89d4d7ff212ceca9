//! Sorting of short lists.
//!
//! The sorts of the standard library are quick at any length, and each call of one links some four kilobytes into a module
//! for the browser. Most lists here have a few dozen elements; these sorts take a few hundred bytes, are stable, and compare
//! no more often. They move up to n²/4 times: lists of thousands in any order keep the sorts of the standard library.

use core::cmp::Ordering;

/// Sorts a short list.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a short list by a key.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a short list: each element is inserted where a binary search among those before finds its place.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let (before, rest) = list.split_at(end);
        let place = before.partition_point(|earlier| compare(earlier, &rest[0]).is_le());
        for at in (place..end).rev() {
            list.swap(at, at + 1);
        }
    }
}

/// A few elements in ascending order.
pub fn sorted<T: Ord>(elements: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = elements.into_iter().collect();
    sort(&mut list);
    list
}

/// A few elements in ascending order, each once.
pub fn distinct<T: Ord>(elements: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list = sorted(elements);
    list.dedup();
    list
}
