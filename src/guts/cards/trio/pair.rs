//! What two who have agreed do together.

/// Which hands each of the two holds, weakest first.
pub type Pair = [Vec<bool>; 2];
