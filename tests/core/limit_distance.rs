//! P − p∞ as an exact fraction, against p∞ in doubles and against what is known of it.

use upperhand::guess_who::{
    Ending, Error, LimitDistance, Pool, Rules, limit_distance, limit_probability, win_probability,
};
use upperhand_oracles::random_board::{SEED, below};
use upperhand_oracles::{all_rules, pool};

/// P = p∞ + distance, as near as doubles tell.
fn agrees_with_doubles(rules: Rules, n: u32, m: u32) {
    let (mine, theirs) = (pool(n), pool(m));
    let Ok(win) = win_probability(rules, mine, theirs) else {
        let refused = limit_distance(rules, mine, theirs);
        assert_eq!(refused, Err(Error::NotAPosition));
        return;
    };
    let distance = limit_distance(rules, mine, theirs).unwrap();
    let limit = limit_probability(rules, f64::from(n), f64::from(m)).unwrap();
    let sum = limit + distance.value();
    assert!(
        (sum - win.value()).abs() <= 2_f64.powi(-48),
        "{rules} ({n}, {m}): {win} is not {limit} + {distance}"
    );
}

#[test]
fn the_distance_is_what_p_and_its_limit_are_apart() {
    let mut seed = SEED;
    for rules in all_rules() {
        for n in 1..=150 {
            for m in 1..=150 {
                agrees_with_doubles(rules, n, m);
            }
        }
        for n in [1, 2, 7, 36, 7_777, 60_467_177, 1 << 30, Pool::MAX.get()] {
            for m in [1, 3, 6, 37, 1_000, 60_467_177, 1 << 30, Pool::MAX.get()] {
                agrees_with_doubles(rules, n, m);
            }
        }
        for bits in [8, 10, 14, 20, 29].repeat(300) {
            let mut any = || (1 << bits) + u32::try_from(below(&mut seed, 1 << bits)).unwrap();
            agrees_with_doubles(rules, any(), any());
        }
    }
}

/// The table of the documentation, in whole numbers: no further, and as far.
#[test]
fn the_distances_are_those_of_the_table() {
    for rules in all_rules() {
        let r = i64::from(rules.answers());
        // The bounds as fractions, of max(n, m) but for the race.
        let (low, high, divisor) = match rules.ending() {
            Ending::Race => (-r, r * r, r + 1),
            Ending::Official => (-(r - 1).pow(2), (r - 1).pow(2), 2 * r * r),
            Ending::Open if r <= 3 => (0, 0, 1),
            Ending::Open => (3 - r, r - 3, 2 * (r - 2)),
        };
        let (mut lowest, mut highest) = (false, false);
        for n in rules.answers() + 1..=u8::MAX {
            for m in rules.answers() + 1..=u8::MAX {
                let distance = at(rules, n.into(), m.into());
                let size = match rules.ending() {
                    Ending::Race => 1,
                    _ => i64::from(n.max(m)),
                };
                let (value, unit) = (
                    distance.numerator * divisor,
                    i64::from(distance.unit) * size,
                );
                let inside = low * unit <= value && value <= high * unit;
                assert!(inside, "{rules} ({n}, {m}): {distance:?}");
                lowest |= value == low * unit;
                highest |= value == high * unit;
            }
        }
        assert!(highest, "{rules}");
        // Only open with four answers and more falls short below.
        assert_eq!(lowest, rules.ending() != Ending::Open || r <= 3, "{rules}");
    }
}

fn at(rules: Rules, n: u32, m: u32) -> LimitDistance {
    limit_distance(rules, pool(n), pool(m)).unwrap()
}

#[test]
fn it_reads_as_a_signed_fraction_in_lowest_terms() {
    let said = |rules, n, m| limit_distance(rules, pool(n), pool(m)).unwrap().to_string();
    assert_eq!(said(Rules::RACE, 40, 24), "−1/1440");
    assert_eq!(said(Rules::OPEN, 24, 24), "0");
    assert_eq!(
        said(Rules::RACE, Pool::MAX.get(), Pool::MAX.get()),
        "4/13835058042397261827"
    );
}
