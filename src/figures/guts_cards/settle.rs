//! Settings that agree with each other.

use super::pan_zoom::{pointed_at, sides};
use super::request::{Played, Request, whole};
use super::schema::{BOTTOM, CARDS, HAND, HOLD_ABOVE, LEFT, RANKS, SIZE, SUITS, Show};
use super::solved::Games;
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
    let has_moved = is_set(&HAND) || is_new_deck || (is_set(&HOLD_ABOVE) && is_matrix);
    let is_asked_for = [&LEFT, &BOTTOM, &SIZE].into_iter().any(is_set);
    let mut window = request.map.window;
    if has_moved
        && !is_asked_for
        && !window.is_whole()
        && let Ok(solved) = games.game(request.played)
    {
        window = window.holding(pointed_at(solved, &request), sides(solved, &request));
    }
    window.put(settings);
}
