//! How long an opponent thinks about 64 suspects: a frame is 16 ms. Each benchmark asserts its answer first.

use criterion::{Criterion, criterion_group};
use std::hint::black_box;
use upperhand::guess_who::{Ending, Pool, Rules, even_split};
use upperhand::play::guess_who::{Choice, Game, Opponent, Setup, review};

fn answers(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("play");
    let pool = Pool::new(64).expect("a pool");
    let six = Rules::new(6, Ending::Official).expect("a rule set");
    for (rules, opponent_answers) in [
        (Rules::OFFICIAL, 2),
        (Rules::TRIPARTITE, 3),
        (six, 6),
        (six, 5),
    ] {
        for opponent in [Opponent::Perfect, Opponent::Careless] {
            let setup = Setup {
                opponent,
                opponent_answers,
                ..Setup::new(rules, pool, pool)
            };
            let game = Game::new(setup).expect("a game");
            let choice = Choice::Ask(even_split(pool, rules.answers()));
            let after = game.after(choice.clone()).expect("a move");
            assert_eq!(after.history().len(), 2, "the opponent has answered");
            let name = format!("{} of {opponent_answers} answers, {rules}", opponent.name());
            group.bench_function(name, |bencher| {
                bencher.iter(|| black_box(&game).after(black_box(choice.clone())));
            });
        }
    }
    let mut game = Game::new(Setup::new(Rules::OPEN, pool, pool)).expect("a game");
    while !game.is_over() {
        game = game.after(Choice::Name).expect("a move");
    }
    assert!(game.history().len() > 8, "{} moves", game.history().len());
    group.bench_function("review of a whole game", |bencher| {
        bencher.iter(|| review(black_box(&game)));
    });
    group.finish();
}

criterion_group!(benches, answers);
