//! The boards that come with the crate: nobody can be mistaken for another, and questions are as telling as in the box.

use upperhand::guess_who::board::{
    BoardReport, Classes, Error, SHIPPED, SolvedBoard, faces, read_board,
};
use upperhand::guess_who::{Probability, Rules};

#[test]
fn every_question_is_said_yes_to_by_five_to_twelve_of_24() {
    for shipped in &SHIPPED {
        let board = shipped.board();
        let suspects = board.suspects().len();
        assert_eq!(suspects, shipped.suspects);
        // Anybody who reads the table has the same board.
        assert_eq!(read_board(shipped.table()).unwrap(), board);
        assert!((16..=20).contains(&board.questions().len()));
        // So many of 24, rounded to what there can be of others.
        let (least, most) = (5 * suspects / 24, 12 * suspects / 24);
        for question in board.questions() {
            let yes = question.yes.count();
            assert!((least..=most).contains(&yes), "{}: {yes}", question.text);
        }
    }
}

#[test]
fn everybody_can_be_told_apart() {
    for count in 2..=64 {
        assert_eq!(faces(count).unwrap().suspects().len(), count);
    }
    // Who differs on the largest board differs on all.
    assert!(faces(64).unwrap().twins().is_empty());
    for count in [0, 1, 65, usize::MAX] {
        let error = faces(count).unwrap_err();
        assert_eq!(error, Error::Suspects { given: count });
    }
}

/// What the player who begins wins with one feature a question, found by the search of the report and in the table.
#[test]
fn the_edge_of_every_shipped_board_is_what_the_findings_say() {
    let expected = [
        [[163, 288], [61, 96]],
        [[9, 16], [165, 256]],
        [[907, 1600], [253, 400]],
    ];
    for (shipped, chances) in SHIPPED.into_iter().zip(expected) {
        for (rules, [wins, of]) in [Rules::OFFICIAL, Rules::RACE].into_iter().zip(chances) {
            let board = shipped.board();
            let all = board.everybody();
            let win = BoardReport::new(board.clone(), rules).unwrap().win();
            assert_eq!(win, Probability::new(wins, of), "{}, {rules}", shipped.id);
            if shipped.suspects <= 16 {
                let classes = Classes::of_board(&board).unwrap();
                let table = SolvedBoard::whole(classes, rules).unwrap();
                let bounds = table.at(all, all).unwrap().win;
                assert_eq!((bounds.low, bounds.high), (win, win));
            }
        }
    }
}
