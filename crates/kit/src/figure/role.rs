//! The roles that colours have.

/// The meaning of a colour. A theme says which colour that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The page behind everything.
    Paper,
    /// Text and strong lines.
    Ink,
    /// Secondary text.
    Muted,
    /// Thin rules.
    Rule,
    /// The player to move.
    You,
    /// The other player.
    Opponent,
    /// Positions in the weeds.
    Weeds,
    /// Positions with the upper hand.
    UpperHand,
}
