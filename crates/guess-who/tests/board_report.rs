//! The report of a board: each of its statements against the plain game tree on small boards, and against the table on
//! large ones.

use crate::task_run;
use upperhand::Fraction;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{
    Board, BoardReport, CellChange, Classes, Error, Opening, Question, SolvedBoard, SuspectSet,
    read_board, write_address,
};
use upperhand_guess_who::real_board::{report_numbers, report_sentences};
use upperhand_guess_who::words::board_report::sentences;
use upperhand_oracles::board_tree::{Game, Standing, questions};
use upperhand_oracles::random_board::{SEED, below, board};

/// The first mover's chance by the plain game tree.
pub fn chance(board: &Board, rules: Rules) -> Fraction {
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
            let yes = board
                .questions()
                .iter()
                .map(|question| question.yes.contains(suspect));
            yes.collect::<Vec<bool>>()
        });
        answers.collect::<std::collections::BTreeSet<_>>().len()
    };
    groups(other) >= groups(board)
}

/// The questions that can be left out, tried one by one.
pub fn unneeded(board: &Board, rules: Rules) -> Vec<usize> {
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
pub fn fairer(board: &Board, rules: Rules) -> Option<(usize, usize, Fraction)> {
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
    let (mut seed, mut races, mut with_unneeded, mut with_fairer) = (SEED, 0, 0, 0);
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
            assert_eq!(report.unneeded(), unneeded(&board, rules), "{board:?}");
            let found = report.fairer().map(
                |CellChange {
                     suspect,
                     question,
                     win,
                 }| { (suspect, question, Fraction::from(win)) },
            );
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
fn what_has_no_report_is_refused_in_a_sentence() {
    let twins = read_board("name,hat\nAnna,yes\nBert,no\nCleo,no\n").unwrap();
    let said = |board: &Board, rules| {
        BoardReport::new(board.clone(), rules)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        said(&twins, Rules::RACE),
        "no question tells “Bert” and “Cleo” apart: under the race nobody could win with one of them"
    );
    assert_eq!(
        said(&twins, Rules::OPEN),
        "a board is solved under the rules \"race\" and \"official\", not under \"open\""
    );
    let mut seed = SEED;
    let large = board(&mut seed, 64, 64, 8);
    assert_eq!(
        said(&large, Rules::OFFICIAL),
        "the questions of this board lead to more than 262144 sets of suspects, the most that are looked at"
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
