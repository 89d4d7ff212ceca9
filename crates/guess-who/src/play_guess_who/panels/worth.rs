//! What every question is worth: the picture of `question-profile` at this position.

use super::super::asked::Asked;
use super::super::places::{asked, has_profile};
use super::super::players::{answers, near};
use super::super::{Solved, TwoBoards};
use std::borrow::Cow;
use upperhand::play::guess_who::Game;
use upperhand_games::play_settings::Coach;
use upperhand_kit::described::{Gesture, Movable, Panel};
use upperhand_kit::state::Edit;
use upperhand_kit::{Along, Figure, Resolution, Size};

/// Every question there.
pub struct Worth;

impl Worth {
    /// The game, where its questions are shown.
    fn game(state: &Asked) -> Option<Cow<'_, Game>> {
        let game = Some(state.game());
        game.filter(|game| state.coach == Coach::Full && has_profile(game))
    }
}

impl Panel<TwoBoards> for Worth {
    type Key = Game;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Game {
        state.game().into_owned()
    }

    fn draw(&self, game: &Game, known: &mut Solved, resolution: Resolution) -> Figure {
        known.places.questions(game, resolution)
    }

    fn movable(&self, state: &Asked, known: &mut Solved) -> Option<Movable> {
        let game = Self::game(state)?;
        let crosshair = known.places.question(&game, &state.sorting(&game))?;
        Some(Movable {
            x: None,
            y: None,
            crosshair,
        })
    }

    /// The first part moves along x, and in the triangle of three the second along y.
    fn edit(&self, state: &Asked, _: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        let game = Self::game(state)?;
        let mut sorting = state.sorting(&game);
        match gesture {
            Gesture::Point(at) => {
                for (part, size) in (1..).zip(asked(&game, at)) {
                    sorting.resize(part, size);
                }
            }
            Gesture::Press(key) => {
                let (part, other) = match key.along() {
                    Along::Y if answers(&game) == 3 => (2, 1),
                    Along::X | Along::Y => (1, 2),
                };
                let ends = match answers(&game) {
                    3 => (0, game.standing(near(&game)).len() - sorting.size(other)),
                    _ => (1, game.standing(near(&game)).len() - 1),
                };
                sorting.resize(part, key.moved_within(sorting.size(part), ends));
            }
            Gesture::PanZoom(_) => {}
        }
        Some(state.sorted(&sorting))
    }
}
