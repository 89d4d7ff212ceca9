//! How long Guts takes. Each benchmark asserts its answer first.

use criterion::{BenchmarkId, Criterion, criterion_group};
use std::hint::black_box;
use upperhand::guts::coalition::{limiting, one_round, repeated};
use upperhand::guts::{
    Opponents, Players, Ruin, Rules, StakeFactors, Threshold, best_bloc_response, best_response,
    equilibrium, payoff,
};

const RULES: [Rules; 2] = [Rules::Standard, Rules::Weenie];

fn players(players: usize) -> Players {
    Players::new(players).expect("so many can play")
}

fn at(hand: f64) -> Threshold {
    Threshold::new(hand).expect("a hand is a threshold")
}

/// α and β: of everybody at once, and along a curve as the figure draws it.
fn payoffs(criterion: &mut Criterion) {
    for count in [3_u32, 20, 64] {
        let thresholds: Vec<Threshold> = (1..=count)
            .map(|i| at(f64::from(i) / f64::from(count)))
            .collect();
        let sum: f64 = payoff(Rules::Weenie, &thresholds)
            .expect("they can play")
            .alpha
            .iter()
            .sum();
        assert!(sum.abs() < 1e-11);
        criterion.bench_function(&format!("payoff of all, {count} players"), |bencher| {
            bencher.iter(|| payoff(Rules::Weenie, black_box(&thresholds)));
        });
    }
    let bloc = Opponents::bloc(Rules::Standard, players(20), at(0.875));
    assert!(
        bloc.round(at(0.875)).alpha.abs() < 1e-12,
        "equals have nothing to win"
    );
    criterion.bench_function("curve of 1000 points, 20 players", |bencher| {
        let curve = || {
            (0..1000)
                .map(|i| bloc.round(at(f64::from(i) / 1000.0)).alpha)
                .sum::<f64>()
        };
        bencher.iter(|| black_box(curve()));
    });
    criterion.bench_function("heatmap of 256 × 256 blocs, 20 players", |bencher| {
        let row = |t: f64| {
            let bloc = Opponents::bloc(Rules::Standard, players(20), at(t));
            (0..256)
                .map(|i| bloc.round(at(f64::from(i) / 256.0)).alpha)
                .sum::<f64>()
        };
        bencher.iter(|| (0..256).map(|i| row(f64::from(i) / 256.0)).sum::<f64>());
    });
}

fn responses(criterion: &mut Criterion) {
    for (rules, count) in RULES
        .into_iter()
        .flat_map(|rules| [(rules, 3), (rules, 20)])
    {
        let threshold = equilibrium(rules, players(count)).threshold;
        let bloc = best_bloc_response(rules, players(count), threshold);
        assert!(bloc.alpha.abs() < 1e-12);
        let free = best_response(rules, players(count), threshold);
        assert!(free.alpha - free.bound < 1e-12);
        let mut group = criterion.benchmark_group(format!("best response, {rules:?}"));
        group.bench_with_input(
            BenchmarkId::new("bloc", count),
            &count,
            |bencher, &count| {
                bencher.iter(|| best_bloc_response(rules, players(count), black_box(threshold)));
            },
        );
        group.bench_with_input(
            BenchmarkId::new("free", count),
            &count,
            |bencher, &count| {
                bencher.iter(|| best_response(rules, players(count), black_box(threshold)));
            },
        );
        group.finish();
    }
}

fn coalitions(criterion: &mut Criterion) {
    for (rules, count, value) in [
        (Rules::Standard, 3, -0.005_566_346_53),
        (Rules::Standard, 20, -0.049_085_114_12),
        (Rules::Weenie, 3, 0.0),
        (Rules::Weenie, 20, -0.012_754_302_56),
    ] {
        let solution = one_round(rules, players(count)).expect("a coalition can play");
        assert!((solution.value - value).abs() < 1e-10 && solution.gap < 1e-11);
        let mut group = criterion.benchmark_group(format!("coalition, {rules:?}"));
        group.bench_with_input(
            BenchmarkId::new("one round", count),
            &count,
            |bencher, &count| {
                bencher.iter(|| one_round(rules, black_box(players(count))));
            },
        );
        group.bench_with_input(
            BenchmarkId::new("repeated", count),
            &count,
            |bencher, &count| {
                bencher.iter(|| repeated(rules, black_box(players(count))));
            },
        );
        group.finish();
    }
    let theta = 0.248_713_936_939_854_6_f64;
    let once = limiting::one_round(Rules::Standard);
    assert!((once.value - (2.0 - 2.0 * theta.cosh())).abs() < 1e-12 && once.gap < 1e-11);
    let forever = limiting::repeated(Rules::Standard);
    assert!((forever.value + 0.156_532_723_303_3).abs() < 1e-12 && forever.gap < 1e-11);
    criterion.bench_function("coalition of infinitely many, one round", |bencher| {
        bencher.iter(|| limiting::one_round(black_box(Rules::Standard)));
    });
    criterion.bench_function("coalition of infinitely many, repeated", |bencher| {
        bencher.iter(|| limiting::repeated(black_box(Rules::Standard)));
    });
}

/// Ruin by the bankroll, both bounds, up to what the figure shows and as far as it is solved.
fn ruins(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ruin, seven players, Weenie rule");
    for most in [100_000, Ruin::MOST_BANKROLL] {
        let solve = |most| Ruin::at_equilibrium(Rules::Weenie, 7, most);
        let found = solve(most).expect("so many can play");
        let last = found.with(most).expect("solved to there");
        assert!(
            found.smallest_bankroll(0.01) == Some(120) && last.high - last.low < 1e-11 * last.low,
            "{last:?}"
        );
        group.bench_with_input(
            BenchmarkId::from_parameter(most),
            &most,
            |bencher, &most| {
                bencher.iter(|| solve(black_box(most)));
            },
        );
    }
    group.finish();
}

/// The tail of the pot, from who holds to the certified exponent.
fn pots(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tail of the pot");
    for (count, exponent) in [
        (3, (1.0 + 3.0 / (3.0 - 8.0_f64.sqrt())).log2()),
        (1000, 2.929_153_3),
    ] {
        let tail = |count| {
            Some(
                StakeFactors::at_equilibrium(Rules::Standard, count)
                    .ok()?
                    .tail(),
            )
        };
        let found = tail(count).expect("so many can play");
        assert!(
            (found.exponent - exponent).abs() < 1e-7 && found.gap < 1e-11,
            "{found:?}"
        );
        group.bench_with_input(
            BenchmarkId::from_parameter(count),
            &count,
            |bencher, &count| {
                bencher.iter(|| tail(black_box(count)));
            },
        );
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = crate::brief();
    targets = payoffs, responses, coalitions, pots, ruins
}
