//! What a figure has found out where answers come from elsewhere, and how much it knew when a picture was drawn.

use super::lru_cache::LruCache;

/// Values by their keys, as in an [`LruCache`], each with the number of the last answer about it.
pub struct Answered<K, V, const MOST: usize> {
    values: LruCache<K, (V, u64), MOST>,
    /// How many answers have come.
    answers: u64,
}

/// What a picture is made from: a key, and the number of the last answer about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnsweredKey<K> {
    pub key: K,
    /// 0 where none has come.
    answer: u64,
}

impl<K, V, const MOST: usize> Default for Answered<K, V, MOST> {
    fn default() -> Self {
        Self {
            values: LruCache::default(),
            answers: 0,
        }
    }
}

impl<K: Copy + PartialEq, V, const MOST: usize> Answered<K, V, MOST> {
    /// The value of a key, made the first time.
    pub fn get(&mut self, key: K, make: impl FnOnce(K) -> V) -> &mut V {
        &mut self.values.get(key, |key| (make(key), 0)).0
    }

    /// The value of a key, where it is kept.
    pub fn peek(&self, key: K) -> Option<&V> {
        Some(&self.values.peek(key)?.0)
    }

    /// The value that an answer is about, where it is kept: from now on more is known of it.
    pub fn answered(&mut self, key: K) -> Option<&mut V> {
        let (value, answer) = self.values.peek_mut(key)?;
        self.answers += 1;
        *answer = self.answers;
        Some(value)
    }

    /// How much is known of a key.
    pub fn known(&self, key: K) -> AnsweredKey<K> {
        let answer = self.values.peek(key).map_or(0, |(_, answer)| *answer);
        AnsweredKey { key, answer }
    }

    /// Drops the least recently used values, as [`LruCache::limit`].
    pub fn limit(&mut self, most: usize, weight: impl Fn(&V) -> usize) {
        self.values.limit(most, |(value, _)| weight(value));
    }
}
