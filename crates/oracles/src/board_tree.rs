//! The game on a board, move by move as the rules are told: chances are multiplied and added as fractions, every question
//! is tried, positions are remembered and nothing else is clever.

use crate::random_board;
use std::collections::{BTreeSet, HashMap};
use upperhand::Fraction;
use upperhand::guess_who::board::Board;

/// The suspects of a player who still stand, ascending.
pub type Standing = Vec<usize>;

/// The questions of a player, by those who say yes.
pub type Questions = Vec<Standing>;

/// The questions of a board.
pub fn questions(board: &Board) -> Questions {
    let questions = board.questions().iter();
    questions
        .map(|question| question.yes.indices().collect())
        .collect()
}

/// Everything that can be said of one feature or two, sentence by sentence.
pub fn said(board: &Board) -> Questions {
    let features = questions(board);
    let suspects = 0..board.suspects().len();
    let mut said = features.clone();
    for one in &features {
        for other in &features {
            for (not_one, not_other, is_or) in
                (0..8).map(|bits| (bits & 1 == 1, bits & 2 == 2, bits & 4 == 4))
            {
                let is_so = |who: &usize| {
                    let one = one.contains(who) != not_one;
                    let other = other.contains(who) != not_other;
                    if is_or { one || other } else { one && other }
                };
                said.push(suspects.clone().filter(is_so).collect());
            }
        }
    }
    said.sort();
    said.dedup();
    said
}

/// Every split of so many suspects.
pub fn every_split(suspects: usize) -> Questions {
    questions(&random_board::every_split(suspects))
}

/// Those who say yes and those who say no, `None` where that is no question.
fn split(standing: &Standing, yes: &Standing) -> Option<[Standing; 2]> {
    let (yes, no): (Standing, Standing) = standing.iter().partition(|who| yes.contains(who));
    (!yes.is_empty() && !no.is_empty()).then_some([yes, no])
}

/// The chance after a question, by what each part is worth; `None` where all answer alike.
pub fn asking(
    mine: &Standing,
    yes: &Standing,
    mut worth: impl FnMut(&Standing) -> Fraction,
) -> Option<Fraction> {
    let chances = split(mine, yes)?.map(|part| {
        let lands_here = Fraction::new(part.len() as i128, mine.len() as i128);
        lands_here * worth(&part)
    });
    Some(chances.into_iter().sum())
}

/// Everything that can be left of some suspects.
pub fn reached(questions: &Questions, standing: &Standing) -> BTreeSet<Standing> {
    let mut all = BTreeSet::new();
    let mut open = vec![standing.clone()];
    while let Some(standing) = open.pop() {
        if all.insert(standing.clone()) {
            let parts = questions.iter().filter_map(|yes| split(&standing, yes));
            open.extend(parts.flatten());
        }
    }
    all
}

/// A game between two players, each with questions of her own.
pub struct Game<'a> {
    pub is_race: bool,
    pub questions: [&'a Questions; 2],
    seen: HashMap<(usize, Standing, Standing), Fraction>,
}

impl<'a> Game<'a> {
    pub fn new(is_race: bool, questions: [&'a Questions; 2]) -> Self {
        Self {
            is_race,
            questions,
            seen: HashMap::new(),
        }
    }

    /// The chance of naming a suspect now.
    pub fn naming(&self, mine: &Standing) -> Option<Fraction> {
        (!self.is_race).then(|| Fraction::new(1, mine.len() as i128))
    }

    /// The chance of one of the players, who moves, after asking a question; `None` where all answer alike.
    pub fn asking(
        &mut self,
        player: usize,
        mine: &Standing,
        theirs: &Standing,
        yes: &Standing,
    ) -> Option<Fraction> {
        let is_race = self.is_race;
        asking(mine, yes, |part| {
            if is_race && part.len() == 1 {
                Fraction::ONE
            } else {
                Fraction::ONE - self.value(1 - player, theirs, part)
            }
        })
    }

    /// The chance of one of the players, who moves.
    pub fn value(&mut self, player: usize, mine: &Standing, theirs: &Standing) -> Fraction {
        let key = (player, mine.clone(), theirs.clone());
        if let Some(&known) = self.seen.get(&key) {
            return known;
        }
        let mut best = self.naming(mine).unwrap_or(Fraction::ZERO);
        for yes in self.questions[player] {
            if let Some(chance) = self.asking(player, mine, theirs, yes)
                && chance > best
            {
                best = chance;
            }
        }
        self.seen.insert(key, best);
        best
    }
}
