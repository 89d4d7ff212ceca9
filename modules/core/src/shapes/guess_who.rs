//! Positions of *Guess Who?*.

use super::exact::{Fraction, Probability};
use js_sys::Uint32Array;
use serde::Serialize;
use ts_rs::TS;
use upperhand::guess_who::race;

/// What is known of one position when both play optimally.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Position {
    pub win: Probability,
    /// Is naming a suspect now an optimal move?
    pub name_suspect: bool,
    /// Every optimal question, as part sizes in ascending order, listed in ascending lexicographic order.
    pub questions: Vec<Vec<u32>>,
    /// The race's partition (Nica, Definitions 2.6 and 2.7); null under other rules or when a pool is 1.
    pub region: Option<Region>,
}

/// A part of the race's partition.
#[derive(Serialize, TS)]
pub struct Region {
    #[ts(type = "\"weeds\" | \"upper-hand\"")]
    kind: &'static str,
    level: u32,
}

impl From<race::Region> for Region {
    fn from(region: race::Region) -> Self {
        let (kind, level) = match region {
            race::Region::InTheWeeds { level } => ("weeds", level),
            race::Region::UpperHand { level } => ("upper-hand", level),
        };
        Self { kind, level }
    }
}

/// A fair handicap.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FairStart {
    pub mine: u32,
    pub win: Probability,
    pub win_with_one_more: Option<Probability>,
}

/// The numerators of many positions.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PositionTable {
    pub max_mine: u32,
    pub max_theirs: u32,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[ts(type = "Uint32Array")]
    pub numerators: Uint32Array,
}

/// What keeping to a rule of thumb costs against the best reply to it.
#[derive(Serialize, TS)]
pub struct RuleOfThumbCost {
    /// The chance that is lost from here on.
    pub loses: Fraction,
    /// The move by the rule: part sizes ascending, or "name"; null where the game is over.
    #[serde(rename = "move")]
    #[ts(type = "number[] | \"name\" | null")]
    pub kept: Option<RuleMove>,
    /// Where the rule loses most among pools from 2 to `upTo`; null where it loses nothing.
    pub worst: Option<WorstPosition>,
    /// The mean of what it loses there.
    pub average: Fraction,
}

/// A question or a name.
#[derive(Serialize)]
#[serde(untagged)]
pub enum RuleMove {
    Ask(Vec<u32>),
    Name(&'static str),
}

/// The position where a rule of thumb loses most.
#[derive(Serialize, TS)]
pub struct WorstPosition {
    pub mine: u32,
    pub theirs: u32,
    pub loses: Fraction,
}

/// Perfect play against somebody who keeps to a rule of thumb.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Punishment {
    pub win: Probability,
    /// Is naming a suspect now one of the best moves?
    pub name_suspect: bool,
    /// Every best question, as part sizes in ascending order, listed in ascending lexicographic order.
    pub questions: Vec<Vec<u32>>,
}

/// How long a game takes. A question is a turn, and so is naming a suspect.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameLength {
    /// The mean number of turns of both players together.
    pub mean: Fraction,
    pub variance: Fraction,
    /// The most turns it can take.
    pub most_turns: u32,
    /// The chance that who moves first wins.
    pub win: Probability,
}

/// Both secrets from one deck: the chance of the player to move.
#[derive(Serialize, TS)]
pub struct OneDeck {
    /// She never asks about her own card, and the other strikes what that tells.
    pub careless: Probability,
    /// Both include their own card as often as any other face that stands.
    pub hiding: Probability,
    /// Both play as they like: the race of 3 and 4 faces.
    pub exact: Option<Probability>,
}

/// The chance of one of three players.
#[derive(Serialize, TS)]
pub struct ThreeChance {
    /// No equilibrium gives less.
    pub low: Probability,
    /// No equilibrium gives more.
    pub high: Probability,
}

/// The game in which neither sees how many suspects the other has left, solved.
#[derive(Serialize, TS)]
pub struct Blindfold {
    /// The chance that the player to move wins, both playing perfectly; exact.
    pub win: Fraction,
    /// Plans that the player to move draws from: they leave her `win` at least, whatever the other does.
    pub first: Vec<DrawnPlan>,
    /// Plans that the other draws from: they leave her `win` at most.
    pub second: Vec<DrawnPlan>,
}

/// A tree of questions, and the chance that it is played.
#[derive(Serialize, TS)]
pub struct DrawnPlan {
    pub chance: Fraction,
    /// For how many suspects of the own pool the player is done, and right, after 0, 1, 2, … turns of hers.
    pub right: Vec<u32>,
    /// For how many she has named the wrong one then, which ends the game.
    pub wrong: Vec<u32>,
}
