//! The task of a report on a board, and its sentences.

use super::chosen_board::ChosenBoard;
use super::facts::{Refusal, refused_twins};
use super::known::rules_of;
use super::numbers::{board_numbers, read};
use super::words::notices::refused;
use crate::words::board_report::{offer, sentences};
use upperhand::guess_who::Ending;
use upperhand::guess_who::board::{Board, BoardReport};
use upperhand_kit::{Error, Work};

/// The name of the task that makes a report. Its numbers: those of a board. Its answer: [`BoardReport::to_numbers`], nothing
/// before the board itself is known.
pub const REPORT: &str = "real-board/report";

/// Makes a report, board by board.
pub fn report(numbers: &[u32]) -> Result<Work, Error> {
    let (board, rules, []) = read(numbers)? else {
        return Err(Error::new("these numbers are of more than a board"));
    };
    Ok(Work::new(async move |work| {
        work.pause().await;
        let mut report = BoardReport::begun(board, rules).await?;
        loop {
            let (done, all) = report.progress();
            work.found(report.to_numbers(), done as f64 / all as f64);
            work.pause().await;
            if !report.further().await {
                break;
            }
        }
        work.found(report.to_numbers(), 1.0);
        Ok(())
    }))
}

/// The numbers of the task of a report, by the settings of the board and the rules.
pub fn report_numbers(board: &str, rules: &str) -> Vec<u32> {
    board_numbers(&ChosenBoard::named(board).board, rules_of(ending(rules)))
}

/// What a report on a board tells, and what it takes: the boards that are solved for it.
pub fn report_offer(board: &str) -> String {
    let board = ChosenBoard::named(board).board;
    let [questions, suspects] = [board.questions().len(), board.suspects().len()];
    offer(questions, suspects)
}

/// The sentences of an answer; why there is none where the race refuses the board; none where the answer is none of it.
pub fn report_sentences(board: &str, rules: &str, answer: &[i64]) -> Vec<String> {
    let board = Board::clone(&ChosenBoard::named(board).board);
    if let Some(twins) = refused_twins(&board, ending(rules)) {
        return vec![refused(&board, &Refusal::Twins(twins))];
    }
    let report = BoardReport::from_numbers(board, rules_of(ending(rules)), answer);
    report.as_ref().map_or_else(Vec::new, sentences)
}

fn ending(rules: &str) -> Ending {
    if rules == "race" {
        Ending::Race
    } else {
        Ending::Official
    }
}
