//! How long the tables take. Each benchmark asserts its answer first.

use criterion::{BenchmarkId, Criterion, criterion_group};
use std::hint::black_box;
use std::time::Duration;
use upperhand::guess_who::{Pool, Probability, Rules, SolvedTable, WinTable};

/// The rule sets with a known value at (24, 24), and the sides that are timed.
const EXHAUSTIVE: [(Rules, [u64; 2], &[u32]); 4] = [
    (Rules::RACE, [91, 144], &[1024]),
    (Rules::OFFICIAL, [5, 9], &[256, 512, 1024]),
    (Rules::OPEN, [2, 3], &[1024]),
    (Rules::TRIPARTITE, [61, 96], &[512]),
];

fn pool(size: u32) -> Pool {
    Pool::new(u64::from(size)).expect("a size in these benchmarks is a pool")
}

fn solved(rules: Rules, side: u32) -> SolvedTable {
    SolvedTable::new(rules, side).expect("a table in these benchmarks fits")
}

fn exhaustive(criterion: &mut Criterion) {
    for (rules, [numerator, denominator], sides) in EXHAUSTIVE {
        let mut group = criterion.benchmark_group(format!("exhaustive {rules}"));
        for &side in sides {
            let value = solved(rules, side).win(pool(24), pool(24));
            assert_eq!(value, Probability::new(numerator, denominator), "{rules}");
            group.bench_with_input(
                BenchmarkId::from_parameter(side),
                &side,
                |bencher, &side| {
                    bencher.iter(|| WinTable::exhaustive(rules, black_box(pool(side)), pool(side)));
                },
            );
        }
        group.finish();
    }
}

fn closed_form(criterion: &mut Criterion) {
    let pool = pool(1024);
    let theorem = WinTable::new(Rules::RACE, pool, pool);
    assert_eq!(theorem, WinTable::exhaustive(Rules::RACE, pool, pool));
    criterion.bench_function("closed-form race 1024", |bencher| {
        bencher.iter(|| WinTable::new(Rules::RACE, black_box(pool), pool));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = exhaustive, closed_form
}
