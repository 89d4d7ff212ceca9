//! Positions on a board whose features may be joined by "and", "or" and "not".
//!
//! There are hundreds of such questions, and those of one size win much the same. So besides the features there is one of
//! each size that no feature has, and the best of all; and the one that was asked in a game, which may have been another.

use super::game::{JOINED, Position, joined_text};
use super::known::reply;
use super::numbers::{JOINED_NUMBERS, halves};
use std::collections::BTreeMap;
use upperhand::guess_who::board;
use upperhand::guess_who::board::{JoinedBoard, SuspectSet, spoken_questions};
use upperhand_kit::Error;

/// The sets that are looked at for an answer besides those for the position: enough to tell good questions from bad ones.
const MOST_SETS: usize = 512;

/// The questions that are looked at: the features, then a joined question for each number of suspects up to one half of the board, then
/// the one asked; `None` where there is none.
pub fn listed(
    joined: &mut JoinedBoard,
    (position, asked): (Position, SuspectSet),
) -> Result<Vec<Option<SuspectSet>>, Error> {
    let board = joined.board();
    let (half, features) = (board.suspects().len() / 2, board.questions());
    let features: Vec<SuspectSet> = features.iter().map(|question| question.yes).collect();
    let joining = questions(joined, position, &features)?;
    let is_listed = joining.values().any(|&yes| yes == asked);
    let asked = (!is_listed && asked.count() > 0).then_some(asked);
    let joining = (1..=half).map(|size| joining.get(&size).copied());
    let features = features.into_iter().map(Some);
    Ok(features.chain(joining).chain([asked]).collect())
}

/// The numbers of one of these: of a feature what the other wins after both answers; of a joined question also those who say yes; −1
/// where there is none.
pub fn numbers(
    joined: &mut JoinedBoard,
    position: Position,
    (question, is_feature): (Option<SuspectSet>, bool),
) -> Result<Vec<i64>, Error> {
    let Some(yes) = question else {
        return Ok(vec![-1; JOINED_NUMBERS]);
    };
    let said = halves(yes).map(i64::from);
    let mut numbers = if is_feature {
        Vec::new()
    } else {
        said.to_vec()
    };
    for part in position.mine.split(yes) {
        let theirs = position.theirs;
        let win = || joined.win_within(MOST_SETS, theirs, part);
        numbers.extend(reply(theirs, part, win)?.map(i64::from));
    }
    Ok(numbers)
}

/// The joined questions of a position by the size of the smaller part: the best one, and the simplest of each size that no
/// feature has.
fn questions(
    joined: &mut JoinedBoard,
    position: Position,
    features: &[SuspectSet],
) -> Result<BTreeMap<usize, SuspectSet>, Error> {
    let standing = position.mine;
    let smaller = |yes: SuspectSet| yes.count().min(standing.count() - yes.count());
    let parts = features.iter().flat_map(|&yes| standing.split(yes));
    let parts: Vec<SuspectSet> = parts.collect();
    let best = match joined.best(standing, position.theirs) {
        Ok(best) => best.filter(|yes| !parts.contains(yes)),
        Err(board::Error::NotAPosition) => None,
        Err(error) => return Err(error.into()),
    };
    let mut questions = BTreeMap::new();
    if let Some(yes) = best {
        let said = standing
            .split(yes)
            .into_iter()
            .filter_map(|part| Some((joined_text(joined.board(), standing, part)?.len(), part)));
        questions.extend(said.min().map(|(_, part)| (smaller(part), part)));
    }
    for size in 1..=standing.count() / 2 {
        let has_size = |&part: &SuspectSet| part.count() > 0 && smaller(part) == size;
        if questions.contains_key(&size) || parts.iter().any(has_size) {
            continue;
        }
        let counts = [size, standing.count() - size];
        let simplest = spoken_questions(joined.board(), standing, &counts, JOINED)?;
        questions.extend(simplest.first().map(|question| (size, question.yes)));
    }
    Ok(questions)
}
