//! The continuous limit p∞ of every rule set: against exact integers, at every scale, at every edge.

use upperhand::guess_who::{Ending, Rules, limit_probability, win_probability};
use upperhand_oracles::{all_rules, pool};

/// What [`limit_probability`] promises, absolutely.
fn promised(rules: Rules) -> f64 {
    if matches!(rules.answers(), 2 | 4) {
        2_f64.powi(-50)
    } else {
        2_f64.powi(-49)
    }
}

/// Where P equals p∞ exactly, the double must be within the promise of the exact fraction.
#[test]
fn the_limit_is_exact_where_the_game_has_reached_it() {
    let cases = [
        // (rules, the pools that are multiples of this, from here on)
        (Rules::OFFICIAL, 2, 6),
        (Rules::OPEN, 1, 3),
        (Rules::new(3, Ending::Open).unwrap(), 1, 2),
    ];
    for (rules, step, least) in cases {
        for n in (least..400).step_by(step) {
            for m in (least..400).step_by(step) {
                let exact = win_probability(rules, pool(n), pool(m)).unwrap().value();
                let limit = limit_probability(rules, f64::from(n), f64::from(m)).unwrap();
                let error = (exact - limit).abs();
                assert!(error <= promised(rules), "{rules} ({n}, {m}): {error:e}");
                assert!(
                    error <= 8.0 * promised(rules) * exact,
                    "{rules} ({n}, {m}): {error:e}"
                );
            }
        }
    }
}

/// To the last bit where scaling is exact, with two and four answers; elsewhere as promised.
#[test]
fn the_limit_repeats_at_every_scale() {
    let others = [1_u32, 3, 100, 128, 256, 400, 1024];
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        for (step, other) in (1..=400_u32).flat_map(|step| others.map(|other| (step, other))) {
            let (x, y) = (f64::from(step) / 128.0, f64::from(other) / 128.0);
            let here = limit_probability(rules, x, y).unwrap();
            if matches!(rules.answers(), 2 | 4) {
                for power in [-498, -250, -1, 1, 2, 250, 495] {
                    let there = limit_probability(rules, x * r.powi(power), y * r.powi(power));
                    assert_eq!(there, Some(here), "{rules} ({x}, {y})·{r}^{power}");
                }
                continue;
            }
            let (far_x, far_y) = (0..40).fold((x, y), |(x, y), _| (x * r, y * r));
            let off = (limit_probability(rules, far_x, far_y).unwrap() - here).abs();
            // Forty roundings of x and of y move the point itself by some units in the last place.
            let moved = 80.0 * f64::EPSILON;
            assert!(
                off <= moved + 2.0 * promised(rules),
                "{rules} ({x}, {y}): {off:e}"
            );
        }
    }
}

#[test]
fn any_positive_pools_have_a_limit() {
    let small = [5e-324, 1e-310, f64::MIN_POSITIVE, 1e-300, 1e-17];
    let pools = [&small[..], &[0.1, 1.0, 3.0, 1e17, 1e300, f64::MAX]].concat();
    for rules in all_rules() {
        for &x in &pools {
            for &y in &pools {
                let value = limit_probability(rules, x, y).unwrap();
                assert!((0.0..=1.0).contains(&value), "{rules} ({x}, {y}): {value}");
            }
        }
        for bad in [0.0, -0.0, -1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(limit_probability(rules, bad, 1.0), None);
            assert_eq!(limit_probability(rules, 1.0, bad), None);
        }
        // Far apart: next to nothing, and next to certainty.
        assert_eq!(limit_probability(rules, 1e-300, 1e300), Some(1.0));
        assert_eq!(limit_probability(rules, 1e300, 1e-300), Some(0.0));
    }
}
