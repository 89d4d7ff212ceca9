//! How long Guts with cards takes. Each benchmark asserts its answer first.

use criterion::{BenchmarkId, Criterion, criterion_group};
use std::hint::black_box;
use std::time::Duration;
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, LineGame, Ranking, Strategy, best_thresholds,
    card_coalition, equilibrium, exploitability, threshold_payoffs,
};

fn standard(cards: u32, all_drop: AllDrop) -> CardGame {
    CardGame::new(Deck::STANDARD, cards, all_drop).expect("the standard deck is large enough")
}

fn threshold(game: &CardGame, threshold: usize) -> Strategy {
    Strategy::threshold(game.hands(), threshold).expect("a threshold of the game")
}

fn equilibria(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("equilibrium");
    for cards in [1, 2, 3] {
        let game = standard(cards, AllDrop::Replay);
        let optimal = equilibrium(&game).expect("its fractions are small");
        assert_eq!(exploitability(&game, &optimal), Fraction::ZERO);
        group.bench_function(BenchmarkId::from_parameter(cards), |bencher| {
            bencher.iter(|| equilibrium(black_box(&game)));
        });
    }
    group.finish();
}

fn replies(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("exploitability");
    for (cards, best, expected) in [(2, 668, [2, 162_435]), (3, 10_671, [3, 5_987_800])] {
        let game = standard(cards, AllDrop::Replay);
        let strategy = threshold(&game, best);
        let expected = Fraction::new(expected[0], expected[1]);
        assert_eq!(exploitability(&game, &strategy), expected);
        group.bench_function(BenchmarkId::from_parameter(cards), |bencher| {
            bencher.iter(|| exploitability(black_box(&game), &strategy));
        });
    }
    group.finish();
}

fn thresholds(criterion: &mut Criterion) {
    let game = standard(2, AllDrop::Replay);
    assert_eq!(threshold_payoffs(&game, 668).into_iter().min(), Some(0));
    criterion.bench_function("payoffs of 1327 thresholds", |bencher| {
        bencher.iter(|| threshold_payoffs(black_box(&game), 668));
    });
    let mut group = criterion.benchmark_group("best thresholds");
    for (cards, expected) in [(2, 668), (3, 10_671)] {
        let game = standard(cards, AllDrop::Replay);
        assert_eq!(best_thresholds(&game).thresholds, [expected]);
        group.bench_function(BenchmarkId::from_parameter(cards), |bencher| {
            bencher.iter(|| best_thresholds(black_box(&game)));
        });
    }
    group.finish();
}

/// One against two who have agreed.
fn coalitions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("coalition with cards");
    for (cards, expected) in [
        (1, [-648_i128, 122_005]),
        (2, [-10_195_103_784, 3_616_576_561_325]),
    ] {
        let game = standard(cards, AllDrop::Replay);
        let found = card_coalition(&game).expect("its fractions are small");
        let value = Fraction::new(expected[0], expected[1]);
        assert_eq!([found.lowest, found.highest], [value; 2]);
        group.bench_function(BenchmarkId::from_parameter(cards), |bencher| {
            bencher.iter(|| card_coalition(black_box(&game)));
        });
    }
    group.finish();
}

/// Hands as poker ranks them, and what a line of them loses.
fn lines(criterion: &mut Criterion) {
    for (cards, line, expected) in [
        (3, 10_981, [1_i128, 3_132_080]),
        (5, 1_285_550, [49_121, 569_520_871_920]),
    ] {
        let ranking = Ranking::new(cards, true).expect("hands of three and five are ranked");
        let ranked = || LineGame::new(Deck::STANDARD, ranking, AllDrop::Replay);
        let game = ranked().expect("the standard deck is large enough");
        let expected = Fraction::new(expected[0], expected[1]);
        assert_eq!(game.exploitability(line), Ok(expected));
        let mut group = criterion.benchmark_group(format!("lines of {cards} cards"));
        group.bench_function("ranked", |bencher| bencher.iter(ranked));
        group.bench_function("one looked at", |bencher| {
            bencher.iter(|| game.exploitability(black_box(line)));
        });
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = equilibria, replies, thresholds, lines, coalitions
}
