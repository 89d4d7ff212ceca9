//! Infinitely many against one: rounds from their ends. The values are certified among the claims.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::coalition::limiting::{Joint, Mixture, Rate, best_response, without_die};
use upperhand::guts::coalition::{limiting, safe_reply};
use upperhand::guts::{Error, Rules, Threshold, payoff};
use upperhand_oracles::infinitely_many::plain;

const RULES: [Rules; 2] = [Rules::Standard, Rules::Weenie];

fn rate(hands: f64) -> Rate {
    Rate::new(hands).unwrap()
}

#[test]
fn a_round_is_what_its_ends_say() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(40);
    for trial in 0..400 {
        let (mine, theirs) = (4.0 * dice.random::<f64>(), 3.0 * dice.random::<f64>());
        let joint = Joint {
            rate: rate(theirs),
            spoils: trial % 3 == 0,
        };
        let value = -dice.random::<f64>();
        for rules in RULES {
            let round = joint.round(rules, rate(mine));
            let expected = plain(joint).worth(rules, mine, value);
            let found = round.followed_by(value);
            assert!(
                (found - expected).abs() < 1e-6,
                "{rules:?} {joint:?} {mine}: {found} {expected}"
            );
            // The slope, between kinks.
            let step = 1e-5;
            let ahead = joint.round(rules, rate(mine + step)).alpha;
            let slope = joint.slope(rules, rate(mine));
            assert!(((ahead - round.alpha) / step - slope).abs() < 1e-4);
        }
    }
}

#[test]
fn what_follows_the_weenie_rule_for_ever() {
    let ruin = limiting::repeated(Rules::Weenie);
    assert_eq!((ruin.value, ruin.gap, ruin.player), (-1.0, 0.0, None));
    for step in 0..=200 {
        let mine = f64::from(step) / 10.0;
        let held = |after: f64| -> f64 {
            let joint = ruin.coalition.joint_strategies().iter();
            joint
                .map(|(joint, weight)| weight * plain(*joint).worth(Rules::Weenie, mine, after))
                .sum()
        };
        assert!(held(-1.0) < -1.0 && held(0.0) < 0.0, "{mine}");
    }
}

#[test]
fn without_a_die_the_limit_is_nothing() {
    for rules in RULES {
        let apart = without_die(rules);
        assert_eq!((apart.value, apart.gap, apart.first_order), (0.0, 0.0, 0.0));
        for step in 0..=500 {
            let mine = rate(f64::from(step) / 100.0);
            assert!(apart.coalition.round(mine).alpha < 1e-15);
        }
        // Her safe reply at large tables keeps what she has against one joint strategy.
        for spoils in [false, true] {
            let mut dropping = vec![Threshold::new((-0.9_f64 / 62.0).exp()).unwrap(); 63];
            if spoils {
                dropping[0] = Threshold::ALWAYS_HOLD;
            }
            let mine = safe_reply(rules, &dropping).unwrap();
            assert!(
                payoff(rules, &[vec![mine], dropping].concat())
                    .unwrap()
                    .alpha[0]
                    >= -1e-12
            );
        }
    }
}

#[test]
fn the_worst_for_a_rate_is_worse_than_any_other() {
    for rules in RULES {
        for step in 0..40 {
            let mine = rate(f64::from(step) / 10.0);
            let (reply, left) = best_response(rules, mine);
            assert_eq!(reply.round(rules, mine).alpha, left);
            for (theirs, spoils) in (0..60).flat_map(|theirs| [(theirs, false), (theirs, true)]) {
                let joint = Joint {
                    rate: rate(f64::from(theirs) / 20.0),
                    spoils,
                };
                assert!(joint.round(rules, mine).alpha >= left - 1e-14);
            }
        }
    }
}

#[test]
fn what_is_no_rate() {
    for given in [-0.5, f64::INFINITY, f64::NAN] {
        let refused = Rate::new(given).unwrap_err();
        assert!(matches!(refused, Error::Rate { .. }));
    }
    let refused = Rate::new(-0.5).unwrap_err().to_string();
    assert_eq!(
        refused,
        "a rate of -0.5 hands is not a finite number of at least 0"
    );
    let nothing = Joint {
        rate: Rate::NOTHING,
        spoils: false,
    };
    for weights in [[0.5, 0.4], [-0.5, 1.5], [f64::NAN, 1.0]] {
        let mixed = Mixture::new(Rules::Standard, &weights.map(|weight| (nothing, weight)));
        assert!(matches!(mixed, Err(Error::Weight { .. })));
    }
}
