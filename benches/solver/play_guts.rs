//! How long the others take to answer at Guts. Each benchmark asserts its answer first.

use criterion::{BenchmarkId, Criterion, criterion_group};
use std::hint::black_box;
use upperhand::play::guts::{
    Choice, Deal, Game, Opponent, Plan, Setup, Solution, advice, forward, review,
};

/// The largest of each kind of table.
fn setups() -> [(&'static str, Setup); 3] {
    let of = |deal, opponents| Setup {
        deal,
        opponents,
        pots: 100,
        ..Setup::default()
    };
    [
        (
            "eight in a coalition",
            of(Deal::Line(8), Opponent::Coalition),
        ),
        ("two cards", of(Deal::Cards(2), Opponent::Equilibrium)),
        ("three cards", of(Deal::Cards(3), Opponent::Equilibrium)),
    ]
}

fn tables(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a table of Guts");
    for (name, setup) in setups() {
        let solution = Solution::new(&setup).expect("it can be played");
        let is_coalition = setup.opponents == Opponent::Coalition;
        assert_eq!(solution.edge().value() < 0.0, is_coalition);
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| Solution::new(black_box(&setup)));
        });
    }
    group.finish();
}

fn moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a move of Guts with advice and review");
    for (name, setup) in setups() {
        let game = Game::new(setup).expect("it can be played");
        let played = game.after(Choice::Hold).expect("the game has begun");
        let all = review(&played);
        assert_eq!(all.steps[0].result, all.result);
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| {
                let played = black_box(&game).after(Choice::Hold);
                played.map(|played| (advice(&played), review(&played)))
            });
        });
    }
    group.finish();
}

fn many_rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("1,000 rounds of Guts");
    for (name, setup) in setups() {
        let game = Game::new(setup).expect("it can be played");
        let thousand = forward(&game, Plan::Best, 1000).expect("a plan for every deal");
        assert!((thousand.expectation.value() - game.solution().edge().value()).abs() < 1e-12);
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| forward(black_box(&game), Plan::Best, 1000));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = crate::brief();
    targets = tables, moves, many_rounds
}
