//! The pot when it is taken: its law by walks over all rounds, the exponent of its tail by whole powers in integers.

use num_bigint::BigInt;
use upperhand::guts::{Error, Rules, StakeFactors, Threshold};
use upperhand_oracles::random_board::{SEED, below};

const RULES: [Rules; 2] = [Rules::Standard, Rules::Weenie];

/// Thresholds in 32nds, from 1/32 to 1.
const PARTS: u64 = 32;

fn drawn(seed: &mut u64, players: u64) -> Vec<u64> {
    (0..players).map(|_| 1 + below(seed, PARTS)).collect()
}

fn thresholds(at: &[u64]) -> Vec<Threshold> {
    let at = at
        .iter()
        .map(|&at| Threshold::new(at as f64 / PARTS as f64));
    at.collect::<Result<_, _>>().unwrap()
}

/// The chance of each factor of the stakes in units of 32^−n, by going through who holds and who drops.
fn factors(rules: Rules, at: &[u64]) -> Vec<BigInt> {
    let mut chances = vec![BigInt::from(0); at.len().max(3)];
    for holds in 0_u32..1 << at.len() {
        let each = at.iter().enumerate();
        let chance: BigInt = each
            .map(|(player, &at)| {
                if holds >> player & 1 == 1 {
                    PARTS - at
                } else {
                    at
                }
            })
            .map(BigInt::from)
            .product();
        let factor = match (holds.count_ones(), rules) {
            (0, Rules::Standard) => 1,
            (0, Rules::Weenie) => 2,
            (holders, _) => holders as usize - 1,
        };
        chances[factor] += chance;
    }
    chances
}

fn double(number: &BigInt, players: usize) -> f64 {
    let number: f64 = number.to_string().parse().unwrap();
    number / (PARTS as f64).powi(i32::try_from(players).unwrap())
}

#[test]
fn the_chances_of_all_factors_are_those_of_all_ways_to_hold() {
    let mut seed = SEED;
    for round in 0..200 {
        let at = drawn(&mut seed, 2 + round % 6);
        let rules = RULES[usize::try_from(round % 2).unwrap()];
        let found = StakeFactors::new(rules, &thresholds(&at)).unwrap();
        for (factor, exact) in factors(rules, &at).iter().enumerate() {
            let chance = found.chances().get(factor).copied().unwrap_or(0.0);
            let exact = double(exact, at.len());
            assert!((chance - exact).abs() <= 1e-14 * exact, "{at:?} {factor}");
        }
    }
}

/// The exponent lies between two whole numbers, and which is told exactly: κ > s where Σ p_k·(k^s − 1) < p_0.
#[test]
fn the_exponent_lies_between_the_whole_powers_that_integers_tell() {
    let (mut seed, mut infinite, mut places) = (SEED, 0, [0; 4]);
    for round in 0..400 {
        let at = drawn(&mut seed, 2 + round % 6);
        let rules = RULES[usize::try_from(round % 2).unwrap()];
        let tail = StakeFactors::new(rules, &thresholds(&at)).unwrap().tail();
        let chances = factors(rules, &at);
        let zero = BigInt::from(0);
        if chances.iter().skip(2).all(|chance| *chance == zero) {
            assert_eq!((tail.exponent, tail.gap), (f64::INFINITY, 0.0));
            infinite += 1;
            continue;
        }
        assert!(tail.gap < 1e-11, "{at:?}: {tail:?}");
        let is_above = |power: u32| {
            let each = chances.iter().enumerate().skip(2);
            let growth: BigInt = each
                .map(|(factor, chance)| chance * (BigInt::from(factor).pow(power) - 1))
                .sum();
            growth < chances[0]
        };
        for power in 1..=12 {
            assert_eq!(
                tail.exponent - tail.gap > f64::from(power),
                is_above(power),
                "{at:?} {rules:?}: {tail:?} beside {power}"
            );
        }
        assert_eq!(
            [tail.has_mean(), tail.has_variance()],
            [is_above(1), is_above(2)]
        );
        places[(1..=3).filter(|&power| is_above(power)).count()] += 1;
    }
    assert!(
        infinite > 5 && places.iter().all(|&times| times > 10),
        "{infinite} {places:?}"
    );
}

/// The law of the stakes that the pot is taken for, by playing round after round.
fn played(chances: &[f64], most: usize) -> Vec<f64> {
    let mut taken = vec![0.0; most];
    let mut here = vec![0.0; most];
    here[0] = 1.0;
    while here.iter().sum::<f64>() > 1e-16 {
        let mut next = vec![0.0; most];
        for (at, &chance) in here.iter().enumerate() {
            for (factor, &part) in chances.iter().enumerate() {
                let to = (at + 1) * factor;
                if factor == 0 {
                    taken[at] += chance * part;
                } else if to <= most {
                    next[to - 1] += chance * part;
                }
            }
        }
        here = next;
    }
    taken
}

#[test]
fn the_law_of_the_pot_is_that_of_play_round_by_round_and_falls_as_its_exponent_says() {
    let (mut seed, mut checked) = (SEED, 0);
    for round in 0..60 {
        let at = drawn(&mut seed, 3 + round % 4);
        let rules = RULES[usize::try_from(round % 2).unwrap()];
        let factors = StakeFactors::new(rules, &thresholds(&at)).unwrap();
        let (chances, tail) = (factors.chances(), factors.tail());
        if chances[0] < 0.05 {
            continue;
        }
        let taken = factors.taken(128);
        let (exceeded, mut left) = (factors.exceeded(128), 1.0);
        for (stakes, (found, played)) in taken.iter().zip(played(chances, 128)).enumerate() {
            assert!((found - played).abs() < 1e-13, "{at:?} {rules:?} {stakes}");
            assert!((exceeded[stakes] - left).abs() < 1e-13);
            left -= found;
        }
        if !(0.2..2.5).contains(&tail.exponent) {
            continue;
        }
        checked += 1;
        // The κ-th power of the stakes has the same mean after each round. So it has when they first come to x or more, which is
        // at most as many times as much as the largest factor: the chance of that is at most x^−κ, and not much less.
        let overshoot = (chances.len() as f64).powf(-tail.exponent);
        let mut left = 1.0;
        for (stakes, chance) in (1_u32..).zip(factors.taken(1 << 14)) {
            let scaled = left * f64::from(stakes).powf(tail.exponent);
            assert!(
                (overshoot * 0.999..1.001).contains(&scaled),
                "{at:?} {rules:?} {stakes}: {scaled}"
            );
            left -= chance;
        }
    }
    assert!(checked > 10, "{checked}");
}

#[test]
fn odd_tables_are_told_from_impossible_ones() {
    let of = |at: &[f64]| {
        StakeFactors::new(Rules::Standard, &Threshold::all(at).unwrap())
            .unwrap()
            .tail()
    };
    // Nobody drops: the pot of three grows and is never taken; that of two stays.
    assert_eq!(of(&[0.0; 3]).exponent, 0.0);
    assert_eq!(of(&[0.0; 2]).exponent, f64::INFINITY);
    // Nobody holds: it stays, too.
    assert_eq!(of(&[1.0; 3]).exponent, f64::INFINITY);
    let never = StakeFactors::new(Rules::Standard, &Threshold::all(&[1.0; 3]).unwrap()).unwrap();
    assert_eq!(never.exceeded(2), [1.0, 0.0, 0.0]);
    // Chances too small for a number: the exponent is below any number, and the gap says so.
    let tail = of(&[0.1; 1000]);
    assert!(tail.exponent <= tail.gap && tail.gap < 1e-12, "{tail:?}");
    for players in [0, 1, 1001] {
        let found = StakeFactors::at_equilibrium(Rules::Weenie, players);
        assert_eq!(found, Err(Error::PotPlayers { given: players }));
    }
    let message = Error::PotPlayers { given: 1001 }.to_string();
    assert_eq!(message, "a pot of 1001 players is outside 2..=1000");
}
