//! Boards of our own: the faces of `play-guess-who`, with features that anybody would agree about.
//!
//! They are the first 16, 24 and 40 of one list of 64, so whoever knows one board knows the others. Each question is said
//! yes to by about as many as in the box: by five to twelve of 24.

use super::error::Error;
use super::solved::Bracket;
use super::suspect_set::SuspectSet;
use super::suspects::{Board, Question};
use crate::guess_who::probability::Probability;
use crate::guess_who::rules::Rules;

/// Everybody's features, as they are drawn.
const FACES: &str = include_str!("faces.csv");

/// What the player who begins wins on each board if features may be joined: a row for each board and rule set, written by
/// `cargo xtask generate`.
const JOINED: &str = include_str!("joined.csv");

/// What the player who begins wins where both know their own cards, in thousandths: written likewise.
const KNOWN: &str = include_str!("known.csv");

/// The first rows of the table: so many faces.
fn first_rows(faces: usize) -> &'static str {
    let end = FACES.match_indices('\n').nth(faces);
    end.map_or(FACES, |(end, _)| &FACES[..=end])
}

/// The board of the first faces, so many of them: those with which `play-guess-who` is played.
///
/// # Errors
/// [`Error::Suspects`] for fewer than 2 or more than 64.
///
/// ```
/// use upperhand::guess_who::board::faces;
/// assert_eq!(faces(30)?.suspects().len(), 30);
/// assert!(faces(1).is_err());
/// # Ok::<(), upperhand::guess_who::board::Error>(())
/// ```
pub fn faces(count: usize) -> Result<Board, Error> {
    if count > SuspectSet::MOST {
        return Err(Error::Suspects { given: count });
    }
    let mut rows = first_rows(count).lines().map(|row| row.split(','));
    let texts = rows.next().into_iter().flatten().skip(1);
    let (mut names, mut yes) = (Vec::new(), Vec::new());
    for mut row in rows {
        names.extend(row.next().map(str::to_owned));
        yes.push(row.map(|cell| cell == "x").collect::<Vec<_>>());
    }
    let question = |(index, text): (usize, &str)| {
        let of = (0..yes.len()).filter(|&suspect| yes[suspect][index]);
        Ok(Question {
            text: text.to_owned(),
            yes: SuspectSet::new(&of.collect::<Vec<_>>())?,
        })
    };
    let questions = texts.enumerate().map(question);
    let questions = questions.collect::<Result<_, Error>>()?;
    Board::new(names, questions)
}

/// A board that comes with this crate.
///
/// ```
/// use upperhand::guess_who::board::SHIPPED;
/// for shipped in &SHIPPED {
///     assert_eq!(shipped.board().suspects().len(), shipped.suspects);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// How addresses call it: `faces-24`.
    pub id: &'static str,
    /// In words: "24 faces".
    pub title: &'static str,
    /// How many suspects it has.
    pub suspects: usize,
}

/// The boards that come with this crate, the usual one first.
///
/// ```
/// use upperhand::guess_who::board::SHIPPED;
/// assert_eq!(SHIPPED.map(|shipped| shipped.id), ["faces-24", "faces-16", "faces-40"]);
/// ```
pub const SHIPPED: [Shipped; 3] = [
    Shipped {
        id: "faces-24",
        title: "24 faces",
        suspects: 24,
    },
    Shipped {
        id: "faces-16",
        title: "16 faces",
        suspects: 16,
    },
    Shipped {
        id: "faces-40",
        title: "40 faces",
        suspects: 40,
    },
];

impl Shipped {
    /// The board of an id.
    ///
    /// ```
    /// use upperhand::guess_who::board::Shipped;
    /// assert_eq!(Shipped::find("faces-16").map(|shipped| shipped.suspects), Some(16));
    /// assert_eq!(Shipped::find("faces-17"), None);
    /// ```
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        SHIPPED.into_iter().find(|shipped| shipped.id == id)
    }

    /// Its table, as [`read_board`](super::read_board) reads it.
    #[must_use]
    pub fn table(self) -> &'static str {
        first_rows(self.suspects)
    }

    /// Its suspects and questions.
    ///
    /// # Panics
    /// Never: a test reads every table.
    #[must_use]
    pub fn board(self) -> Board {
        faces(self.suspects).expect("a test reads every table")
    }

    /// The chance of the player who begins where both may join two features by "and", "or" and "not", known without being
    /// computed: kept as [`JoinedBoard`](super::JoinedBoard) finds it, and computed anew whenever `cargo xtask generate`
    /// runs. `None` but for `race` and `official`.
    ///
    /// ```
    /// use upperhand::guess_who::{Probability, Rules};
    /// use upperhand::guess_who::board::SHIPPED;
    /// let joined = SHIPPED[0].joined(Rules::OFFICIAL).expect("it is kept");
    /// // Exactly what the papers say of 24 against 24, where every split can be asked.
    /// assert_eq!((joined.low, joined.high), (Probability::new(5, 9), Probability::new(5, 9)));
    /// assert!(SHIPPED[0].joined(Rules::OPEN).is_none());
    /// ```
    #[must_use]
    pub fn joined(self, rules: Rules) -> Option<Bracket> {
        let (low, high) = self.kept(JOINED, rules)?;
        Some(Bracket {
            low: chance(low)?,
            high: chance(high)?,
        })
    }

    /// What the player who begins wins if both know their own cards, which are dealt, with one feature a question: bounds in
    /// thousandths, rounded outwards. `None` for the largest board and under other rules. A test computes them.
    ///
    /// ```
    /// use upperhand::guess_who::{Probability, Rules};
    /// use upperhand::guess_who::board::SHIPPED;
    /// let known = SHIPPED[0].known_cards(Rules::OFFICIAL).unwrap();
    /// // With both cards face down 163/288.
    /// assert!(known.low.value() < 163.0 / 288.0 && 163.0 / 288.0 < known.high.value());
    /// ```
    #[must_use]
    pub fn known_cards(self, rules: Rules) -> Option<Bracket> {
        let (low, high) = self.kept(KNOWN, rules)?;
        let thousandths = |text: &str| Some(Probability::new(text.parse().ok()?, 1000));
        Some(Bracket {
            low: thousandths(low)?,
            high: thousandths(high)?,
        })
    }

    /// The last two cells of the row of this board and these rules.
    fn kept(self, table: &'static str, rules: Rules) -> Option<(&'static str, &'static str)> {
        let start = format!("{},{rules},", self.id);
        let mut rows = table.lines();
        rows.find_map(|row| row.strip_prefix(&start)?.split_once(','))
    }
}

/// A chance as it is kept: "5/9".
fn chance(text: &str) -> Option<Probability> {
    let (numerator, denominator) = text.split_once('/')?;
    Some(Probability::new(
        numerator.parse().ok()?,
        denominator.parse().ok()?,
    ))
}
