//! The figure `real-board`.

mod games;
mod joined;
mod own_card;
mod trees;

use crate::{answer, model, task_run};
use upperhand::guess_who::board::{
    Board, Question, SHIPPED, SuspectSet, read_board, write_address,
};
use upperhand::guess_who::{Pool, win_probability};
use upperhand_guess_who::real_board::{Facts, RealBoard};
use upperhand_kit::{Extent, Model, Resolution, Settings, Shape, Size};
use upperhand_oracles::random_board::{SEED, board};
use upperhand_oracles::{normalize, normalized, sized};

/// A figure that has everything solved.
struct Figure {
    model: RealBoard,
    settings: Settings,
}

impl Figure {
    fn open(texts: &str) -> Self {
        let mut model = RealBoard::default();
        let settings = normalized(&mut model, texts);
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
        normalize(&mut self.model, &mut self.settings, &[name]);
        self.solve();
    }

    fn text(&self, name: &str) -> String {
        self.settings.get(name).unwrap().text()
    }

    fn advice(&mut self) -> String {
        self.model.readout(&self.settings).advice
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
        let edit = self
            .model
            .choose(&self.settings, (cell, false), Size::USUAL);
        self.settings = edit.state;
        self.model.normalize(&mut self.settings, edit.set);
    }

    fn facts(&mut self) -> Facts {
        self.model.facts(self.settings.state())
    }
}

#[test]
fn the_questions_of_shipped_boards_stand_best_first_and_joined_ones_win_what_any_split_would() {
    for shipped in &SHIPPED[..2] {
        for rules in ["race", "official"] {
            let mut figure = Figure::open(&format!("board={} rules={rules}", shipped.id));
            let pool = Pool::new(shipped.suspects as u64).unwrap();
            let free = win_probability(rules.parse().unwrap(), pool, pool).ok();
            assert_eq!(figure.facts().joined, free);
            let wins = figure.facts().options.into_iter().map(|choice| choice.wins);
            assert!(wins.is_sorted_by(|one, next| one >= next));
            assert!(figure.cells()[0].contains("say yes, wins"));
            figure.act("yes");
            // That is known of the start alone.
            assert_eq!(figure.facts().joined, None);
            let mut joining = Figure::open(&format!(
                "board={} rules={rules} joined=yes moves=",
                shipped.id
            ));
            let (here, all) = (joining.facts(), pool.get() * pool.get());
            let free = free.unwrap();
            let wins = free.numerator() * u64::from(all) / free.denominator();
            assert_eq!(here.wins.unwrap().map(u64::from), [wins; 2]);
            assert_eq!(here.price(), None);
        }
    }
}

#[test]
fn the_example_is_a_game_that_can_be_gone_through_and_branches() {
    let mut figure = Figure::open("");
    let rejections = figure.model.rejections(&figure.settings);
    assert_eq!(rejections, Vec::<String>::new());
    let moves = figure.text("moves");
    // An answer that was given goes on.
    figure.act("yes");
    assert_eq!(
        (figure.text("moves"), figure.text("move")),
        (moves.clone(), "1".to_owned())
    );
    let last = moves.split('-').count();
    figure.set("move", "400");
    assert_eq!(figure.text("move"), last.to_string());
    figure.act("undo");
    assert_eq!(figure.text("move"), (last - 1).to_string());
    for (name, moves, step) in [("no", "19n", "1"), ("new-game", "", "0")] {
        figure.set("move", "0");
        figure.act(name);
        assert_eq!([figure.text("moves"), figure.text("move")], [moves, step]);
    }
}

#[test]
fn twins_are_refused_by_the_race_by_name_and_can_be_named_officially() {
    let board = read_board("name,hat\nAnna,yes\nBert,no\nCleo,no\n").unwrap();
    let address = write_address(&board);
    let mut race = Figure::open(&format!("board={address} rules=race"));
    assert_eq!(
        race.advice(),
        "No question tells “Bert” and “Cleo” apart: in the race nobody could win with one of them. Officially one of them can \
         be named."
    );
    // It never will be.
    let facts = race.model.readout(&race.settings).facts;
    let mut unsolved = facts
        .iter()
        .filter(|(_, said)| said.starts_with("not solved"));
    assert!(unsolved.all(|(_, said)| said == "not solved"));
    let mut official = Figure::open(&format!("board={address} rules=official moves=1n-1n"));
    for end in [
        "Best: name a suspect. This wins 50.0\u{202f}%.",
        "You named the right suspect. You have won.",
    ] {
        let advice = official.advice();
        assert!(advice.ends_with(end), "{advice}");
        official.act("yes");
    }
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
    let is_named = rejections[0].starts_with("The board cannot be read: ");
    assert!(
        is_named && rejections[0].ends_with("Showing 24 faces."),
        "{rejections:?}"
    );
    normalize(model.as_mut(), &mut settings, &["board"]);
    assert_eq!(settings.get("board").unwrap().text(), "");
    let unsaid = "move 1 is not possible: no words of two features say it";
    for (set, notice) in [
        (
            "moves=1y-99n",
            "move 2 is not possible: the board has 19 questions",
        ),
        ("moves=right-1y", "move 2 is not possible: the game is over"),
        (
            "moves=1y-maybe",
            "“maybe” is no move: they are like 3y, 12n, x1fy, right or wrong",
        ),
        (
            "board=faces-16 moves=x7y-1y",
            "move 1 is not possible: features may not be joined here",
        ),
        ("board=faces-16 moves=x7y-1y joined=yes", unsaid),
        ("board=faces-16 joined=yes moves=xffffy", unsaid),
        ("board=faces-16 joined=yes moves=x1234567fy", unsaid),
    ] {
        let mut settings = model.defaults();
        for text in set.split(' ') {
            let (name, value) = text.split_once('=').unwrap();
            assert_eq!(settings.set_text(name, value), None);
        }
        let kept = if notice.starts_with("move 1") {
            "the start of the game"
        } else {
            "the game up to move 1"
        };
        let notice = format!("In the moves, {notice}. Showing {kept}.");
        assert_eq!(model.rejections(&settings), [notice]);
    }
}

#[test]
fn the_start_of_a_shipped_board_is_known_at_once_and_is_what_a_board_like_it_comes_to() {
    for (place, shipped) in SHIPPED.iter().enumerate() {
        let rules = ["race", "official"].into_iter().skip(place % 2);
        for rules in rules.step_by(sized(2, 1)) {
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
    let advice = figure.advice();
    let is_told = advice.starts_with("The questions of this board lead to more sets");
    assert!(is_told, "{advice}");
    figure.model.controls(&figure.settings);
}

/// What a Worker answers is checked on the way in: nobody wins more pairs of secrets than there are.
#[test]
fn an_answer_that_cannot_be_is_refused_and_what_is_taken_can_be_shown() {
    let features = 4 * SHIPPED[1].board().questions().len();
    for (query, name) in [
        ("", "real-board/positions"),
        ("joined=yes", "real-board/joined"),
        ("card=3", "real-board/own-card"),
        ("tree=halver", "real-board/tree"),
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
                    "real-board/positions" | "real-board/tree" => false,
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
