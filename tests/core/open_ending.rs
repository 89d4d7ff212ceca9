//! The open ending against the race, and the official rules at twice the size, at pools of every size: by closed forms, which the
//! claims do not use.

use num_rational::Ratio;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::{Ending, Pool, Rules, naming_is_optimal, win_probability};
use upperhand_oracles::pool;

/// nm·P.
fn value(rules: Rules, n: u32, m: u32) -> Ratio<i128> {
    let chance = win_probability(rules, pool(n), pool(m)).unwrap();
    Ratio::new(chance.numerator().into(), chance.denominator().into())
        * i128::from(n)
        * i128::from(m)
}

/// A pool from 2 on, of as many bits as chance wants.
fn any_pool(random: &mut Xoshiro256PlusPlus, most: u32) -> u32 {
    let bits = random.random_range(2..=32);
    let size = random.random_range(2..1_u64 << bits);
    2 + u32::try_from(size - 2).unwrap() % (most - 1)
}

/// nm(P − p∞) of the race: Nica, Remark 3.10, and the theorem on r answers for three, where c is 2 or 3 like the pool.
fn race_beyond_limit(answers: u8, n: u32, m: u32) -> Ratio<i128> {
    let level = |pool: u32| (pool - 1).ilog(u32::from(answers));
    let is_behind = level(n) > level(m);
    let like = |pool: u32| Ratio::from(2 + i128::from(pool % 2));
    match (answers, is_behind) {
        (2, true) => Ratio::new(-2, 3),
        (2, false) => Ratio::new(4, 3),
        (_, true) => Ratio::new(9, 4) - like(m),
        (_, false) => like(n) - Ratio::new(3, 4),
    }
}

#[test]
fn the_open_ending_is_the_limit_of_the_race_at_any_size() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(40);
    for (answers, corner) in [(2_u8, 3_u32), (3, 2)] {
        let [open, race] =
            [Ending::Open, Ending::Race].map(|ending| Rules::new(answers, ending).unwrap());
        for case in 0..40_000_u32 {
            let most = Pool::MAX.get() / corner;
            let (n, m) = if case < 10_000 {
                (2 + case / 100, 2 + case % 100)
            } else {
                (any_pool(&mut random, most), any_pool(&mut random, most))
            };
            let limit = value(race, n, m) - race_beyond_limit(answers, n, m);
            let square = i128::from(corner * corner);
            assert_eq!(
                value(open, corner * n, corner * m),
                limit * square,
                "{answers} answers, ({n}, {m})"
            );
        }
    }
}

#[test]
fn names_are_optimal_in_the_open_ending_just_where_the_proof_says() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(41);
    for (answers, corner) in [(2, 3), (3, 2)] {
        let open = Rules::new(answers, Ending::Open).unwrap();
        for case in 0..40_000_u32 {
            let (n, m) = if case < 10_000 {
                (1 + case / 100, 1 + case % 100)
            } else {
                let most = Pool::MAX.get();
                (any_pool(&mut random, most), any_pool(&mut random, most))
            };
            let stated = n <= corner + 1 || m <= corner;
            let found = naming_is_optimal(open, pool(n), pool(m));
            assert_eq!(found, stated, "{answers} answers, ({n}, {m})");
        }
    }
}

/// The three cases of `upperhand-official-scales`, in words of the largest power of two up to 4/3 of a pool.
#[test]
fn the_official_rules_repeat_at_twice_any_size_but_in_three_cases() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(42);
    let mut cases = [0_u32; 3];
    for case in 0..400_000_u32 {
        let most = Pool::MAX.get() / 2;
        let (n, m) = if case < 40_000 {
            (2 + case / 200, 2 + case % 200)
        } else {
            let n = any_pool(&mut random, most);
            // Beside it, so that the cases occur.
            let near = random.random_range(u64::from(n) / 5..=2 * u64::from(n));
            let m = u32::try_from(near).unwrap().clamp(2, most);
            (n, m)
        };
        let [wide_n, wide_m] = [n, m].map(u64::from);
        let beside = |pool: u64| {
            let power = 1 << (4 * pool / 3).ilog2();
            (4 * pool > 3 * power && 4 * pool < 5 * power).then_some(power)
        };
        let less = m % 2 == 1
            && beside(wide_n).is_some_and(|p| p < 4 * wide_m && 4 * wide_m < 3 * p)
            || (n, m) == (4, 2);
        let more = (n, m) == (2, 2)
            || n % 2 == 1 && beside(wide_m).is_some_and(|p| p < 2 * wide_n && 2 * wide_n < 3 * p);
        let difference = value(Rules::OFFICIAL, 2 * n, 2 * m) - value(Rules::OFFICIAL, n, m) * 4;
        let zero = Ratio::from(0);
        assert_eq!(difference < zero, less, "({n}, {m})");
        assert_eq!(difference > zero, more, "({n}, {m})");
        cases[if less {
            0
        } else if more {
            1
        } else {
            2
        }] += 1;
    }
    assert!(cases.iter().all(|&count| count > 20_000), "{cases:?}");
}
