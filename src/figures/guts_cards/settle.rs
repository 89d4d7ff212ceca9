//! Settings that agree with each other.

use super::pan_zoom::{home, pointed_at, sides};
use super::request::{Played, Request, whole};
use super::schema::{
    ASPECT, BOTTOM, CARDS, DUELS, HAND, HOLD_ABOVE, LEFT, RANKS, SIZE, SUITS, Show, WHOLE,
};
use super::solved::{Games, Solved};
use super::window::Window;
use crate::figures::guts_rules::WEENIE;
use crate::figures::{Setting, Settings};

/// Gives every hand enough cards; a new deck starts at its best threshold and the hand beside it. The window stays
/// inside the map; where a hand was set last, it comes to that hand.
pub fn settle(settings: &mut Settings, set: &[&str], games: &mut Games) {
    let is_set = |setting: &Setting| set.contains(&setting.name);
    let (cards, suits) = (settings.whole(CARDS.name), settings.whole(SUITS.name));
    if is_set(&CARDS) && !is_set(&RANKS) && !is_set(&SUITS) {
        let least = (2 * cards).div_ceil(suits);
        let ranks = settings.whole(RANKS.name).max(least);
        settings.set(RANKS.name, ranks);
    }
    let played = Played::of(settings);
    settings.set(CARDS.name, played.cards);
    let is_new_deck = [&CARDS, &RANKS, &SUITS, &WEENIE].into_iter().any(is_set);
    if is_new_deck {
        let best = games
            .game(played)
            .map_or(0, |solved| solved.best.thresholds[0]);
        for setting in [&HOLD_ABOVE, &HAND]
            .into_iter()
            .filter(|setting| !is_set(setting))
        {
            settings.set(setting.name, whole(best));
        }
    }
    let request = Request::from(&*settings);
    settings.set(HOLD_ABOVE.name, whole(request.map.hold_above));
    settings.set(HAND.name, whole(request.hand));
    let is_matrix = request.map.show == Show::Matrix;
    let moves = Moves {
        is_asked_for: [&LEFT, &BOTTOM, &SIZE, &ASPECT].into_iter().any(is_set),
        is_other_view: is_new_deck || settings.switch(DUELS.name) != is_matrix,
        is_pointed: is_set(&HAND) || is_new_deck || (is_set(&HOLD_ABOVE) && is_matrix),
    };
    if let Ok(solved) = games.game(request.played) {
        settle_window(settings, solved, &request, moves);
    }
    settings.set(DUELS.name, is_matrix);
}

/// The reasons for the window to move.
#[derive(Clone, Copy)]
struct Moves {
    /// It was set itself.
    is_asked_for: bool,
    /// It belongs to another deck, or the map and the matrix have changed places.
    is_other_view: bool,
    /// The crosshair was set.
    is_pointed: bool,
}

/// Another view begins where a reader sees it first, or with the whole map for those who asked for that.
fn settle_window(settings: &mut Settings, solved: &Solved, request: &Request, moves: Moves) {
    let (mut window, home) = (request.map.window, home(solved, request.map.show));
    if moves.is_other_view && !moves.is_asked_for {
        window = if settings.switch(WHOLE.name) {
            Window::WHOLE
        } else {
            home
        };
    }
    if moves.is_pointed && !moves.is_asked_for && !window.is_whole() {
        window = window.holding(pointed_at(solved, request), sides(solved, request));
    }
    if window != request.map.window {
        for (name, value) in window.changes() {
            settings.set(name, value);
        }
    }
    // Held to the map as its rounded size is read.
    Window::of(settings).clamp(settings);
    if moves.is_asked_for && request.map.show != Show::Matrix {
        settings.set(WHOLE.name, window.is_whole() && !home.is_whole());
    }
}
