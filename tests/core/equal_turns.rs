//! Equal turns at *Guess Who?*, by a naive game tree in fractions, and what is known of equal pools.

use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, EqualTurns, Rules, win_probability};
use upperhand_oracles::{pool, sized};

type Known = HashMap<(u32, u32, bool), Fraction>;

/// What the player to move can expect, by the rules alone.
fn expected(ending: Ending, mine: u32, theirs: u32, began: bool, known: &mut Known) -> Fraction {
    if let Some(found) = known.get(&(mine, theirs, began)) {
        return *found;
    }
    let share = |part: u32, all: u32| Fraction::new(i128::from(part), i128::from(all));
    let half = Fraction::new(1, 2);
    // The other, who did not begin, may still be right: by a name, or where either answer leaves her one.
    let caught = if ending == Ending::Race && theirs == 2 {
        Fraction::ONE
    } else {
        share(1, theirs)
    };
    let right = if began {
        Fraction::ONE - half * caught
    } else {
        Fraction::ONE
    };
    let mut best = Fraction::ZERO;
    for yes in 1..mine {
        let after = |part: u32, known: &mut Known| {
            let worth = if ending == Ending::Race && part == 1 {
                right
            } else {
                Fraction::ONE - expected(ending, theirs, part, !began, known)
            };
            share(part, mine) * worth
        };
        best = best.max(after(yes, known) + after(mine - yes, known));
    }
    if ending != Ending::Race {
        let mut named = share(1, mine) * right;
        if ending == Ending::Open && mine > 1 {
            let goes_on = Fraction::ONE - expected(ending, theirs, mine - 1, !began, known);
            named = named + share(mine - 1, mine) * goes_on;
        }
        best = best.max(named);
    }
    known.insert((mine, theirs, began), best);
    best
}

#[test]
fn it_is_what_the_game_tree_says() {
    for ending in [Ending::Race, Ending::Official, Ending::Open] {
        let largest = sized(12, 24);
        let least = if ending == Ending::Race { 2 } else { 1 };
        let (turns, mut known) = (EqualTurns::new(ending, pool(largest)), Known::new());
        for mine in least..=largest {
            for theirs in least..=largest {
                let expected = expected(ending, mine, theirs, true, &mut known);
                assert_eq!(
                    turns.score(pool(mine), pool(theirs)),
                    expected,
                    "{ending:?} {mine} {theirs}"
                );
            }
        }
    }
}

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
