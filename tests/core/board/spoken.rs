//! Questions in words against every question there is.

use std::collections::BTreeSet;
use upperhand::guess_who::board::{
    Board, SuspectSet, question_about, spoken_question, spoken_questions,
};
use upperhand_oracles::random_board::{SEED, below, board};

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

/// A number of features, and how many of them are denied.
fn price(text: &str) -> (usize, usize) {
    let terms = text.replace(" and ", " or ");
    let denied = terms.split(" or ").filter(|term| term.starts_with("not "));
    (terms.split(" or ").count(), denied.count())
}

/// Every question of up to two features: its words, and those who say yes.
fn all(board: &Board, standing: SuspectSet) -> Vec<(String, SuspectSet)> {
    let questions = board.questions().iter().map(|question| &question.text);
    let terms: Vec<String> = questions
        .flat_map(|text| [text.clone(), format!("not {text}")])
        .collect();
    let joined = ["or", "and"].into_iter().flat_map(|join| {
        let pairs = terms
            .iter()
            .flat_map(|one| terms.iter().map(move |other| (one, other)));
        pairs.map(move |(one, other)| format!("{one} {join} {other}"))
    });
    let texts = terms.iter().cloned().chain(joined);
    let asked = texts.map(|text| {
        let yes = answers(board, &text);
        let yes: Vec<usize> = standing.indices().filter(|who| yes.contains(who)).collect();
        (text, SuspectSet::new(&yes).unwrap())
    });
    asked.collect()
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
        let sizes = |features: usize| -> BTreeSet<usize> {
            let all = all(&board, standing).into_iter();
            let few = all.filter(|(text, _)| price(text).0 <= features);
            let sizes = few.map(|(_, yes)| yes.count());
            sizes
                .filter(|size| (1..standing.count()).contains(size))
                .collect()
        };
        let (plain, pairs) = (sizes(1), sizes(2));
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

#[test]
fn words_for_a_set_mean_it_and_are_the_shortest() {
    let (mut seed, mut said, mut unsaid) = (SEED, 0, 0);
    for _ in 0..40 {
        let board = board(&mut seed, 9, 3, 5);
        let standing = board.everybody();
        let all = all(&board, standing);
        for round in 0..20 {
            let some: Vec<usize> = (0..9).filter(|_| below(&mut seed, 2) > 0).collect();
            let some = SuspectSet::new(&some).unwrap();
            let sayable = all[round * 7 % all.len()].1;
            let yes = if round % 2 == 0 { some } else { sayable };
            let words = all.iter().filter(|(_, set)| *set == yes && yes != standing);
            let shortest = words.map(|(text, _)| price(text)).min();
            let found = question_about(&board, standing, yes, 2).unwrap();
            if yes.count() == 0 {
                assert_eq!(found, None);
                continue;
            }
            let Some(shortest) = shortest else {
                assert_eq!(found, None);
                unsaid += 1;
                continue;
            };
            let found = found.unwrap();
            assert_eq!(
                (price(&found.text), found.yes),
                (shortest, yes),
                "{}",
                found.text
            );
            assert!(all.contains(&(found.text, yes)));
            said += 1;
        }
    }
    assert!(said > 50 && unsaid > 50, "{said} {unsaid}");
}

#[test]
fn the_simplest_questions_of_some_sizes_are_all_of_them() {
    let mut seed = SEED;
    for _ in 0..40 {
        let board = board(&mut seed, 9, 3, 5);
        let standing = board.everybody();
        let all = all(&board, standing);
        for counts in [vec![1, 8], vec![4, 5], vec![3], vec![2, 7]] {
            let of_size = all.iter().filter(|(_, yes)| counts.contains(&yes.count()));
            let least = of_size.clone().map(|(text, _)| price(text)).min();
            let simplest = of_size.filter(|(text, _)| Some(price(text)) == least);
            let expected: BTreeSet<SuspectSet> = simplest.map(|(_, yes)| *yes).collect();
            let found = spoken_questions(&board, standing, &counts, 2).unwrap();
            let sets: BTreeSet<SuspectSet> = found.iter().map(|question| question.yes).collect();
            assert_eq!((sets.len(), &sets), (found.len(), &expected));
            for question in &found {
                assert_eq!(Some(price(&question.text)), least, "{}", question.text);
                assert!(all.contains(&(question.text.clone(), question.yes)));
            }
        }
    }
}
