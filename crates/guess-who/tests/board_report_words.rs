//! What the report of a board says in words, found again by the plain game tree; and each sentence once, word for word.

use super::board_report::{chance, fairer, unneeded};
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, BoardReport, read_board};
use upperhand::guess_who::{Probability, Rules};
use upperhand_games::format::percent;
use upperhand_guess_who::words::board_report::sentences;
use upperhand_oracles::board_tree::{Game, Standing, questions};
use upperhand_oracles::random_board::{SEED, below, board};

/// The names in quotation marks, and how many are meant: with those that are only counted.
fn named(text: &str) -> (BTreeSet<String>, usize) {
    let quoted = text.split('“').skip(1);
    let names: BTreeSet<String> = quoted
        .map(|rest| rest.split('”').next().unwrap().to_owned())
        .collect();
    let before = text.split(" more").next().unwrap();
    let more = before.rsplit(' ').next().unwrap().parse().unwrap_or(0);
    let all = names.len() + if text.contains(" more") { more } else { 0 };
    (names, all)
}

/// The text names these of the questions, or the first of them.
fn names_questions(text: &str, board: &Board, expected: &[usize]) {
    let (names, all) = named(text);
    assert_eq!(all, expected.len(), "{text}");
    let expected = expected
        .iter()
        .map(|&index| board.questions()[index].text.clone());
    assert!(names.is_subset(&expected.collect()), "{text}");
    assert!(!names.is_empty(), "{text}");
}

fn said(chance: Fraction) -> String {
    let [numerator, denominator] =
        [chance.numerator(), chance.denominator()].map(|part| u64::try_from(part).unwrap());
    percent(Probability::new(numerator, denominator))
}

fn double(chance: Fraction) -> f64 {
    chance.numerator() as f64 / chance.denominator() as f64
}

/// A sentence's number of points.
fn points(text: &str) -> f64 {
    let before = text.split(" point").next().unwrap();
    before.rsplit(' ').next().unwrap().parse().unwrap()
}

/// The chances of all first questions that tell anything, by the plain game tree.
fn first_questions(board: &Board, rules: Rules) -> Vec<(usize, Fraction)> {
    let asked = questions(board);
    let all: Standing = board.everybody().indices().collect();
    let mut game = Game::new(rules == Rules::RACE, [&asked, &asked]);
    let worth = |(index, yes)| Some((index, game.asking(0, &all, &all, yes)?));
    asked.iter().enumerate().filter_map(worth).collect()
}

/// The suspects of whom each has the answers of another.
fn twins(board: &Board) -> BTreeSet<String> {
    let answers = |suspect: usize| {
        let all = board.questions().iter();
        all.map(|question| question.yes.contains(suspect))
            .collect::<Vec<bool>>()
    };
    let all = 0..board.suspects().len();
    let has_twin = |&one: &usize| {
        all.clone()
            .any(|other| other != one && answers(one) == answers(other))
    };
    let those = all.clone().filter(has_twin);
    those
        .map(|suspect| board.suspects()[suspect].clone())
        .collect()
}

fn check_edge(text: &str, board: &Board, rules: Rules) {
    let win = chance(board, rules);
    assert!(
        text.contains(&format!("wins {} ({win})", said(win))) || win == Fraction::ONE,
        "{text}"
    );
    let apart = 100.0 * (double(win) - 0.5);
    if apart == 0.0 {
        assert!(text.ends_with(": the game is fair."), "{text}");
    } else {
        let side = if apart > 0.0 { "more" } else { "less" };
        assert!(text.ends_with(&format!("{side} than half.")), "{text}");
        assert!((points(text) - apart.abs()).abs() <= 0.05, "{text}");
    }
    assert_eq!(text.starts_with("In the race"), rules == Rules::RACE);
}

/// Returns what kind of sentence it is.
fn check_openings(text: &str, board: &Board, rules: Rules) -> &'static str {
    let openings = first_questions(board, rules);
    let idle: Vec<usize> = (0..board.questions().len())
        .filter(|index| openings.iter().all(|(asked, _)| asked != index))
        .collect();
    let Some(&(_, any)) = openings.first() else {
        assert_eq!(
            text,
            "No question tells anything: all suspects answer alike."
        );
        return "none";
    };
    let worths = || openings.iter().map(|&(_, worth)| worth);
    let best = worths().fold(any, |best, worth| if worth > best { worth } else { best });
    let worst = worths().fold(
        any,
        |worst, worth| if worth < worst { worth } else { worst },
    );
    let of = |wanted: Fraction| -> Vec<usize> {
        let those = openings.iter().filter(|(_, worth)| *worth == wanted);
        those.map(|&(index, _)| index).collect()
    };
    let names_better = chance(board, rules) > best;
    assert_eq!(
        text.contains(" Naming a suspect at once wins more."),
        names_better,
        "{text}"
    );
    let mut parts: Vec<&str> = text.split(". ").collect();
    assert_eq!(
        text.contains("nothing: all suspects"),
        !idle.is_empty(),
        "{text}"
    );
    if !idle.is_empty() {
        names_questions(parts.pop().unwrap(), board, &idle);
    }
    let first = parts[0];
    assert!(first.contains(&said(best)), "{text}");
    if openings.len() == 1 {
        assert!(first.starts_with("Only "));
        names_questions(first, board, &of(best));
        "only"
    } else if best == worst {
        assert!(
            first.contains(&format!("{} questions wins", openings.len())),
            "{text}"
        );
        "equal"
    } else {
        let (most, least) = first.split_once("; ").unwrap();
        assert!(most.contains(" most and ") && least.contains(" least and "));
        names_questions(most, board, &of(best));
        names_questions(least, board, &of(worst));
        let win = said(worst);
        assert!(
            least.contains(&win) || win == said(best) && least.contains("point"),
            "{text}"
        );
        "unlike"
    }
}

fn check_unneeded(text: &str, board: &Board, rules: Rules) {
    let expected = unneeded(board, rules);
    match expected.len() {
        0 => assert_eq!(text, "Every question is needed."),
        1 => assert!(text.contains("” can be left out:")),
        count if count == board.questions().len() => {
            assert!(text.starts_with("Any question can be left out by itself:"));
            return;
        }
        _ => assert!(text.starts_with("Each of ") && text.contains("left out by itself:")),
    }
    if !expected.is_empty() {
        names_questions(text, board, &expected);
    }
}

fn check_fairer(text: &str, board: &Board, rules: Rules) {
    let Some((suspect, question, win)) = fairer(board, rules) else {
        assert_eq!(text, "No change of one cell makes the game fairer.");
        return;
    };
    let asked = &board.questions()[question];
    let change = if asked.yes.contains(suspect) {
        "yes to no"
    } else {
        "no to yes"
    };
    let name = &board.suspects()[suspect];
    assert_eq!(
        text,
        format!(
            "The fairest change of one cell is “{}” of “{name}” from {change}: whoever begins would win {} ({win}).",
            asked.text,
            said(win)
        )
    );
}

#[test]
fn every_sentence_about_random_boards_is_what_the_plain_game_tree_says() {
    let mut seed = SEED;
    let mut kinds = BTreeSet::new();
    let mut reports = 0;
    for _ in 0..90 {
        let suspects = 2 + usize::try_from(below(&mut seed, 5)).unwrap();
        let count = 1 + usize::try_from(below(&mut seed, 6)).unwrap();
        let share = 4 + below(&mut seed, 12);
        let board = board(&mut seed, suspects, count, share);
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            let Ok(report) = BoardReport::whole(board.clone(), rules) else {
                assert!(rules == Rules::RACE && !twins(&board).is_empty());
                continue;
            };
            reports += 1;
            let said = sentences(&report);
            let mut said = said.iter().map(String::as_str);
            check_edge(said.next().unwrap(), &board, rules);
            kinds.insert(check_openings(said.next().unwrap(), &board, rules));
            let expected = twins(&board);
            if !expected.is_empty() {
                let (names, all) = named(said.next().unwrap());
                assert!(names.is_subset(&expected) && all == expected.len());
            }
            check_unneeded(said.next().unwrap(), &board, rules);
            if chance(&board, rules) != Fraction::new(1, 2) {
                check_fairer(said.next().unwrap(), &board, rules);
            }
            assert_eq!(said.next(), None);
        }
    }
    assert!(reports > 110, "{reports}");
    assert_eq!(kinds, BTreeSet::from(["equal", "none", "only", "unlike"]));
}

fn report(table: &str, rules: Rules) -> BoardReport {
    BoardReport::whole(read_board(table).unwrap(), rules).unwrap()
}

#[test]
fn sentences_read_well() {
    let nobody = report("name,hat\nAnna,no\nBert,no\nCleo,no\n", Rules::OFFICIAL);
    assert_eq!(
        sentences(&nobody),
        [
            "Under the official rules the player who begins wins 33.3\u{202f}% (1/3) if both play perfectly, their cards face down: 16.7 points less than half.",
            "No question tells anything: all suspects answer alike.",
            "No question tells “Anna”, “Bert” and “Cleo” apart: which of them it is can only be guessed. Nobody may wait for the other’s guess: a question has to split those who stand.",
            "Every question is needed.",
            "The fairest change of one cell is “hat” of “Anna” from no to yes: whoever begins would win 55.6\u{202f}% (5/9).",
        ]
    );
    let pairs =
        (0..10).map(|index| format!("suspect {index},{}\n", ["a", "b", "c", "d", "e"][index / 2]));
    let table = format!("name,kind\n{}", pairs.collect::<String>());
    let twins = &sentences(&report(&table, Rules::OFFICIAL))[2];
    assert_eq!(
        twins,
        "No question tells “suspect 0” and “suspect 1” apart, nor “suspect 2” and “suspect 3”, nor “suspect 4” and “suspect 5”, \
         nor 2 more groups: which of them it is can only be guessed. Nobody may wait for the other’s guess: a question has to split those who stand."
    );
}

/// While the report is made, each sentence is true and says how far it goes.
#[test]
fn a_report_says_how_far_it_is() {
    let table = "name,hat,cap,beard\nAnna,yes,yes,no\nBert,no,no,yes\nCleo,no,no,no\n";
    let mut report = BoardReport::new(read_board(table).unwrap(), Rules::RACE).unwrap();
    let mut said = Vec::new();
    loop {
        let [.., unneeded, fairer] = sentences(&report)
            .try_into()
            .map(|all: [String; 4]| all)
            .unwrap();
        said.push((unneeded, fairer));
        if report.progress().0 == report.progress().1 {
            break;
        }
        report.advance();
    }
    let tried = |done: usize| {
        let (questions, cells) = (done.min(3), done.saturating_sub(3));
        let with = |done: usize, all: &str, of: usize| {
            if done < of {
                format!("; {done} of {all} tried so far.")
            } else {
                ".".to_owned()
            }
        };
        [with(questions, "3 questions", 3), with(cells, "9 cells", 9)]
    };
    for (done, (unneeded, fairer)) in said.iter().enumerate() {
        let [questions, cells] = tried(done);
        assert!(unneeded.ends_with(&questions), "{unneeded}");
        assert!(fairer.ends_with(&cells), "{fairer}");
    }
    let (first, _) = &said[0];
    assert_eq!(
        first,
        "No question is found that can be left out; 0 of 3 questions tried so far."
    );
    let (unneeded, fairer) = said.last().unwrap();
    assert!(
        unneeded.contains("“hat” and “cap” can be left out"),
        "{unneeded}"
    );
    assert_eq!(fairer, "No change of one cell makes the game fairer.");
}
