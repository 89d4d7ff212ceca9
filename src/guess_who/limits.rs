//! The limits of games and answers.

/// The largest pool, 2³¹ − 1: the product of two pools and all that is derived from it fits 64 bits.
pub(super) const LARGEST_POOL: u32 = (1 << 31) - 1;

/// The fewest answers a question can have: yes and no.
pub(super) const FEWEST_ANSWERS: u8 = 2;

/// The most answers a question can have here.
pub(super) const MOST_ANSWERS: u8 = 6;

/// The most optimal questions that are listed.
pub(super) const MOST_QUESTIONS: usize = 100_000;

/// The largest pool whose optimal questions are searched for where no theorem lists them: a fraction of
/// a second.
pub(super) const MOST_SEARCHED: u32 = 10_000;
