//! The figure `play-guess-who`: a game against an opponent, with a coach.
//!
//! | panel | shows |
//! |---|---|
//! | the board | the suspects of whoever is to move as cards, and the other board beside or above it |
//! | the worth of questions | the picture of `question-profile` at this position, the question chosen marked |
//! | the chance | your chance from move to move, mistakes told from luck |
//! | the map | the picture of `win-map` up to both pools, and the way of the game on it |
//!
//! The settings hold the whole game: what was agreed, the moves as a text, and the suspects chosen for the next question.
//! Other agreements begin a new one. The rules of turns, opponents and coach are those of [`crate::play::guess_who`].

mod acts;
mod board;
mod chart;
mod controls;
mod faces;
mod games;
mod layout;
mod people;
mod places;
mod readout;
mod request;
mod results;
mod schema;
mod sorting;
mod table;
mod words;

use super::model::KeyPress;
use super::{
    Axis, Cells, Changes, Control, Crosshair, Error, Extent, Figure, Label, NamedGrip, NamedModel,
    Readout, Resolution, Role, Schema, Score, Settings, Size, Table, Ticks,
};
use crate::figures::play_settings::Coach;
use crate::play::guess_who::{Game, Setup};
use board::Scene;
use games::Games;
use places::Places;
use request::{Request, near};
use schema::SCHEMA;
use std::borrow::Cow;
use std::rc::Rc;

/// The time in which cards are turned, in milliseconds.
const TURNING: f64 = 280.0;

/// The reason why pictures of positions are not drawn.
const DIFFERENT: [&str; 3] = [
    "Drawn where both players’ questions",
    "have the same number of answers.",
    "The coach knows your chances anyway.",
];

const BOARD: usize = 0;
const WORTH: usize = 1;
const CHANCE: usize = 2;

/// The figure, with the games it was asked about last.
#[derive(Default)]
pub struct PlayGuessWho {
    games: Games,
    places: Places,
}

/// Everything that the figure of a panel depends on.
#[derive(Debug, PartialEq)]
pub struct Ground {
    panel: usize,
    setup: Setup,
    moves: Cow<'static, str>,
    /// May chances be told?
    coach: Coach,
    /// What is seen on the board alone.
    board: Option<BoardGround>,
}

/// Everything besides the game that the board depends on.
#[derive(Debug, PartialEq)]
struct BoardGround {
    /// The width of the canvas over its height.
    aspect: f64,
    /// The suspects chosen.
    chosen: (u32, Cow<'static, str>),
    /// The moves before the last one, and how far the cards have been turned since.
    before: Option<(Cow<'static, str>, f64)>,
}

impl NamedModel for PlayGuessWho {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Ground;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        request::settle(&self.games, settings, set);
    }

    fn refusals(&self, request: &Request) -> Vec<String> {
        request::refusals(&self.games, request)
    }

    fn ground(&self, panel: usize, request: &Request, size: Size) -> Ground {
        Ground {
            panel,
            setup: request.setup,
            moves: request.moves.clone(),
            // The board says nothing of chances.
            coach: if panel == BOARD {
                Coach::Off
            } else {
                request.coach
            },
            board: (panel == BOARD).then(|| BoardGround {
                aspect: size.aspect(),
                chosen: (request.ask, request.chosen.clone()),
                before: None,
            }),
        }
    }

    fn motion(before: &Request, after: &Request) -> f64 {
        let is_played = before.setup == after.setup && before.moves != after.moves;
        if is_played { TURNING } else { 0.0 }
    }

    fn ground_between(
        &self,
        panel: usize,
        before: &Request,
        after: &Request,
        size: Size,
        share: f64,
    ) -> Ground {
        let mut ground = self.ground(panel, after, size);
        if let Some(board) = &mut ground.board {
            board.before = Some((before.moves.clone(), share));
        }
        ground
    }

    fn figure(&mut self, ground: &Ground, resolution: Resolution) -> Result<Figure, Error> {
        let game = self.games.after(ground.setup, &ground.moves)?.game;
        if let Some(board) = &ground.board {
            return self.board(ground.setup, board, &game);
        }
        let is_over = game.is_over();
        match ground.panel {
            WORTH if is_over => Ok(empty(&["The game is over"])),
            WORTH if !places::has_map(&game) => Ok(empty(&DIFFERENT)),
            WORTH if ground.coach != Coach::Full => {
                Ok(empty(&["Ask the full coach for this picture"]))
            }
            WORTH => self.places.questions(&game, resolution),
            CHANCE => Ok(chart::figure(&game, ground.coach != Coach::Off || is_over)),
            _ if !places::has_map(&game) => Ok(empty(&DIFFERENT)),
            _ if ground.coach == Coach::Off && !is_over => {
                Ok(empty(&["Told when the game is over"]))
            }
            _ => self.places.map(&game, resolution),
        }
    }

    fn crosshair(&mut self, panel: usize, request: &Request) -> Option<Crosshair> {
        let game = request.game(&self.games).ok()?;
        match panel {
            BOARD | CHANCE => None,
            WORTH => {
                let is_shown = request.coach == Coach::Full && places::has_profile(&game);
                let sorting = request.sorting(&game);
                is_shown
                    .then(|| self.places.question(&game, &sorting))
                    .flatten()
            }
            _ => {
                let is_shown = request.tells(&game) && places::has_map(&game);
                is_shown.then(|| self.places.position(&game)).flatten()
            }
        }
    }

    fn point(&mut self, panel: usize, request: &Request, at: (f64, f64)) -> Changes {
        let Ok(game) = request.game(&self.games) else {
            return Changes::new();
        };
        let is_shown = request.coach == Coach::Full && places::has_profile(&game);
        if panel != WORTH || !is_shown {
            return Changes::new();
        }
        let mut sorting = request.sorting(&game);
        let sizes = self.places.asked(&game, &sorting, at);
        for (part, size) in (1..).zip(sizes) {
            sorting.resize(part, size);
        }
        sorting.changes()
    }

    fn grip(&mut self, panel: usize, _request: &Request, _at: (f64, f64)) -> NamedGrip {
        match panel {
            BOARD => NamedGrip::Cells,
            WORTH => NamedGrip::Anywhere,
            _ => NamedGrip::Nothing,
        }
    }

    fn press(&mut self, panel: usize, request: &Request, key: KeyPress) -> Changes {
        let Ok(game) = request.game(&self.games) else {
            return Changes::new();
        };
        let most = game.standing(near(&game)).len().saturating_sub(1);
        if panel != WORTH || game.is_over() {
            return Changes::new();
        }
        let mut sorting = request.sorting(&game);
        sorting.resize(1, key.moved_whole(sorting.size(1), (0, most)).min(most));
        sorting.changes()
    }

    fn act(&mut self, request: &Request, name: &str, draw: u32) -> Changes {
        match request.game(&self.games) {
            Ok(game) => acts::act(&game, &request.sorting(&game), name, draw),
            Err(_) => Changes::new(),
        }
    }

    fn cells(&mut self, request: &Request, size: Size) -> Option<Cells> {
        let game = request.game(&self.games).ok()?;
        Some(board::cells(&game, &request.sorting(&game), size.aspect()))
    }

    fn choose(&mut self, request: &Request, cell: usize, is_chosen: bool) -> Changes {
        let Ok(game) = request.game(&self.games) else {
            return Changes::new();
        };
        let near = game.standing(near(&game));
        let before = near
            .iter()
            .take_while(|number| (*number as usize) <= cell)
            .count();
        let mut sorting = request.sorting(&game);
        sorting.put(before, if is_chosen { request.part } else { 0 });
        sorting.changes()
    }

    fn score(&mut self, request: &Request) -> Option<Score> {
        results::score(&*request.game(&self.games).ok()?)
    }

    fn tally(counted: &[&[f64]]) -> Option<String> {
        Some(results::tally(counted))
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        let game = request.game(&self.games)?;
        Ok(controls::controls(&game, request, settings))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        readout::readout(&*request.game(&self.games)?, request)
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(words::sentence(&*request.game(&self.games)?))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::summary(&*request.game(&self.games)?, request))
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        let game = request.game(&self.games)?;
        Ok(table::table(&game, request.tells(&game), extent))
    }
}

impl PlayGuessWho {
    fn board(
        &mut self,
        setup: Setup,
        ground: &BoardGround,
        game: &Rc<Game>,
    ) -> Result<Figure, Error> {
        let (ask, chosen) = &ground.chosen;
        let standing = game.standing(near(game)).len();
        let sorting = sorting::Sorting::read(chosen, *ask, standing, request::answers(game));
        let before = match &ground.before {
            Some((moves, share)) => Some((self.games.after(setup, moves)?.game, *share)),
            None => None,
        };
        // Of two people the boards change places: nothing is turned then.
        let before = before
            .as_ref()
            .filter(|(before, _)| near(before) == near(game));
        let scene = Scene {
            game,
            sorting: &sorting,
            before: before.map(|(before, share)| (before.as_ref(), *share)),
        };
        Ok(board::figure(&scene, ground.aspect))
    }
}

/// A picture of nothing but the reason, in lines.
fn empty(reason: &[&'static str]) -> Figure {
    /// The height of a line, as a share of the picture's.
    const LINE: f64 = 0.1;
    let axis = || Axis::linear("", Role::Muted, (0.0, 1.0)).with_ticks(Ticks::None);
    let mut figure = Figure::new("", axis(), axis());
    let top = 0.5 + LINE * (reason.len() as f64 - 1.0) / 2.0;
    for (line, words) in reason.iter().enumerate() {
        figure.add(Label::on((0.5, top - LINE * line as f64), *words));
    }
    figure
}
