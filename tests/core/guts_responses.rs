//! Best responses, equilibria and the repeated game, each against another route.

use itertools::Itertools;
use proptest::prelude::*;
use upperhand::guts::{
    Opponents, Players, Round, Rules, Threshold, best_bloc_response, best_response, equilibrium,
    payoff, recovery_margin, returns, total_return,
};

const RULES: [Rules; 2] = [Rules::Standard, Rules::Weenie];
const ROUNDING: f64 = 1e-12;

fn at(hand: f64) -> Threshold {
    Threshold::new(hand).unwrap()
}

fn players(players: usize) -> Players {
    Players::new(players).unwrap()
}

/// Player 1's α by the payoff of all.
fn alpha(rules: Rules, mine: f64, others: &[f64]) -> f64 {
    let thresholds: Vec<f64> = [mine].iter().chain(others).copied().collect();
    payoff(rules, &Threshold::all(&thresholds).unwrap())
        .unwrap()
        .alpha[0]
}

/// All ascending vectors of so many thresholds i/side.
fn ascending(length: usize, side: u32) -> Vec<Vec<f64>> {
    let hands = (0..=side).map(|i| f64::from(i) / f64::from(side));
    hands.combinations_with_replacement(length).collect()
}

/// Walks down from a start, one threshold at a time, by steps that halve.
fn walked_down(rules: Rules, mine: f64, start: &[f64]) -> f64 {
    let (mut here, mut least, mut step) = (start.to_vec(), alpha(rules, mine, start), 0.25);
    while step > 1e-5 {
        let mut moved = false;
        for index in 0..here.len() {
            for next in [here[index] - step, here[index] + step] {
                let before = here[index];
                here[index] = next.clamp(0.0, 1.0);
                let value = alpha(rules, mine, &here);
                if value < least {
                    (least, moved) = (value, true);
                } else {
                    here[index] = before;
                }
            }
        }
        if !moved {
            step /= 2.0;
        }
    }
    least
}

#[test]
fn no_vector_of_a_grid_is_below_the_bound_and_the_reply_attains_it() {
    for (count, side) in [(2, 200), (3, 60), (4, 24), (5, 16)] {
        let vectors = ascending(count - 1, side);
        for mine in (0..=20).map(|i| f64::from(i) / 20.0) {
            for rules in RULES {
                let reply = best_response(rules, players(count), at(mine));
                assert!(reply.alpha - reply.bound < ROUNDING);
                let thresholds: Vec<f64> = reply
                    .opponents
                    .thresholds()
                    .iter()
                    .map(|t| t.get())
                    .collect();
                assert!(thresholds.is_sorted() && thresholds.len() == count - 1);
                assert!((alpha(rules, mine, &thresholds) - reply.alpha).abs() < ROUNDING);
                let least = vectors.iter().map(|others| alpha(rules, mine, others));
                let least = least.fold(f64::INFINITY, f64::min);
                assert!(
                    least >= reply.bound - ROUNDING,
                    "{rules:?} {count} {mine}: {least}"
                );
                // The second derivatives are at most 2n², so a grid point is as near as this.
                let near = (count as f64 / f64::from(side)).powi(2) * count as f64;
                assert!(
                    least - reply.alpha < near,
                    "{rules:?} {count} {mine}: {least}"
                );
            }
        }
    }
}

/// Without the Weenie rule all others play the same or one always holds; with it, one may hold more often
/// than the rest without always holding.
#[test]
fn replies_have_the_shape_that_is_proved() {
    for count in 3..=20 {
        for mine in (0..=100).map(|i| f64::from(i) / 100.0) {
            let reply = best_response(Rules::Standard, players(count), at(mine));
            let thresholds = reply.opponents.thresholds();
            assert!(thresholds[0] == Threshold::ALWAYS_HOLD || thresholds[0] == thresholds[1]);
        }
    }
    let reply = best_response(Rules::Weenie, players(3), at(0.65));
    let thresholds = reply.opponents.thresholds();
    assert!(
        0.45 < thresholds[0].get() && thresholds[1].get() > 0.67,
        "{thresholds:?}"
    );
    let bloc = best_bloc_response(Rules::Weenie, players(3), at(0.65));
    assert!(reply.alpha < bloc.alpha - 0.001);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn nobody_walks_below_the_bound(
        start in proptest::collection::vec(0.0..=1.0_f64, 2..=12), mine in 0.3..=1.0_f64,
    ) {
        for rules in RULES {
            let reply = best_response(rules, players(start.len() + 1), at(mine));
            prop_assert!(walked_down(rules, mine, &start) >= reply.bound - ROUNDING);
        }
    }

    #[test]
    fn no_bloc_is_below_the_best_one(count in 2..=64_usize, mine in 0.0..=1.0_f64, fee in 0.0..=1.0_f64) {
        for rules in RULES {
            let rounds = (0..=500).map(|i| Opponents::bloc(rules, players(count), at(f64::from(i) / 500.0)).round(at(mine)));
            let least = |of: &dyn Fn(Round) -> f64| rounds.clone().map(of).fold(f64::INFINITY, f64::min);
            let found = best_bloc_response(rules, players(count), at(mine)).alpha;
            let margin = recovery_margin(rules, players(count), at(mine), fee).unwrap();
            for (found, least) in [
                (found, least(&|round| round.alpha)),
                (margin, least(&|round| round.alpha - fee * (round.beta - 1.0))),
            ] {
                // Second derivatives are at most 2n³, so that a point of the grid is as near as this.
                let near = count as f64 * (count as f64 / 1000.0).powi(2);
                prop_assert!((found - ROUNDING..=found + near).contains(&least), "{} {}", found, least);
            }
        }
    }

    #[test]
    fn nobody_gains_by_leaving_the_equilibrium(count in 2..=64_usize, mine in 0.0..=1.0_f64) {
        for rules in RULES {
            let threshold = equilibrium(rules, players(count)).threshold;
            let bloc = Opponents::bloc(rules, players(count), threshold);
            prop_assert!(bloc.round(at(mine)).alpha <= ROUNDING);
        }
    }
}

/// The equilibrium loses nothing to any bloc, and what it recovers is 1 − β, which is (n−1)(1 − p) there.
#[test]
fn what_the_equilibrium_recovers() {
    for count in 2..=64 {
        for (rules, chance) in [(Rules::Standard, 0.5_f64), (Rules::Weenie, 1.0 / 3.0)] {
            let found = equilibrium(rules, players(count));
            let p = chance.powf(1.0 / (count - 1) as f64);
            assert_eq!(found.threshold.get(), p);
            let reply = best_bloc_response(rules, players(count), found.threshold);
            assert!(reply.alpha.abs() < ROUNDING, "{rules:?} {count}");
            let all = payoff(rules, &vec![found.threshold; count]).unwrap();
            assert!((found.beta - all.beta).abs() < ROUNDING);
            assert!((found.beta - (count - 1) as f64 * (1.0 - p)).abs() < ROUNDING);
            assert!((found.margin - (1.0 - found.beta)).abs() < ROUNDING);
            let blocs = (0..=1000).map(|i| {
                let bloc = Opponents::bloc(rules, players(count), at(f64::from(i) / 1000.0));
                let round = bloc.round(found.threshold);
                round.alpha - (round.beta - 1.0)
            });
            assert!(blocs.fold(f64::INFINITY, f64::min) >= found.margin - ROUNDING);
            assert_eq!(found.recovers(), rules == Rules::Standard || count <= 6);
        }
    }
}

#[test]
fn returns_end_at_the_total_return() {
    let round = Opponents::bloc(Rules::Standard, players(5), at(0.75)).round(at(0.8));
    let total = total_return(round).unwrap();
    assert_eq!(total, round.alpha / (1.0 - round.beta));
    assert!((returns(round, 1.0).nth(200).unwrap() - total).abs() < ROUNDING);
    assert_eq!(
        total_return(Round {
            alpha: 1.0,
            beta: 1.5
        }),
        None
    );
}

#[test]
fn errors_say_what_was_given_and_what_is_allowed() {
    let refused = recovery_margin(Rules::Standard, players(3), at(0.5), 1.5).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "a termination fee of 1.5 is outside 0..=1"
    );
}
