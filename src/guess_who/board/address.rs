//! A board as text for addresses, attributes and saved states: `Anna.Zo*p..glasses.hair__red._black..p`.
//!
//! It has only letters that a query leaves as they are, so it is as long in an address as anywhere: 24 suspects and 20
//! questions take about 450 letters. Names, texts and answers are separated by two dots, one name or text from the next
//! by one. In them,
//!
//! - `_` is a space, and `__` a colon and a space. A text that begins with `_` begins as the one before does, up to its
//!   first colon and space. No name begins with a space or has two in a row, and a colon after a space is written as
//!   other signs are:
//! - Between `*` and the next `*` or the end stand letters other than A to Z, a to z, 0 to 9 and the hyphen: each by how
//!   far it is in Unicode from the last one written so, with five bits a letter, so that letters of one alphabet take one
//!   or two.
//!
//! The answers are one bit each, a question after the other, six of them a letter, as in Base64 for addresses.

use super::error::{Error, MOST_QUESTIONS};
use super::suspect_set::SuspectSet;
use super::suspects::{Board, Question};
use crate::guess_who::error::shortened;
use core::mem::replace;

/// What separates two names or texts, and what separates the three parts.
const BETWEEN: char = '.';
const PARTS: &str = "..";
const SPACE: char = '_';
/// Begins and ends letters that are written as distances.
const FAR: char = '*';
/// Stands between a feature and its word.
const COLON: &str = ": ";
const SHORT_COLON: &str = "__";

/// The letters for six bits, by their value. As a part of a distance, the upper 32 end it.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS: usize = 6;
const END: u32 = 32;

/// The letter that the first distance is from: all small letters of western Europe take one letter.
const FIRST: char = 'ð';

/// The most letters of an address: the longest board has 39,341.
const MOST_LETTERS: usize = 40_000;

/// Why a text is not the address of a board.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AddressError {
    /// More letters than any board has.
    #[error("a board has at most {MOST_LETTERS} letters, where this text has {letters}")]
    Long {
        /// The letters given.
        letters: usize,
    },
    /// Fewer or more than three parts.
    #[error(
        "a board is names..questions..answers, three parts with two dots between them, where this text has {given}"
    )]
    Parts {
        /// The parts given.
        given: usize,
    },
    /// Letters after a star that make no distance to a letter.
    #[error(
        "“{given}” has no letter that is written so: after a star, A to f go on and g to _ end one, and none is beyond Unicode"
    )]
    Distance {
        /// The name or text.
        given: String,
    },
    /// A text that begins as the one before, where that has no such beginning.
    #[error("“{given}” begins as the question before, which has no colon and space")]
    Beginning {
        /// The text.
        given: String,
    },
    /// Too few or too many letters for the answers of all suspects to all questions.
    #[error("the answers have {given} letters where these suspects and questions need {expected}")]
    AnswerCount {
        /// The letters given.
        given: usize,
        /// The letters that are needed.
        expected: usize,
    },
    /// A letter that stands for no answers there.
    #[error("“{}” is no letter for answers there: they are A to Z, a to z, 0 to 9, - and _, and the last ends in as many zeros as are left over", given.escape_debug())]
    Answer {
        /// The letter.
        given: char,
    },
    /// Parts that can be read and are of no board.
    #[error(transparent)]
    Board(#[from] Error),
}

/// A board as text. [`read_address`] reads the same board again.
///
/// ```
/// use upperhand::guess_who::board::{read_address, read_board, write_address};
/// let board = read_board("name,has glasses,hair\nAnna,x,red\nJosé,,black\nCleo,,red\n")?;
/// let address = write_address(&board);
/// assert_eq!(address, "Anna.Jos*t.Cleo..has_glasses.hair__red._black..lQ");
/// assert_eq!(read_address(&address)?, board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_address(board: &Board) -> String {
    let mut writer = Writer {
        text: String::new(),
        last: FIRST,
    };
    for (index, name) in board.suspects().iter().enumerate() {
        if index > 0 {
            writer.text.push(BETWEEN);
        }
        writer.write(name);
    }
    writer.text.push_str(PARTS);
    let mut before = "";
    for (index, Question { text, .. }) in board.questions().iter().enumerate() {
        if index > 0 {
            writer.text.push(BETWEEN);
        }
        match beginning(before).and_then(|begun| text.strip_prefix(begun)) {
            Some(rest) => {
                writer.text.push(SPACE);
                writer.write(rest);
            }
            None => writer.write(text),
        }
        before = text;
    }
    writer.text.push_str(PARTS);
    writer.text + &answers(board)
}

/// The board of a text.
///
/// # Errors
/// [`AddressError`] says what was given and what is allowed. No text takes long: those beyond 40,000 letters are refused
/// at once.
///
/// ```
/// use upperhand::guess_who::board::read_address;
/// let board = read_address("Anna.Bert..hat..g")?;
/// assert_eq!(board.suspects(), ["Anna", "Bert"]);
/// assert!(board.questions()[0].yes.indices().eq([0]));
/// # Ok::<(), upperhand::guess_who::board::AddressError>(())
/// ```
pub fn read_address(text: &str) -> Result<Board, AddressError> {
    let letters = text.chars().count();
    if letters > MOST_LETTERS {
        return Err(AddressError::Long { letters });
    }
    let parts: Vec<&str> = text.split(PARTS).collect();
    let [names, texts, answers] = parts[..] else {
        return Err(AddressError::Parts { given: parts.len() });
    };
    let (suspects, questions) = (count(names), count(texts));
    if suspects > SuspectSet::MOST {
        return Err(Error::Suspects { given: suspects }.into());
    }
    if questions > MOST_QUESTIONS {
        return Err(Error::Questions { given: questions }.into());
    }
    let mut reader = Reader { last: FIRST };
    let names = names.split(BETWEEN).map(|name| reader.read(name));
    let names = names.collect::<Result<Vec<_>, _>>()?;
    let texts = reader.read_texts(texts)?;
    let yes = read_answers(answers, suspects, questions)?;
    let questions = texts.into_iter().zip(yes);
    let questions = questions.map(|(text, yes)| Question { text, yes });
    Ok(Board::new(names, questions.collect())?)
}

/// A text up to its first colon and space, which included.
fn beginning(text: &str) -> Option<&str> {
    let colon = text.find(COLON)?;
    Some(&text[..colon + COLON.len()])
}

/// How many names or texts there are.
fn count(written: &str) -> usize {
    written.split(BETWEEN).count()
}

struct Writer {
    text: String,
    /// The last letter that was written as a distance.
    last: char,
}

impl Writer {
    fn write(&mut self, text: &str) {
        let mut is_far = false;
        let mut letters = text.chars().peekable();
        let mut before = ' ';
        while let Some(letter) = letters.next() {
            // After a space, and at the beginning, a low line has another meaning.
            let is_colon = before != ' ' && letter == ':' && letters.next_if_eq(&' ').is_some();
            let is_plain =
                is_colon || matches!(letter, ' ' | '-') || letter.is_ascii_alphanumeric();
            if is_plain == is_far {
                self.text.push(FAR);
                is_far = !is_plain;
            }
            match letter {
                _ if is_colon => self.text.push_str(SHORT_COLON),
                ' ' => self.text.push(SPACE),
                _ if is_plain => self.text.push(letter),
                _ => self.write_distance(letter),
            }
            before = letter;
        }
    }

    /// Twice the distance, less by one and of the other sign where it is backwards, and the lowest bits first.
    fn write_distance(&mut self, letter: char) {
        let from = u32::from(replace(&mut self.last, letter));
        let to = u32::from(letter);
        let mut left = if to >= from {
            2 * (to - from)
        } else {
            2 * (from - to) - 1
        };
        while left >= END {
            self.push(left % END);
            left /= END;
        }
        self.push(left + END);
    }

    fn push(&mut self, value: u32) {
        self.text.push(LETTERS[value as usize].into());
    }
}

struct Reader {
    /// The last letter that was read from a distance.
    last: char,
}

impl Reader {
    fn read(&mut self, written: &str) -> Result<String, AddressError> {
        let mut text = String::new();
        for (index, stretch) in written.split(FAR).enumerate() {
            if index % 2 == 0 {
                text += &stretch.replace(SHORT_COLON, COLON).replace(SPACE, " ");
            } else {
                let letters = self.read_distances(stretch);
                text += &letters.ok_or_else(|| AddressError::Distance {
                    given: shortened(written),
                })?;
            }
        }
        Ok(text)
    }

    fn read_distances(&mut self, letters: &str) -> Option<String> {
        let mut read = String::new();
        let (mut distance, mut shift) = (0, 0);
        for letter in letters.chars() {
            let value = u32::try_from(value(letter)?).ok()?;
            distance |= (value % END) << shift;
            shift += 5;
            if value < END {
                // No distance has more than five letters.
                if shift > 20 {
                    return None;
                }
                continue;
            }
            let from = u32::from(self.last);
            let to = if distance % 2 == 0 {
                from.checked_add(distance / 2)
            } else {
                from.checked_sub(distance.div_ceil(2))
            };
            self.last = char::from_u32(to?)?;
            read.push(self.last);
            (distance, shift) = (0, 0);
        }
        (shift == 0).then_some(read)
    }

    fn read_texts(&mut self, texts: &str) -> Result<Vec<String>, AddressError> {
        let mut read: Vec<String> = Vec::new();
        for written in texts.split(BETWEEN) {
            let Some(rest) = written.strip_prefix(SPACE) else {
                read.push(self.read(written)?);
                continue;
            };
            let begun = read.last().and_then(|before| beginning(before));
            let begun = begun.ok_or_else(|| AddressError::Beginning {
                given: shortened(written),
            })?;
            read.push(format!("{begun}{}", self.read(rest)?));
        }
        Ok(read)
    }
}

/// The bits that a letter stands for.
fn value(letter: char) -> Option<usize> {
    LETTERS.iter().position(|&other| letter == other.into())
}

/// How many letters the answers take.
const fn answer_letters(suspects: usize, questions: usize) -> usize {
    (suspects * questions).div_ceil(BITS)
}

fn answers(board: &Board) -> String {
    let suspects = board.suspects().len();
    let mut values = vec![0; answer_letters(suspects, board.questions().len())];
    for (number, question) in board.questions().iter().enumerate() {
        for suspect in question.yes.indices() {
            let bit = number * suspects + suspect;
            values[bit / BITS] |= 1 << (BITS - 1 - bit % BITS);
        }
    }
    let letters = values.into_iter().map(|value| LETTERS[value]);
    letters.map(char::from).collect()
}

/// Who says yes to each question.
fn read_answers(
    letters: &str,
    suspects: usize,
    questions: usize,
) -> Result<Vec<SuspectSet>, AddressError> {
    let (given, expected) = (letters.chars().count(), answer_letters(suspects, questions));
    if given != expected {
        return Err(AddressError::AnswerCount { given, expected });
    }
    let mut yes = vec![SuspectSet::default(); questions];
    for (index, given) in letters.chars().enumerate() {
        let value = value(given).ok_or(AddressError::Answer { given })?;
        for place in (0..BITS).filter(|place| value >> (BITS - 1 - place) & 1 == 1) {
            let bit = index * BITS + place;
            let set = yes.get_mut(bit / suspects);
            let set = set.ok_or(AddressError::Answer { given })?;
            *set = set.with(bit % suspects);
        }
    }
    Ok(yes)
}

as_said!(AddressError);
