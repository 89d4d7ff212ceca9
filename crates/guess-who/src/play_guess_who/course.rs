//! The moves that a reader goes through: those of the game, or the best play after a mistake.

use super::players::{cost, is_shared};
use upperhand::play::guess_who::{Game, Player, Suspects, Turn, best_line};

/// All of these moves, and how many of them are seen as made.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    pub turns: Vec<Turn>,
    pub made: usize,
    /// The index of the mistake, where the rest is what best play makes of it.
    pub fork: Option<usize>,
}

impl Course {
    /// A game up to a move, or up to a mistake and the first moves of best play from it.
    pub fn of(game: &Game, step: usize, line: usize) -> Self {
        let step = step.min(game.history().len());
        if line == 0 {
            return Self {
                turns: game.history().to_vec(),
                made: step,
                fork: None,
            };
        }
        let fork = step.saturating_sub(1);
        let mut turns = game.history()[..fork].to_vec();
        turns.extend(best_line(game, fork).unwrap_or_default());
        Self {
            made: turns.len().min(fork + line),
            turns,
            fork: Some(fork),
        }
    }

    /// How much of a line of best play there is from the last move of a step on, at most so much: nothing where that move is
    /// no mistake.
    pub fn longest(game: &Game, step: usize, line: u32) -> u32 {
        let fork = step.min(game.history().len()).checked_sub(1);
        match fork.filter(|&fork| line > 0 && is_mistake(game, fork)) {
            Some(fork) => {
                let moves = best_line(game, fork).map_or(0, |line| line.len());
                line.min(u32::try_from(moves).unwrap_or_default())
            }
            None => 0,
        }
    }

    /// The suspects that stand on a player's board after so many moves.
    pub fn standing(&self, game: &Game, player: Player, made: usize) -> Suspects {
        let last = self.turns[..made.min(self.turns.len())]
            .iter()
            .rfind(|turn| turn.by == player);
        last.map_or_else(
            || game.beginning(0).standing(player).clone(),
            |turn| turn.left.clone(),
        )
    }

    /// Both boards after so many moves, yours first.
    pub fn boards(&self, game: &Game, made: usize) -> [Suspects; 2] {
        [Player::You, Player::Opponent].map(|player| self.standing(game, player, made))
    }

    /// Both pools at the start and after each move, yours first.
    pub fn pools(&self, game: &Game) -> Vec<[u32; 2]> {
        let setup = game.setup();
        let mut pools = [setup.mine.get(), setup.theirs.get()];
        let mut all = vec![pools];
        for turn in &self.turns {
            let own = turn.by.index();
            pools[own] = turn.left.len();
            all.push(pools);
        }
        all
    }
}

/// Was a move of the one whose chance is told, or of either of two people, worse than another?
pub fn is_mistake(game: &Game, index: usize) -> bool {
    let turn = game.history().get(index);
    turn.is_some_and(|turn| {
        (turn.by == Player::You || is_shared(game)) && cost(turn).numerator() > 0
    })
}
