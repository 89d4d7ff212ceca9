//! Brackets against the exact table, and against the plain game tree in which one player is free to any split.

use super::RULES;
use upperhand::Fraction;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Board, Classes, SolvedBoard};
use upperhand_oracles::board_tree::{Game, Standing, every_split, questions};
use upperhand_oracles::random_board::{SEED, below, board};
use upperhand_oracles::sized;

fn both(board: &Board, rules: Rules) -> [SolvedBoard; 2] {
    let classes = Classes::of_board(board).unwrap();
    let exact = SolvedBoard::whole(classes.clone(), rules).unwrap();
    let mut bounds = SolvedBoard::in_brackets(classes, rules).unwrap();
    assert!(bounds.advance(u64::MAX));
    assert!(exact.is_exact() && !bounds.is_exact());
    [exact, bounds]
}

/// A board without twins.
fn told_apart(seed: &mut u64, suspects: usize, questions: usize) -> Board {
    loop {
        let share = 5 + below(seed, 14);
        let board = board(seed, suspects, questions, share);
        if board.twins().is_empty() {
            return board;
        }
    }
}

#[test]
fn the_exact_chance_lies_in_every_bracket() {
    let (mut seed, mut closed, mut open) = (SEED, 0, 0);
    for (suspects, questions) in [(5, 4), (8, 6), (8, 9), (12, 8), (14, 10), (16, 9)] {
        let board = told_apart(&mut seed, suspects, questions);
        for rules in RULES {
            let [exact, bounds] = both(&board, rules);
            let sets = exact.classes().sets();
            for &mine in sets.iter().rev().take(80).chain(sets.iter().step_by(7)) {
                for &theirs in sets.iter().rev().take(80).chain(sets.iter().step_by(5)) {
                    let Ok(known) = exact.at(mine, theirs) else {
                        continue;
                    };
                    let found = bounds.at(mine, theirs).unwrap();
                    let mut pairs = vec![(known.win, found.win)];
                    for asked in &found.questions {
                        let mut same = known.questions.iter();
                        let same = same.find(|other| other.question == asked.question);
                        pairs.push((same.unwrap().win, asked.win));
                    }
                    for (known, found) in pairs {
                        let [low, known, high] =
                            [found.low, known.low, found.high].map(Fraction::from);
                        assert!(low <= known && known <= high);
                    }
                    assert!(!found.name_suspect || known.name_suspect);
                    if found.win.is_exact() {
                        closed += 1;
                    } else {
                        open += 1;
                    }
                }
            }
        }
    }
    assert!(
        closed > 5_000 && open > 5_000,
        "{closed} closed, {open} open"
    );
}

/// The lower bound frees the opponent, the upper one the mover, but for the question that is asked now.
#[test]
fn brackets_are_what_the_plain_game_tree_says_of_a_player_who_is_free() {
    let mut seed = SEED;
    for _ in 0..sized(12, 30) {
        let suspects = 3 + usize::try_from(below(&mut seed, 4)).unwrap();
        let board = told_apart(&mut seed, suspects, suspects + 1);
        let (asked, free) = (questions(&board), every_split(suspects));
        for rules in RULES {
            let [_, bounds] = both(&board, rules);
            let is_race = rules == Rules::RACE;
            let mut against_free = Game::new(is_race, [&asked, &free]);
            let mut free_mover = Game::new(is_race, [&free, &asked]);
            for &mine in bounds.classes().sets() {
                for &theirs in bounds.classes().sets() {
                    if is_race && (mine.count() == 1 || theirs.count() == 1) {
                        continue;
                    }
                    let found = bounds.at(mine, theirs).unwrap();
                    let [mine, theirs]: [Standing; 2] =
                        [mine, theirs].map(|set| set.indices().collect());
                    let low = against_free.value(0, &mine, &theirs);
                    assert_eq!(Fraction::from(found.win.low), low);
                    let mut high = free_mover.naming(&mine).unwrap_or(Fraction::ZERO);
                    for yes in &asked {
                        let chance = free_mover.asking(0, &mine, &theirs, yes);
                        high = high.max(chance.unwrap_or(Fraction::ZERO));
                    }
                    assert_eq!(Fraction::from(found.win.high), high);
                }
            }
        }
    }
}
