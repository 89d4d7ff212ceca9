//! The figure `play-guess-who` in use: games by random presses to their ends, and every sentence beside what a naive game
//! tree and a list of suspects say.

mod facts;
mod games;
mod walk;
mod words;

use crate::model;
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use upperhand::Fraction;
use upperhand_kit::Paint;
use upperhand_kit::controller::{Answers, Event, Frame, Phase, PlacedHotspot, Source};
use upperhand_kit::model::Input;
use upperhand_oracles::fact;
use upperhand_oracles::used::{Used, pairs};

/// A board on a page: the cells as they were told last.
struct Board {
    used: Used,
    cells: Vec<PlacedHotspot>,
}

impl Board {
    fn open(texts: &[(&str, &str)]) -> Self {
        let mut board = Self {
            used: Used::fresh(model("play-guess-who").unwrap(), texts, Answers::default()),
            cells: Vec::new(),
        };
        board.run();
        board
    }

    fn run(&mut self) -> Vec<Frame> {
        let frames = self.used.run(1000.0);
        for frame in &frames {
            if let Some(cells) = &frame.hotspots {
                self.cells.clone_from(&cells.hotspots);
            }
        }
        frames
    }

    fn act(&mut self, name: &str) {
        let response = self.used.send(Event::Act {
            name: name.to_owned(),
            draw: 77,
        });
        assert_eq!(response.notices, Vec::<String>::new());
        self.run();
    }

    fn toggle(&mut self, cell: usize) {
        self.used.send(Event::Hotspot(cell));
        self.run();
    }

    /// A button: what it says, and whether it can be pressed.
    fn button(&self, name: &str) -> Option<(String, bool)> {
        let mut controls = self.used.controls.iter();
        match &controls.find(|control| control.name == name)?.input {
            Input::Button {
                says, is_possible, ..
            } => Some((says.clone(), *is_possible)),
            other => panic!("{other:?}"),
        }
    }

    fn advice(&mut self) -> String {
        self.used.readout().advice
    }

    fn fact(&mut self, term: &str) -> String {
        fact(&self.used.readout(), term)
    }

    fn standing(&self) -> Vec<usize> {
        let cells = self.cells.iter().enumerate();
        let stand = cells.filter(|(_, cell)| !cell.label.ends_with(", eliminated"));
        stand.map(|(index, _)| index).collect()
    }

    fn chosen(&self) -> Vec<usize> {
        let cells = self.cells.iter().enumerate();
        let chosen = cells.filter(|(_, cell)| cell.is_chosen);
        chosen.map(|(index, _)| index).collect()
    }

    fn is_over(&mut self) -> bool {
        self.used.heading().contains(" won after ")
    }
}

/// A question that all suspects are in is none: what is said then leads out of it, by the very step it names.
#[test]
fn whoever_chooses_all_is_told_to_leave_one_out() {
    for (rules, answers, pool) in [("official", "2", 6), ("race", "3", 5), ("open", "2", 2)] {
        let mine = pool.to_string();
        let mut board = Board::open(&[
            ("rules", rules),
            ("answers", answers),
            ("mine", mine.as_str()),
            ("coach", "full"),
        ]);
        let all = board.standing();
        assert_eq!(all.len(), pool);
        let nobody = ("Ask: choose first".to_owned(), false);
        assert_eq!(board.button("question"), Some(nobody));
        for &cell in &all {
            board.toggle(cell);
        }
        let left_out = ("Ask: leave at least one out".to_owned(), false);
        assert_eq!(board.button("question"), Some(left_out));
        assert_eq!(
            board.fact("Next question"),
            format!("about all {pool}: leave at least one out")
        );
        assert_eq!(board.fact("This question wins"), "leave at least one out");
        board.toggle(all[0]);
        let (says, is_possible) = board.button("question").unwrap();
        assert!(is_possible && !says.contains("leave"), "{says}");
        assert!(!board.fact("This question wins").contains("leave"));
    }
}

/// The number after a word: `after("asked about 8 of 24: no", "about ")` is 8.
fn after(text: &str, word: &str) -> usize {
    let (_, rest) = text
        .split_once(word)
        .unwrap_or_else(|| panic!("no {word:?} in {text:?}"));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits
        .parse()
        .unwrap_or_else(|_| panic!("no number after {word:?} in {text:?}"))
}

/// A random question of a board: some suspects of those standing, at least one and not all.
fn choose(board: &mut Board, random: &mut Xoshiro256PlusPlus) -> Vec<usize> {
    let standing = board.standing();
    let count = random.random_range(1..standing.len());
    let mut left = standing;
    let mut wanted: Vec<usize> = (0..count)
        .map(|_| left.swap_remove(random.random_range(0..left.len())))
        .collect();
    wanted.sort_unstable();
    for &cell in &wanted {
        board.toggle(cell);
    }
    wanted
}

fn probability(chance: Fraction) -> upperhand::guess_who::Probability {
    let [numerator, denominator] =
        [chance.numerator(), chance.denominator()].map(|number| u64::try_from(number).unwrap());
    upperhand::guess_who::Probability::new(numerator, denominator)
}

fn percent(chance: Fraction) -> String {
    upperhand_games::format::percent(probability(chance))
}

#[test]
fn impossible_moves_are_named_and_those_before_them_played() {
    for (moves, kept, reason) in [
        ("12-12.12-12", "12-12", "move 2, “12-12”, is impossible"),
        (
            "n",
            "",
            "where a pool of one wins at once and nothing is named",
        ),
        ("12-12.what", "12-12", "move 2, “what”, is no move"),
        (
            "12 12",
            "",
            "“12 12” is not possible as the moves: it takes at most 12\u{202f}000 letters, digits and the signs . - _ *.",
        ),
    ] {
        let mut board = Board::open(&[]);
        let response = board.used.send(Event::Read {
            texts: pairs(&[("moves", moves)]),
            others: Vec::new(),
        });
        let [notice] = response.notices.as_slice() else {
            panic!("{:?}", response.notices)
        };
        assert!(
            notice.contains(reason) && notice.contains("Showing "),
            "{notice}"
        );
        assert_eq!(board.used.text("moves"), kept);
    }
}

/// The middle of a cell on the main canvas.
fn middle(board: &Board, cell: usize) -> (f64, f64) {
    let placed = &board.cells[cell];
    let across = f64::midpoint(placed.across.from, placed.across.to);
    let upwards = f64::midpoint(placed.upwards.from, placed.upwards.to);
    let (width, height) = upperhand_oracles::used::SIZE;
    (
        across * f64::from(width),
        (1.0 - upwards) * f64::from(height),
    )
}

#[test]
fn a_drag_across_suspects_chooses_them_and_a_swipe_scrolls() {
    let mut board = Board::open(&[]);
    let [first, second, third] = [0, 1, 2].map(|cell| middle(&board, cell));
    board.used.down(first);
    board.used.drag(second);
    board.used.drag(third);
    board.used.up(third);
    board.run();
    assert_eq!(board.chosen(), [0, 1, 2]);
    // The same way back gives them up, as the first is.
    board.used.down(second);
    board.used.drag(first);
    board.used.up(first);
    board.run();
    assert_eq!(board.chosen(), [2]);
    // A finger that taps chooses; one that the browser takes away to scroll leaves all as it was.
    board.used.finger(3, Phase::Down, first);
    board.used.finger(3, Phase::Up, first);
    board.used.finger(4, Phase::Down, second);
    board
        .used
        .finger(4, Phase::Move, (second.0, second.1 + 9.0));
    board
        .used
        .finger(4, Phase::Cancel, (second.0, second.1 + 9.0));
    board.run();
    assert_eq!(board.chosen(), [0, 2]);
    let touch = Event::Touch {
        panel: 0,
        x: first.0,
        y: first.1,
        fingers: 1,
    };
    assert!(!board.used.send(touch).handled, "the page may scroll");
}

#[test]
fn the_slider_keeps_who_is_chosen() {
    let mut board = Board::open(&[]);
    board.toggle(7);
    board.used.slide("ask", 3.0);
    board.run();
    assert_eq!(board.chosen(), [0, 1, 7]);
    assert_eq!(board.used.whole(["ask"]), [3]);
    board.used.slide("ask", 1.0);
    board.run();
    assert_eq!(board.chosen(), [0]);
    // The first so many need no list.
    assert_eq!(board.used.text("chosen"), "");
}

/// The number of faces on the board: as many as cards that stand.
fn faces(board: &Board) -> usize {
    let figure = board.used.figures()[0].as_ref().unwrap();
    let is_card = |paint| matches!(paint, Paint::Card);
    // A front, and a strip for the name.
    figure
        .shapes
        .iter()
        .filter(|shape| is_card(shape.paint))
        .count()
        / 2
}

#[test]
fn cards_turn_in_time_where_motion_is_wanted() {
    for allows in [false, true] {
        let mut board = Board::open(&[("mine", "8"), ("ask", "4")]);
        assert_eq!(faces(&board), 8);
        if allows {
            board.used.send(Event::AllowMotion);
        }
        board.used.send(Event::Act {
            name: "question".to_owned(),
            draw: 0,
        });
        let mut frames = board.run();
        frames.extend(board.run());
        let drawn = frames
            .iter()
            .filter(|frame| frame.panels.iter().any(|panel| panel.panel == 0));
        let count = drawn.count();
        assert_eq!(count > 8, allows, "{count} pictures");
        assert!(count < 90, "{count} pictures");
        assert_eq!(faces(&board), board.standing().len());
        // Whoever minds motion from now on sees the end at once.
        if allows {
            board.used.send(Event::Act {
                name: "undo".to_owned(),
                draw: 0,
            });
            board.used.frame();
            board.used.send(Event::ReduceMotion);
            board.used.frame();
            assert_eq!(faces(&board), 8);
        }
    }
}

#[test]
fn a_new_game_is_another_one_with_the_same_agreement() {
    let mut board = Board::open(&[("rules", "official"), ("mine", "12"), ("ask", "5")]);
    board.act("question");
    let moves = board.used.text("moves");
    board.used.slide("ask", 2.0);
    board.act("question");
    assert!(board.used.text("moves").starts_with(&moves));
    board.act("undo");
    assert_eq!(board.used.text("moves"), moves);
    board.act("new-game");
    let texts = ["moves", "seed", "rules"].map(|name| board.used.text(name));
    assert_eq!(texts, ["", "77", "official"]);
    assert_eq!(board.standing().len(), 12);
    // Another agreement begins anew, too.
    board.used.slide("ask", 5.0);
    board.act("question");
    board.used.write(Source::User, &[("rules", "open")]);
    board.run();
    assert_eq!(board.used.text("moves"), "");
    assert_eq!(board.standing().len(), 12);
}

#[test]
fn the_worst_move_is_played_again_from_where_it_was_made() {
    let mut board = Board::open(&[("mine", "6"), ("theirs", "12"), ("seed", "3")]);
    board.used.slide("ask", 1.0);
    while !board.is_over() {
        board.act("question");
        let half = board.standing().len() / 2;
        board.used.slide("ask", half.max(1) as f64);
    }
    let replay = ("Replay from move 1".to_owned(), true);
    assert_eq!(board.button("replay"), Some(replay));
    board.act("replay");
    assert_eq!(board.used.text("moves"), "");
}

#[test]
fn two_people_take_turns_at_one_screen() {
    let mut board = Board::open(&[
        ("opponent", "person"),
        ("mine", "8"),
        ("theirs", "5"),
        ("ask", "4"),
    ]);
    assert_eq!(board.cells.len(), 8);
    board.act("question");
    assert_eq!(board.cells.len(), 5, "the other board is in front");
    assert_eq!(board.used.heading(), "Player 2: 5 against 4");
    board.used.slide("ask", 2.0);
    board.act("question");
    assert_eq!(board.cells.len(), 8);
    let told = board.advice();
    assert!(told.starts_with("Player 1 asked “"), "{told}");
    for (who, sizes) in [("Player 1", ", 4 of 8: "), ("Player 2", ", 2 of 5: ")] {
        let (_, asked) = told.split_once(&format!("{who} asked “")).unwrap();
        assert!(
            asked.split_once("?”").unwrap().1.starts_with(sizes),
            "{told}"
        );
    }
}
