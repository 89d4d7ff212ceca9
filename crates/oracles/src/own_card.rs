//! A player who knows her own card against the plain game tree.

use crate::board_tree::{Game, Questions, Standing, asking};
use crate::random_board::{SEED, below, board};
use upperhand::Fraction;
use upperhand::guess_who::board::Board;

/// Small boards by chance whose suspects can all be told apart.
pub fn small_boards(count: usize) -> impl Iterator<Item = Board> {
    let mut seed = SEED;
    let boards = std::iter::repeat_with(move || {
        let suspects = 3 + usize::try_from(below(&mut seed, 4)).unwrap();
        let questions = 3 + usize::try_from(below(&mut seed, 3)).unwrap();
        board(&mut seed, suspects, questions, 10)
    });
    boards.filter(|board| board.twins().is_empty()).take(count)
}

/// A player with a card against one who moves as is best face down, in fractions, move by move.
pub struct Replying<'a> {
    pub game: Game<'a>,
    pub questions: &'a Questions,
    pub card: usize,
    /// Does the other draw among all that is equally good, or ask what the board lists first?
    pub is_drawn: bool,
}

impl Replying<'_> {
    pub fn moves(&mut self, mine: &Standing, theirs: &Standing) -> Fraction {
        let mut best = self.game.naming(mine).unwrap_or(Fraction::ZERO);
        for yes in self.questions {
            if let Some(chance) = self.asking(mine, theirs, yes) {
                best = best.max(chance);
            }
        }
        best
    }

    pub fn asking(
        &mut self,
        mine: &Standing,
        theirs: &Standing,
        yes: &Standing,
    ) -> Option<Fraction> {
        asking(mine, yes, |part| self.waits(part, theirs))
    }

    pub fn waits(&mut self, mine: &Standing, theirs: &Standing) -> Fraction {
        if self.game.is_race && mine.len() == 1 {
            return Fraction::ONE;
        }
        let best = self.game.value(1, theirs, mine);
        let mut replies: Vec<(Standing, Fraction)> = Vec::new();
        for yes in self.questions {
            if self.game.asking(1, theirs, mine, yes) == Some(best) {
                let is_yes = yes.contains(&self.card);
                let left = theirs.iter().filter(|who| yes.contains(who) == is_yes);
                let left: Standing = left.copied().collect();
                if replies.iter().all(|(known, _)| known != &left) {
                    let is_found = self.game.is_race && left.len() == 1;
                    let wins = if is_found {
                        Fraction::ZERO
                    } else {
                        self.moves(mine, &left)
                    };
                    replies.push((left, wins));
                }
            }
        }
        let is_named = self.game.naming(theirs) == Some(best);
        if is_named && (self.is_drawn || replies.is_empty()) {
            let missed = Fraction::new(theirs.len() as i128 - 1, theirs.len() as i128);
            replies.push((Standing::new(), missed));
        }
        if !self.is_drawn {
            return replies[0].1;
        }
        let sum: Fraction = replies.iter().map(|&(_, wins)| wins).sum();
        sum / Fraction::new(replies.len() as i128, 1)
    }
}
