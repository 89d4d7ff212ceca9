//! Questions and names, from numbers to the suspects still standing.

use super::error::Error;
use super::parts::Parts;
use super::suspects::Suspects;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The most suspects that are shuffled one by one.
const MOST_SHUFFLED: u32 = 4096;

/// Parts of these sizes, which add up to those standing. Up to 4096 suspects are shuffled and dealt in that order; of more
/// the first part begins at a place that is drawn, and each part takes the suspects that follow, around the board: so a
/// billion are dealt at once. Either way each suspect is in each part with the chance that its size says.
pub(super) fn dealt(
    standing: &Suspects,
    sizes: &[u32],
    random: &mut Xoshiro256PlusPlus,
) -> Vec<Suspects> {
    let count = standing.len();
    if count > MOST_SHUFFLED {
        return dealt_around(standing, sizes, random.random_range(0..count));
    }
    let mut order: Vec<u32> = standing.iter().collect();
    order.shuffle(random);
    let mut rest = order.into_iter();
    let parts = sizes.iter();
    parts
        .map(|&size| rest.by_ref().take(size as usize).collect())
        .collect()
}

fn dealt_around(standing: &Suspects, sizes: &[u32], start: u32) -> Vec<Suspects> {
    let count = standing.len();
    let mut place = start;
    let parts = sizes.iter().map(|&size| {
        let to_the_end = size.min(count - place);
        let part = standing.stretch(place, to_the_end);
        let around = standing.stretch(0, size - to_the_end);
        place = if size > to_the_end {
            size - to_the_end
        } else {
            place + size
        };
        part.joined(&around)
    });
    parts.collect()
}

/// Parts by suspect, which are as many as stand.
pub(super) fn sorted(standing: &Suspects, parts: &Parts) -> Vec<Suspects> {
    let numbers: Vec<u32> = standing.iter().collect();
    let suspects = |places: &Vec<u32>| {
        let found = places.iter().map(|&place| numbers[place as usize - 1]);
        found.collect()
    };
    parts.get().iter().map(suspects).collect()
}

/// A suspect by its place among those standing.
///
/// # Errors
/// [`Error::Suspect`] where nobody stands there.
pub(super) fn at(standing: &Suspects, place: u32) -> Result<u32, Error> {
    standing.nth(place).ok_or_else(|| Error::Suspect {
        given: place,
        standing: standing.len(),
    })
}

/// Any of those standing, each with the same chance: its place.
pub(super) fn any(standing: &Suspects, random: &mut impl Rng) -> u32 {
    random.random_range(1..=standing.len())
}
