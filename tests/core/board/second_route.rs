//! The table against the plain game tree, and against the closed forms where every split can be asked.

use super::solved;
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, BoardPosition, Classes, Error, SolvedBoard, SuspectSet};
use upperhand::guess_who::{Position, Rules};
use upperhand_oracles::board_tree::{Game, Standing, questions, reached};
use upperhand_oracles::random_board::{SEED, below, board, every_split};
use upperhand_oracles::{pool, sized};

/// Compares every pair of sets and every question of one board, and counts the positions.
fn compare(board: &Board, rules: Rules) -> usize {
    let solved = solved(board, rules);
    let asked = questions(board);
    let everybody: Standing = board.everybody().indices().collect();
    let sets = reached(&asked, &everybody);
    let found: Vec<SuspectSet> = solved.classes().sets().to_vec();
    assert_eq!(found.len(), sets.len());
    let mut game = Game::new(rules == Rules::RACE, [&asked, &asked]);
    let mut positions = 0;
    for mine in &sets {
        for theirs in &sets {
            if game.is_race && (mine.len() == 1 || theirs.len() == 1) {
                continue;
            }
            let at = solved.at(
                SuspectSet::new(mine).unwrap(),
                SuspectSet::new(theirs).unwrap(),
            );
            compare_position(&mut game, mine, theirs, &at.unwrap());
            positions += 1;
        }
    }
    positions
}

fn compare_position(
    game: &mut Game<'_>,
    mine: &Standing,
    theirs: &Standing,
    found: &BoardPosition,
) {
    assert!(found.win.is_exact());
    let value = game.value(0, mine, theirs);
    assert_eq!(Fraction::from(found.win.low), value, "{mine:?} {theirs:?}");
    assert_eq!(found.name_suspect, game.naming(mine) == Some(value));
    let asked = game.questions[0].iter().enumerate();
    let mut expected: Vec<(usize, Fraction)> = asked
        .filter_map(|(index, yes)| Some((index, game.asking(0, mine, theirs, yes)?)))
        .collect();
    // Best first, ties in the order of the board: this sort is stable.
    expected.sort_by(|(_, one), (_, other)| other.partial_cmp(one).unwrap());
    let found = found.questions.iter();
    let found: Vec<_> = found
        .map(|asked| {
            assert!(asked.win.is_exact());
            let yes = &game.questions[0][asked.question];
            let count = mine.iter().filter(|who| yes.contains(who)).count();
            assert_eq!(asked.yes, count);
            (asked.question, Fraction::from(asked.win.low))
        })
        .collect();
    assert_eq!(found, expected, "{mine:?} {theirs:?}");
}

#[test]
fn every_position_of_hundreds_of_small_boards_is_that_of_the_plain_game_tree() {
    let (mut seed, mut positions, mut races) = (SEED, 0, 0);
    for _ in 0..sized(200, 600) {
        let suspects = 2 + usize::try_from(below(&mut seed, 7)).unwrap();
        let questions = 1 + usize::try_from(below(&mut seed, 6)).unwrap();
        let share = 5 + below(&mut seed, 14);
        let board = board(&mut seed, suspects, questions, share);
        positions += compare(&board, Rules::OFFICIAL);
        if board.twins().is_empty() {
            races += 1;
            positions += compare(&board, Rules::RACE);
        } else {
            let classes = Classes::of_board(&board).unwrap();
            let refused = SolvedBoard::new(classes, Rules::RACE).unwrap_err();
            assert!(matches!(refused, Error::Twins { .. }), "{refused}");
        }
    }
    assert!(
        races > 40 && positions > 40_000,
        "{races} boards without twins, {positions} positions"
    );
}

#[test]
fn where_every_split_can_be_asked_a_board_is_worth_what_its_numbers_are() {
    for suspects in 2..=sized(6, 7) {
        let board = every_split(suspects);
        for rules in [Rules::RACE, Rules::OFFICIAL] {
            let solved = solved(&board, rules);
            // Sets of one size are alike.
            assert_eq!(solved.classes().count(), suspects);
            for &mine in solved.classes().sets() {
                for &theirs in solved.classes().sets() {
                    let [n, m] = [mine, theirs].map(|set| u32::try_from(set.count()).unwrap());
                    let Ok(expected) = Position::at(rules, pool(n), pool(m)) else {
                        assert_eq!(solved.at(mine, theirs), Err(Error::NotAPosition));
                        continue;
                    };
                    let found = solved.at(mine, theirs).unwrap();
                    assert_eq!(found.win.low, expected.win, "{rules} ({n}, {m})");
                    assert_eq!(found.win.high, expected.win);
                    assert_eq!(found.name_suspect, expected.name_suspect);
                    assert_eq!(
                        best_sizes(&found, n),
                        expected.questions,
                        "{rules} ({n}, {m})"
                    );
                }
            }
        }
    }
}

/// The sizes of the parts of the questions that are as good as anything.
fn best_sizes(found: &BoardPosition, mine: u32) -> Vec<Vec<u32>> {
    let best = found
        .questions
        .iter()
        .filter(|asked| asked.win == found.win);
    let mut sizes: Vec<Vec<u32>> = best
        .map(|asked| {
            let yes = u32::try_from(asked.yes).unwrap();
            vec![yes.min(mine - yes), yes.max(mine - yes)]
        })
        .collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

#[test]
fn what_cannot_be_asked_is_refused_in_a_sentence() {
    let mut seed = SEED;
    let board = board(&mut seed, 8, 6, 12);
    let solved = solved(&board, Rules::OFFICIAL);
    let (all, nobody) = (board.everybody(), SuspectSet::default());
    let stranger = SuspectSet::new(&[8]).unwrap();
    let unreached = board.everybody().split(stranger)[1].split(SuspectSet::new(&[0]).unwrap())[1];
    assert!(!solved.classes().sets().contains(&unreached));
    for (mine, theirs, expected) in [
        (nobody, all, "a player needs a suspect who still stands"),
        (
            all,
            stranger,
            "there is no suspect 8: they are numbered from 0 to 7",
        ),
        (
            unreached,
            all,
            "these suspects cannot be all that still stand, whatever is asked and answered",
        ),
    ] {
        assert_eq!(solved.at(mine, theirs).unwrap_err().to_string(), expected);
    }
    let classes = Classes::of_board(&board).unwrap();
    let refused = SolvedBoard::new(classes, Rules::OPEN).unwrap_err();
    let expected =
        "a board is solved under the rules \"race\" and \"official\", not under \"open\"";
    assert_eq!(refused.to_string(), expected);
}

/// From a later position of a game the same is known of what can still come.
#[test]
fn a_board_solved_from_later_on_is_the_same() {
    let mut seed = SEED;
    let board = board(&mut seed, 12, 9, 9);
    let whole = solved(&board, Rules::OFFICIAL);
    let sets = whole.classes().sets();
    let (mine, theirs) = (sets[sets.len() - 9], sets[sets.len() - 4]);
    let classes = Classes::reached_from(&board, &[mine, theirs]).unwrap();
    assert!(classes.sets().len() < sets.len());
    let later = SolvedBoard::whole(classes, Rules::OFFICIAL).unwrap();
    for &mine in later.classes().sets() {
        for &theirs in later.classes().sets() {
            assert_eq!(later.at(mine, theirs), whole.at(mine, theirs));
        }
    }
}
