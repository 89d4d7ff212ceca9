//! Questions in words, beside a reader who knows of each suspect only what a screen reader says of the face, and takes the
//! words as anybody would.

use super::{Board, percent};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use upperhand::guess_who::{Ending, Rules};
use upperhand_kit::Extent;
use upperhand_kit::controller::Source;
use upperhand_kit::model::{Chips, Input};
use upperhand_oracles::{game_tree, sized};

/// Faces in words, by names: "Kai" has "blond curls, round glasses".
struct Reader(BTreeMap<String, String>);

/// Is a feature said of a face?
fn is_said(face: &str, feature: &str) -> bool {
    let says = |words: &[&str]| {
        let phrases = || face.split([',', ' ']);
        words.iter().any(|word| phrases().any(|said| said == *word))
    };
    match feature {
        "glasses" | "earrings" => says(&[feature]),
        "something on the head" => says(&["cap", "headscarf", "beanie", "hat"]),
        "curly hair" => says(&["curls"]),
        "a bald head" => says(&["bald"]),
        "long hair" => says(&["long"]),
        // The colours of shirts are said, too.
        "black hair" | "red hair" | "blond hair" | "white hair" => {
            let (hair, _) = face.split_once(" shirt").unwrap();
            let colour = feature.strip_suffix(" hair").unwrap();
            let (before, _) = hair.rsplit_once(' ').unwrap();
            before.split([',', ' ']).any(|said| said == colour)
        }
        "a cap" | "a hat with a brim" | "a beard" | "a moustache" | "a smile" => {
            face.contains(feature)
        }
        shirt if shirt.ends_with(" shirt") => face.contains(shirt),
        other => panic!("nobody said what {other:?} is"),
    }
}

/// The feature of a chip, as questions say it.
fn feature(word: &str) -> String {
    let plural = ["glasses", "earrings", "something on the head"];
    let is_some = plural.contains(&word) || word.ends_with("hair");
    format!("{}{word}", if is_some { "" } else { "a " })
}

impl Reader {
    /// Of all the faces that there are.
    fn new() -> Self {
        let board = Board::open(&[("mine", "64")]);
        let faces = board.cells.iter().map(|cell| {
            let (name, face) = cell.label.split_once(": ").unwrap();
            (name.to_owned(), face.to_owned())
        });
        Self(faces.collect())
    }

    /// Is it true of a suspect?
    fn is_true(&self, words: &str, name: &str) -> bool {
        let term = |term: &str| match term.strip_prefix("not ") {
            Some(denied) => !is_said(&self.0[name], denied),
            None => is_said(&self.0[name], term),
        };
        let names = || words.split(" or ").flat_map(|words| words.split(", "));
        if names().all(|word| self.0.contains_key(word)) {
            return names().any(|word| word == name);
        }
        if words.contains(" and ") {
            return words.split(" and ").all(term);
        }
        words.split(" or ").any(term)
    }

    /// Those of some suspects of whom it is true.
    fn those(&self, words: &str, among: &[String]) -> Vec<String> {
        let are = among.iter().filter(|name| self.is_true(words, name));
        are.cloned().collect()
    }
}

/// The words of a question behind others: `quoted("They asked “glasses?”, 8 of 24", "asked ")` is "glasses".
fn quoted<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("{before}“"))?;
    Some(rest.split_once("?”").unwrap().0)
}

impl Board {
    fn chips(&self) -> Chips {
        let mut controls = self.used.controls.iter();
        let control = controls.find(|control| control.name == "words").unwrap();
        match &control.input {
            Input::Chips(chips) => chips.clone(),
            other => panic!("{other:?}"),
        }
    }

    fn write_words(&mut self, words: &str) {
        let changes = self.used.write(Source::User, &[("words", words)]);
        assert_eq!(changes.notices, Vec::<String>::new());
        self.run();
    }

    /// The names of those who stand, and of those who are chosen.
    fn names(&self) -> [Vec<String>; 2] {
        let name = |&cell: &usize| {
            let label = &self.cells[cell].label;
            let end = label.find([':', ',']).unwrap();
            label[..end].to_owned()
        };
        [self.standing(), self.chosen()].map(|cells| cells.iter().map(name).collect())
    }
}

/// A board at some moment of a random game.
fn some_board(random: &mut Xoshiro256PlusPlus) -> Board {
    let pools = [0, 1].map(|_| [24, random.random_range(2..=64_u32)][random.random_range(0..2)]);
    let texts = [pools[0], pools[1], random.random_range(1..500)].map(|number| number.to_string());
    let ending = Ending::ALL[random.random_range(0..3)].name();
    let opponent = ["perfect", "careless", "halving", "bold"][random.random_range(0..4)];
    let mut board = Board::open(&[
        ("rules", ending),
        ("opponent", opponent),
        ("mine", &texts[0]),
        ("theirs", &texts[1]),
        ("seed", &texts[2]),
        ("coach", "full"),
    ]);
    for _ in 0..random.random_range(0..4) {
        let standing = board.standing().len();
        if !board.is_over() && standing > 2 {
            board
                .used
                .slide("ask", random.random_range(1..standing) as f64);
            board.run();
            board.act("question");
        }
    }
    board
}

/// The chips say how many have what they say; pressed together they choose those of whom the words above them are true,
/// and the size and the worth of that question are told.
#[test]
fn chips_choose_those_whom_their_words_mean() {
    let reader = Reader::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(38);
    let (mut pressed, mut joined) = (0, 0);
    for _ in 0..sized(16, 40) {
        let mut board = some_board(&mut random);
        if board.is_over() {
            assert!(board.chips().chips.iter().all(|chip| chip.is_gone));
            continue;
        }
        for _ in 0..8 {
            let [standing, _] = board.names();
            let chips = board.chips();
            let full = chips.chips.iter().filter(|chip| chip.is_pressed).count() == 3;
            let mut before = standing.len();
            for chip in &chips.chips {
                let feature = feature(chip.word);
                let has = reader.those(&feature, &standing).len();
                let count = if chip.is_denied {
                    standing.len() - has
                } else {
                    has
                };
                assert_eq!(chip.count, count, "{feature} of {standing:?}");
                let is_off = full && !chip.is_pressed;
                assert_eq!(!chip.why_not.is_empty(), is_off, "{feature}");
                // Those that can tell nothing are gone; the most even stand in front.
                let even = has.min(standing.len() - has);
                assert_eq!(
                    chip.is_gone,
                    !chip.is_pressed && even == 0,
                    "{feature} of {standing:?}"
                );
                assert!(even <= before, "{feature} of {standing:?}");
                before = even;
            }
            let possible: Vec<&str> = chips
                .chips
                .iter()
                .filter(|chip| chip.why_not.is_empty() && !chip.is_gone)
                .map(|chip| chip.next.as_str())
                .collect();
            let next = if chips.can_join && random.random_range(0..3) == 0 {
                chips.joined_otherwise.as_str()
            } else if possible.is_empty() {
                break;
            } else {
                possible[random.random_range(0..possible.len())]
            };
            board.write_words(next);
            check_question(&mut board, &reader, &standing);
            pressed += 1;
            joined += usize::from(board.chips().can_join);
        }
    }
    assert!(pressed > 60 && joined > 24, "{pressed} {joined}");
}

/// What is said of the question that is chosen is what its words mean.
fn check_question(board: &mut Board, reader: &Reader, standing: &[String]) {
    let says = board.chips().says;
    let [_, chosen] = board.names();
    let Some((words, size)) = says.split_once("? ") else {
        assert_eq!(
            (says.as_str(), chosen.len()),
            ("Ask in words, or tap the suspects.", 0)
        );
        return;
    };
    assert_eq!(reader.those(words, standing), chosen, "{words}");
    let (count, all) = (chosen.len(), standing.len());
    let sizes = match count {
        0 => "Nobody.".to_owned(),
        _ if count == all => format!("All {all}."),
        _ => format!("{count} of {all}"),
    };
    assert_eq!(size, sizes);
    let (button, is_possible) = board.button("question").unwrap();
    assert_eq!(is_possible, count > 0 && count < all);
    if is_possible {
        assert_eq!(button, format!("Ask about {count} of {all}"));
        assert_eq!(
            board.fact("Next question"),
            format!("about {count} of {all}")
        );
    }
}

/// The rules of a board with two answers, and both pools, as the page says them.
fn position(board: &mut Board) -> (Rules, u32, u32) {
    let ending = board.used.text("rules");
    let ending = Ending::ALL
        .into_iter()
        .find(|known| known.name() == ending)
        .unwrap();
    let heading = board.used.heading();
    let (own, other) = heading
        .strip_prefix("Your turn: ")
        .unwrap()
        .split_once(" against their ")
        .unwrap();
    (
        Rules::new(2, ending).unwrap(),
        own.parse().unwrap(),
        other.parse().unwrap(),
    )
}

/// The question that the coach says in words is a best one by a naive game tree: no chip wins more.
#[test]
fn the_coach_asks_in_words_that_cost_nothing() {
    let reader = Reader::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut free = 0;
    for round in 0..120 {
        // Few suspects more often: there words are rare.
        let pools =
            [0, 1].map(|_| random.random_range(2..=if round % 3 == 0 { 14 } else { 6_u32 }));
        let texts = [pools[0], pools[1]].map(|number| number.to_string());
        let ending = Ending::ALL[round % 3].name();
        let mut board = Board::open(&[
            ("rules", ending),
            ("mine", &texts[0]),
            ("theirs", &texts[1]),
            ("coach", "full"),
        ]);
        let (rules, own, other) = position(&mut board);
        let [standing, _] = board.names();
        let said = board.advice();
        let Some(words) = quoted(&said, "ask ") else {
            assert!(
                said.contains("name a suspect") || said.contains("Best: ask about "),
                "{said}"
            );
            continue;
        };
        let count = u32::try_from(reader.those(words, &standing).len()).unwrap();
        assert!(
            said.contains(&format!("“{words}?”, {count} of {own}")),
            "{said}"
        );
        let best = game_tree::solve(rules, own, other).win;
        let worth = game_tree::question(rules, own, other, &[count, own - count]);
        assert_eq!(worth, best, "{said}");
        free += 1;
        let chips = board.chips().chips;
        for chip in chips
            .iter()
            .filter(|chip| chip.why_not.is_empty() && !chip.is_gone)
        {
            let count = u32::try_from(chip.count).unwrap();
            let other = game_tree::question(rules, own, other, &[count, own - count]);
            assert!(
                other <= worth,
                "{} wins {}: {said}",
                chip.word,
                percent(other)
            );
        }
    }
    assert!(free > 60, "{free}");
}

/// Whoever hears both players’ questions and answers knows who stands on both boards.
#[test]
fn a_game_can_be_followed_by_its_words_alone() {
    let reader = Reader::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(24);
    let (mut in_words, mut all) = (0, 0);
    for seed in 0..24_u32 {
        let opponent = ["perfect", "careless", "halving", "bold"][seed as usize % 4];
        let pools = if seed < 8 {
            [24, 24]
        } else {
            [0, 1].map(|_| random.random_range(2..=64_usize))
        };
        let texts = [pools[0].to_string(), pools[1].to_string(), seed.to_string()];
        let mut board = Board::open(&[
            ("opponent", opponent),
            ("mine", &texts[0]),
            ("theirs", &texts[1]),
            ("seed", &texts[2]),
            ("begins", "opponent"),
        ]);
        while !board.is_over() {
            let chips = board.chips().chips;
            let possible = chips
                .iter()
                .filter(|chip| chip.why_not.is_empty() && !chip.is_gone);
            let possible: Vec<&str> = possible.map(|chip| chip.next.as_str()).collect();
            if possible.is_empty() {
                board.toggle(board.standing()[0]);
            } else {
                board.write_words(possible[random.random_range(0..possible.len())]);
            }
            board.act("question");
        }
        let every = Board::open(&[("mine", "64")]).names()[0].clone();
        let mut standing = pools.map(|count| every[..count].to_vec());
        for row in board.used.figure.table(Extent::Near).rows {
            let (who, told) = (row[1].as_str(), row[2].as_str());
            let mine = usize::from(who == "They");
            let is_yes = told.contains(": yes, ");
            let left = super::after(told, if is_yes { ": yes, " } else { ": no, " });
            all += 1;
            let Some(words) = quoted(told, " asked ") else {
                assert!(told.contains(" asked about "), "{told}");
                break;
            };
            in_words += 1;
            let yes = reader.those(words, &standing[mine]);
            assert!(
                told.contains(&format!("?”, {} of {}: ", yes.len(), standing[mine].len())),
                "{told}"
            );
            standing[mine].retain(|name| yes.contains(name) == is_yes);
            assert_eq!(standing[mine].len(), left, "{told}");
            if who == "You" && board.used.figure.table(Extent::Near).rows.last() == Some(&row) {
                assert_eq!(board.names()[0], standing[0]);
            }
        }
    }
    assert!(
        in_words > 150 && in_words * 20 > all * 19,
        "{in_words} of {all}"
    );
}

/// With one deck their moves name no face, as that would tell of the faces on their board; yours do.
#[test]
fn with_one_deck_their_moves_are_told_without_faces() {
    let (mut moves, mut names) = (0, 0);
    for seed in 0..30_usize {
        let mut board = Board::open(&[
            ("deck", "one"),
            ("rules", Ending::ALL[seed % 3].name()),
            ("opponent", ["careless", "halving", "bold"][seed / 3 % 3]),
            ("mine", "7"),
            ("seed", &seed.to_string()),
        ]);
        assert_eq!(board.used.heading(), "Your turn: 6 against their 6");
        while !board.is_over() {
            board.toggle(board.standing()[0]);
            let act = ["question", "name"].into_iter().find(|act| {
                board
                    .button(act)
                    .is_some_and(|(_, is_possible)| is_possible)
            });
            board.act(act.unwrap());
        }
        for row in board.used.figure.table(Extent::Near).rows {
            let is_theirs = row[1] == "They";
            moves += u32::from(is_theirs);
            let is_named = row[2].contains(" named ");
            names += u32::from(is_theirs && is_named);
            let (hidden, said) = (row[2].contains(" card: "), row[2].contains('“'));
            assert_eq!(
                (hidden, said),
                (is_theirs && is_named, !is_theirs && !is_named),
                "{row:?}"
            );
        }
    }
    assert!(moves > 40 && names > 4, "{moves} {names}");
}

/// Faces that are tapped choose otherwise: the chips let go, and the words are those of who is chosen now, if there are any.
#[test]
fn a_tap_on_a_face_edits_what_chips_have_chosen() {
    let reader = Reader::new();
    let mut board = Board::open(&[("words", "glasses.or.beard")]);
    let [standing, chosen] = board.names();
    assert_eq!(chosen, reader.those("glasses or a beard", &standing));
    assert_eq!(board.used.text("words"), "glasses.or.beard");
    let first = board.chosen()[0];
    board.toggle(first);
    assert_eq!(board.used.text("words"), "");
    assert_eq!(board.names()[1], chosen[1..]);
    assert!(board.chips().chips.iter().all(|chip| !chip.is_pressed));
    let says = board.chips().says;
    if let Some((words, _)) = says.split_once("? ") {
        assert_eq!(reader.those(words, &standing), chosen[1..], "{says}");
    }
    // As the slider does.
    board.write_words("curly-hair");
    board.used.slide("ask", 2.0);
    board.run();
    assert_eq!(
        (board.used.text("words").as_str(), board.chosen().len()),
        ("", 2)
    );
    board.write_words("curly-hair");
    board.write_words("");
    assert_eq!(board.chosen(), Vec::<usize>::new());
}

/// What is no question in words chooses nobody, and an address holds one that is.
#[test]
fn words_in_an_address_are_a_question_or_nothing() {
    for text in [
        "nose",
        "glasses.or",
        "glasses.or.glasses",
        "glasses.or.beard.and.smile",
        "not.not.beard",
        "glasses.or.beard.or.smile.or.earrings",
    ] {
        let mut board = Board::open(&[("words", text)]);
        assert_eq!(
            (board.used.text("words").as_str(), board.chosen().len()),
            ("", 0),
            "{text}"
        );
        let changes = board.used.write(Source::User, &[("words", text)]);
        assert_eq!(
            changes.notices,
            [format!(
                "“{text}” is no question in words, as “glasses.or.not.beard” is one. Showing none."
            )]
        );
        board.write_words("");
    }
    let mut board = Board::open(&[
        ("words", "not.hat-with-a-brim.and.not.red-hair"),
        ("seed", "4"),
    ]);
    let query = board.used.figure.query();
    let texts: Vec<(&str, &str)> = query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .collect();
    let again = Board::open(&texts);
    assert_eq!(
        again.used.text("words"),
        "not.hat-with-a-brim.and.not.red-hair"
    );
    assert_eq!(
        (again.cells.clone(), again.chips()),
        (board.cells.clone(), board.chips())
    );
    // Who is chosen counts where both are said, and do not agree.
    let board = Board::open(&[("words", "glasses"), ("ask", "3")]);
    assert_eq!(
        (board.used.text("words").as_str(), board.chosen()),
        ("", vec![0, 1, 2])
    );
}

/// With more answers chips fill one part after another, each from those whom no other part has.
#[test]
fn with_three_answers_chips_fill_the_part_at_hand() {
    let reader = Reader::new();
    let mut board = Board::open(&[("rules", "tripartite"), ("seed", "3"), ("coach", "full")]);
    let [standing, _] = board.names();
    board.write_words("glasses");
    let first = board.names()[1].clone();
    assert_eq!(first, reader.those("glasses", &standing));
    board.used.slide("into", 2.0);
    board.run();
    assert_eq!(
        board.used.text("words"),
        "",
        "another part has words of its own"
    );
    let free: Vec<String> = standing
        .iter()
        .filter(|name| !first.contains(name))
        .cloned()
        .collect();
    let chip = board
        .chips()
        .chips
        .into_iter()
        .find(|chip| chip.word == "beard")
        .unwrap();
    let second = reader.those("a beard", &free);
    assert_eq!(chip.count, second.len());
    board.write_words(&chip.next);
    let [_, chosen] = board.names();
    assert_eq!(chosen.len(), first.len() + second.len());
    assert_eq!(
        board.chips().says,
        format!("a beard? {} of {}", second.len(), free.len())
    );
    board.act("question");
    let told = board.advice();
    let parts = [first.len(), second.len(), free.len() - second.len()];
    let split = parts.map(|size| size.to_string()).join("\u{202f}|\u{202f}");
    assert!(
        told.starts_with(&format!(
            "You split 24 into {split}, “glasses?”, then “a beard?”, then the others: "
        )),
        "{told}"
    );
}

/// The parts that the coach says in words with more answers are a best split by a naive game tree.
#[test]
fn the_coach_splits_in_words_that_cost_nothing() {
    let reader = Reader::new();
    let mut splits = 0;
    for (own, other, answers) in [(24, 2, 3), (9, 7, 3), (14, 5, 4), (12, 3, 3), (8, 8, 3)] {
        let texts = [own, other, answers].map(|number: u32| number.to_string());
        let mut board = Board::open(&[
            ("answers", &texts[2]),
            ("mine", &texts[0]),
            ("theirs", &texts[1]),
            ("coach", "full"),
        ]);
        let [mut rest, _] = board.names();
        let said = board.advice();
        let Some((_, words)) = said.split_once(", “") else {
            assert!(said.starts_with("Best: "), "{said}");
            continue;
        };
        let words = words.strip_suffix("?”, then the others.").unwrap();
        let mut sizes = Vec::new();
        for words in words.split("?”, then “") {
            let yes = reader.those(words, &rest);
            sizes.push(u32::try_from(yes.len()).unwrap());
            rest.retain(|name| !yes.contains(name));
        }
        sizes.push(u32::try_from(rest.len()).unwrap());
        let texts: Vec<String> = sizes.iter().map(u32::to_string).collect();
        let split = format!("split {own} into {}, “", texts.join("\u{202f}|\u{202f}"));
        assert!(said.contains(&split), "{said}");
        let rules = Rules::new(u8::try_from(answers).unwrap(), Ending::Race).unwrap();
        let worth = game_tree::question(rules, own, other, &sizes);
        assert_eq!(worth, game_tree::solve(rules, own, other).win, "{said}");
        splits += 1;
    }
    assert!(splits > 2, "{splits}");
}
