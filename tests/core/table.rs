//! The exhaustive table against the recurrence of its docs written out plainly, every split looked at.

use upperhand::guess_who::{Ending, Error, Pool, Rules, SolvedTable};
use upperhand_oracles::sized;

/// `result[n][m]` is n·m·P(n, m), by the plainest program: no order of filling but the one needed, no
/// split left out.
fn plain(rules: Rules, side: usize) -> Vec<Vec<u32>> {
    let answers = usize::from(rules.answers());
    let mut q = vec![vec![0_u32; side + 1]; side + 1];
    // folds[s][m][n]: the least sum over splits of n into exactly s parts.
    let mut folds = vec![vec![vec![u32::MAX; side + 1]; side + 1]; answers + 1];
    for sum in 2..=2 * side {
        for n in sum.saturating_sub(side).max(1)..=side.min(sum - 1) {
            let m = sum - n;
            let whole = u32::try_from(n * m).unwrap();
            for s in 2..=answers.min(n) {
                let others = if s == 2 { &q[m] } else { &folds[s - 1][m] };
                let sums = (1..=n + 1 - s).map(|c| q[m][c] + others[n - c]);
                folds[s][m][n] = sums.min().unwrap();
            }
            let reply = (2..=answers).map(|s| folds[s][m][n]).min().unwrap();
            let asking = whole.checked_sub(reply);
            let theirs = u32::try_from(m).unwrap();
            q[n][m] = match rules.ending() {
                Ending::Race if m == 1 => 0,
                Ending::Race if n == 1 => whole,
                Ending::Race => asking.unwrap(),
                Ending::Official => asking.map_or(theirs, |asking| asking.max(theirs)),
                Ending::Open => {
                    let naming = whole - if n == 1 { 0 } else { q[m][n - 1] };
                    asking.map_or(naming, |asking| asking.max(naming))
                }
            };
        }
    }
    q
}

fn assert_equals_plain(rules: Rules, side: u32) {
    let table = SolvedTable::new(rules, side).unwrap();
    let plain = plain(rules, side as usize);
    for mine in table.largest().up_to_here() {
        for theirs in table.largest().up_to_here() {
            let (n, m) = (mine.get() as usize, theirs.get() as usize);
            assert_eq!(
                table.numerator(mine, theirs),
                plain[n][m],
                "{rules} ({n}, {m})"
            );
        }
    }
}

#[test]
fn every_rule_set_equals_the_plain_recurrence_up_to_128() {
    for ending in Ending::ALL {
        for answers in Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS {
            assert_equals_plain(Rules::new(answers, ending).unwrap(), 128);
        }
    }
}

/// Larger, so that every class of a row is searched by its runs.
#[test]
fn yes_no_and_three_way_questions_equal_the_plain_recurrence_in_larger_tables() {
    for ending in Ending::ALL {
        assert_equals_plain(Rules::new(2, ending).unwrap(), sized(200, 300));
        assert_equals_plain(Rules::new(3, ending).unwrap(), sized(200, 300));
    }
}

#[test]
fn six_way_questions_equal_the_plain_recurrence_where_runs_are_searched() {
    for ending in Ending::ALL {
        assert_equals_plain(Rules::new(6, ending).unwrap(), 260);
    }
}

/// The side need not suit the blocks in which the table is filled.
#[test]
fn a_larger_table_begins_with_the_smaller_one() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE] {
        let large = SolvedTable::new(rules, 140).unwrap();
        for side in [1, 2, 3, 31, 32, 33, 63, 64, 65, 97, 139] {
            let small = SolvedTable::new(rules, side).unwrap();
            for mine in small.largest().up_to_here() {
                for theirs in small.largest().up_to_here() {
                    assert_eq!(
                        small.numerator(mine, theirs),
                        large.numerator(mine, theirs),
                        "{rules} ({}, {}) of {side}",
                        mine.get(),
                        theirs.get()
                    );
                }
            }
        }
    }
}

#[test]
fn a_table_that_would_not_fit_says_what_it_would_need() {
    let largest = Pool::MAX.get();
    for (rules, side) in [
        (Rules::RACE, 8192),
        (Rules::TRIPARTITE, 8000),
        (Rules::OPEN, largest),
    ] {
        let Err(Error::TableTooLarge {
            mine,
            theirs,
            needed_bytes,
            allowed_bytes,
        }) = SolvedTable::new(rules, side)
        else {
            panic!("{rules} {side} fits");
        };
        assert_eq!((mine, theirs), (side, side));
        assert!(needed_bytes > allowed_bytes);
        let cells = (u64::from(side) + 1).saturating_mul(u64::from(side) + 1);
        let folds = u64::from(rules.answers()) - 1;
        assert!(
            needed_bytes >= cells.saturating_mul(4 * folds),
            "{needed_bytes}"
        );
    }
}
