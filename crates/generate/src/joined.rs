//! What the player who begins wins on each board of the crate if both may join two features, between certified bounds, for
//! `src/guess_who/board/shipped/joined.csv`.

use std::fmt::Write as _;

use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Error, JoinedBoard, SHIPPED};

/// The lines of the table.
pub fn table() -> Result<String, Error> {
    let mut text = "board,rules,low,high\n".to_owned();
    for shipped in SHIPPED {
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            let board = shipped.board();
            let all = board.everybody();
            let win = JoinedBoard::new(board, rules)?.win(all, all)?;
            let _ = writeln!(text, "{},{rules},{},{}", shipped.id, win.low, win.high);
        }
    }
    Ok(text)
}
