//! The lines: that of the equilibrium, and those of the two beside the best of all mixtures of lines.

use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Deck, TwoOthers};
use upperhand::play::cheating::{ALONE, on_average};

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

/// What the best mixture of lines wins is certified where it is shown, with the figure of coalitions.
#[test]
fn the_agreement_wins_nearly_what_the_best_lines_win() {
    let best = Fraction::new(22_032, 4_148_170);
    let share = on_average().unwrap().least / best;
    assert!((0.9935..0.9945).contains(&share.value()), "{share:?}");
}
