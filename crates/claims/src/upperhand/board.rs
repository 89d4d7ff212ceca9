//! What the papers assume, that every split can be asked, and what players lose who have to say it in words.

use crate::check::{Check, Claim, Evidence, Paper, Section, Sizes, in_steps};
use crate::naive_table::NaiveTable;
use std::collections::HashMap;
use upperhand::guess_who::board::{Board, Bracket, JoinedBoard, SHIPPED, SuspectSet, faces};
use upperhand::guess_who::{Ending, Probability, Rules};

pub(super) const CLAIMS: Section = Section::new(
    "The real board",
    &[Claim::new(
        (
            "upperhand-or-restores-the-papers",
            Paper::Upperhand,
            "Saying “or” restores the papers’ chances",
        ),
        "On the boards shipped here the first of two players who may join two features by “and”, “or” and “not” wins exactly as often as if \
     every split could be asked: with 24 faces 5/9 officially and 91/144 in the race.",
        "checked with certified bounds for the first 2 to 40 faces, officially to 64; played out to 6 faces",
        (
            Sizes::new(2, 16, 40, "the number of faces that is computed now"),
            |check| in_steps(or_restores(check)),
        ),
    )
    .shown_by("figure=real-board&rules=official")],
);

/// So many faces are also played out with pairs of sets, both players joining features.
const PLAYED_OUT: usize = 6;

async fn or_restores(mut check: Check) -> Evidence {
    let most = check.size();
    let shipped = SHIPPED.map(|board| (board, u32::try_from(board.suspects).unwrap_or(u32::MAX)));
    let largest = shipped
        .iter()
        .fold(most, |most, &(_, count)| most.max(count));
    for rules in [Rules::OFFICIAL, Rules::RACE] {
        let table = NaiveTable::fill(&mut check, rules, largest).await;
        for (board, count) in shipped {
            let kept = board.joined(rules).map_or_else(String::new, in_words);
            check.equal(&papers(&table, count), &kept, || {
                format!("the bounds kept for {}, {rules}", board.title)
            });
        }
        check.stage(0.5);
        for count in 2..=most {
            compare(&mut check, &table, rules, count);
            check.progress(f64::from(count) / f64::from(most)).await;
        }
    }
    check.evidence(&format!(
        "The certified bounds for the first 2 to {most} faces under both rule sets, computed now, and those kept for the boards that are \
         shipped: they meet at the chance of the papers. Up to {PLAYED_OUT} faces all pairs of sets were played out, too."
    ))
}

/// The board of the first faces: both bounds, and the game itself where it is small.
fn compare(check: &mut Check, table: &NaiveTable, rules: Rules, count: u32) {
    let board = match faces(count as usize) {
        Ok(board) => board,
        Err(error) => return check.case(false, || error.to_string()),
    };
    if board.suspects().len() <= PLAYED_OUT {
        let mut game = Joining::new(&board, rules.ending());
        let all = (1 << count) - 1;
        let found = i64::from(game.wins(all, all));
        check.equal(&table.value(count, count), &found, || {
            format!("pairs won with {count} faces, {rules}, played out")
        });
    }
    let all = board.everybody();
    let bounds = JoinedBoard::new(board, rules).and_then(|mut joined| joined.win(all, all));
    let found = bounds.map_or_else(|error| error.to_string(), in_words);
    check.equal(&papers(table, count), &found, || {
        format!("the bounds of the chance with {count} faces, {rules}")
    });
}

/// Both bounds as they should be: the chance where every split can be asked.
fn papers(table: &NaiveTable, count: u32) -> String {
    let pairs = u64::from(count * count);
    let chance = Probability::new(table.value(count, count).unsigned_abs(), pairs);
    in_words(Bracket {
        low: chance,
        high: chance,
    })
}

fn in_words(bounds: Bracket) -> String {
    format!("{} to {}", bounds.low, bounds.high)
}

/// The game between players who join features, with the positions that were solved: sets are bits, what counts are the pairs
/// of secrets with which the mover wins.
struct Joining {
    ending: Ending,
    said: Vec<u32>,
    solved: HashMap<(u32, u32), u32>,
}

impl Joining {
    fn new(board: &Board, ending: Ending) -> Self {
        let bits = |yes: SuspectSet| yes.indices().fold(0, |bits, index| bits | 1 << index);
        let questions = board.questions().iter();
        let features: Vec<u32> = questions
            .map(|question| bits(question.yes))
            .flat_map(|yes: u32| [yes, !yes])
            .collect();
        // "One or the other" has the answers of "neither", and so is there as "and".
        let joined = features
            .iter()
            .flat_map(|one| features.iter().map(move |other| one & other));
        Self {
            ending,
            said: joined.collect(),
            solved: HashMap::new(),
        }
    }

    fn wins(&mut self, mine: u32, theirs: u32) -> u32 {
        if let Some(&wins) = self.solved.get(&(mine, theirs)) {
            return wins;
        }
        let mut best = match self.ending {
            Ending::Race if mine.count_ones() > 1 => 0,
            Ending::Race | Ending::Official | Ending::Open => theirs.count_ones(),
        };
        for index in 0..self.said.len() {
            let yes = mine & self.said[index];
            if yes != 0 && yes != mine {
                best = best.max(self.after(yes, theirs) + self.after(mine & !yes, theirs));
            }
        }
        self.solved.insert((mine, theirs), best);
        best
    }

    /// The pairs won where the answer has left these suspects and the opponent moves.
    fn after(&mut self, left: u32, theirs: u32) -> u32 {
        let pairs = left.count_ones() * theirs.count_ones();
        match (left.count_ones(), self.ending) {
            (1, Ending::Race) => pairs,
            _ => pairs - self.wins(theirs, left),
        }
    }
}
