//! What the papers print, statement by statement, against the exhaustive table: those that hold, hold
//! at every position up to the bound below; of the others the first counterexample is the one that the
//! documentation of `guess_who` names, and the corrected statement holds.
//!
//! "First" is by n + m, then n, then k. In formulas `q(n, m)` is n·m·P(n, m), so that
//! `q(m, k) + q(m, n − k)` is n·m·P(m, [k : n−k]) in the notation of Cushing et al.

use crate::support::pool;
use upperhand::guess_who::{Ending, Rules, SolvedTable, official, race};

const BOUND: u32 = 128;

struct Game {
    table: SolvedTable,
}

impl Game {
    fn new(rules: Rules) -> Self {
        Self {
            table: SolvedTable::new(rules, 2 * BOUND).unwrap(),
        }
    }

    /// n·m·P(n, m).
    fn q(&self, n: u32, m: u32) -> i64 {
        i64::from(self.table.numerator(pool(n), pool(m)))
    }

    /// n·m·P(m, [k : n−k]): what the opponent has after a bid of k.
    fn reply(&self, n: u32, m: u32, k: u32) -> i64 {
        self.q(m, k) + self.q(m, n - k)
    }

    /// Is k an optimal bid?
    fn is_optimal(&self, n: u32, m: u32, k: u32) -> bool {
        self.reply(n, m, k) == i64::from(n * m) - self.q(n, m)
    }

    fn asks_optimally(&self, n: u32, m: u32, parts: &[u32]) -> bool {
        self.table.question_numerator(pool(n), pool(m), parts)
            == Ok(self.table.numerator(pool(n), pool(m)))
    }
}

/// The first (n, m, k) with n, m ≥ 2 and 1 ≤ k ≤ n/2 where a statement applies and is false.
fn first_failure(statement: impl Fn(u32, u32, u32) -> Option<bool>) -> Option<(u32, u32, u32)> {
    (4..=2 * BOUND)
        .flat_map(|sum| (2..=BOUND).map(move |n| (n, sum.saturating_sub(n))))
        .filter(|&(_, m)| (2..=BOUND).contains(&m))
        .flat_map(|(n, m)| (1..=n / 2).map(move |k| (n, m, k)))
        .find(|&(n, m, k)| statement(n, m, k) == Some(false))
}

/// A statement about (n, m) alone is looked at once.
fn once(k: u32, statement: impl FnOnce() -> Option<bool>) -> Option<bool> {
    if k == 1 { statement() } else { None }
}

fn level(pool: u32) -> u32 {
    (pool - 1).ilog2()
}

/// n_<, as Cushing et al. define it.
fn less(n: u32) -> u32 {
    if n == 2 { 1 } else { n / 4 + (n + 1) / 4 }
}

/// n_>, as Cushing et al. define it.
fn more(n: u32) -> u32 {
    (n + 2) / 4 + n.div_ceil(4)
}

fn is_sporadic(n: u32, m: u32) -> bool {
    matches!((n, m), (4 | 6 | 10, 4))
}

#[test]
fn nica_theorem_1_1_holds() {
    let game = Game::new(Rules::RACE);
    let failure = first_failure(|n, m, k| {
        once(k, || {
            let (mine, theirs) = (level(n), level(m));
            let (three_q, bid) = if mine > theirs {
                let p = 1_i64 << theirs;
                (6 * p * i64::from(m) - 2 * (2 * p * p + 1), 1 << theirs)
            } else {
                let p = 1_i64 << mine;
                (
                    3 * i64::from(n * m) - 3 * p * i64::from(n) + 2 * (p * p + 2),
                    n / 2,
                )
            };
            Some(3 * game.q(n, m) == three_q && game.is_optimal(n, m, bid))
        })
    });
    assert_eq!(failure, None);
}

#[test]
fn nica_1_1_a_bold_bid_may_be_half_the_pool_rounded_down() {
    let in_the_weeds = |n, m| level(n) > level(m);
    let printed =
        first_failure(|n, m, k| once(k, || in_the_weeds(n, m).then(|| 1 << level(m) < n / 2)));
    assert_eq!(printed, Some((3, 2, 1)));
    let corrected =
        first_failure(|n, m, k| once(k, || in_the_weeds(n, m).then(|| 2 << level(m) < n)));
    assert_eq!(corrected, None);
}

#[test]
fn nica_1_2_equal_pools_of_the_finite_game_exceed_two_thirds() {
    let game = Game::new(Rules::RACE);
    let on_diagonal = |holds: fn(i64, i64) -> bool| -> Vec<u32> {
        let fails = |&n: &u32| !holds(game.q(n, n), i64::from(n * n));
        (2..=2 * BOUND).filter(fails).collect()
    };
    assert_eq!(on_diagonal(|q, all| 8 * q >= 5 * all), [0_u32; 0]);
    assert_eq!(
        on_diagonal(|q, all| 3 * q <= 2 * all),
        [2, 3, 4, 5, 7, 8, 16, 32, 64, 128, 256]
    );
}

#[test]
fn nica_1_2_the_fair_handicap_of_the_finite_game_strays_from_its_limit() {
    let game = Game::new(Rules::RACE);
    let fair = |m: u32| {
        (2..=2 * BOUND)
            .rev()
            .find(|&n| 2 * game.q(n, m) >= i64::from(n * m))
    };
    let fair: Vec<(u32, u32)> = (2..=BOUND).filter_map(|m| Some((fair(m)?, m))).collect();
    let above: Vec<_> = fair.iter().filter(|(n, m)| 2 * n > 3 * m).collect();
    assert_eq!(above, [&(8, 5)]);
    assert_eq!(fair.iter().find(|(n, m)| 3 * n < 4 * m), Some(&(2, 2)));
    // By rounding only: one suspect more would be enough.
    assert!(fair.iter().all(|(n, m)| 3 * (n + 1) >= 4 * m));
}

#[test]
fn nica_proposition_2_4_a_yes_leaves_the_bid() {
    let game = Game::new(Rules::RACE);
    // n·m·P as the best of all bids k, a yes leaving `left(n, k)` suspects: k·m − k/left·Q(m, left).
    let best = |n: u32, m: u32, left: fn(u32, u32) -> u32| {
        let branch = |part: u32, pool: u32| {
            let lost = i64::from(part) * game.q(m, pool);
            (
                i64::from(part * m) * i64::from(pool) - lost,
                i64::from(pool),
            )
        };
        let bids = (1..n).map(|k| {
            let ((yes, scale), (no, other)) = (branch(k, left(n, k)), branch(n - k, n - k));
            (yes * other + no * scale, scale * other)
        });
        bids.max_by(|(a, b), (c, d)| (a * d).cmp(&(c * b))).unwrap()
    };
    let holds = |n: u32, m: u32, left: fn(u32, u32) -> u32| {
        let (numerator, denominator) = best(n, m, left);
        numerator == game.q(n, m) * denominator
    };
    let printed = first_failure(|n, m, k| once(k, || Some(holds(n, m, |n, _| n))));
    assert_eq!(printed, Some((2, 2, 1)));
    let small = |n: u32, m: u32| n.max(m) <= 64;
    let corrected = first_failure(|n, m, k| once(k, || small(n, m).then(|| holds(n, m, |_, k| k))));
    assert_eq!(corrected, None);
}

#[test]
fn nica_proposition_3_9_holds_and_is_needed_from_one_on() {
    let game = Game::new(Rules::RACE);
    // 3·n·m·(3.7) = 3nm − 3·2^k·n + 2·4^k, from which the finite game differs by 4 (Remark 3.10).
    let formula = |n: u32, m: u32| {
        let corner = 1_i64 << level(n);
        3 * i64::from(n) * (i64::from(m) - corner) + 2 * corner * corner
    };
    let within =
        |n: u32, m: u32| (level(n) <= level(m)).then(|| 3 * game.q(n, m) == formula(n, m) + 4);
    assert_eq!(first_failure(|n, m, k| once(k, || within(n, m))), None);
    // With β > 2 alone nothing would be said of equal pools.
    let above_two = |n: u32, m: u32| m > 2 << level(n);
    assert!((2..=BOUND).all(|n| !above_two(n, n) && within(n, n).is_some()));
}

#[test]
fn nica_lemma_4_1_case_iii_needs_twice_the_bound() {
    let printed = first_failure(|n, _, k| Some(n - k < 2 || n - k <= 1 << level(n - k)));
    assert_eq!(printed, Some((3, 2, 1)));
    // 2^ℓ < x ≤ 2^(ℓ+1), which is all the case needs: two parts in the weeds cannot make up n.
    let corrected = first_failure(|n, m, k| {
        let in_weeds = |part: u32| part >= 2 && m > 2 << level(part);
        let case = level(n) > level(m) && in_weeds(k) && in_weeds(n - k);
        Some(!case && (n - k < 2 || n - k <= 2 << level(n - k)))
    });
    assert_eq!(corrected, None);
}

#[test]
fn nica_lemma_4_1_case_ii_is_worse_by_exactly_two() {
    let game = Game::new(Rules::RACE);
    let failure = first_failure(|n, m, k| {
        let case = level(n) > level(m) && k > 1 << level(m);
        case.then(|| i64::from(n * m) - game.reply(n, m, k) == game.q(n, m) - 2)
    });
    assert_eq!(failure, None);
}

#[test]
fn nica_lemma_4_2_case_ii_misses_a_square() {
    let game = Game::new(Rules::RACE);
    // 3·m·b·q of one branch: 3·2^(l+1)·b − 2·numerator.
    let holds = |n: u32, m: u32, k: u32, numerator: fn(u32) -> i64| {
        let branch = |b: u32| 3 * (2_i64 << level(b)) * i64::from(b) - 2 * numerator(level(b));
        let in_case = level(n) <= level(m) && k >= 2 && m > 2 << level(k) && m > 2 << level(n - k);
        in_case.then(|| branch(k) + branch(n - k) == 3 * game.reply(n, m, k))
    };
    let printed = first_failure(|n, m, k| holds(n, m, k, |l| (2 << l) - 1));
    assert_eq!(printed, Some((4, 3, 2)));
    let corrected = first_failure(|n, m, k| holds(n, m, k, |l| (2 << (2 * l)) + 1));
    assert_eq!(corrected, None);
}

#[test]
fn nica_remark_4_3_in_full() {
    let game = Game::new(Rules::RACE);
    let failure = first_failure(|n, m, k| {
        let (mine, theirs) = (level(n), level(m));
        let listed = if mine > theirs {
            k == 1 << theirs
        } else {
            (k.max(n - k)) <= 1 << mine && 2 * k >= 1 << mine
        };
        Some(game.is_optimal(n, m, k) == listed)
    });
    assert_eq!(failure, None);
}

#[test]
fn cushing_theorem_1_1_holds_and_needs_its_sporadic_positions() {
    let game = Game::new(Rules::OFFICIAL);
    let failure = first_failure(|n, m, k| {
        let bid = official::yes_no_strategy(pool(n), pool(m))?;
        once(k, || Some(game.is_optimal(n, m, bid)))
    });
    assert_eq!(failure, None);
    for (n, only) in [(4, 1), (6, 3), (10, 5)] {
        assert!((1..=n / 2).all(|k| game.is_optimal(n, 4, k) == (k == only)));
    }
}

#[test]
fn cushing_1_the_guess_is_optimal_where_they_say() {
    let game = Game::new(Rules::OFFICIAL);
    let failure = first_failure(|n, m, k| {
        once(k, || {
            let naming = game.table.naming_is_optimal(pool(n), pool(m));
            Some(naming == ((n, m) == (2, 2)))
        })
    });
    assert_eq!(failure, None);
}

#[test]
fn cushing_1_the_two_parts_add_up_but_for_two_suspects() {
    let fails: Vec<u32> = (2..=BOUND).filter(|&n| less(n) + more(n) != n).collect();
    assert_eq!(fails, [2]);
}

#[test]
fn cushing_table_1_has_the_signs_of_one_row_swapped() {
    // The right-hand table: k = 2, where 2_< = 2_> = 1.
    let printed = |n: u32| {
        if n == 4 || n % 2 == 1 {
            (less(n) - 1, more(n) - 1)
        } else {
            (less(n) - 2, more(n))
        }
    };
    let fails: Vec<u32> = (5..=BOUND)
        .filter(|&n| printed(n) != (less(n - 2), more(n - 2)))
        .collect();
    let two_mod_four: Vec<u32> = (6..=BOUND).step_by(4).collect();
    assert_eq!(fails, two_mod_four);
    for n in two_mod_four {
        assert_eq!((less(n - 2), more(n - 2)), (less(n), more(n) - 2));
    }
}

#[test]
fn cushing_statements_2_and_3() {
    let game = Game::new(Rules::OFFICIAL);
    let second = first_failure(|n, m, k| {
        (!is_sporadic(n, m)).then(|| game.reply(n, m, k) >= game.reply(n, m, less(n)))
    });
    assert_eq!(second, None);
    // n·m·P([k : n−k], m) = q(k, m) + q(n−k, m).
    let third = |n: u32, m: u32, k: u32| {
        let mover = |k: u32| game.q(k, m) + game.q(n - k, m);
        mover(k) <= mover(less(n))
    };
    assert_eq!(
        first_failure(|n, m, k| Some(third(n, m, k))),
        Some((4, 2, 1))
    );
    let but_two = |n, m, k| !matches!((n, m, k), (4 | 5, 2, 1));
    let corrected = first_failure(|n, m, k| but_two(n, m, k).then(|| third(n, m, k)));
    assert_eq!(corrected, None);
}

#[test]
fn cushing_lemma_1_5_i_holds() {
    let game = Game::new(Rules::OFFICIAL);
    let failure = first_failure(|n, m, k| {
        once(k, || {
            let applies = n >= 4 && (n, m) != (4, 4);
            applies.then(|| (2..=n / 2).any(|bid| game.is_optimal(n, m, bid)))
        })
    });
    assert_eq!(failure, None);
}

/// A value that Lemma 1.5's proof computes: k·P(m, [k : n−k])-like numerators over m·n.
struct Value {
    says: &'static str,
    m: u32,
    /// Where it is printed to hold.
    printed_for: fn(n: u32, k: u32) -> bool,
    /// n·m·P(m, [k : n−k]) as printed.
    printed: fn(n: i64) -> i64,
    /// The first (n, k) where that fails.
    fails_at: Option<(u32, u32)>,
    /// The value that holds in the same places.
    corrected: fn(n: i64, k: u32) -> i64,
}

#[test]
fn cushing_lemma_1_5_the_values_of_its_proof() {
    let game = Game::new(Rules::OFFICIAL);
    let values = [
        Value {
            says: "P(2,[1:n−1]) = (2n−3)/(2n)",
            m: 2,
            printed_for: |n, k| n >= 11 && k == 1,
            printed: |n| 2 * n - 3,
            fails_at: None,
            corrected: |n, _| 2 * n - 3,
        },
        Value {
            says: "P(2,[k:n−k]) = (n−2)/n for k ≥ 2",
            m: 2,
            printed_for: |n, k| n >= 11 && k >= 2,
            printed: |n| 2 * (n - 2),
            fails_at: None,
            corrected: |n, _| 2 * (n - 2),
        },
        Value {
            says: "P(3,[1:n−1]) = (3n−7)/n",
            m: 3,
            printed_for: |n, k| n >= 11 && k == 1,
            printed: |n| 3 * (3 * n - 7),
            fails_at: Some((11, 1)),
            corrected: |n, _| 3 * n - 7,
        },
        Value {
            says: "P(3,[k:n−k]) = (3n−10)/(3n) for k ≥ 2",
            m: 3,
            printed_for: |n, k| n >= 11 && k >= 2,
            printed: |n| 3 * n - 10,
            fails_at: Some((11, 2)),
            corrected: |n, k| 3 * n - i64::from(k + 6).min(10),
        },
        Value {
            says: "P(4,[1:n−1]) = (4n−11)/(4n)",
            m: 4,
            printed_for: |n, k| n >= 11 && k == 1,
            printed: |n| 4 * n - 11,
            fails_at: None,
            corrected: |n, _| 4 * n - 11,
        },
        Value {
            says: "P(4,[4:n−4]) = (4n−15)/(4n)",
            m: 4,
            printed_for: |n, k| n >= 11 && k == 4,
            printed: |n| 4 * n - 15,
            fails_at: None,
            corrected: |n, _| 4 * n - 15,
        },
        Value {
            says: "P(4,[k:n−k]) = (n−4)/n for k ≥ 2, k ≠ 4",
            m: 4,
            printed_for: |n, k| n >= 11 && k >= 2 && k != 4,
            printed: |n| 4 * (n - 4),
            fails_at: Some((11, 2)),
            corrected: |n, k| match k {
                2 => 4 * (n - 3),
                3 => 2 * (2 * n - 7),
                _ => 4 * (n - 4),
            },
        },
    ];
    for value in values {
        let places = || {
            (2..=BOUND)
                .flat_map(|n| (1..=n / 2).map(move |k| (n, k)))
                .filter(|&(n, k)| (value.printed_for)(n, k))
        };
        let found = |(n, k)| game.reply(n, value.m, k);
        let fails = places().find(|&(n, k)| found((n, k)) != (value.printed)(i64::from(n)));
        assert_eq!(fails, value.fails_at, "{}", value.says);
        for (n, k) in places() {
            assert_eq!(
                found((n, k)),
                (value.corrected)(i64::from(n), k),
                "{} ({n}, {k})",
                value.says
            );
        }
    }
}

#[test]
fn cushing_equation_6_and_what_is_built_on_it() {
    let game = Game::new(Rules::OFFICIAL);
    // (6): P(n, 4) = 4/n, n·4·P = 16, for n ≥ 10.
    assert!((10..=BOUND).all(|n| game.q(n, 4) == 16));
    // Used for all m ≥ 5 in the proof of (i).
    let below: Vec<i64> = (5..10).map(|m| game.q(m, 4)).collect();
    assert_eq!(below, [10, 12, 13, 14, 15]);
    // n·4·P([k : n−k], 4).
    let mover = |n: u32, k: u32| game.q(k, 4) + game.q(n - k, 4);
    for n in 20..=BOUND {
        assert_eq!((mover(n, 4), mover(n, 6), mover(n, 10)), (25, 28, 32));
        // Printed as 8/n for all k ≥ 8.
        assert_eq!((mover(n, 8), mover(n, 9)), (30, 31));
        assert!((10..=n / 2).all(|k| mover(n, k) == 32));
    }
    let first = (16..=BOUND).find_map(|n| (8..=n / 2).find(|&k| mover(n, k) != 32).map(|k| (n, k)));
    assert_eq!(first, Some((16, 8)));
}

/// The sum of ⌊(n+i)/d⌋ for i from `from` up to, not including, `to`.
fn floors(n: u32, d: u32, from: u32, to: u32) -> u32 {
    (from..to).map(|i| (n + i) / d).sum()
}

/// Three runs of so many terms each.
fn runs(n: u32, d: u32, run: u32) -> [u32; 3] {
    [0, 1, 2].map(|index| floors(n, d, index * run, (index + 1) * run))
}

#[test]
fn cushing_theorem_1_6_as_printed_does_not_add_up() {
    let printed = |n: u32| {
        let k = n.ilog(3);
        runs(n, 3_u32.pow(k - 1), 3_u32.pow(k))
    };
    assert_eq!(printed(10), [39, 66, 93]);
    assert!((10..=BOUND).all(|n| printed(n).iter().sum::<u32>() != n));
    // The third row is printed for n = 3^k + 2·3^k + 1, where ⌊log₃ n⌋ is k + 1 already; so the n it is
    // meant for have no row.
    let rowless = |n: u32| n == 3_u32.pow(n.ilog(3)) + 2 * 3_u32.pow(n.ilog(3) - 1) + 1;
    assert_eq!((10..=BOUND).find(|&n| rowless(n)), Some(16));
}

#[test]
fn cushing_theorem_1_6_corrected_is_optimal_and_near_misses_are_not() {
    let game = Game::new(Rules::TRIPARTITE);
    let first_miss = |question: fn(u32) -> [u32; 3]| {
        first_failure(|n, m, k| {
            let k_three = n.ilog(3);
            let even = n >= 10 && m < 3_u32.pow(k_three) + 3_u32.pow(k_three - 1);
            once(k, || even.then(|| game.asks_optimally(n, m, &question(n))))
        })
    };
    let corrected = first_miss(|n| {
        let d = 3_u32.pow(n.ilog(3) - 1);
        runs(n, d, d / 3)
    });
    assert_eq!(corrected, None);
    let thirds = first_miss(|n| [n / 3, (n + 1) / 3, n.div_ceil(3)]);
    assert_eq!(thirds, Some((29, 13, 1)));
    let one_power_up = first_miss(|n| {
        let d = 3_u32.pow(n.ilog(3));
        runs(n, d, d / 3)
    });
    assert_eq!(one_power_up, Some((11, 5, 1)));
    let whole = first_failure(|n, m, k| {
        let parts = official::tripartite_strategy(pool(n), pool(m));
        once(k, || Some(game.asks_optimally(n, m, &parts)))
    });
    assert_eq!(whole, None);
}

#[test]
fn cushing_1_1_the_remarks_on_triples() {
    // (1, 1, 3) is the question of the table at n = 5, m ≥ 5: its middle part is below n/3.
    let parts = official::tripartite_strategy(pool(5), pool(5));
    assert_eq!(parts, [1, 1, 3]);
    assert!(3 * parts[1] < 5);
    // And the only optimal one.
    let game = Game::new(Rules::TRIPARTITE);
    let questions = game.table.optimal_questions(pool(5), pool(5)).unwrap();
    assert_eq!(questions, [[1, 1, 3]]);
}

#[test]
fn riddler_the_questions_named_for_14_suspects() {
    let game = Game::new(Rules::OFFICIAL);
    // 4 and 6 are optimal; 5 and 7 lose two of 196.
    assert_eq!(game.q(14, 14), 110);
    for (k, expected) in [(4, 110), (6, 110), (5, 108), (7, 108)] {
        assert_eq!(196 - game.reply(14, 14, k), expected);
    }
}

/// Found here: how the endings differ at the start of an ordinary game, and where they repeat.
#[test]
fn what_repeats_exactly() {
    let doubles = |rules: Rules, factor: u32| {
        let game = Game::new(rules);
        move |n: u32, m: u32| {
            game.q(factor * n, factor * m) == i64::from(factor * factor) * game.q(n, m)
        }
    };
    let official = doubles(Rules::OFFICIAL, 2);
    let fails: Vec<(u32, u32)> = (2..=BOUND / 2)
        .step_by(2)
        .flat_map(|n| (2..=BOUND / 2).step_by(2).map(move |m| (n, m)))
        .filter(|&(n, m)| !official(n, m))
        .collect();
    assert_eq!(fails, [(2, 2), (4, 2)]);
    assert!(!official(8, 3));
    let open = doubles(Rules::OPEN, 2);
    assert!((3..=BOUND).all(|n| (2..=BOUND).all(|m| open(n, m))));
    let three_way = doubles(Rules::new(3, Ending::Open).unwrap(), 3);
    assert!((2..=BOUND / 2).all(|n| (2..=BOUND / 2).all(|m| three_way(n, m))));
    // The race never does, for two pools of 2 and more: Remark 3.10's corrections do not scale.
    let race = doubles(Rules::RACE, 2);
    assert!((2..=BOUND).all(|n| (2..=BOUND).all(|m| !race(n, m))));
    assert_eq!(race::bid(pool(2), pool(2)), Some(1));
}
