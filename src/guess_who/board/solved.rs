//! A board solved for both players, step by step, and what is best in every position of a game.

use super::brackets::Brackets;
use super::classes::Classes;
use super::error::Error;
use super::known_cards::KnownCards;
use super::suspect_set::SuspectSet;
use super::suspects::Board;
use super::table::{self, Table};
use crate::guess_who::probability::Probability;
use crate::guess_who::rules::{Ending, Rules};
use crate::order;

/// A chance to win, between two bounds that are equal where it is known exactly.
///
/// ```
/// use upperhand::guess_who::Probability;
/// use upperhand::guess_who::board::Bracket;
/// let half = Probability::new(1, 2);
/// assert!(Bracket { low: half, high: half }.is_exact());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// It is no less.
    pub low: Probability,
    /// It is no more.
    pub high: Probability,
}

impl Bracket {
    pub(super) fn new([low, high]: [u16; 2], pairs: u16) -> Self {
        let chance = |wins: u16| Probability::new(wins.into(), pairs.into());
        Self {
            low: chance(low),
            high: chance(high),
        }
    }

    /// Is the chance known?
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.low == self.high
    }
}

/// A question and the chance of the player who asks it now.
///
/// ```
/// use upperhand::guess_who::{Probability, Rules};
/// use upperhand::guess_who::board::{Classes, SolvedBoard, read_board};
/// let board = read_board("name,hat\nAnna,yes\nBert,no\n")?;
/// let solved = SolvedBoard::whole(Classes::of_board(&board)?, Rules::RACE)?;
/// let hat = &solved.at(board.everybody(), board.everybody())?.questions[0];
/// assert_eq!((hat.question, hat.yes, hat.win.low), (0, 1, Probability::new(1, 1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionValue {
    /// Its index on the board.
    pub question: usize,
    /// How many of those who stand say yes.
    pub yes: usize,
    /// The chance of the player who asks it.
    pub win: Bracket,
}

/// A position of a game on a board: its worth and every question, when both play perfectly afterwards, their cards face down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPosition {
    /// The chance of the player to move.
    pub win: Bracket,
    /// Every question that splits the mover's suspects, best first; ties in the order of the board. Empty where the race
    /// is over.
    pub questions: Vec<QuestionValue>,
    /// Is naming a suspect now as good as anything, for certain? Never under the race.
    pub name_suspect: bool,
}

/// All positions of a board under one rule set with both cards face down, exactly or in brackets.
///
/// ```
/// use upperhand::guess_who::{Probability, Rules};
/// use upperhand::guess_who::board::{Classes, SolvedBoard, read_board};
/// let board = read_board("name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n")?;
/// let solved = SolvedBoard::whole(Classes::of_board(&board)?, Rules::RACE)?;
/// let position = solved.at(board.everybody(), board.everybody())?;
/// assert_eq!(position.win.low, Probability::new(7, 9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SolvedBoard {
    classes: Classes,
    rules: Rules,
    values: Values,
    done: u64,
    steps: u64,
}

#[derive(Clone, Debug)]
enum Values {
    Exact(Table),
    Bounds(Brackets),
}

impl SolvedBoard {
    /// A board of which nothing is solved yet: see [`advance`](Self::advance). The memory of
    /// [`Cost`](super::Cost) is taken here.
    ///
    /// # Errors
    /// [`Error::Rules`] but for `race` and `official`; [`Error::Twins`] under the race for a board with suspects whom no
    /// question tells apart.
    pub fn new(classes: Classes, rules: Rules) -> Result<Self, Error> {
        if table::fits(&classes) {
            let ending = solvable(classes.board(), rules)?;
            let (_, steps) = table::cost(&classes);
            let values = Values::Exact(Table::new(&classes, ending));
            return Ok(Self::begun(classes, rules, values, steps));
        }
        Self::in_brackets(classes, rules)
    }

    /// A board that gets brackets even where its table would fit: many times faster.
    ///
    /// # Errors
    /// Those of [`new`](Self::new).
    ///
    /// ```
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{Classes, SolvedBoard, read_board};
    /// let board = read_board("name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n")?;
    /// let mut solved = SolvedBoard::in_brackets(Classes::of_board(&board)?, Rules::RACE)?;
    /// assert!(solved.advance(u64::MAX) && !solved.is_exact());
    /// // Any split of three can be asked on this board: the bounds meet.
    /// assert!(solved.at(board.everybody(), board.everybody())?.win.is_exact());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_brackets(classes: Classes, rules: Rules) -> Result<Self, Error> {
        let ending = solvable(classes.board(), rules)?;
        let (_, steps) = super::brackets::cost(&classes);
        let values = Values::Bounds(Brackets::new(&classes, ending));
        Ok(Self::begun(classes, rules, values, steps))
    }

    /// A board solved at once.
    ///
    /// # Errors
    /// Those of [`new`](Self::new).
    pub fn whole(classes: Classes, rules: Rules) -> Result<Self, Error> {
        let mut solved = Self::new(classes, rules)?;
        solved.advance(u64::MAX);
        Ok(solved)
    }

    fn begun(classes: Classes, rules: Rules, values: Values, steps: u64) -> Self {
        Self {
            classes,
            rules,
            values,
            done: 0,
            steps,
        }
    }

    /// Looks at about so many more splits, and says whether all is solved. What was solved before stays, so one may stop
    /// and go on at any time.
    pub fn advance(&mut self, splits: u64) -> bool {
        let end = self.done.saturating_add(splits);
        loop {
            let looked_at = match &mut self.values {
                Values::Exact(table) => table.advance(&self.classes),
                Values::Bounds(brackets) => brackets.advance(&self.classes),
            };
            let Some(looked_at) = looked_at else {
                return true;
            };
            self.done += looked_at;
            if self.done >= end {
                return false;
            }
        }
    }

    /// How many splits are looked at, of how many.
    #[must_use]
    pub const fn progress(&self) -> (u64, u64) {
        (self.done, self.steps)
    }

    /// Is it solved by the table, and not in brackets?
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        matches!(self.values, Values::Exact(_))
    }

    /// Bounds of the game of two who know their own cards, from the start. `None` where the table does not fit or is not filled.
    ///
    /// Cost: sets with each suspect × classes × questions; from 24 faces a second, and 16 MB.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// use upperhand::guess_who::Rules;
    /// use upperhand::guess_who::board::{Classes, SolvedBoard, read_board};
    /// let board = read_board("name,a,b,c\ns0,x,x,x\ns1,,x,\ns2,,,x\ns3,,,\n")?;
    /// let solved = SolvedBoard::whole(Classes::of_board(&board)?, Rules::RACE)?;
    /// let known = solved.known_cards().expect("its table fits");
    /// // Face down 3/4. Who has one of the last three halves, and is not found in time; who has s0 has to risk more.
    /// assert_eq!(known.dealt, [Fraction::new(3, 4), Fraction::new(7, 8)]);
    /// assert_eq!(known.chosen, [Fraction::new(3, 4), Fraction::ONE]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn known_cards(&self) -> Option<KnownCards> {
        let is_whole = self.done >= self.steps;
        match &self.values {
            Values::Exact(table) if is_whole => {
                let ending = self.rules.ending();
                Some(KnownCards::of(&self.classes, table, ending))
            }
            Values::Exact(_) | Values::Bounds(_) => None,
        }
    }

    /// Its sets and classes.
    #[must_use]
    pub const fn classes(&self) -> &Classes {
        &self.classes
    }

    /// A position: the suspects that still stand for the mover and for the opponent.
    ///
    /// # Errors
    /// [`Error::NotReached`] for suspects that cannot be all that is left; [`Error::NotYetSolved`] before
    /// [`advance`](Self::advance) came so far; [`Error::NotAPosition`] where each has one suspect under the race.
    pub fn at(&self, mine: SuspectSet, theirs: SuspectSet) -> Result<BoardPosition, Error> {
        let ending = self.rules.ending();
        let (n, m) = (mine.count(), theirs.count());
        for set in [mine, theirs] {
            self.class(set)?;
        }
        if ending == Ending::Race && n == 1 && m == 1 {
            return Err(Error::NotAPosition);
        }
        let all = table::pairs(n, m);
        let named = table::unasked(ending, n, m);
        if table::is_over(ending, n, m) {
            return Ok(BoardPosition {
                win: Bracket::new([named; 2], all),
                questions: Vec::new(),
                name_suspect: false,
            });
        }
        let mut asked = self.asked(mine, theirs)?;
        let best = |bound: usize| asked.iter().map(|(_, _, wins)| wins[bound]).max();
        let win = [0, 1].map(|bound| best(bound).unwrap_or_default().max(named));
        order::sort_by_key(&mut asked, |(_, _, [low, high])| {
            core::cmp::Reverse((*low, *high))
        });
        let value = |(question, yes, wins)| QuestionValue {
            question,
            yes,
            win: Bracket::new(wins, all),
        };
        Ok(BoardPosition {
            win: Bracket::new(win, all),
            questions: asked.into_iter().map(value).collect(),
            name_suspect: ending != Ending::Race && named == win[1],
        })
    }

    /// The question that [`at`](Self::at) lists first, `None` where naming a suspect is better than any.
    pub(super) fn first(
        &self,
        mine: SuspectSet,
        theirs: SuspectSet,
    ) -> Result<Option<usize>, Error> {
        let named = table::unasked(self.rules.ending(), mine.count(), theirs.count());
        let asked = self.asked(mine, theirs)?.into_iter();
        let first = asked.max_by_key(|&(index, _, wins)| (wins, core::cmp::Reverse(index)));
        let first = first.filter(|&(_, _, [_, high])| high >= named);
        Ok(first.map(|(index, _, _)| index))
    }

    /// Every question that splits the mover's suspects, how many of them say yes, and the bounds of what it wins.
    fn asked(
        &self,
        mine: SuspectSet,
        theirs: SuspectSet,
    ) -> Result<Vec<(usize, usize, [u16; 2])>, Error> {
        let questions = self.classes.board().questions().iter().enumerate();
        let splitting = questions.filter(|(_, question)| mine.is_split_by(question.yes));
        let all = table::pairs(mine.count(), theirs.count());
        let value = |(index, question): (usize, &super::suspects::Question)| {
            let [yes, no] = mine.split(question.yes);
            let (after_yes, after_no) = (self.bounds(theirs, yes)?, self.bounds(theirs, no)?);
            let wins = [1, 0].map(|bound| all - after_yes[bound] - after_no[bound]);
            Ok((index, yes.count(), wins))
        };
        splitting.map(value).collect()
    }

    /// The bounds of the number of pairs of secrets for which the first of the two, who moves, wins.
    fn bounds(&self, mine: SuspectSet, theirs: SuspectSet) -> Result<[u16; 2], Error> {
        let (mine, theirs) = (
            (mine.count(), self.class(mine)?),
            (theirs.count(), self.class(theirs)?),
        );
        let bounds = match &self.values {
            Values::Exact(table) => table.value(mine, theirs).map(|value| [value; 2]),
            Values::Bounds(brackets) => brackets.bounds(mine, theirs),
        };
        bounds.ok_or(Error::NotYetSolved)
    }

    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    fn class(&self, set: SuspectSet) -> Result<usize, Error> {
        self.classes.board().check_standing(set)?;
        let class = self.classes.class_of(set).ok_or(Error::NotReached)?;
        Ok(class as usize)
    }
}

/// The ending of rules under which a board can be solved.
pub(super) fn solvable(board: &Board, rules: Rules) -> Result<Ending, Error> {
    match rules {
        Rules::RACE => board.check_twins()?,
        Rules::OFFICIAL => {}
        other => {
            return Err(Error::Rules {
                given: other.to_string(),
            });
        }
    }
    Ok(rules.ending())
}
