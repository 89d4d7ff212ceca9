//! What figures keep of what they have computed.

use upperhand_kit::LruCache;

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
    assert_eq!(cache.get(5, |_| 5), &mut 5);
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
