//! What is computed once and kept.

use core::convert::Infallible;

/// Values by their keys, a few of them.
pub struct Memo<K, V>(Vec<(K, V)>);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Copy + PartialEq, V> Memo<K, V> {
    /// The value of a key, made the first time.
    pub fn get(&mut self, key: K, make: impl FnOnce(K) -> V) -> &V {
        let Ok(value) = self.try_get(key, |key| Ok::<V, Infallible>(make(key)));
        value
    }

    /// The value of a key, made the first time; what cannot be made is not kept.
    pub fn try_get<E>(&mut self, key: K, make: impl FnOnce(K) -> Result<V, E>) -> Result<&V, E> {
        let known = self.0.iter().position(|(known, _)| *known == key);
        let index = known.unwrap_or(self.0.len());
        if known.is_none() {
            self.0.push((key, make(key)?));
        }
        Ok(&self.0[index].1)
    }
}
