//! How long the boards take that come with the crate: what a figure waits for. Each benchmark asserts its answer first.

use criterion::{BatchSize, Criterion, criterion_group};
use std::hint::black_box;
use upperhand::guess_who::board::{BoardReport, Classes, JoinedBoard, Shipped, SolvedBoard};
use upperhand::guess_who::{Probability, Rules};

const RULES: [Rules; 2] = [Rules::OFFICIAL, Rules::RACE];

/// The chance of the player who begins with one feature a question, officially and in the race.
const WINS: [(&str, [[u64; 2]; 2]); 2] = [
    ("faces-24", [[163, 288], [61, 96]]),
    ("faces-16", [[9, 16], [165, 256]]),
];

/// The same where two features may be joined.
const JOINED: (&str, [[u64; 2]; 2]) = ("faces-16", [[9, 16], [43, 64]]);

fn shipped(id: &str) -> Shipped {
    Shipped::find(id).expect("it is shipped")
}

fn chance([wins, of]: [u64; 2]) -> Probability {
    Probability::new(wins, of)
}

fn solving(criterion: &mut Criterion) {
    for (id, wins) in WINS {
        let board = shipped(id).board();
        let all = board.everybody();
        for (rules, win) in RULES.into_iter().zip(wins) {
            let solve = || {
                let classes = Classes::of_board(black_box(&board)).expect("it has few sets");
                let solved = SolvedBoard::whole(classes, rules).expect("it can be solved");
                solved.at(all, all).expect("it is solved").win
            };
            let found = solve();
            assert_eq!([found.low, found.high], [chance(win); 2], "{id}, {rules}");
            criterion.bench_function(&format!("{id}, table, {rules}"), |bencher| {
                bencher.iter(solve);
            });
        }
    }
}

fn joining(criterion: &mut Criterion) {
    let (id, wins) = JOINED;
    let board = shipped(id).board();
    let all = board.everybody();
    for (rules, win) in RULES.into_iter().zip(wins) {
        let solve = || {
            let joined = JoinedBoard::new(black_box(board.clone()), rules);
            let mut joined = joined.expect("everybody can be told apart");
            joined.win(all, all).expect("everybody stands")
        };
        let found = solve();
        assert_eq!([found.low, found.high], [chance(win); 2], "{id}, {rules}");
        criterion.bench_function(&format!("{id}, joined, {rules}"), |bencher| {
            bencher.iter(solve);
        });
        let kept = || shipped(id).joined(black_box(rules));
        assert_eq!(kept(), Some(found));
        criterion.bench_function(&format!("{id}, joined, kept, {rules}"), |bencher| {
            bencher.iter(kept);
        });
    }
}

fn reporting(criterion: &mut Criterion) {
    for (id, wins) in WINS {
        let board = shipped(id).board();
        for (rules, win) in RULES.into_iter().zip(wins) {
            let new_report =
                || BoardReport::new(black_box(board.clone()), rules).expect("it is small");
            let report = new_report();
            assert_eq!(report.win(), chance(win), "{id}, {rules}");
            criterion.bench_function(&format!("{id}, report, {rules}"), |bencher| {
                bencher.iter(new_report);
            });
            // The report is as many of these as there are questions and cells.
            let (done, boards) = report.progress();
            let questions = board.questions().len();
            assert_eq!(
                (done, boards),
                (0, questions * (1 + board.suspects().len()))
            );
            let one_more = |mut report: BoardReport| {
                assert!(report.advance());
                report
            };
            assert_eq!(one_more(report.clone()).progress().0, 1);
            criterion.bench_function(
                &format!("{id}, report, one more board, {rules}"),
                |bencher| {
                    bencher.iter_batched(|| report.clone(), one_more, BatchSize::LargeInput);
                },
            );
        }
    }
}

criterion_group! {
    name = benches;
    config = crate::brief();
    targets = solving, joining, reporting
}
