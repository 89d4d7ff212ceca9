//! Every job by its name.

use super::error::Error;
use super::guts_cards::jobs::{MATRIX, MatrixJob, OPTIMUM, OptimumJob};
use super::work::{Job, Work};

/// A job by its name, and the numbers that say what it is about.
///
/// # Errors
/// A name that no figure has given, or numbers that make no sense for it.
///
/// ```
/// use upperhand::view::works::job;
/// let mut job = job("guts-cards/optimum", &[2, 13, 4, 0])?;
/// while !job.is_over() {
///     job.step()?;
/// }
/// // The denominator, and the numerator of each hand.
/// assert_eq!(job.answer().len(), 1 + 1326);
/// # Ok::<(), upperhand::view::Error>(())
/// ```
pub fn job(name: &str, numbers: &[u32]) -> Result<Box<dyn Job>, Error> {
    match name {
        OPTIMUM => Ok(Box::new(OptimumJob::new(numbers)?)),
        MATRIX => Ok(Box::new(MatrixJob::new(numbers)?)),
        _ => Err(Error::new(format!("no figure needs “{name}” solved"))),
    }
}

/// The whole answer, at once.
///
/// # Errors
/// Those of [`job`], and what cannot be solved.
///
/// ```
/// use upperhand::view::Exhibit;
/// use upperhand::view::guts_cards::GutsCards;
/// use upperhand::view::settings::Settings;
/// use upperhand::view::works::solve;
/// let mut exhibit = GutsCards::default();
/// let settings = Settings::new(exhibit.parameters());
/// while let Some(work) = exhibit.work(&settings) {
///     exhibit.receive(work.name, &work.numbers, &solve(&work)?)?;
/// }
/// assert!(exhibit.sentence(&settings)?.ends_with("The optimum shown mixes 2 hands."));
/// # Ok::<(), upperhand::view::Error>(())
/// ```
pub fn solve(work: &Work) -> Result<Vec<i64>, Error> {
    let mut job = job(work.name, &work.numbers)?;
    while !job.is_over() {
        job.step()?;
    }
    Ok(job.answer())
}
