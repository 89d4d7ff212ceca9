//! Brings a state into agreement: a deck with enough cards, hands and lines of that deck, a window inside the map.

use super::solved::Solved;
use super::state::{Field, State};
use super::view::{pointed_at, sides};
use super::window::ShareWindow;
use upperhand_kit::FieldSet;

/// Gives every hand enough cards. Where the cards of a hand are set alone, the deck grows.
pub fn deal(state: &mut State, set: FieldSet) {
    if set.has(Field::cards) && !set.has([Field::ranks, Field::suits]) {
        state.ranks = state.ranks.max((2 * state.cards).div_ceil(state.suits));
    }
    state.cards = state.cards.min(state.ranks * state.suits / 2);
}

/// A new deck starts at its best line and the hand beside it. The window stays inside the map; where a hand was set last,
/// it comes to that hand.
pub fn agree(state: &mut State, set: FieldSet, solved: &Solved) -> FieldSet {
    let is_new_deck = set.has([Field::cards, Field::ranks, Field::suits, Field::weenie]);
    let best = solved.best.thresholds[0];
    if is_new_deck && !set.has(Field::hold_above) {
        state.hold_above = best;
    }
    if is_new_deck && !set.has(Field::hand) {
        state.hand = best;
    }
    state.hold_above = state.hold_above.min(solved.hands());
    state.hand = state.hand.min(solved.hands() - 1);
    let window = FieldSet::from([Field::size, Field::left, Field::bottom, Field::aspect]);
    if !set.has(window) {
        let is_line_pointed_at = state.is_matrix() && set.has(Field::hold_above);
        let is_pointed_at = is_new_deck || set.has(Field::hand) || is_line_pointed_at;
        move_window(state, solved, is_new_deck, is_pointed_at);
    }
    (state.left, state.bottom) = state.window().corner();
    state.has_matrix_window = state.is_matrix();
    let seen = [Field::hold_above, Field::hand].into();
    window.and(seen).and(Field::has_matrix_window.into())
}

/// Another view begins with the whole map. The crosshair is in sight where it was moved.
fn move_window(state: &mut State, solved: &Solved, is_new_deck: bool, is_pointed_at: bool) {
    let before = state.window();
    let is_other_view = is_new_deck || state.has_matrix_window != state.is_matrix();
    let mut window = if is_other_view {
        ShareWindow::WHOLE
    } else {
        before
    };
    if is_pointed_at && !window.is_whole() {
        window = window.holding(pointed_at(solved, state), sides(solved, state));
    }
    if window != before {
        *state = window.edit(state).state;
    }
}
