//! The best reply of a player who looks at her own card, to an opponent who asks what is listed first.
//!
//! What such an opponent asks depends on the suspects that both have left, and the answer on her card: she knows when it is
//! found. Her own suspects stay equally likely, so of the pairs of secrets only those with her card count.

use super::error::Error;
use super::solved::SolvedBoard;
use super::suspect_set::SuspectSet;
use crate::Fraction;
use crate::guess_who::rules::Rules;
use core::borrow::Borrow;
use num_integer::Integer;
use std::collections::BTreeMap;

/// A player who knows her card on a solved board.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guess_who::Rules;
/// use upperhand::guess_who::board::{Classes, OwnCard, SolvedBoard, read_board};
/// let board = read_board("name,a,b,c\ns0,x,x,x\ns1,,x,\ns2,,,x\ns3,,,\n")?;
/// let all = board.everybody();
/// let solved = SolvedBoard::whole(Classes::of_board(&board)?, Rules::RACE)?;
/// assert_eq!(solved.at(all, all)?.win.low.value(), 0.75);
/// // With s3 nobody asks her out in one turn: she halves, and wins for sure.
/// assert_eq!(OwnCard::new(&solved, 3)?.moves(all, all)?.win, Fraction::ONE);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct OwnCard<S> {
    solved: S,
    card: usize,
    /// What a suspect of hers counts: any number of theirs divides it.
    unit: i128,
    /// What she wins when she moves, and when they do.
    known: [BTreeMap<[SuspectSet; 2], i128>; 2],
    /// The positions that one call may work out, and those left of them.
    most: usize,
    left: usize,
}

/// What she wins, and by which questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnMoves {
    /// Her chance.
    pub win: Fraction,
    /// Every question that splits her suspects and the chance with it, in the order in which the opponent would ask.
    pub questions: Vec<(usize, Fraction)>,
    /// Is naming a suspect now as good as anything? Never under the race.
    pub name_suspect: bool,
}

impl<S: Borrow<SolvedBoard>> OwnCard<S> {
    /// A card on a board, or on a reference to one.
    ///
    /// # Errors
    /// [`Error::NoSuchSuspect`] for a card that is none of the suspects.
    pub fn new(solved: S, card: usize) -> Result<Self, Error> {
        let board = solved.borrow().classes().board();
        board.check_standing(SuspectSet::new(&[card])?)?;
        let sizes = 1..=board.suspects().len() as i128;
        Ok(Self {
            card,
            unit: sizes.fold(1, |unit, size| unit.lcm(&size)),
            known: [const { BTreeMap::new() }; 2],
            most: usize::MAX,
            left: 0,
            solved,
        })
    }

    /// The same in pieces: after so many new positions a call fails with [`Error::NotYetSolved`], and the next one goes on from there.
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{Classes, Error, OwnCard, SHIPPED, SolvedBoard};
    /// let board = SHIPPED[1].board();
    /// let all = board.everybody();
    /// let solved = SolvedBoard::whole(Classes::of_board(&board)?, Rules::RACE)?;
    /// let mut own = OwnCard::new(&solved, 0)?.in_pieces(100);
    /// assert_eq!(own.moves(all, all), Err(Error::NotYetSolved));
    /// while own.moves(all, all) == Err(Error::NotYetSolved) {}
    /// assert_eq!(own.moves(all, all), OwnCard::new(&solved, 0)?.moves(all, all));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn in_pieces(self, positions: usize) -> Self {
        Self {
            most: positions,
            ..self
        }
    }

    fn board(&self) -> &SolvedBoard {
        self.solved.borrow()
    }

    /// Her moves, where she has `mine` left and they `theirs`.
    ///
    /// Cost: the positions that can follow; from the start of 24 faces some 10,000.
    ///
    /// # Errors
    /// Those of [`SolvedBoard::at`]; [`Error::NotReached`] where her card is none of `theirs`, too.
    pub fn moves(&mut self, mine: SuspectSet, theirs: SuspectSet) -> Result<OwnMoves, Error> {
        // Where nobody can be at all, nobody can be with her card.
        let listed = self.board().at(mine, theirs)?.questions;
        self.left = self.most;
        let wins = self.moving(mine, theirs)?;
        let pairs = self.unit * mine.count() as i128;
        let mut questions = Vec::new();
        for asked in listed {
            let wins = self.asked(mine, theirs, asked.question)?;
            questions.push((asked.question, Fraction::new(wins, pairs)));
        }
        Ok(OwnMoves {
            win: Fraction::new(wins, pairs),
            questions,
            name_suspect: self.named() == Some(wins),
        })
    }

    /// Her chance where they move.
    ///
    /// # Errors
    /// As [`moves`](Self::moves).
    ///
    /// ```
    /// use upperhand::Fraction;
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{Classes, OwnCard, SolvedBoard, read_board};
    /// let board = read_board("name,hat\nAnna,yes\nBert,no\n")?;
    /// let all = board.everybody();
    /// let solved = SolvedBoard::whole(Classes::of_board(&board)?, Rules::RACE)?;
    /// assert_eq!(OwnCard::new(&solved, 0)?.waits(all, all)?, Fraction::ZERO);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn waits(&mut self, mine: SuspectSet, theirs: SuspectSet) -> Result<Fraction, Error> {
        self.board().at(theirs, mine)?;
        self.left = self.most;
        let wins = self.waiting(mine, theirs)?;
        Ok(Fraction::new(wins, self.unit * mine.count() as i128))
    }

    fn is_race(&self) -> bool {
        self.board().rules() == Rules::RACE
    }

    /// Naming wins with one of her suspects.
    fn named(&self) -> Option<i128> {
        (!self.is_race()).then_some(self.unit)
    }

    fn moving(&mut self, mine: SuspectSet, theirs: SuspectSet) -> Result<i128, Error> {
        if !theirs.contains(self.card) {
            return Err(Error::NotReached);
        }
        if let Some(&wins) = self.known[0].get(&[mine, theirs]) {
            return Ok(wins);
        }
        self.left = self.left.checked_sub(1).ok_or(Error::NotYetSolved)?;
        let mut best = self.named().unwrap_or_default();
        if self.is_race() && (mine.count() == 1 || theirs.count() == 1) {
            best = if theirs.count() == 1 { 0 } else { self.unit };
        } else {
            for question in 0..self.board().classes().board().questions().len() {
                best = best.max(self.asked(mine, theirs, question)?);
            }
        }
        self.known[0].insert([mine, theirs], best);
        Ok(best)
    }

    /// What she wins by a question; nothing where it does not split her suspects.
    fn asked(
        &mut self,
        mine: SuspectSet,
        theirs: SuspectSet,
        question: usize,
    ) -> Result<i128, Error> {
        let yes = self.board().classes().board().questions()[question].yes;
        if !mine.is_split_by(yes) {
            return Ok(0);
        }
        let [yes, no] = mine.split(yes);
        Ok(self.waiting(yes, theirs)? + self.waiting(no, theirs)?)
    }

    fn waiting(&mut self, mine: SuspectSet, theirs: SuspectSet) -> Result<i128, Error> {
        if !theirs.contains(self.card) {
            return Err(Error::NotReached);
        }
        if self.is_race() && mine.count() == 1 {
            return Ok(self.unit);
        }
        if self.is_race() && theirs.count() == 1 {
            return Ok(0);
        }
        if let Some(&wins) = self.known[1].get(&[mine, theirs]) {
            return Ok(wins);
        }
        let wins = match self.board().first(theirs, mine)? {
            // Any of their suspects may be the one they name.
            None => {
                let (all, of) = (mine.count() as i128, theirs.count() as i128);
                all * (self.unit - self.unit / of)
            }
            Some(question) => {
                let yes = self.board().classes().board().questions()[question].yes;
                let parts = theirs.split(yes);
                let left = parts[usize::from(parts[1].contains(self.card))];
                self.moving(mine, left)?
            }
        };
        self.known[1].insert([mine, theirs], wins);
        Ok(wins)
    }
}
