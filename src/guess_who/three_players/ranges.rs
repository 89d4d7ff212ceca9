//! Bounds on what each of three players gets, and their sums and hulls.

/// What each player gets of a position, from the one to move on: a·b·c times the chance to win.
pub(super) type Shares = [i32; 3];

/// The least and the most that each player gets. The shares of a position add up to a·b·c, and every bound is one that
/// the other two leave room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranges {
    pub low: Shares,
    pub high: Shares,
}

impl Ranges {
    /// No outcome at all, for hulls.
    pub const NONE: Self = Self {
        low: [i32::MAX; 3],
        high: [i32::MIN; 3],
    };

    /// One outcome.
    pub(super) const fn one(shares: Shares) -> Self {
        Self {
            low: shares,
            high: shares,
        }
    }

    /// Can shares that add up to `total` be so? Each is one that the two others leave room for.
    pub(super) fn is_possible(&self, total: i32) -> bool {
        let sum = |shares: Shares| shares.into_iter().map(i64::from).sum::<i64>();
        let is_between = |player: usize| (0..=self.high[player]).contains(&self.low[player]);
        let total = i64::from(total);
        (0..3).all(is_between) && sum(self.low) <= total && total <= sum(self.high)
    }

    /// The same seen by the player who moved before: the others' first share is his opponent's.
    pub(super) const fn seen_by_the_last(&self) -> Self {
        Self {
            low: turned(self.low),
            high: turned(self.high),
        }
    }

    /// Adds the outcomes of another part, chosen on their own.
    pub(super) const fn plus(&self, other: &Self) -> Self {
        Self {
            low: sum(self.low, other.low),
            high: sum(self.high, other.high),
        }
    }

    /// Those with at least so much for the mover, of shares that add up to `total`. `None` where there are none.
    ///
    /// Only the others' most can fall: the rest had room before.
    pub(super) fn with_at_least(&self, least: i32, total: i32) -> Option<Self> {
        let mut left = *self;
        if self.high[0] < least {
            return None;
        }
        left.low[0] = left.low[0].max(least);
        left.high[1] = left.high[1].min(total - left.low[0] - left.low[2]);
        left.high[2] = left.high[2].min(total - left.low[0] - left.low[1]);
        Some(left)
    }

    /// The bounds of both.
    pub(super) fn hull(&self, other: &Self) -> Self {
        let mut hull = *self;
        for player in 0..3 {
            hull.low[player] = hull.low[player].min(other.low[player]);
            hull.high[player] = hull.high[player].max(other.high[player]);
        }
        hull
    }
}

/// Shares at the next position as the player sees them who moved: he comes last there.
pub(super) const fn turned([next, after, last]: Shares) -> Shares {
    [last, next, after]
}

/// Sums of two shares.
pub(super) const fn sum(one: Shares, other: Shares) -> Shares {
    [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}
