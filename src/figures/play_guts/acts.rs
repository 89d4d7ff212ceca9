//! The buttons: holding, dropping, dealing on, leaving, taking back, beginning anew, a thousand rounds.

use super::games::Position;
use super::money;
use super::request::Request;
use super::schema::{FORWARD, LONGEST, MOVES, REVEALED};
use crate::figures::play_settings::dealt_anew;
use crate::figures::schema::Place;
use crate::figures::{Changes, Control};
use crate::guts::cards::Fraction;
use crate::play::guts::{Choice, Game, Setup, Worth, review, write_moves};
use std::borrow::Cow;

const HOLD: &str = "hold";
const DROP: &str = "drop";
const NEXT: &str = "next";
const LEAVE: &str = "leave";
const UNDO: &str = "undo";
const REPLAY: &str = "replay";
const NEW_GAME: &str = "new-game";
const THOUSAND: &str = "thousand";

/// The buttons, each with what it does now.
pub fn buttons(position: &Position, request: &Request) -> Vec<Control> {
    let button = |name, says: &str, is_possible| {
        Control::button(name, Place::Below, says.to_owned(), is_possible)
    };
    let game = position.game.as_ref();
    let is_over = game.is_over();
    let is_asked = is_asked(position);
    let choice = |name, says| {
        let button = button(name, says, is_asked);
        if is_asked { button.main() } else { button }
    };
    let can_deal = position.is_revealed() && !is_over;
    let next = button(NEXT, "Next deal", can_deal);
    let mut buttons = vec![
        choice(HOLD, "Hold"),
        choice(DROP, "Drop"),
        if can_deal { next.main() } else { next },
        button(LEAVE, &leaving(game), can_go_on(game)),
        button(UNDO, "Undo", !request.moves.is_empty()),
    ];
    if is_over {
        let from = review(game).worst;
        let says = from.map_or_else(
            || "Nothing to replay".to_owned(),
            |round| format!("Replay from round {}", round + 1),
        );
        buttons.push(button(REPLAY, &says, from.is_some()));
    }
    let new = button(NEW_GAME, "New game", true);
    buttons.push(if is_over { new.main() } else { new });
    let thousand = if request.is_forward {
        "Hide the 1000 rounds"
    } else {
        "Play 1000 rounds"
    };
    buttons.push(button(THOUSAND, thousand, true));
    buttons
}

/// Is a hand dealt that waits for a choice?
fn is_asked(position: &Position) -> bool {
    !position.is_revealed() && can_go_on(&position.game)
}

fn can_go_on(game: &Game) -> bool {
    game.ending().is_none() && game.history().len() < LONGEST
}

/// "Leave and pay 0.5 antes".
fn leaving(game: &Game) -> String {
    if game.setup().fee == 0 {
        return "Leave".to_owned();
    }
    format!("Leave and pay {}", money::size(fee(game).value()))
}

/// The fee for leaving now.
pub fn fee(game: &Game) -> Worth {
    let whole = i128::from(Setup::LARGEST_FEE);
    let paid = i128::from(game.setup().fee) * i128::from(game.stakes());
    Worth::Exact(Fraction::new(paid, whole))
}

/// The assignments of a button.
pub fn act(position: &Position, request: &Request, name: &str, draw: u32) -> Changes {
    let with = |choice: Choice, is_revealed: bool| {
        let moves = format!("{}{}", request.moves, write_moves(&[choice]));
        vec![MOVES.to(Cow::Owned(moves)), REVEALED.to(is_revealed)]
    };
    let game = &position.game;
    match name {
        HOLD if is_asked(position) => with(Choice::Hold, true),
        DROP if is_asked(position) => with(Choice::Drop, true),
        NEXT if position.is_revealed() && game.ending().is_none() => vec![REVEALED.to(false)],
        LEAVE if can_go_on(game) => with(Choice::Leave, false),
        UNDO if !request.moves.is_empty() => to(request.moves.len() - 1, request),
        REPLAY if game.is_over() => {
            let from = review(game).worst;
            from.map_or_else(Changes::new, |round| to(round, request))
        }
        NEW_GAME => dealt_anew(draw),
        THOUSAND => vec![FORWARD.to(!request.is_forward)],
        _ => Changes::new(),
    }
}

/// The game as it was dealt after so many moves.
fn to(moves: usize, request: &Request) -> Changes {
    let kept = request.moves[..moves].to_owned();
    vec![MOVES.to(Cow::Owned(kept)), REVEALED.to(false)]
}
