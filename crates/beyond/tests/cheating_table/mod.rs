//! The cheating table: its chances beside plain enumeration of deals and rolls, what is known of an evening beside naive bookkeeping.

mod chances;
mod facts;
mod lines;

use upperhand::play::cheating::Agreement;

/// Cards of a deck, three seats, the faces of the die, the lines: as the rules say them.
const CARDS: usize = 52;
const FACES: u32 = 24;
const JACK_OF_HEARTS: usize = 9 * 4 + 1;
const JACK_OF_CLUBS: usize = 9 * 4;
const KING_OF_DIAMONDS: usize = 11 * 4 + 2;

/// Every deal to three.
fn deals() -> impl Iterator<Item = [usize; 3]> {
    let all = (0..CARDS).flat_map(|one| (0..CARDS).map(move |two| [one, two]));
    all.flat_map(|[one, two]| (0..CARDS).map(move |three| [one, two, three]))
        .filter(|[one, two, three]| one != two && one != three && two != three)
}

/// Who holds, by the rules in words.
fn held(agreement: Agreement, cards: [usize; 3], roll: u32) -> [bool; 3] {
    let mut held = cards.map(|card| card >= JACK_OF_HEARTS);
    if let Some([first, second]) = agreement.pair() {
        match roll {
            1 => {
                held[first] = true;
                held[second] = cards[second] >= KING_OF_DIAMONDS;
            }
            2 => {
                held[first] = cards[first] >= KING_OF_DIAMONDS;
                held[second] = true;
            }
            _ => {
                for seat in [first, second] {
                    held[seat] = cards[seat] >= JACK_OF_CLUBS;
                }
            }
        }
    }
    held
}

/// What each gains: an ante each in the pot; who holds alone takes it; else the best takes it, the others who held pay three
/// in, and these are handed back in equal shares.
fn gains(cards: [usize; 3], held: [bool; 3]) -> [i64; 3] {
    let holders: Vec<usize> = (0..3).filter(|&seat| held[seat]).collect();
    let Some(&best) = holders.iter().max_by_key(|&&seat| cards[seat]) else {
        // All antes stay where they are.
        return [0; 3];
    };
    let mut purse = [-1_i64; 3];
    purse[best] += 3;
    let mut paid = 0;
    for &seat in holders.iter().filter(|&&seat| seat != best) {
        purse[seat] -= 3;
        paid += 3;
    }
    purse.map(|antes| antes + paid / 3)
}
