//! How long a map of sampled positions takes, a position. Each benchmark asserts its answer first.

#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use upperhand::guess_who::{Ending, Pool, Rules, win_probability, win_values};

const SIDE: u32 = 512;

fn pool(size: u64) -> Pool {
    Pool::new(size).expect("a size in these benchmarks is a pool")
}

fn all_rules() -> impl Iterator<Item = Rules> {
    Ending::ALL
        .into_iter()
        .flat_map(|ending| (2..=6).filter_map(move |answers| Rules::new(answers, ending).ok()))
}

/// 512 pools: every one, every hundredth, and evenly on a logarithmic scale up to the largest.
fn lists() -> [(&'static str, Vec<Pool>); 3] {
    let stride = |step: u64| {
        (1..=u64::from(SIDE))
            .map(|index| pool(index * step))
            .collect()
    };
    let largest = f64::from(Pool::MAX.get());
    let logarithmic = |index: u32| {
        let size = largest.powf(f64::from(index) / f64::from(SIDE - 1));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 1 to 2^31"
        )]
        let size = size.round() as u64;
        pool(size.clamp(1, u64::from(Pool::MAX.get())))
    };
    [
        ("stride 1", stride(1)),
        ("stride 100", stride(100)),
        ("logarithmic", (0..SIDE).map(logarithmic).collect()),
    ]
}

fn samples(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("samples");
    group.throughput(Throughput::Elements(u64::from(SIDE) * u64::from(SIDE)));
    for (name, pools) in lists() {
        for rules in all_rules() {
            let values = win_values(rules, &pools, &pools).expect("the lists ascend");
            let (n, m) = (pools[300], pools[200]);
            let exact = win_probability(rules, n, m).expect("a position").value();
            assert!((values[200 * 512 + 300] - exact).abs() <= 4.0 * f64::EPSILON * exact);
            group.bench_with_input(BenchmarkId::new(name, rules), &pools, |bencher, pools| {
                bencher.iter(|| win_values(rules, black_box(pools), pools));
            });
        }
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(50))
        .measurement_time(Duration::from_millis(200));
    targets = samples
}
criterion_main!(benches);
