//! How long a map of sampled positions takes, a position. Each benchmark asserts its answer first.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group};
use std::hint::black_box;
use std::time::Duration;
use upperhand::guess_who::{
    Ending, Pool, RuleOfThumb, RuleTable, Rules, SolvedTable, fair_start, limit_distance,
    limit_distances, limit_fair_start, most_even_part, most_even_parts, question_count,
    win_probability, win_values,
};

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

/// The other layers of a map, for the rule sets that have them.
fn layers(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("samples, layers");
    group.throughput(Throughput::Elements(u64::from(SIDE) * u64::from(SIDE)));
    for (name, pools) in lists() {
        let (n, m) = (pools[300], pools[200]);
        let at = 200 * 512 + 300;
        let mut bench = |layer: &str, rules: Rules, work: &dyn Fn(&[Pool])| {
            group.bench_function(
                BenchmarkId::new(format!("{layer}, {name}"), rules),
                |bencher| {
                    bencher.iter(|| work(black_box(&pools)));
                },
            );
        };
        for rules in all_rules() {
            let distances = limit_distances(rules, &pools, &pools).expect("the lists ascend");
            let exact = limit_distance(rules, n, m).expect("a position").value();
            assert!((distances[at] - exact).abs() <= 4.0 * f64::EPSILON * exact.abs());
            bench("limit distances", rules, &|pools| {
                black_box(limit_distances(rules, pools, pools).is_ok());
            });
            let Ok(parts) = most_even_parts(rules, &pools, &pools) else {
                continue;
            };
            assert_eq!(Ok(Some(parts[at])), most_even_part(rules, n, m));
            bench("most even parts", rules, &|pools| {
                black_box(most_even_parts(rules, pools, pools).is_ok());
            });
        }
    }
    group.finish();
}

/// One position after the other, over every fourth pool of the logarithmic list, or every 64th where questions are
/// searched for.
fn one_by_one(criterion: &mut Criterion) {
    let [.., (_, pools)] = lists();
    let positions = |rules: Rules| {
        let every = if rules.answers() == 2 { 4 } else { 64 };
        let pools: Vec<Pool> = pools.iter().copied().step_by(every).collect();
        let pairs = pools
            .iter()
            .flat_map(|&m| pools.iter().map(move |&n| (n, m)));
        let pairs = pairs.filter(|(n, m)| n.get() > 1 || m.get() > 1);
        pairs.collect::<Vec<_>>()
    };
    let twenty_four = pool(24);
    let mut group = criterion.benchmark_group("samples, one by one");
    for rules in all_rules() {
        let positions = positions(rules);
        group.throughput(Throughput::Elements(positions.len() as u64));
        let positions = || positions.iter().copied();
        let distance = limit_distance(rules, twenty_four, twenty_four).expect("a position");
        assert!(distance.value().abs() < 1.0 / 24.0, "{rules}");
        group.bench_function(BenchmarkId::new("limit distance", rules), |bencher| {
            let distance = |(n, m)| limit_distance(rules, n, m).map_or(0, |found| found.numerator);
            bencher.iter(|| positions().map(distance).fold(0, i64::wrapping_add));
        });
        let Ok(part) = most_even_part(rules, twenty_four, twenty_four) else {
            continue;
        };
        let table = SolvedTable::new(rules, 24).expect("it fits");
        let question = table.most_even_question(twenty_four, twenty_four);
        assert_eq!(part, question.map(|parts| parts[0]), "{rules}");
        group.bench_function(BenchmarkId::new("most even part", rules), |bencher| {
            let part = |(n, m)| most_even_part(rules, n, m).ok().flatten().unwrap_or(0);
            bencher.iter(|| positions().map(part).fold(0, u32::wrapping_add));
        });
        group.bench_function(BenchmarkId::new("question count", rules), |bencher| {
            let count = |(n, m)| question_count(rules, n, m).unwrap_or(0);
            bencher.iter(|| positions().map(count).fold(0, u128::wrapping_add));
        });
    }
    group.finish();
}

fn fair_starts(criterion: &mut Criterion) {
    let million = pool(1_000_000);
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE] {
        let limit = limit_fair_start(rules, 1e6).expect("a size");
        let start = fair_start(rules, million).expect("a position");
        assert!((f64::from(start.mine.get()) - limit).abs() < 4.0, "{rules}");
        criterion.bench_function(&format!("fair start/{rules}"), |bencher| {
            bencher.iter(|| fair_start(rules, black_box(million)));
        });
        criterion.bench_function(&format!("fair start, limit/{rules}"), |bencher| {
            bencher.iter(|| limit_fair_start(rules, black_box(1e6)));
        });
    }
}

fn always_halving(criterion: &mut Criterion) {
    // Two against three: the race is won at once, else two of three replies miss.
    for (rules, expected) in [(Rules::RACE, 6), (Rules::TRIPARTITE, 4)] {
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, SIDE).expect("it fits");
        assert_eq!(halving.numerator(pool(2), pool(3)), expected, "{rules}");
        criterion.bench_function(&format!("halving every time 512/{rules}"), |bencher| {
            bencher.iter(|| RuleTable::new(rules, RuleOfThumb::Halve, black_box(SIDE)));
        });
        let pools: Vec<Pool> = pool(u64::from(SIDE)).up_to_here().collect();
        let costs = halving.costs(&pools, &pools).expect("the list ascends");
        let exact = halving.cost(pools[300], pools[20]).value();
        assert_eq!(costs[20 * pools.len() + 300], exact, "{rules}");
        criterion.bench_function(&format!("costs of halving, 512 × 512/{rules}"), |bencher| {
            bencher.iter(|| halving.costs(black_box(&pools), &pools));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(50))
        .measurement_time(Duration::from_millis(200));
    targets = samples, layers, one_by_one, fair_starts, always_halving
}
