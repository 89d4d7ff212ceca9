//! The controls: the move shown, the answers, and the board and its rules.

use super::card_spelling::name;
use super::game::Act;
use super::options::{Asked, What};
use super::phrases::told;
use super::settings::{BOARD, CARD, JOINED, PHONE, RULES, STEP};
use super::state::State;
use super::view::View;
use upperhand::guess_who::Ending;
use upperhand::guess_who::board::SHIPPED;
use upperhand_games::play_settings::BEGINS;
use upperhand_kit::schema::{Options, Placement};
use upperhand_kit::{Control, Edit};

const YES: &str = "yes";
const NO: &str = "no";
const UNDO: &str = "undo";
const NEW_GAME: &str = "new-game";

/// The letters of a name that its field has room for.
const LETTERS: usize = 12;

/// The boards to choose from.
const BOARDS: Options = &{
    let mut options = [("", ""); SHIPPED.len()];
    let mut index = 0;
    while index < SHIPPED.len() {
        options[index] = (SHIPPED[index].id, SHIPPED[index].title);
        index += 1;
    }
    options
};

pub fn controls(view: &View, state: &State) -> Vec<Control> {
    let mut controls = vec![step(view)];
    controls.extend(buttons(view));
    controls.push(Control::choice_among(
        &BOARD,
        state.board.shipped.unwrap_or(""),
        BOARDS,
        "",
    ));
    let explanation = if state.ending == Ending::Race {
        "Whoever is down to one suspect first wins at once. Nobody names anybody."
    } else {
        "Naming a suspect takes your turn and ends the game: right, you win; wrong, you lose."
    };
    controls.push(Control::choice(&RULES, state.ending.name(), explanation));
    controls.push(Control::switch(&JOINED, state.joined));
    controls.push(Control::switch(&PHONE, state.phone));
    if !state.joined {
        let (least, most) = (0.0, view.board().suspects().len() as f64);
        let name = name(view.board(), state.card);
        let card = Control::slider(&CARD, state.card, name.to_owned()).between((least, most));
        controls.push(card.in_words(name.to_owned(), LETTERS));
    }
    controls.push(Control::choice(&BEGINS, state.begins.name(), ""));
    controls
}

fn step(view: &View) -> Control {
    let said = match view.step.checked_sub(1) {
        Some(last) => format!("move {}: {}", view.step, told(&view.game, last)),
        None => "the start of the game".to_owned(),
    };
    let most = view.game.moves.len().max(1);
    Control::slider(&STEP, view.step as f64, said).between((0.0, most as f64))
}

fn buttons(view: &View) -> Vec<Control> {
    let button = |name, says: String, is_possible| {
        Control::button(name, Placement::Below, says, is_possible)
    };
    let answer = |yes: bool| {
        let word = match (view.chosen().map(|asked| asked.what), yes) {
            (Some(What::Naming), true) => "Right",
            (Some(What::Naming), false) => "Wrong",
            (_, true) => "Yes",
            (_, false) => "No",
        };
        let Some(asked) = view.chosen() else {
            return (word.to_owned(), false);
        };
        let after = view.after(asked, yes);
        let after = after.map_or_else(|| word.to_owned(), |after| format!("{word}: {after}"));
        (after, view.is_possible(asked, yes))
    };
    let ((yes, can_say_yes), (no, can_say_no)) = (answer(true), answer(false));
    vec![
        button(YES, yes, can_say_yes),
        button(NO, no, can_say_no),
        button(UNDO, "Undo".to_owned(), view.step > 0),
        button(NEW_GAME, "New game".to_owned(), !view.game.moves.is_empty()),
    ]
}

/// The edit of a button.
pub fn act(view: &View, state: &State, name: &str) -> Edit<State> {
    match name {
        YES | NO => answered(view, state, name == YES),
        UNDO => state.undone(),
        NEW_GAME => state.anew(),
        _ => state.edit(),
    }
}

fn answered(view: &View, state: &State, yes: bool) -> Edit<State> {
    let possible = |asked: &&Asked| view.is_possible(asked, yes);
    match view.chosen().filter(possible).map(|asked| asked.what) {
        Some(What::Question(question)) => state.after(Act::Ask { question, yes }),
        Some(What::Naming) => state.after(Act::Name { right: yes }),
        None => state.edit(),
    }
}
