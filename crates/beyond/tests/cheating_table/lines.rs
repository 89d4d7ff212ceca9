//! The line of who plays alone.

use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Deck, TwoOthers};
use upperhand::play::cheating::ALONE;

#[test]
fn alone_one_line_is_a_best_reply_to_itself() {
    let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay).unwrap();
    let equal = (0..=52).filter(|&line| {
        let others = TwoOthers::new(&game, [line, line]).unwrap();
        let own = (0..52).map(|card| card >= line).collect();
        let gained = others.rounds().reply(own).round.alpha;
        // Among all ways to hold, not only lines.
        let best = others.rounds().best_reply_before(Fraction::ZERO);
        gained == best.round.alpha
    });
    assert_eq!(equal.collect::<Vec<_>>(), [ALONE]);
}
