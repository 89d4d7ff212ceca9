//! The figure `guts-cards`: which hands to hold in two-player Guts with real cards.
//!
//! Three panels: the map of hands (or the thresholds against each other), by how much holding each hand
//! beats dropping it against the equilibrium, and a list of the hands around the one chosen. The optimum
//! is solved elsewhere; until its answer comes, the best threshold is shown in its place.

mod controls;
mod losses;
mod map;
mod matrix;
mod pan_zoom;
mod places;
mod readout;
mod request;
mod returns;
mod schema;
mod settle;
mod solved;
mod table;
pub(super) mod tasks;
mod verdict;
mod window;
mod words;

use super::model::KeyPress;
use super::{
    Along, Changes, Control, Crosshair, Error, Extent, Figure, NamedModel, PanZoom, Readout,
    Resolution, Schema, Settings, Size, Table, Task, index_at,
};
use core::cell::RefCell;
use request::{Ground, Played, Request, Shown, whole};
use schema::{HAND, HOLD_ABOVE, SCHEMA, Show};
use solved::{Games, Solved};
use tasks::OPTIMUM;

/// The figure, with the games looked at.
#[derive(Default)]
pub struct GutsCards {
    games: RefCell<Games>,
    /// How many answers have come.
    answers: u64,
}

const MAP: usize = 0;
const LIST: usize = 2;

impl NamedModel for GutsCards {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Ground;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        settle::settle(settings, set, &mut self.games.borrow_mut());
    }

    fn ground(&self, panel: usize, request: &Request, _size: Size) -> Ground {
        let (hand, around, map) = (request.hand, request.around, request.map);
        let mut games = self.games.borrow_mut();
        let known = games.met(request.played);
        Ground {
            played: request.played,
            answer: known.map_or(0, |solved| solved.answer),
            shown: match panel {
                MAP if map.show == Show::Matrix => Shown::Matrix(map.window),
                MAP => Shown::Map(map),
                LIST => Shown::List { hand, around },
                _ => Shown::Gains,
            },
        }
    }

    fn figure(&mut self, ground: &Ground, resolution: Resolution) -> Result<Figure, Error> {
        let solved = self.games.get_mut().game(ground.played)?;
        Ok(match ground.shown {
            Shown::Map(map) => map::figure(solved, &map),
            Shown::Matrix(window) => matrix::figure(solved, window),
            Shown::Gains => returns::figure(solved, resolution),
            Shown::List { hand, around } => returns::list(solved, hand, around),
        })
    }

    fn crosshair(&mut self, panel: usize, request: &Request) -> Option<Crosshair> {
        let solved = self.solved(request).ok()?;
        Some(match panel {
            MAP if request.map.show == Show::Matrix => matrix::crosshair(solved, request),
            MAP => map::crosshair(solved, request.hand),
            LIST => returns::listed_crosshair(solved, request.hand),
            _ => returns::crosshair(solved, request.hand),
        })
    }

    fn point(&mut self, panel: usize, request: &Request, at: (f64, f64)) -> Changes {
        let Ok(solved) = self.solved(request) else {
            return Changes::new();
        };
        let last = solved.hands() - 1;
        match panel {
            MAP if request.map.show == Show::Matrix => vec![
                HAND.to(nearest(at.0, last)),
                HOLD_ABOVE.to(nearest(at.1, last + 1)),
            ],
            MAP => {
                let places = solved.places();
                let hand = places.hand_at(at, request.map.window.part_of(places.sides()));
                hand.map(|hand| HAND.to(whole(hand))).into_iter().collect()
            }
            LIST => vec![HAND.to(nearest(at.1, last))],
            _ => vec![HAND.to(nearest(at.0, last))],
        }
    }

    fn press(&mut self, panel: usize, request: &Request, key: KeyPress) -> Changes {
        let Ok(solved) = self.solved(request) else {
            return Changes::new();
        };
        let last = solved.hands() - 1;
        let moved = |from: usize, last: usize| {
            nearest(key.moved(from as f64, 1.0, (0.0, last as f64)), last)
        };
        let is_matrix = panel == MAP && request.map.show == Show::Matrix;
        vec![match key.along() {
            Along::Y if is_matrix => HOLD_ABOVE.to(moved(request.map.hold_above, last + 1)),
            _ => HAND.to(moved(request.hand, last)),
        }]
    }

    fn pan_zoom(&mut self, panel: usize, request: &Request, pan_zoom: PanZoom) -> Changes {
        match self.solved(request) {
            Ok(solved) if panel == MAP => pan_zoom::pan_zoom_map(solved, request, pan_zoom),
            Ok(solved) if panel == LIST => pan_zoom::pan_zoom_list(solved, request, pan_zoom),
            _ => Changes::new(),
        }
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(self.solved(request)?, request, settings))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        Ok(readout::readout(self.solved(request)?, request))
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(verdict::sentence(self.solved(request)?).to_owned())
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        Ok(verdict::summary(self.solved(request)?, request))
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        Ok(table::table(self.solved(request)?, request, extent))
    }

    fn task(&mut self, request: &Request) -> Option<Task> {
        let solved = self.solved(request).ok()?;
        solved.task(request.map.show == Show::Matrix, &words::played(solved))
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let Some(solved) = self.games.get_mut().met(Played::from_numbers(numbers)?) else {
            return Ok(());
        };
        self.answers += 1;
        solved.answer = self.answers;
        match name {
            OPTIMUM => solved.receive_strategy(answer),
            _ => solved.receive_matrix(answer),
        }
    }
}

impl GutsCards {
    /// The game of a request, with the best reply to its threshold.
    fn solved(&mut self, request: &Request) -> Result<&Solved, Error> {
        self.games.get_mut().solved(request)
    }
}

fn nearest(along: f64, last: usize) -> u32 {
    whole(index_at(along.round(), last + 1))
}
