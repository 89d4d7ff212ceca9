//! How long the tables take. Each benchmark asserts its answer first.

#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use upperhand::guess_who::{Pool, Probability, Rules, SolvedTable, WinTable};

fn exhaustive(criterion: &mut Criterion) {
    let pool = Pool::new(24).expect("24 is a pool");
    let table = SolvedTable::new(Rules::OFFICIAL, 512).expect("a table of 512 fits");
    assert_eq!(table.win(pool, pool), Probability::new(5, 9));
    let mut group = criterion.benchmark_group("exhaustive official");
    for size in [256, 512, 1024] {
        group.bench_with_input(
            BenchmarkId::from_parameter(size),
            &size,
            |bencher, &size| {
                bencher.iter(|| SolvedTable::new(Rules::OFFICIAL, black_box(size)));
            },
        );
    }
    group.finish();
}

fn closed_form(criterion: &mut Criterion) {
    let pool = Pool::new(1024).expect("1024 is a pool");
    let theorem = WinTable::new(Rules::RACE, pool, pool);
    assert_eq!(theorem, WinTable::exhaustive(Rules::RACE, pool, pool));
    criterion.bench_function("closed-form race 1024", |bencher| {
        bencher.iter(|| WinTable::new(Rules::RACE, black_box(pool), pool));
    });
}

criterion_group!(benches, exhaustive, closed_form);
criterion_main!(benches);
