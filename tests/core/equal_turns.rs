//! Equal turns at *Guess Who?*: what is known of equal pools.

use upperhand::Fraction;
use upperhand::guess_who::{Ending, EqualTurns, Rules, win_probability};
use upperhand_oracles::pool;

#[test]
fn the_whole_edge_of_who_begins_is_that_turn() {
    let half = Fraction::new(1, 2);
    let of_equal = |turns: &EqualTurns, size: u32| turns.score(pool(size), pool(size));
    let official = EqualTurns::new(Ending::Official, pool(48));
    for size in (2..=25).chain([32, 48]) {
        assert_eq!(of_equal(&official, size), half, "{size}");
        // Without it she is ahead, but of two.
        let without = win_probability(Rules::OFFICIAL, pool(size), pool(size)).unwrap();
        let is_ahead = 2 * without.numerator() > without.denominator();
        assert_eq!(is_ahead, size > 2, "{size}");
    }
    let race = EqualTurns::new(Ending::Race, pool(64));
    for size in 2..=64_u32 {
        assert!(of_equal(&race, size) <= half, "{size}");
        if size.is_power_of_two() {
            assert_eq!(of_equal(&race, size), half, "{size}");
        }
    }
    for size in [12, 24, 48] {
        assert_eq!(of_equal(&race, size), Fraction::new(17, 36), "{size}");
    }
}
