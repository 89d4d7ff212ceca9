//! The board as it stands on a table: suspects with features, and no question but those about them.
//!
//! Both cards lie face down: somebody else draws them and answers, so that neither player knows her own. What a player knows
//! is the set of suspects that still stand. The questions of a board reach a few thousand of the 2²⁴
//! sets of 24 suspects, and many of those look alike to the questions: [`Classes`] are the sets that no game could tell
//! apart. With W(A, B), the number of pairs of secrets, one in A and one in B, for which the player to move wins who is
//! left with A against B, everything is an integer of 16 bits:
//!
//! ```text
//! asking:            W(A,B) = |A|·|B| − min over questions that split A of W(B, yes) + W(B, no)
//! naming, official:  W(A,B) = |B|
//! race:              W(A,B) = |A|·|B| where only A is one suspect, 0 where B is
//! ```
//!
//! A question has to split those who stand: nobody may wait. That matters where suspects are alike to all questions and one
//! would rather have the other guess. On boards without such suspects a turn was always worth having.
//!
//! [`SolvedBoard`] fills the table of all pairs of classes, or, where there are too many, brackets: one player at a time is
//! freed to any split, so that of her suspects only their number matters. Who is freed has more to choose from, in each
//! position, and so wins at least as often; that bounds what she wins on the board from above and what the other wins from
//! below.
//!
//! At a table each player knows her own card, and so when the other will find it: that is another game, of incomplete
//! information. Where every split can be asked its value is the same, since suspects that are relabelled at random tell
//! nothing. On a board it is not: [`KnownCards`] are bounds of it, [`OwnCard`] is the best reply of one who looks at her card.
//!
//! In reading order: [`read_board`] makes a [`Board`] of a table, and [`examine_table`] says all that is wrong with one;
//! [`read_board_with_notes`] says what was taken for what, [`write_table`] is a board as a table. [`Classes`] and their
//! [`Cost`] say how much there is to solve,
//! [`SolvedBoard`] solves it step by step and answers for every position of a game. [`spoken_question`] finds a question
//! of a wished size in words, [`question_about`] words for a question.
//! [`write_address`] and [`read_address`] are a board as text for addresses. [`SHIPPED`] are boards of our own.
//! [`BoardReport`] is what designers and teachers ask about a board, [`QuestionTree`] what to ask after which answer.

mod address;
mod answers;
mod brackets;
mod cells;
mod classes;
mod cost;
mod error;
mod joined;
mod json;
mod known_cards;
mod layout;
mod notes;
mod own_card;
mod question_tree;
mod reader;
mod report;
mod rows;
mod search;
mod shapes;
mod shipped;
mod solved;
mod spoken;
mod suspect_set;
mod suspects;
mod table;
mod writer;

pub use address::{AddressError, read_address, write_address};
pub use cells::TableRow;
pub use classes::Classes;
pub use cost::Cost;
pub use error::Error;

pub use error::{first_listed, listed};
pub use joined::JoinedBoard;
pub use known_cards::KnownCards;
pub use notes::BoardNote;
pub use own_card::{OwnCard, OwnMoves};
pub use question_tree::{QuestionTree, TreeAim};
pub use reader::{ExaminedTable, examine_table, read_board, read_board_with_notes};
pub use report::{BoardReport, CellChange, Opening};
pub use rows::Misread;
pub use shipped::{SHIPPED, Shipped, faces};
pub use solved::{BoardPosition, Bracket, QuestionValue, SolvedBoard};
pub use spoken::{SpokenQuestion, question_about, spoken_parts, spoken_question, spoken_questions};
pub use suspect_set::SuspectSet;
pub use suspects::{Board, Question};
pub use writer::write_table;
