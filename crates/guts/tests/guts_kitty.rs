//! Thresholds with a kitty, from the rules of the table: every way in which others hold and the kitty's hand falls, in exact
//! fractions. Payoffs with one are counted by the claim `upperhand-guts-kitty`, which also sees that nobody gains at the equilibrium.

use num_rational::BigRational;
use upperhand::guts::{Players, Rules, Threshold, kitty_equilibrium, kitty_payoff};

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

/// Does holding gain nothing at a line, and something above it alone?
fn is_line(kitty: Kitty, weenie: bool, players: u32, line: f64) -> bool {
    let gains = |by: f64| {
        let line = BigRational::from_float(line + by).unwrap();
        gain(kitty, weenie, players, &line) > whole(0)
    };
    !gains(-1e-12) && gains(1e-12)
}

fn players(n: u32) -> Players {
    Players::new(n as usize).unwrap()
}

#[test]
fn the_line_is_where_holding_gains_nothing() {
    for n in 2..=20 {
        for (rules, weenie) in [(Rules::Standard, false), (Rules::Weenie, true)] {
            let line = kitty_equilibrium(rules, players(n)).threshold.get();
            assert!(is_line(Kitty::In, weenie, n, line), "{n} {weenie}: {line}");
        }
    }
}

/// What Theorem 4.8 of Castronova, Chen and Zumbrun asks for: α − (β − 1) is positive against every bloc, not only at the equilibrium.
/// With the Weenie rule alone the stakes grow.
#[test]
fn the_margin_is_least_against_blocs_at_the_equilibrium_and_below() {
    for n in 2..=10 {
        for rules in [Rules::Standard, Rules::Weenie] {
            let found = kitty_equilibrium(rules, players(n));
            let against = |bloc: Threshold| {
                let mut thresholds = vec![bloc; n as usize];
                thresholds[0] = found.threshold;
                kitty_payoff(rules, &thresholds).unwrap()
            };
            let round = against(found.threshold);
            assert!((found.beta - round.beta).abs() < 1e-12, "{n}");
            assert_eq!(found.beta > 1.0, rules == Rules::Weenie, "{n}");
            assert!((found.margin - (1.0 - round.beta)).abs() < 1e-12, "{n}");
            for bloc in (0..=64_u32).map(|part| f64::from(part) / 64.0) {
                let round = against(Threshold::new(bloc).unwrap());
                assert!(round.alpha[0] > -1e-12, "{n}, {bloc}");
                let more = round.alpha[0] - (round.beta - 1.0) - found.margin;
                let is_least = match rules {
                    Rules::Standard if bloc <= found.threshold.get() => more.abs() < 1e-12,
                    Rules::Standard => more > 0.0,
                    Rules::Weenie => more > -1e-12,
                };
                assert!(is_least, "{n} {rules:?}, {bloc}: {more}");
            }
        }
    }
}

#[test]
fn other_kitties_have_the_other_thresholds_of_the_document() {
    for n in 2..=10 {
        let power = |base: f64, exponent: u32| base.powi(i32::try_from(exponent).unwrap());
        let excess = |p: f64| 2.0 * power(p, n) - power(p, n - 2) * (1.0 - p).powi(2) - 1.0;
        let (mut low, mut high) = (0.5, 1.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if excess(middle) < 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        assert!(is_line(Kitty::AgainstOne, false, n, low), "{n}: {low}");
        let at = (f64::from(n - 1) / f64::from(2 * n - 1)).powf(1.0 / f64::from(n));
        assert!(is_line(Kitty::Keeps, false, n, at), "{n}: {at}");
        if n == 2 {
            assert!((at - 0.5774).abs() < 5e-5 && (low - 0.7321).abs() < 5e-5);
        }
    }
}
