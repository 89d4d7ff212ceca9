//! α and β by four routes: the core's integrals, an exact count over cells, the paper's closed forms, and
//! deals by the dice.

use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::Fraction;
use upperhand::guts::{Error, Opponents, Players, Rules, Threshold, payoff};
use upperhand_oracles::dealt_guts::{Dealt, counted, exact, settle};

const RULES: [Rules; 2] = [Rules::Standard, Rules::Weenie];
/// What a payoff may be wrong by.
const ROUNDING: f64 = 1e-12;

fn thresholds(at: &[f64]) -> Vec<Threshold> {
    Threshold::all(at).unwrap()
}

fn alpha_beta(rules: Rules, at: &[f64]) -> (Vec<f64>, f64) {
    let round = payoff(rules, &thresholds(at)).unwrap();
    (round.alpha, round.beta)
}

/// All ways to choose one of `0..=most` for each of so many players.
fn grid(players: u32, most: i128) -> impl Iterator<Item = Vec<i128>> {
    let side = most + 1;
    (0..side.pow(players))
        .map(move |code| (0..players).map(|i| code / side.pow(i) % side).collect())
}

/// Floats with a power of two below and few digits above are exact, so the answer must be, too.
#[test]
#[allow(
    clippy::cast_possible_truncation,
    reason = "rounded on purpose, far inside the range"
)]
fn dyadic_thresholds_give_the_exact_fraction() {
    for (players, denominator) in [(2, 16), (3, 8), (4, 4), (5, 2)] {
        for numerators in grid(players, denominator) {
            let at: Vec<f64> = numerators
                .iter()
                .map(|&i| i as f64 / denominator as f64)
                .collect();
            for rules in RULES {
                let (alpha, beta) = alpha_beta(rules, &at);
                let (exact_alpha, exact_beta) =
                    exact(&numerators, denominator, rules == Rules::Weenie);
                // Only the division by the exponent, 3 or 5, rounds: all else is a multiple of 2^-20.
                let nearest = |value: f64| {
                    Fraction::new((value * f64::from(60 << 20)).round() as i128, 60 << 20)
                };
                assert_eq!(nearest(beta), exact_beta, "{rules:?} {at:?}");
                let alpha: Vec<Fraction> = alpha.into_iter().map(nearest).collect();
                assert_eq!(alpha, exact_alpha, "{rules:?} {at:?}");
            }
        }
    }
}

#[test]
fn two_players_are_as_the_paper_has_them() {
    for (i, j) in (0..=64).flat_map(|i| (0..=64).map(move |j| (i, j))) {
        let (p, q) = (f64::from(i) / 64.0, f64::from(j) / 64.0);
        let (alpha, beta) = alpha_beta(Rules::Standard, &[p, q]);
        assert!((beta - (p * q + (1.0 - p) * (1.0 - q))).abs() < ROUNDING);
        let printed = (1.0 - 2.0 * p.max(q)) * (p - q);
        assert!((alpha[0] - printed).abs() < ROUNDING, "{p} {q}");
    }
}

#[test]
fn three_players_are_as_the_paper_has_them() {
    for numerators in grid(3, 16) {
        let at: Vec<f64> = numerators.iter().map(|&i| i as f64 / 16.0).collect();
        let (a, u, v) = (at[0], at[1].min(at[2]), at[1].max(at[2]));
        let (alpha, beta) = alpha_beta(Rules::Standard, &at);
        assert!((beta - (2.0 - a - u - v + 2.0 * a * u * v)).abs() < ROUNDING);
        let common = 2.0 * a - u - v;
        let printed = if a <= u {
            common + v.powi(3) + 3.0 * u * u * v - 4.0 * a * u * v
        } else if a <= v {
            common + v.powi(3) - 3.0 * a * a * v + 2.0 * a * u * v
        } else {
            common - 2.0 * a.powi(3) + 2.0 * a * u * v
        };
        assert!((alpha[0] - printed).abs() < ROUNDING, "{at:?}");
    }
}

/// (7.2) and (B.1): a bloc that drops more often than player 1.
#[test]
fn cautious_blocs_are_as_the_paper_has_them() {
    for players in 2..=64 {
        let others = players - 1;
        for (i, j) in (0..=32).flat_map(|j| (0..=j).map(move |i| (i, j))) {
            let (a, t) = (f64::from(i) / 32.0, f64::from(j) / 32.0);
            let mut at = vec![t; players];
            at[0] = a;
            let power = |base: f64| base.powi(i32::try_from(others).unwrap());
            let standard = others as f64 * (t - a) * (2.0 * power(t) - 1.0);
            let weenie = standard + (power(t) - power(a)) * a;
            let computed = |rules| alpha_beta(rules, &at).0[0];
            assert!((computed(Rules::Standard) - standard).abs() < ROUNDING);
            assert!((computed(Rules::Weenie) - weenie).abs() < ROUNDING);
        }
    }
}

fn some_thresholds() -> impl Strategy<Value = Vec<f64>> {
    // Many near 1, where thresholds of large games are; some equal.
    let one = prop_oneof![
        0.0..=1.0_f64,
        0.9..=1.0_f64,
        Just(0.0),
        Just(0.5),
        Just(1.0)
    ];
    proptest::collection::vec(one, 2..=64)
}

proptest! {
    #[test]
    fn integrals_agree_with_counting_up_to_64_players(at in some_thresholds()) {
        for rules in RULES {
            let (alpha, beta) = alpha_beta(rules, &at);
            for player in [0, at.len() / 2, at.len() - 1] {
                let mut turned = at.clone();
                turned.swap(0, player);
                let (counted_alpha, counted_beta) = counted(&turned, rules == Rules::Weenie);
                prop_assert!((alpha[player] - counted_alpha).abs() < ROUNDING);
                prop_assert!((beta - counted_beta).abs() < ROUNDING);
            }
        }
    }

    /// Guts, §3.4.
    #[test]
    fn payoffs_add_up_to_0_and_follow_the_players(at in some_thresholds(), turn in 0_usize..64) {
        for rules in RULES {
            let (alpha, beta) = alpha_beta(rules, &at);
            // Up to 3e-14 for each of 64 players was seen.
            prop_assert!(alpha.iter().sum::<f64>().abs() < 1e-13 * at.len() as f64);
            let turn = turn % at.len();
            let mut turned = at.clone();
            turned.rotate_left(turn);
            let (mut alpha_turned, beta_turned) = alpha_beta(rules, &turned);
            alpha_turned.rotate_right(turn);
            prop_assert!((beta - beta_turned).abs() < ROUNDING);
            for (here, there) in alpha.iter().zip(&alpha_turned) {
                prop_assert!((here - there).abs() < ROUNDING);
            }
        }
    }

    #[test]
    fn opponents_are_met_as_in_the_payoff_of_all(at in some_thresholds()) {
        for rules in RULES {
            let (alpha, beta) = alpha_beta(rules, &at);
            let opponents = Opponents::new(rules, &thresholds(&at[1..])).unwrap();
            let round = opponents.round(Threshold::new(at[0]).unwrap());
            prop_assert!((round.alpha - alpha[0]).abs() < ROUNDING);
            prop_assert!((round.beta - beta).abs() < ROUNDING);
        }
    }

    /// With up to three opponents the slope is a cubic between their thresholds, where Simpson's rule is exact.
    #[test]
    fn slopes_integrate_to_differences(
        others in proptest::collection::vec(0.0..=1.0_f64, 1..=3), from in 0.0..1.0_f64, share in 0.0..1.0_f64,
    ) {
        let next = others.iter().copied().filter(|&t| t > from).fold(1.0, f64::min);
        let to = from + share * (next - from);
        for rules in RULES {
            let opponents = Opponents::new(rules, &thresholds(&others)).unwrap();
            let at = |mine: f64| Threshold::new(mine).unwrap();
            let slope = |mine: f64| opponents.slope(at(mine));
            let (left, middle, right) = (slope(from), slope(f64::midpoint(from, to)), slope(to));
            let simpson = |l: f64, m: f64, r: f64| (to - from) / 6.0 * (l + 4.0 * m + r);
            let (before, after) = (opponents.round(at(from)), opponents.round(at(to)));
            let alpha = simpson(left.alpha, middle.alpha, right.alpha);
            let beta = simpson(left.beta, middle.beta, right.beta);
            prop_assert!((after.alpha - before.alpha - alpha).abs() < ROUNDING);
            prop_assert!((after.beta - before.beta - beta).abs() < ROUNDING);
        }
    }
}

/// Deals hands by the dice. An average is within 4.5 standard errors of its expectation but for one in
/// 150,000; the seed is fixed, so the test gives the same answer every time.
#[test]
fn deals_by_the_dice_agree() {
    const DEALS: u32 = 50_000;
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(2023);
    for players in [2, 3, 6, 20, 64] {
        let lowest = 1.0 - 3.0 / players as f64;
        let at: Vec<f64> = (0..players)
            .map(|_| lowest.max(0.0) + (1.0 - lowest.max(0.0)) * dice.random::<f64>())
            .collect();
        for rules in RULES {
            let (alpha, beta) = alpha_beta(rules, &at);
            let expected: Vec<f64> = alpha.iter().copied().chain([beta]).collect();
            let mut sums = vec![(0.0, 0.0); players + 1];
            for _ in 0..DEALS {
                let deal: Vec<Dealt> = at
                    .iter()
                    .map(|&threshold| {
                        let hand: f64 = dice.random();
                        Dealt {
                            hand,
                            holds: hand > threshold,
                        }
                    })
                    .collect();
                let (payoffs, stakes) = settle(&deal, rules == Rules::Weenie);
                for (sum, value) in sums.iter_mut().zip(payoffs.into_iter().chain([stakes])) {
                    sum.0 += f64::from(value);
                    sum.1 += f64::from(value * value);
                }
            }
            let deals = f64::from(DEALS);
            for ((sum, squares), expected) in sums.into_iter().zip(expected) {
                let mean = sum / deals;
                let error = ((squares / deals - mean * mean) / deals).sqrt();
                assert!(
                    (mean - expected).abs() < 4.5 * error,
                    "{players} {rules:?}: {mean} {expected}"
                );
            }
        }
    }
}

#[test]
fn errors_say_what_was_given_and_what_is_allowed() {
    let message = |error: Error| error.to_string();
    let nan = Threshold::new(f64::NAN).unwrap_err();
    assert_eq!(message(nan), "a threshold of NaN is outside 0..=1");
    let below = Threshold::all(&[0.5, -1e-300]).unwrap_err();
    assert!(message(below).ends_with("is outside 0..=1"));
    for given in [0, 1, 65] {
        let half = vec![Threshold::new(0.5).unwrap(); given];
        let error = payoff(Rules::Standard, &half).unwrap_err();
        assert_eq!(
            message(error),
            format!("a game of {given} players is outside 2..=64")
        );
        assert_eq!(Players::new(given), Err(Error::Players { given }));
    }
}
