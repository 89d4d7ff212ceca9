//! The exhaustive table against the recurrence of its docs written out plainly, every split looked at.

use upperhand::guess_who::{Ending, Error, Pool, Rules, SolvedTable};
use upperhand_oracles::{all_rules, pool, sized};

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

/// Of two, three and six answers so large that every class of a row is searched by its runs; smaller sides need not suit the
/// blocks in which a table is filled.
#[test]
fn tables_of_all_sides_equal_the_plain_recurrence() {
    for rules in all_rules() {
        let largest = match rules.answers() {
            2 | 3 => sized(200, 300),
            6 => 260,
            _ => 128,
        };
        let plain = plain(rules, largest as usize);
        for side in [1, 2, 3, 31, 32, 33, 63, 64, 65, 97, largest] {
            let table = SolvedTable::new(rules, side).unwrap();
            for (n, row) in (1..=side).zip(&plain[1..]) {
                let found = table.numerators(pool(n));
                assert!(
                    found.eq(row[1..=side as usize].iter().copied()),
                    "{rules}, {n} of {side}"
                );
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
