//! How many questions are optimal and which is most even, by theorem, by table and by plain search.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use upperhand::guess_who::{
    BidRun, Ending, Error, NO_QUESTION, Pool, Position, Rules, SolvedTable, most_even_part,
    most_even_parts, most_even_question, optimal_bids, question_count, question_value,
    questions_have_theorem, win_probability,
};
use upperhand_oracles::game_tree::splits;
use upperhand_oracles::{all_rules, pool, sized};

/// The rule sets with a theorem, and how far the exhaustive table is looked at.
fn by_theorem() -> impl Iterator<Item = (Rules, u32)> {
    all_rules().filter_map(|rules| {
        let side = match (rules.ending(), rules.answers()) {
            (Ending::Race | Ending::Open, 2) => sized(200, 512),
            (Ending::Official, 2) => sized(160, 400),
            (Ending::Race | Ending::Open, 3) => sized(70, 120),
            (Ending::Race, 4) => sized(44, 70),
            _ => return None,
        };
        Some((rules, side))
    })
}

fn positions(side: u32) -> impl Iterator<Item = (Pool, Pool)> {
    (1..=side).flat_map(move |n| (1..=side).map(move |m| (pool(n), pool(m))))
}

#[test]
fn counts_and_most_even_parts_are_the_tables_at_all_pools_of_each_theorem() {
    for (rules, side) in by_theorem() {
        let table = SolvedTable::new(rules, side).unwrap();
        for (mine, theirs) in positions(side) {
            let counted = question_count(rules, mine, theirs).unwrap();
            let expected = table.question_count(mine, theirs);
            assert_eq!(counted, u128::from(expected), "{rules} {mine:?} {theirs:?}");
            let part = most_even_part(rules, mine, theirs).unwrap();
            let question = table.most_even_question(mine, theirs);
            assert_eq!(
                part,
                question.map(|parts| parts[0]),
                "{rules} {mine:?} {theirs:?}"
            );
        }
    }
}

#[test]
fn the_most_even_official_bid_is_the_tables_at_all_pools_up_to_1024() {
    let table = SolvedTable::new(Rules::OFFICIAL, 1024).unwrap();
    for (mine, theirs) in positions(1024) {
        let part = most_even_part(Rules::OFFICIAL, mine, theirs).unwrap();
        assert_eq!(
            part,
            table.most_even_bid(mine, theirs),
            "{mine:?} {theirs:?}"
        );
    }
}

/// The table's own shortcuts, against the list of all its optimal questions.
#[test]
fn the_tables_counts_and_most_even_questions_are_those_of_its_lists() {
    for rules in all_rules() {
        let side = [0, 0, 120, 70, 40, 30, 26][usize::from(rules.answers())];
        let table = SolvedTable::new(rules, side).unwrap();
        for (mine, theirs) in positions(side) {
            let questions = table.optimal_questions(mine, theirs).unwrap();
            let count = table.question_count(mine, theirs);
            assert_eq!(count, questions.len() as u64, "{rules} {mine:?} {theirs:?}");
            let most_parts = questions.iter().map(Vec::len).max();
            let of_most = questions
                .into_iter()
                .filter(|parts| Some(parts.len()) == most_parts);
            // Part by part from the smallest, the largest: that is the lexicographic order.
            assert_eq!(
                table.most_even_question(mine, theirs),
                of_most.max(),
                "{rules} {mine:?} {theirs:?}"
            );
        }
    }
}

/// Pools beyond any table, counted by asking every question.
#[test]
fn counts_at_larger_pools_are_those_of_the_plain_search() {
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut random = move |most: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        1 + u32::try_from(seed % most).unwrap()
    };
    for (rules, _) in by_theorem() {
        let most = [0, 0, 4000, 300, 110][usize::from(rules.answers())];
        for _ in 0..25 {
            let bits = random(31);
            let (n, m) = (random(most), random((1 << bits) - 1).max(1 << (bits - 1)));
            let (mine, theirs) = (pool(n), pool(m));
            let win = win_probability(rules, mine, theirs).unwrap();
            let (mut count, mut even) = (0, None);
            for_every_split(n, usize::from(rules.answers()), &mut |parts| {
                if question_value(rules, mine, theirs, parts) == Ok(win) {
                    count += 1;
                    even = even.max(Some((parts.len(), parts[0])));
                }
            });
            assert_eq!(
                question_count(rules, mine, theirs),
                Ok(count),
                "{rules} ({n}, {m})"
            );
            let part = most_even_part(rules, mine, theirs);
            assert_eq!(part, Ok(even.map(|(_, part)| part)), "{rules} ({n}, {m})");
        }
    }
}

/// Every question for a pool, part sizes ascending.
fn for_every_split(n: u32, answers: usize, seen: &mut impl FnMut(&[u32])) {
    fn extend(rest: u32, answers: usize, parts: &mut Vec<u32>, seen: &mut impl FnMut(&[u32])) {
        let smallest = parts.last().copied().unwrap_or(1);
        if !parts.is_empty() && rest >= smallest {
            parts.push(rest);
            seen(parts);
            parts.pop();
        }
        if parts.len() + 2 <= answers {
            for part in smallest..=rest / 2 {
                parts.push(part);
                extend(rest - part, answers, parts, seen);
                parts.pop();
            }
        }
    }
    extend(n, answers, &mut Vec::new(), seen);
}

/// Where lists are as long as they may be, and beyond.
#[test]
fn counts_go_on_where_lists_end() {
    for (rules, _) in by_theorem() {
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
    // Both parts between 2^29 and 2^30: for n = 2^31 − 1 the smaller one is 2^30 − 1 at least.
    assert_eq!(question_count(Rules::RACE, Pool::MAX, Pool::MAX), Ok(1));
}

/// What is searched for row by row, against the table that knows the game's rules alone: counted there by
/// walking through all splits.
#[test]
fn counts_and_most_even_questions_are_the_tables_under_all_rules() {
    let all = Ending::ALL.into_iter().flat_map(|ending| {
        let rules = move |answers| Rules::new(answers, ending).unwrap();
        (2..=6).map(rules)
    });
    for rules in all {
        let largest = if rules.answers() <= 3 { 90 } else { 36 };
        let table = SolvedTable::new(rules, largest).unwrap();
        for n in 1..=largest {
            for m in 1..=largest {
                let (mine, theirs) = (pool(n), pool(m));
                let count = question_count(rules, mine, theirs).unwrap();
                let expected = table.question_count(mine, theirs);
                assert_eq!(count, u128::from(expected), "{rules} ({n}, {m})");
                let even = most_even_question(rules, mine, theirs).unwrap();
                let expected = table.most_even_question(mine, theirs);
                assert_eq!(even, expected.unwrap_or_default(), "{rules} ({n}, {m})");
                let part = most_even_part(rules, mine, theirs).unwrap();
                assert_eq!(part, even.first().copied(), "{rules} ({n}, {m})");
            }
        }
    }
}

/// Many at once come from chances held in doubles, one at a time from integers: against opponents of any size.
#[test]
fn searches_of_many_positions_are_those_of_each() {
    let theirs = [
        1,
        2,
        3,
        7,
        7,
        100,
        5_000,
        1 << 20,
        (1 << 31) - 2,
        (1 << 31) - 1,
    ]
    .map(pool);
    let all = Ending::ALL.into_iter().flat_map(|ending| {
        let rules = move |answers| Rules::new(answers, ending).unwrap();
        (2..=6).map(rules)
    });
    for rules in all.filter(|&rules| !questions_have_theorem(rules)) {
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

/// Where the opponent has more than any table holds, too.
#[test]
fn listed_questions_are_all_that_win_as_often_as_can_be() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(31);
    for rules in all_rules() {
        let most = [0, 0, 200, 60, 30, 20, 16][usize::from(rules.answers())];
        for _ in 0..sized(12, 60) {
            let (n, m) = (random.random_range(2..=most), any_pool(&mut random));
            let (mine, theirs) = (pool(n), pool(m));
            let win = win_probability(rules, mine, theirs).unwrap();
            let mut best = splits(n, rules.answers().into());
            best.retain(|parts| question_value(rules, mine, theirs, parts).unwrap() == win);
            let listed = Position::at(rules, mine, theirs).unwrap().questions;
            assert_eq!(listed, best, "{rules} ({n}, {m})");
        }
    }
}
