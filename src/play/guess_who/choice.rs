//! A move as a person makes it.

use super::parts::Parts;

/// The move of a person: of parts by their sizes alone or by suspect; a name drawn by the seed or chosen.
///
/// ```
/// use upperhand::play::guess_who::{Choice, Parts};
/// let by_size = Choice::Ask(vec![1, 2]);
/// let by_suspect = Choice::AskParts(Parts::new(vec![vec![3], vec![1, 2]])?);
/// assert_ne!(by_size, by_suspect);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A question of parts of these sizes, in this order; the seed draws who is in them.
    Ask(Vec<u32>),
    /// A question of these parts.
    AskParts(Parts),
    /// Naming a suspect drawn by the seed.
    Name,
    /// Naming the suspect of this number, from 1 in the order of those still standing.
    NameSuspect(u32),
}
