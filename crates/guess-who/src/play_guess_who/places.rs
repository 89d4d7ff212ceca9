//! The position as other figures show it: every question there, and its place on the map.

use super::players::{answers, pools};
use super::sorting::Sorting;
use crate::win_map::MOST_HATCHED;
use crate::{question_profile, win_map};
use upperhand::play::guess_who::{Game, Setup};
use upperhand_kit::state::State as _;
use upperhand_kit::{AxisSpan, Crosshair, Figure, Resolution};

/// The picture of all questions, of players with the same abilities.
#[derive(Default)]
pub struct Places {
    profile: question_profile::Solved,
}

/// Do both players have the same abilities, and is there a move to be made?
pub fn has_profile(game: &Game) -> bool {
    game.winner().is_none() && has_map(game)
}

/// Do both players have the same abilities?
pub fn has_map(game: &Game) -> bool {
    let setup = *game.setup();
    setup.opponent_answers == setup.rules.answers()
}

impl Places {
    /// Every question of whoever is to move.
    pub fn questions(&mut self, game: &Game, resolution: Resolution) -> Figure {
        question_profile::picture(questions(game).position(), &mut self.profile, resolution)
    }

    /// The question chosen among them.
    pub fn question(&mut self, game: &Game, sorting: &Sorting) -> Option<Crosshair> {
        let mut state = questions(game);
        (state.bid, state.second) = state.held((sorting.size(1), sorting.size(2)));
        let is_question = sorting.is_question();
        is_question.then(|| question_profile::crosshair(&state, &mut self.profile))?
    }
}

/// The map up to both pools at the start.
pub fn ground(game: &Game, resolution: Resolution) -> Figure {
    let Setup {
        rules,
        mine,
        theirs,
        ..
    } = *game.setup();
    let mut state = win_map::Asked {
        ending: rules.ending(),
        answers: rules.answers(),
        mine,
        theirs,
        ..win_map::Asked::initial()
    };
    state.take_along(win_map::Field::mine.into());
    // No larger than its positions can be told apart: it is not zoomed.
    state.size = state.size.min(MOST_HATCHED);
    win_map::chances(&state.map(), resolution)
}

/// The spans of its axes.
pub fn spans(game: &Game) -> [AxisSpan; 2] {
    let coarse = Resolution {
        columns: 2,
        rows: 2,
    };
    let map = ground(game, coarse);
    [AxisSpan::of(&map.x), AxisSpan::of(&map.y)]
}

/// The sizes of the parts chosen by pointing at the picture of all questions: of part 1, and of part 2 where there are
/// three answers.
pub fn asked(game: &Game, at: (f64, f64)) -> Vec<u32> {
    question_profile::parts_pointed_at(&questions(game).position(), at)
}

/// The questions of whoever is to move.
fn questions(game: &Game) -> question_profile::Asked {
    let [mine, theirs] = pools(game);
    question_profile::Asked {
        ending: game.setup().rules.ending(),
        answers: answers(game),
        mine,
        theirs,
        ..question_profile::Asked::initial()
    }
}
