//! What the player who begins wins on a board of the crate where both know their own cards, as they are dealt, in thousandths, for
//! `src/guess_who/board/shipped/known.csv`.

use std::fmt::Write as _;

use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{Classes, Error, SHIPPED, SolvedBoard};

/// Larger boards take minutes.
const MOST_SUSPECTS: usize = 24;

/// The lines of the table: bounds are rounded outwards.
pub fn table() -> Result<String, Error> {
    let mut text = "board,rules,low,high\n".to_owned();
    for shipped in SHIPPED {
        if shipped.suspects > MOST_SUSPECTS {
            continue;
        }
        let classes = Classes::of_board(&shipped.board())?;
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            let solved = SolvedBoard::whole(classes.clone(), rules)?;
            let Some(known) = solved.known_cards() else {
                continue;
            };
            let [low, high] = known.dealt;
            let low = 1000 * low.numerator() / low.denominator();
            let high = -(-1000 * high.numerator()).div_euclid(high.denominator());
            let _ = writeln!(text, "{},{rules},{low},{high}", shipped.id);
        }
    }
    Ok(text)
}
