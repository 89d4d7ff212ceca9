//! Boards in the shapes in which people keep them: written in each, and read as the same board.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use upperhand::guess_who::board::{
    Board, BoardNote, examine_table, read_board, read_board_with_notes,
};
use upperhand_oracles::random_board::{SEED, below};
use upperhand_oracles::{root, sized};

const NAMES: [&str; 12] = [
    "Ana", "Bruno", "Carla", "Dário", "Éva", "Finn", "Gwen", "Hugo", "Ines", "Jo-Ann", "Kai",
    "O'Neill",
];
const FEATURES: [&str; 6] = ["hat", "glasses", "a beard", "earrings", "big nose", "smile"];
const HAIR: [&str; 3] = ["red", "black", "fair"];

/// Who has what: a column of answers for each feature, and one of words.
struct Faces {
    names: Vec<&'static str>,
    features: Vec<(&'static str, Vec<bool>)>,
    hair: Vec<&'static str>,
}

/// The names of those who say yes, by question.
type Answers = BTreeMap<String, BTreeSet<String>>;

impl Faces {
    fn random(seed: &mut u64) -> Self {
        let count = 6 + usize::try_from(below(seed, 7)).unwrap();
        // A list of those who have it names everybody only if each has something.
        let mut features: Vec<(&str, Vec<bool>)> = vec![
            (FEATURES[0], (0..count).map(|face| face % 2 == 0).collect()),
            (
                FEATURES[1],
                (0..count)
                    .map(|face| face % 3 != 0 || face % 2 == 1)
                    .collect(),
            ),
        ];
        for feature in &FEATURES[2..3 + usize::try_from(below(seed, 4)).unwrap()] {
            let mut has: Vec<bool> = (0..count).map(|_| below(seed, 2) == 0).collect();
            (has[0], has[1]) = (true, false);
            features.push((feature, has));
        }
        let hair = (2..count).map(|_| HAIR[usize::try_from(below(seed, 3)).unwrap()]);
        Self {
            names: NAMES[..count].to_vec(),
            features,
            hair: [HAIR[0]; 2].into_iter().chain(hair).collect(),
        }
    }

    /// The names of those who have something.
    fn those(&self, has: impl Fn(usize) -> bool) -> BTreeSet<String> {
        let those = (0..self.names.len()).filter(|&face| has(face));
        those.map(|face| self.names[face].to_owned()).collect()
    }

    /// Those of each feature.
    fn lists(&self) -> Answers {
        let lists = self.features.iter();
        let lists =
            lists.map(|(feature, has)| ((*feature).to_owned(), self.those(|face| has[face])));
        lists.collect()
    }

    fn answers(&self, with_words: bool) -> Answers {
        let mut all = self.lists();
        for hair in self.hair.iter().filter(|_| with_words) {
            let those = self.those(|face| self.hair[face] == *hair);
            all.insert(format!("hair: {hair}"), those);
        }
        all
    }

    /// Rows of cells with words for yes and no, the titles first.
    fn rows(&self, [yes, no]: [&str; 2], with_words: bool) -> Vec<Vec<String>> {
        let mut columns = vec![[&["name"], &self.names[..]].concat()];
        for (feature, has) in &self.features {
            let cells = has.iter().map(|&has| if has { yes } else { no });
            columns.push([*feature].into_iter().chain(cells).collect());
        }
        if with_words {
            columns.push([&["hair"], &self.hair[..]].concat());
        }
        let owned = |cells: Vec<&str>| cells.into_iter().map(str::to_owned).collect();
        turned(&columns.into_iter().map(owned).collect::<Vec<_>>())
    }

    fn object(&self, face: usize) -> String {
        let pairs = self.features.iter();
        let pairs = pairs.map(|(feature, has)| format!("\"{feature}\": {}, ", has[face]));
        format!(
            "{}\"hair\": \"{}\"",
            pairs.collect::<String>(),
            self.hair[face]
        )
    }
}

fn joined(rows: &[Vec<String>], separator: &str) -> String {
    rows.iter()
        .map(|row| row.join(separator) + "\r\n")
        .collect()
}

fn turned(rows: &[Vec<String>]) -> Vec<Vec<String>> {
    let longest = rows.iter().map(Vec::len).max().unwrap_or_default();
    let cell = |row: &Vec<String>, column: usize| row.get(column).cloned().unwrap_or_default();
    (0..longest)
        .map(|column| rows.iter().map(|row| cell(row, column)).collect())
        .collect()
}

fn answers(board: &Board) -> Answers {
    let questions = board.questions().iter().map(|question| {
        let yes = question
            .yes
            .indices()
            .map(|suspect| board.suspects()[suspect].clone());
        (question.text.clone(), yes.collect())
    });
    questions.collect()
}

/// A table, whether it holds words, and the notes that have to be there.
type Written = (String, bool, Vec<&'static str>);

/// In every shape.
fn shapes(faces: &Faces) -> Vec<Written> {
    let mut all = marked(faces);
    moved(faces, &mut all);
    listed(faces, &mut all);
    objects(faces, &mut all);
    all
}

/// Where everything stands in its place.
fn marked(faces: &Faces) -> Vec<Written> {
    let rows = faces.rows(["yes", "no"], true);
    let ticks = faces.rows(["x", ""], false);
    let mut all = vec![
        (joined(&rows, ","), true, vec![]),
        (joined(&rows, ";"), true, vec![]),
        (format!("\u{feff}\n{}", joined(&rows, "\t")), true, vec![]),
        (joined(&ticks, ","), false, vec![]),
    ];
    for words in [
        "ja nein",
        "oui non",
        "s\u{ed} no",
        "si\u{300} no",
        "sim n\u{e3}o",
        "sim na\u{303}o",
        "tak nie",
        "ja nee",
        "✓ ✗",
        "✔\u{fe0f} –",
        "1 0",
        "TRUE FALSE",
        "Y N",
        "j n",
        "o n",
        "t f",
        "wahr falsch",
        "vrai faux",
    ] {
        let (yes, no) = words.split_once(' ').unwrap();
        all.push((joined(&faces.rows([yes, no], true), ","), true, vec![]));
    }
    let mut bars: Vec<String> = rows
        .iter()
        .map(|row| format!("| {} |\n", row.join(" | ")))
        .collect();
    bars.insert(1, format!("|{}\n", ":---|".repeat(rows[0].len())));
    all.push((bars.concat(), true, vec![]));
    all
}

/// Where names and features stand elsewhere, or numbers between them.
fn moved(faces: &Faces, all: &mut Vec<Written>) {
    let rows = faces.rows(["yes", "no"], true);
    let places = [(0, "#"), (0, ""), (1, "id"), (rows[0].len(), "age")];
    for (place, title) in places {
        let mut numbered = rows.clone();
        for (number, row) in numbered.iter_mut().enumerate() {
            let number = (17 + 3 * number).to_string();
            let cell = if row[0] == "name" {
                title.to_owned()
            } else {
                number
            };
            row.insert(place, cell);
        }
        let kinds = if place == 0 {
            vec!["names", "left-out"]
        } else {
            vec!["left-out"]
        };
        all.push((joined(&numbered, ","), true, kinds));
    }
    let mut last = rows.clone();
    for row in &mut last {
        row.rotate_left(1);
    }
    all.push((joined(&last, ","), true, vec!["names"]));
    all.push((joined(&turned(&rows), ","), true, vec!["turned"]));
    let mut titled = turned(&faces.rows(["yes", "no"], false));
    "feature".clone_into(&mut titled[0][0]);
    all.push((joined(&titled, "\t"), false, vec!["turned"]));
}

/// Features with those who have them.
fn listed(faces: &Faces, all: &mut Vec<Written>) {
    let lists = faces.lists().into_iter();
    let lists = lists.map(|(feature, those)| [vec![feature], those.into_iter().collect()].concat());
    let columns: Vec<Vec<String>> = lists.collect();
    let lines = columns
        .iter()
        .map(|list| format!("{}: {}\n", list[0], list[1..].join(", ")));
    all.push((lines.collect(), false, vec!["turned"]));
    all.push((joined(&turned(&columns), ","), false, vec!["turned"]));
}

/// JSON: by name, in a list, within something else, and as lists of features.
fn objects(faces: &Faces, all: &mut Vec<Written>) {
    let each = |of: &dyn Fn(usize, &str) -> String| -> String {
        let names = faces.names.iter().enumerate();
        let all: Vec<String> = names.map(|(face, name)| of(face, name)).collect();
        all.join(",\n")
    };
    let by_name = each(&|face, name| format!("\"{name}\": {{{}}}", faces.object(face)));
    let people = each(&|face, name| {
        let object = faces.object(face);
        format!("{{\"name\": \"{name}\", \"looks\": {{{object}}}}}")
    });
    for table in [
        format!("{{{by_name}}}"),
        format!("{{\"faces\": {{{by_name}}}}}"),
        format!("[{people}]"),
        format!("{{\"title\": \"ours\", \"characters\": [{people}]}}"),
    ] {
        all.push((table, true, vec![]));
    }
    let have = each(&|face, name| {
        let has = faces.features.iter().filter(|(_, has)| has[face]);
        let has: Vec<String> = has.map(|(feature, _)| format!("\"{feature}\"")).collect();
        format!("\"{name}\": [{}]", has.join(", "))
    });
    all.push((format!("{{{have}}}"), false, vec!["turned"]));
}

#[test]
fn every_shape_is_read_as_the_same_board_and_says_what_was_taken_for_what() {
    let mut seed = SEED;
    for _ in 0..sized(40, 100) {
        let faces = Faces::random(&mut seed);
        for (table, with_words, kinds) in shapes(&faces) {
            let board = read_board(&table).unwrap_or_else(|misread| panic!("{misread}:\n{table}"));
            assert_eq!(answers(&board), faces.answers(with_words), "\n{table}");
            let names: BTreeSet<&str> = board.suspects().iter().map(String::as_str).collect();
            assert_eq!(names, faces.names.iter().copied().collect(), "\n{table}");
            let (kept, notes) = read_board_with_notes(&table).unwrap();
            let told: Vec<&'static str> = notes.iter().map(|note| note.kind).collect();
            let of_board = ["same", "opposite", "twins", "nearly"];
            let is_of_place = |kind: &&&str| !of_board.contains(*kind);

            assert_eq!(
                told.iter().filter(is_of_place).copied().collect::<Vec<_>>(),
                kinds,
                "{notes:?}\n{table}"
            );
            let dropped = told
                .iter()
                .filter(|kind| ["same", "opposite"].contains(*kind))
                .count();
            assert_eq!(
                kept.questions().len() + dropped,
                board.questions().len(),
                "{notes:?}"
            );
            assert_eq!(told.contains(&"twins"), !board.twins().is_empty());
            assert_ticked(&table, &board);
        }
    }
}

/// What an editor ticks is what the board says.
fn assert_ticked(table: &str, board: &Board) {
    let examined = examine_table(table, "");
    let answers = answers(board);
    let ticked = examined
        .ticked
        .iter()
        .enumerate()
        .filter(|(_, ticked)| **ticked);
    for (column, _) in ticked {
        let says_yes = |row: &Vec<Option<bool>>| row[column] == Some(true);
        let rows = examined.rows[1..].iter().zip(&examined.answers);
        let those = rows
            .filter(|(_, answers)| says_yes(answers))
            .map(|(row, _)| row.cells[0].clone());
        assert_eq!(
            answers[&examined.rows[0].cells[column]],
            those.collect(),
            "{table}"
        );
    }
}

/// Tables by kind, with what is read of them or why it is refused, for people to read: `UPPERHAND_SNAPSHOTS=write` writes the outcomes anew.
#[test]
fn tables_of_every_kind_are_read_as_it_says_below_them() {
    let file = root().join("tests/core/board/tables.txt");
    let text = fs::read_to_string(&file).unwrap();
    let told = text.split("=== ").skip(1).map(|case| {
        let (table, _) = case.rsplit_once("\n---\n").unwrap();
        let (kind, table) = table.split_once('\n').unwrap();
        format!("=== {kind}\n{table}\n---\n{}\n", outcome(table))
    });
    let told: String = told.collect();
    if std::env::var("UPPERHAND_SNAPSHOTS").is_ok_and(|asked| asked == "write") {
        fs::write(&file, &told).unwrap();
    }
    assert_eq!(told, text, "UPPERHAND_SNAPSHOTS=write, if this is meant");
}

fn outcome(table: &str) -> String {
    let (board, notes) = match read_board_with_notes(table) {
        Ok(read) => read,
        Err(misread) => return format!("refused: {misread}\n"),
    };
    let mut told = format!("{}\n", board.suspects().join(", "));
    for (text, yes) in answers(&board) {
        let names: Vec<String> = yes.into_iter().collect();
        told += &[text.as_str(), "? ", &names.join(", "), "\n"].concat();
    }
    let notes = notes
        .iter()
        .map(|note| format!("{}: {}\n", note.kind, note.text));
    told + &notes.collect::<String>()
}

/// Anything at all, from pieces of what people write: a board or a sentence, and never a panic. No question of a board is about running
/// numbers, and what an editor shows is what is read.
#[test]
fn whatever_a_file_holds_ends_in_a_board_or_a_sentence() {
    let pieces = [
        "{", "}", "[", "]", ":", ",", ";", "\t", "|", "\n", "\r\n", "\"", "\\u00", "-", "---",
        "name", "hat", "yes", "no", "x", "Ana", "Bruno", "Carla", "1", "2", "3", " ", "sì", "✓",
        "🙂", "\u{0}", "\u{202e}", "feature", "null", "true",
    ];
    let (mut seed, mut boards) = (SEED, 0);
    for round in 0..sized(2_000, 20_000) {
        let mut table = String::new();
        if round % 2 == 0 {
            let all = shapes(&Faces::random(&mut seed));
            let mut letters: Vec<char> = all
                [usize::try_from(below(&mut seed, all.len() as u64)).unwrap()]
            .0
            .chars()
            .collect();
            for _ in 0..=below(&mut seed, 4) {
                let place = usize::try_from(below(&mut seed, letters.len() as u64)).unwrap();
                let piece = pieces[usize::try_from(below(&mut seed, pieces.len() as u64)).unwrap()];
                letters.splice(place..=place, piece.chars());
            }
            table.extend(letters);
        } else {
            for _ in 0..below(&mut seed, 30) {
                table += pieces[usize::try_from(below(&mut seed, pieces.len() as u64)).unwrap()];
            }
        }
        let (read, examined) = (read_board(&table), examine_table(&table, ""));
        assert_eq!(
            read.as_ref().err().map(|misread| &misread.error),
            examined.board.as_ref().err().map(|all| &all[0].error),
            "{table:?}"
        );
        let Ok(board) = read else { continue };
        boards += 1;
        assert_eq!(examined.board.as_ref(), Ok(&board), "{table:?}");
        let (kept, _) = read_board_with_notes(&table).unwrap();
        assert!(kept.suspects() == board.suspects() && !kept.questions().is_empty());
        assert_eq!(
            Board::new(board.suspects().to_vec(), board.questions().to_vec()),
            Ok(board)
        );
        let notes = examine_table(&table, "all").notes;
        let is_guess = |note: &BoardNote| ["names", "header", "left-out"].contains(&note.kind);
        assert!(!notes.iter().any(is_guess), "{table:?}");
    }
    assert!(boards > 50, "{boards}");
}
