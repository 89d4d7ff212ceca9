//! The tasks of the figure: what a board costs, what is won in positions on it, and what your own card is worth.
//!
//! Tables of tens of megabytes stay where they are filled; only the worth of the positions asked for comes back.

use super::game::Position;
use super::joined::Look;
use super::known::Values;
use super::numbers::{Asked, joined_positions_of, positions_of, read};
use super::own_card::own_position_of;
use std::cell::RefCell;
use std::thread::LocalKey;
use upperhand::Fraction;
use upperhand::guess_who::board::{
    Board, Classes, Cost, JoinedBoard, OwnCard, SolvedBoard, always_most_even,
};
use upperhand::guess_who::{Rules, board};
use upperhand_kit::task::Working;
use upperhand_kit::{Error, Work};

/// The splits that are looked at in a few milliseconds.
const SPLITS: u64 = 1 << 20;

/// The positions of a card that are looked at in a few milliseconds.
const CARDS: usize = 128;

/// The pieces of a table after which what is known is told.
const TOLD: u32 = 8;

/// The boards that stay solved, so that the next position of a game is answered at once.
const KEPT: usize = 2;

/// Measures a board.
pub fn measure(numbers: &[u32]) -> Result<Work, Error> {
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
type Boards<T> = RefCell<Vec<(Vec<u32>, T)>>;

thread_local! {
    static SOLVED: Boards<SolvedBoard> = const { RefCell::new(Vec::new()) };
    static JOINED: Boards<JoinedBoard> = const { RefCell::new(Vec::new()) };
}

/// A board that is taken out of those kept, and put back in the end, whatever becomes of the work.
struct Kept<T: 'static> {
    boards: &'static LocalKey<Boards<T>>,
    key: Vec<u32>,
    board: Option<T>,
}

impl<T> Kept<T> {
    fn take(boards: &'static LocalKey<Boards<T>>, key: Vec<u32>) -> Self {
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
pub fn positions(numbers: &[u32]) -> Result<Work, Error> {
    let asked = Asked::of(numbers, positions_of)?;
    Ok(Work::new(async move |work| {
        let mut kept = Kept::take(&SOLVED, asked.key.clone());
        let mut even: Vec<i64> = Vec::new();
        let told = |solved: &SolvedBoard, even: &[i64]| {
            let positions = asked.positions.iter().enumerate();
            let answers = positions.flat_map(|(index, position)| {
                Values::numbers(solved, *position, even.get(index).copied())
            });
            let evens = even.len() as f64 / asked.positions.len().max(1) as f64;
            work.found(answers.collect(), 0.9 * share(solved) + 0.1 * evens);
        };
        let solved = kept
            .solved((&asked.board, asked.rules), &work, &|solved: &_| {
                told(solved, &[]);
            })
            .await?;
        for position in &asked.positions {
            work.pause().await;
            even.push(Values::even(solved, asked.rules, *position)?);
        }
        told(solved, &even);
        Ok(())
    }))
}

/// Looks at positions on a board whose features may be joined.
pub fn joined_positions(numbers: &[u32]) -> Result<Work, Error> {
    let asked = Asked::of(numbers, joined_positions_of)?;
    Ok(Work::new(async move |work| {
        let mut kept = Kept::take(&JOINED, asked.key.clone());
        if kept.board.is_none() {
            kept.board = Some(JoinedBoard::new(asked.board, asked.rules)?);
        }
        let joined = kept.board.as_mut().expect("put there before");
        let count = asked.positions.len().max(1) as f64;
        for (answered, position) in (0_u32..).zip(asked.positions) {
            let mut look = Look::new(joined, position)?;
            while !look.is_over() {
                work.progress((f64::from(answered) + look.done()) / count);
                work.pause().await;
                look.step(joined)?;
            }
            work.answer(look.numbers, f64::from(answered + 1) / count);
        }
        Ok(())
    }))
}

/// Looks at a card in one position: the best reply to somebody who asks what is listed first.
pub fn own_card(numbers: &[u32]) -> Result<Work, Error> {
    let asked = Asked::of(numbers, |numbers| Ok(vec![own_position_of(numbers)?]))?;
    Ok(Work::new(async move |work| {
        let mut kept = Kept::take(&SOLVED, asked.key.clone());
        let own = asked.positions[0];
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

fn reply_numbers(question: usize, win: Fraction) -> Vec<i64> {
    let numbers = [question as i128, win.numerator(), win.denominator()];
    let numbers: Result<Vec<i64>, _> = numbers.map(i64::try_from).into_iter().collect();
    numbers.unwrap_or_else(|_| vec![0; 3])
}

impl Values {
    /// What always asking the most even question wins, in pairs of secrets; −1 where nobody moves any more.
    fn even(solved: &SolvedBoard, rules: Rules, position: Position) -> Result<i64, Error> {
        let Position { mine, theirs } = position;
        match always_most_even(solved.classes(), rules, mine, theirs) {
            Ok(chance) => {
                let wins = chance.numerator() * position.pairs() / chance.denominator();
                Ok(i64::try_from(wins).unwrap_or(i64::MAX))
            }
            Err(board::Error::NotAPosition) => Ok(-1),
            Err(error) => Err(error.into()),
        }
    }
}
