//! The figure `real-board`: every number and sentence of random games on random boards beside the plain game tree.

mod joined;
mod joined_review;
mod own_card;
mod review;

use crate::{answer, model, task_run};
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, Question, SHIPPED, SuspectSet, write_address};
use upperhand::guess_who::{Pool, Probability, Rules, win_probability};
use upperhand_games::format::percent;
use upperhand_kit::model::{Control, Input};
use upperhand_kit::{Extent, Model, Resolution, Settings, Shape, Size};
use upperhand_oracles::board_tree::{Game, Questions, Standing, questions};
use upperhand_oracles::random_board::{SEED, below, board};
use upperhand_oracles::{normalize, normalized};

/// A figure that has everything solved.
struct Figure {
    model: Box<dyn Model>,
    settings: Settings,
}

impl Figure {
    fn open(texts: &str) -> Self {
        let mut model = model("real-board").unwrap();
        let settings = normalized(model.as_mut(), texts);
        let mut figure = Self { model, settings };
        figure.solve();
        figure
    }

    fn solve(&mut self) {
        while let Some(task) = self.model.task(&self.settings) {
            let answer = answer(&task).unwrap();
            self.model
                .receive(task.name, &task.numbers, &answer)
                .unwrap();
        }
    }

    fn act(&mut self, name: &str) {
        let edit = self.model.act(&self.settings, name, 0);
        self.settings = edit.state;
        self.model.normalize(&mut self.settings, edit.set);
        self.solve();
    }

    fn set(&mut self, name: &str, text: &str) {
        assert_eq!(self.settings.set_text(name, text), None);
        normalize(self.model.as_mut(), &mut self.settings, &[name]);
        self.solve();
    }

    fn text(&self, name: &str) -> String {
        self.settings.get(name).unwrap().text()
    }

    fn advice(&mut self) -> String {
        self.model.readout(&self.settings).advice
    }

    fn rows(&mut self) -> Vec<Vec<String>> {
        self.model.table(&self.settings, Extent::Near).rows
    }

    /// What the cells of the questions say.
    fn cells(&mut self) -> Vec<String> {
        let hotspots = self.model.hotspots(&self.settings, Size::USUAL).unwrap();
        hotspots
            .hotspots
            .into_iter()
            .map(|cell| cell.label)
            .collect()
    }

    fn choose(&mut self, cell: usize) {
        let edit = self.model.choose(&self.settings, (cell, false), Size::USUAL);
        self.settings = edit.state;
        self.model.normalize(&mut self.settings, edit.set);
    }

    fn button(&mut self, name: &str) -> (String, bool) {
        let controls = self.model.controls(&self.settings);
        match &controls
            .iter()
            .find(|control| control.name == name)
            .unwrap()
            .input
        {
            Input::Button {
                says, is_possible, ..
            } => (says.clone(), *is_possible),
            other => panic!("{other:?}"),
        }
    }
}

fn said(chance: Fraction) -> String {
    let [numerator, denominator] =
        [chance.numerator(), chance.denominator()].map(|part| u64::try_from(part).unwrap());
    percent(Probability::new(numerator, denominator))
}

/// Is a number of points as it is said what a fraction comes to, rounded to the digits that are said?
fn is_said(told: &str, sum: Fraction) -> bool {
    let Some(number) = told
        .strip_suffix(" points")
        .or_else(|| told.strip_suffix(" point"))
    else {
        return told == "nothing" && sum == Fraction::ZERO;
    };
    let decimals = number
        .split_once('.')
        .map_or(0, |(_, decimals)| decimals.len());
    let rounding = 0.5 / 10_f64.powi(i32::try_from(decimals).unwrap()) + 1e-9;
    let points = 100.0 * sum.numerator() as f64 / sum.denominator() as f64;
    sum != Fraction::ZERO && (number.parse::<f64>().unwrap() - points.abs()).abs() <= rounding
}

/// What is to be said about a position, found by the plain game tree.
struct Plain<'a> {
    game: Game<'a>,
    texts: Vec<String>,
    questions: &'a Questions,
}

impl Plain<'_> {
    fn worth(&mut self, question: usize, mine: &Standing, theirs: &Standing) -> Option<Fraction> {
        let yes = self.questions[question].clone();
        self.game.asking(0, mine, theirs, &yes)
    }

    fn best(&mut self, mine: &Standing, theirs: &Standing) -> Fraction {
        self.game.value(0, mine, theirs)
    }

    /// Every row of the table that tells something: the question, how many say yes, and its chance.
    fn rows(&mut self, mine: &Standing, theirs: &Standing) -> BTreeSet<[String; 3]> {
        let mut rows = BTreeSet::new();
        for question in 0..self.questions.len() {
            let Some(worth) = self.worth(question, mine, theirs) else {
                continue;
            };
            let yes = mine
                .iter()
                .filter(|who| self.questions[question].contains(who))
                .count();
            rows.insert([
                self.texts[question].clone(),
                format!("{yes} of {}", mine.len()),
                said(worth),
            ]);
        }
        rows
    }
}

#[test]
fn every_number_and_sentence_of_random_games_is_that_of_the_plain_game_tree() {
    let mut seed = SEED;
    let mut positions = 0;
    for round in 0..60 {
        let (suspects, asked) = (
            3 + usize::try_from(below(&mut seed, 5)).unwrap(),
            2 + usize::try_from(below(&mut seed, 4)).unwrap(),
        );
        let share = 6 + below(&mut seed, 12);
        let board = board(&mut seed, suspects, asked, share);
        let is_race = round % 2 == 0;
        if is_race && !board.twins().is_empty() {
            continue;
        }
        let rules = if is_race { "race" } else { "official" };
        let mut figure = Figure::open(&format!("board={} rules={rules}", write_address(&board)));
        let all = questions(&board);
        let mut plain = Plain {
            game: Game::new(is_race, [&all, &all]),
            texts: board
                .questions()
                .iter()
                .map(|question| question.text.clone())
                .collect(),
            questions: &all,
        };
        let everybody: Standing = (0..suspects).collect();
        let mut standing = [everybody.clone(), everybody];
        for step in 0..12 {
            let [mine, theirs] = [standing[step % 2].clone(), standing[1 - step % 2].clone()];
            if is_race && standing.iter().any(|standing| standing.len() == 1) {
                let winner = if step % 2 == 1 { "You" } else { "They" };
                assert!(
                    figure.advice().ends_with(&format!("{winner} have won.")),
                    "{}",
                    figure.advice()
                );
                break;
            }
            check(&mut figure, &mut plain, (&mine, &theirs), step);
            positions += 1;
            let question = usize::try_from(below(&mut seed, asked as u64)).unwrap();
            figure.set("question", &(question + 1).to_string());
            check_chosen(&mut figure, &mut plain, (&mine, &theirs), (step, question));
            let (yes, no): (Standing, Standing) =
                mine.iter().partition(|who| all[question].contains(who));
            let says_yes = no.is_empty() || !yes.is_empty() && below(&mut seed, 2) == 0;
            let [yes_button, no_button] = ["yes", "no"].map(|name| figure.button(name));
            assert_eq!(
                (yes_button.1, no_button.1),
                (!yes.is_empty(), !no.is_empty())
            );
            figure.act(if says_yes { "yes" } else { "no" });
            standing[step % 2] = if says_yes { yes } else { no };
            let word = format!("{}{}", question + 1, if says_yes { 'y' } else { 'n' });
            assert!(figure.text("moves").ends_with(&word));
            assert_eq!(figure.text("move"), (step + 1).to_string());
        }
    }
    assert!(positions > 200, "{positions}");
}

/// The position with nothing chosen: the best is advised.
fn check(
    figure: &mut Figure,
    plain: &mut Plain,
    (mine, theirs): (&Standing, &Standing),
    step: usize,
) {
    let rows: BTreeSet<[String; 3]> = figure
        .rows()
        .into_iter()
        .filter(|row| !row[0].starts_with("name ") && row[5] != "nobody" && row[4] != "nobody")
        .map(|row| [row[0].clone(), row[1].clone(), row[2].clone()])
        .collect();
    assert_eq!(rows, plain.rows(mine, theirs));
    let best = said(plain.best(mine, theirs));
    let whom = if step.is_multiple_of(2) {
        ""
    } else {
        " for them"
    };
    let advice = figure.advice();
    assert!(
        advice.contains(&format!("This wins {best}{whom}")),
        "{advice}: {best}"
    );
    let who = if step.is_multiple_of(2) {
        "you win"
    } else {
        "they win"
    };
    let sentence = figure.model.sentence(&figure.settings);
    assert!(
        sentence.starts_with(&format!(
            "With cards face down and perfect play, {who} {best} from here"
        )),
        "{sentence}"
    );
    let rules = if figure.text("rules") == "race" {
        Rules::RACE
    } else {
        Rules::OFFICIAL
    };
    let [n, m] = [mine, theirs].map(|standing| Pool::new(standing.len() as u64).unwrap());
    let free = percent(win_probability(rules, n, m).unwrap());
    assert!(
        sentence.contains(&format!("if any split could be asked, {free}")),
        "{sentence}"
    );
    let summary = figure.model.summary(&figure.settings);
    assert!(
        summary.contains(&sentence) && summary.contains(&best),
        "{summary}"
    );
}

/// The position with a question chosen: what it wins, what it loses, and what both answers lead to.
fn check_chosen(
    figure: &mut Figure,
    plain: &mut Plain,
    (mine, theirs): (&Standing, &Standing),
    (step, question): (usize, usize),
) {
    let Some(worth) = plain.worth(question, mine, theirs) else {
        return;
    };
    let best = plain.best(mine, theirs);
    let readout = figure.model.readout(&figure.settings);
    assert_eq!(readout.value, said(worth));
    assert_eq!(
        readout.unit,
        if step.is_multiple_of(2) {
            ""
        } else {
            "for them"
        }
    );
    let is_best = worth == best;
    assert_eq!(
        readout.advice.contains("less than the best"),
        !is_best,
        "{}",
        readout.advice
    );
    let (yes, no): (Standing, Standing) = mine
        .iter()
        .partition(|who| plain.questions[question].contains(who));
    for (term, part) in [("If yes", yes), ("If no", no)] {
        let won = plain.game.is_race && part.len() == 1;
        let after = if won {
            Fraction::ONE
        } else {
            Fraction::ONE - plain.game.value(1, theirs, &part)
        };
        let (_, fact) = readout
            .facts
            .iter()
            .find(|(name, _)| *name == term)
            .unwrap();
        assert_eq!(*fact, format!("{} left, {}", part.len(), said(after)));
    }
}

#[test]
fn the_shipped_boards_are_solved_and_their_bars_stand_best_first() {
    for shipped in &SHIPPED[..2] {
        for rules in ["race", "official"] {
            let mut figure = Figure::open(&format!("board={} rules={rules}", shipped.id));
            // What joined questions win is what any split would, and it is said of the start alone.
            let pool = Pool::new(shipped.suspects as u64).unwrap();
            let free = win_probability(rules.parse().unwrap(), pool, pool).unwrap();
            let joined = format!(
                ", with features joined by “and”, “or” and “not” {}",
                percent(free)
            );
            let sentence = figure.model.sentence(&figure.settings);
            assert!(sentence.contains(&joined), "{sentence}");
            figure.act("yes");
            let sentence = figure.model.sentence(&figure.settings);
            assert!(!sentence.contains("joined"), "{sentence}");
            figure.act("undo");
            let chances: Vec<f64> = figure
                .model
                .table(&figure.settings, Extent::Shown)
                .rows
                .iter()
                .map(|row| row[3].parse::<f64>().unwrap() / row[4].parse::<f64>().unwrap())
                .collect();
            assert!(
                chances.len() >= 19 && chances.is_sorted_by(|one, next| one >= next),
                "{chances:?}"
            );
            let hotspots = figure
                .model
                .hotspots(&figure.settings, Size::USUAL)
                .unwrap();
            assert!(
                hotspots.hotspots[0].is_chosen
                    && hotspots.hotspots[0].label.contains("say yes, wins"),
                "{hotspots:?}"
            );
        }
    }
}

#[test]
fn the_example_is_a_game_without_a_notice() {
    let mut figure = Figure::open("");
    assert_eq!(
        figure.model.rejections(&figure.settings),
        Vec::<String>::new()
    );
    let moves = figure.text("moves").split('-').count();
    figure.set("move", "400");
    assert_eq!(figure.text("move"), moves.to_string());
    figure.act("undo");
    assert_eq!(figure.text("move"), (moves - 1).to_string());
    figure.act("new-game");
    assert_eq!(
        (figure.text("moves"), figure.text("move")),
        (String::new(), "0".to_owned())
    );
}

#[test]
fn an_answer_that_was_given_goes_on_and_another_branches() {
    let mut figure = Figure::open("");
    let moves = figure.text("moves");
    figure.act("yes");
    assert_eq!(
        (figure.text("moves"), figure.text("move")),
        (moves, "1".to_owned())
    );
    figure.set("move", "0");
    figure.act("no");
    assert_eq!(
        (figure.text("moves"), figure.text("move")),
        ("19n".to_owned(), "1".to_owned())
    );
}

#[test]
fn twins_are_refused_by_the_race_by_name_and_can_be_named_officially() {
    let board =
        upperhand::guess_who::board::read_board("name,hat\nAnna,yes\nBert,no\nCleo,no\n").unwrap();
    let address = write_address(&board);
    let mut race = Figure::open(&format!("board={address} rules=race"));
    assert_eq!(
        race.advice(),
        "No question tells “Bert” and “Cleo” apart: in the race nobody could win with one of them. Officially one of them can \
         be named."
    );
    // It never will be.
    let facts = race.model.readout(&race.settings).facts;
    let unsolved = facts
        .iter()
        .filter(|(_, said)| said.starts_with("not solved"));
    let unsolved: BTreeSet<&str> = unsolved.map(|(_, said)| said.as_str()).collect();
    assert_eq!(unsolved, BTreeSet::from(["not solved"]));
    let mut official = Figure::open(&format!("board={address} rules=official moves=1n-1n"));
    let advice = official.advice();
    assert!(
        advice.ends_with("Best: name a suspect. This wins 50.0\u{202f}%."),
        "{advice}"
    );
    official.act("yes");
    assert!(
        official
            .advice()
            .ends_with("You named the right suspect. You have won."),
        "{}",
        official.advice()
    );
}

#[test]
fn a_text_that_is_no_board_is_named_and_the_usual_board_is_shown() {
    let mut model = model("real-board").unwrap();
    let mut settings = model.defaults();
    let own = Board::new(
        vec!["Anna".to_owned(), "Bert".to_owned()],
        vec![Question {
            text: "hat".to_owned(),
            yes: SuspectSet::new(&[0]).unwrap(),
        }],
    );
    settings.set_text("board", &write_address(&own.unwrap()));
    // The moves of the example are no fault of whoever brings a board.
    assert!(model.rejections(&settings).is_empty());
    assert_eq!(settings.set_text("board", "faces-17"), None);
    let rejections = model.rejections(&settings);
    assert!(
        rejections[0].starts_with("The board cannot be read: ")
            && rejections[0].ends_with("Showing 24 faces."),
        "{rejections:?}"
    );
    normalize(model.as_mut(), &mut settings, &["board"]);
    assert_eq!(settings.get("board").unwrap().text(), "");
    for (moves, notice) in [
        (
            "1y-99n",
            "In the moves, move 2 is not possible: the board has 19 questions. Showing the game up to move 1.",
        ),
        (
            "right-1y",
            "In the moves, move 2 is not possible: the game is over. Showing the game up to move 1.",
        ),
        (
            "1y-maybe",
            "In the moves, “maybe” is no move: they are like 3y, 12n, x1fy, right or wrong. Showing the game up to move 1.",
        ),
    ] {
        let mut settings = model.defaults();
        settings.set_text("moves", moves);
        assert_eq!(model.rejections(&settings), [notice]);
    }
}

#[test]
fn the_start_of_a_shipped_board_is_known_at_once_and_is_what_a_board_like_it_comes_to() {
    for shipped in SHIPPED {
        for rules in ["race", "official"] {
            let mut model = model("real-board").unwrap();
            let kept = normalized(
                model.as_mut(),
                &format!("board={} rules={rules} moves=", shipped.id),
            );
            let address = write_address(&shipped.board());
            let mut solved = Figure::open(&format!("board={address} rules={rules} moves="));
            let readouts = [model.readout(&kept), solved.model.readout(&solved.settings)];
            let [here, there] = readouts
                .each_ref()
                .map(|readout| (&readout.value, &readout.advice));
            assert_eq!(here, there);
            assert_eq!(
                model.table(&kept, Extent::Shown).rows,
                solved.model.table(&solved.settings, Extent::Shown).rows,
            );
        }
    }
}

/// The shapes of the main picture, and the names on cards that have no face.
fn pictured(board: &Board) -> (Vec<Shape>, usize) {
    let mut model = model("real-board").unwrap();
    let texts = format!("board={} moves=", write_address(board));
    let settings = normalized(model.as_mut(), &texts);
    let resolution = Resolution {
        columns: 400,
        rows: 300,
    };
    let figure = model.figure_at(0, &settings, resolution);
    (figure.shapes, figure.inscriptions.len())
}

#[test]
fn suspects_have_faces_where_all_questions_are_about_what_is_drawn() {
    let own = SHIPPED[1].board();
    let (shapes, names) = pictured(&own);
    assert_eq!(names, 0);
    let changed = |change: &dyn Fn(&mut Vec<Question>)| {
        let mut questions = own.questions().to_vec();
        change(&mut questions);
        pictured(&Board::new(own.suspects().to_vec(), questions).unwrap())
    };
    // Somebody puts on glasses, and is drawn with them.
    let (with_glasses, names) = changed(&|questions| {
        let yes: Vec<usize> = questions[0].yes.indices().chain([1]).collect();
        questions[0].yes = SuspectSet::new(&yes).unwrap();
    });
    assert_eq!(names, 0);
    assert!(with_glasses.len() > shapes.len());
    // Nobody sees who likes tea.
    let (cards, names) = changed(&|questions| questions[0].text = "likes tea".to_owned());
    assert_eq!(names, own.suspects().len());
    assert!(cards.len() < shapes.len());
}

#[test]
fn numbers_of_no_board_are_refused() {
    for name in [
        "real-board/measure",
        "real-board/positions",
        "real-board/joined",
    ] {
        for numbers in [
            &[][..],
            &[1, 65, 0],
            &[1, 3, 2, 0],
            &[1, 2, 1, 1, 0, 7],
            &[1, 2, 1, 255, 0],
        ] {
            let refused = task_run(name, numbers).map(drop);
            assert!(refused.is_err(), "{name} {numbers:?}");
        }
    }
}

#[test]
fn a_board_of_64_suspects_with_too_many_sets_says_so() {
    let mut seed = SEED;
    let board: Board = board(&mut seed, 64, 40, 12);
    let mut figure = Figure::open(&format!("board={} rules=official", write_address(&board)));
    assert!(
        figure
            .advice()
            .starts_with("The questions of this board lead to more sets"),
        "{}",
        figure.advice()
    );
    let _: Vec<Control> = figure.model.controls(&figure.settings);
}

/// What a Worker answers is checked on the way in: nobody wins more pairs of secrets than there are.
#[test]
fn an_answer_that_cannot_be_is_refused_and_what_is_taken_can_be_shown() {
    let features = 4 * SHIPPED[1].board().questions().len();
    for (query, name) in [
        ("", "real-board/positions"),
        ("joined=yes", "real-board/joined"),
        ("card=3", "real-board/own-card"),
    ] {
        let mut model = model("real-board").unwrap();
        let settings = normalized(model.as_mut(), query);
        let mut tried = 0;
        while let Some(task) = model.task(&settings) {
            let right = answer(&task).unwrap();
            for place in (0..right.len()).filter(|_| task.name == name) {
                let mut wrong = right.clone();
                wrong[place] = i64::MAX / 2;
                let is_taken = model.receive(task.name, &task.numbers, &wrong).is_ok();
                let may_be_taken = match name {
                    // What always asking the most even question wins is left out.
                    "real-board/positions" => place % (1 + features) == 0,
                    // There is no question of this size, then.
                    "real-board/joined" => place >= features,
                    // A chance of next to nothing.
                    _ => place == 2,
                };
                assert!(may_be_taken || !is_taken, "{query}, {place}");
                assert!(!model.sentence(&settings).is_empty());
                model.readout(&settings);
                tried += 1;
            }
            model.receive(task.name, &task.numbers, &right).unwrap();
        }
        assert!(tried > 2, "{query}");
    }
}
