//! Ruin at Guts: bounds that certify themselves in fractions.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "small whole numbers"
)]

use num_bigint::BigInt;
use num_rational::Ratio;
use std::collections::BTreeMap;
use upperhand::guts::Rules::{Standard, Weenie};
use upperhand::guts::{Error, Ruin, Rules, StakeFactors, Threshold};

type Q = Ratio<BigInt>;

const RULES: [Rules; 2] = [Standard, Weenie];

fn q(numerator: i64, denominator: i64) -> Q {
    Q::new(numerator.into(), denominator.into())
}

/// The chances of a round at one table for player 0, by going through who holds and who is the best of them: what she pays or wins, and
/// the factor of the pot.
fn round(rules: Rules, players: u32, (hold, parts): (i64, i64)) -> BTreeMap<(i64, i64), Q> {
    let mut outcomes = BTreeMap::new();
    for holds in 0_u32..1 << players {
        let seats = 0..players;
        let each = seats.clone().map(|seat| {
            if holds >> seat & 1 == 1 {
                q(hold, parts)
            } else {
                q(parts - hold, parts)
            }
        });
        let chance = each.product::<Q>();
        let count = i64::from(holds.count_ones());
        let contenders = seats.filter(|seat| count == 0 || holds >> seat & 1 == 1);
        let contenders: Vec<u32> = contenders.collect();
        for &best in &contenders {
            let part = &chance / q(contenders.len() as i64, 1);
            let outcome = match (count, rules) {
                (0, Standard) => (0, 1),
                (0, Weenie) => (if best == 0 { -1 } else { 0 }, 2),
                _ if best == 0 => (1, count - 1),
                _ => (if holds & 1 == 1 { -1 } else { 0 }, count - 1),
            };
            *outcomes.entry(outcome).or_insert_with(|| q(0, 1)) += part;
        }
    }
    outcomes
}

fn exact(value: f64) -> Q {
    Q::from_float(value).unwrap()
}

/// The bounds certify themselves: what is no less than a round makes of it is no less than the chance, and what is no more is no more.
/// In fractions, with who holds and who is best gone through.
#[test]
fn bounds_are_certified_by_one_round_more() {
    let mut checked = 0;
    for (rules, players, hold) in RULES.into_iter().flat_map(|rules| {
        let tables = [(2, 8), (3, 5), (4, 4), (6, 2), (7, 2)];
        tables.map(|(players, hold)| (rules, players, hold))
    }) {
        let threshold = Threshold::new((16 - hold) as f64 / 16.0).unwrap();
        let outcomes = round(rules, players, (hold, 16));
        let pots = 120_i64;
        let bankroll = |pots: i64| 1 + u32::try_from(pots).unwrap() * players;
        let ruin = Ruin::new(rules, players as usize, threshold, bankroll(pots)).unwrap();
        let bounds = |pots: i64| ruin.with(bankroll(pots)).unwrap();
        for at in 0..pots {
            let (mut above, mut below) = (q(0, 1), q(0, 1));
            for ((sign, factor), part) in &outcomes {
                let left = at + sign;
                if left < 0 {
                    above += part;
                    below += part;
                } else if *factor > 0 {
                    let next = bounds(left / factor);
                    above += part * exact(next.high);
                    below += part * exact(next.low);
                }
            }
            let here = bounds(at);
            assert!(exact(here.high) >= above, "{rules:?} {players} {at}");
            assert!(exact(here.low) <= below, "{rules:?} {players} {at}");
            // Antes count as far as they pay a whole pot.
            assert_eq!(ruin.with(bankroll(at) + players - 1), Some(here));
            checked += 1;
        }
    }
    assert_eq!(checked, 1200);
}

#[test]
fn bounds_are_tight_ordered_and_fall_as_the_exponent_says() {
    for (rules, players) in RULES
        .into_iter()
        .flat_map(|rules| [3, 4, 7, 20, 64].map(|players| (rules, players)))
    {
        let most = 60_000;
        let ruin = Ruin::at_equilibrium(rules, players, most).unwrap();
        let mut before = 1.0;
        for bankroll in (1..=most).step_by(players) {
            let found = ruin.with(bankroll).unwrap();
            assert!(0.0 < found.low && found.low <= found.high, "{found:?}");
            assert!(
                found.high - found.low < 1e-11 * found.low,
                "{bankroll}: {found:?}"
            );
            assert!(found.low <= before, "{bankroll}");
            before = found.high;
        }
        // By the sum of a quarter of the chances, which evens out what hangs on multiples of small factors.
        let exponent = StakeFactors::at_equilibrium(rules, players)
            .unwrap()
            .tail()
            .exponent;
        let pots = most / u32::try_from(players).unwrap();
        let scaled = |from: u32| {
            let range = from..2 * from;
            let each = range.map(|pots| {
                let bankroll = 1 + pots * u32::try_from(players).unwrap();
                ruin.with(bankroll).unwrap().high * f64::from(pots).powf(exponent - 1.0)
            });
            each.sum::<f64>()
        };
        let ratio = scaled(pots / 2) / scaled(pots / 4);
        assert!((ratio - 1.0).abs() < 0.02, "{rules:?} {players}: {ratio}");
    }
}

#[test]
fn the_smallest_bankroll_is_enough_and_one_ante_less_is_not() {
    for (rules, players) in RULES
        .into_iter()
        .flat_map(|rules| [2, 3, 5, 8, 20].map(|players| (rules, players)))
    {
        let ruin = Ruin::at_equilibrium(rules, players, 100_000).unwrap();
        for chance in [0.1, 0.01, 0.001] {
            let enough = ruin.smallest_bankroll(chance).unwrap();
            assert!(ruin.with(enough).unwrap().high < chance);
            assert!(enough == 1 || ruin.with(enough - 1).unwrap().low >= chance);
        }
        assert_eq!(ruin.smallest_bankroll(0.0), None);
        // More antes solved for change nothing but rounding.
        let few = Ruin::at_equilibrium(rules, players, 50).unwrap();
        for bankroll in 1..=50 {
            let (one, two) = (few.with(bankroll).unwrap(), ruin.with(bankroll).unwrap());
            assert!(one.low <= two.high && two.low <= one.high);
        }
    }
}

#[test]
fn odd_requests_are_told_from_impossible_ones() {
    let at =
        |at, players, bankroll| Ruin::new(Standard, players, Threshold::new(at).unwrap(), bankroll);
    // Nobody holds: nothing is ever paid. Nobody drops: the bounds say nothing, and are not wrong.
    assert_eq!(at(1.0, 3, 5).unwrap().with(5).unwrap().low, 0.0);
    let ever = at(0.0, 3, 5).unwrap().with(5).unwrap();
    assert!(ever.low <= 1.0 && 1.0 <= ever.high, "{ever:?}");
    for (players, bankroll, error) in [
        (1, 5, Error::PotPlayers { given: 1 }),
        (1001, 5, Error::PotPlayers { given: 1001 }),
        (3, 0, Error::Bankroll { given: 0 }),
        (3, 1_000_001, Error::Bankroll { given: 1_000_001 }),
    ] {
        assert_eq!(at(0.5, players, bankroll).unwrap_err(), error);
        assert_eq!(
            Ruin::at_equilibrium(Weenie, players, bankroll).unwrap_err(),
            error
        );
    }
    let message = Error::Bankroll { given: 0 }.to_string();
    assert_eq!(message, "a bankroll of 0 antes is outside 1..=1000000");
}
