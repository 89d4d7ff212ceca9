//! A kitty, from the rules of the table: every way in which others hold and the kitty's hand falls, in exact fractions.

use num_rational::BigRational;
use upperhand::Fraction;
use upperhand::guts::{Players, Rules, Threshold, equilibrium, kitty_equilibrium, kitty_payoff};
use upperhand_oracles::dealt_guts::exact;

/// What a payoff may be wrong by.
const ROUNDING: f64 = 1e-12;

/// What people may mean by a kitty.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kitty {
    /// It is always in, and what it wins stays in the pot.
    In,
    /// It is in where one player holds.
    AgainstOne,
    /// What it wins leaves the game, also if nobody holds.
    Keeps,
}

/// The best hand of those that are in.
#[derive(Clone, Copy, PartialEq)]
enum Best {
    Me,
    Another,
    Kitty,
}

/// The money that a player gets in a round, and her part of the pot that is left, less the ante. The others who hold are so many.
fn gets(kitty: Kitty, players: i64, (holds, others): (bool, i64), best: Best) -> BigRational {
    let holders = others + i64::from(holds);
    let pot = players;
    let (mut money, mut left) = (0, pot);
    if holders > 0 {
        left = match best {
            Best::Kitty if kitty == Kitty::Keeps => 0,
            Best::Kitty => pot,
            Best::Me | Best::Another => 0,
        };
        let losers = holders - i64::from(best != Best::Kitty);
        left += losers * pot;
        if holds {
            money = if best == Best::Me { pot } else { -pot };
        }
    } else if kitty == Kitty::Keeps {
        left = 0;
    }
    BigRational::new((money * players + left).into(), players.into()) - whole(1)
}

fn whole(number: i64) -> BigRational {
    BigRational::from_integer(number.into())
}

/// How much more holding a hand gets than dropping it, which is at the line that everybody else holds above.
fn gain(kitty: Kitty, weenie: bool, players: u32, line: &BigRational) -> BigRational {
    let (n, above) = (i64::from(players), whole(1) - line);
    let mut gain = whole(0);
    let mut ways = whole(1);
    for others in 0..players {
        // All others who hold beat the hand.
        let k = i64::from(others);
        let chance = &ways
            * above.pow(i32::try_from(others).unwrap())
            * line.pow(i32::try_from(players - 1 - others).unwrap());
        let among = whole(1) / whole(k + 1);
        for (kitty_is_above, share) in [(false, line), (true, &above)] {
            // Among hands above the line each is the best equally often.
            let kitty_wins = if kitty_is_above {
                among.clone()
            } else {
                whole(0)
            };
            for (best_is_kitty, part) in [(true, &kitty_wins), (false, &(whole(1) - &kitty_wins))] {
                let met = |holders: i64| kitty != Kitty::AgainstOne || holders == 1;
                let hold = match (best_is_kitty && met(k + 1), k) {
                    (true, _) => Best::Kitty,
                    (false, 0) => Best::Me,
                    (false, _) => Best::Another,
                };
                let drop = if best_is_kitty && met(k) {
                    Best::Kitty
                } else {
                    Best::Another
                };
                let more = gets(kitty, n, (true, k), hold) - gets(kitty, n, (false, k), drop);
                gain += &chance * share * part * more;
            }
        }
        if weenie && others == 0 {
            // All drop, and hers is the best hand: she pays the pot, and it is twice as large.
            gain += &chance * whole(n - 1);
        }
        ways = ways * whole(n - 1 - k) / whole(k + 1);
    }
    gain
}

/// The line where holding gains nothing, between neighbours of 2⁻⁴⁰.
fn bracket(kitty: Kitty, weenie: bool, players: u32) -> (f64, f64) {
    let (mut low, mut high) = (0_u64, 1_u64 << 40);
    while high - low > 1 {
        let middle = u64::midpoint(low, high);
        let line = BigRational::new(middle.into(), (1_u64 << 40).into());
        if gain(kitty, weenie, players, &line) < whole(0) {
            low = middle;
        } else {
            high = middle;
        }
    }
    let whole = (1_u64 << 40) as f64;
    (low as f64 / whole, high as f64 / whole)
}

fn players(n: u32) -> Players {
    Players::new(n as usize).unwrap()
}

/// What Theorem 4.8 of Castronova, Chen and Zumbrun asks for: α − (β − 1) is positive against every bloc, not only at the equilibrium.
#[test]
fn the_margin_is_least_against_blocs_at_the_equilibrium_and_below() {
    for n in 2..=8 {
        let found = kitty_equilibrium(Rules::Standard, players(n));
        let margin = |bloc: f64| {
            let mut thresholds = vec![Threshold::new(bloc).unwrap(); n as usize];
            thresholds[0] = found.threshold;
            let round = kitty_payoff(Rules::Standard, &thresholds).unwrap();
            round.alpha[0] - (round.beta - 1.0)
        };
        let least = margin(found.threshold.get());
        assert!(least > 0.0 && (least - found.margin).abs() < 1e-12, "{n}");
        for bloc in (0..=64_u32).map(|part| f64::from(part) / 64.0) {
            let more = margin(bloc) - least;
            let is_below = bloc <= found.threshold.get();
            assert!(
                if is_below {
                    more.abs() < 1e-12
                } else {
                    more > 0.0
                },
                "{n}, {bloc}: {more}"
            );
        }
    }
}

#[test]
fn the_line_with_a_kitty_is_that_of_one_player_more_without() {
    for n in 2..=20 {
        for (rules, weenie) in [(Rules::Standard, false), (Rules::Weenie, true)] {
            let found = kitty_equilibrium(rules, players(n));
            let (line, round) = (
                found.threshold,
                kitty_payoff(rules, &vec![found.threshold; n as usize]).unwrap(),
            );
            let (low, high) = bracket(Kitty::In, weenie, n);
            let is_there = (low - 1e-15..=high + 1e-15).contains(&line.get());
            assert!(is_there, "{n} {weenie}: {line:?} {low}");
            let without = |more: u32| equilibrium(rules, players(n + more)).threshold.get();
            if weenie {
                let between = without(0)..without(1);
                assert!(between.contains(&line.get()), "{n}: {line:?}");
            } else {
                assert!((line.get() - without(1)).abs() < 1e-12, "{n}: {line:?}");
            }
            // "The stakes grow" with the Weenie rule alone.
            assert!((found.beta - round.beta).abs() < 1e-9, "{n}");
            assert_eq!(found.beta > 1.0, weenie, "{n}");
        }
    }
}

#[test]
fn other_kitties_have_the_other_thresholds_of_the_document() {
    for n in 2..=10 {
        let power = |base: f64, exponent: u32| base.powi(i32::try_from(exponent).unwrap());
        let (low, high) = bracket(Kitty::AgainstOne, false, n);
        let excess = |p: f64| 2.0 * power(p, n) - power(p, n - 2) * (1.0 - p).powi(2) - 1.0;
        assert!(excess(low) < 1e-12 && excess(high) > -1e-12, "{n}");
        let (low, high) = bracket(Kitty::Keeps, false, n);
        let at = (f64::from(n - 1) / f64::from(2 * n - 1)).powf(1.0 / f64::from(n));
        assert!((low - 1e-15..=high + 1e-15).contains(&at), "{n}");
        if n == 2 {
            assert!((at - 0.5774).abs() < 5e-5 && (excess(0.7321)).abs() < 2e-4);
        }
    }
}

/// α of all and β with a kitty, from every cell of every hand. The kitty is one player more who holds everything: who has the best hand
/// in that game says who wins in this one.
fn counted(numerators: &[i128], whole: i128, weenie: bool) -> (Vec<Fraction>, Fraction) {
    let n = numerators.len();
    let mut with_kitty = numerators.to_vec();
    with_kitty.push(0);
    let mut cuts = with_kitty.clone();
    cuts.push(whole);
    cuts.sort_unstable();
    cuts.dedup();
    let cells: Vec<(i128, i128)> = cuts.windows(2).map(|cell| (cell[0], cell[1])).collect();
    let mut alpha = vec![Fraction::ZERO; n];
    let mut beta = Fraction::ZERO;
    let size = u32::try_from(n + 1).unwrap();
    for code in 0..cells.len().pow(size) {
        let cell =
            |i: usize| cells[code / cells.len().pow(u32::try_from(i).unwrap()) % cells.len()];
        let volume: i128 = (0..=n).map(|i| cell(i).1 - cell(i).0).product();
        let chance = Fraction::new(volume, whole.pow(size));
        let holds = |i: usize| cell(i).0 >= with_kitty[i];
        let holders = (0..n).filter(|&i| holds(i)).count() as i128;
        let top = (0..=n)
            .filter(|&i| holds(i))
            .map(|i| cell(i).0)
            .max()
            .unwrap();
        let best: Vec<usize> = (0..=n).filter(|&i| holds(i) && cell(i).0 == top).collect();
        let share = chance * Fraction::new(1, best.len() as i128);
        let count = n as i128;
        for &first in &best {
            let kitty_wins = first == n && holders > 0;
            let (each, stakes) = match (holders, kitty_wins) {
                (0, _) => (0, 1),
                (_, true) => (holders, holders + 1),
                (_, false) => (holders - 2, holders - 1),
            };
            for (i, sum) in alpha.iter_mut().enumerate() {
                let own = match (holders > 0 && holds(i), first == i) {
                    (true, true) => count,
                    (true, false) => -count,
                    (false, _) => 0,
                };
                *sum = *sum + share * Fraction::new(own + each, 1);
            }
            beta = beta + share * Fraction::new(stakes, 1);
        }
    }
    if weenie {
        // Where all drop the kitty has no part.
        let (with, without) = (
            exact(numerators, whole, true),
            exact(numerators, whole, false),
        );
        for (sum, (with, without)) in alpha.iter_mut().zip(with.0.into_iter().zip(without.0)) {
            *sum = *sum + with - without;
        }
        beta = beta + with.1 - without.1;
    }
    (alpha, beta)
}

#[test]
fn payoffs_with_a_kitty_are_counted_over_all_cells() {
    for (n, whole) in [(2_u32, 8_i128), (3, 4), (4, 3)] {
        for code in 0..(whole + 1).pow(n) {
            let numerators: Vec<i128> = (0..n)
                .map(|i| code / (whole + 1).pow(i) % (whole + 1))
                .collect();
            let at: Vec<f64> = numerators
                .iter()
                .map(|&i| i as f64 / whole as f64)
                .collect();
            for (rules, weenie) in [(Rules::Standard, false), (Rules::Weenie, true)] {
                let found = kitty_payoff(rules, &Threshold::all(&at).unwrap()).unwrap();
                let (alpha, beta) = counted(&numerators, whole, weenie);
                assert!((found.beta - beta.value()).abs() < ROUNDING, "{at:?}");
                for (found, alpha) in found.alpha.iter().zip(alpha) {
                    assert!((found - alpha.value()).abs() < ROUNDING, "{at:?}");
                }
            }
        }
    }
}

#[test]
fn at_the_equilibrium_with_a_kitty_nobody_gains_and_the_stakes_are_told() {
    for n in 2..=10 {
        for rules in [Rules::Standard, Rules::Weenie] {
            let found = kitty_equilibrium(rules, players(n));
            let mut all = vec![found.threshold; n as usize];
            let round = kitty_payoff(rules, &all).unwrap();
            assert!(round.alpha.iter().all(|alpha| alpha.abs() < ROUNDING));
            assert!((round.beta - found.beta).abs() < ROUNDING, "{n}");
            let mut least = f64::INFINITY;
            for step in 0..=400 {
                let at = Threshold::new(f64::from(step) / 400.0).unwrap();
                all[0] = at;
                assert!(
                    kitty_payoff(rules, &all).unwrap().alpha[0] < ROUNDING,
                    "{n} {at:?}"
                );
                all[0] = found.threshold;
                // What a bloc leaves to who plays it: her payoff, and the ante for every unit that the stakes grow.
                let mut bloc = vec![at; n as usize];
                bloc[0] = found.threshold;
                let round = kitty_payoff(rules, &bloc).unwrap();
                assert!(round.alpha[0] > -ROUNDING, "{n} {at:?}");
                least = least.min(round.alpha[0] - round.beta + 1.0);
            }
            assert!(
                least > found.margin - ROUNDING && least < found.margin + 0.02,
                "{n} {rules:?}"
            );
        }
    }
}
