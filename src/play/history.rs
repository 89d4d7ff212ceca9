//! A list that shares its beginning with the lists from which it was made.

use core::ops::Deref;
use std::sync::Arc;

/// The history of a game. A shorter history of the same game is a view of the same list.
#[derive(Clone, Debug)]
pub(super) struct History<T> {
    all: Arc<Vec<T>>,
    len: usize,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self {
            all: Arc::default(),
            len: 0,
        }
    }
}

impl<T> Deref for History<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.all[..self.len]
    }
}

impl<T: Clone> History<T> {
    /// The first `len` entries, at most all. O(1).
    pub(super) fn beginning(&self, len: usize) -> Self {
        Self {
            len: len.min(self.len),
            ..self.clone()
        }
    }

    /// Adds an entry. O(1) where nobody shares the list; else O(n), for a copy.
    pub(super) fn push(&mut self, entry: T) {
        let all = Arc::make_mut(&mut self.all);
        all.truncate(self.len);
        all.push(entry);
        self.len += 1;
    }
}
