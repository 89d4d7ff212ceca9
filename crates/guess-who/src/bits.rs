//! What an answer tells, in bits.

/// The bits that a question tells to which so many of a pool say yes: 1 where it halves them, 0 where all answer alike.
pub fn bits(yes: usize, pool: usize) -> f64 {
    bits_of_parts(&[yes as f64, (pool - yes) as f64])
}

/// The bits that a question tells that splits a pool into these parts, none smaller than 0.
pub fn bits_of_parts(parts: &[f64]) -> f64 {
    let pool: f64 = parts.iter().sum();
    let bits = |part: &f64| match part / pool {
        share if share > 0.0 => -share * share.log2(),
        _ => 0.0,
    };
    parts.iter().map(bits).sum()
}
