//! Questions in words, beside a reader who knows of each suspect only what a screen reader says of the face, and takes the
//! words as anybody would.

use super::Board;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use upperhand::guess_who::{Ending, Rules};
use upperhand_kit::Extent;
use upperhand_kit::controller::Source;
use upperhand_kit::model::{Chip, Chips, Input};
use upperhand_oracles::{game_tree, sized};

/// Faces in words, by names, and the names in their order: "Kai" has "blond curls, round glasses".
struct Reader(BTreeMap<String, String>, Vec<String>);

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
        Self(faces.collect(), board.names()[0].clone())
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

    /// The chips that can be pressed and tell something.
    fn possible(&self) -> Vec<Chip> {
        let mut chips = self.chips().chips;
        chips.retain(|chip| chip.why_not.is_empty() && !chip.is_gone);
        chips
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
    for _ in 0..sized(12, 40) {
        let mut board = some_board(&mut random);
        if board.is_over() {
            assert!(board.chips().chips.iter().all(|chip| chip.is_gone));
            continue;
        }
        for _ in 0..sized(6, 8) {
            let [standing, _] = board.names();
            let chips = board.chips();
            let full = chips.chips.iter().filter(|chip| chip.is_pressed).count() == 3;
            let mut before = standing.len();
            for chip in &chips.chips {
                let feature = feature(chip.word);
                let context = format!("{feature} of {standing:?}");
                let has = reader.those(&feature, &standing).len();
                let others = standing.len() - has;
                assert_eq!(
                    chip.count,
                    if chip.is_denied { others } else { has },
                    "{context}"
                );
                let is_off = full && !chip.is_pressed;
                assert_eq!(!chip.why_not.is_empty(), is_off, "{context}");
                // Those that can tell nothing are gone; the most even stand in front.
                let even = has.min(others);
                assert_eq!(chip.is_gone, !chip.is_pressed && even == 0, "{context}");
                assert!(even <= before, "{context}");
                before = even;
            }
            let possible = board.possible();
            let next = if chips.can_join && random.random_range(0..3) == 0 {
                chips.joined_otherwise.clone()
            } else if possible.is_empty() {
                break;
            } else {
                possible[random.random_range(0..possible.len())]
                    .next
                    .clone()
            };
            board.write_words(&next);
            check_question(&mut board, &reader, &standing);
            pressed += 1;
            joined += usize::from(board.chips().can_join);
        }
    }
    assert!(pressed > 40 && joined > 12, "{pressed} {joined}");
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

/// The question that the coach says in words is a best one by a naive game tree, and no chip wins more.
#[test]
fn the_coach_asks_in_words_that_cost_nothing() {
    let reader = Reader::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    // Few suspects more often: there words are rare.
    let any = (0..120).map(|round| {
        let most = if round % 3 == 0 { 14 } else { 6_u32 };
        let [own, other] = [(); 2].map(|()| random.random_range(2..=most));
        (2, Ending::ALL[round % 3], own, other)
    });
    let three = [(3, 24, 2), (3, 9, 7), (4, 14, 5), (3, 12, 3), (3, 8, 8)];
    let three = three.map(|(answers, own, other)| (answers, Ending::Race, own, other));
    let (mut halves, mut parts) = (0, 0);
    for (answers, ending, own, other) in any.chain(three) {
        let texts = [u32::from(answers), own, other].map(|number| number.to_string());
        let mut board = Board::open(&[
            ("rules", ending.name()),
            ("answers", &texts[0]),
            ("mine", &texts[1]),
            ("theirs", &texts[2]),
            ("coach", "full"),
        ]);
        let [mut rest, _] = board.names();
        let said = board.advice();
        // Others cost something.
        let is_best = |(start, _): &(&str, &str)| !start.contains("In words, ");
        let Some((start, words)) = said.split_once('“').filter(is_best) else {
            assert!(said.starts_with("Best: "), "{said}");
            continue;
        };
        let (words, end) = words.rsplit_once("?”").unwrap();
        let mut sizes = Vec::new();
        for words in words.split("?”, then “") {
            let yes = reader.those(words, &rest);
            sizes.push(u32::try_from(yes.len()).unwrap());
            rest.retain(|name| !yes.contains(name));
        }
        sizes.push(u32::try_from(rest.len()).unwrap());
        if answers == 2 {
            assert!(
                end.starts_with(&format!(", {} of {own}", sizes[0])),
                "{said}"
            );
            halves += 1;
        } else {
            let texts: Vec<String> = sizes.iter().map(u32::to_string).collect();
            let split = format!("split {own} into {}, ", texts.join("\u{202f}|\u{202f}"));
            assert!(
                start.ends_with(&split) && end == ", then the others.",
                "{said}"
            );
            parts += 1;
        }
        let rules = Rules::new(answers, ending).unwrap();
        let worth = game_tree::question(rules, own, other, &sizes);
        assert_eq!(worth, game_tree::solve(rules, own, other).win, "{said}");
        for chip in board.possible() {
            let count = u32::try_from(chip.count).unwrap();
            let chance = game_tree::question(rules, own, other, &[count, own - count]);
            assert!(chance <= worth, "{}: {said}", chip.word);
        }
    }
    assert!(halves > 60 && parts > 2, "{halves} {parts}");
}

/// Whoever hears both players’ questions and answers knows who stands on both boards.
#[test]
fn a_game_can_be_followed_by_its_words_alone() {
    let reader = Reader::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(24);
    let (mut in_words, mut all) = (0, 0);
    for seed in 0..sized(16, 24_u32) {
        let opponent = ["perfect", "careless", "halving", "bold"][seed as usize % 4];
        let pools = if seed < 6 {
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
            let possible = board.possible();
            if possible.is_empty() {
                board.toggle(board.standing()[0]);
            } else {
                board.write_words(&possible[random.random_range(0..possible.len())].next);
            }
            board.act("question");
        }
        let mut standing = pools.map(|count| reader.1[..count].to_vec());
        let rows = board.used.figure.table(Extent::Near).rows;
        for row in &rows {
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
            if who == "You" && rows.last() == Some(row) {
                assert_eq!(board.names()[0], standing[0]);
            }
        }
    }
    let is_usual = in_words > 90 && in_words * 20 > all * 19;
    assert!(is_usual, "{in_words} of {all}");
}

/// With one deck their moves name no face, as that would tell of the faces on their board; yours do.
#[test]
fn with_one_deck_their_moves_are_told_without_faces() {
    let (mut moves, mut names) = (0, 0);
    for seed in 0..sized(18, 30_usize) {
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
    assert!(moves > 24 && names > 2, "{moves} {names}");
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

/// What is no question in words chooses nobody.
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
    // Another part has words of its own.
    assert_eq!(board.used.text("words"), "");
    let mut free = standing;
    free.retain(|name| !first.contains(name));
    let mut chips = board.chips().chips.into_iter();
    let chip = chips.find(|chip| chip.word == "beard").unwrap();
    let second = reader.those("a beard", &free);
    assert_eq!(chip.count, second.len());
    board.write_words(&chip.next);
    let [_, chosen] = board.names();
    assert_eq!(chosen.len(), first.len() + second.len());
    let says = format!("a beard? {} of {}", second.len(), free.len());
    assert_eq!(board.chips().says, says);
    let labels = board.cells.iter().map(|cell| &cell.label);
    let in_second = labels.filter(|label| label.contains(", part 2: "));
    assert_eq!(in_second.count(), second.len());
    let (button, _) = board.button("question").unwrap();
    board.act("question");
    let told = board.advice();
    let parts = [first.len(), second.len(), free.len() - second.len()];
    let split = parts.map(|size| size.to_string()).join("\u{202f}|\u{202f}");
    assert_eq!(button, format!("Ask: {split}"));
    assert!(
        told.starts_with(&format!(
            "You split 24 into {split}, “glasses?”, then “a beard?”, then the others: "
        )),
        "{told}"
    );
}
