//! The mean number of questions against the best tree of questions found by trying every split, and what the figure says of it.

use super::{facts, settings};
use num_bigint::BigUint;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::Fraction;
use upperhand::guess_who::{fewest_mean_questions, mean_questions};
use upperhand_oracles::pool;

const SMALL: u32 = 60;

/// The fewest questions to all suspects of a pool together, by its size: every split into so many parts is tried, one part after
/// the other.
fn by_every_split(answers: u8) -> Vec<u64> {
    let mut fewest = vec![0, 0];
    for pool in 2..=SMALL as usize {
        // The best sum of up to so many parts, each smaller than the pool.
        let mut sums = vec![Some(0)];
        sums.resize(pool + 1, None);
        for _ in 0..answers {
            sums = (0..=pool)
                .map(|size| {
                    let last = 0..=size.min(pool - 1);
                    last.filter_map(|part| Some(sums[size - part]? + fewest[part]))
                        .min()
                })
                .collect();
        }
        fewest.push(pool as u64 + sums[pool].unwrap());
    }
    fewest
}

#[test]
fn the_fewest_questions_are_those_of_the_best_tree() {
    for answers in 2..=6 {
        let fewest = by_every_split(answers);
        for size in 1..=SMALL {
            let mean = Fraction::new(fewest[size as usize], size);
            assert_eq!(
                fewest_mean_questions(answers, pool(size)),
                mean,
                "{answers}, {size}"
            );
        }
        // A question and what the best trees of its parts need.
        let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
        for _ in 0..200 {
            let parts: Vec<u32> = (0..answers)
                .map(|_| random.random_range(0..SMALL))
                .collect();
            let all: u32 = parts.iter().sum();
            if all > 0 {
                let later: u64 = parts.iter().map(|&part| fewest[part as usize]).sum();
                let mean = Fraction::new(u64::from(all) + later, all);
                assert_eq!(mean_questions(answers, &parts), mean, "{parts:?}");
            }
        }
    }
}

/// The mean of the question, the fewest there are, and the entropy, rounded down.
#[test]
fn the_figure_knows_how_many_questions_one_leads_to() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    for case in 0..600_u32 {
        let answers = if case % 2 == 0 { 2_u8 } else { 3 };
        let most = [9, 100, 5000][random.random_range(0..3)];
        let mine = random.random_range(2..=most);
        let bid = random.random_range(1..mine);
        let set = format!("answers={answers} mine={mine} theirs=7 bid={bid} second=1");
        let known = facts(&settings(&set)).known.unwrap();
        let mut parts = vec![bid, mine - bid];
        if answers == 3 {
            parts = vec![bid, 1, mine - bid - 1];
        }
        let fewest = fewest_mean_questions(answers, pool(mine));
        assert_eq!(
            known.lengths,
            [mean_questions(answers, &parts), fewest],
            "{set}"
        );
        let power = |exponent| BigUint::from(answers).pow(exponent);
        let size = BigUint::from(mine).pow(100);
        let entropy = known.entropy;
        assert!(power(entropy) <= size && size < power(entropy + 1), "{set}");
    }
}
