//! The fair start: by bisection against plain search, and in the limit against p∞ itself.

use upperhand::guess_who::{
    Error, Pool, Probability, Rules, fair_start, limit_fair_start, limit_probability,
    win_probability,
};
use upperhand_oracles::{all_rules, pool};

fn is_fair(win: Probability) -> bool {
    2 * win.numerator() >= win.denominator()
}

#[test]
fn it_is_the_last_fair_pool_of_a_plain_search() {
    for rules in all_rules() {
        for m in 1..=120 {
            let fair = |n: u32| {
                let win = win_probability(rules, pool(n), pool(m));
                win.is_ok_and(is_fair)
            };
            let expected = (1..=900).rev().find(|&n| fair(n));
            match fair_start(rules, pool(m)) {
                Ok(start) => {
                    assert_eq!(Some(start.mine.get()), expected, "{rules} {m}");
                    let win = |n| win_probability(rules, pool(n), pool(m)).unwrap();
                    assert_eq!(start.win, win(start.mine.get()));
                    assert_eq!(start.win_with_one_more, Some(win(start.mine.get() + 1)));
                }
                Err(error) => {
                    assert_eq!(expected, None);
                    assert_eq!(error, Error::GameOver { mine: 2, theirs: 1 });
                }
            }
        }
    }
}

#[test]
fn it_is_known_at_any_size() {
    for rules in all_rules() {
        for m in [1 << 20, 1_000_000_007, Pool::MAX.get()] {
            let start = fair_start(rules, pool(m)).unwrap();
            assert!(start.mine.get() >= m && is_fair(start.win));
            match start.win_with_one_more {
                Some(win) => {
                    assert!(!is_fair(win));
                    let limit = limit_fair_start(rules, f64::from(m)).unwrap();
                    assert!(
                        (f64::from(start.mine.get()) - limit).abs() < 4.0,
                        "{rules} {m}"
                    );
                }
                None => assert_eq!(start.mine, Pool::MAX),
            }
        }
    }
}

/// A little to the left the game is no less than fair, a little to the right no more.
#[test]
fn the_limit_is_fair_to_within_what_doubles_tell() {
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        let (mut least, mut most) = (f64::MAX, 0.0_f64);
        for step in 0..4000 {
            let y = r.powf(f64::from(step) / 4000.0);
            let x = limit_fair_start(rules, y).unwrap();
            let p = |x: f64| limit_probability(rules, x, y).unwrap();
            let near = 2_f64.powi(-46);
            assert!(p(x * (1.0 - near)) >= 0.5, "{rules} {y}: {x}");
            assert!(p(x * (1.0 + near)) < 0.5, "{rules} {y}: {x}");
            (least, most) = (least.min(x / y), most.max(x / y));
        }
        if rules == Rules::RACE {
            assert!((least - 4.0 / 3.0).abs() < 1e-6 && (most - 1.5).abs() < 1e-6);
        }
    }
}

#[test]
fn the_limit_repeats_at_every_power() {
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        for y in [1.0, 1.3, 1.9] {
            let x = limit_fair_start(rules, y).unwrap();
            for power in [-300, -7, 1, 12, 300] {
                let scale = r.powi(power);
                let scaled = limit_fair_start(rules, y * scale).unwrap() / scale;
                let near = if matches!(rules.answers(), 2 | 4) {
                    0.0
                } else {
                    1e-13
                };
                assert!(
                    (scaled - x).abs() <= near * x,
                    "{rules} {y} {power}: {scaled}, {x}"
                );
            }
        }
        for bad in [0.0, -1.0, f64::NAN, f64::INFINITY, f64::MAX] {
            assert_eq!(limit_fair_start(rules, bad), None);
        }
    }
}
