//! Many positions at once, against the single functions one by one: exact where that is promised.

use upperhand::guess_who::{
    Ending, Error, LimitDistance, NO_POSITION, NO_QUESTION, Pool, RuleOfThumb, RuleTable, Rules,
    SolvedTable, limit_distance, limit_distances, most_even_part, most_even_parts,
    questions_have_theorem, win_probability, win_values,
};
use upperhand_oracles::{all_rules, sized};

fn pool(size: u64) -> Pool {
    Pool::new(size).unwrap()
}

#[test]
fn all_pools_are_the_nearest_double_to_the_exhaustive_table() {
    let pools: Vec<Pool> = pool(sized(150, 400)).up_to_here().collect();
    for rules in all_rules() {
        let table = SolvedTable::new(rules, 400).unwrap();
        let values = win_values(rules, &pools, &pools).unwrap();
        for (n, m, value) in cells(&pools, &pools, &values) {
            let is_over = rules.ending() == Ending::Race && n.get() == 1 && m.get() == 1;
            let expected = if is_over {
                NO_POSITION
            } else {
                table.win(n, m).value()
            };
            assert_eq!(value, expected, "{rules} {n:?} {m:?}");
        }
    }
}

/// Thirteen pools to a power of two, small ones several times; those beside every number where a formula
/// changes; every third of these.
fn lists(rules: Rules) -> (Vec<Pool>, Vec<Pool>, Vec<Pool>) {
    let r = u64::from(rules.answers());
    let sparse = sized(3, 1);
    let mut log: Vec<u64> = (0..403)
        .step_by(sparse)
        .map(|i| ((13 + i % 13) << (i / 13)) / 13)
        .collect();
    log.push(u64::from(Pool::MAX.get()));
    let powers: Vec<u64> = (0..31)
        .map(|k| r.saturating_pow(k))
        .filter(|&power| power < 1 << 31)
        .collect();
    let multiples = powers
        .iter()
        .flat_map(|&power| (1..=3 * r + 1).map(move |factor| factor * power));
    let quarters = powers
        .iter()
        .flat_map(|&power| (1..4).map(move |quarters| quarters * power / 4));
    let mut edges: Vec<u64> = multiples
        .chain(quarters)
        .flat_map(|edge| edge.saturating_sub(1)..=edge + 2)
        .filter(|&size| (1..=u64::from(Pool::MAX.get())).contains(&size))
        .collect();
    edges.sort_unstable();
    edges.dedup();
    let log: Vec<Pool> = log.into_iter().map(pool).collect();
    let edges: Vec<Pool> = edges.into_iter().step_by(sparse).map(pool).collect();
    let few = edges.iter().step_by(3).copied().collect();
    (log, edges, few)
}

/// All pools up to 300, these lists, and strides, as (mine, theirs).
fn pairs_of_lists(rules: Rules) -> Vec<(Vec<Pool>, Vec<Pool>)> {
    let small: Vec<Pool> = pool(300).up_to_here().collect();
    let (log, edges, few) = lists(rules);
    let mut pairs = vec![
        (small.clone(), small),
        (log.clone(), log.clone()),
        (edges.clone(), log.clone()),
        (log, edges.clone()),
        (few, edges),
    ];
    for stride in [3, 97, 1_000, 39_371] {
        let mine: Vec<Pool> = (0..sized(50, 150)).map(|i| pool(1 + i * stride)).collect();
        let theirs: Vec<Pool> = (0..sized(50, 150))
            .map(|i| pool(7 + i * (stride + 5)))
            .collect();
        pairs.push((mine.clone(), theirs.clone()));
        pairs.push((theirs, mine));
    }
    pairs
}

/// Every pair with its cell, row-major.
fn cells<'a, T: Copy>(
    mine: &'a [Pool],
    theirs: &'a [Pool],
    cells: &'a [T],
) -> impl Iterator<Item = (Pool, Pool, T)> + 'a {
    assert_eq!(cells.len(), mine.len() * theirs.len());
    let pairs = theirs
        .iter()
        .flat_map(move |&m| mine.iter().map(move |&n| (n, m)));
    pairs.zip(cells).map(|((n, m), &cell)| (n, m, cell))
}

/// A function that answers for many positions at once.
type Many = fn(Rules, &[Pool], &[Pool]) -> Result<Vec<f64>, Error>;

/// How many units in the last place numbers are off, at most: none up to a product of 2^38, and beyond that no more than `allowed`.
fn furthest(all: Many, one: impl Fn(Rules, Pool, Pool) -> Option<f64>, allowed: u64) -> u64 {
    let mut furthest = 0;
    for rules in all_rules() {
        for (mine, theirs) in pairs_of_lists(rules) {
            let values = all(rules, &mine, &theirs).unwrap();
            for (n, m, value) in cells(&mine, &theirs, &values) {
                let Some(single) = one(rules, n, m) else {
                    assert_eq!(value, NO_POSITION);
                    continue;
                };
                let product = u64::from(n.get()) * u64::from(m.get());
                let allowed = if product <= 1 << 38 { 0 } else { allowed };
                let off = single.to_bits().abs_diff(value.to_bits());
                let is_near = off <= allowed && value > NO_POSITION && value.is_finite();
                assert!(is_near, "{rules} {n:?} {m:?}: {value}, not {single}");
                furthest = furthest.max(off);
            }
        }
    }
    furthest
}

#[test]
fn chances_are_within_four_units_in_the_last_place() {
    let one = |rules, n, m| Some(win_probability(rules, n, m).ok()?.value());
    let furthest = furthest(win_values, one, 4);
    assert!(furthest > 0, "then the promise could be stronger");
}

/// Both within 2^-51 relatively: two units in the last place, or three where those are small.
#[test]
fn distances_are_those_of_the_single_function() {
    let one = |rules, n, m| Some(LimitDistance::value(limit_distance(rules, n, m).ok()?));
    furthest(limit_distances, one, 3);
}

/// Where they have a theorem: tests of the core look at those that are searched for.
#[test]
fn questions_are_those_of_the_single_function() {
    let by_theorem = || all_rules().filter(|&rules| questions_have_theorem(rules));
    assert_eq!(by_theorem().count(), 6);
    for rules in by_theorem() {
        for (mine, theirs) in pairs_of_lists(rules) {
            let parts = most_even_parts(rules, &mine, &theirs).unwrap();
            for (n, m, part) in cells(&mine, &theirs, &parts) {
                let single = most_even_part(rules, n, m).unwrap();
                assert_eq!(part, single.unwrap_or(NO_QUESTION), "{rules} {n:?} {m:?}");
            }
        }
    }
}

/// Beyond the table too.
#[test]
fn costs_of_halving_are_those_of_the_single_function() {
    let mut mine: Vec<Pool> = pool(110).up_to_here().collect();
    mine.push(Pool::MAX);
    let theirs: Vec<Pool> = mine.iter().copied().step_by(3).collect();
    for rules in all_rules() {
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, 100).unwrap();
        let costs = halving.costs(&mine, &theirs).unwrap();
        let mut free = 0;
        for (n, m, cost) in cells(&mine, &theirs, &costs) {
            if n.max(m).get() > 100 || win_probability(rules, n, m).is_err() {
                assert_eq!(cost, NO_POSITION);
                continue;
            }
            let single = halving.cost(n, m);
            assert_eq!(cost, single.value(), "{rules} {n:?} {m:?}");
            free += usize::from(cost == 0.0);
        }
        assert!(free > 100, "{rules}: halving is optimal somewhere");
    }
}

#[test]
fn lists_must_ascend_and_fit() {
    let (one, two) = (pool(1), pool(2));
    let falling = [two, one];
    let refused = win_values(Rules::RACE, &[one], &falling).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "a pool of 1 stands after 2 in a list of pools, which must ascend"
    );
    let distances = limit_distances(Rules::RACE, &falling, &[one]);
    assert_eq!(distances.unwrap_err(), refused);
    let parts = most_even_parts(Rules::OFFICIAL, &[one], &falling);
    assert_eq!(parts.unwrap_err(), refused);
    // No search is as large as that.
    let large = most_even_parts(Rules::TRIPARTITE, &[pool(10_001)], &[two]);
    let single = most_even_part(Rules::TRIPARTITE, pool(10_001), two);
    assert_eq!(large.unwrap_err(), single.unwrap_err());
    let many = vec![one; 10_000];
    let error = win_values(Rules::RACE, &many, &many).unwrap_err();
    let Error::TableTooLarge { needed_bytes, .. } = error else {
        panic!("{error}")
    };
    assert_eq!(needed_bytes, 800_000_000);
    assert_eq!(win_values(Rules::RACE, &[], &many), Ok(Vec::new()));
    assert_eq!(win_values(Rules::RACE, &many, &[]), Ok(Vec::new()));
}
