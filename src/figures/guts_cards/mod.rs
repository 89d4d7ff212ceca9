//! The figure `guts-cards`: which hands to hold in two-player Guts with real cards.
//!
//! Three panels: the map of hands (or the thresholds against each other), by how much holding each hand
//! beats dropping it against the equilibrium, and a list of the hands around the one chosen. The optimum
//! is solved elsewhere; until its answer comes, the best threshold is shown in its place.

mod controls;
mod map;
mod matrix;
mod pan_zoom;
mod parameters;
mod places;
mod readout;
mod returns;
mod solved;
mod table;
pub(super) mod tasks;
mod window;
mod words;

use super::Error;
use super::figure::{Crosshair, Figure};
use super::model::{
    Along, Changes, Control, Extent, Key, Model, Navigation, PanZoom, Panel, Readout, Resolution,
    Table,
};
use super::settings::{Parameter, Settings};
use super::task::Task;
use core::cell::RefCell;
use parameters::{PARAMETERS, Played, Request, Show, whole};
use solved::Games;
use tasks::OPTIMUM;

/// The figure, with the games looked at.
#[derive(Default)]
pub struct GutsCards {
    games: RefCell<Games>,
}

const MAP: usize = 0;
const LIST: usize = 2;

const PANELS: &[Panel] = &[
    Panel {
        label: "Map of all hands",
        help: "Point, tap or drag to choose a hand; a click pins. The arrow keys go to the next stronger or \
            weaker hand, Page Up and Page Down by ten, Home and End to the ends. In the matrix they move both \
            thresholds. Ctrl or ⌘ and the wheel, or two fingers, zoom in to each single hand; Shift and dragging \
            moves the map; + and − zoom, 0 resets.",
        shows: &[
            "cards",
            "ranks",
            "suits",
            "weenie",
            "show",
            "hold-above",
            "left",
            "bottom",
            "size",
        ],
        navigation: Navigation::Free,
    },
    Panel {
        label: "What holding each hand gains",
        help: "Point, tap or drag to choose a hand; the arrow keys go to the next one.",
        shows: &["cards", "ranks", "suits", "weenie"],
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "List of the hands around the one chosen",
        help: "Point, tap or drag to choose a hand; the arrow keys go to the next one, Page Up and Page Down \
            by ten. Zoom to see fewer or more hands.",
        shows: &["cards", "ranks", "suits", "weenie", "hand", "around"],
        navigation: Navigation::Free,
    },
];

impl Model for GutsCards {
    fn parameters(&self) -> &'static [Parameter] {
        PARAMETERS
    }

    fn panels(&self) -> &'static [Panel] {
        PANELS
    }

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        parameters::settle(settings, set, |played| {
            let mut games = self.games.borrow_mut();
            let solved = games.game(played).ok()?;
            Some(solved.best.thresholds[0])
        });
        let mut games = self.games.borrow_mut();
        pan_zoom::settle(settings, set, |request| {
            games.game(request.played).ok().map(|solved| &*solved)
        });
    }

    fn figure(
        &mut self,
        panel: usize,
        settings: &Settings,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let request = Request::of(settings);
        let solved = self.games.get_mut().solved(&request)?;
        Ok(match panel {
            MAP if request.show == Show::Matrix => matrix::figure(solved, &request),
            MAP => map::figure(solved, &request),
            LIST => returns::list(solved, request.hand, request.around),
            _ => returns::figure(solved, resolution),
        })
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        let solved = self.games.get_mut().solved(&request).ok()?;
        Some(match panel {
            MAP if request.show == Show::Matrix => matrix::crosshair(solved, &request),
            MAP => map::crosshair(solved, request.hand),
            LIST => returns::listed_crosshair(solved, request.hand),
            _ => returns::crosshair(solved, request.hand),
        })
    }

    fn point(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Changes {
        let request = Request::of(settings);
        let Ok(solved) = self.games.get_mut().solved(&request) else {
            return Changes::new();
        };
        let last = solved.hands() - 1;
        match panel {
            MAP if request.show == Show::Matrix => vec![
                ("hand", whole(matrix::nearest(at.0, last))),
                ("hold-above", whole(matrix::nearest(at.1, last + 1))),
            ],
            MAP => {
                let places = solved.places();
                let hand = places.hand_at(at, request.window.part_of(places.sides()));
                hand.map(|hand| ("hand", whole(hand))).into_iter().collect()
            }
            LIST => vec![("hand", whole(matrix::nearest(at.1, last)))],
            _ => vec![("hand", whole(matrix::nearest(at.0, last)))],
        }
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        let Ok(solved) = self.games.get_mut().solved(&request) else {
            return Changes::new();
        };
        let last = solved.hands() - 1;
        if panel == MAP && request.show == Show::Matrix && moves_up(key) {
            let moved = moved(request.hold_above, key, last + 1);
            return vec![("hold-above", whole(moved))];
        }
        vec![("hand", whole(moved(request.hand, key, last)))]
    }

    fn pan_zoom(&mut self, panel: usize, settings: &Settings, pan_zoom: PanZoom) -> Changes {
        let request = Request::of(settings);
        match self.games.get_mut().solved(&request) {
            Ok(solved) if panel == LIST => {
                parameters::pan_zoom_list(&request, solved.hands(), pan_zoom)
            }
            Ok(solved) if panel == MAP => pan_zoom::pan_zoom(solved, &request, pan_zoom),
            _ => Changes::new(),
        }
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        let request = Request::of(settings);
        let solved = self.games.get_mut().solved(&request)?;
        Ok(controls::controls(solved, &request, settings))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        let request = Request::of(settings);
        Ok(readout::readout(
            self.games.get_mut().solved(&request)?,
            &request,
        ))
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        let solved = self.games.get_mut().solved(&request)?;
        Ok(readout::sentence(solved, &request).to_owned())
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::summary(
            self.games.get_mut().solved(&request)?,
            &request,
        ))
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        let request = Request::of(settings);
        let solved = self.games.get_mut().solved(&request)?;
        Ok(table::table(solved, &request, extent))
    }

    fn task(&mut self, settings: &Settings) -> Option<Task> {
        let request = Request::of(settings);
        let solved = self.games.get_mut().solved(&request).ok()?;
        let game = words::played(solved, request.played.weenie);
        solved.task(request.show == Show::Matrix, &game)
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let Some(solved) = self.games.get_mut().met(Played::from_numbers(numbers)?) else {
            return Ok(());
        };
        match name {
            OPTIMUM => solved.receive_strategy(answer),
            _ => solved.receive_matrix(answer),
        }
    }
}

/// Does a key move along y?
const fn moves_up(key: Key) -> bool {
    matches!(
        key,
        Key::Step(0, _) | Key::Start(Along::Y) | Key::End(Along::Y)
    )
}

fn moved(from: usize, key: Key, last: usize) -> usize {
    match key {
        Key::Step(x, y) => from.saturating_add_signed((x + y) as isize).min(last),
        Key::Start(_) => 0,
        Key::End(_) => last,
    }
}
