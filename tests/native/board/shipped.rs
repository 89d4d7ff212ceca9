//! The boards that come with the crate: nobody can be mistaken for another, and questions are as telling as in the box.

use upperhand::guess_who::board::{Error, SHIPPED, faces};

#[test]
fn every_question_is_said_yes_to_by_five_to_twelve_of_24() {
    for shipped in &SHIPPED {
        let board = shipped.board();
        let suspects = board.suspects().len();
        assert_eq!(suspects, shipped.suspects);
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
        let error = faces(count).unwrap_err().error;
        assert_eq!(error, Error::Suspects { given: count });
    }
}
