//! The tree of questions that is wanted of a position, and its numbers.

use super::asked::{Asked, TreeShown};
use super::game::BoardGame;
use std::rc::Rc;
use upperhand::guess_who::board::{QuestionTree, SuspectSet, TreeAim};

/// The name of the task that grows a tree.
pub const TREE: &str = "real-board/tree";

/// A tree that is known.
pub type Grown = Rc<QuestionTree>;

/// What it is best for, and of whom: those who stand for the player to move, and how many for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub aim: TreeAim,
    pub position: (SuspectSet, usize),
}

impl Wanted {
    /// The tree that is shown of a game that goes on, after the moves shown.
    pub fn at(state: &Asked, game: &BoardGame) -> Option<Self> {
        let step = state.shown(game);
        let position = game.positions[step];
        let aim = match state.tree {
            TreeShown::None => return None,
            TreeShown::Halver => TreeAim::AgainstHalving,
            TreeShown::Fewest => TreeAim::FewestTurns,
        };
        game.winner_after(step).is_none().then_some(Self {
            aim,
            position: (position.mine, position.theirs.count()),
        })
    }

    /// The sets by which it is asked for: those who stand, and the bits of two numbers.
    pub fn sets(self) -> [SuspectSet; 3] {
        let (mine, theirs) = self.position;
        let alone = self.aim == TreeAim::FewestTurns;
        [
            mine,
            SuspectSet::from_bits(theirs as u64),
            SuspectSet::from_bits(alone.into()),
        ]
    }

    pub fn of_sets([mine, theirs, alone]: [SuspectSet; 3]) -> Self {
        let aim = match alone.bits() {
            0 => TreeAim::AgainstHalving,
            _ => TreeAim::FewestTurns,
        };
        let theirs = usize::try_from(theirs.bits()).unwrap_or(usize::MAX);
        Self {
            aim,
            position: (mine, theirs),
        }
    }
}
