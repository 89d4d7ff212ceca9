//! Many positions at once, against the single functions one by one: exact where that is promised.

use upperhand::guess_who::{
    Ending, Error, LimitDistance, NO_POSITION, NO_QUESTION, Pool, RuleOfThumb, RuleTable, Rules,
    SolvedTable, limit_distance, limit_distances, most_even_part, most_even_parts, question_count,
    questions_have_theorem, win_probability, win_values,
};
use upperhand_oracles::{all_rules, sized};

fn pool(size: u64) -> Pool {
    Pool::new(size).unwrap()
}

/// The nearest double up to a product of 2^38, within four units in the last place beyond.
fn compare(rules: Rules, mine: &[Pool], theirs: &[Pool]) -> u64 {
    let values = win_values(rules, mine, theirs).unwrap();
    assert_eq!(values.len(), mine.len() * theirs.len());
    let mut furthest = 0;
    for (&m, row) in theirs.iter().zip(values.chunks(mine.len())) {
        for (&n, &value) in mine.iter().zip(row) {
            let Ok(win) = win_probability(rules, n, m) else {
                assert_eq!(value, NO_POSITION);
                continue;
            };
            let product = u64::from(n.get()) * u64::from(m.get());
            let allowed = if product <= 1 << 38 { 0 } else { 4 };
            let off = win.value().to_bits().abs_diff(value.to_bits());
            assert!(
                off <= allowed,
                "{rules} {n:?} {m:?}: {value} is off by {off}"
            );
            furthest = furthest.max(off);
        }
    }
    furthest
}

#[test]
fn all_pools_are_the_nearest_double_to_the_exhaustive_table() {
    let side = sized(150, 400);
    let pools: Vec<Pool> = pool(side).up_to_here().collect();
    for rules in all_rules() {
        let table = SolvedTable::new(rules, 400).unwrap();
        let values = win_values(rules, &pools, &pools).unwrap();
        let mut cells = values.iter();
        for &m in &pools {
            for &n in &pools {
                let value = *cells.next().unwrap();
                if rules.ending() == Ending::Race && n.get() == 1 && m.get() == 1 {
                    assert_eq!(value, NO_POSITION);
                } else {
                    assert_eq!(value, table.win(n, m).value(), "{rules} {n:?} {m:?}");
                }
            }
        }
    }
}

#[test]
fn strides_and_offsets_are_the_closed_form() {
    for rules in all_rules() {
        for stride in [3, 97, 1_000, 39_371] {
            let mine: Vec<Pool> = (0..150).map(|i| pool(1 + i * stride)).collect();
            let theirs: Vec<Pool> = (0..150).map(|i| pool(7 + i * (stride + 5))).collect();
            compare(rules, &mine, &theirs);
            compare(rules, &theirs, &mine);
        }
    }
}

/// From 1 to 2^31 − 1, small pools several times; and beside every number where a formula changes.
#[test]
fn pools_of_every_size_are_within_four_units_in_the_last_place() {
    let mut furthest = 0;
    for rules in all_rules() {
        let (log, edges, few) = lists(rules);
        furthest = furthest.max(compare(rules, &log, &log));
        furthest = furthest.max(compare(rules, &edges, &log));
        furthest = furthest.max(compare(rules, &log, &edges));
        furthest = furthest.max(compare(rules, &few, &edges));
    }
    println!("furthest: {furthest} units in the last place");
    assert!(furthest > 0, "then the promise could be stronger");
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

/// The same lists, and strides, as (mine, theirs).
fn pairs_of_lists(rules: Rules) -> Vec<(Vec<Pool>, Vec<Pool>)> {
    let (log, edges, few) = lists(rules);
    let mut pairs = vec![
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

fn distances_agree(rules: Rules, mine: &[Pool], theirs: &[Pool]) {
    let distances = limit_distances(rules, mine, theirs).unwrap();
    for (n, m, distance) in cells(mine, theirs, &distances) {
        let Ok(single) = limit_distance(rules, n, m) else {
            assert_eq!(distance, NO_POSITION);
            continue;
        };
        // Both within 2^-51 relatively: two units in the last place, or three where those are small.
        let product = u64::from(n.get()) * u64::from(m.get());
        let allowed = if product <= 1 << 38 { 0 } else { 3 };
        let expected = LimitDistance::value(single);
        let off = expected.to_bits().abs_diff(distance.to_bits());
        assert!(
            off <= allowed,
            "{rules} {n:?} {m:?}: {distance}, not {expected}"
        );
        assert!(distance > NO_POSITION && distance.is_finite());
    }
}

#[test]
fn distances_at_all_pools_up_to_300_are_those_of_the_single_function() {
    let pools: Vec<Pool> = pool(300).up_to_here().collect();
    for rules in all_rules() {
        distances_agree(rules, &pools, &pools);
    }
}

#[test]
fn distances_at_pools_of_every_size_are_those_of_the_single_function() {
    for rules in all_rules() {
        for (mine, theirs) in pairs_of_lists(rules) {
            distances_agree(rules, &mine, &theirs);
        }
    }
}

fn by_theorem() -> impl Iterator<Item = Rules> {
    all_rules().filter(|&rules| questions_have_theorem(rules))
}

fn questions_agree(rules: Rules, mine: &[Pool], theirs: &[Pool]) {
    let parts = most_even_parts(rules, mine, theirs).unwrap();
    for (n, m, part) in cells(mine, theirs, &parts) {
        let single = most_even_part(rules, n, m).unwrap();
        assert_eq!(part, single.unwrap_or(NO_QUESTION), "{rules} {n:?} {m:?}");
    }
}

#[test]
fn questions_at_all_pools_up_to_400_are_those_of_the_single_functions() {
    let pools: Vec<Pool> = pool(400).up_to_here().collect();
    for rules in by_theorem() {
        questions_agree(rules, &pools, &pools);
    }
    assert_eq!(by_theorem().count(), 6);
}

#[test]
fn questions_at_pools_of_every_size_are_those_of_the_single_functions() {
    for rules in by_theorem() {
        for (mine, theirs) in pairs_of_lists(rules) {
            questions_agree(rules, &mine, &theirs);
        }
    }
}

/// A row of the search serves all pools of the mover, whatever its largest.
#[test]
fn questions_that_are_searched_for_are_those_of_the_single_functions() {
    let searched = || all_rules().filter(|&rules| !questions_have_theorem(rules));
    assert_eq!(searched().count(), 9);
    let mine: Vec<Pool> = [1, 2, 3, 5, 8, 13, 13, 40, 97, 150].map(pool).to_vec();
    let theirs: Vec<Pool> = [1, 2, 4, 9, 33, 120, 1_000_000_000].map(pool).to_vec();
    for rules in searched() {
        questions_agree(rules, &mine, &theirs);
        questions_agree(rules, &[], &theirs);
        let too_large = question_count(rules, pool(10_001), mine[3]).unwrap_err();
        let large = [mine[3], pool(10_001)];
        assert_eq!(most_even_parts(rules, &large, &theirs), Err(too_large));
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
    let said = |mine: &[Pool], theirs: &[Pool]| {
        win_values(Rules::RACE, mine, theirs)
            .unwrap_err()
            .to_string()
    };
    let (one, two) = (pool(1), pool(2));
    assert_eq!(
        said(&[one], &[two, one]),
        "a pool of 1 stands after 2 in a list of pools, which must ascend"
    );
    let many = vec![one; 10_000];
    let error = win_values(Rules::RACE, &many, &many).unwrap_err();
    assert!(matches!(
        error,
        Error::TableTooLarge {
            needed_bytes: 800_000_000,
            ..
        }
    ));
    let falling = [two, one];
    let refused = win_values(Rules::RACE, &[one], &falling).unwrap_err();
    assert_eq!(
        limit_distances(Rules::RACE, &falling, &[one]),
        Err(refused.clone())
    );
    assert_eq!(
        most_even_parts(Rules::OFFICIAL, &[one], &falling),
        Err(refused)
    );
    assert_eq!(win_values(Rules::RACE, &[], &many), Ok(Vec::new()));
    assert_eq!(win_values(Rules::RACE, &many, &[]), Ok(Vec::new()));
}
