//! Long work as straight code: an `async fn` that pauses, run from pause to pause.

use crate::error::Error;
use crate::task::TaskRun;
use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// Work on its way: a [`TaskRun`] that goes on to the next pause with each step.
pub struct Work {
    procedure: Pin<Box<dyn Future<Output = Result<(), Error>>>>,
    working: Working,
    is_over: bool,
}

/// What work that is under way reports: its answer so far, and the share that is done.
#[derive(Clone, Default)]
pub struct Working(Rc<Report>);

#[derive(Default)]
struct Report {
    answer: RefCell<Vec<i64>>,
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
}

impl TaskRun for Work {
    fn step(&mut self) -> Result<(), Error> {
        if self.is_over {
            return Ok(());
        }
        let mut context = Context::from_waker(Waker::noop());
        match self.procedure.as_mut().poll(&mut context) {
            Poll::Pending => Ok(()),
            Poll::Ready(outcome) => {
                self.is_over = true;
                outcome
            }
        }
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn done(&self) -> f64 {
        self.working.0.done.get()
    }

    fn answer(&self) -> Vec<i64> {
        self.working.0.answer.borrow().clone()
    }
}

impl Working {
    /// Adds numbers to the answer, and says how much of the work is done with these, from 0 to 1.
    pub fn answer(&self, numbers: impl IntoIterator<Item = i64>, done: f64) {
        self.0.answer.borrow_mut().extend(numbers);
        self.0.done.set(done);
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

/// What is left to be read of an answer.
pub struct Numbers<'a>(pub &'a [i64]);

impl Numbers<'_> {
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next number, if it is one of this type.
    pub fn number<T: TryFrom<i64>>(&mut self) -> Result<T, Error> {
        let number = self.0.split_first().and_then(|(&number, rest)| {
            self.0 = rest;
            T::try_from(number).ok()
        });
        number.ok_or_else(|| Error::new("an answer ends too early, or has a number too large"))
    }

    /// As many things as the next number says.
    pub fn list<T>(
        &mut self,
        one: impl Fn(&mut Self) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        (0..self.number::<u32>()?).map(|_| one(self)).collect()
    }
}
