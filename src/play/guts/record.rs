//! All that a game is.

use super::setup::Setup;
use serde::{Deserialize, Serialize};

/// A move of yours.
///
/// ```
/// use upperhand::play::guts::Move;
/// assert_eq!(Move::named("hold"), Some(Move::Hold));
/// assert_eq!(Move::Leave.name(), "leave");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// Stay for the pot.
    Hold,
    /// Let it go.
    Drop,
    /// Pay the fee instead of playing on; nothing comes after it.
    Leave,
}

impl Move {
    /// All moves.
    pub const ALL: [Self; 3] = [Self::Hold, Self::Drop, Self::Leave];

    /// The name in records.
    ///
    /// ```
    /// use upperhand::play::guts::Move;
    /// assert_eq!(Move::ALL.map(Move::name), ["hold", "drop", "leave"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hold => "hold",
            Self::Drop => "drop",
            Self::Leave => "leave",
        }
    }

    /// The move of this name.
    ///
    /// ```
    /// use upperhand::play::guts::Move;
    /// assert_eq!(Move::named("drop"), Some(Move::Drop));
    /// assert_eq!(Move::named("fold"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.name() == name)
    }
}

/// Settings, seed and moves: plain JSON. Equal records give equal games.
///
/// ```
/// use upperhand::play::guts::{Move, Record, Setup};
/// let record = Record { v: 1, setup: Setup::default(), moves: vec![Move::Hold] };
/// let json = serde_json::to_string(&record)?;
/// assert!(json.contains(r#""deal":{"line":3}"#) && json.ends_with(r#""moves":["hold"]}"#));
/// assert_eq!(serde_json::from_str::<Record>(&json)?, record);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the shape: 1.
    pub v: u32,
    /// The settings.
    pub setup: Setup,
    /// Your moves, in order.
    pub moves: Vec<Move>,
}
