//! Ruin at Guts: bounds beside exact fractions of all games of a few rounds, all rounds one after the other, closed forms, and games
//! with hands and coins.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "small whole numbers"
)]

use num_bigint::BigInt;
use num_rational::Ratio;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use upperhand::guts::Rules::{Standard, Weenie};
use upperhand::guts::{Error, Players, Ruin, Rules, StakeFactors, Threshold, equilibrium};
use upperhand_oracles::cash::Cash;
use upperhand_oracles::confidence::assert_frequency;
use upperhand_oracles::sized;

type Q = Ratio<BigInt>;

const RULES: [Rules; 2] = [Standard, Weenie];

fn q(numerator: i64, denominator: i64) -> Q {
    Q::new(numerator.into(), denominator.into())
}

/// A game on its way: the pot and what a player has left, both in antes.
type Table = (i64, i64);

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

/// The chance of ruin within so many rounds, and that of the games still on then or not followed so far.
fn within<N>(
    outcomes: &BTreeMap<(i64, i64), N>,
    players: u32,
    bankroll: u32,
    rounds: u32,
    is_followed: impl Fn(&N) -> bool,
) -> (N, N)
where
    N: Clone + num_traits::Zero + num_traits::One + for<'a> std::ops::Mul<&'a N, Output = N>,
{
    let mut left_out = N::zero();
    let mut ruined = N::zero();
    let start = (i64::from(players), i64::from(bankroll) - 1);
    let mut tables: BTreeMap<Table, N> = BTreeMap::from([(start, N::one())]);
    for _ in 0..rounds {
        let mut next = BTreeMap::new();
        for ((pot, cash), chance) in tables {
            if !is_followed(&chance) {
                left_out = left_out + chance;
                continue;
            }
            for ((sign, factor), part) in outcomes {
                let here = chance.clone() * part;
                let left = cash + sign * pot;
                if left < 0 {
                    ruined = ruined + here;
                } else if *factor > 0 {
                    let table = next.entry((factor * pot, left)).or_insert_with(N::zero);
                    *table = table.clone() + here;
                }
            }
        }
        tables = next;
    }
    let on = tables
        .into_values()
        .fold(left_out, |sum, chance| sum + chance);
    (ruined, on)
}

fn exact(value: f64) -> Q {
    Q::from_float(value).unwrap()
}

#[test]
fn ruin_within_a_few_rounds_is_that_of_all_games_in_fractions() {
    let mut near = 0;
    for (rules, players, hold) in RULES.into_iter().flat_map(|rules| {
        let tables = [(2, 4), (2, 6), (3, 2), (3, 4), (4, 3), (5, 2)];
        tables.map(|(players, hold)| (rules, players, hold))
    }) {
        let threshold = Threshold::new((8 - hold) as f64 / 8.0).unwrap();
        let outcomes = round(rules, players, (hold, 8));
        assert_eq!(outcomes.values().sum::<Q>(), q(1, 1));
        let ruin = Ruin::new(rules, players as usize, threshold, 60).unwrap();
        for &bankroll in sized(&[1, 3, 8, 60][..], &[1, 2, 3, 5, 8, 17, 60]) {
            let (ruined, on) = within(&outcomes, players, bankroll, 5, |_| true);
            let found = ruin.with(bankroll).unwrap();
            let most = &ruined + &on;
            assert!(exact(found.low) <= most, "{rules:?} {players} {bankroll}");
            assert!(
                ruined <= exact(found.high),
                "{rules:?} {players} {bankroll}"
            );
            assert!(found.low <= found.high && found.high - found.low <= 1e-13);
            near += u32::from(on < q(1, 5));
        }
    }
    assert!(near > 10, "{near}");
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
            checked += 1;
        }
    }
    assert_eq!(checked, 1200);
}

/// All rounds one after the other, until hardly any game is still on.
#[test]
fn ruin_is_that_of_all_rounds_one_after_the_other() {
    for (rules, players) in [
        (Standard, 3),
        (Standard, 6),
        (Weenie, 2),
        (Weenie, 3),
        (Weenie, 5),
    ] {
        let at = equilibrium(rules, Players::new(players as usize).unwrap());
        // Fractions near the chances: a threshold with a short name, played by both.
        let hold = (256.0 * (1.0 - at.threshold.get())).round();
        let threshold = Threshold::new(1.0 - hold / 256.0).unwrap();
        let exact = round(rules, players, (hold as i64, 256));
        let outcomes: BTreeMap<(i64, i64), f64> = exact
            .into_iter()
            .map(|(outcome, chance)| (outcome, double(&chance)))
            .collect();
        let ruin = Ruin::new(rules, players as usize, threshold, 400).unwrap();
        for bankroll in [1, 7, 30, 100, 400] {
            let (ruined, on) = within(&outcomes, players, bankroll, 40, |chance: &f64| {
                *chance > 1e-9
            });
            let found = ruin.with(bankroll).unwrap();
            assert!(on < 1e-3, "{on}");
            let slack = 1e-13;
            assert!(ruined <= found.high + slack && found.low <= ruined + on + slack);
            // What of the games still on is ruined: some, and not all.
            let late = (found.high - ruined) / on;
            assert!(
                (0.0..0.9).contains(&late),
                "{rules:?} {players} {bankroll}: {late}"
            );
        }
    }
}

fn double(chance: &Q) -> f64 {
    // Denominators are powers of 256 times small numbers: quotients of whole numbers that floats hold.
    let scaled = chance * q(1 << 52, 1);
    let scaled: f64 = scaled.round().to_integer().to_string().parse().unwrap();
    scaled / (1_u64 << 52) as f64
}

/// The stakes of two never grow without the Weenie rule: one walk by steps of a pot, which is geometric.
#[test]
fn ruin_of_two_is_a_simple_walk() {
    for parts in 1..16 {
        let t = f64::from(parts) / 16.0;
        let ruin = Ruin::new(Standard, 2, Threshold::new(t).unwrap(), 61).unwrap();
        // Both hold, and one of them pays; or one takes the pot.
        let (pays, ends) = ((1.0 - t).powi(2) / 2.0, 2.0 * t * (1.0 - t));
        let whole = ends + 2.0 * pays;
        let less = 2.0 * pays / (whole + (whole * whole - 4.0 * pays * pays).sqrt());
        for (pots, bankroll) in (0..30).map(|pots| (pots, 2 * pots + 1)) {
            let closed = less.powi(pots + 1);
            for bankroll in [bankroll, bankroll + 1] {
                let found = ruin.with(u32::try_from(bankroll).unwrap()).unwrap();
                let slack = 1e-10 * closed;
                assert!(found.low <= closed + slack && closed <= found.high + slack);
                assert!(
                    found.high - found.low <= 1e-10 * closed,
                    "{t} {pots}: {found:?}"
                );
            }
        }
    }
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

/// Hands and coins: who is the best is not assumed here.
#[test]
fn games_with_hands_and_coins_ruin_as_often() {
    const GAMES: u32 = 20_000;
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(40);
    for (rules, players, bankroll) in [
        (Standard, 2, 3),
        (Standard, 4, 5),
        (Standard, 9, 10),
        (Weenie, 3, 4),
        (Weenie, 6, 13),
        (Weenie, 12, 1),
    ] {
        let at = equilibrium(rules, Players::new(players).unwrap());
        let mut ruined = 0;
        for _ in 0..GAMES {
            let mut cash = Cash::new(players);
            loop {
                let hands: Vec<f64> = (0..players).map(|_| dice.random()).collect();
                let held: Vec<bool> = hands
                    .iter()
                    .map(|&hand| hand > at.threshold.get())
                    .collect();
                let ends = held.iter().filter(|&&held| held).count() == 1;
                if ends {
                    break;
                }
                cash.round(&hands, &held, rules == Weenie);
                let share = cash.pot / i64::try_from(players).unwrap();
                let spent = share - cash.worth(0);
                if spent > i64::from(bankroll) {
                    ruined += 1;
                    break;
                }
            }
        }
        let found = Ruin::at_equilibrium(rules, players, bankroll).unwrap();
        let chance = found.with(bankroll).unwrap().high;
        assert!(chance > 0.002, "{chance}");
        assert_frequency(
            ruined,
            GAMES,
            chance,
            &format!("{rules:?} {players} {bankroll}"),
        );
    }
}

#[test]
fn what_the_pot_exceeds_adds_up_with_what_it_is_taken_for() {
    for (rules, players) in RULES
        .into_iter()
        .flat_map(|rules| [2, 3, 5, 30, 1000].map(|players| (rules, players)))
    {
        let factors = StakeFactors::at_equilibrium(rules, players).unwrap();
        let (exceeded, taken) = (factors.exceeded(500), factors.taken(500));
        let mut left = 1.0;
        for (stakes, chance) in (1..).zip(taken) {
            assert!((exceeded[stakes - 1] - left).abs() < 1e-13);
            left -= chance;
        }
        assert!((exceeded[500] - left).abs() < 1e-13);
    }
    let never = StakeFactors::new(Standard, &Threshold::all(&[1.0; 3]).unwrap()).unwrap();
    assert_eq!(never.exceeded(2), [1.0, 0.0, 0.0]);
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
