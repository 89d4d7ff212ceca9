//! The buttons: asking, naming, taking back, beginning anew, going back to a mistake.

use super::TwoBoards;
use super::asked::{Asked, Field, SetFields as _};
use super::facts::Facts;
use upperhand::play::guess_who::{Choice, Game};
use upperhand_games::play_settings::{TODAY, drawn_deal};
use upperhand_kit::FieldSet;
use upperhand_kit::described::Button;
use upperhand_kit::state::Edit;

/// The setting `ask` has a control of that name.
pub const ASK: &str = "question";
pub const NAME: &str = "name";
pub const UNDO: &str = "undo";
pub const WHY: &str = "why";
pub const REPLAY: &str = "replay";
pub const NEW_GAME: &str = "new-game";

type Press = fn(&mut Asked, &Facts, u32) -> FieldSet;

/// What a label does not say by itself depends on the game, and is said there.
const fn button(name: &'static str, says: &'static str, press: Press) -> Button<TwoBoards> {
    Button { name, says, press }
}

pub const BUTTONS: &[Button<TwoBoards>] = &[
    button(ASK, "Ask", |asked, facts, _| {
        let choice = facts.sorting.question();
        play(
            asked,
            choice.and_then(|choice| facts.game.after(choice).ok()),
        )
    }),
    button(NAME, "Name a suspect", |asked, facts, _| {
        let choice = facts.named().map(|(_, place)| Choice::NameSuspect(place));
        play(
            asked,
            choice.and_then(|choice| facts.game.after(choice).ok()),
        )
    }),
    button(UNDO, "Undo", |asked, facts, _| {
        play(asked, facts.game.undone())
    }),
    button(NEW_GAME, "New game", |asked, _, draw| {
        (asked.day, asked.seed) = (0, drawn_deal(draw));
        [Field::day, Field::seed].into()
    }),
    button(TODAY, "Deal of the day", |_, _, _| FieldSet::NONE),
    // After those that were there before, which keep their places.
    button(WHY, "Back to the game", |asked, facts, _| {
        let index = facts
            .explained()
            .and_then(|index| u32::try_from(index).ok());
        let edit = match index {
            _ if asked.line > 0 && facts.game.is_over() => asked.edit().line(0),
            Some(index) => asked.edit().step(index + 1).line(1),
            None => asked.edit(),
        };
        taken(asked, edit)
    }),
    button(REPLAY, "Nothing to replay", |asked, facts, _| {
        let before = facts.replayed().map(|(_, before)| before);
        play(asked, before.filter(|_| facts.game.is_over()))
    }),
];

/// Goes on to a game, where there is one.
fn play(asked: &mut Asked, game: Option<Game>) -> FieldSet {
    let edit = game.map_or_else(|| asked.edit(), |game| asked.playing(game));
    taken(asked, edit)
}

fn taken(asked: &mut Asked, edit: Edit<Asked>) -> FieldSet {
    *asked = edit.state;
    edit.set
}
