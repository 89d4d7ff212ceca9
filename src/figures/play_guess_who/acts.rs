//! The buttons: asking, naming, taking back, beginning anew.

use super::readout;
use super::sorting::Sorting;
use super::state::{State, near};
use crate::figures::games::people::name;
use crate::figures::play_settings::drawn_deal;
use crate::figures::schema::Placement;
use crate::figures::{Control, Edit};
use crate::guess_who::Ending;
use crate::play::guess_who::{Choice, Game, review};

/// The setting `ask` has a control of that name.
const ASK: &str = "question";
const NAME: &str = "name";
const UNDO: &str = "undo";
const REPLAY: &str = "replay";
const NEW_GAME: &str = "new-game";

/// The buttons, each with what it does now.
pub fn buttons(game: &Game, sorting: &Sorting) -> Vec<Control> {
    let button = |name, says: String, is_possible| {
        Control::button(name, Placement::Below, says, is_possible)
    };
    let is_over = game.is_over();
    let named = named(game, sorting);
    let can_ask = !is_over && sorting.is_question();
    let ask = button(ASK, readout::ask(game, sorting), can_ask);
    let mut buttons = vec![if is_over || sorting.only().is_some() && !can_ask {
        ask
    } else {
        ask.main()
    }];
    if game.setup().rules.ending() != Ending::Race {
        let says = match named {
            Some((suspect, _)) => format!("Name {}", name(suspect)),
            None => "Name a suspect".to_owned(),
        };
        let button = button(NAME, says, named.is_some());
        let is_last = named.is_some() && !can_ask;
        buttons.push(if is_last { button.main() } else { button });
    }
    buttons.push(button(UNDO, "Undo".to_owned(), !game.moves().is_empty()));
    if is_over {
        let from = worst(game).map(|(index, _)| format!("Replay from move {}", index + 1));
        let is_possible = from.is_some();
        let says = from.unwrap_or_else(|| "Nothing to replay".to_owned());
        buttons.push(button(REPLAY, says, is_possible));
    }
    let new = button(NEW_GAME, "New game".to_owned(), true);
    buttons.push(if is_over { new.main() } else { new });
    buttons
}

/// The edit of a button.
pub fn act(state: &State, game: &Game, name: &str, draw: u32) -> Edit<State> {
    let sorting = state.sorting(game);
    let next = match name {
        ASK => sorting
            .question()
            .and_then(|choice| game.after(choice).ok()),
        NAME => {
            named(game, &sorting).and_then(|(_, place)| game.after(Choice::NameSuspect(place)).ok())
        }
        UNDO => game.undone(),
        REPLAY => worst(game).map(|(_, before)| before),
        NEW_GAME => return state.edit().seed(drawn_deal(draw)),
        _ => None,
    };
    next.map_or_else(|| state.edit(), |game| state.playing(game))
}

/// The suspect that would be named, and the place among those standing: the only one that is chosen, or that is left.
fn named(game: &Game, sorting: &Sorting) -> Option<(u32, u32)> {
    if game.is_over() || game.setup().rules.ending() == Ending::Race {
        return None;
    }
    let place = u32::try_from(sorting.only()?).ok()? + 1;
    Some((game.standing(near(game)).nth(place)?, place))
}

/// The move that lost most, and the game as it stood before.
fn worst(game: &Game) -> Option<(usize, Game)> {
    let index = review(game).worst?;
    Some((index, game.before(index)?))
}
