//! Why something is not known.

use crate::figure::Cell;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// There is nothing to know: it is no position, or nothing is left to be decided.
    Never,
    NotYet,
    /// Solving was stopped before.
    Stopped,
}

impl Missing {
    /// The cell of it in a map.
    pub const fn cell(self) -> Cell {
        match self {
            Self::Never => Cell::NO_POSITION,
            Self::NotYet | Self::Stopped => Cell::NOT_SOLVED,
        }
    }

    /// What is said in its place, with what is said where there is nothing to know.
    pub const fn text(self, never: &'static str) -> &'static str {
        match self {
            Self::Never => never,
            Self::NotYet | Self::Stopped => "not solved yet",
        }
    }
}
