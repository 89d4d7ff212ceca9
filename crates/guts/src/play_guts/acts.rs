//! The buttons: holding, dropping, dealing on, leaving, taking back, beginning anew.

use super::CardTable;
use super::asked::{Asked, Field};
use super::facts::Facts;
use upperhand::play::guts::{Choice, Game};
use upperhand_games::play_settings::{TODAY, drawn_deal};
use upperhand_kit::FieldSet;
use upperhand_kit::described::Button;

pub const HOLD: &str = "hold";
pub const DROP: &str = "drop";
pub const NEXT: &str = "next";
pub const LEAVE: &str = "leave";
pub const UNDO: &str = "undo";
pub const REPLAY: &str = "replay";
pub const NEW_GAME: &str = "new-game";

type Press = fn(&mut Asked, &Facts, u32) -> FieldSet;

/// What a label does not say in two words depends on the game, and is said there.
const fn button(name: &'static str, says: &'static str, press: Press) -> Button<CardTable> {
    Button { name, says, press }
}

pub const BUTTONS: &[Button<CardTable>] = &[
    button(HOLD, "Hold", |asked, facts, _| {
        choose(asked, facts, Choice::Hold)
    }),
    button(DROP, "Drop", |asked, facts, _| {
        choose(asked, facts, Choice::Drop)
    }),
    button(NEXT, "Next hand", |asked, facts, _| {
        let is_possible = facts.revealed().is_some() && !facts.game.is_over();
        asked.revealed &= !is_possible;
        Field::revealed.into()
    }),
    button(LEAVE, "Leave", |asked, facts, _| {
        choose(asked, facts, Choice::Leave)
    }),
    button(UNDO, "Undo", |asked, facts, _| {
        go_to(asked, facts.game.undone(), false)
    }),
    button(REPLAY, "Replay", |asked, facts, _| {
        let worst = facts.review.worst.filter(|_| facts.game.is_over());
        let game = worst.and_then(|round| facts.game.before(round));
        go_to(asked, game, false)
    }),
    button(NEW_GAME, "New game", |asked, _, draw| {
        (asked.day, asked.seed) = (0, drawn_deal(draw));
        [Field::day, Field::seed].into()
    }),
    button(TODAY, "Deal of the day", |_, _, _| FieldSet::NONE),
];

fn choose(asked: &mut Asked, facts: &Facts, choice: Choice) -> FieldSet {
    let leaves = choice == Choice::Leave;
    let is_possible = facts.is_asked() || leaves && facts.can_go_on();
    let game = facts.game.after(choice).ok().filter(|_| is_possible);
    go_to(asked, game, !leaves)
}

/// Goes to a game, where there is one.
fn go_to(asked: &mut Asked, game: Option<Game>, is_revealed: bool) -> FieldSet {
    let Some(game) = game else {
        return FieldSet::NONE;
    };
    (asked.play, asked.revealed) = (game.into(), is_revealed);
    [Field::play, Field::revealed].into()
}
