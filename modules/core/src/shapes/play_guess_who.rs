//! Games of *Guess Who?*.

use super::exact::{Fraction, Probability};
use serde::Serialize;
use ts_rs::TS;
use upperhand::play::guess_who::{Act, Game, Player, Record, Turn};

/// A game in progress; immutable: each move gives a new one.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GuessWhoGame {
    #[ts(type = "GuessWhoRecord")]
    record: Record,
    mine: u32,
    theirs: u32,
    /// Whose turn it is; after the end, whose it would be.
    #[ts(type = "\"you\" | \"opponent\"")]
    to_move: &'static str,
    #[ts(type = "\"you\" | \"opponent\" | null")]
    winner: Option<&'static str>,
    /// Your chance before anybody moved, and now, with perfect play of both from there.
    start: Probability,
    chance: Probability,
    moves: Vec<GuessWhoMove>,
}

impl From<&Game> for GuessWhoGame {
    fn from(game: &Game) -> Self {
        Self {
            record: game.record(),
            mine: game.mine().get(),
            theirs: game.theirs().get(),
            to_move: game.to_move().name(),
            winner: game.winner().map(Player::name),
            start: game.start().into(),
            chance: game.chance().into(),
            moves: game.history().iter().map(GuessWhoMove::from).collect(),
        }
    }
}

/// A move that was made, and what came of it.
#[derive(Serialize, TS)]
pub struct GuessWhoMove {
    #[ts(type = "\"you\" | \"opponent\"")]
    by: &'static str,
    /// Your pool and the opponent's, whoever moved.
    before: Pools,
    /// Part sizes in the order given, or "name".
    #[ts(type = "number[] | \"name\"")]
    question: Question,
    /// Which part the answer left standing (0-based); null for "name".
    part: Option<usize>,
    /// Was the named suspect the right one? null for a question.
    right: Option<bool>,
    /// The mover's pool afterwards.
    kept: u32,
    /// Your chance to win: with the mover's best move, with the one chosen, after the answer. All exact.
    best: Probability,
    chosen: Probability,
    after: Probability,
}

/// The pools of both players.
#[derive(Serialize, TS)]
pub struct Pools {
    mine: u32,
    theirs: u32,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Question {
    Parts(Vec<u32>),
    Name(&'static str),
}

impl From<&Turn> for GuessWhoMove {
    fn from(turn: &Turn) -> Self {
        let (part, right) = match turn.act {
            Act::Asked { part, .. } => (Some(part), None),
            Act::Named { right, .. } => (None, Some(right)),
        };
        Self {
            by: turn.by.name(),
            before: Pools {
                mine: turn.mine.get(),
                theirs: turn.theirs.get(),
            },
            question: turn.sizes().map_or(Question::Name("name"), Question::Parts),
            part,
            right,
            kept: turn.left.len(),
            best: turn.best.into(),
            chosen: turn.chosen.into(),
            after: turn.after.into(),
        }
    }
}

/// Skill and luck.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GuessWhoReview {
    pub skill: Fraction,
    pub opponent_skill: Fraction,
    pub luck: Fraction,
    pub worst: Option<usize>,
}
