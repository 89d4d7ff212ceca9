//! The buttons: holding, dropping, dealing on, leaving, taking back, beginning anew, a thousand rounds.

use super::money;
use super::settings::LONGEST;
use super::state::{SetFields as _, State, View};
use upperhand::guts::cards::Fraction;
use upperhand::play::guts::{Choice, Game, Setup, Worth, review};
use upperhand_games::play_settings::{drawn_deal, today_button};
use upperhand_kit::schema::Placement;
use upperhand_kit::{Control, Edit};

const HOLD: &str = "hold";
const DROP: &str = "drop";
const NEXT: &str = "next";
const LEAVE: &str = "leave";
const UNDO: &str = "undo";
const REPLAY: &str = "replay";
const NEW_GAME: &str = "new-game";
const THOUSAND: &str = "thousand";

/// The buttons, each with what it does now.
pub fn buttons(view: &View, state: &State) -> Vec<Control> {
    let button = |name, says: &str, is_possible| {
        Control::button(name, Placement::Below, says.to_owned(), is_possible)
    };
    let game = &view.game;
    let is_over = game.is_over();
    let is_asked = is_asked(view);
    let choice = |name, says| {
        let button = button(name, says, is_asked);
        if is_asked { button.main() } else { button }
    };
    let can_deal = view.is_revealed() && !is_over;
    let next = button(NEXT, "Next deal", can_deal);
    let mut buttons = vec![
        choice(HOLD, "Hold"),
        choice(DROP, "Drop"),
        if can_deal { next.main() } else { next },
        button(LEAVE, &leaving(game), can_go_on(game)),
        button(UNDO, "Undo", !game.moves().is_empty()),
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
    buttons.push(today_button());
    let thousand = if state.forward {
        "Hide the 1000 rounds"
    } else {
        "Play 1000 rounds"
    };
    buttons.push(button(THOUSAND, thousand, true));
    buttons
}

/// Is a hand dealt that waits for a choice?
fn is_asked(view: &View) -> bool {
    !view.is_revealed() && can_go_on(&view.game)
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

/// The edit of a button.
pub fn act(state: &State, name: &str, draw: u32) -> Edit<State> {
    let view = state.view();
    let game = &view.game;
    let after = |choice| game.after(choice).ok();
    let (next, is_revealed) = match name {
        HOLD if is_asked(&view) => (after(Choice::Hold), true),
        DROP if is_asked(&view) => (after(Choice::Drop), true),
        NEXT if view.is_revealed() && game.ending().is_none() => {
            return state.edit().revealed(false);
        }
        LEAVE if can_go_on(game) => (after(Choice::Leave), false),
        UNDO => (game.undone(), false),
        REPLAY if game.is_over() => {
            let round = review(game).worst;
            (round.and_then(|round| game.before(round)), false)
        }
        NEW_GAME => return state.edit().day(0).seed(drawn_deal(draw)),
        THOUSAND => return state.edit().forward(!state.forward),
        _ => (None, false),
    };
    next.map_or_else(
        || state.edit(),
        |game| state.edit().play(game.into()).revealed(is_revealed),
    )
}
