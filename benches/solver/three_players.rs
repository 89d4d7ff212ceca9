//! How long three players take, from 64 and from 200 suspects each. Each benchmark asserts its answer first.

use criterion::{BenchmarkId, Criterion, criterion_group};
use std::hint::black_box;
use upperhand::guess_who::{Pool, Rules, ThreeTable};

fn solved(rules: Rules, side: u32) -> ThreeTable {
    let pool = Pool::new(side.into()).expect("a size in these benchmarks is a pool");
    ThreeTable::new(rules, [pool; 3]).expect("it fits")
}

/// The least that the mover has from so many each, times the cube.
fn least(rules: Rules, side: u32) -> u32 {
    let pool = Pool::new(side.into()).expect("a pool");
    solved(rules, side).numerators([pool; 3])[0][0]
}

/// All positions from 64 suspects each: 24 bytes for each.
fn cubes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("three players");
    // `cargo test` does without the argument, and without what takes ten seconds.
    let is_measured = std::env::args().any(|word| word == "--bench");
    let largest = is_measured.then_some((Rules::RACE, 200, 3_608_176));
    let others = [
        (Rules::RACE, 64, 124_876),
        (Rules::OFFICIAL, 64, 98_304),
        (Rules::TRIPARTITE, 24, 5_805),
    ];
    for (rules, side, expected) in others.into_iter().chain(largest) {
        assert_eq!(least(rules, side), expected, "{rules}, {side}");
        group.bench_function(BenchmarkId::new(rules.to_string(), side), |bencher| {
            bencher.iter(|| solved(black_box(rules), side));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = super::brief();
    targets = cubes
}
