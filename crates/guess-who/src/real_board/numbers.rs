//! Boards and positions as the numbers in which a task is asked for.

use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Board, Question, SuspectSet};
use upperhand_kit::Error;

/// The name of the task that measures a board. Its answer: sets, classes, whether the table fits, bytes, steps; nothing but
/// the most sets that are looked at where there are more.
pub const MEASURE: &str = "real-board/measure";

/// The name of the task that solves positions. Its answer: those of [`Values`], one position after the other.
pub const POSITIONS: &str = "real-board/positions";

/// The name of the task that looks at positions on a board whose features may be joined, each with a question asked there.
/// Its answer: those of [`Look`](super::joined::Look), one position after the other.
pub const JOINED_POSITIONS: &str = "real-board/joined";

/// The numbers of a joined question: those who say yes, and what the other wins after both answers.
pub const JOINED_NUMBERS: usize = 6;

/// How many numbers tell a position where features may be joined: four for each feature, and those of a joined question for
/// each size up to one half of the board and of the one asked.
pub fn joined_length(board: &Board) -> usize {
    4 * board.questions().len() + JOINED_NUMBERS * (board.suspects().len() / 2 + 1)
}

/// The numbers of a board under rules: the rules, how many suspects and questions, and those who say yes to each.
pub fn board_numbers(board: &Board, rules: Rules) -> Vec<u32> {
    let [suspects, questions] = [board.suspects().len(), board.questions().len()]
        .map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let official = u32::from(rules == Rules::OFFICIAL);
    let yes = board.questions().iter().map(|question| question.yes);
    [official, suspects, questions]
        .into_iter()
        .chain(set_numbers(yes))
        .collect()
}

/// The numbers of sets, to follow those of their board.
pub fn set_numbers(sets: impl IntoIterator<Item = SuspectSet>) -> Vec<u32> {
    sets.into_iter().flat_map(halves).collect()
}

/// A set as its bits, the lower half first.
pub fn halves(set: SuspectSet) -> [u32; 2] {
    let half = |bits: u64| u32::try_from(bits & u64::from(u32::MAX)).unwrap_or_default();
    [half(set.bits()), half(set.bits() >> 32)]
}

pub fn set_of([low, high]: [u32; 2]) -> SuspectSet {
    SuspectSet::from_bits(u64::from(high) << 32 | u64::from(low))
}

/// The sets of their numbers, so many at a time: the two of a position, and what else is asked there.
pub fn groups<const N: usize>(numbers: &[u32]) -> Result<Vec<[SuspectSet; N]>, Error> {
    match sets(numbers)?.as_chunks() {
        (groups, []) => Ok(groups.to_vec()),
        _ => Err(no_positions()),
    }
}

fn sets(numbers: &[u32]) -> Result<Vec<SuspectSet>, Error> {
    let (pairs, odd) = numbers.as_chunks();
    let sets = pairs.iter().copied().map(set_of).collect();
    if odd.is_empty() {
        Ok(sets)
    } else {
        Err(no_positions())
    }
}

fn no_positions() -> Error {
    Error::new("these numbers are no positions")
}

/// What a task about a board asks.
pub struct Query<const N: usize> {
    /// The numbers of the board under the rules.
    pub key: Vec<u32>,
    pub board: Board,
    pub rules: Rules,
    pub groups: Vec<[SuspectSet; N]>,
}

impl<const N: usize> Query<N> {
    pub fn of(numbers: &[u32]) -> Result<Self, Error> {
        let (board, rules, rest) = read(numbers)?;
        Ok(Self {
            key: numbers[..numbers.len() - rest.len()].to_vec(),
            board,
            rules,
            groups: groups(rest)?,
        })
    }
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
    let (yes, _) = yes.as_chunks();
    let questions = yes.iter().enumerate().map(|(index, &halves)| Question {
        text: index.to_string(),
        yes: set_of(halves),
    });
    let names = (0..suspects).map(|index| index.to_string()).collect();
    let rules = if rules == 0 {
        Rules::RACE
    } else {
        Rules::OFFICIAL
    };
    Ok((Board::new(names, questions.collect())?, rules, rest))
}
