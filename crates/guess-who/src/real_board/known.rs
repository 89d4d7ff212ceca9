//! What is known of boards: their cost, and the worth of positions on them.

use super::game::{Act, BoardGame, Position, Question, joined_text};
use super::numbers::{
    JOINED_NUMBERS, JOINED_POSITIONS, MEASURE, POSITIONS, board_numbers, groups, joined_length,
    set_numbers, set_of,
};
use super::own_card::{OWN_CARD, OwnPosition, Reply};
use super::tree::{Grown, TREE, Wanted};
use super::words::notices;
use std::collections::BTreeMap;
use std::rc::Rc;
use upperhand::guess_who::board::{Board, Bracket, QuestionTree, SolvedBoard, SuspectSet};
use upperhand::guess_who::{Ending, Rules, board};
use upperhand::order;
use upperhand_kit::{Error, Task};

/// The boards that are remembered.
const MOST_BOARDS: usize = 8;

/// The positions of a game that are asked for at once.
const AT_ONCE: usize = 64;

/// Bounds of a number of pairs of secrets, equal where it is known exactly.
pub type Wins = [u16; 2];

/// The worth of a position, in pairs of secrets for which somebody wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// What the other wins who moves after each question and its answer: yes, and no. 0 where nobody answers so.
    pub replies: Vec<[Wins; 2]>,
    /// Questions that join features, where that is allowed.
    pub joined: Vec<JoinedQuestion>,
}

/// A question that joins features, in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinedQuestion {
    /// Those who stand and say yes.
    pub yes: SuspectSet,
    /// In words: "glasses or a cap".
    pub text: String,
    /// What the other wins who moves after each answer: yes, and no.
    pub replies: [Wins; 2],
}

impl Values {
    /// The numbers of a position: the bounds for each question and answer, −1 for each where they are not known yet.
    pub fn numbers(solved: &SolvedBoard, position: Position) -> Vec<i64> {
        let board = solved.classes().board();
        let mut numbers = Vec::new();
        for question in board.questions() {
            for part in position.mine.split(question.yes) {
                let win = || Ok(solved.at(position.theirs, part)?.win);
                let wins = reply(position.theirs, part, win);
                // What fails is not known yet.
                numbers.extend(wins.map_or([-1; 2], |wins| wins.map(i64::from)));
            }
        }
        numbers
    }

    /// As the [numbers](Self::numbers) of a position say.
    pub fn of(numbers: &[i64]) -> Option<Self> {
        let (replies, _) = numbers.as_chunks();
        Some(Self {
            replies: replies.iter().map(answers).collect::<Option<_>>()?,
            joined: Vec::new(),
        })
    }

    /// The question that joins features to which these say yes.
    pub fn joined_question(&self, yes: SuspectSet) -> Option<&JoinedQuestion> {
        self.joined.iter().find(|question| question.yes == yes)
    }

    /// As the [numbers](super::joined::Look::numbers) of a position on a board whose features may be joined say.
    fn of_joined(board: &Board, position: Position, numbers: &[i64]) -> Option<Self> {
        let (replies, joined) = numbers.split_at_checked(4 * board.questions().len())?;
        let ((replies, _), (joined, _)) = (replies.as_chunks(), joined.as_chunks());
        let question = |&[low, high, replies @ ..]: &[i64; JOINED_NUMBERS]| {
            let halves = [u32::try_from(low).ok()?, u32::try_from(high).ok()?];
            let yes = set_of(halves);
            is_possible(position, yes, &replies).then_some(JoinedQuestion {
                yes,
                text: joined_text(board, position.mine, yes)?,
                replies: answers(&replies)?,
            })
        };
        Some(Self {
            replies: replies.iter().map(answers).collect::<Option<_>>()?,
            joined: joined.iter().filter_map(question).collect(),
        })
    }
}

/// Can the other win so many pairs of secrets after both answers? No more than there are, or an unknown number, −1.
fn is_possible(Position { mine, theirs }: Position, yes: SuspectSet, replies: &[i64; 4]) -> bool {
    let (bounds, _) = replies.as_chunks();
    let is_possible = |(part, &[low, high]): (SuspectSet, &[i64; 2])| {
        let pairs = Position { mine: part, theirs }.pairs();
        (-1..=high).contains(&low) && (high < 0 || high.unsigned_abs() <= pairs)
    };
    mine.split(yes).into_iter().zip(bounds).all(is_possible)
}

/// What the other wins after both answers.
fn answers(&[a, b, c, d]: &[i64; 4]) -> Option<[Wins; 2]> {
    let wins = |wins: i64| u16::try_from(wins).ok();
    Some([[wins(a)?, wins(b)?], [wins(c)?, wins(d)?]])
}

/// What a mover wins with these suspects against a part of the other's, whose chance there is found by `win`; nothing where
/// nobody answers so.
pub fn reply(
    mine: SuspectSet,
    part: SuspectSet,
    win: impl FnOnce() -> Result<Bracket, board::Error>,
) -> Result<Wins, board::Error> {
    if part.count() == 0 {
        return Ok([0; 2]);
    }
    let pairs = (mine.count() * part.count()) as u64;
    match win() {
        Ok(bracket) => Ok([bracket.low, bracket.high].map(|chance| {
            let wins = chance.numerator() * pairs / chance.denominator();
            u16::try_from(wins).unwrap_or(u16::MAX)
        })),
        // Whoever asked has won the race.
        Err(board::Error::NotAPosition) => Ok([0; 2]),
        Err(error) => Err(error),
    }
}

/// What it takes to solve a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Its sets, classes, and bytes; does the table fit?
    Of {
        classes: u64,
        bytes: u64,
        exact: bool,
    },
    /// There are more sets than are looked at: the most.
    TooMany(u64),
}

/// A board under rules, and what is known of it.
struct KnownBoard {
    board: Rc<Board>,
    ending: Ending,
    measure: Option<Measure>,
    positions: BTreeMap<Position, Rc<Values>>,
    /// Where features may be joined.
    joined: BTreeMap<Position, Rc<Values>>,
    /// Your own card, where it was told.
    own: Vec<(OwnPosition, Reply)>,
    trees: Vec<(Wanted, Grown)>,
    is_begun: bool,
}

/// The boards looked at.
#[derive(Default)]
pub struct Boards(Vec<KnownBoard>);

impl Boards {
    fn find(&self, board: &Board, ending: Ending) -> Option<&KnownBoard> {
        let mut known = self.0.iter();
        known.find(|known| known.ending == ending && *known.board == *board)
    }

    /// What it takes to solve a game's board; nothing where features may be joined, which is solved otherwise.
    pub fn measure(&self, game: &BoardGame) -> Option<Measure> {
        let known = self.find(&game.board, game.terms.ending)?;
        known.measure.filter(|_| !game.terms.joined)
    }

    pub fn values(&self, game: &BoardGame, position: Position) -> Option<Rc<Values>> {
        let known = self.find(&game.board, game.terms.ending)?;
        known.of(game).get(&position).map(Rc::clone)
    }

    /// What a player's own card is worth in a game, where that is known.
    pub fn reply(&self, game: &BoardGame, own: OwnPosition) -> Option<Reply> {
        self.find(&game.board, game.terms.ending)?.reply(own)
    }

    /// A tree of questions; `None` where it is not known yet.
    pub fn tree(&self, game: &BoardGame, wanted: Wanted) -> Option<Grown> {
        self.find(&game.board, game.terms.ending)?.tree(wanted)
    }

    fn remember(&mut self, board: &Rc<Board>, ending: Ending) -> &mut KnownBoard {
        let is_it = |known: &KnownBoard| known.ending == ending && known.board == *board;
        if let Some(place) = self.0.iter().position(is_it) {
            self.0[place..].rotate_left(1);
        } else {
            if self.0.len() == MOST_BOARDS {
                self.0.remove(0);
            }
            self.0.push(KnownBoard {
                board: Rc::clone(board),
                ending,
                measure: None,
                positions: BTreeMap::new(),
                joined: BTreeMap::new(),
                own: Vec::new(),
                trees: Vec::new(),
                is_begun: false,
            });
        }
        let last = self.0.len() - 1;
        &mut self.0[last]
    }

    /// The task that a game needs done, after so many first moves whose positions are known without it; then that of a tree, and of
    /// a player who knows her own card.
    pub fn task(
        &mut self,
        game: &BoardGame,
        kept: usize,
        (tree, own): (Option<Wanted>, Option<OwnPosition>),
    ) -> Option<Task> {
        let board = &game.board;
        let known = self.remember(board, game.terms.ending);
        let task = |name, of: Vec<u32>, label, is_begun| {
            let mut numbers = board_numbers(board, rules_of(game.terms.ending));
            numbers.extend(of);
            Some(Task {
                name,
                numbers,
                label,
                is_begun,
            })
        };
        let tree = tree.filter(|&tree| known.tree(tree).is_none());
        if game.terms.joined {
            if let Some(wanted) = known.wanted_joined(game) {
                return task(JOINED_POSITIONS, wanted, notices::joining(board), true);
            }
        } else {
            match known.measure {
                None => return task(MEASURE, Vec::new(), notices::measuring(board), false),
                Some(Measure::TooMany(_)) => return None,
                Some(Measure::Of { classes, bytes, .. }) => {
                    if let Some(wanted) = known.wanted(game, kept) {
                        let label = notices::solving(board, classes, bytes);
                        return task(POSITIONS, wanted, label, known.is_begun);
                    }
                }
            }
        }
        if let Some(tree) = tree {
            return task(
                TREE,
                set_numbers(tree.sets()),
                notices::growing(board),
                false,
            );
        }
        let own = own.filter(|own| own.is_possible() && known.reply(*own).is_none())?;
        let of = set_numbers(own.sets());
        task(
            OWN_CARD,
            of,
            notices::looking_at_card(board),
            known.is_begun,
        )
    }

    /// Takes over an answer about a board that is remembered.
    pub fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let is_it = |known: &&mut KnownBoard| {
            numbers.starts_with(&board_numbers(&known.board, rules_of(known.ending)))
        };
        let Some(known) = self.0.iter_mut().find(is_it) else {
            return Ok(());
        };
        match name {
            MEASURE => known.receive_measure(answer),
            JOINED_POSITIONS => known.receive_joined(numbers, answer),
            OWN_CARD => known.receive_own(numbers, answer),
            TREE => known.receive_tree(numbers, answer),
            _ => known.receive_positions(numbers, answer),
        }
    }
}

impl KnownBoard {
    /// What is known of positions on the board, as they are asked about in a game.
    fn of(&self, game: &BoardGame) -> &BTreeMap<Position, Rc<Values>> {
        if game.terms.joined {
            &self.joined
        } else {
            &self.positions
        }
    }

    /// The numbers of the positions of a game that are not known yet, after so many that are known without being solved.
    fn wanted(&self, game: &BoardGame, kept: usize) -> Option<Vec<u32>> {
        let open = |(step, position): (usize, &Position)| {
            let is_known = step < kept || self.positions.contains_key(position);
            let is_wanted = !is_known && game.winner_after(step).is_none();
            is_wanted.then_some(*position)
        };
        let wanted = game.positions.iter().enumerate().filter_map(open);
        let mut wanted = order::distinct(wanted);
        wanted.truncate(AT_ONCE);
        let sets = wanted.iter().flat_map(|at| [at.mine, at.theirs]);
        (!wanted.is_empty()).then(|| set_numbers(sets))
    }

    /// The same where features may be joined: a joined question that was asked is to be known, too.
    fn wanted_joined(&self, game: &BoardGame) -> Option<Vec<u32>> {
        let open = |(step, position): (usize, &Position)| {
            let asked = match game.moves.get(step) {
                Some(&Act::Ask {
                    question: Question::Joined(yes),
                    ..
                }) => Some(yes),
                _ => None,
            };
            let is_known = self.joined.get(position).is_some_and(|values| {
                asked.is_none_or(|asked| values.joined_question(asked).is_some())
            });
            let is_wanted = !is_known && game.winner_after(step).is_none();
            is_wanted.then_some((*position, asked.unwrap_or_default()))
        };
        // Where a position occurs twice, a question that tells nothing was asked first.
        let wanted = game.positions.iter().enumerate().filter_map(open);
        let mut asked = BTreeMap::new();
        asked.extend(wanted);
        let wanted = asked.into_iter().take(AT_ONCE);
        let sets = wanted.flat_map(|(Position { mine, theirs }, asked)| [mine, theirs, asked]);
        let numbers = set_numbers(sets);
        (!numbers.is_empty()).then_some(numbers)
    }

    fn receive_measure(&mut self, answer: &[i64]) -> Result<(), Error> {
        let whole = |number: i64| u64::try_from(number).unwrap_or_default();
        self.measure = Some(match *answer {
            [most] => Measure::TooMany(whole(most)),
            [_, classes, exact @ (0 | 1), bytes, _] => Measure::Of {
                classes: whole(classes),
                bytes: whole(bytes),
                exact: exact == 1,
            },
            _ => return Err(Error::new("these numbers measure no board")),
        });
        Ok(())
    }

    fn receive_positions(&mut self, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let length = 4 * self.board.questions().len();
        let positions = groups(self.asked(numbers))?;
        let answered = answered(positions, answer, length)?;
        self.is_begun = true;
        for (sets, numbers) in answered {
            let position = Position::of(sets);
            self.check(position, numbers)?;
            if let Some(values) = Values::of(numbers) {
                self.positions.insert(position, Rc::new(values));
            }
        }
        Ok(())
    }

    fn receive_joined(&mut self, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let length = joined_length(&self.board);
        let positions = groups(self.asked(numbers))?;
        for ([mine, theirs, _], numbers) in answered(positions, answer, length)? {
            let position = Position { mine, theirs };
            self.check(position, numbers)?;
            if let Some(values) = Values::of_joined(&self.board, position, numbers) {
                self.joined.insert(position, Rc::new(values));
            }
        }
        Ok(())
    }

    /// Are these bounds for each feature such as can be?
    fn check(&self, position: Position, numbers: &[i64]) -> Result<(), Error> {
        let (replies, _) = numbers.as_chunks();
        let mut asked = self.board.questions().iter().zip(replies);
        if asked.all(|(question, replies)| is_possible(position, question.yes, replies)) {
            return Ok(());
        }
        Err(none_of_it())
    }

    fn reply(&self, own: OwnPosition) -> Option<Reply> {
        let mut known = self.own.iter();
        known
            .find(|(known, _)| *known == own)
            .map(|&(_, reply)| reply)
    }

    fn receive_own(&mut self, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let own = OwnPosition::of_sets(self.only(numbers)?)?;
        self.own.push((own, Reply::of(&self.board, answer)?));
        Ok(())
    }

    fn tree(&self, wanted: Wanted) -> Option<Grown> {
        let found = self.trees.iter().find(|(known, _)| *known == wanted);
        found.map(|(_, grown)| Rc::clone(grown))
    }

    fn receive_tree(&mut self, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let wanted = Wanted::of_sets(self.only(numbers)?);
        let asked = answer.iter().map(|number| usize::try_from(*number));
        let asked = asked.collect::<Result<Vec<_>, _>>();
        let asked = asked.map_err(|_| none_of_it())?.into_iter();
        let asked = asked.map(|number| number.checked_sub(1)).collect();
        let rules = rules_of(self.ending);
        let tree = QuestionTree::of_questions(&self.board, rules, wanted.position, asked);
        let tree = tree.ok_or_else(none_of_it)?;
        self.trees.push((wanted, Rc::new(tree)));
        Ok(())
    }

    /// The sets of the only position that was asked about.
    fn only<const N: usize>(&self, numbers: &[u32]) -> Result<[SuspectSet; N], Error> {
        let groups = groups(self.asked(numbers))?;
        groups.first().copied().ok_or_else(none_of_it)
    }

    /// The numbers of the positions that were asked about.
    fn asked<'a>(&self, numbers: &'a [u32]) -> &'a [u32] {
        &numbers[board_numbers(&self.board, rules_of(self.ending)).len()..]
    }
}

/// The positions that were asked about, each with the numbers of its answer, which are so many.
fn answered<P>(
    positions: Vec<P>,
    answer: &[i64],
    length: usize,
) -> Result<impl Iterator<Item = (P, &[i64])>, Error> {
    if !answer.len().is_multiple_of(length) || answer.len() / length > positions.len() {
        return Err(none_of_it());
    }
    Ok(positions.into_iter().zip(answer.chunks(length)))
}

fn none_of_it() -> Error {
    Error::new("these numbers are of no positions on this board")
}

pub fn rules_of(ending: Ending) -> Rules {
    if ending == Ending::Race {
        Rules::RACE
    } else {
        Rules::OFFICIAL
    }
}
