//! Memory and time are known before they are spent; one may stop, and what is known stays.

use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Classes, Cost, Error, SolvedBoard};
use upperhand_oracles::random_board::{SEED, board};

#[test]
fn a_board_is_solved_in_steps_that_add_up_to_its_cost() {
    let mut seed = SEED;
    let board = board(&mut seed, 14, 9, 8);
    let classes = Classes::of_board(&board).unwrap();
    let cost = Cost::of(&classes);
    assert_eq!(
        (cost.sets, cost.classes),
        (classes.sets().len(), classes.count())
    );
    assert_eq!(cost.bytes, 2 * (cost.classes * cost.classes) as u64);
    let whole = SolvedBoard::whole(classes.clone(), Rules::OFFICIAL).unwrap();
    let all = board.everybody();
    for (mut solved, steps) in [
        (
            SolvedBoard::new(classes.clone(), Rules::OFFICIAL).unwrap(),
            Some(cost.steps),
        ),
        (
            SolvedBoard::in_brackets(classes.clone(), Rules::OFFICIAL).unwrap(),
            None,
        ),
    ] {
        assert_eq!(solved.at(all, all), Err(Error::NotYetSolved));
        let (mut calls, mut before) = (0, 0);
        while !solved.advance(500) {
            calls += 1;
            let (done, all_steps) = solved.progress();
            assert!(before < done && done <= all_steps);
            before = done;
            if solved.is_exact() {
                check_what_is_known(&solved, &whole);
            }
        }
        let (done, all_steps) = solved.progress();
        assert_eq!(done, all_steps);
        assert!(
            steps.is_none_or(|steps| steps == done) && calls > 5,
            "{calls} calls"
        );
        assert!(solved.at(all, all).is_ok() && solved.advance(1));
    }
}

/// Whatever is answered already is answered rightly.
fn check_what_is_known(solved: &SolvedBoard, whole: &SolvedBoard) {
    for &mine in whole.classes().sets().iter().step_by(11) {
        for &theirs in whole.classes().sets().iter().step_by(13) {
            match solved.at(mine, theirs) {
                Ok(position) => assert_eq!(Ok(position), whole.at(mine, theirs)),
                Err(error) => assert_eq!(error, Error::NotYetSolved),
            }
        }
    }
}

#[test]
fn a_board_with_too_many_sets_is_refused_before_its_memory_is_taken() {
    let mut seed = SEED;
    let board = board(&mut seed, 64, 64, 12);
    let refused = Classes::of_board(&board).unwrap_err();
    let expected = "the questions of this board lead to more than 262144 sets of suspects, the most that are looked at";
    assert_eq!(refused.to_string(), expected);
}

/// The largest board whose table is not filled gets brackets by itself.
#[test]
fn a_board_with_too_many_classes_gets_brackets() {
    let mut seed = SEED;
    let board = board(&mut seed, 40, 16, 6);
    let classes = Classes::of_board(&board).unwrap();
    let cost = Cost::of(&classes);
    assert!(cost.classes > 6_000 && !cost.exact, "{cost:?}");
    let mut solved = SolvedBoard::new(classes, Rules::OFFICIAL).unwrap();
    assert!(!solved.is_exact() && solved.advance(u64::MAX));
    let (done, steps) = solved.progress();
    assert_eq!((done, steps), (cost.steps, cost.steps));
    let all = board.everybody();
    let win = solved.at(all, all).unwrap().win;
    assert!(win.low.value() > 0.5 && win.high.value() < 0.6, "{win:?}");
}
