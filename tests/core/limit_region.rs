//! The parts of the continuous game, against p∞ itself: in each its formula holds, and beyond it no more.

use upperhand::guess_who::{LimitRegion, Rules, limit_probability, limit_region};
use upperhand_oracles::all_rules;

/// E(x, y) = x·y·p∞.
fn e(rules: Rules, x: f64, y: f64) -> f64 {
    x * y * limit_probability(rules, x, y).unwrap()
}

/// C(y), from so far in the weeds that nobody doubts it.
fn c(rules: Rules, y: f64) -> f64 {
    e(rules, y * f64::from(rules.answers()).powi(4), y)
}

fn is_in_the_weeds(rules: Rules, x: f64, y: f64) -> bool {
    (e(rules, x, y) - c(rules, y)).abs() < 1e-9 * x * y
}

fn has_the_upper_hand(rules: Rules, x: f64, y: f64) -> bool {
    let expected = x * y - c(rules, x) / f64::from(rules.answers());
    (e(rules, x, y) - expected).abs() < 1e-9 * x * y
}

#[test]
fn each_part_is_where_its_formula_holds() {
    let mut seams = 0;
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        for across in 0..200 {
            for along in 0..200 {
                // Nowhere near a step, which has a denominator of at most 6.
                let x = 0.5 * (f64::from(across) + 0.517_3) / 200.0 * r * r * r;
                let y = 0.5 * (f64::from(along) + 0.483_1) / 200.0 * r * r * r;
                let weeds = is_in_the_weeds(rules, x, y);
                let upper_hand = has_the_upper_hand(rules, x, y);
                match limit_region(rules, x, y).unwrap() {
                    LimitRegion::InTheWeeds { .. } => assert!(weeds, "{rules} ({x}, {y})"),
                    LimitRegion::UpperHand { .. } => assert!(upper_hand, "{rules} ({x}, {y})"),
                    LimitRegion::Seam { .. } => {
                        seams += 1;
                        assert!(!weeds && !upper_hand, "{rules} ({x}, {y})");
                    }
                }
            }
        }
    }
    assert!(seams > 10_000);
}

#[test]
fn the_race_has_the_tiles_of_nica() {
    // §3: (2, ∞) × (1, 2] is in the weeds at level 0, (1, 2] × (1, ∞) has the upper hand.
    for step in 1..=64 {
        for other in 1..=64 {
            let (x, y) = (f64::from(step) / 8.0, f64::from(other) / 8.0);
            let region = limit_region(Rules::RACE, x, y).unwrap();
            let weeds = x > 2.0 && y > 1.0 && y <= 2.0;
            let upper_hand = x > 1.0 && x <= 2.0 && y > 1.0;
            assert_eq!(region == (LimitRegion::InTheWeeds { level: 0 }), weeds);
            assert_eq!(region == (LimitRegion::UpperHand { level: 0 }), upper_hand);
        }
    }
}

#[test]
fn parts_and_levels_repeat_at_every_power() {
    let deeper = |region: LimitRegion, by: i32| match region {
        LimitRegion::InTheWeeds { level } => LimitRegion::InTheWeeds { level: level + by },
        LimitRegion::Seam { level } => LimitRegion::Seam { level: level + by },
        LimitRegion::UpperHand { level } => LimitRegion::UpperHand { level: level + by },
    };
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        for power in [-300, -31, -1, 1, 2, 30, 300] {
            for (x, y) in [
                (1.1, 1.1),
                (2.7, 1.3),
                (1.3, 2.7),
                (9.1, 1.9),
                (1.7, 40.3),
                (5.9, 5.8),
            ] {
                let here = limit_region(rules, x, y).unwrap();
                let there = limit_region(rules, x * r.powi(power), y * r.powi(power)).unwrap();
                assert_eq!(there, deeper(here, power), "{rules} ({x}, {y})·r^{power}");
            }
        }
        assert!(limit_region(rules, 1e-320, 1e308).is_some());
        assert!(limit_region(rules, 1e308, 1e-320).is_some());
        assert_eq!(limit_region(rules, f64::INFINITY, 1.0), None);
    }
}
