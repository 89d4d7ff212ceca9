//! What is known of a question, as values, by the exhaustive table.

use super::{at, facts};
use upperhand::guess_who::{Probability, SolvedTable, even_split};
use upperhand_guess_who::question_profile::{Best, Question, Undecided};
use upperhand_oracles::game_tree::splits;
use upperhand_oracles::{all_rules, exact, pool, question_numerator};

/// Every question of two or three parts at every small position; with more answers the best one with a part of each size.
#[test]
fn facts_of_a_question_are_those_of_the_table() {
    const SIZE: u32 = 13;
    let (mut bold, mut named) = (0, 0);
    for rules in all_rules() {
        let answers = rules.answers();
        let table = SolvedTable::new(rules, SIZE).unwrap();
        for (mine, theirs) in (1..=SIZE).flat_map(|mine| (1..=SIZE).map(move |m| (mine, m))) {
            let (n, m) = (pool(mine), pool(theirs));
            let chance = |worth: u32| Probability::new(worth.into(), (mine * theirs).into());
            let worth = |parts: &[u32]| question_numerator(&table, n, m, parts);
            let win = table.numerator(n, m);
            let question = |parts: Vec<u32>| {
                let worth = worth(&parts);
                // How often the answer halves the pool, on average over the secrets.
                let halvings = |&part: &u32| {
                    f64::from(part) * (f64::from(mine).log2() - f64::from(part).log2())
                };
                Question {
                    wins: chance(worth),
                    loses: chance(win - worth),
                    bits: parts.iter().map(halvings).sum::<f64>() / f64::from(mine),
                    parts,
                }
            };
            let all = splits(mine, answers.into());
            let bid_count = if answers < 4 || theirs % 4 == 1 {
                mine
            } else {
                2
            };
            for bid in 1..bid_count.max(2) {
                let second = if answers == 3 {
                    (mine - bid.min(mine)) / 2
                } else {
                    0
                };
                let set = format!("bid={bid} second={second}");
                let context = format!("{rules} ({mine}, {theirs}) {set}");
                let known = facts(&at(rules, (mine, theirs), &set)).known;
                let is_over = rules.is_over(n, m);
                assert_eq!(known.is_none(), mine == 1 || is_over, "{context}");
                let Some(known) = known else {
                    continue;
                };
                let asked = match answers {
                    2 => vec![bid, mine - bid],
                    3 => vec![bid, second, mine - bid - second],
                    _ => {
                        let with_it = all.iter().filter(|parts| parts.contains(&bid));
                        let best = with_it.map(|parts| worth(parts)).max().unwrap();
                        assert_eq!(known.asked.wins, chance(best), "{context}");
                        assert!(known.asked.parts.contains(&bid), "{context}");
                        known.asked.parts.clone()
                    }
                };
                let mut asked: Vec<u32> = asked.into_iter().filter(|&part| part > 0).collect();
                asked.sort_unstable();
                let even = even_split(n, answers);
                for (told, parts) in [(&known.asked, asked), (&known.even, even)] {
                    let expected = question(parts);
                    assert!((told.bits - expected.bits).abs() < 1e-12, "{context}");
                    let close = Question {
                        bits: told.bits,
                        ..expected
                    };
                    assert_eq!(told, &close, "{context}");
                }
                let best = table.optimal_questions(n, m).unwrap();
                assert_eq!(known.win, chance(win), "{context}");
                assert_eq!(known.most_even.is_none(), best.is_empty(), "{context}");
                let is_best = known.most_even.iter().all(|parts| best.contains(parts));
                assert!(is_best, "{context}");
                let is_naming = table.naming_is_optimal(n, m);
                assert_eq!(known.naming_is_best(), is_naming, "{context}");
                named += u32::from(best.is_empty());
                check_best(&known, &best, &context);
                bold += u32::from(known.bold.is_some());
                check_bold(&known, |part| table.win(m, pool(part)), &context);
                if answers < 4 {
                    let worths = all.iter().map(|parts| worth(parts));
                    let ends = [worths.clone().min(), worths.max()];
                    let shown = ends.map(|of| chance(of.unwrap()));
                    assert_eq!(known.shown, shown, "{context}");
                }
            }
        }
    }
    assert!(bold > 500 && named > 50, "{bold} {named}");
}

/// The best questions are all of them, by a part or as far as they are told one by one.
fn check_best(known: &Undecided, best: &[Vec<u32>], context: &str) {
    match &known.best {
        Best::Bids(runs) => {
            let mut bids: Vec<u32> = runs.iter().flat_map(|run| run.bids()).collect();
            bids.sort_unstable();
            let mut expected: Vec<u32> = best.concat();
            if known.asked.parts.len() == 2 && known.even.parts.len() == 2 {
                expected = best.iter().map(|parts| parts[0]).collect();
            }
            expected.sort_unstable();
            expected.dedup();
            assert!(bids == expected, "{context}: {bids:?} {best:?}");
        }
        Best::Splits { some, count, .. } => {
            assert_eq!(some.len(), best.len().min(3), "{context}");
            assert!(some.iter().all(|parts| best.contains(parts)), "{context}");
            assert_eq!(*count, Some(best.len() as u128), "{context}");
        }
    }
}

/// Where a best question is bold, it tells fewer bits than an even split, wins more, and may leave so few that more is won with them
/// than with what an even split leaves; elsewhere the even split, which tells most, is best, or no best question is known.
fn check_bold(known: &Undecided, theirs: impl Fn(u32) -> Probability, context: &str) {
    let Some(bold) = &known.bold else {
        let is_even_best = known.even.wins == known.win;
        assert!(is_even_best || known.most_even.is_none(), "{context}");
        return;
    };
    assert!(known.even.wins.value() < known.win.value(), "{context}");
    assert_eq!(Some(&bold.parts), known.most_even.as_ref(), "{context}");
    let [(few, best), (many, other)] = bold.left;
    assert_eq!(
        (Some(&few), Some(&many)),
        (bold.parts.first(), known.even.parts.last()),
        "{context}"
    );
    for (left, wins) in bold.left {
        // What they do not win.
        assert_eq!(
            exact(wins) + exact(theirs(left)),
            exact(Probability::new(1, 1)),
            "{context}"
        );
    }
    assert!(few <= many && exact(best) > exact(other), "{context}");
    assert!(known.asked.bits <= known.even.bits + 1e-12, "{context}");
}
