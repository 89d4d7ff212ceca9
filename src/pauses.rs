//! Long work in pieces: an `async fn` awaits a pause every few milliseconds, and whoever runs it may draw a frame meanwhile, or stop.

use core::pin::pin;
use core::task::{Context, Poll, Waker};

/// The pause of work that is done at once.
pub(crate) async fn never() {}

/// Work that never pauses, done.
pub(crate) fn at_once<T>(work: impl Future<Output = T>) -> T {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(work).poll(&mut context) {
        Poll::Ready(done) => done,
        Poll::Pending => unreachable!("this work has no pauses"),
    }
}
