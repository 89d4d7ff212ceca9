//! Three hands of Guts from one deck: every deal, and what the first of three gets.

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

/// What the first of three gets, from the rules: the pot of three to the best holder, which other holders match; antes at the
/// end, when everybody takes back a share of what is played for next.
pub fn first_gets(all_drop: AllDrop, hands: [usize; 3], held: [bool; 3]) -> i64 {
    let holders: i64 = held.iter().map(|&held| i64::from(held)).sum();
    if holders == 0 {
        return match all_drop {
            AllDrop::Replay => 0,
            AllDrop::Weenie if hands.iter().max() == Some(&hands[0]) => -2,
            AllDrop::Weenie => 1,
        };
    }
    let best = (0..3)
        .filter(|&seat| held[seat])
        .max_by_key(|&seat| hands[seat]);
    let pot = match (held[0], best == Some(0)) {
        (true, true) => 3,
        (true, false) => -3,
        (false, _) => 0,
    };
    // Of one ante each the share of the next pot is left.
    pot - 1 + (holders - 1)
}
