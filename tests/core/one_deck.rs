//! Both secrets from one deck: what it comes to, and small races by plans.

use crate::board::plans::TrueGame;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, one_deck};
use upperhand_oracles::{pool, sized};

#[test]
fn to_leave_out_ones_own_card_costs_most_in_the_race() {
    let points = |ending| {
        let found = one_deck(ending, pool(24)).unwrap();
        (found.hiding - found.careless, found)
    };
    let (official, found) = points(Ending::Official);
    assert_eq!(
        (found.hiding, found.careless),
        (Fraction::new(307, 552), Fraction::new(347, 690))
    );
    let (race, found) = points(Ending::Race);
    assert_eq!(
        (found.hiding, found.careless),
        (Fraction::new(85, 138), Fraction::new(199, 414))
    );
    // 5.3 points and 13.5, and in the race it turns who is ahead.
    assert!(official > Fraction::new(5, 100) && race > Fraction::new(13, 100));
    assert!(found.careless < Fraction::new(1, 2));
    for faces in 3..=sized(24, 40) {
        let found = one_deck(Ending::Official, pool(faces)).unwrap();
        assert!(found.careless <= found.hiding, "{faces}");
    }
}

#[test]
fn all_sizes_have_an_answer_and_others_are_refused() {
    for ending in [Ending::Race, Ending::Official] {
        let largest = one_deck(ending, pool(sized(32, 64))).unwrap();
        assert!(Fraction::ZERO < largest.careless && largest.careless < largest.hiding);
    }
    for (ending, faces) in [
        (Ending::Race, 2),
        (Ending::Official, 65),
        (Ending::Open, 24),
    ] {
        let text = format!("one deck of {faces} faces is outside 3..=64 under race or official");
        assert_eq!(one_deck(ending, pool(faces)).unwrap_err().to_string(), text);
    }
}

#[test]
fn the_smallest_decks_are_worth_what_all_plans_say() {
    for (faces, value) in [(3, Fraction::ONE), (4, Fraction::new(2, 3))] {
        assert_eq!(TrueGame::of_one_deck(faces).value(), value, "{faces}");
        let faces = pool(u32::try_from(faces).unwrap());
        assert_eq!(one_deck(Ending::Race, faces).unwrap().exact, Some(value));
    }
    for (ending, faces) in [(Ending::Race, 5), (Ending::Official, 3)] {
        assert_eq!(one_deck(ending, pool(faces)).unwrap().exact, None);
    }
}
