//! How long a real board takes: 24 suspects, 20 questions, two to twelve of whom say yes. Each benchmark asserts its answer
//! first.

use criterion::{Criterion, criterion_group};
use std::hint::black_box;
use upperhand::guess_who::board::{
    Board, Classes, Cost, Question, SolvedBoard, SuspectSet, read_board, spoken_question,
};
use upperhand::guess_who::{Probability, Rules};

const SUSPECTS: usize = 24;
const QUESTIONS: usize = 20;

/// What its questions reach, and the chance of the player to move.
const SETS: usize = 10_174;
const CLASSES: usize = 1_562;
const ANSWERS: [(Rules, [u64; 2]); 2] = [(Rules::RACE, [91, 144]), (Rules::OFFICIAL, [9, 16])];

/// The same board each time: who says yes is mixed from the numbers of suspect and question.
fn board() -> Board {
    let question = |number: usize| {
        let says_yes = |suspect: &usize| {
            let mixed = (suspect * 37 + number * 101 + 11).pow(3) % 1009 % 24;
            mixed < 5 + number % 5
        };
        let yes: Vec<usize> = (0..SUSPECTS).filter(says_yes).collect();
        Question {
            text: format!("question {number}"),
            yes: SuspectSet::new(&yes).expect("there are 24 suspects"),
        }
    };
    let suspects = (0..SUSPECTS).map(|suspect| format!("suspect {suspect}"));
    Board::new(suspects.collect(), (0..QUESTIONS).map(question).collect()).expect("it is a board")
}

/// The board as a table.
fn table(board: &Board) -> String {
    let mut rows = vec![vec!["name"]];
    rows.extend(board.suspects().iter().map(|name| vec![name.as_str()]));
    for question in board.questions() {
        rows[0].push(&question.text);
        for (suspect, row) in rows[1..].iter_mut().enumerate() {
            row.push(if question.yes.contains(suspect) {
                "yes"
            } else {
                "no"
            });
        }
    }
    let lines: Vec<String> = rows.into_iter().map(|row| row.join(",")).collect();
    lines.join("\n")
}

fn reading(criterion: &mut Criterion) {
    let board = board();
    let table = table(&board);
    assert_eq!(read_board(&table).as_ref(), Ok(&board));
    criterion.bench_function("board 24 × 20, reading", |bencher| {
        bencher.iter(|| read_board(black_box(&table)));
    });
}

fn solving(criterion: &mut Criterion) {
    let board = board();
    assert!(board.twins().is_empty());
    let classes = Classes::of_board(&board).expect("it has few sets");
    let cost = Cost::of(&classes);
    assert_eq!((cost.sets, cost.classes, cost.exact), (SETS, CLASSES, true));
    criterion.bench_function("board 24 × 20, classes", |bencher| {
        bencher.iter(|| Classes::of_board(black_box(&board)));
    });
    let mut group = criterion.benchmark_group("board 24 × 20");
    for (rules, win) in ANSWERS {
        let all = board.everybody();
        let solved = SolvedBoard::whole(classes.clone(), rules).expect("it can be solved");
        let position = solved.at(all, all).expect("it is solved");
        let win = Probability::new(win[0], win[1]);
        assert_eq!((position.win.low, position.win.high), (win, win), "{rules}");
        group.bench_function(format!("table, {rules}"), |bencher| {
            bencher.iter(|| SolvedBoard::whole(black_box(classes.clone()), rules));
        });
        group.bench_function(format!("every question, {rules}"), |bencher| {
            bencher.iter(|| solved.at(black_box(all), all));
        });
        let brackets = || {
            let solved = SolvedBoard::in_brackets(black_box(classes.clone()), rules);
            let mut solved = solved.expect("it can be solved");
            solved.advance(u64::MAX);
            solved
        };
        let bounds = brackets().at(all, all).expect("it is solved").win;
        assert!(bounds.low.value() <= win.value() && win.value() <= bounds.high.value());
        group.bench_function(format!("brackets, {rules}"), |bencher| {
            bencher.iter(brackets);
        });
    }
    group.finish();
}

fn speaking(criterion: &mut Criterion) {
    let board = board();
    let find = |joined| spoken_question(&board, board.everybody(), 10, joined);
    let found = find(2)
        .expect("they are on the board")
        .expect("they differ");
    assert_eq!(found.yes.count(), 10);
    for joined in [2, 3] {
        criterion.bench_function(&format!("board 24 × 20, words of {joined}"), |bencher| {
            bencher.iter(|| find(black_box(joined)));
        });
    }
}

criterion_group! {
    name = benches;
    config = crate::brief();
    targets = reading, solving, speaking
}
