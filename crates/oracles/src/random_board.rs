//! Boards by chance, the same ones each time.

use upperhand::guess_who::board::{Board, Question, SuspectSet};

/// A board of so many suspects and questions; each suspect says yes to about `share` of 24 questions.
pub fn board(seed: &mut u64, suspects: usize, questions: usize, share: u64) -> Board {
    let question = |number: usize, yes: Vec<usize>| Question {
        text: format!("question {number}"),
        yes: SuspectSet::new(&yes).unwrap(),
    };
    let mut ask = |number| {
        let yes = (0..suspects).filter(|_| below(seed, 24) < share);
        question(number, yes.collect())
    };
    let questions = (0..questions).map(&mut ask).collect();
    Board::new(names(suspects), questions).unwrap()
}

/// A board on which every split of the suspects can be asked.
pub fn every_split(suspects: usize) -> Board {
    // The last one always says no: a question and its opposite are one.
    let questions = (1..1_usize << (suspects - 1)).map(|bits| {
        let yes: Vec<usize> = (0..suspects)
            .filter(|index| bits >> index & 1 == 1)
            .collect();
        Question {
            text: format!("one of {yes:?}"),
            yes: SuspectSet::new(&yes).unwrap(),
        }
    });
    Board::new(names(suspects), questions.collect()).unwrap()
}

fn names(suspects: usize) -> Vec<String> {
    (0..suspects)
        .map(|index| format!("suspect {index}"))
        .collect()
}

/// A number below another.
pub fn below(seed: &mut u64, end: u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed % end
}

/// The first seed.
pub const SEED: u64 = 0x9E37_79B9_7F4A_7C15;
