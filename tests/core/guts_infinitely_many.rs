//! Infinitely many against one, by routes that do not know how it was solved: tables of up to 1000, extrapolated; rounds from their
//! ends, against any distribution of rates; learners who play a matrix game.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::coalition::limiting::{
    Joint, Mixture, Rate, Solution, best_response, without_die,
};
use upperhand::guts::coalition::{limiting, one_round, repeated, safe_reply};
use upperhand::guts::{Error, Players, Rules, Threshold, payoff};
use upperhand_oracles::infinitely_many::{Others, plain};

const RULES: [Rules; 2] = [Rules::Standard, Rules::Weenie];

/// One round, and the repeated game where she stays in it.
fn games() -> [(Rules, bool, Solution); 3] {
    [
        (Rules::Standard, false, limiting::one_round(Rules::Standard)),
        (Rules::Weenie, false, limiting::one_round(Rules::Weenie)),
        (Rules::Standard, true, limiting::repeated(Rules::Standard)),
    ]
}

fn rate(hands: f64) -> Rate {
    Rate::new(hands).unwrap()
}

/// The least value of a function with one minimum, by golden sections.
fn least(mut from: f64, mut to: f64, of: impl Fn(f64) -> f64) -> f64 {
    let ratio = (5.0_f64.sqrt() - 1.0) / 2.0;
    for _ in 0..90 {
        let (one, two) = (to - ratio * (to - from), from + ratio * (to - from));
        if of(one) < of(two) {
            to = two;
        } else {
            from = one;
        }
    }
    of(f64::midpoint(from, to))
}

/// The value of one round of n players that is followed by `value`: her threshold a against all others at t, or one at 0 and the
/// others at t, with α as a polynomial in a and t.
fn value_of_a_round(rules: Rules, players: f64, value: f64) -> f64 {
    let others = players - 1.0;
    let (w, c) = match rules {
        Rules::Standard => (0.0, 2.0),
        Rules::Weenie => (1.0, 3.0),
    };
    let bloc = |a: f64, t: f64| {
        let all = t.powf(others);
        let alpha = others * (t - a) * (2.0 * all - 1.0) + w * (a * all - a.powf(players));
        alpha + value * (c * a * all + others * (1.0 - t) - a)
    };
    let spoiled = |a: f64, t: f64| {
        let rest = others - 1.0;
        let squares = rest * t * t - players * a * a;
        let alpha = others * a - rest * t + t.powf(rest) * squares;
        alpha + value * (1.0 + rest * (1.0 - t) - a)
    };
    let worst = |x: f64| {
        let a = (-x / others).exp();
        let [one, two] = [0.0, 3.0].map(|hands: f64| (-hands / others).exp());
        let bloc = least(a, one, |t| bloc(a, t));
        bloc.min(least(two.min(a), 1.0, |t| spoiled(a, t)))
    };
    -least(0.3, 2.5, |x| -worst(x))
}

fn value_of_a_table(rules: Rules, is_repeated: bool, players: f64) -> f64 {
    let once = value_of_a_round(rules, players, 0.0);
    if !is_repeated {
        return once;
    }
    // By secants through the last two.
    let (mut before, mut value) = (0.0, once);
    let mut left = once;
    for _ in 0..12 {
        let next = value_of_a_round(rules, players, value) - value;
        if (next - left).abs() < 1e-15 {
            break;
        }
        let step = next * (value - before) / (left - next);
        (before, left) = (value, next);
        value += step;
    }
    value
}

#[test]
fn the_polynomials_are_the_tables_that_are_solved() {
    for count in [3, 7, 20] {
        let players = Players::new(count).unwrap();
        for (rules, forever) in [
            (Rules::Standard, false),
            (Rules::Standard, true),
            (Rules::Weenie, false),
        ] {
            if rules == Rules::Weenie && count < 6 {
                continue;
            }
            let solve = if forever { repeated } else { one_round };
            let solved = solve(rules, players).unwrap().value;
            let found = value_of_a_table(rules, forever, count as f64);
            assert!(
                (solved - found).abs() < 1e-9,
                "{rules:?} {count}: {solved} {found}"
            );
        }
    }
}

#[test]
fn tables_of_up_to_a_thousand_lead_there() {
    for (rules, forever, limit) in games() {
        let value = |others: f64| value_of_a_table(rules, forever, others + 1.0);
        let tables = [125.0, 250.0, 500.0, 1000.0].map(|others| (others, value(others)));
        for (others, found) in tables {
            // The rate of convergence: what the first order leaves is of the second.
            let left = (found - limit.value - limit.first_order / others) * others * others;
            assert!(left.abs() < 4.0, "{rules:?} {forever} {others}: {left}");
            assert!(found > limit.value);
        }
        let mut column = tables.map(|(_, found)| found).to_vec();
        for order in 1..=3 {
            let factor = 2.0_f64.powi(order);
            let pairs = column.windows(2);
            column = pairs
                .map(|pair| (factor * pair[1] - pair[0]) / (factor - 1.0))
                .collect();
        }
        let off = column[0] - limit.value;
        assert!(off.abs() < 1e-9, "{rules:?} {forever}: {off:e}");
    }
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
            let slope = joint.slope(rules, rate(mine)).alpha;
            assert!(((ahead - round.alpha) / step - slope).abs() < 1e-4);
        }
    }
}

/// Two rates suffice: no distribution of rates, no daring members, few or many, do more harm than the value.
#[test]
fn her_rate_secures_the_value_against_everything() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(41);
    for (rules, forever, solution) in games() {
        let after = if forever { solution.value } else { 0.0 };
        let mine = solution.player.unwrap().get();
        let mut closest = f64::INFINITY;
        for trial in 0..6000 {
            // Half of them near an optimal joint strategy.
            let near = solution.coalition.joint_strategies()[trial / 2 % 2].0;
            let spread = if trial % 2 == 0 { 2.0 } else { 0.02 };
            let count = 1 + trial % 4;
            let mut rates: Vec<(f64, f64)> = (0..count)
                .map(|_| {
                    let at = near.rate.get() + spread * (2.0 * dice.random::<f64>() - 1.0);
                    (dice.random::<f64>() + 1e-3, at.max(0.0))
                })
                .collect();
            let total: f64 = rates.iter().map(|(share, _)| share).sum();
            for (share, _) in &mut rates {
                *share /= total;
            }
            let daring = match trial % 3 {
                0 => Vec::new(),
                1 => vec![if near.spoils { 0.0 } else { dice.random() }],
                _ => vec![dice.random(), dice.random()],
            };
            let scattered = if trial % 5 == 0 { dice.random() } else { 0.0 };
            let others = Others {
                rates,
                daring,
                scattered,
            };
            let left = others.worth(rules, mine, after) - solution.value;
            assert!(left > -1e-6, "{rules:?} {forever}: {left:e}");
            closest = closest.min(left);
        }
        assert!(closest < 1e-3, "nothing came near: {closest}");
        for (joint, _) in solution.coalition.joint_strategies() {
            let left = plain(*joint).worth(rules, mine, after) - solution.value;
            assert!(left.abs() < 1e-6, "{rules:?} {joint:?}: {left:e}");
        }
    }
}

#[test]
fn the_mixture_holds_her_to_the_value_everywhere() {
    for (rules, forever, solution) in games() {
        let after = if forever { solution.value } else { 0.0 };
        let joint = solution.coalition.joint_strategies();
        assert_eq!(joint.len(), 2);
        assert!(
            joint.iter().any(|(joint, _)| joint.spoils)
                && joint.iter().any(|(joint, _)| !joint.spoils)
        );
        assert!((joint.iter().map(|(_, weight)| weight).sum::<f64>() - 1.0).abs() < 1e-15);
        for step in 0..=1000 {
            let mine = f64::from(step) / 100.0;
            let held: f64 = joint
                .iter()
                .map(|(joint, weight)| weight * plain(*joint).worth(rules, mine, after))
                .sum();
            assert!(held < solution.value + 1e-6, "{rules:?} {mine}: {held}");
        }
        assert!((0.0..1e-11).contains(&solution.gap), "{}", solution.gap);
        // One joint strategy alone wins nothing: a die is needed.
        for (joint, _) in joint {
            let alone = Mixture::new(rules, &[(*joint, 1.0)]).unwrap();
            assert!(alone.best_rate().alpha >= 0.0, "{rules:?} {joint:?}");
        }
    }
}

#[test]
fn what_follows_the_weenie_rule_for_ever() {
    let ruin = limiting::repeated(Rules::Weenie);
    assert_eq!((ruin.value, ruin.gap, ruin.player), (-1.0, 0.0, None));
    for step in 0..=2000 {
        let mine = f64::from(step) / 100.0;
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
