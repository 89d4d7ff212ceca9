//! Random numbers, keyed by their purpose.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Random numbers for a moment in a game and a purpose. They are the same on every machine, and independent of whether
/// others are drawn: xoshiro256++ of the `rand` crate, seeded with the keys one after the other.
pub(super) fn keyed(keys: impl IntoIterator<Item = u64>) -> Xoshiro256PlusPlus {
    let mixed = keys.into_iter().fold(0_u64, |mixed, key| {
        Xoshiro256PlusPlus::seed_from_u64(mixed.wrapping_add(key)).next_u64()
    });
    Xoshiro256PlusPlus::seed_from_u64(mixed)
}
