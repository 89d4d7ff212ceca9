//! Values computed once and kept, as long as they are among those used last.

/// Values by their keys, at most `MOST` of them: the least recently used goes first.
pub struct LruCache<K, V, const MOST: usize> {
    /// The value used last stands last.
    entries: Vec<(K, V)>,
}

impl<K, V, const MOST: usize> Default for LruCache<K, V, MOST> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
        }
    }
}

impl<K: Copy + PartialEq, V, const MOST: usize> LruCache<K, V, MOST> {
    /// The value of a key, made the first time.
    pub fn get(&mut self, key: K, make: impl FnOnce(K) -> V) -> &mut V {
        if let Some(place) = self.entries.iter().position(|(known, _)| *known == key) {
            self.entries[place..].rotate_left(1);
        } else {
            self.entries.push((key, make(key)));
            self.drop_all_but(MOST);
        }
        let last = self.entries.len() - 1;
        &mut self.entries[last].1
    }

    /// The value of a key where it is kept.
    pub fn peek(&self, key: K) -> Option<&V> {
        let found = self.entries.iter().find(|(known, _)| *known == key);
        found.map(|(_, value)| value)
    }

    /// The same, to be changed.
    pub fn peek_mut(&mut self, key: K) -> Option<&mut V> {
        let found = self.entries.iter_mut().find(|(known, _)| *known == key);
        found.map(|(_, value)| value)
    }

    /// Drops the least recently used values until the others weigh at most `most` together. The last one always stays.
    pub fn limit(&mut self, most: usize, weight: impl Fn(&V) -> usize) {
        let sums = self.entries.iter().rev().scan(0_usize, |sum, (_, value)| {
            *sum = sum.saturating_add(weight(value));
            Some(*sum)
        });
        let light = sums.take_while(|&sum| sum <= most).count();
        self.drop_all_but(light.max(1));
    }

    fn drop_all_but(&mut self, count: usize) {
        let surplus = self.entries.len().saturating_sub(count);
        self.entries.drain(..surplus);
    }
}
