//! How long rules of thumb and their punishment take up to 512 suspects. Each benchmark asserts its answer first.

use criterion::{BenchmarkId, Criterion, criterion_group};
use std::hint::black_box;
use upperhand::guess_who::{Ending, Pool, Probability, RuleOfThumb, RuleTable, Rules};
use upperhand::play::guess_who::{CarelessReplies, Game, Opponent, Setup};

const SIDE: u32 = 512;

fn pool(size: u32) -> Pool {
    Pool::new(size.into()).expect("a size in these benchmarks is a pool")
}

fn table(rules: Rules, rule: RuleOfThumb) -> RuleTable {
    RuleTable::new(rules, rule, SIDE).expect("it fits")
}

/// What `ruleOfThumb` of the core does: the table, the loss at a position, at worst and on average.
fn rules_of_thumb(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rule of thumb 512");
    for (rules, rule, is_free) in [
        (Rules::RACE, RuleOfThumb::Ladder, true),
        (Rules::RACE, RuleOfThumb::HalfOfTheSmaller, false),
        (Rules::OFFICIAL, RuleOfThumb::EvenParts, true),
        (Rules::OFFICIAL, RuleOfThumb::Halve, false),
        (Rules::OPEN, RuleOfThumb::NameEarly, true),
        (Rules::TRIPARTITE, RuleOfThumb::Halve, false),
    ] {
        let cost = |table: &RuleTable| {
            let worst = table.worst(pool(SIDE));
            (
                table.cost(pool(500), pool(300)),
                worst,
                table.average(pool(SIDE)),
            )
        };
        let (_, worst, average) = cost(&table(rules, rule));
        assert_eq!(worst.is_none(), is_free, "{rules}");
        assert_eq!(*average.numer() == 0.into(), is_free, "{rules}");
        group.bench_function(BenchmarkId::new(rule.name(), rules), |bencher| {
            bencher.iter(|| cost(&table(black_box(rules), rule)));
        });
    }
    group.finish();
}

/// What `punish` does: the table, and the best moves at a position.
fn punishments(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("punish 512");
    let halver = table(Rules::RACE, RuleOfThumb::Halve);
    let punished = halver.punish(pool(24), pool(24)).expect("a position");
    assert_eq!(punished.win, Probability::new(7, 9));
    assert_eq!(punished.questions.len(), 5);
    let four = Rules::new(4, Ending::Official).expect("four answers");
    for (rules, rule) in [
        (Rules::RACE, RuleOfThumb::Halve),
        (Rules::OFFICIAL, RuleOfThumb::Ladder),
        (four, RuleOfThumb::Halve),
    ] {
        group.bench_function(BenchmarkId::new(rule.name(), rules), |bencher| {
            bencher.iter(|| table(black_box(rules), rule).punish(pool(SIDE), pool(SIDE)));
        });
    }
    group.finish();
}

/// Perfect play against a careless opponent on the largest boards.
fn careless(criterion: &mut Criterion) {
    for (rules, size) in [(Rules::RACE, 64), (Rules::TRIPARTITE, 48)] {
        let setup = Setup {
            opponent: Opponent::Careless,
            ..Setup::new(rules, pool(size), pool(size))
        };
        let game = Game::new(setup).expect("a game");
        let solve = || CarelessReplies::new(black_box(&game)).ok().flatten();
        let reply = solve()
            .expect("small boards")
            .reply(&game)
            .expect("it goes on");
        assert!(reply.at_least.value() > game.chance().value(), "{rules}");
        assert!(
            reply.at_most.value() - reply.at_least.value() < 1e-14,
            "{rules}"
        );
        criterion.bench_function(&format!("careless replies {size}/{rules}"), |bencher| {
            bencher.iter(solve);
        });
    }
}

criterion_group! {
    name = benches;
    config = super::brief();
    targets = rules_of_thumb, punishments, careless
}
