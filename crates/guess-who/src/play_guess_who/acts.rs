//! The buttons: asking, naming, taking back, beginning anew.

use super::players::{is_theirs, near};
use super::readout;
use super::sorting::Sorting;
use super::state::{SetFields as _, State};
use super::why::explained;
use upperhand::guess_who::Ending;
use upperhand::play::guess_who::{Choice, Game, review};
use upperhand_games::people::name;
use upperhand_games::play_settings::{drawn_deal, today_button};
use upperhand_kit::schema::Placement;
use upperhand_kit::{Control, Edit};

/// The setting `ask` has a control of that name.
const ASK: &str = "question";
const NAME: &str = "name";
const UNDO: &str = "undo";
const WHY: &str = "why";
const REPLAY: &str = "replay";
const NEW_GAME: &str = "new-game";

/// The buttons, each with what it does now.
pub fn buttons(game: &Game, state: &State, sorting: &Sorting) -> Vec<Control> {
    let button = |name, says: String, is_possible| {
        Control::button(name, Placement::Below, says, is_possible)
    };
    let is_over = game.is_over();
    let named = named(game, sorting);
    let can_ask = !is_over && !is_theirs(game) && sorting.is_question();
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
    let new = button(NEW_GAME, "New game".to_owned(), true);
    buttons.push(if is_over { new.main() } else { new });
    buttons.push(today_button());
    // After those that were there before, which keep their places.
    if is_over {
        let explained = explained(game, state);
        let says = match explained {
            _ if state.line > 0 => "Back to the game".to_owned(),
            Some(index) => format!("Why? Best play from move {}", index + 1),
            None if state.is_walking(game) => "No mistake here".to_owned(),
            None => "No mistake to explain".to_owned(),
        };
        buttons.push(button(WHY, says, state.line > 0 || explained.is_some()));
        let from = replayed(game, state);
        let says = match &from {
            Some((index, _)) => format!("Replay from move {}", index + 1),
            None => "Nothing to replay".to_owned(),
        };
        buttons.push(button(REPLAY, says, from.is_some()));
    }
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
        REPLAY => replayed(game, state).map(|(_, before)| before),
        WHY if game.is_over() && state.line > 0 => return state.edit().line(0),
        WHY => {
            return match explained(game, state).and_then(|index| u32::try_from(index).ok()) {
                Some(index) => state.edit().step(index + 1).line(1),
                None => state.edit(),
            };
        }
        NEW_GAME => return state.edit().day(0).seed(drawn_deal(draw)),
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

/// The move from which a game that is over is played again, and the game as it stood before. At the end it is the one that lost
/// most. On the way it is the last one that is shown, or where that is the opponent’s, the answer to it.
fn replayed(game: &Game, state: &State) -> Option<(usize, Game)> {
    let from = if state.is_walking(game) {
        (state.step as usize).saturating_sub(1)
    } else {
        review(game).worst.unwrap_or(0)
    };
    let later = from..game.history().len();
    let mut places = later.chain((0..from).rev());
    places.find_map(|index| Some((index, game.before(index)?)))
}
