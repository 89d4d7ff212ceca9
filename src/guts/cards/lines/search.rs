//! The line that loses least.

use super::game::{AT_ONCE, LineGame};
use crate::Fraction;
use crate::pieces::{Pieces, at_once, pause};

/// Which replies a line has to stand.
///
/// ```
/// use upperhand::guts::cards::Replies;
/// assert_ne!(Replies::Lines, Replies::All);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Replies {
    /// Those that hold above a line, too.
    Lines,
    /// All that there are.
    All,
}

/// The search for the line that loses least, reply by reply.
///
/// Cutting planes: what a line loses to replies that are known is the least that it loses. The one with the lowest such bound
/// is looked at, and its best reply is one more that is known, until the bound is what it loses.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, Deck, LineGame, LineSearch, Ranking, Replies};
/// let game = LineGame::new(Deck::STANDARD, Ranking::new(3, true)?, AllDrop::Weenie)?;
/// let mut search = LineSearch::new(&game, Replies::All);
/// while !search.is_over() {
///     search.step(&game);
/// }
/// let (line, loss) = search.best(&game);
/// assert_eq!((line, loss.to_string()), (7336, "1/20358520".to_owned()));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LineSearch {
    replies: Replies,
    /// What each line loses to the replies that are known, in deals.
    losses: Vec<i64>,
    /// The lines whose best replies are known.
    is_known: Vec<bool>,
    line: usize,
}

impl LineSearch {
    /// Before the first reply.
    #[must_use]
    pub fn new(game: &LineGame, replies: Replies) -> Self {
        let lines = game.hands() + 1;
        Self {
            replies,
            losses: vec![0; lines],
            is_known: vec![false; lines],
            line: lines / 2,
        }
    }

    /// Is the line found?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_known[self.line]
    }

    /// Learns the best reply to the line that may be best. O(hands): about a second with five cards.
    pub fn step(&mut self, game: &LineGame) {
        at_once(self.step_in_pieces(game));
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn step_in_pieces<'a>(&'a mut self, game: &'a LineGame) -> Pieces<'a, ()> {
        Box::pin(self.learn(game))
    }

    async fn learn(&mut self, game: &LineGame) {
        if self.is_over() {
            return;
        }
        let dropped = game.dropped_by(self.line).await;
        let mut reply = Vec::new();
        // From the line that holds everything on, each hand that is dropped wins what holding it would have lost.
        let (mut won, mut best) = (0, (0, 0));
        for (hand, gain) in game.gains_once(self.line, dropped).enumerate() {
            match self.replies {
                Replies::All => reply.push(gain > 0),
                Replies::Lines => {
                    won -= i64::from(gain);
                    if won > best.0 {
                        best = (won, hand + 1);
                    }
                }
            }
            if hand % AT_ONCE == 0 {
                pause().await;
            }
        }
        if self.replies == Replies::Lines {
            reply = (0..game.hands()).map(|hand| hand >= best.1).collect();
        }
        pause().await;
        let to_reply = game.losses_to(&reply).await;
        pause().await;
        for (loss, to_reply) in self.losses.iter_mut().zip(to_reply) {
            *loss = (*loss).max(to_reply);
        }
        pause().await;
        self.is_known[self.line] = true;
        let least = (0..self.losses.len()).min_by_key(|&line| self.losses[line]);
        self.line = least.unwrap_or(self.line);
    }

    /// The line, the lowest of those that lose the same, and what it loses per round in antes. Before the end, the one that
    /// is looked at next.
    #[must_use]
    pub fn best(&self, game: &LineGame) -> (usize, Fraction) {
        let loss = Fraction::new(i128::from(self.losses[self.line]), i128::from(game.deals()));
        (self.line, loss)
    }
}
