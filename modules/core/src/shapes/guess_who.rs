//! Positions of *Guess Who?*.

use super::exact::{Fraction, Probability};
use js_sys::Uint32Array;
use serde::Serialize;
use upperhand::BigRational;
use upperhand::guess_who::play::{Move, Outcomes};
use upperhand::guess_who::{self, Pool, RuleTable, WinTable, race};
use wasm_bindgen::JsValue;

/// What is known of one position when both play optimally.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Position {
    win: Probability,
    /// Is naming a suspect now an optimal move?
    name_suspect: bool,
    /// Every optimal question, as part sizes in ascending order, listed in ascending lexicographic order.
    questions: Vec<Vec<u32>>,
    /// The race's partition (Nica, Definitions 2.6 and 2.7); null under other rules or when a pool is 1.
    region: Option<Region>,
}

impl From<guess_who::Position> for Position {
    fn from(position: guess_who::Position) -> Self {
        Self {
            win: position.win.into(),
            name_suspect: position.name_suspect,
            questions: position.questions,
            region: position.region.map(Region::from),
        }
    }
}

/// A part of the race's partition.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Region {
    #[cfg_attr(feature = "types", ts(type = "\"weeds\" | \"upper-hand\""))]
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
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FairStart {
    mine: u32,
    win: Probability,
    win_with_one_more: Option<Probability>,
}

impl From<guess_who::FairStart> for FairStart {
    fn from(start: guess_who::FairStart) -> Self {
        Self {
            mine: start.mine.get(),
            win: start.win.into(),
            win_with_one_more: start.win_with_one_more.map(Probability::from),
        }
    }
}

/// The numerators of many positions.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PositionTable {
    max_mine: u32,
    max_theirs: u32,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[cfg_attr(feature = "types", ts(type = "Uint32Array"))]
    numerators: Uint32Array,
}

impl From<WinTable> for PositionTable {
    fn from(table: WinTable) -> Self {
        Self {
            max_mine: table.max_mine.get(),
            max_theirs: table.max_theirs.get(),
            numerators: Uint32Array::from(table.numerators.as_slice()),
        }
    }
}

/// What keeping to a rule of thumb costs against the best reply to it.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleOfThumbCost {
    /// The chance that is lost from here on.
    loses: Fraction,
    /// The move by the rule: part sizes ascending, or "name"; null where the game is over.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "types", ts(type = "number[] | \"name\" | null"))]
    kept: Option<RuleMove>,
    /// Where the rule loses most among pools from 2 to `upTo`; null where it loses nothing.
    worst: Option<WorstPosition>,
    /// The mean of what it loses there.
    average: Fraction,
}

/// A question or a name.
#[derive(Serialize)]
#[serde(untagged)]
enum RuleMove {
    Ask(Vec<u32>),
    Name(&'static str),
}

/// The position where a rule of thumb loses most.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct WorstPosition {
    mine: u32,
    theirs: u32,
    loses: Fraction,
}

impl RuleOfThumbCost {
    /// At a position, and among pools up to a size.
    pub fn at(
        table: &RuleTable,
        (mine, theirs): (Pool, Pool),
        kept: Option<Move>,
        up_to: Pool,
    ) -> Result<Self, JsValue> {
        let worst = table.worst(up_to).map(|worst| WorstPosition {
            mine: worst.mine.get(),
            theirs: worst.theirs.get(),
            loses: worst.cost.into(),
        });
        Ok(Self {
            loses: table.cost(mine, theirs).into(),
            kept: kept.map(|kept| match kept {
                Move::Ask(parts) => RuleMove::Ask(parts),
                Move::Name => RuleMove::Name("name"),
            }),
            worst,
            average: Fraction::try_from(&table.average(up_to))?,
        })
    }
}

/// Perfect play against somebody who keeps to a rule of thumb.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Punishment {
    win: Probability,
    /// Is naming a suspect now one of the best moves?
    name_suspect: bool,
    /// Every best question, as part sizes in ascending order, listed in ascending lexicographic order.
    questions: Vec<Vec<u32>>,
}

impl From<guess_who::Punishment> for Punishment {
    fn from(punishment: guess_who::Punishment) -> Self {
        Self {
            win: punishment.win.into(),
            name_suspect: punishment.name_suspect,
            questions: punishment.questions,
        }
    }
}

/// How long a game takes. A question is a turn, and so is naming a suspect.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameLength {
    /// The mean number of turns of both players together.
    mean: Fraction,
    variance: Fraction,
    /// The most turns it can take.
    most_turns: u32,
    /// The chance that who moves first wins.
    win: Probability,
}

impl TryFrom<&Outcomes> for GameLength {
    type Error = JsValue;

    fn try_from(outcomes: &Outcomes) -> Result<Self, JsValue> {
        Ok(Self {
            mean: Fraction::try_from(&outcomes.mean_turns())?,
            variance: Fraction::try_from(&outcomes.variance_of_turns())?,
            most_turns: u32::try_from(outcomes.most_turns()).unwrap_or(u32::MAX),
            win: outcomes.first_wins().into(),
        })
    }
}

/// The chance of one of three players.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ThreeChance {
    /// No equilibrium gives less.
    low: Probability,
    /// No equilibrium gives more.
    high: Probability,
}

impl From<guess_who::ThreeChance> for ThreeChance {
    fn from(chance: guess_who::ThreeChance) -> Self {
        Self {
            low: chance.low.into(),
            high: chance.high.into(),
        }
    }
}

/// The game in which neither sees how many suspects the other has left, solved.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Blindfold {
    /// The chance that the player to move wins, both playing perfectly; exact.
    win: Fraction,
    /// Plans that the player to move draws from: they leave her `win` at least, whatever the other does.
    first: Vec<DrawnPlan>,
    /// Plans that the other draws from: they leave her `win` at most.
    second: Vec<DrawnPlan>,
}

/// A tree of questions, and the chance that it is played.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct DrawnPlan {
    chance: Fraction,
    /// For how many suspects of the own pool the player is done, and right, after 0, 1, 2, … turns of hers.
    right: Vec<u32>,
    /// For how many she has named the wrong one then, which ends the game.
    wrong: Vec<u32>,
}

impl TryFrom<&guess_who::Blindfold> for Blindfold {
    type Error = JsValue;

    fn try_from(solved: &guess_who::Blindfold) -> Result<Self, JsValue> {
        Ok(Self {
            win: Fraction::try_from(&solved.win)?,
            first: drawn(&solved.first)?,
            second: drawn(&solved.second)?,
        })
    }
}

fn drawn(plans: &[(guess_who::Plan, BigRational)]) -> Result<Vec<DrawnPlan>, JsValue> {
    let each = plans.iter().map(|(plan, chance)| {
        Ok(DrawnPlan {
            chance: Fraction::try_from(chance)?,
            right: plan.right().to_vec(),
            wrong: plan.wrong().to_vec(),
        })
    });
    each.collect()
}
