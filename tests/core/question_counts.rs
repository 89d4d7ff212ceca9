//! How many questions are optimal and which is most even, at pools beyond any table: by asking every question.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use upperhand::guess_who::{
    BidRun, Ending, Error, NO_QUESTION, Pool, Position, Rules, most_even_part, most_even_parts,
    most_even_question, optimal_bids, question_count, question_value, questions_have_theorem,
    win_probability,
};
use upperhand_oracles::game_tree::splits;
use upperhand_oracles::{all_rules, pool, sized};

/// A pool of any number of bits, often beside a multiple of a quarter of a power of two, where bends are.
fn any_pool(random: &mut impl Rng) -> u32 {
    let power = 1_u64 << random.random_range(1..31);
    let size = match random.random_range(0..3) {
        0 => power + random.random_range(0..power),
        1 => power * random.random_range(1..17) / 4 + random.random_range(0..9),
        _ => random.random_range(1..1 << 31),
    };
    u32::try_from(size.saturating_sub(5).clamp(2, (1 << 31) - 1)).unwrap()
}

#[test]
fn listed_and_counted_are_all_questions_that_win_as_often_as_can_be() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(31);
    for rules in all_rules() {
        let most = if questions_have_theorem(rules) {
            [0, 0, 4000, 300, 110]
        } else {
            [0, 0, 200, 60, 30]
        };
        let most = most
            .get(usize::from(rules.answers()))
            .copied()
            .unwrap_or(18);
        for _ in 0..sized(30, 60) {
            let (n, m) = (random.random_range(2..=most), any_pool(&mut random));
            let (mine, theirs) = (pool(n), pool(m));
            let win = win_probability(rules, mine, theirs).unwrap();
            let mut best = splits(n, rules.answers().into());
            best.retain(|parts| question_value(rules, mine, theirs, parts).unwrap() == win);
            let count = question_count(rules, mine, theirs);
            assert_eq!(count, Ok(best.len() as u128), "{rules} ({n}, {m})");
            let even = best.iter().map(|parts| (parts.len(), parts[0])).max();
            let part = most_even_part(rules, mine, theirs);
            assert_eq!(part, Ok(even.map(|(_, part)| part)), "{rules} ({n}, {m})");
            let listed = Position::at(rules, mine, theirs).unwrap().questions;
            assert_eq!(listed, best, "{rules} ({n}, {m})");
        }
    }
}

/// Where lists are as long as they may be, and beyond.
#[test]
fn counts_go_on_where_lists_end() {
    for rules in all_rules().filter(|&rules| questions_have_theorem(rules)) {
        for n in [450_u32, 900, 1_700, 40_000, 1 << 20, Pool::MAX.get()] {
            for m in [n / 9, n / 2, n, Pool::MAX.get()] {
                let count = question_count(rules, pool(n), pool(m)).unwrap();
                match Position::at(rules, pool(n), pool(m)) {
                    Ok(position) => assert_eq!(count, position.questions.len() as u128),
                    Err(error) => {
                        assert!(matches!(error, Error::TooManyQuestions { .. }), "{error}");
                        assert!(count > 100_000, "{rules} ({n}, {m}): {count}");
                    }
                }
            }
        }
    }
    let four_way = Rules::new(4, Ending::Race).unwrap();
    let count = question_count(four_way, Pool::MAX, Pool::MAX).unwrap();
    assert!(count > 1 << 64, "{count}");
}

/// Many at once come from chances held in doubles, one at a time from integers: against opponents of any size.
#[test]
fn searches_of_many_positions_are_those_of_each() {
    let theirs = [1, 2, 3, 7, 7, 100, 5_000, 1 << 20, Pool::MAX.get()].map(pool);
    for rules in all_rules().filter(|&rules| !questions_have_theorem(rules)) {
        let mine: Vec<Pool> = [1, 2, 3, 4, 9, 9, 40, 97, 150].map(pool).to_vec();
        let parts = most_even_parts(rules, &mine, &theirs).unwrap();
        let positions = theirs
            .iter()
            .flat_map(|m| mine.iter().map(move |n| (*n, *m)));
        for ((n, m), part) in positions.zip(parts) {
            let expected = most_even_part(rules, n, m).unwrap();
            assert_eq!(part, expected.unwrap_or(NO_QUESTION), "{rules} {n:?} {m:?}");
        }
    }
    // More rows than are held at a time.
    let rules = Rules::new(3, Ending::Official).unwrap();
    let (mine, theirs) = ([pool(40)], (1..=30_000).map(pool).collect::<Vec<Pool>>());
    let parts = most_even_parts(rules, &mine, &theirs).unwrap();
    for (opponent, part) in theirs.into_iter().zip(parts).step_by(97) {
        let expected = most_even_part(rules, mine[0], opponent).unwrap();
        assert_eq!(part, expected.unwrap_or(NO_QUESTION), "{opponent:?}");
    }
}

#[test]
fn searches_that_are_too_large_and_bids_of_many_answers_are_refused() {
    let (most, more) = (pool(10_000), pool(10_001));
    assert!(question_count(Rules::TRIPARTITE, most, more).is_ok());
    let refused = question_count(Rules::TRIPARTITE, more, most).unwrap_err();
    assert!(matches!(
        refused,
        Error::SearchTooLarge {
            pool: 10_001,
            most: 10_000,
            ..
        }
    ));
    for error in [
        most_even_part(Rules::TRIPARTITE, more, most).unwrap_err(),
        most_even_question(Rules::TRIPARTITE, more, most).unwrap_err(),
    ] {
        assert_eq!(error, refused);
    }
    let refused = optimal_bids(Rules::TRIPARTITE, most, most).unwrap_err();
    let expected = "a bid is the smaller part of a yes/no question; under the rules tripartite questions have more answers";
    assert_eq!(refused.to_string(), expected);
}

#[test]
fn bids_of_any_pools_are_those_that_win_as_often_as_can_be() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1024);
    let mut seen = [0; 2];
    for _ in 0..sized(1_500, 20_000) {
        let rules = [Rules::RACE, Rules::OFFICIAL, Rules::OPEN][random.random_range(0..3)];
        let [n, m] = [0; 2].map(|_| any_pool(&mut random));
        let (mine, theirs) = (pool(n), pool(m));
        let win = win_probability(rules, mine, theirs).unwrap();
        let runs = optimal_bids(rules, mine, theirs).unwrap();
        let ends = runs.iter().flat_map(|run| [run.first, run.last]);
        let near = ends.chain([1, n / 4, n / 2]);
        let mut bids: Vec<u32> = near
            .flat_map(|bid| bid.saturating_sub(2)..=bid + 2)
            .collect();
        bids.extend((0..8).map(|_| random.random_range(1..=(n / 2).max(1))));
        for bid in bids.into_iter().filter(|bid| (1..=n / 2).contains(bid)) {
            let worth = question_value(rules, mine, theirs, &[bid, n - bid]).unwrap();
            let lists = |run: &BidRun| {
                (run.first..=run.last).contains(&bid) && (bid - run.first).is_multiple_of(run.step)
            };
            let is_listed = runs.iter().any(lists);
            assert_eq!(worth == win, is_listed, "{rules} ({n}, {m}): {bid}");
            seen[usize::from(is_listed)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 1_000), "{seen:?}");
}
