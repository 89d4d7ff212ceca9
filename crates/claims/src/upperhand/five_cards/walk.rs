//! The game of five cards, and what holding a hand gains in it by a walk over all hands that can be dealt beside it.

use upperhand::guts::cards::{AllDrop, Deck, Error, LineGame, Ranking};

/// The game of the whole deck, ranked as in poker.
pub(super) async fn game(all_drop: AllDrop) -> Result<LineGame, Error> {
    LineGame::in_pieces(Deck::STANDARD, Ranking::new(5, true)?, all_drop).await
}

/// The cards of every hand, a bit each.
pub(super) fn sets_of(game: &LineGame) -> Vec<u64> {
    let set = |hand: usize| {
        let cards = game.hand_cards(hand);
        cards.fold(0, |set, card| set | 1 << (4 * card.rank() + card.suit()))
    };
    (0..game.hands()).map(set).collect()
}

/// What holding a hand gains against a strategy that holds each hand `held` times out of `whole`, times `whole`.
pub(super) fn gain(
    all_drop: AllDrop,
    sets: &[u64],
    hand: usize,
    (whole, held): (i64, impl Fn(usize) -> i64),
) -> i64 {
    let others = sets
        .iter()
        .enumerate()
        .filter(|&(_, set)| set & sets[hand] == 0);
    let gains = others.map(|(theirs, _)| {
        let better = if hand > theirs { 1 } else { -1 };
        let held = held(theirs);
        let where_dropped = match all_drop {
            AllDrop::Replay => 1,
            // Where both drop, the better hand has to match the pot.
            AllDrop::Weenie => 1 + better,
        };
        // Twice the ante is won or lost in place of one ante lost.
        held * (2 * better + 1) + (whole - held) * where_dropped
    });
    gains.sum()
}
