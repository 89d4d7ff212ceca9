//! Positions of *Guess Who?*.

use super::Becomes;
use super::exact::{Fraction, Probability};
use js_sys::Uint32Array;
use serde::Serialize;
use upperhand::BigRational;
use upperhand::guess_who::play::{Move, Outcomes};
use upperhand::guess_who::race::Region as Part;
use upperhand::guess_who::{self, Plan, Pool, RuleTable, WinTable, Worst};

shapes! {
    /// What is known of one position when both play optimally.
    Position(found: guess_who::Position) {
        win: Probability,
        /// Is naming a suspect now an optimal move?
        name_suspect: bool,
        /// Every optimal question, as part sizes in ascending order, listed in ascending lexicographic order.
        questions: Vec<Vec<u32>>,
        /// The race's partition (Nica, Definitions 2.6 and 2.7); null under other rules or when a pool is 1.
        region: Option<Region>,
    }

    /// A part of the race's partition.
    Region(part: Part) {
        #[ts(type = "\"weeds\" | \"upper-hand\"")]
        kind: &'static str = match part {
            Part::InTheWeeds { .. } => "weeds",
            Part::UpperHand { .. } => "upper-hand",
        },
        level: u32 = match part {
            Part::InTheWeeds { level } | Part::UpperHand { level } => level,
        },
    }

    /// A fair handicap.
    FairStart(start: guess_who::FairStart) {
        mine: u32,
        win: Probability,
        win_with_one_more: Option<Probability>,
    }

    /// The numerators of many positions.
    PositionTable(table: WinTable) {
        max_mine: u32,
        max_theirs: u32,
        #[serde(with = "serde_wasm_bindgen::preserve")]
        #[ts(type = "Uint32Array")]
        numerators: Uint32Array,
    }

    /// What keeping to a rule of thumb costs against the best reply to it.
    RuleOfThumbCost(table: RuleTable, pools: [Pool; 2], kept: Option<Move>, up_to: Pool) {
        /// The chance that is lost from here on.
        loses: Fraction = table.cost(pools[0], pools[1]),
        /// The move by the rule: part sizes ascending, or "name"; null where the game is over.
        #[serde(rename = "move")]
        #[ts(type = "number[] | \"name\" | null")]
        kept: Option<PartsOrName> = kept,
        /// Where the rule loses most among pools from 2 to `upTo`; null where it loses nothing.
        worst: Option<WorstPosition> = table.worst(up_to),
        /// The mean of what it loses there.
        average: Fraction = table.average(up_to),
    }

    /// The position where a rule of thumb loses most.
    WorstPosition(worst: Worst) {
        mine: u32,
        theirs: u32,
        loses: Fraction = worst.cost,
    }

    /// Perfect play against somebody who keeps to a rule of thumb.
    Punishment(punished: guess_who::Punishment) {
        win: Probability,
        /// Is naming a suspect now one of the best moves?
        name_suspect: bool,
        /// Every best question, as part sizes in ascending order, listed in ascending lexicographic order.
        questions: Vec<Vec<u32>>,
    }

    /// How long a game takes. A question is a turn, and so is naming a suspect.
    GameLength(outcomes: Outcomes) {
        /// The mean number of turns of both players together.
        mean: Fraction = outcomes.mean_turns(),
        variance: Fraction = outcomes.variance_of_turns(),
        /// The most turns it can take.
        most_turns: usize = outcomes.most_turns(),
        /// The chance that who moves first wins.
        win: Probability = outcomes.first_wins(),
    }

    /// Both secrets from one deck: the chance of the player to move.
    OneDeck(found: guess_who::OneDeck) {
        /// She never asks about her own card, and the other strikes what that tells.
        careless: Probability,
        /// Both include their own card as often as any other face that stands.
        hiding: Probability,
        /// Both play as they like: the race of 3 and 4 faces.
        exact: Option<Probability>,
    }

    /// The chance of one of three players.
    ThreeChance(chance: guess_who::ThreeChance) {
        /// No equilibrium gives less.
        low: Probability,
        /// No equilibrium gives more.
        high: Probability,
    }

    /// The game in which neither sees how many suspects the other has left, solved.
    Blindfold(solved: guess_who::Blindfold) {
        /// The chance that the player to move wins, both playing perfectly; exact.
        win: Fraction,
        /// Plans that the player to move draws from: they leave her `win` at least, whatever the other does.
        first: Vec<DrawnPlan>,
        /// Plans that the other draws from: they leave her `win` at most.
        second: Vec<DrawnPlan>,
    }

    /// A tree of questions, and the chance that it is played.
    DrawnPlan(plan: Plan, chance: BigRational) {
        chance: Fraction = chance,
        /// For how many suspects of the own pool the player is done, and right, after 0, 1, 2, … turns of hers.
        right: Vec<u32> = plan.right().to_vec(),
        /// For how many she has named the wrong one then, which ends the game.
        wrong: Vec<u32> = plan.wrong().to_vec(),
    }
}

/// Part sizes, or "name".
#[derive(Serialize)]
#[serde(untagged)]
pub enum PartsOrName {
    Parts(Vec<u32>),
    Name(&'static str),
}

impl Becomes<PartsOrName> for Move {
    fn becomes(self) -> PartsOrName {
        match self {
            Self::Ask(parts) => PartsOrName::Parts(parts),
            Self::Name => PartsOrName::Name("name"),
        }
    }
}
