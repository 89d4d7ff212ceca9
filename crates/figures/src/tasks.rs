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
///
/// # Errors
/// An unknown name, or numbers that make no sense for it.
///
/// ```
/// use upperhand_figures::tasks::task_run;
/// let mut run = task_run("guts-cards/optimum", &[2, 13, 4, 0])?;
/// while !run.is_over() {
///     run.step()?;
/// }
/// // The denominator, and the numerator of each hand.
/// assert_eq!(run.answer().len(), 1 + 1326);
/// # Ok::<(), upperhand_figures::Error>(())
/// ```
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
///
/// # Errors
/// Those of [`task_run`].
///
/// ```
/// use upperhand_figures::tasks::of_boards;
/// assert!(of_boards("guts-cards/optimum", &[2, 13, 4, 0]).is_err());
/// ```
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
///
/// # Errors
/// Those of [`task_run`].
///
/// ```
/// use upperhand_figures::tasks::of_own_board;
/// assert!(of_own_board("real-board/measure", &[]).is_err());
/// ```
pub fn of_own_board(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        REPORT => Ok(Box::new(ReportRun::new(numbers)?)),
        _ => of_none(name, numbers),
    }
}

/// A task of a figure of *Guts*.
///
/// # Errors
/// Those of [`task_run`].
///
/// ```
/// use upperhand_figures::tasks::of_guts;
/// assert!(of_guts("guts-cards/optimum", &[2, 13, 4, 0]).is_ok());
/// ```
pub fn of_guts(name: &str, numbers: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    match name {
        OPTIMUM => Ok(Box::new(OptimumRun::new(numbers)?)),
        MATRIX => Ok(Box::new(MatrixRun::new(numbers)?)),
        _ => of_none(name, numbers),
    }
}

/// A task of a figure that goes beyond the papers and the story.
///
/// # Errors
/// Those of [`task_run`].
///
/// ```
/// use upperhand_figures::tasks::of_beyond;
/// assert!(of_beyond("three-players/positions", &[0, 2]).is_ok());
/// assert!(of_beyond("guts-cards/optimum", &[2, 13, 4, 0]).is_err());
/// ```
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
///
/// # Errors
/// Always: no figure needs it solved.
///
/// ```
/// use upperhand_figures::tasks::of_none;
/// assert!(of_none("pie-chart/slices", &[]).is_err());
/// ```
pub fn of_none(name: &str, _: &[u32]) -> Result<Box<dyn TaskRun>, Error> {
    Err(Error::new(format!("no figure needs “{name}” solved")))
}

/// The whole answer, at once.
///
/// # Errors
/// The errors of [`task_run`], and a task that cannot be solved.
///
/// ```
/// use upperhand_figures::Model;
/// use upperhand_figures::guts_cards::GutsCards;
/// use upperhand_figures::settings::Settings;
/// use upperhand_figures::tasks::solve;
/// let mut model = GutsCards::default();
/// let settings = model.defaults();
/// while let Some(task) = model.task(&settings) {
///     model.receive(task.name, &task.numbers, &solve(&task)?)?;
/// }
/// assert!(model.sentence(&settings).ends_with("mixes 2 hands."));
/// # Ok::<(), upperhand_figures::Error>(())
/// ```
pub fn solve(task: &Task) -> Result<Vec<i64>, Error> {
    let mut run = task_run(task.name, &task.numbers)?;
    while !run.is_over() {
        run.step()?;
    }
    Ok(run.answer())
}
