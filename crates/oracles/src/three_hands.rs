//! Three hands of Guts from one deck: every deal, and what the first of three gets.

use crate::dealt_guts::{Dealt, settle};
use upperhand::guts::cards::{AllDrop, CardGame, Deck};

pub fn game(ranks: u32, suits: u32, cards: u32, all_drop: AllDrop) -> CardGame {
    CardGame::new(Deck::new(ranks, suits).unwrap(), cards, all_drop).unwrap()
}

/// Visits all deals of three hands.
pub fn deals(game: &CardGame, mut visit: impl FnMut([usize; 3])) {
    let hands = game.hands();
    let apart = |one: usize, other: usize| hands.get(one).is_disjoint_from(hands.get(other));
    for one in 0..hands.len() {
        for other in (0..hands.len()).filter(|&other| apart(one, other)) {
            for third in (0..hands.len()).filter(|&third| apart(one, third) && apart(other, third))
            {
                visit([one, other, third]);
            }
        }
    }
}

/// What the first of three gets.
pub fn first_gets(all_drop: AllDrop, hands: [usize; 3], held: [bool; 3]) -> i64 {
    let deal = [0, 1, 2].map(|seat: usize| Dealt {
        hand: hands[seat] as f64,
        holds: held[seat],
    });
    settle(&deal, all_drop == AllDrop::Weenie).0[0].into()
}
