//! What an answer tells, in bits.

/// The bits that a question tells to which so many of a pool say yes: 1 where it halves them, 0 where all answer alike.
pub fn bits(yes: usize, pool: usize) -> f64 {
    let part = |count: usize| match count as f64 / pool as f64 {
        share if share > 0.0 => -share * share.log2(),
        _ => 0.0,
    };
    part(yes) + part(pool - yes)
}
