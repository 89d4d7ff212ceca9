//! What is wrong with a board, its table or a question about it, in a sentence.

use crate::guess_who::error::shortened;
use core::fmt;

/// The most suspects of a board: one bit each.
pub(super) const MOST_SUSPECTS: usize = 64;

/// The most letters of a name or of a question.
pub(super) const MOST_LETTERS: usize = 60;

/// The most questions of a board.
pub(super) const MOST_QUESTIONS: usize = 64;

/// Why there is no board, or no answer for it.
///
/// ```
/// use upperhand::guess_who::board::{Board, Error};
/// let nobody = Board::new(Vec::new(), Vec::new());
/// assert_eq!(nobody, Err(Error::Suspects { given: 0 }));
/// assert_eq!(nobody.unwrap_err().to_string(), "a board needs 2 to 64 suspects; this one has 0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A table with nothing in it.
    EmptyTable,
    /// A first row without a separator.
    OneColumn,
    /// Columns that all name the suspects.
    NothingToAsk,
    /// HTML or XML.
    Markup,
    /// A text that begins as JSON does and is none.
    Json,
    /// JSON or lists in which there are no suspects.
    NoFaces,
    /// A quotation mark that is never closed.
    OpenQuote,
    /// A column with cells and no name.
    NoFeatureName,
    /// A row with more or fewer cells than the first.
    CellCount {
        /// The cells of the row.
        given: usize,
        /// The cells of the first row.
        expected: usize,
    },
    /// A word in a column of yes and no.
    NotYesNo {
        /// The word.
        given: String,
        /// The name of the column.
        feature: String,
    },
    /// An empty cell in a column where others say no.
    NoAnswer {
        /// The name of the column.
        feature: String,
    },
    /// A suspect or a question without a name.
    NoName,
    /// A name of more than 60 letters.
    LongName {
        /// Its beginning.
        given: String,
        /// Its letters.
        letters: usize,
    },
    /// Fewer than two or more than 64 suspects.
    Suspects {
        /// The number given.
        given: usize,
    },
    /// No question, or more than 64.
    Questions {
        /// The number given.
        given: usize,
    },
    /// Two suspects of one name.
    SuspectTwice {
        /// The name.
        name: String,
        /// The index of the second.
        index: usize,
    },
    /// Two questions with one text.
    QuestionTwice {
        /// The text.
        text: String,
        /// The index of the second.
        index: usize,
    },
    /// A suspect who is not on the board.
    NoSuchSuspect {
        /// The index given.
        given: usize,
        /// The number of suspects.
        suspects: usize,
    },
    /// A player for whom no suspect is left.
    NobodyStands,
    /// Rules under which boards are not solved.
    Rules {
        /// Their name.
        given: String,
    },
    /// Suspects whom no question tells apart, where one cannot win without.
    Twins {
        /// Their names.
        names: Vec<String>,
    },
    /// A board whose questions lead to too many sets of suspects.
    TooManySets {
        /// The most that are looked at.
        most: usize,
    },
    /// A board whose worth is not found among so many positions.
    TooManyPositions {
        /// The most that are kept.
        most: usize,
    },
    /// Suspects who cannot be all that is left, whatever was asked.
    NotReached,
    /// A position asked for before it was solved.
    NotYetSolved,
    /// A position of the race that nobody moves at: both have won.
    NotAPosition,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EmptyTable => f.write_str("the table is empty"),
            Self::OneColumn => f.write_str(
                "the first row has no comma, semicolon or tab: it must have a column for the names and one for each feature",
            ),
            Self::NothingToAsk => f.write_str(
                "no column can be asked about: write one of yes and no, or of words that several suspects share",
            ),
            Self::Markup => f.write_str(
                "this is HTML or XML: copy the table as a browser shows it, or save it as CSV",
            ),
            Self::Json => f.write_str(
                "up to here it is JSON: a bracket, a comma or a quotation mark is missing, or there is one too many",
            ),
            Self::NoFaces => f.write_str(
                "there are no suspects in this: write what each of them has, as in {\"Ana\": {\"hat\": true}}, [{\"name\": \"Ana\", \"hat\": true}] or “hat: Ana, Bruno”",
            ),
            Self::OpenQuote => f.write_str("a quotation mark is opened and never closed"),
            Self::NoFeatureName => f.write_str("the column has no name in the first row"),
            Self::CellCount { given, expected } => {
                write!(f, "the row has {given} cells where the first row has {expected}")
            }
            Self::NotYesNo { given, feature } => write!(
                f,
                "“{given}” is neither yes nor no, as other cells of “{feature}” are"
            ),
            Self::NoAnswer { feature } => write!(
                f,
                "the cell is empty where other cells of “{feature}” say no"
            ),
            Self::NoName => f.write_str("the name is missing"),
            Self::LongName { given, letters } => write!(
                f,
                "“{given}” has {letters} letters, more than the {MOST_LETTERS} that a name may have"
            ),
            Self::Suspects { given } => write!(
                f,
                "a board needs 2 to {MOST_SUSPECTS} suspects; this one has {given}"
            ),
            Self::Questions { given } => {
                write!(f, "a board needs 1 to {MOST_QUESTIONS} questions; this one has {given}")
            }
            Self::SuspectTwice { name, .. } => {
                write!(f, "there are two suspects with the name “{name}”")
            }
            Self::QuestionTwice { text, .. } => {
                write!(f, "there are two questions with the text “{text}”")
            }
            Self::NoSuchSuspect { given, suspects } => write!(
                f,
                "there is no suspect {given}: they are numbered from 0 to {}",
                suspects - 1
            ),
            Self::NobodyStands => f.write_str("a player needs a suspect who still stands"),
            Self::Rules { given } => write!(
                f,
                "a board is solved under the rules \"race\" and \"official\", not under {given:?}"
            ),
            Self::Twins { names } => write!(
                f,
                "no question tells {} apart: under the race nobody could win with one of them",
                listed(names)
            ),
            Self::TooManySets { most } => write!(
                f,
                "the questions of this board lead to more than {most} sets of suspects, the most that are looked at"
            ),
            Self::TooManyPositions { most } => write!(
                f,
                "the worth of this board takes more than {most} positions, the most that are looked at for a report"
            ),
            Self::NotReached => f.write_str(
                "these suspects cannot be all that still stand, whatever is asked and answered",
            ),
            Self::NotYetSolved => f.write_str("this position is not solved yet"),
            Self::NotAPosition => f.write_str(
                "under the race a player with one suspect has won already: one of the two needs more",
            ),
        }
    }
}

impl core::error::Error for Error {}

/// “Anna”, “Bert” and “Cleo”, or the first of them and how many more.
#[doc(hidden)]
pub fn listed<S: AsRef<str>>(names: &[S]) -> String {
    const MOST_LISTED: usize = 4;
    match names.len() {
        0..=MOST_LISTED => first_listed(names, names.len()),
        _ => first_listed(names, MOST_LISTED - 1),
    }
}

/// The first of some names, at most so many, and how many more: “Anna”, “Bert” and 2 more.
#[doc(hidden)]
pub fn first_listed<S: AsRef<str>>(names: &[S], most: usize) -> String {
    let shown = names.len().min(most);
    let quoted = names[..shown]
        .iter()
        .map(|name| format!("“{}”", name.as_ref()));
    let mut listed: Vec<String> = quoted.collect();
    if shown < names.len() {
        listed.push(format!("{} more", names.len() - shown));
    }
    let last = listed.pop().unwrap_or_default();
    match listed.as_slice() {
        [] => last,
        before => format!("{} and {last}", before.join(", ")),
    }
}

/// A name as it is kept: trimmed, with one space where there was a line break or several spaces.
pub(super) fn name(given: &str) -> Result<String, Error> {
    let words = given.split(|letter: char| letter.is_whitespace() || letter.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    match name.chars().count() {
        0 => Err(Error::NoName),
        letters if letters > MOST_LETTERS => Err(Error::LongName {
            given: shortened(&name),
            letters,
        }),
        _ => Ok(name),
    }
}
