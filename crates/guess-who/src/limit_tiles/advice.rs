//! The advice: the best move on the real board, and what an even split costs there. In the limit itself one even split
//! costs nothing, under any rules: only splitting evenly every time does.

use super::state::Point;
use super::words::points;
use upperhand::guess_who::{
    Pool, Probability, even_split, most_even_part, question_value, win_probability,
};
use upperhand_games::format::{grouped, suspects};
use upperhand_games::stakes;

/// A cost below this is not told in digits: 0.00000001 points.
const TRACE: f64 = 1e-10;

/// A cost below this would be told with a power of ten: 0.001 points.
const SMALL: f64 = 1e-5;

/// The reason why the solver cannot fail.
const POSITION: &str = "a game that is not over";

/// One sentence on the best move of the real board.
pub fn advice(point: &Point) -> String {
    let (rules, (mine, theirs)) = (point.rules, point.pools());
    let board = format!("With {}", against(mine, theirs));
    if rules.is_over(mine, theirs) {
        let end = if point.power < point.most_powers() {
            ": take a larger real board"
        } else {
            ", and no larger real board fits"
        };
        return format!("{board} the game is over{end}.");
    }
    if mine.get() == 1 {
        return format!("{board}, name the one that you have left: you win.");
    }
    let best = win_probability(rules, mine, theirs).expect(POSITION);
    let split = even_split(mine, rules.answers());
    let even = question_value(rules, mine, theirs, &split).expect(POSITION);
    if even == best {
        return format!("{board}, split evenly: no move is better.");
    }
    let cost = best.less(even).unwrap_or(Probability::new(0, 1));
    let cost = match cost.value() {
        ..TRACE => "a trace".to_owned(),
        TRACE..SMALL => stakes::points(cost),
        value => points(value),
    };
    if rules.answers() > 2 {
        return format!("{board}, do not split evenly: that costs {cost}.");
    }
    let better = match most_even_part(rules, mine, theirs).expect(POSITION) {
        Some(part) => format!("ask about {}", grouped(part)),
        None => "name one of yours".to_owned(),
    };
    format!("{board}, {better}: halving now costs {cost}.")
}

/// "24 against 24 suspects".
pub fn against(mine: Pool, theirs: Pool) -> String {
    let (mine, theirs) = (grouped(mine.get()), suspects(theirs.get()));
    format!("{mine} against {theirs}")
}
