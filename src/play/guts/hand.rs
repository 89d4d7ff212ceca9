//! A hand that was dealt.

use core::cmp::Ordering;

/// The hand of one player.
///
/// ```
/// use upperhand::play::guts::Hand;
/// assert_ne!(Hand::Line(0.75), Hand::Line(0.5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hand {
    /// A multiple of 2⁻⁵³ from 0 to 1.
    Line(f64),
    /// The number of weaker hands of cards: an index of [`Hands`](crate::guts::cards::Hands).
    Cards(usize),
}

impl Hand {
    /// The order of two hands of one deal.
    pub(super) fn compare(self, other: Self) -> Ordering {
        match self {
            Self::Line(mine) => mine.total_cmp(&other.place()),
            Self::Cards(mine) => mine.cmp(&other.index()),
        }
    }

    /// The place on the number line; 0 for a hand of cards, which has none.
    pub(super) const fn place(self) -> f64 {
        match self {
            Self::Line(place) => place,
            Self::Cards(_) => 0.0,
        }
    }

    /// The number of weaker hands of cards; 0 for a hand of the number line.
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Line(_) => 0,
            Self::Cards(index) => index,
        }
    }
}
