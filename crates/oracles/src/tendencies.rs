//! *Guess Who?* as it is told, between players who draw from some moves or play perfectly: every move with its chance.

use crate::game_tree::splits;
use std::collections::HashMap;
use upperhand::BigRational;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Rules};

pub fn ratio(above: u64, below: u64) -> BigRational {
    BigRational::new(above.into(), below.into())
}

/// The moves that a player draws from with their weights, yours or not, by the own pool and the other's; `None` of whoever
/// plays perfectly.
pub type Tendency<'a> = Box<dyn FnMut(bool, u32, u32) -> Option<Vec<(u64, Move)>> + 'a>;

pub struct Tree<'a> {
    rules: Rules,
    tendency: Tendency<'a>,
    known: HashMap<(bool, u32, u32), BigRational>,
}

impl<'a> Tree<'a> {
    pub fn new(rules: Rules, tendency: Tendency<'a>) -> Self {
        let known = HashMap::new();
        Self {
            rules,
            tendency,
            known,
        }
    }

    /// Your chance.
    pub fn win(&mut self, you_move: bool, mine: u32, theirs: u32) -> BigRational {
        if self.rules.ending() == Ending::Race && (mine == 1 || theirs == 1) {
            return ratio(u64::from(mine == 1), 1);
        }
        if let Some(known) = self.known.get(&(you_move, mine, theirs)) {
            return known.clone();
        }
        let found = if you_move {
            self.mover(true, mine, theirs)
        } else {
            ratio(1, 1) - self.mover(false, theirs, mine)
        };
        self.known.insert((you_move, mine, theirs), found.clone());
        found
    }

    /// The mover's chance.
    fn mover(&mut self, you_move: bool, own: u32, other: u32) -> BigRational {
        let Some(all) = (self.tendency)(you_move, own, other) else {
            let moves = self.moves(own);
            let worths = moves
                .iter()
                .map(|made| self.worth(you_move, made, own, other));
            return worths.max().unwrap();
        };
        let total: u64 = all.iter().map(|(weight, _)| weight).sum();
        let worths = all
            .iter()
            .map(|(weight, made)| ratio(*weight, total) * self.worth(you_move, made, own, other));
        worths.sum()
    }

    /// All moves that you may make.
    pub fn moves(&self, mine: u32) -> Vec<Move> {
        let questions = splits(mine, self.rules.answers().into());
        let named = (self.rules.ending() != Ending::Race).then_some(Move::Name);
        questions.into_iter().map(Move::Ask).chain(named).collect()
    }

    /// The mover's chance with a move.
    pub fn worth(&mut self, you_move: bool, made: &Move, own: u32, other: u32) -> BigRational {
        let goes_on = self.rules.ending() == Ending::Open && own > 1;
        // Where so many are left, and it is the other's turn.
        let mut left = |part: u32| {
            let wins = if you_move {
                self.win(false, part, other)
            } else {
                ratio(1, 1) - self.win(true, other, part)
            };
            wins * ratio(part.into(), own.into())
        };
        match made {
            Move::Ask(parts) => parts.iter().map(|&part| left(part)).sum(),
            Move::Name if goes_on => left(own - 1) + ratio(1, own.into()),
            Move::Name => ratio(1, own.into()),
        }
    }
}
