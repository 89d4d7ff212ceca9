//! The report of a board: each of its statements against the plain game tree on small boards, and against the table on
//! large ones; and the sentences that are made of them.

use crate::task_run;
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{
    Board, BoardReport, Classes, Error, Opening, Question, SolvedBoard, SuspectSet, read_board,
    write_address,
};
use upperhand_guess_who::real_board::{report_numbers, report_sentences};
use upperhand_guess_who::words::board_report::sentences;
use upperhand_oracles::board_tree::{Game, Standing, questions};
use upperhand_oracles::random_board::{SEED, below, board};

/// The first mover's chance by the plain game tree.
fn chance(board: &Board, rules: Rules) -> Fraction {
    let asked = questions(board);
    let everybody: Standing = board.everybody().indices().collect();
    Game::new(rules == Rules::RACE, [&asked, &asked]).value(0, &everybody, &everybody)
}

fn with(board: &Board, questions: Vec<Question>) -> Option<Board> {
    Board::new(board.suspects().to_vec(), questions).ok()
}

/// Are as many suspects told apart on the other board?
fn tells_apart(board: &Board, other: &Board) -> bool {
    let groups = |board: &Board| {
        let answers = (0..board.suspects().len()).map(|suspect| {
            let questions = board.questions().iter();
            let yes = questions.map(|question| question.yes.contains(suspect));
            yes.collect::<Vec<bool>>()
        });
        answers.collect::<BTreeSet<_>>().len()
    };
    groups(other) >= groups(board)
}

/// The chances of all first questions that tell anything.
fn openings(board: &Board, rules: Rules) -> Vec<(usize, Fraction)> {
    let asked = questions(board);
    let everybody: Standing = board.everybody().indices().collect();
    let mut game = Game::new(rules == Rules::RACE, [&asked, &asked]);
    let worth = |(index, yes)| Some((index, game.asking(0, &everybody, &everybody, yes)?));
    asked.iter().enumerate().filter_map(worth).collect()
}

/// The questions that can be left out, tried one by one.
fn unneeded(board: &Board, rules: Rules) -> Vec<usize> {
    let is_unneeded = |&question: &usize| {
        let mut questions = board.questions().to_vec();
        questions.remove(question);
        with(board, questions).is_some_and(|other| {
            tells_apart(board, &other) && chance(&other, rules) == chance(board, rules)
        })
    };
    (0..board.questions().len()).filter(is_unneeded).collect()
}

/// The cell whose other answer is nearest to a half, tried one by one.
fn fairer(board: &Board, rules: Rules) -> Option<(usize, usize, Fraction)> {
    let unfairness = |chance: Fraction| {
        let half = Fraction::new(1, 2);
        if chance > half {
            chance.checked_sub(half)
        } else {
            half.checked_sub(chance)
        }
        .unwrap()
    };
    let mut found = None;
    let mut least = unfairness(chance(board, rules));
    for question in 0..board.questions().len() {
        for suspect in 0..board.suspects().len() {
            let mut questions = board.questions().to_vec();
            let yes = questions[question].yes;
            let kept = yes.indices().filter(|&index| index != suspect);
            let added = (!yes.contains(suspect)).then_some(suspect);
            let yes: Vec<usize> = kept.chain(added).collect();
            questions[question].yes = SuspectSet::new(&yes).unwrap();
            let other = with(board, questions).unwrap();
            if tells_apart(board, &other) {
                let chance = chance(&other, rules);
                if unfairness(chance) < least {
                    least = unfairness(chance);
                    found = Some((suspect, question, chance));
                }
            }
        }
    }
    found
}

#[test]
fn every_statement_about_small_boards_is_that_of_the_plain_game_tree() {
    let (mut seed, mut races) = (SEED, 0);
    let (mut with_unneeded, mut with_fairer) = (0, 0);
    for _ in 0..60 {
        let suspects = 2 + usize::try_from(below(&mut seed, 5)).unwrap();
        let count = 1 + usize::try_from(below(&mut seed, 5)).unwrap();
        let board = board(&mut seed, suspects, count, 12);
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            if rules == Rules::RACE && !board.twins().is_empty() {
                continue;
            }
            races += usize::from(rules == Rules::RACE);
            let report = BoardReport::whole(board.clone(), rules).unwrap();
            assert_eq!(Fraction::from(report.win()), chance(&board, rules));
            let told = report.openings().iter();
            assert!(told.is_sorted_by(|one, next| one.win.value() >= next.win.value()));
            let mut told: Vec<_> = report.openings().iter().collect();
            told.sort_by_key(|opening| opening.question);
            let told = told
                .into_iter()
                .map(|opening| (opening.question, opening.win.into()));
            let asked = openings(&board, rules);
            let best = asked.iter().map(|opening| opening.1).max();
            assert!(
                best.is_none_or(|best| best == chance(&board, rules)),
                "{board:?}"
            );
            assert!(told.eq(asked), "{board:?}");
            assert_eq!(report.unneeded(), unneeded(&board, rules), "{board:?}");
            let found = report.fairer();
            let found = found.map(|it| (it.suspect, it.question, Fraction::from(it.win)));
            assert_eq!(found, fairer(&board, rules), "{board:?}");
            assert_eq!(report.unknown(), 0);
            with_unneeded += usize::from(!report.unneeded().is_empty());
            with_fairer += usize::from(found.is_some());
        }
    }
    assert!(
        races > 10 && with_unneeded > 30 && with_fairer > 10,
        "{races} {with_unneeded} {with_fairer}"
    );
}

#[test]
fn openings_and_the_edge_of_large_boards_are_those_of_the_table() {
    let mut seed = SEED;
    for (suspects, questions, share) in
        [(12, 8, 9), (16, 9, 7), (20, 8, 6), (24, 8, 6), (24, 10, 8)]
    {
        let board = board(&mut seed, suspects, questions, share);
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            let report = match BoardReport::new(board.clone(), rules) {
                Err(Error::Twins { .. }) => continue,
                report => report.unwrap(),
            };
            let table = SolvedBoard::whole(Classes::of_board(&board).unwrap(), rules).unwrap();
            let at = table.at(board.everybody(), board.everybody()).unwrap();
            assert_eq!(report.win(), at.win.low);
            let openings = at.questions.iter().map(|asked| Opening {
                question: asked.question,
                win: asked.win.low,
            });
            assert!(
                report.openings().iter().copied().eq(openings),
                "{rules} {suspects} {questions}"
            );
        }
    }
}

#[test]
fn a_report_is_made_board_by_board_and_keeps_what_it_knows() {
    let mut seed = SEED;
    let board = board(&mut seed, 6, 5, 12);
    let whole = BoardReport::whole(board.clone(), Rules::OFFICIAL).unwrap();
    let mut report = BoardReport::new(board, Rules::OFFICIAL).unwrap();
    assert_eq!(report.progress(), (0, 35));
    let mut goes_on = true;
    while goes_on {
        let before = (report.progress().0, report.unneeded().len());
        goes_on = report.advance();
        assert_eq!(report.progress().0, before.0 + 1);
        assert!(report.unneeded().len() >= before.1);
        assert_eq!(report.win(), whole.win());
    }
    assert_eq!(report.progress(), (35, 35));
    assert!(!report.advance());
    assert_eq!(
        (report.unneeded(), report.fairer()),
        (whole.unneeded(), whole.fairer())
    );
}

#[test]
fn a_report_comes_back_from_its_numbers_at_any_time_and_from_no_others() {
    let mut seed = SEED;
    for _ in 0..40 {
        let board = board(&mut seed, 5, 3, 12);
        let mut report = BoardReport::new(board.clone(), Rules::OFFICIAL).unwrap();
        loop {
            let numbers = report.to_numbers();
            let same = BoardReport::from_numbers(board.clone(), Rules::OFFICIAL, &numbers);
            assert_eq!(format!("{:?}", same.unwrap()), format!("{report:?}"));
            for at in 0..numbers.len() {
                let mut others = numbers.clone();
                others[at] = 1000;
                let other = BoardReport::from_numbers(board.clone(), Rules::OFFICIAL, &others);
                assert!(other.is_none(), "{others:?}");
            }
            if !report.advance() {
                break;
            }
        }
    }
}

#[test]
fn the_task_of_a_report_says_what_the_report_does() {
    let mut seed = SEED;
    for rules in [Rules::RACE, Rules::OFFICIAL] {
        for _ in 0..20 {
            let board = board(&mut seed, 5, 4, 12);
            let address = write_address(&board);
            let numbers = report_numbers(&address, &rules.to_string());
            let answer = task_run("real-board/report", &numbers).and_then(|mut run| {
                while !run.is_over() {
                    run.step()?;
                }
                Ok(run.answer())
            });
            match BoardReport::whole(board, rules) {
                Ok(report) => assert_eq!(
                    report_sentences(&address, &rules.to_string(), &answer.unwrap()),
                    sentences(&report)
                ),
                Err(error) => assert!(
                    answer.unwrap_err().to_string().contains("tell")
                        && error.to_string().contains("tell")
                ),
            }
        }
    }
}

fn report(table: &str, rules: Rules) -> BoardReport {
    BoardReport::whole(read_board(table).unwrap(), rules).unwrap()
}

#[test]
fn sentences_read_well() {
    for (table, rules, expected) in [
        (
            "name,hat\nAnna,no\nBert,no\nCleo,no\n",
            Rules::OFFICIAL,
            &[
                "Under the official rules the player who begins wins 33.3\u{202f}% (1/3) if both play perfectly, their cards face down: 16.7 points less than half.",
                "No question tells anything: all suspects answer alike.",
                "No question tells “Anna”, “Bert” and “Cleo” apart: which of them it is can only be guessed. Nobody may wait for the other’s guess: a question has to split those who stand.",
                "Every question is needed.",
                "The fairest change of one cell is “hat” of “Anna” from no to yes: whoever begins would win 55.6\u{202f}% (5/9).",
            ][..],
        ),
        (
            "name,hat\nAnna,yes\nBert,no\n",
            Rules::OFFICIAL,
            &[
                "Under the official rules the player who begins wins 50.0\u{202f}% (1/2) if both play perfectly, their cards face down: the game is fair.",
                "Only “hat” tells anything, and wins 50.0\u{202f}% when it is asked first.",
                "Every question is needed.",
            ],
        ),
        (
            "name,hat,cap\nAnna,yes,no\nBert,no,yes\n",
            Rules::RACE,
            &[
                "In the race the player who begins wins 100\u{202f}% if both play perfectly, their cards face down: 50 points more than half.",
                "Each of the 2 questions wins 100\u{202f}% when it is asked first.",
                "Any question can be left out by itself: whoever begins would win exactly as often.",
                "No change of one cell makes the game fairer.",
            ],
        ),
        (
            "name,hat,cap,tie\nAnna,yes,no,no\nBert,no,yes,no\nCleo,no,no,no\nDave,yes,yes,no\n",
            Rules::RACE,
            &[
                "In the race the player who begins wins 100\u{202f}% if both play perfectly, their cards face down: 50 points more than half.",
                "Each of 2 questions wins 100\u{202f}% when it is asked first. “tie” tells nothing: all suspects answer alike.",
                "“tie” can be left out: whoever begins would win exactly as often.",
                "The fairest change of one cell is “tie” of “Anna” from no to yes: whoever begins would win 75.0\u{202f}% (3/4).",
            ],
        ),
    ] {
        assert_eq!(sentences(&report(table, rules)), expected);
    }
    let mut seed = SEED;
    let [_, unlike, with_twins] =
        [(3, 2), (4, 3), (5, 4)].map(|(suspects, count)| board(&mut seed, suspects, count, 12));
    let said = |board: Board, place: usize| {
        let report = BoardReport::whole(board, Rules::OFFICIAL).unwrap();
        sentences(&report).swap_remove(place)
    };
    assert_eq!(
        said(unlike, 1),
        "Asked first, “question 0” and “question 1” tell most and win 56.3\u{202f}% each; “question 2” tells least and wins 50.0\u{202f}%."
    );
    assert_eq!(
        said(with_twins, 3),
        "Each of “question 0”, “question 1” and “question 2” can be left out by itself: whoever begins would win exactly as often."
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
        let all: [String; 4] = sentences(&report).try_into().unwrap();
        let [_, _, unneeded, fairer] = all;
        said.push((unneeded, fairer));
        if report.progress().0 == report.progress().1 {
            break;
        }
        report.advance();
    }
    let tried = |done: usize, all: &str, of: usize| {
        let so_far = || format!("; {done} of {all} tried so far.");
        (done < of).then(so_far).unwrap_or_else(|| ".".to_owned())
    };
    for (done, (unneeded, fairer)) in said.iter().enumerate() {
        let questions = tried(done.min(3), "3 questions", 3);
        assert!(unneeded.ends_with(&questions), "{unneeded}");
        let cells = tried(done.saturating_sub(3), "9 cells", 9);
        assert!(fairer.ends_with(&cells), "{fairer}");
    }
    let none = "No question is found that can be left out; 0 of 3 questions tried so far.";
    assert_eq!(said[0].0, none);
    let (unneeded, fairer) = said.last().unwrap();
    assert!(
        unneeded.contains("“hat” and “cap” can be left out"),
        "{unneeded}"
    );
    assert_eq!(fairer, "No change of one cell makes the game fairer.");
}
