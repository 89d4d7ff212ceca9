//! A check that runs from pause to pause.

use super::claim::{Claim, Procedure};
use super::error::Error;
use super::evidence::Evidence;
use super::tally::Check;
use std::cell::Cell;
use std::fmt;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// A check under way: `step` until there is evidence, or drop it to stop.
pub struct Run {
    procedure: Procedure,
    done: Rc<Cell<f64>>,
    evidence: Option<Evidence>,
}

impl Run {
    /// A check that has not begun.
    ///
    /// # Errors
    /// [`Error::Size`] for a size outside those of the claim.
    pub fn new(claim: &Claim, size: u32) -> Result<Self, Error> {
        if !claim.sizes.contains(size) {
            return Err(Error::Size {
                claim: claim.id,
                given: size,
                allowed: claim.sizes,
            });
        }
        let done = Rc::new(Cell::new(0.0));
        let check = Check::new(size, Rc::clone(&done));
        Ok(Self {
            procedure: (claim.check)(check),
            done,
            evidence: None,
        })
    }

    /// Goes on to the next pause, a few milliseconds; the evidence once there is some.
    pub fn step(&mut self) -> Option<&Evidence> {
        if self.evidence.is_none() {
            let mut context = Context::from_waker(Waker::noop());
            if let Poll::Ready(evidence) = self.procedure.as_mut().poll(&mut context) {
                self.done.set(1.0);
                self.evidence = Some(evidence);
            }
        }
        self.evidence.as_ref()
    }

    /// The evidence, once the check is over.
    pub const fn evidence(&self) -> Option<&Evidence> {
        self.evidence.as_ref()
    }

    /// The share that is done, from 0 to 1.
    pub fn done(&self) -> f64 {
        self.done.get()
    }
}

impl Claim {
    /// Runs the check from end to end.
    ///
    /// # Errors
    /// [`Error::Size`] for a size outside those of the claim.
    pub fn evidence(&self, size: u32) -> Result<Evidence, Error> {
        let mut run = Run::new(self, size)?;
        loop {
            if let Some(evidence) = run.step() {
                return Ok(evidence.clone());
            }
        }
    }
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run")
            .field("done", &self.done)
            .field("evidence", &self.evidence)
            .finish_non_exhaustive()
    }
}
