//! Tasks that take too long to be solved while a figure is drawn, and are solved elsewhere meanwhile.
//!
//! A figure names what it needs by a name and a few numbers; the crate of the figure finds the [`Work`] of that name, in a
//! Worker or wherever there is time; the figure gets the answer as whole numbers, so that fractions stay exact on the
//! way. A figure takes nothing on trust: it computes for itself what an answer is worth.

use super::error::Error;
use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// A task that a figure needs solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The name of the run.
    pub name: &'static str,
    /// The numbers of the task.
    pub numbers: Vec<u32>,
    /// The task in words: "Solving three cards from 13 ranks in 4 suits".
    pub label: String,
    /// Has the figure a part of the answer already, from a task that was stopped?
    pub is_begun: bool,
}

/// Long work as straight code: an `async fn` that pauses every few milliseconds, run from pause to pause.
pub struct Work {
    procedure: Pin<Box<dyn Future<Output = Result<(), Error>>>>,
    working: Working,
    is_over: bool,
}

/// What work that is under way reports: its answer so far, and the share that is done.
#[derive(Clone, Default)]
pub struct Working(Rc<Report>);

type Told = Box<dyn Fn() -> Vec<i64>>;

#[derive(Default)]
struct Report {
    answer: RefCell<Vec<i64>>,
    /// What tells the answer, where it is not written down as it comes.
    told: RefCell<Option<Told>>,
    done: Cell<f64>,
}

impl Work {
    /// Work that has not begun.
    pub fn new<P: Future<Output = Result<(), Error>> + 'static>(
        procedure: impl FnOnce(Working) -> P,
    ) -> Self {
        let working = Working::default();
        Self {
            procedure: Box::pin(procedure(working.clone())),
            working,
            is_over: false,
        }
    }

    /// Goes on to the next pause, a few milliseconds; does nothing when it is over.
    pub fn step(&mut self) -> Result<(), Error> {
        if self.is_over {
            return Ok(());
        }
        let mut context = Context::from_waker(Waker::noop());
        match self.procedure.as_mut().poll(&mut context) {
            Poll::Pending => Ok(()),
            Poll::Ready(outcome) => {
                self.is_over = true;
                self.working.progress(1.0);
                outcome
            }
        }
    }

    /// Is the answer whole?
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The progress, from 0 to 1 and never less than before.
    pub fn done(&self) -> f64 {
        self.working.0.done.get()
    }

    /// The answer so far, as the figure understands it.
    pub fn answer(&self) -> Vec<i64> {
        match &*self.working.0.told.borrow() {
            Some(told) => told(),
            None => self.working.0.answer.borrow().clone(),
        }
    }
}

impl Working {
    /// Adds numbers to the answer, and says how much of the work is done with these, from 0 to 1.
    pub fn answer(&self, numbers: impl IntoIterator<Item = i64>, done: f64) {
        self.0.answer.borrow_mut().extend(numbers);
        self.progress(done);
    }

    /// Says what the answer is so far, and how much of the work is done, from 0 to 1 and never less than before.
    pub fn found(&self, numbers: Vec<i64>, done: f64) {
        self.0.answer.replace(numbers);
        self.progress(done);
    }

    /// From now on the answer so far is what this tells, between two pauses.
    pub fn told_by(&self, told: impl Fn() -> Vec<i64> + 'static) {
        self.0.told.replace(Some(Box::new(told)));
    }

    /// Says how much of the work is done.
    pub fn progress(&self, done: f64) {
        self.0.done.set(self.0.done.get().max(done));
    }

    /// Goes on with something, from pause to pause, until it has come to an end.
    pub async fn until<T>(&self, mut go_on: impl FnMut() -> Option<T>) -> T {
        loop {
            if let Some(found) = go_on() {
                return found;
            }
            self.pause().await;
        }
    }

    /// Pauses: whoever runs the work goes on from here, or drops it.
    pub async fn pause(&self) {
        let mut has_paused = false;
        poll_fn(|_| {
            if std::mem::replace(&mut has_paused, true) {
                Poll::Ready(())
            } else {
                Poll::Pending
            }
        })
        .await;
    }
}

/// What begins the tasks of a name, from their numbers.
pub type Begin = fn(&[u32]) -> Result<Work, Error>;

/// Tasks by their names.
pub type Tasks = &'static [(&'static str, Begin)];

/// The task of a name, from its numbers.
pub fn begin<'a>(
    tasks: impl IntoIterator<Item = &'a (&'static str, Begin)>,
    name: &str,
    numbers: &[u32],
) -> Result<Work, Error> {
    let found = tasks.into_iter().find(|(named, _)| *named == name);
    let none = || Error::new(format!("no figure needs “{name}” solved"));
    (found.ok_or_else(none)?.1)(numbers)
}
