//! Long work piece by piece, so that whoever has it done may draw a frame meanwhile, show how far it is, or stop.

use core::future::poll_fn;
use core::pin::Pin;
use core::task::{Context, Poll, Waker};

/// Work that is done piece by piece, each of a few milliseconds: a poll does the next one. It waits for nothing besides, so no waker
/// is ever called.
///
/// ```
/// use std::task::{Context, Waker};
/// use upperhand::Pieces;
/// use upperhand::guts::cards::{AllDrop, Deck, LineGame, Ranking};
/// let mut game: Pieces<_> = LineGame::in_pieces(Deck::STANDARD, Ranking::new(2, false)?, AllDrop::Replay);
/// let mut pieces = 1;
/// while game.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending() {
///     pieces += 1;
/// }
/// assert!(pieces > 1);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub type Pieces<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// The end of a piece.
#[doc(hidden)]
pub async fn pause() {
    let mut has_paused = false;
    poll_fn(|_| {
        if core::mem::replace(&mut has_paused, true) {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    })
    .await;
}

/// All pieces, one after the other.
pub(crate) fn at_once<T>(mut work: Pieces<T>) -> T {
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(done) = work.as_mut().poll(&mut context) {
            return done;
        }
    }
}
