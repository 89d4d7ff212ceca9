//! Records as JSON.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};

/// The version of records that is read and written.
const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Versioned<Setup, Choice> {
    v: u64,
    setup: Setup,
    moves: Vec<Choice>,
}

/// Why a text is no record.
pub(super) enum Unreadable {
    /// In words of the reader of JSON.
    Json(String),
    /// Of another version.
    Version(u64),
}

/// A record in any format: its version, its setup and its moves.
pub(super) fn serialize<S: Serializer, Setup: Serialize, Choice: Serialize>(
    serializer: S,
    setup: Setup,
    moves: Vec<Choice>,
) -> Result<S::Ok, S::Error> {
    let v = VERSION;
    Versioned { v, setup, moves }.serialize(serializer)
}

pub(super) fn read<Setup: DeserializeOwned, Choice: DeserializeOwned>(
    text: &str,
) -> Result<(Setup, Vec<Choice>), Unreadable> {
    let record: Versioned<Setup, Choice> =
        serde_json::from_str(text).map_err(|error| Unreadable::Json(error.to_string()))?;
    if record.v == VERSION {
        Ok((record.setup, record.moves))
    } else {
        Err(Unreadable::Version(record.v))
    }
}
