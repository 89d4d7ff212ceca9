//! The position as other figures show it: every question there, and its place on the map.

use super::sorting::Sorting;
use super::state::{answers, near};
use crate::figures::named::Named;
use crate::figures::question_profile::{BID, QuestionProfile, SECOND};
use crate::figures::rule_sets::{ANSWERS, MINE, RULES, THEIRS, sized};
use crate::figures::state::State as _;
use crate::figures::win_map::{self, AllPositions, MOST_HATCHED, WinMap};
use crate::figures::{
    Crosshair, Curve, Dot, Error, FieldSet, Figure, Model, Panel, Resolution, Role, Settings, Size,
};
use crate::guess_who::{Ending, Pool};
use crate::play::guess_who::{Game, Player, Setup};

/// Figures of positions, which both players enter with the same abilities.
#[derive(Default)]
pub struct Places {
    profile: Named<QuestionProfile>,
    map: WinMap,
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

/// The settings of a figure at a position of the game; other names as they are by default.
fn settings(model: &mut dyn Model, game: &Game, (mine, theirs): (u32, u32)) -> Settings {
    let mut settings = model.defaults();
    let rules = game.setup().rules;
    settings.set(RULES.name, rules.ending().name());
    settings.set(ANSWERS.name, u32::from(answers(game)));
    settings.set(MINE.name, mine);
    settings.set(THEIRS.name, theirs);
    let set = settings.fields(&[MINE.name, THEIRS.name]);
    model.settle(&mut settings, set);
    settings
}

/// The pools of a player, and of the other.
fn pools(game: &Game, player: Player) -> (u32, u32) {
    (
        game.standing(player).len(),
        game.standing(player.other()).len(),
    )
}

impl Places {
    fn at_question(&mut self, game: &Game, sorting: &Sorting) -> Settings {
        let mut settings = settings(&mut self.profile, game, pools(game, near(game)));
        let sizes = [sorting.size(1), sorting.size(2)];
        let names = [BID.name, SECOND.name];
        for (name, size) in names.into_iter().zip(sizes) {
            settings.set(name, size);
        }
        let set = settings.fields(&names);
        self.profile.settle(&mut settings, set);
        settings
    }

    /// Every question of whoever is to move.
    pub fn questions(&mut self, game: &Game, resolution: Resolution) -> Result<Figure, Error> {
        let settings = settings(&mut self.profile, game, pools(game, near(game)));
        self.profile.figure_at(0, &settings, resolution)
    }

    /// The question chosen among them.
    pub fn question(&mut self, game: &Game, sorting: &Sorting) -> Option<Crosshair> {
        let settings = self.at_question(game, sorting);
        self.profile
            .crosshair(0, &settings)
            .filter(|_| sorting.is_question())
    }

    /// The sizes of the parts chosen by pointing at that picture: of part 1, and of part 2 where there are three answers.
    pub fn asked(&mut self, game: &Game, sorting: &Sorting, at: (f64, f64)) -> Vec<u32> {
        let settings = self.at_question(game, sorting);
        let edit = self.profile.point(0, &settings, at);
        let sizes = [BID.name, SECOND.name]
            .map(|name| (edit.state.whole(name), edit.state.fields(&[name])));
        let set = sizes.into_iter().filter(|(_, field)| edit.set.has(*field));
        set.map(|(size, _)| size).collect()
    }

    /// The map up to both pools at the start, and the way of the game on it.
    pub fn map(&mut self, game: &Game, resolution: Resolution) -> Result<Figure, Error> {
        let Setup { mine, theirs, .. } = *game.setup();
        let mut state = on_map(game, mine, theirs);
        state.agree(FieldSet::all([
            win_map::Field::mine,
            win_map::Field::theirs,
        ]));
        // No larger than its positions can be told apart: it is not zoomed.
        state.size = state.size.min(MOST_HATCHED);
        let ground = AllPositions.ground(&self.map, &state, Size::USUAL);
        let mut figure = AllPositions.draw(&mut self.map, &ground, resolution)?;
        let way = way(game);
        figure.add(Curve::cased(way.iter().copied(), Role::Ink));
        figure
            .dots
            .extend(way.iter().map(|&at| Dot::filled(at, Role::Ink, 2.5)));
        Ok(figure)
    }

    /// The position on the map, as your pool against theirs.
    pub fn position(&mut self, game: &Game) -> Option<Crosshair> {
        let pool = |player| sized(game.standing(player).len());
        let state = on_map(game, pool(Player::You), pool(Player::Opponent));
        AllPositions.crosshair(&mut self.map, &state)
    }
}

/// The map of the rules of a game, at a position.
fn on_map(game: &Game, mine: Pool, theirs: Pool) -> win_map::State {
    let rules = game.setup().rules;
    win_map::State {
        ending: rules.ending(),
        answers: rules.answers(),
        mine,
        theirs,
        ..win_map::State::initial()
    }
}

/// Your pool against theirs at the start and after each move.
fn way(game: &Game) -> Vec<(f64, f64)> {
    let setup = *game.setup();
    let mut pools = (setup.mine.get(), setup.theirs.get());
    let mut way = vec![pools];
    for turn in game.history() {
        let kept = turn.left.len();
        match turn.by {
            Player::You => pools.0 = kept,
            Player::Opponent => pools.1 = kept,
        }
        way.push(pools);
    }
    // A wrong name under the official rules ends the game where it stands.
    if setup.rules.ending() == Ending::Official && game.is_over() {
        way.pop();
    }
    way.dedup();
    way.into_iter()
        .map(|(x, y)| (f64::from(x), f64::from(y)))
        .collect()
}
