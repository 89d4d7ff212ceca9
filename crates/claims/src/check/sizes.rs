//! The sizes at which a check can run.

/// The range of sizes of a check. More takes longer; the default takes well below a second in a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// The smallest size at which the check means anything.
    pub smallest: u32,
    /// The size where none is chosen.
    pub default: u32,
    /// The largest size that memory and patience allow.
    pub largest: u32,
    /// The meaning of the size: "the largest pool".
    pub meaning: &'static str,
}

impl Sizes {
    /// A check of everything: there is nothing to enlarge.
    pub const ALL: Self = Self::new(1, 1, 1, "all cases, always");

    /// A range of sizes.
    ///
    /// # Panics
    /// If the sizes do not ascend: the compiler finds such a bug in a claim.
    pub const fn new(smallest: u32, default: u32, largest: u32, meaning: &'static str) -> Self {
        assert!(smallest <= default && default <= largest);
        Self {
            smallest,
            default,
            largest,
            meaning,
        }
    }

    /// The sizes of a check of all pools up to one.
    pub const fn pools(smallest: u32, default: u32, largest: u32) -> Self {
        Self::new(smallest, default, largest, "the largest pool")
    }

    /// The sizes of a check of all numbers of players up to one.
    pub const fn players(smallest: u32, default: u32, largest: u32) -> Self {
        Self::new(smallest, default, largest, "the largest number of players")
    }

    /// The sizes of a check of evenly spaced thresholds.
    pub const fn steps(smallest: u32, default: u32, largest: u32) -> Self {
        let meaning = "the number of steps from threshold 0 to 1";
        Self::new(smallest, default, largest, meaning)
    }

    /// The sizes of a check of rounds one after the other.
    pub const fn rounds(smallest: u32, default: u32, largest: u32) -> Self {
        Self::new(smallest, default, largest, "the number of rounds")
    }

    /// The sizes of a check of games.
    pub const fn games(smallest: u32, default: u32, largest: u32) -> Self {
        Self::new(smallest, default, largest, "the number of games")
    }

    /// Is this one of the sizes?
    pub const fn contains(&self, size: u32) -> bool {
        self.smallest <= size && size <= self.largest
    }
}
