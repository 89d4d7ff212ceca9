//! Games of *Guess Who?*.

use super::Becomes;
use super::exact::{Fraction, Probability};
use super::guess_who::PartsOrName;
use upperhand::guess_who::Pool;
use upperhand::guess_who::play::Move;
use upperhand::play::guess_who::{Act, Game, Record, Review, Turn};

shapes! {
    /// A game in progress; immutable: each move gives a new one.
    GuessWhoGame(game: Game) {
        #[ts(type = "GuessWhoRecord")]
        record: Record = game.record(),
        mine: u32 = game.mine(),
        theirs: u32 = game.theirs(),
        /// Whose turn it is; after the end, whose it would be.
        #[ts(type = "\"you\" | \"opponent\"")]
        to_move: &'static str = game.to_move(),
        #[ts(type = "\"you\" | \"opponent\" | null")]
        winner: Option<&'static str> = game.winner(),
        /// Your chance before anybody moved, and now, with perfect play of both from there.
        start: Probability = game.start(),
        chance: Probability = game.chance(),
        moves: Vec<GuessWhoMove> = game.history(),
    }

    /// A move that was made, and what came of it.
    GuessWhoMove(turn: &Turn) {
        #[ts(type = "\"you\" | \"opponent\"")]
        by: &'static str,
        /// Your pool and the opponent's, whoever moved.
        before: Pools = (turn.mine, turn.theirs),
        /// Part sizes in the order given, or "name".
        #[ts(type = "number[] | \"name\"")]
        question: PartsOrName = turn.sizes().map_or(Move::Name, Move::Ask),
        /// Which part the answer left standing (0-based); null for "name".
        part: Option<usize> = match turn.act {
            Act::Asked { part, .. } => Some(part),
            Act::Named { .. } => None,
        },
        /// Was the named suspect the right one? null for a question.
        right: Option<bool> = match turn.act {
            Act::Asked { .. } => None,
            Act::Named { right, .. } => Some(right),
        },
        /// The mover's pool afterwards.
        kept: u32 = turn.left.len(),
        /// Your chance to win: with the mover's best move, with the one chosen, after the answer. All exact.
        best: Probability,
        chosen: Probability,
        after: Probability,
    }

    /// The pools of both players.
    Pools(mine: Pool, theirs: Pool) {
        mine: u32 = mine,
        theirs: u32 = theirs,
    }

    /// Skill and luck.
    GuessWhoReview(review: Review) {
        skill: Fraction = review.skill.exact(),
        opponent_skill: Fraction = review.opponent_skill.exact(),
        luck: Fraction = review.luck.exact(),
        worst: Option<usize>,
    }
}

as_they_are! { Record }
