//! A board as text: the same board again, short enough for an address, and no text that ends in anything but a board or a
//! sentence.

use proptest::prelude::*;
use upperhand::guess_who::board::{
    AddressError, Board, Error, Question, SuspectSet, faces, read_address, read_board,
    write_address, write_table,
};
use upperhand_oracles::sized;

/// What stands in a query: every letter that no browser and no server would write otherwise.
fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '.' | '*' | '_' | '-')
}

fn board(names: &[&str], questions: &[(&str, &[usize])]) -> Board {
    let questions = questions.iter().map(|&(text, yes)| Question {
        text: text.to_owned(),
        yes: SuspectSet::new(yes).unwrap(),
    });
    let names = names.iter().map(|&name| name.to_owned());
    Board::new(names.collect(), questions.collect()).unwrap()
}

#[track_caller]
fn assert_comes_back(board: &Board) -> String {
    let address = write_address(board);
    assert!(address.chars().all(is_plain), "{address}");
    assert_eq!(read_address(&address).as_ref(), Ok(board), "{address}");
    address
}

#[test]
fn questions_about_one_feature_name_it_once() {
    let board = read_board("name,hair,hat\nAnna,red,x\nBert,black,\nCleo,light brown,\n").unwrap();
    let address = assert_comes_back(&board);
    assert_eq!(
        address,
        "Anna.Bert.Cleo..hair__red._black._light_brown.hat..iM"
    );
    // The beginning is that up to the first colon, and only of the question just before.
    let twice = self::board(
        &["A", "B"],
        &[
            ("a: b: c", &[0]),
            ("a: b: d", &[0]),
            ("x", &[0]),
            ("a: e", &[0]),
            ("a: : f", &[0]),
        ],
    );
    assert_eq!(
        assert_comes_back(&twice),
        "A.B..a__b__c._b__d.x.a__e._*Lr*_f..qo"
    );
}

#[test]
fn the_address_of_24_faces_fits_into_a_message() {
    let address = assert_comes_back(&faces(24).unwrap());
    assert!(address.len() < 700, "{}", address.len());
}

#[test]
fn the_longest_board_is_still_read() {
    let name = |start: u32, index: u32| -> String {
        let letters = (0..60).map(|place| {
            if place % 2 == 0 {
                '\u{10ffff}'
            } else {
                char::from_u32(start + index + place).unwrap()
            }
        });
        letters.collect()
    };
    let names: Vec<String> = (0..64).map(|index| name(0xa1, index)).collect();
    let questions = (0..64).map(|index| Question {
        text: name(0xa1, index),
        yes: SuspectSet::new(&(0..64).collect::<Vec<_>>()).unwrap(),
    });
    let board = Board::new(names, questions.collect()).unwrap();
    let address = assert_comes_back(&board);
    assert_eq!(address.len(), 39_341);
}

#[test]
fn what_is_no_board_gets_a_sentence() {
    let parts = "a board is names..questions..answers, three parts with two dots between them, where this text has";
    let answers = "is no letter for answers there: they are A to Z, a to z, 0 to 9, - and _, and the last ends in as many zeros as are left over";
    let letter = "has no letter that is written so: after a star, A to f go on and g to _ end one, and none is beyond Unicode";
    let before = "begins as the question before, which has no colon and space";
    let needed = "letters where these suspects and questions need 1";
    for (given, said) in [
        ("", format!("{parts} 1")),
        ("a.b..c..d..e", format!("{parts} 4")),
        (
            "Anna..hat..g",
            "a board needs 2 to 64 suspects; this one has 1".to_owned(),
        ),
        (
            "Anna.Anna..hat..g",
            "there are two suspects with the name “Anna”".to_owned(),
        ),
        (
            "Anna.Bert..hat.hat..o",
            "there are two questions with the text “hat”".to_owned(),
        ),
        ("Anna.Bert....g", "the name is missing".to_owned()),
        ("_.Bert..hat..g", "the name is missing".to_owned()),
        ("Anna.Bert.._..g", format!("“_” {before}")),
        ("Anna.Bert..hat._red..o", format!("“_red” {before}")),
        ("Anna.Bert..hat..", format!("the answers have 0 {needed}")),
        ("Anna.Bert..hat..gg", format!("the answers have 2 {needed}")),
        ("Anna.Bert..hat..+", format!("“+” {answers}")),
        ("Anna.Bert..hat..h", format!("“h” {answers}")),
        ("An*A.Bert..hat..g", format!("“An*A” {letter}")),
        ("An*!.Bert..hat..g", format!("“An*!” {letter}")),
        ("An*AAAAAg.Bert..hat..g", format!("“An*AAAAAg” {letter}")),
        ("An*ffff_.Bert..hat..g", format!("“An*ffff_” {letter}")),
    ] {
        assert_eq!(
            read_address(given).unwrap_err().to_string(),
            said,
            "{given}"
        );
    }
    let many = vec!["a"; 65].join(".");
    assert_eq!(
        read_address(&format!("{many}..hat..g")),
        Err(AddressError::Board(Error::Suspects { given: 65 }))
    );
    assert_eq!(
        read_address(&format!("a.b..{many}..g")),
        Err(AddressError::Board(Error::Questions { given: 65 }))
    );
    assert_eq!(
        read_address(&"é".repeat(40_001)),
        Err(AddressError::Long { letters: 40_001 })
    );
    // The beginning of a question is repeated at most 63 times, however long it is.
    let long = format!("a.b..{}: x{}..g", "a".repeat(30_000), "._".repeat(4_900));
    assert_eq!(
        read_address(&long),
        Err(AddressError::Board(Error::Questions { given: 4_901 }))
    );
}

/// Names as people write them, and as nobody would.
fn a_name() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z .*_:-]{1,20}",
        "[א-ת]{1,12}",
        "\\PC{1,20}",
        "[a-c](: [._*a-c]{1,3}){0,2}"
    ]
}

fn a_board() -> impl Strategy<Value = Board> {
    let names = prop::collection::vec(a_name(), 2..30);
    let questions = prop::collection::vec((a_name(), any::<u64>()), 1..30);
    (names, questions).prop_filter_map("names and texts differ", |(names, questions)| {
        let everybody = names.len();
        let questions = questions.into_iter().map(|(text, bits)| {
            let yes: Vec<usize> = (0..everybody)
                .filter(|index| bits >> index & 1 == 1)
                .collect();
            Question {
                text,
                yes: SuspectSet::new(&yes).unwrap(),
            }
        });
        Board::new(names, questions.collect()).ok()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(sized(64, 256)))]

    #[test]
    fn every_board_comes_back(board in a_board()) {
        assert_comes_back(&board);
    }

    #[test]
    fn every_board_comes_back_as_a_table(board in a_board()) {
        // Where all questions look like answers, the first row is no names of features.
        let is_header = board.questions().iter().any(|question| {
            !["yes", "y", "true", "1", "x", "no", "n", "false", "0"].contains(&&*question.text.to_lowercase())
        });
        prop_assume!(is_header);
        prop_assert_eq!(read_board(&write_table(&board)), Ok(board));
    }

    #[test]
    fn any_text_is_a_board_or_a_sentence(text in prop_oneof!["\\PC{0,80}", "[aA._*-]{0,40}[.]{2}[bB._*]{1,9}[.]{2}[A-Za-z]{1,4}"]) {
        match read_address(&text) {
            Ok(board) => { assert_comes_back(&board); }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
