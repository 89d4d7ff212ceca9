//! A board: its suspects and what can be asked about them.

use super::error::{Error, MOST_QUESTIONS, name};
use super::suspect_set::SuspectSet;
use crate::order;

/// A question that can be asked about the suspects of a board.
///
/// ```
/// use upperhand::guess_who::board::{Question, SuspectSet};
/// let glasses = Question { text: "glasses".into(), yes: SuspectSet::new(&[0, 3])? };
/// assert_eq!(glasses.yes.count(), 2);
/// # Ok::<(), upperhand::guess_who::board::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked, in words.
    pub text: String,
    /// Those for whom the answer is yes.
    pub yes: SuspectSet,
}

/// 2 to 64 suspects and the 1 to 64 questions that can be asked about them.
///
/// ```
/// use upperhand::guess_who::board::read_board;
/// let board = read_board("name,glasses,hat\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n")?;
/// assert_eq!(board.suspects(), ["Anna", "Bert", "Cleo"]);
/// assert_eq!(board.questions()[1].text, "hat");
/// # Ok::<(), upperhand::guess_who::board::Misread>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    suspects: Vec<String>,
    questions: Vec<Question>,
}

impl Board {
    /// A board of these suspects and questions. Names and texts are trimmed; a question may be one that all answer alike.
    ///
    /// # Errors
    /// [`Error::Suspects`] and [`Error::Questions`] for too few or too many; [`Error::NoName`], [`Error::LongName`],
    /// [`Error::SuspectTwice`] and [`Error::QuestionTwice`] for names and texts; [`Error::NoSuchSuspect`] where a
    /// question is about somebody else.
    pub fn new(suspects: Vec<String>, questions: Vec<Question>) -> Result<Self, Error> {
        if !(2..=SuspectSet::MOST).contains(&suspects.len()) {
            return Err(Error::Suspects {
                given: suspects.len(),
            });
        }
        if !(1..=MOST_QUESTIONS).contains(&questions.len()) {
            return Err(Error::Questions {
                given: questions.len(),
            });
        }
        let mut board = Self {
            suspects: Vec::with_capacity(suspects.len()),
            questions: Vec::with_capacity(questions.len()),
        };
        let count = suspects.len();
        for (index, suspect) in suspects.into_iter().enumerate() {
            let name = name(&suspect)?;
            if board.suspects.contains(&name) {
                return Err(Error::SuspectTwice { name, index });
            }
            board.suspects.push(name);
        }
        for (index, question) in questions.into_iter().enumerate() {
            let text = name(&question.text)?;
            if board.questions.iter().any(|other| other.text == text) {
                return Err(Error::QuestionTwice { text, index });
            }
            let yes = question.yes;
            if let Some(given) = yes.indices().find(|&suspect| suspect >= count) {
                return Err(Error::NoSuchSuspect {
                    given,
                    suspects: count,
                });
            }
            board.questions.push(Question { text, yes });
        }
        Ok(board)
    }

    /// The names of the suspects.
    #[must_use]
    pub fn suspects(&self) -> &[String] {
        &self.suspects
    }

    /// The questions.
    #[must_use]
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// All suspects.
    #[must_use]
    pub fn everybody(&self) -> SuspectSet {
        SuspectSet::first(self.suspects.len())
    }

    /// Suspects whom no question tells apart, each group of them by ascending indices. Empty for a good board.
    ///
    /// ```
    /// use upperhand::guess_who::board::read_board;
    /// let board = read_board("name,hat\nAnna,x\nBert,\nCleo,x\n")?;
    /// assert_eq!(board.twins(), [[0, 2]]);
    /// # Ok::<(), upperhand::guess_who::board::Misread>(())
    /// ```
    #[must_use]
    pub fn twins(&self) -> Vec<Vec<usize>> {
        let mut groups = vec![self.everybody()];
        for question in &self.questions {
            let parts = groups.into_iter().flat_map(|set| set.split(question.yes));
            groups = parts.filter(|part| part.count() > 1).collect();
        }
        order::sorted(groups.iter().map(|set| set.indices().collect()))
    }

    /// Refuses a board with suspects whom no question tells apart.
    pub(super) fn check_twins(&self) -> Result<(), Error> {
        match self.twins().first() {
            None => Ok(()),
            Some(group) => Err(Error::Twins {
                names: group
                    .iter()
                    .map(|&index| self.suspects[index].clone())
                    .collect(),
            }),
        }
    }

    /// Refuses a set that is empty, or has somebody who is not on the board.
    pub(super) fn check_standing(&self, standing: SuspectSet) -> Result<(), Error> {
        if standing.is_empty() {
            return Err(Error::NobodyStands);
        }
        let [_, strangers] = standing.split(self.everybody());
        match strangers.indices().next() {
            None => Ok(()),
            Some(given) => Err(Error::NoSuchSuspect {
                given,
                suspects: self.suspects.len(),
            }),
        }
    }
}
