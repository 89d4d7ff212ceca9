//! *Guess Who?* with suspects that have names: any set of them can be asked about, and every pair of secrets is looked at.
//!
//! No chances are multiplied: it counts the pairs of secrets with which the mover wins.

use super::NaiveTable;
use crate::check::Check;
use std::collections::HashMap;
use upperhand::guess_who::{Ending, Rules};

/// A set of suspects, one bit each.
type Suspects = u32;

/// The game for one ending, with the positions that were solved.
#[derive(Debug)]
pub(crate) struct NamedSuspects {
    ending: Ending,
    solved: HashMap<(Suspects, Suspects), u32>,
}

impl NamedSuspects {
    /// Nothing solved yet.
    pub fn new(ending: Ending) -> Self {
        Self {
            ending,
            solved: HashMap::new(),
        }
    }

    /// The number of pairs of secrets with which the mover wins, both playing optimally: `mine` are left to the mover,
    /// `theirs` to the opponent.
    pub fn wins(&mut self, mine: Suspects, theirs: Suspects) -> u32 {
        if let Some(&wins) = self.solved.get(&(mine, theirs)) {
            return wins;
        }
        let mut best = self.naming(mine, theirs);
        let mut asked = mine & mine.wrapping_sub(1);
        while asked != 0 {
            let wins = self.after(asked, theirs) + self.after(mine & !asked, theirs);
            best = best.max(wins);
            asked = (asked - 1) & mine;
        }
        self.solved.insert((mine, theirs), best);
        best
    }

    /// The pairs won where the answer has left these suspects and the opponent moves.
    fn after(&mut self, left: Suspects, theirs: Suspects) -> u32 {
        let pairs = left.count_ones() * theirs.count_ones();
        match (left.count_ones(), self.ending) {
            (0, _) => 0,
            (1, Ending::Race) => pairs,
            _ => pairs - self.wins(theirs, left),
        }
    }

    /// The pairs won by naming a suspect; none in the race, where that is not a move.
    fn naming(&mut self, mine: Suspects, theirs: Suspects) -> u32 {
        match (self.ending, mine.count_ones()) {
            (Ending::Official, _) | (Ending::Race | Ending::Open, 1) => theirs.count_ones(),
            (Ending::Race, _) => 0,
            (Ending::Open, _) => {
                let others = mine & (mine - 1);
                theirs.count_ones() + self.after(others, theirs)
            }
        }
    }
}

/// Checks that the chance depends on how many are left alone.
pub(crate) async fn only_numbers_matter(
    check: &mut Check,
    suspects: u32,
    rules: Rules,
) -> &'static str {
    let table = NaiveTable::fill(check, rules, suspects).await;
    let mut game = NamedSuspects::new(rules.ending());
    check.stage(1.0);
    // A race is won with one suspect left.
    let fewest = if rules.ending() == Ending::Race { 2 } else { 1 };
    let goes_on = |set: &Suspects| set.count_ones() >= fewest;
    let all = 1_u32 << suspects;
    for mine in (1..all).filter(goes_on) {
        for theirs in (1..all).filter(goes_on) {
            let wins = i64::from(game.wins(mine, theirs));
            let stated = table.value(mine.count_ones(), theirs.count_ones());
            check.equal(&stated, &wins, || {
                format!("the sets {mine:b} and {theirs:b}")
            });
        }
        check.progress_of(mine, all).await;
    }
    "Any two sets of {size} named suspects, every question about every set of them, every pair of secrets."
}
