//! What is wrong with a board, its table or a question about it, in a sentence.

use crate::guess_who::error::shortened;

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
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A table with nothing in it.
    #[error("the table is empty")]
    EmptyTable,
    /// A first row without a separator.
    #[error(
        "the first row has no comma, semicolon or tab: it must have a column for the names and one for each feature"
    )]
    OneColumn,
    /// Columns that all name the suspects.
    #[error(
        "no column can be asked about: write one of yes and no, or of words that several suspects share"
    )]
    NothingToAsk,
    /// HTML or XML.
    #[error("this is HTML or XML: copy the table as a browser shows it, or save it as CSV")]
    Markup,
    /// A text that begins as JSON does and is none.
    #[error(
        "up to here it is JSON: a bracket, a comma or a quotation mark is missing, or there is one too many"
    )]
    Json,
    /// JSON or lists in which there are no suspects.
    #[error(
        "there are no suspects in this: write what each of them has, as in {{\"Ana\": {{\"hat\": true}}}}, [{{\"name\": \"Ana\", \"hat\": true}}] or “hat: Ana, Bruno”"
    )]
    NoFaces,
    /// An answer of a board in JSON that is the place of no suspect.
    #[error("“{given}” says yes to “{text}” and is no suspect: write their numbers, from 0 to {}", suspects.saturating_sub(1))]
    NotAPlace {
        /// The answer.
        given: String,
        /// The question.
        text: String,
        /// The number of suspects.
        suspects: usize,
    },
    /// A quotation mark that is never closed.
    #[error("a quotation mark is opened and never closed")]
    OpenQuote,
    /// A column with cells and no name.
    #[error("the column has no name in the first row")]
    NoFeatureName,
    /// A row with more or fewer cells than the first.
    #[error("the row has {given} cells where the first row has {expected}")]
    CellCount {
        /// The cells of the row.
        given: usize,
        /// The cells of the first row.
        expected: usize,
    },
    /// A word in a column of yes and no.
    #[error("“{given}” is neither yes nor no, as other cells of “{feature}” are")]
    NotYesNo {
        /// The word.
        given: String,
        /// The name of the column.
        feature: String,
    },
    /// An empty cell in a column where others say no.
    #[error("the cell is empty where other cells of “{feature}” say no")]
    NoAnswer {
        /// The name of the column.
        feature: String,
    },
    /// A suspect or a question without a name.
    #[error("the name is missing")]
    NoName,
    /// A name of more than 60 letters.
    #[error("“{given}” has {letters} letters, more than the {MOST_LETTERS} that a name may have")]
    LongName {
        /// Its beginning.
        given: String,
        /// Its letters.
        letters: usize,
    },
    /// Fewer than two or more than 64 suspects.
    #[error("a board needs 2 to {MOST_SUSPECTS} suspects; this one has {given}")]
    Suspects {
        /// The number given.
        given: usize,
    },
    /// No question, or more than 64.
    #[error("a board needs 1 to {MOST_QUESTIONS} questions; this one has {given}")]
    Questions {
        /// The number given.
        given: usize,
    },
    /// Two suspects of one name.
    #[error("there are two suspects with the name “{name}”")]
    SuspectTwice {
        /// The name.
        name: String,
        /// The index of the second.
        index: usize,
    },
    /// Two questions with one text.
    #[error("there are two questions with the text “{text}”")]
    QuestionTwice {
        /// The text.
        text: String,
        /// The index of the second.
        index: usize,
    },
    /// A suspect who is not on the board.
    #[error("there is no suspect {given}: they are numbered from 0 to {}", suspects - 1)]
    NoSuchSuspect {
        /// The index given.
        given: usize,
        /// The number of suspects.
        suspects: usize,
    },
    /// A player for whom no suspect is left.
    #[error("a player needs a suspect who still stands")]
    NobodyStands,
    /// Rules under which boards are not solved.
    #[error("a board is solved under the rules \"race\" and \"official\", not under {given:?}")]
    Rules {
        /// Their name.
        given: String,
    },
    /// Suspects whom no question tells apart, where one cannot win without.
    #[error(
        "no question tells {} apart: under the race nobody could win with one of them",
        listed(names)
    )]
    Twins {
        /// Their names.
        names: Vec<String>,
    },
    /// A board whose questions lead to too many sets of suspects.
    #[error(
        "the questions of this board lead to more than {most} sets of suspects, the most that are looked at"
    )]
    TooManySets {
        /// The most that are looked at.
        most: usize,
    },
    /// A board whose worth is not found among so many positions.
    #[error(
        "the worth of this board takes more than {most} positions, the most that are looked at for a report"
    )]
    TooManyPositions {
        /// The most that are kept.
        most: usize,
    },
    /// Suspects who cannot be all that is left, whatever was asked.
    #[error("these suspects cannot be all that still stand, whatever is asked and answered")]
    NotReached,
    /// A position asked for before it was solved.
    #[error("this position is not solved yet")]
    NotYetSolved,
    /// A position of the race that nobody moves at: both have won.
    #[error("under the race a player with one suspect has won already: one of the two needs more")]
    NotAPosition,
}

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

as_said!(Error);
