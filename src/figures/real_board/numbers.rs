//! Boards and positions as the numbers in which a task is asked for.

use super::game::Position;
use crate::figures::Error;
use crate::guess_who::Rules;
use crate::guess_who::board::{Board, Question, SuspectSet};

/// The name of the task that measures a board. Its answer: sets, classes, whether the table fits, bytes, steps; nothing but
/// the most sets that are looked at where there are more.
pub const MEASURE: &str = "real-board/measure";

/// The name of the task that solves positions. Its answer: those of [`Values`], one position after the other.
pub const POSITIONS: &str = "real-board/positions";

/// The numbers of a board under rules: the rules, how many suspects and questions, and those who say yes to each.
pub fn board_numbers(board: &Board, rules: Rules) -> Vec<u32> {
    let [suspects, questions] = [board.suspects().len(), board.questions().len()]
        .map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let official = u32::from(rules == Rules::OFFICIAL);
    let yes = board
        .questions()
        .iter()
        .flat_map(|question| halves(question.yes));
    [official, suspects, questions]
        .into_iter()
        .chain(yes)
        .collect()
}

/// The numbers of positions, to follow those of their board.
pub fn position_numbers(positions: &[Position]) -> Vec<u32> {
    let sets = positions
        .iter()
        .flat_map(|position| [position.mine, position.theirs]);
    sets.flat_map(halves).collect()
}

/// A set as its bits, the lower half first.
fn halves(set: SuspectSet) -> [u32; 2] {
    let half = |from: usize| {
        (0..32)
            .filter(|bit| set.contains(from + bit))
            .fold(0, |half, bit| half | 1 << bit)
    };
    [half(0), half(32)]
}

fn set_of(halves: &[u32]) -> Result<SuspectSet, Error> {
    let has = |index: &usize| halves[index / 32] >> (index % 32) & 1 == 1;
    let indices: Vec<usize> = (0..SuspectSet::MOST).filter(has).collect();
    Ok(SuspectSet::new(&indices)?)
}

/// The positions of their numbers.
pub fn positions_of(numbers: &[u32]) -> Result<Vec<Position>, Error> {
    let position = |halves: &[u32]| -> Result<Position, Error> {
        let [mine_low, mine_high, theirs_low, theirs_high] = *halves else {
            return Err(Error::new("these numbers are no positions"));
        };
        Ok(Position {
            mine: set_of(&[mine_low, mine_high])?,
            theirs: set_of(&[theirs_low, theirs_high])?,
        })
    };
    numbers.chunks(4).map(position).collect()
}

/// A board under rules, and the numbers that follow those of it.
pub fn read(numbers: &[u32]) -> Result<(Board, Rules, &[u32]), Error> {
    let none = || Error::new("these numbers are no board");
    let (&[rules, suspects, questions], rest) = numbers.split_first_chunk().ok_or_else(none)?;
    let (suspects, length) = (suspects as usize, 2 * questions as usize);
    if suspects > SuspectSet::MOST || rest.len() < length {
        return Err(none());
    }
    let (yes, rest) = rest.split_at(length);
    let question = |(index, halves): (usize, &[u32])| {
        Ok(Question {
            text: index.to_string(),
            yes: set_of(halves)?,
        })
    };
    let questions: Result<Vec<Question>, Error> = yes.chunks(2).enumerate().map(question).collect();
    let names = (0..suspects).map(|index| index.to_string()).collect();
    let rules = if rules == 0 {
        Rules::RACE
    } else {
        Rules::OFFICIAL
    };
    Ok((Board::new(names, questions?)?, rules, rest))
}
