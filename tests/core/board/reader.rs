//! Tables as people write them, paste them and get them wrong.

use upperhand::guess_who::board::{
    Board, Error, Misread, Question, SuspectSet, examine_table, read_board,
};

/// Those that are too long for `tables.txt`.
#[test]
fn tables_that_are_too_large_are_told_in_a_sentence() {
    let cells = |count: usize, word: &str, end: &str| {
        let cells = (0..count).map(|index| format!("{word} {index}{end}"));
        cells.collect::<Vec<_>>().concat()
    };
    let (rows, columns) = (
        cells(10_000, "suspect", ",yes\n"),
        cells(65, ",feature", ""),
    );
    let novel = "It was the best of times, it was the worst of times,\nit was the age of wisdom,\n";
    for (table, expected) in [
        (
            novel.repeat(400),
            "a board needs 2 to 64 suspects; this one has 799",
        ),
        (
            format!("name,hat\n{rows}"),
            "a board needs 2 to 64 suspects; this one has 10000",
        ),
        (
            format!("name{columns}\nAnna{0}\nBert{0}\n", ",yes".repeat(65)),
            "a board needs 1 to 64 questions; this one has 65",
        ),
        (
            format!("name{0}\nAnna{0}\nBert{0}\n", cells(100_000, ",f", "")),
            "a board needs 1 to 64 questions; this one has 100000",
        ),
    ] {
        let misread = read_board(&table).unwrap_err();
        assert_eq!(misread.to_string(), expected);
        assert_eq!(examine_table(&table, "").board.unwrap_err()[0], misread);
    }
}

#[test]
fn all_mistakes_of_a_table_are_told_each_in_its_row() {
    let table = "name,hat,,hair\nAnna,yes,,red\n\nBert,,x,\nAnna,ye,y,red\nCleo,no\n";
    let mistakes = examine_table(table, "").board.unwrap_err();
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "row 1, column 3: the column has no name in the first row",
            "row 5, column 1: there are two suspects with the name “Anna”",
            "row 6: the row has 2 cells where the first row has 4",
            "row 4, column 2: the cell is empty where other cells of “hat” say no",
            "row 5, column 2: “ye” is neither yes nor no, as other cells of “hat” are",
        ]
    );
}

#[test]
fn a_board_is_checked_without_a_table_too() {
    let names = |count: usize| {
        (0..count)
            .map(|index| index.to_string())
            .collect::<Vec<_>>()
    };
    let question = |text: &str, yes: &[usize]| Question {
        text: text.to_owned(),
        yes: SuspectSet::new(yes).unwrap(),
    };
    let hat = || question("hat", &[0]);
    for (suspects, questions, expected) in [
        (names(65), vec![hat()], Error::Suspects { given: 65 }),
        (names(2), vec![], Error::Questions { given: 0 }),
        (
            names(2),
            vec![hat(), question("hat ", &[])],
            Error::QuestionTwice {
                text: "hat".to_owned(),
                index: 1,
            },
        ),
        (names(2), vec![question(" \n", &[])], Error::NoName),
        (
            names(2),
            vec![question("hat", &[2])],
            Error::NoSuchSuspect {
                given: 2,
                suspects: 2,
            },
        ),
    ] {
        assert_eq!(Board::new(suspects, questions), Err(expected));
    }
    assert!(Board::new(names(64), vec![hat()]).is_ok());
    let misread = Misread::from(Error::EmptyTable);
    assert_eq!((misread.row, misread.column), (None, None));
}

#[test]
fn twins_are_named() {
    let table = "name,hat\nAnna,x\nBert,\nCleo,\nDora,\nEmil,x\nFinn,\nGwen,\n";
    let board = read_board(table).unwrap();
    assert_eq!(board.twins(), [vec![0, 4], vec![1, 2, 3, 5, 6]]);
    let sentence = |names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Error::Twins { names }.to_string()
    };
    let end = " apart: under the race nobody could win with one of them";
    assert_eq!(
        sentence(&["Anna", "Bert", "Cleo"]),
        format!("no question tells “Anna”, “Bert” and “Cleo”{end}")
    );
    assert_eq!(
        sentence(&["Anna", "Bert", "Cleo", "Dora", "Emil"]),
        format!("no question tells “Anna”, “Bert”, “Cleo” and 2 more{end}")
    );
}
