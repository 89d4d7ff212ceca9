//! The panels that show a position as other figures do: every question there, and its place on the map.

use super::places::{asked, has_map, has_profile};
use super::players::near;
use super::state::State;
use super::{PlayGuessWho, empty, places};
use std::borrow::Cow;
use upperhand::play::guess_who::Game;
use upperhand_games::play_settings::Coach;
use upperhand_kit::{Crosshair, Edit, Figure, KeyPress, Panel, Resolution, Size};

/// The reason why pictures of positions are not drawn.
const DIFFERENT: [&str; 3] = [
    "Drawn where both players’ questions",
    "have the same number of answers.",
    "The coach knows your chances anyway.",
];

/// What every question is worth.
pub struct Worth;

/// The game, and what the coach may tell of it.
type Told = (Game, Coach);

fn told(state: &State) -> Told {
    (state.game().into_owned(), state.coach)
}

impl Worth {
    /// The game, where its questions are shown.
    fn game(state: &State) -> Option<Cow<'_, Game>> {
        let game = Some(state.game());
        game.filter(|game| state.coach == Coach::Full && has_profile(game))
    }
}

impl Panel<PlayGuessWho> for Worth {
    type Key = Told;

    fn key(&self, _: &PlayGuessWho, state: &State, _: Size) -> Told {
        told(state)
    }

    fn draw(&self, board: &mut PlayGuessWho, key: &Self::Key, resolution: Resolution) -> Figure {
        let (game, coach) = key;
        if game.is_over() {
            empty(&["The game is over"])
        } else if !has_map(game) {
            empty(&DIFFERENT)
        } else if *coach != Coach::Full {
            empty(&["Ask the full coach for this picture"])
        } else {
            board.places.questions(game, resolution)
        }
    }

    fn crosshair(&self, board: &mut PlayGuessWho, state: &State) -> Option<Crosshair> {
        let game = Self::game(state)?;
        board.places.question(&game, &state.sorting(&game))
    }

    fn point(&self, _: &mut PlayGuessWho, state: &State, at: (f64, f64)) -> Edit<State> {
        let Some(game) = Self::game(state) else {
            return state.edit();
        };
        let mut sorting = state.sorting(&game);
        let sizes = asked(&game, at);
        for (part, size) in (1..).zip(sizes) {
            sorting.resize(part, size);
        }
        state.sorted(&sorting)
    }

    fn press(&self, _: &mut PlayGuessWho, state: &State, key: KeyPress) -> Edit<State> {
        let game = &*state.game();
        if game.is_over() {
            return state.edit();
        }
        let most = game.standing(near(game)).len().saturating_sub(1);
        let mut sorting = state.sorting(game);
        sorting.resize(1, key.moved_within(sorting.size(1), (0, most)));
        state.sorted(&sorting)
    }
}

/// The way of the game on the map.
pub struct Map;

impl Panel<PlayGuessWho> for Map {
    type Key = Told;

    fn key(&self, _: &PlayGuessWho, state: &State, _: Size) -> Told {
        told(state)
    }

    fn draw(&self, _: &mut PlayGuessWho, key: &Self::Key, resolution: Resolution) -> Figure {
        let (game, coach) = key;
        if !has_map(game) {
            empty(&DIFFERENT)
        } else if *coach == Coach::Off && !game.is_over() {
            empty(&["Told when the game is over"])
        } else {
            places::map(game, resolution)
        }
    }

    fn crosshair(&self, _: &mut PlayGuessWho, state: &State) -> Option<Crosshair> {
        let game = &*state.game();
        let is_told = state.tells(game) && has_map(game);
        is_told.then(|| places::position(game))
    }
}
