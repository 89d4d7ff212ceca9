//! Sampled win probabilities, against the closed form one by one: exact where that is promised.

use upperhand::guess_who::{
    Ending, Error, NO_POSITION, Pool, Rules, SolvedTable, win_probability, win_values,
};

fn pool(size: u64) -> Pool {
    Pool::new(size).unwrap()
}

fn all_rules() -> impl Iterator<Item = Rules> {
    Ending::ALL
        .into_iter()
        .flat_map(|ending| (2..=6).map(move |answers| Rules::new(answers, ending).unwrap()))
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
fn all_pools_up_to_400_are_the_nearest_double_to_the_exhaustive_table() {
    let pools: Vec<Pool> = pool(400).up_to_here().collect();
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
        let r = u64::from(rules.answers());
        // Thirteen to a power of two.
        let mut log: Vec<u64> = (0..403).map(|i| ((13 + i % 13) << (i / 13)) / 13).collect();
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
        let edges: Vec<Pool> = edges.into_iter().map(pool).collect();
        furthest = furthest.max(compare(rules, &log, &log));
        furthest = furthest.max(compare(rules, &edges, &log));
        furthest = furthest.max(compare(rules, &log, &edges));
        let few: Vec<Pool> = edges.iter().step_by(3).copied().collect();
        furthest = furthest.max(compare(rules, &few, &edges));
    }
    println!("furthest: {furthest} units in the last place");
    assert!(furthest > 0, "then the promise could be stronger");
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
    assert_eq!(win_values(Rules::RACE, &[], &many), Ok(Vec::new()));
    assert_eq!(win_values(Rules::RACE, &many, &[]), Ok(Vec::new()));
}
