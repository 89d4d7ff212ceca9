//! The moves of a game as a setting has them.

use super::game::{Act, Question};
use std::borrow::Cow;
use upperhand::guess_who::board::SuspectSet;
use upperhand_kit::schema::Value;
use upperhand_kit::state::FieldValue;

/// The most moves of a game.
pub const MOST_MOVES: u32 = 400;

/// The moves of a game, and the word of a text that is none.
#[derive(Clone, Debug, Default)]
pub struct Play {
    pub moves: Vec<Act>,
    pub unread: Option<String>,
}

impl PartialEq for Play {
    fn eq(&self, other: &Self) -> bool {
        self.moves == other.moves
    }
}

impl FieldValue for Play {
    fn to_value(&self) -> Value {
        Cow::<str>::Owned(write_moves(&self.moves)).into()
    }

    fn from_value(value: Value) -> Self {
        let (moves, unread) = read_moves(&value.text());
        Self { moves, unread }
    }
}

/// Moves as a text: the number of each question with y or n, or whether a name was right. Of joined features those who say
/// yes are the bits of a hexadecimal number after an x.
fn write_moves(moves: &[Act]) -> String {
    let answer = |yes: bool| if yes { 'y' } else { 'n' };
    let word = |act: &Act| match *act {
        Act::Ask {
            question: Question::Feature(index),
            yes,
        } => format!("{}{}", index + 1, answer(yes)),
        Act::Ask {
            question: Question::Joined(set),
            yes: said,
        } => {
            format!("x{:x}{}", set.bits(), answer(said))
        }
        Act::Name { right: true } => "right".to_owned(),
        Act::Name { right: false } => "wrong".to_owned(),
    };
    moves.iter().map(word).collect::<Vec<_>>().join("-")
}

/// The moves of a text up to the first word that is none, and what that word is.
fn read_moves(text: &str) -> (Vec<Act>, Option<String>) {
    let mut moves = Vec::new();
    if text.is_empty() {
        return (moves, None);
    }
    for word in text.split('-') {
        let Some(act) = read_move(word) else {
            return (moves, Some(word.chars().take(20).collect()));
        };
        moves.push(act);
    }
    (moves, None)
}

fn read_move(word: &str) -> Option<Act> {
    match word {
        "right" => return Some(Act::Name { right: true }),
        "wrong" => return Some(Act::Name { right: false }),
        _ => {}
    }
    let asked = word.strip_suffix(['y', 'n'])?;
    let question = if let Some(bits) = asked.strip_prefix('x') {
        let is_plain = bits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let bits = u64::from_str_radix(bits, 16).ok().filter(|_| is_plain)?;
        Question::Joined(SuspectSet::from_bits(bits))
    } else {
        let is_short = asked.len() <= 3 && asked.bytes().all(|digit| digit.is_ascii_digit());
        let number: usize = is_short.then(|| asked.parse().ok())??;
        Question::Feature(number.checked_sub(1)?)
    };
    Some(Act::Ask {
        question,
        yes: word.ends_with('y'),
    })
}
