//! What the papers on Guts print, statement by statement: those that hold, hold on the grids below; of the
//! others the counterexample is the one that the documentation of `guts` names, and the corrected
//! statement holds. In formulas p* is the equilibrium threshold, a that of player 1, t that of a bloc.

use upperhand::guts::coalition::{Mixture, one_round};
use upperhand::guts::{
    Opponents, Players, Rules, Threshold, best_bloc_response, best_response, equilibrium, payoff,
};

const ROUNDING: f64 = 1e-12;
/// For lower thresholds and many players a power of them is lost in rounding.
const WHERE_IT_SHOWS: f64 = 0.5;
const STANDARD: Rules = Rules::Standard;
const WEENIE: Rules = Rules::Weenie;

fn at(hand: f64) -> Threshold {
    Threshold::new(hand).unwrap()
}

fn players(players: usize) -> Players {
    Players::new(players).unwrap()
}

/// α of the first player.
fn alpha(rules: Rules, thresholds: &[f64]) -> f64 {
    payoff(rules, &Threshold::all(thresholds).unwrap())
        .unwrap()
        .alpha[0]
}

/// α and β of player 1 at a against a bloc at t.
fn bloc(rules: Rules, n: usize, a: f64, t: f64) -> (f64, f64) {
    let round = Opponents::bloc(rules, players(n), at(t)).round(at(a));
    (round.alpha, round.beta)
}

fn equilibrium_at(rules: Rules, n: usize) -> f64 {
    equilibrium(rules, players(n)).threshold.get()
}

fn hands(steps: u32) -> impl Iterator<Item = f64> + Clone {
    (0..=steps).map(move |i| f64::from(i) / f64::from(steps))
}

fn pairs(steps: u32) -> impl Iterator<Item = (f64, f64)> {
    hands(steps).flat_map(move |a| hands(steps).map(move |t| (a, t)))
}

fn close(left: f64, right: f64) -> bool {
    (left - right).abs() < ROUNDING
}

fn power(base: f64, exponent: usize) -> f64 {
    base.powi(i32::try_from(exponent).unwrap())
}

#[test]
fn the_symmetry_3_5_is_for_blocs_only() {
    let (here, there) = (
        alpha(STANDARD, &[0.5, 0.0, 1.0]),
        alpha(STANDARD, &[0.0, 0.5, 1.0]),
    );
    // The printed right-hand side is −2·α(p₂, p₁, p₃).
    assert_eq!((here, -2.0 * there), (0.25, -0.5));
    for n in 2..=8 {
        for (a, t) in pairs(16) {
            let mut one = vec![t; n];
            one[1] = a;
            assert!(close(
                bloc(STANDARD, n, a, t).0,
                -((n - 1) as f64) * alpha(STANDARD, &one)
            ));
        }
    }
}

#[test]
fn lemma_5_3_with_the_sign_of_the_slope() {
    for (a, t) in pairs(32).filter(|(a, t)| t < a) {
        let slope = (bloc(STANDARD, 2, a, a).0 - bloc(STANDARD, 2, a, t).0) / (a - t);
        assert!((slope - (2.0 * a - 1.0)).abs() < 1e-10);
    }
}

#[test]
fn blocs_of_two_are_as_6_3_and_6_4() {
    for (a, t) in pairs(64) {
        let (alpha, beta) = bloc(STANDARD, 3, a, t);
        assert!(close(beta, 2.0 - a - 2.0 * t + 2.0 * a * t * t));
        let last = if a <= t { 2.0 * t * t } else { a * a + a * t };
        assert!(close(alpha, 2.0 * (t - a) * (last - 1.0)), "{a} {t}");
    }
}

/// Remarks 5.5, 6.4 and 7.3, by second differences.
#[test]
fn blocs_without_a_weenie_are_concave_convex() {
    let step = 1.0 / 32.0;
    let inside = || hands(32).filter(|&x| x >= step && x <= 1.0 - step);
    for n in 2..=20 {
        let alpha = |a: f64, t: f64| bloc(STANDARD, n, a, t).0;
        for (x, y) in inside().flat_map(|x| hands(32).map(move |y| (x, y))) {
            let mine = alpha(x - step, y) - 2.0 * alpha(x, y) + alpha(x + step, y);
            let theirs = alpha(y, x - step) - 2.0 * alpha(y, x) + alpha(y, x + step);
            assert!(mine <= ROUNDING && theirs >= -ROUNDING, "{n} {x} {y}");
        }
    }
    // With a weenie it is convex in the bloc's threshold up to three players.
    let bend = |n: usize, a: f64, t: f64| {
        let alpha = |t: f64| bloc(WEENIE, n, a, t).0;
        alpha(t - step) - 2.0 * alpha(t) + alpha(t + step)
    };
    let convex = |n: usize| hands(32).all(|a| inside().all(|t| bend(n, a, t) >= -ROUNDING));
    assert!(convex(2) && convex(3) && bend(4, 1.0, 0.09375) < -1e-4);
}

/// α_a and α_b of (6.6).
fn printed_6_6(p: f64) -> (f64, f64) {
    let a = -((4.0 * p * p + 6.0).powf(1.5) + 8.0 * p.powi(3) - 36.0 * p) / 27.0;
    let b = -2.0 / 27.0 * ((9.0 * p * p + 3.0).powf(1.5) - 27.0 * p);
    (a, b)
}

#[test]
fn the_best_response_6_5_holds_up_to_the_root_of_two_thirds() {
    for p in hands(200) {
        let (a, b) = printed_6_6(p);
        let reply = best_response(STANDARD, players(3), at(p));
        if p * p <= 2.0 / 3.0 {
            assert!(close(reply.alpha, a.min(b)), "{p}");
        } else {
            assert!(a.min(b) < reply.bound, "{p}");
            assert!(close(reply.alpha, 2.0 * p - 3.0 * p * p), "{p}");
            assert_eq!(reply.opponents.thresholds(), [at(0.0), at(1.0)]);
        }
    }
    assert!(printed_6_6(1.0).1 < -1.07);
    assert!(close(
        best_response(STANDARD, players(3), at(1.0)).alpha,
        -1.0
    ));
    // Corollary 6.9: never nonnegative, as α_b is negative where α_a is not.
    assert!(hands(1000).all(|p| best_response(STANDARD, players(3), at(p)).alpha < 0.0));
    let positive: Vec<f64> = hands(1000).filter(|&p| printed_6_6(p).1 > 0.0).collect();
    assert_eq!((positive[0], positive[positive.len() - 1]), (0.249, 0.639));
}

#[test]
fn proposition_6_5_is_attained() {
    let p = equilibrium_at(STANDARD, 3);
    for t in hands(200) {
        let bound = if t >= p {
            4.0 * (t - p).powi(2) * (t + p)
        } else {
            2.0 * (t - p).powi(2) * p
        };
        assert!(close(bloc(STANDARD, 3, p, t).0, bound), "{t}");
    }
}

#[test]
fn lemma_6_11_means_outside_the_interval() {
    let (p, epsilon) = (equilibrium_at(STANDARD, 3), 0.04);
    assert!(close(bloc(STANDARD, 3, p - epsilon, p - epsilon).0, 0.0));
    // Outside of δ = 0.2 it is below −ε/C₂ with C₂ = 2.
    let outside = hands(1000).filter(|a| (a - p).abs() > 0.2);
    assert!(
        outside
            .into_iter()
            .all(|a| bloc(STANDARD, 3, a, p - epsilon).0 <= -epsilon / 2.0)
    );
}

#[test]
fn example_6_14_returns_0_4_percent_to_the_coalition() {
    let example = Mixture::of_the_paper(players(3), 0.04, 0.137, 17.0 / 16.0 * 100.0).unwrap();
    let best = example.best_threshold();
    assert!((-0.00446..-0.00445).contains(&best.alpha), "{}", best.alpha);
    let grid = hands(10_000)
        .map(|a| example.round(at(a)).alpha)
        .fold(f64::NEG_INFINITY, f64::max);
    assert!(grid <= best.alpha + ROUNDING && best.alpha - grid < 1e-6);
    // What it wins of what can be won.
    let share = best.alpha / one_round(STANDARD, players(3)).unwrap().value;
    assert!((0.80..0.81).contains(&share), "{share}");
}

/// The payoff of `a` against a bloc at `t` is below `upper` and above `lower`, which two players reach.
fn assert_enclosed(rules: Rules, n: usize, (a, t): (f64, f64), (lower, upper): (f64, f64)) {
    let (found, _) = bloc(rules, n, a, t);
    let above = found - lower;
    let is_above = if n == 2 {
        close(above, 0.0)
    } else {
        above > 0.0
    };
    assert!(is_above && found < upper, "{n} {a} {t}");
}

#[test]
fn the_slope_7_1_and_both_sides_of_7_3() {
    for n in 2..=20 {
        let others = (n - 1) as f64;
        for p in hands(50) {
            let slope = Opponents::bloc(STANDARD, players(n), at(p))
                .slope(at(p))
                .alpha;
            assert!((slope - others * (1.0 - 2.0 * power(p, n - 1))).abs() < 1e-11);
        }
        for (a, t) in pairs(24).filter(|&(a, t)| a > t && a >= WHERE_IT_SHOWS) {
            let lower = others * (t - a) * (2.0 * power(a, n - 1) - 1.0);
            let upper = others * (t - a) * (2.0 * power(t, n - 1) - 1.0);
            assert_enclosed(STANDARD, n, (a, t), (lower, upper));
        }
    }
}

#[test]
fn the_bound_7_4_is_too_large() {
    let (n, a, t) = (3, 0.5_f64, 0.0_f64);
    let delta = bloc(STANDARD, n, a, t).0 - 2.0 * (t - a) * (2.0 * a * a - 1.0);
    let h = a - t;
    let printed = 2.0 * (h * h * t + 2.0 * h.powi(3)) / (a * a);
    assert!(close(delta, 0.25) && printed == 2.0);
}

#[test]
fn remark_7_5_lacks_a_sum() {
    let printed = |a: f64, t: f64| 2.0 * (a - t) * (1.0 - 2.0 * a * (t * a));
    assert_eq!(
        (printed(1.0, 0.0), bloc(STANDARD, 3, 1.0, 0.0).0),
        (2.0, 0.0)
    );
    for (a, t) in pairs(32).filter(|(a, t)| t <= a) {
        let (found, _) = bloc(STANDARD, 3, a, t);
        assert!(close(found, 2.0 * (a - t) * (1.0 - a * (t + a))));
        let lower = found - 2.0 * (t - a) * (2.0 * a * a - 1.0);
        assert!(close(lower, 2.0 * a * (t - a).powi(2)));
        let upper = found - 2.0 * (t - a) * (2.0 * t * t - 1.0);
        assert!(close(upper, -(2.0 * a + 4.0 * t) * (a - t).powi(2)));
    }
}

#[test]
fn the_bound_7_7_fails_from_seven_players_on() {
    let bound = 2.0 * 2.0_f64.ln() - 0.5;
    for n in 2..=64 {
        let p = equilibrium_at(STANDARD, n);
        let (_, beta) = bloc(STANDARD, n, p, 1.0);
        assert!(close(beta, p));
        assert_eq!(beta > bound, n >= 7, "{n}");
        assert_eq!(beta > 0.9, n >= 8, "{n}");
        // It stays below 1, which is what Corollary 7.9 needs: β is convex in t, so at an end at most.
        assert!(
            hands(100)
                .filter(|&t| t >= p)
                .all(|t| bloc(STANDARD, n, p, t).1 < 1.0)
        );
        // (7.8), and Corollary 7.9 with it.
        let (alpha, beta) = bloc(STANDARD, n, p, p);
        for t in hands(50).filter(|&t| t <= p) {
            let (alpha_t, beta_t) = bloc(STANDARD, n, p, t);
            assert!(close(alpha_t - beta_t, alpha - beta), "{n} {t}");
        }
        let margin = equilibrium(STANDARD, players(n)).margin;
        assert!(margin >= 1.0 - 2.0_f64.ln() && close(margin, 1.0 - (n - 1) as f64 * (1.0 - p)));
    }
}

#[test]
fn remark_7_8_on_the_stakes_of_equals() {
    for n in 2..=20 {
        let (count, p_star) = (n as f64, equilibrium_at(STANDARD, n));
        let beta = |p: f64| bloc(STANDARD, n, p, p).1;
        assert!(hands(50).all(|p| close(beta(p), count * (1.0 - p) - 1.0 + 2.0 * power(p, n))));
        assert!(close(beta(p_star), (count - 1.0) * (1.0 - p_star)));
        assert!(beta(p_star) <= 2.0_f64.ln());
        assert!(close(beta(0.0), count - 1.0), "not 1, but for two players");
        let printed = power(0.5, n - 1);
        if n > 2 {
            assert!(
                beta(f64::midpoint(printed, p_star)) < beta(printed),
                "not growing there yet"
            );
        }
        let above: Vec<f64> = hands(200).filter(|&p| p >= p_star).map(beta).collect();
        assert!(above.windows(2).all(|pair| pair[0] < pair[1]));
    }
    let (n, p) = (2.0, 0.5);
    let left = (n - 1.0) * (1.0 - p) - p / 2.0;
    assert_eq!(
        (
            left,
            (n - 0.5) * (1.0 - p) + 0.5,
            (n - 0.5) * (1.0 - p) - 0.5
        ),
        (0.25, 1.25, 0.25)
    );
}

/// (0, t, …, t): one who always holds, and a bloc.
fn with_a_loner(n: usize, t: f64) -> Vec<f64> {
    let mut others = vec![t; n - 1];
    others[0] = 0.0;
    others
}

#[test]
fn proposition_7_11_and_remark_7_13() {
    let h = 1e-6;
    for n in 3..=20 {
        let p = equilibrium_at(STANDARD, n);
        let all = |t: f64| {
            let thresholds = [&[p][..], &with_a_loner(n, t)].concat();
            payoff(STANDARD, &Threshold::all(&thresholds).unwrap())
                .unwrap()
                .alpha
        };
        let (here, there) = (all(p), all(p + h));
        assert!(here.iter().all(|&alpha| close(alpha, 0.0)));
        let slope = |player: usize| (there[player] - here[player]) / h;
        let others = (n - 2) as f64;
        let loses = |player: usize| (slope(player) + others).abs() < 1e-2;
        assert!((0..n).all(|player| player == 1 || loses(player)), "{n}");
        // Of order n², not n.
        assert!(
            (slope(1) - others * (others + 1.0)).abs() < 1e-2,
            "{n}: {}",
            slope(1)
        );
    }
}

#[test]
fn corollary_7_12_needs_a_bloc_below_the_equilibrium() {
    let p = equilibrium_at(STANDARD, 3);
    assert!(close(bloc(STANDARD, 3, 0.5, p).0, 0.0));
    for h in [1e-3, 1e-2, 0.1] {
        assert!(alpha(STANDARD, &[0.5, 0.0, p + h]) > 0.1);
    }
}

#[test]
fn b_2_encloses_the_payoff_against_reckless_blocs() {
    for n in 2..=20 {
        let others = (n - 1) as f64;
        for (a, t) in pairs(24).filter(|&(a, t)| a > t && a >= WHERE_IT_SHOWS) {
            let lower = others * (t - a) * (2.0 * power(a, n - 1) + power(t, n - 1) - 1.0);
            let upper = others * (t - a) * (3.0 * power(t, n - 1) - 1.0);
            assert_enclosed(WEENIE, n, (a, t), (lower, upper));
        }
    }
}

#[test]
fn corollary_b_2_recovers_up_to_six_players() {
    for n in 2..=64 {
        let found = equilibrium(WEENIE, players(n));
        let p = found.threshold.get();
        assert!(best_bloc_response(WEENIE, players(n), found.threshold).alpha > -ROUNDING);
        for t in hands(100).filter(|&t| (t - p).abs() > 1e-3) {
            assert!(
                bloc(WEENIE, n, p, t).0 > 0.0 && bloc(WEENIE, n, t, p).0 < 0.0,
                "{n} {t}"
            );
        }
        assert_eq!(found.beta > 1.0, n >= 7, "{n}");
        assert_eq!(found.recovers(), n <= 6, "{n}");
    }
}

#[test]
fn the_weenie_equilibrium_is_strong_for_three_to_five_players() {
    for n in 3..=20 {
        let p = equilibrium(WEENIE, players(n)).threshold;
        assert_eq!(
            best_response(WEENIE, players(n), p).bound > -ROUNDING,
            n <= 5,
            "{n}"
        );
    }
    let p = equilibrium_at(WEENIE, 6);
    let others = with_a_loner(6, 0.925);
    let found = alpha(WEENIE, &[&[p][..], &others].concat());
    assert!((-0.01125..-0.0112).contains(&found), "{found}");
}
