//! The panels that show a position as other figures do: every question there, and its place on the map.

use super::places::{asked, has_map, has_profile};
use super::state::{State, near};
use super::{PlayGuessWho, empty};
use crate::figures::model::{Grip, KeyPress};
use crate::figures::play_settings::Coach;
use crate::figures::state::State as _;
use crate::figures::{Crosshair, Edit, Error, Figure, Ground, Panel, Resolution, Size};
use crate::play::guess_who::Game;

/// The reason why pictures of positions are not drawn.
const DIFFERENT: [&str; 3] = [
    "Drawn where both players’ questions",
    "have the same number of answers.",
    "The coach knows your chances anyway.",
];

/// What every question is worth.
pub struct Worth;

/// The game, or why there is none, and what the coach may tell of it.
type Told = (Result<Game, Error>, Coach);

fn told(state: &State) -> Told {
    (state.game(), state.coach)
}

impl Worth {
    /// The game, where its questions are shown.
    fn game(state: &State) -> Option<Game> {
        let game = state.game().ok()?;
        (state.coach == Coach::Full && has_profile(&game)).then_some(game)
    }
}

impl Panel<PlayGuessWho> for Worth {
    fn ground(&self, _: &PlayGuessWho, state: &State, _: Size) -> Ground {
        Ground::new(told(state))
    }

    fn draw(
        &self,
        board: &mut PlayGuessWho,
        ground: &Ground,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let (game, coach): &Told = ground.get();
        let game = game.as_ref().map_err(Clone::clone)?;
        if game.is_over() {
            Ok(empty(&["The game is over"]))
        } else if !has_map(game) {
            Ok(empty(&DIFFERENT))
        } else if *coach != Coach::Full {
            Ok(empty(&["Ask the full coach for this picture"]))
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
        let Some(game) = state.game().ok().filter(|game| !game.is_over()) else {
            return state.edit();
        };
        let most = game.standing(near(&game)).len().saturating_sub(1);
        let mut sorting = state.sorting(&game);
        sorting.resize(1, key.moved_whole(sorting.size(1), (0, most)).min(most));
        state.sorted(&sorting)
    }
}

/// The way of the game on the map.
pub struct Map;

impl Panel<PlayGuessWho> for Map {
    fn ground(&self, _: &PlayGuessWho, state: &State, _: Size) -> Ground {
        Ground::new(told(state))
    }

    fn draw(
        &self,
        board: &mut PlayGuessWho,
        ground: &Ground,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let (game, coach): &Told = ground.get();
        let game = game.as_ref().map_err(Clone::clone)?;
        if !has_map(game) {
            Ok(empty(&DIFFERENT))
        } else if *coach == Coach::Off && !game.is_over() {
            Ok(empty(&["Told when the game is over"]))
        } else {
            board.places.map(game, resolution)
        }
    }

    fn crosshair(&self, board: &mut PlayGuessWho, state: &State) -> Option<Crosshair> {
        let game = state.game().ok()?;
        if state.tells(&game) && has_map(&game) {
            board.places.position(&game)
        } else {
            None
        }
    }

    fn grip(&self, _: &mut PlayGuessWho, _: &State, _: (f64, f64)) -> Grip<State> {
        Grip::Nothing
    }
}
