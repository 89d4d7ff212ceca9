//! The figure `play-guts`: a table of *Guts*, with a coach.
//!
//! | panel | shows |
//! |---|---|
//! | the table | the others with their last choices, the pot, your hand |
//! | what you have won | your winnings and the pots, round by round |
//! | choices and luck | the same sum told apart |
//! | a thousand rounds | their curve by one plan, beside what they bring on average |
//!
//! The settings hold the whole game: what was agreed, the moves as a text, and whether the hands of the last round are on
//! the table or the next ones are dealt. Other agreements begin a new one. Rules, players and coach are those of
//! [`crate::play::guts`].

mod acts;
mod board;
mod cards;
mod coach;
mod controls;
mod curves;
mod games;
mod ground;
mod layout;
mod money;
mod readout;
mod request;
mod results;
mod schema;
mod seats;
mod table;
mod thousand;
mod words;

use super::model::KeyPress;
use super::{
    Changes, Control, Crosshair, Error, Extent, Figure, NamedGrip, NamedModel, Readout, Resolution,
    Schema, Score, Settings, Size, Table,
};
use crate::figures::play_settings::Coach;
use board::Scene;
use core::cell::RefCell;
use games::{Games, Position};
use ground::Ground;
use request::Request;
use schema::SCHEMA;

/// The time in which the others' hands are turned, in milliseconds.
const TURNING: f64 = 280.0;

const TABLE: usize = 0;
const MONEY: usize = 1;
const LUCK: usize = 2;

/// The figure, with the games it was asked about last.
#[derive(Default)]
pub struct PlayGuts {
    games: RefCell<Games>,
}

impl NamedModel for PlayGuts {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Ground;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        request::settle(settings, set, &mut self.games.borrow_mut());
    }

    fn refusals(&self, request: &Request) -> Vec<String> {
        request::refusals(request, &mut self.games.borrow_mut())
    }

    fn ground(&self, panel: usize, request: &Request, size: Size) -> Ground {
        let (setup, moves) = (request.setup, request.moves.clone());
        match panel {
            TABLE => Ground::Table {
                setup,
                moves,
                is_revealed: request.is_revealed,
                coach: request.coach,
                turned: 1.0,
                aspect: size.aspect(),
            },
            MONEY => Ground::Money(setup, moves),
            LUCK => Ground::Luck(setup, moves, request.coach),
            _ => Ground::Thousand(setup, request.is_forward.then_some(request.plan)),
        }
    }

    fn motion(before: &Request, after: &Request) -> f64 {
        let is_revealed = !before.is_revealed && after.is_revealed;
        if is_revealed && before.setup == after.setup {
            TURNING
        } else {
            0.0
        }
    }

    fn ground_between(
        &self,
        panel: usize,
        _before: &Request,
        after: &Request,
        size: Size,
        share: f64,
    ) -> Ground {
        let mut ground = self.ground(panel, after, size);
        if let Ground::Table { turned, .. } = &mut ground {
            *turned = share;
        }
        ground
    }

    fn figure(&mut self, ground: &Ground, _resolution: Resolution) -> Result<Figure, Error> {
        let games = self.games.get_mut();
        Ok(match ground {
            Ground::Table {
                setup,
                moves,
                is_revealed,
                coach,
                turned,
                aspect,
            } => {
                let position = games.at(*setup, moves, *is_revealed)?;
                let is_decided = position.is_revealed() || position.game.is_over();
                let scene = Scene {
                    position: &position,
                    turned: *turned,
                    is_line_told: match coach {
                        Coach::Full => true,
                        Coach::Hints => is_decided,
                        Coach::Off => position.game.is_over(),
                    },
                };
                board::figure(&scene, *aspect)
            }
            Ground::Money(setup, moves) => curves::money(&*games.after(*setup, moves)?),
            Ground::Luck(setup, moves, coach) => {
                let game = games.after(*setup, moves)?;
                let is_told = *coach != Coach::Off || game.is_over();
                curves::luck(&game, is_told)
            }
            Ground::Thousand(_, None) => thousand::waiting(),
            Ground::Thousand(setup, Some(plan)) => {
                let start = games.after(*setup, "")?;
                thousand::figure(&start, &thousand::played(&start, *plan)?)
            }
        })
    }

    fn crosshair(&mut self, _panel: usize, _request: &Request) -> Option<Crosshair> {
        None
    }

    fn point(&mut self, _panel: usize, _request: &Request, _at: (f64, f64)) -> Changes {
        Changes::new()
    }

    fn grip(&mut self, _panel: usize, _request: &Request, _at: (f64, f64)) -> NamedGrip {
        NamedGrip::Nothing
    }

    fn press(&mut self, _panel: usize, _request: &Request, _key: KeyPress) -> Changes {
        Changes::new()
    }

    fn act(&mut self, request: &Request, name: &str, draw: u32) -> Changes {
        match self.position(request) {
            Ok(position) => acts::act(&position, request, name, draw),
            Err(_) => Changes::new(),
        }
    }

    fn score(&mut self, request: &Request) -> Option<Score> {
        let game = self.games.get_mut().after(request.setup, &request.moves);
        game.ok().map(|game| results::score(&game))
    }

    fn tally(counted: &[&[f64]]) -> Option<String> {
        Some(results::tally(counted))
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        let position = self.position(request)?;
        Ok(controls::controls(&position, request, settings))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        readout::readout(&self.position(request)?, request)
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        let game = self.position(request)?.game;
        if request.is_forward && game.ending().is_none() {
            return Ok(thousand::taken(
                &game,
                &thousand::played(&game, request.plan)?,
            ));
        }
        Ok(words::sentence(&game))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::summary(&self.position(request)?, request))
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        let position = self.position(request)?;
        let is_told = request.tells(&position.game);
        Ok(table::table(&position, is_told, extent))
    }
}

impl PlayGuts {
    fn position(&mut self, request: &Request) -> Result<Position, Error> {
        let games = self.games.get_mut();
        games.at(request.setup, &request.moves, request.is_revealed)
    }
}
