//! Prints what the player who begins wins on each board of the crate if both may join two features, between certified bounds:
//! `cargo run --example joined`. `cargo xtask generate` writes it to `src/guess_who/board/shipped/joined.csv`.

use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Error, JoinedBoard, SHIPPED};

fn main() -> Result<(), Error> {
    println!("board,rules,low,high");
    for shipped in SHIPPED {
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            let board = shipped.board();
            let all = board.everybody();
            let win = JoinedBoard::new(board, rules)?.win(all, all)?;
            println!("{},{rules},{},{}", shipped.id, win.low, win.high);
        }
    }
    Ok(())
}
