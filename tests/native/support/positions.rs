//! Pools and rule sets of *Guess Who?*, short to write.

use upperhand::guess_who::{Ending, Pool, Rules};

/// A pool of that size.
pub fn pool(size: u32) -> Pool {
    Pool::new(u64::from(size)).unwrap()
}

/// Every rule set there is.
pub fn all_rules() -> impl Iterator<Item = Rules> + Clone {
    Ending::ALL.into_iter().flat_map(|ending| {
        (Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS)
            .map(move |answers| Rules::new(answers, ending).unwrap())
    })
}
