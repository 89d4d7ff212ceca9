//! Values computed once and kept, as long as they are among those used last.

use core::convert::Infallible;

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
        let Ok(value) = self.try_get(key, |key| Ok::<V, Infallible>(make(key)));
        value
    }

    /// The value of a key, made the first time; a failure is not kept.
    pub fn try_get<E>(
        &mut self,
        key: K,
        make: impl FnOnce(K) -> Result<V, E>,
    ) -> Result<&mut V, E> {
        if let Some(place) = self.entries.iter().position(|(known, _)| *known == key) {
            self.entries[place..].rotate_left(1);
        } else {
            self.entries.push((key, make(key)?));
            self.drop_all_but(MOST);
        }
        let last = self.entries.len() - 1;
        Ok(&mut self.entries[last].1)
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

#[cfg(test)]
mod tests {
    use super::LruCache;

    /// The keys that are kept, found without touching any of them.
    fn kept<const MOST: usize>(cache: &LruCache<u32, u32, MOST>) -> Vec<u32> {
        (0..10).filter(|&key| cache.peek(key).is_some()).collect()
    }

    #[test]
    fn the_least_recently_used_goes_first() {
        let mut cache = LruCache::<u32, u32, 3>::default();
        for key in [1, 2, 3, 1, 4] {
            assert_eq!(*cache.get(key, |key| 10 * key), 10 * key);
        }
        assert_eq!(kept(&cache), [1, 3, 4]);
        assert_eq!(*cache.get(1, |_| unreachable!("it is kept")), 10);
    }

    #[test]
    fn a_failure_is_not_kept() {
        let mut cache = LruCache::<u32, u32, 3>::default();
        assert_eq!(cache.try_get(1, |_| Err("none")), Err("none"));
        assert_eq!(cache.try_get(1, |_| Ok::<u32, &str>(5)), Ok(&mut 5));
    }

    #[test]
    fn weights_are_limited_but_the_last_value_stays() {
        let mut cache = LruCache::<u32, u32, 9>::default();
        for key in 1..=4 {
            cache.get(key, |key| key);
        }
        cache.limit(8, |&value| value as usize);
        assert_eq!(kept(&cache), [3, 4]);
        cache.limit(0, |&value| value as usize);
        assert_eq!(kept(&cache), [4]);
    }
}
