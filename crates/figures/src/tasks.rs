//! Every task by its name.

use super::blindfold::tasks as blindfold;
use super::guts_cards::tasks::{MATRIX, MatrixRun, OPTIMUM, OptimumRun};
use super::guts_lines::tasks as lines;
use super::guts_trio::tasks as trio;
use super::kit::error::Error;
use super::real_board::numbers::{JOINED_POSITIONS, MEASURE, POSITIONS};
use super::real_board::own_card::OWN_CARD;
use super::real_board::own_run::OwnRun;
use super::real_board::report::{REPORT, ReportRun};
use super::real_board::tasks::{JoinedRun, MeasureRun, PositionsRun};
use super::task::{Task, TaskRun};
use super::three_players::tasks as three;

/// A task by its name and its numbers, ready to run.
pub fn task_run(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        MEASURE | POSITIONS | JOINED_POSITIONS | OWN_CARD => of_boards(name, numbers),
        REPORT => of_own_board(name, numbers),
        blindfold::MAP | lines::SWEEP | lines::DUEL | trio::OPTIMUM | three::POSITIONS => {
            of_beyond(name, numbers)
        }
        _ => of_guts(name, numbers),
    }
}

/// A task of a board of *Guess Who?*
pub fn of_boards(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        MEASURE => Ok(Box::new(MeasureRun::new(numbers)?)),
        POSITIONS => Ok(Box::new(PositionsRun::new(numbers)?)),
        JOINED_POSITIONS => Ok(Box::new(JoinedRun::new(numbers)?)),
        OWN_CARD => Ok(Box::new(OwnRun::new(numbers)?)),
        _ => of_none(name, numbers),
    }
}

/// A task that a reader asks for about a board.
pub fn of_own_board(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        REPORT => Ok(Box::new(ReportRun::new(numbers)?)),
        _ => of_none(name, numbers),
    }
}

/// A task of a figure of *Guts*.
pub fn of_guts(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        OPTIMUM => Ok(Box::new(OptimumRun::new(numbers)?)),
        MATRIX => Ok(Box::new(MatrixRun::new(numbers)?)),
        _ => of_none(name, numbers),
    }
}

/// A task of a figure that goes beyond the papers and the story.
pub fn of_beyond(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        blindfold::MAP => Ok(Box::new(blindfold::MapRun::new(numbers)?)),
        lines::SWEEP => Ok(Box::new(lines::SweepRun::new(numbers)?)),
        lines::DUEL => Ok(Box::new(lines::DuelRun::new(numbers)?)),
        trio::OPTIMUM => Ok(Box::new(trio::OptimumRun::new(numbers)?)),
        three::POSITIONS => Ok(Box::new(three::PositionsRun::new(numbers)?)),
        _ => of_none(name, numbers),
    }
}

/// A task of no figure.
pub fn of_none(name: &str, _: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    Err(Error::new(format!("no figure needs “{name}” solved")))
}

/// The whole answer, at once.
pub fn solve(task: &Task) -> Result<Vec<i64>, Error> {
    let mut run = task_run(task.name, &task.numbers)?;
    while !run.is_over() {
        run.step()?;
    }
    Ok(run.answer())
}
