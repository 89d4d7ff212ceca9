//! Joined questions against the plain game tree, and what they win on the boards that come with the crate.

use super::{RULES, set};
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, Error, JoinedBoard, SHIPPED, SuspectSet, faces};
use upperhand::guess_who::{Ending, Rules, win_probability};
use upperhand_oracles::board_tree::{Game, Standing, every_split, reached, said};
use upperhand_oracles::random_board::{SEED, below, board};
use upperhand_oracles::{pool, sized};

/// Both bounds are what the game tree says of a player who is free, and what both win who join lies between them.
#[test]
fn joined_questions_win_what_the_plain_game_tree_says() {
    let (mut seed, mut positions, mut open) = (SEED, 0, 0);
    for round in 0..sized(12, 24) {
        let suspects = 3 + round % 4;
        let features = usize::try_from(2 + below(&mut seed, 3)).unwrap();
        let board = board(&mut seed, suspects, features, 8);
        let (said, free) = (said(&board), every_split(suspects));
        for rules in RULES {
            let is_race = rules == Rules::RACE;
            if is_race && !board.twins().is_empty() {
                let refused = JoinedBoard::new(board.clone(), rules).unwrap_err();
                assert!(matches!(refused, Error::Twins { .. }));
                continue;
            }
            let mut joined = JoinedBoard::new(board.clone(), rules).unwrap();
            let mut against_free = Game::new(is_race, [&said, &free]);
            let mut free_mover = Game::new(is_race, [&free, &said]);
            let mut both = Game::new(is_race, [&said, &said]);
            let sets = reached(&said, &(0..suspects).collect());
            for mine in &sets {
                for theirs in &sets {
                    if is_race && (mine.len() == 1 || theirs.len() == 1) {
                        continue;
                    }
                    let found = joined.win(set(mine), set(theirs)).unwrap();
                    let (low, high) = (Fraction::from(found.low), Fraction::from(found.high));
                    assert_eq!(low, against_free.value(0, mine, theirs));
                    assert_eq!(high, free_mover.value(0, mine, theirs));
                    let exact = both.value(0, mine, theirs);
                    assert!(low <= exact && exact <= high);
                    check_best(&mut joined, &mut against_free, (mine, theirs), low);
                    positions += 1;
                    open += u32::from(!found.is_exact());
                }
            }
        }
    }
    assert!(positions > 4_000 && open > 50, "{positions}, {open} open");
}

/// The best question wins from a free player what the position does, and there is none where naming wins as much.
fn check_best(
    joined: &mut JoinedBoard,
    against_free: &mut Game,
    (mine, theirs): (&Standing, &Standing),
    low: Fraction,
) {
    let asked = joined.best(set(mine), set(theirs)).unwrap();
    let won = asked.map(|yes| {
        let yes: Standing = yes.indices().collect();
        against_free.asking(0, mine, theirs, &yes).unwrap()
    });
    let is_named = against_free.naming(mine) == Some(low) || low == Fraction::ZERO;
    assert_eq!(won, (!is_named).then_some(low));
}

/// A row for each board and rule set, and none of anything else.
#[test]
fn what_is_kept_is_of_every_shipped_board_and_of_no_other() {
    let kept = include_str!("../../../src/guess_who/board/shipped/joined.csv");
    let rows = SHIPPED.into_iter().flat_map(|shipped| {
        [Rules::OFFICIAL, Rules::RACE].map(|rules| {
            let win = shipped.joined(rules).unwrap();
            format!("{},{rules},{},{}", shipped.id, win.low, win.high)
        })
    });
    let rows: Vec<String> = rows.collect();
    assert_eq!(kept, format!("board,rules,low,high\n{}\n", rows.join("\n")));
    for rules in [Rules::OPEN, Rules::new(3, Ending::Race).unwrap()] {
        assert_eq!(SHIPPED[0].joined(rules), None, "{rules}");
    }
}

/// At the start of every board of ours, and with few sets looked at.
#[test]
fn or_restores_the_papers_on_boards_of_all_sizes() {
    for (rules, most) in [(Rules::OFFICIAL, 200), (Rules::RACE, 1000)] {
        for count in 2..=64 {
            let board = faces(count).unwrap();
            let all = board.everybody();
            let mut joined = JoinedBoard::new(board, rules).unwrap();
            let win = joined.win(all, all).unwrap();
            let suspects = pool(u32::try_from(count).unwrap());
            let papers = win_probability(rules, suspects, suspects).unwrap();
            assert_eq!((win.low, win.high), (papers, papers), "{count}, {rules}");
            assert!(joined.sets() <= most, "{count}, {rules}: {}", joined.sets());
            // What is kept is what is computed here.
            for shipped in SHIPPED.iter().filter(|shipped| shipped.suspects == count) {
                assert_eq!(shipped.joined(rules), Some(win), "{count}, {rules}");
            }
        }
    }
}

/// What is left after some joined questions with answers by chance.
fn left(board: &Board, seed: &mut u64) -> SuspectSet {
    let mut standing = board.everybody();
    for _ in 0..below(seed, 6) {
        let mut part = || {
            let questions = board.questions();
            let index = usize::try_from(below(seed, questions.len() as u64)).unwrap();
            let parts = standing.split(questions[index].yes);
            parts[usize::from(below(seed, 2) == 1)]
        };
        let [both, _] = part().split(part());
        let answers = standing.split(both);
        if answers.iter().all(|answer| answer.count() > 0) {
            standing = answers[usize::from(below(seed, 2) == 1)];
        }
    }
    standing
}

/// What the findings say of later positions.
#[test]
fn or_restores_the_papers_in_later_positions_too() {
    let boards = [SHIPPED[1], SHIPPED[0]].into_iter();
    for (shipped, rules) in boards.flat_map(|shipped| RULES.map(|rules| (shipped, rules))) {
        let board = shipped.board();
        let mut joined = JoinedBoard::new(board.clone(), rules).unwrap();
        let (mut seed, mut positions) = (SEED, 0);
        while positions < sized(5_000, 20_000) {
            let [mine, theirs] = [(); 2].map(|()| left(&board, &mut seed));
            let [n, m] = [mine, theirs].map(|set| pool(u32::try_from(set.count()).unwrap()));
            let Ok(papers) = win_probability(rules, n, m) else {
                continue;
            };
            let found = joined.win(mine, theirs).unwrap();
            assert_eq!(
                (found.low, found.high),
                (papers, papers),
                "{} {rules}",
                shipped.id
            );
            positions += 1;
        }
    }
}

#[test]
fn what_is_no_position_is_refused() {
    let board = SHIPPED[1].board();
    let mut joined = JoinedBoard::new(board.clone(), Rules::RACE).unwrap();
    let one = SuspectSet::new(&[3]).unwrap();
    let nobody = SuspectSet::default();
    let stranger = SuspectSet::new(&[16]).unwrap();
    let all = board.everybody();
    assert_eq!(joined.win(one, one), Err(Error::NotAPosition));
    assert_eq!(joined.win(nobody, all), Err(Error::NobodyStands));
    let refused = Error::NoSuchSuspect {
        given: 16,
        suspects: 16,
    };
    assert_eq!(joined.win(all, stranger), Err(refused));
    assert!(JoinedBoard::new(board, Rules::OPEN).is_err());
}
