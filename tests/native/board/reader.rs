//! Tables as people write them, paste them and get them wrong.

use upperhand::guess_who::board::{
    Board, Error, ExaminedTable, Misread, Question, SuspectSet, examine_table, read_board,
};

fn texts(board: &Board) -> Vec<&str> {
    board
        .questions()
        .iter()
        .map(|question| question.text.as_str())
        .collect()
}

fn yes(board: &Board, question: usize) -> Vec<usize> {
    board.questions()[question].yes.indices().collect()
}

#[test]
fn every_way_to_write_a_table_is_read_as_the_same_board() {
    let tables = [
        "name,glasses,hat\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n",
        "name;glasses;hat\r\nAnna;Y;N\r\nBert;n;y\r\nCleo;n;n",
        "\u{feff}name\tglasses\that\nAnna\ttrue\tFALSE\nBert\tfalse\ttrue\nCleo\tfalse\tfalse\n\n",
        "\n,glasses,hat\n\n Anna , 1 , 0 \nBert,0,1\n\nCleo,0,0\n",
        "name,glasses,hat,,\nAnna,x,,,\nBert,,X,,\nCleo,,,,\n",
        "\"name\",\"glasses\",\"hat\"\r\"Anna\",\"yes\",\"no\"\r\"Bert\",\"no\",\"yes\"\r\"Cleo\",\"no\",\"no\"",
    ];
    for table in tables {
        let board = read_board(table).unwrap_or_else(|error| panic!("{table}: {error}"));
        assert_eq!(board.suspects(), ["Anna", "Bert", "Cleo"], "{table}");
        assert_eq!(texts(&board), ["glasses", "hat"], "{table}");
        assert_eq!(
            (yes(&board, 0), yes(&board, 1)),
            (vec![0], vec![1]),
            "{table}"
        );
    }
}

#[test]
fn a_column_of_words_is_a_question_a_word() {
    let board = read_board("who,hair,wears\nAnna,red,\nBert,Black,hat\nCleo,Red,\n").unwrap();
    assert_eq!(texts(&board), ["hair: red", "hair: Black", "wears: hat"]);
    assert_eq!((yes(&board, 0), yes(&board, 2)), (vec![0, 2], vec![1]));
}

#[test]
fn quotation_marks_hold_separators_line_breaks_and_each_other() {
    let table = "name,\"has a\nhat, or \"\"cap\"\"\"\n\"Müller, Eva\",x\nO\"Neill,\n";
    let board = read_board(table).unwrap();
    assert_eq!(board.suspects(), ["Müller, Eva", "O\"Neill"]);
    assert_eq!(texts(&board), ["has a hat, or \"cap\""]);
}

#[test]
fn names_of_all_the_world_are_read() {
    let table = "اسم,نظارات,🎩\nليلى,نعم,x\nדָּוִד,لا,\n👩‍👩‍👧‍👦,نعم,x\n";
    let board = read_board(table).unwrap();
    assert_eq!(board.suspects(), ["ليلى", "דָּוִד", "👩‍👩‍👧‍👦"]);
    assert_eq!(texts(&board), ["نظارات: نعم", "نظارات: لا", "🎩"]);
}

/// The place and the sentence for what cannot be read.
#[test]
fn every_mistake_is_told_in_a_sentence_with_its_row() {
    let long = "o".repeat(61);
    let suspects = |count: usize| {
        let rows = (0..count).map(|index| format!("suspect {index},yes"));
        rows.collect::<Vec<_>>().join("\n")
    };
    let columns: Vec<String> = (0..65).map(|index| format!("feature {index}")).collect();
    let columns = columns.join(",");
    let novel = "It was the best of times, it was the worst of times,\nit was the age of wisdom,\n"
        .repeat(400);
    let cases: Vec<(String, &str)> = vec![
        (String::new(), "the table is empty"),
        (
            " \n\t\n;;\n".to_owned().replace(['\t', ';'], ""),
            "the table is empty",
        ),
        (novel, "a board needs 2 to 64 suspects; this one has 799"),
        (
            format!("name,hat\n{}", suspects(10_000)),
            "a board needs 2 to 64 suspects; this one has 10000",
        ),
        (
            format!("name,{columns}\nAnna{0}\nBert{0}\n", ",yes".repeat(65)),
            "a board needs 1 to 64 questions; this one has 65",
        ),
        (
            format!("name,hat\nAnna,yes\n{long},no\n"),
            "row 3, column 1: “oooooooooooooooooooooooooooooooooooooooo…” has 61 letters, more than the 60 that a name may have",
        ),
    ];
    // Short ones lie in a file: a table, a line, and what is wrong.
    let short = include_str!("mistakes.txt").split("===\n");
    let short = short.map(|case| case.split_once("---\n").unwrap());
    let short = short.map(|(table, expected)| (table.to_owned(), expected.trim_end()));
    for (table, expected) in cases.into_iter().chain(short) {
        let short: String = table.chars().take(60).collect();
        match read_board(&table) {
            Ok(board) => panic!("{short}: read as {board:?}"),
            Err(misread) => {
                assert_eq!(misread.to_string(), expected, "{short}");
                assert_eq!(examine_table(&table).board.unwrap_err()[0], misread);
            }
        }
    }
}

/// A name as the reader keeps it.
fn normal(name: &str) -> String {
    let words = name.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The answers of a table that is a board are those of the board, and its other cells are words of questions.
fn assert_answers(examined: &ExaminedTable, board: &Board) {
    let (header, suspects) = examined.rows.split_first().unwrap();
    assert_eq!(suspects.len(), board.suspects().len());
    for (index, row) in suspects.iter().enumerate() {
        for (column, cell) in row.cells.iter().enumerate().skip(1) {
            let Some(feature) = header.cells.get(column).filter(|name| !name.is_empty()) else {
                continue;
            };
            let feature = normal(feature);
            let says = |question: &&Question| question.yes.contains(index);
            let told: Vec<&str> = board
                .questions()
                .iter()
                .filter(says)
                .map(|question| question.text.as_str())
                .collect();
            match examined.answers[index][column] {
                Some(answer) => assert_eq!(told.contains(&feature.as_str()), answer),
                None => assert!(
                    cell.is_empty()
                        || told.iter().any(|text| text.to_lowercase()
                            == normal(&format!("{feature}: {cell}")).to_lowercase()),
                    "{told:?}: {feature}: {cell}"
                ),
            }
        }
    }
}

#[test]
fn all_mistakes_of_a_table_are_told_each_in_its_row() {
    let table = "name,hat,,hair\nAnna,yes,,red\n\nBert,,x,\nAnna,ye,y,red\nCleo,no\n";
    let mistakes = examine_table(table).board.unwrap_err();
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
fn a_table_of_a_hundred_thousand_columns_is_refused_at_once() {
    let cells = |word: &str| {
        (0..100_000).fold(String::new(), |row, index| {
            row + "," + word + &index.to_string()
        })
    };
    let table = format!("name{}\nAnna{1}\nBert{1}\n", cells("f"), cells("w"));
    let misread = read_board(&table).unwrap_err();
    assert_eq!(
        misread.to_string(),
        "a board needs 1 to 64 questions; this one has 100000"
    );
}

#[test]
fn whatever_is_pasted_ends_in_a_board_or_a_sentence() {
    let letters: Vec<char> = "ab,;\t\n\r\" xyn01🙂א\u{0}\u{202e}".chars().collect();
    let (mut seed, mut boards) = (super::random::SEED, 0);
    for _ in 0..20_000 {
        let length = super::random::below(&mut seed, 40);
        let letter = |_| {
            let index = super::random::below(&mut seed, letters.len() as u64);
            letters[usize::try_from(index).unwrap()]
        };
        let table: String = (0..length).map(letter).collect();
        let examined = examine_table(&table);
        match read_board(&table) {
            Ok(board) => {
                boards += 1;
                assert_answers(&examined, &board);
                assert_eq!(
                    Board::new(board.suspects().to_vec(), board.questions().to_vec()),
                    Ok(board)
                );
            }
            Err(misread) => {
                assert!(!misread.to_string().is_empty());
                assert_eq!(examined.board.unwrap_err()[0], misread);
            }
        }
    }
    assert!(boards > 10, "{boards}");
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
