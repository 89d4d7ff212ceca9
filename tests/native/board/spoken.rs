//! Questions in words against every question there is.

use super::random::{SEED, below, board};
use std::collections::BTreeSet;
use upperhand::guess_who::board::{Board, SuspectSet, spoken_question};

/// Those who say yes to words, read as a person reads them.
fn answers(board: &Board, text: &str) -> BTreeSet<usize> {
    let all: BTreeSet<usize> = board.everybody().indices().collect();
    let term = |term: &str| -> BTreeSet<usize> {
        let (denied, text) = match term.strip_prefix("not ") {
            Some(text) => (true, text),
            None => (false, term),
        };
        let question = board
            .questions()
            .iter()
            .find(|question| question.text == text);
        let yes = question.unwrap().yes;
        all.iter()
            .copied()
            .filter(|&who| yes.contains(who) != denied)
            .collect()
    };
    if text.contains(" or ") {
        text.split(" or ").flat_map(term).collect()
    } else {
        let sets = text.split(" and ").map(term);
        sets.fold(all.clone(), |some, set| {
            some.intersection(&set).copied().collect()
        })
    }
}

/// The sizes of all questions of one or two features, with "not", by their number of features.
fn sizes(board: &Board, standing: SuspectSet, features: usize) -> BTreeSet<usize> {
    let texts = board
        .questions()
        .iter()
        .map(|question| question.text.clone());
    let terms: Vec<String> = texts
        .flat_map(|text| [format!("not {text}"), text])
        .collect();
    let count = |text: &str| {
        let yes = answers(board, text);
        standing.indices().filter(|who| yes.contains(who)).count()
    };
    let mut sizes = BTreeSet::new();
    for first in &terms {
        if features == 1 {
            sizes.insert(count(first));
            continue;
        }
        for second in &terms {
            sizes.insert(count(&format!("{first} or {second}")));
            sizes.insert(count(&format!("{first} and {second}")));
        }
    }
    sizes.retain(|&size| size > 0 && size < standing.count());
    sizes
}

#[test]
fn the_words_mean_those_who_say_yes_and_no_shorter_words_come_nearer() {
    let (mut seed, mut joined) = (SEED, 0);
    for _ in 0..60 {
        let board = board(&mut seed, 12, 5, 6);
        let standing = SuspectSet::new(
            &(0..12)
                .filter(|_| below(&mut seed, 4) > 0)
                .collect::<Vec<_>>(),
        )
        .unwrap();
        if standing.count() < 2 {
            continue;
        }
        let (plain, pairs) = (sizes(&board, standing, 1), sizes(&board, standing, 2));
        for count in 1..standing.count() {
            let found = spoken_question(&board, standing, count, 2).unwrap();
            let distance =
                |sizes: &BTreeSet<usize>| sizes.iter().map(|size| size.abs_diff(count)).min();
            let Some(least) = distance(&pairs) else {
                assert_eq!(found, None);
                continue;
            };
            let found = found.unwrap();
            let yes = answers(&board, &found.text);
            let expected: Vec<usize> = standing.indices().filter(|who| yes.contains(who)).collect();
            assert_eq!(
                found.yes,
                SuspectSet::new(&expected).unwrap(),
                "{}",
                found.text
            );
            assert_eq!(found.yes.count().abs_diff(count), least, "{}", found.text);
            let is_joined = found.text.contains(" or ") || found.text.contains(" and ");
            assert_eq!(is_joined, distance(&plain) != Some(least), "{}", found.text);
            joined += usize::from(is_joined);
            let alone = spoken_question(&board, standing, count, 1).unwrap();
            let size = alone.map(|alone| alone.yes.count().abs_diff(count));
            assert_eq!(size, distance(&plain));
            let three = spoken_question(&board, standing, count, 3)
                .unwrap()
                .unwrap();
            assert!(three.yes.count().abs_diff(count) <= least);
        }
    }
    assert!(joined > 50, "{joined}");
}

#[test]
fn where_nothing_can_be_asked_there_are_no_words() {
    let mut seed = SEED;
    let board = board(&mut seed, 12, 5, 6);
    let one = SuspectSet::new(&[3]).unwrap();
    assert_eq!(spoken_question(&board, one, 1, 3), Ok(None));
    let stranger = SuspectSet::new(&[12]).unwrap();
    assert!(spoken_question(&board, stranger, 1, 2).is_err());
    assert!(spoken_question(&board, SuspectSet::default(), 1, 2).is_err());
}
