//! The tasks of the figure: what a board costs, what is won in positions on it, the best trees of questions, and what your own card is
//! worth.
//!
//! Tables of tens of megabytes stay where they are filled; only the worth of the positions asked for comes back.

use super::FeatureBoard;
use super::asked::Asked;
use super::facts::refusal;
use super::game::Position;
use super::joined;
use super::joined::listed;
use super::known::{Boards, Values};
use super::numbers::{JOINED_POSITIONS, MEASURE, POSITIONS, Query, read};
use super::openings::opening;
use super::own_card::{OWN_CARD, OwnPosition};
use super::tree::{TREE, Wanted};
use std::cell::RefCell;
use std::thread::LocalKey;
use upperhand::Fraction;
use upperhand::guess_who::board::{
    Board, Classes, Cost, JoinedBoard, OwnCard, QuestionTree, SolvedBoard, SuspectSet,
};
use upperhand::guess_who::{Rules, board};
use upperhand_kit::described::Tasks;
use upperhand_kit::task::Working;
use upperhand_kit::{Error, Task, Work};

/// The splits that are looked at in a few milliseconds.
const SPLITS: u64 = 1 << 20;

/// The positions of a card that are looked at in a few milliseconds.
const CARDS: usize = 128;

/// The pieces of a table after which what is known is told.
const TOLD: u32 = 8;

/// The boards that stay solved, so that the next position of a game is answered at once.
const KEPT: usize = 2;

/// What the figure may need solved.
pub const WORK: upperhand_kit::Tasks = &[
    (MEASURE, measure),
    (POSITIONS, positions),
    (JOINED_POSITIONS, joined_positions),
    (OWN_CARD, own_card),
    (TREE, tree),
];

/// What is left to be solved of a state.
pub struct Left;

impl Tasks<FeatureBoard> for Left {
    fn next(&self, state: &Asked, solved: &mut Boards) -> Option<Task> {
        let game = state.game();
        if refusal(&game, solved.measure(&game)).is_some() {
            return None;
        }
        let kept = usize::from(opening(state).is_some());
        let tree = Wanted::at(state, &game);
        solved.task(&game, kept, (tree, OwnPosition::of(state, &game)))
    }

    fn receive(
        &self,
        solved: &mut Boards,
        name: &str,
        numbers: &[u32],
        answer: &[i64],
    ) -> Result<(), Error> {
        solved.receive(name, numbers, answer)
    }
}

/// Measures a board.
fn measure(numbers: &[u32]) -> Result<Work, Error> {
    let (board, _, []) = read(numbers)? else {
        return Err(Error::new("these numbers are of more than a board"));
    };
    Ok(Work::new(async move |work| {
        let counts = match Classes::in_pieces(&board).await {
            Ok(classes) => {
                let cost = Cost::of(&classes);
                let exact = u64::from(cost.exact);
                let (sets, classes) = (cost.sets as u64, cost.classes as u64);
                vec![sets, classes, exact, cost.bytes, cost.steps]
            }
            Err(board::Error::TooManySets { most }) => vec![most as u64],
            Err(error) => return Err(error.into()),
        };
        let counts = counts.into_iter();
        work.answer(
            counts.map(|count| i64::try_from(count).unwrap_or(i64::MAX)),
            1.0,
        );
        Ok(())
    }))
}

/// Boards by their numbers, as far as they are solved, the one used last at the end.
type Solved<T> = RefCell<Vec<(Vec<u32>, T)>>;

thread_local! {
    static SOLVED: Solved<SolvedBoard> = const { RefCell::new(Vec::new()) };
    static JOINED: Solved<JoinedBoard> = const { RefCell::new(Vec::new()) };
}

/// A board that is taken out of those kept, and put back in the end, whatever becomes of the work.
struct Kept<T: 'static> {
    boards: &'static LocalKey<Solved<T>>,
    key: Vec<u32>,
    board: Option<T>,
}

impl<T> Kept<T> {
    fn take(boards: &'static LocalKey<Solved<T>>, key: Vec<u32>) -> Self {
        let board = boards.with_borrow_mut(|kept| {
            let place = kept.iter().position(|(known, _)| *known == key)?;
            Some(kept.remove(place).1)
        });
        Self { boards, key, board }
    }
}

impl<T> Drop for Kept<T> {
    fn drop(&mut self) {
        let Some(board) = self.board.take() else {
            return;
        };
        // There is nothing to keep it in where the thread is at its end.
        let _ = self.boards.try_with(|kept| {
            let mut kept = kept.borrow_mut();
            let surplus = (kept.len() + 1).saturating_sub(KEPT);
            kept.drain(..surplus);
            kept.push((core::mem::take(&mut self.key), board));
        });
    }
}

impl Kept<SolvedBoard> {
    /// The board, solved from pause to pause; each time `told` has it as far as it is known.
    async fn solved(
        &mut self,
        asked: (&Board, Rules),
        work: &Working,
        told: &dyn Fn(&SolvedBoard),
    ) -> Result<&mut SolvedBoard, Error> {
        if self.board.is_none() {
            let classes = Classes::in_pieces(asked.0).await?;
            self.board = Some(SolvedBoard::new(classes, asked.1)?);
        }
        let solved = self.board.as_mut().expect("put there before");
        for piece in 0.. {
            let is_solved = solved.advance(SPLITS);
            if is_solved || piece % TOLD == 0 {
                told(solved);
            }
            if is_solved {
                break;
            }
            work.pause().await;
        }
        Ok(solved)
    }
}

/// How much of a board is solved.
fn share(solved: &SolvedBoard) -> f64 {
    let (done, steps) = solved.progress();
    done as f64 / steps.max(1) as f64
}

/// Solves a board, and answers for positions on it.
fn positions(numbers: &[u32]) -> Result<Work, Error> {
    let asked = Query::of(numbers)?;
    Ok(Work::new(async move |work| {
        let mut kept = Kept::take(&SOLVED, asked.key);
        let told = |solved: &SolvedBoard| {
            let positions = asked.groups.iter().copied().map(Position::of);
            let answers = positions.flat_map(|position| Values::numbers(solved, position));
            work.found(answers.collect(), share(solved));
        };
        kept.solved((&asked.board, asked.rules), &work, &told)
            .await?;
        Ok(())
    }))
}

/// Looks at positions on a board whose features may be joined.
fn joined_positions(numbers: &[u32]) -> Result<Work, Error> {
    let asked = Query::of(numbers)?;
    Ok(Work::new(async move |work| {
        let mut kept = Kept::take(&JOINED, asked.key);
        if kept.board.is_none() {
            kept.board = Some(JoinedBoard::new(asked.board, asked.rules)?);
        }
        let joined = kept.board.as_mut().expect("put there before");
        let features = joined.board().questions().len();
        let count = asked.groups.len().max(1) as f64;
        for (answered, [mine, theirs, yes]) in asked.groups.into_iter().enumerate() {
            let position = Position { mine, theirs };
            let listed = listed(joined, (position, yes))?;
            let mut found = Vec::new();
            for (index, question) in listed.iter().enumerate() {
                let done = index as f64 / listed.len() as f64;
                work.progress((answered as f64 + done) / count);
                work.pause().await;
                let question = (*question, index < features);
                found.extend(joined::numbers(joined, position, question)?);
            }
            work.answer(found, (answered + 1) as f64 / count);
        }
        Ok(())
    }))
}

/// What is asked about one position alone.
fn first<const N: usize>(query: &Query<N>) -> Result<[SuspectSet; N], Error> {
    let first = query.groups.first().copied();
    first.ok_or_else(|| Error::new("these numbers are no position"))
}

/// Looks at a card in one position: the best reply to somebody who asks what is listed first.
fn own_card(numbers: &[u32]) -> Result<Work, Error> {
    let asked = Query::of(numbers)?;
    let own = OwnPosition::of_sets(first(&asked)?)?;
    Ok(Work::new(async move |work| {
        let mut kept = Kept::take(&SOLVED, asked.key.clone());
        let told = |solved: &SolvedBoard| work.progress(0.5 * share(solved));
        let solved = kept
            .solved((&asked.board, asked.rules), &work, &told)
            .await?;
        let mut card = OwnCard::new(&*solved, own.card)?.in_pieces(CARDS);
        let Position { mine, theirs } = own.position;
        let (question, win) = loop {
            let reply = if own.is_yours {
                card.moves(mine, theirs).map(|moves| {
                    let mut questions = moves.questions.iter();
                    let best = questions.find(|(_, win)| *win == moves.win);
                    (best.map_or(0, |(question, _)| question + 1), moves.win)
                })
            } else {
                card.waits(theirs, mine).map(|win| (0, win))
            };
            match reply {
                Ok(reply) => break reply,
                Err(board::Error::NotYetSolved) => work.pause().await,
                Err(error) => return Err(error.into()),
            }
        };
        work.answer(reply_numbers(question, win), 1.0);
        Ok(())
    }))
}

/// Finds the best tree of questions. Its answer: one more than the number of each question, 0 where nothing is asked any more, each
/// followed by those after a yes and then by those after a no.
fn tree(numbers: &[u32]) -> Result<Work, Error> {
    let asked = Query::of(numbers)?;
    let Wanted { aim, position } = Wanted::of_sets(first(&asked)?);
    Ok(Work::new(async move |work| {
        let (board, rules) = (&asked.board, asked.rules);
        let tree = QuestionTree::in_pieces(board, rules, aim, position).await?;
        let asked = tree.questions().iter();
        let numbers =
            asked.map(|question| question.map_or(0, |index| i64::try_from(index + 1).unwrap_or(0)));
        work.answer(numbers, 1.0);
        Ok(())
    }))
}

fn reply_numbers(question: usize, win: Fraction) -> Vec<i64> {
    let numbers = [question as i128, win.numerator(), win.denominator()];
    let numbers: Result<Vec<i64>, _> = numbers.map(i64::try_from).into_iter().collect();
    numbers.unwrap_or_else(|_| vec![0; 3])
}
