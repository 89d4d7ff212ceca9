//! Who plays together, and what a roll of their die makes everybody do.

/// The number of players.
pub const SEATS: usize = 3;

/// The line of a player alone, the only one that is a best reply to itself: the number of cards below it, which are dropped.
pub const ALONE: usize = 37;
/// The line of two with an agreement in most rounds.
pub const TOGETHER: usize = 36;
/// The line of one beside whom the other holds any card.
pub const BESIDE: usize = 46;
/// The faces of their die.
pub const DIE: u32 = 24;

/// Who has an agreement: nobody, or two seats.
///
/// ```
/// use upperhand::play::cheating::Agreement;
/// assert_eq!(Agreement::ALL.len(), 4);
/// assert_eq!(Agreement::ALL[1].pair(), Some([0, 1]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreement(Option<[usize; 2]>);

impl Agreement {
    /// Nobody plays together.
    pub const NOBODY: Self = Self(None);
    /// All cases, nobody first.
    pub const ALL: [Self; 4] = [
        Self::NOBODY,
        Self(Some([0, 1])),
        Self(Some([0, 2])),
        Self(Some([1, 2])),
    ];

    /// The two seats, from 0; `None` where nobody plays together.
    #[must_use]
    pub const fn pair(self) -> Option<[usize; 2]> {
        self.0
    }

    /// The lines of all seats for each kind of roll, and how many faces of the die it has. Without an agreement all faces are
    /// alike.
    ///
    /// ```
    /// use upperhand::play::cheating::{ALONE, Agreement, DIE};
    /// let [_, together, ..] = Agreement::ALL;
    /// assert_eq!(together.rolls().iter().map(|(faces, _)| faces).sum::<u32>(), DIE);
    /// assert_eq!(Agreement::NOBODY.lines(1), [ALONE; 3]);
    /// ```
    #[must_use]
    pub fn rolls(self) -> Vec<(u32, [usize; SEATS])> {
        if self.0.is_none() {
            return vec![(DIE, self.lines(DIE))];
        }
        let common = (DIE - 2, self.lines(DIE));
        vec![(1, self.lines(1)), (1, self.lines(2)), common]
    }

    /// The lines of all seats after a roll.
    #[must_use]
    pub fn lines(self, roll: u32) -> [usize; SEATS] {
        let mut lines = [ALONE; SEATS];
        if let Some([first, second]) = self.0 {
            [lines[first], lines[second]] = match roll {
                1 => [0, BESIDE],
                2 => [BESIDE, 0],
                _ => [TOGETHER; 2],
            };
        }
        lines
    }
}
