//! α and β by three routes: the core's integrals, an exact count over cells, and a count player by player.

use itertools::Itertools;
use proptest::prelude::*;
use upperhand::Fraction;
use upperhand::guts::{Error, Opponents, Players, Rules, Threshold, payoff};
use upperhand_oracles::dealt_guts::{counted, exact};

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

/// Floats with a power of two below and few digits above are exact, so the answer must be, too.
#[test]
#[allow(
    clippy::cast_possible_truncation,
    reason = "rounded on purpose, far inside the range"
)]
fn dyadic_thresholds_give_the_exact_fraction() {
    for (players, denominator) in [(2, 16), (3, 8), (4, 4), (5, 2)] {
        let each = (0..players).map(|_| 0..=denominator);
        for numerators in each.multi_cartesian_product() {
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
