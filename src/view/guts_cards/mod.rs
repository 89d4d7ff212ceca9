//! The figure `guts-cards`: which hands to hold in two-player Guts with real cards.
//!
//! Three panels: the map of hands (or the thresholds against each other), by how much holding each hand
//! beats dropping it against the equilibrium, and the same for the hands around the one chosen. A game is
//! solved once and kept; where that takes long, each drawing goes on for a moment and says how far it is.

mod controls;
mod map;
mod matrix;
mod parameters;
mod places;
mod readout;
mod returns;
mod solved;
mod table;
mod words;

use super::Error;
use super::exhibit::{
    Along, Changes, Control, Exhibit, Extent, Key, Panel, Readout, Resolution, Table, Travels,
};
use super::figure::{Crosshair, Figure};
use super::settings::{Parameter, Settings};
use parameters::{PARAMETERS, Request, Show, whole};
use solved::Kept;

/// The figure, with the game looked at last.
#[derive(Default)]
pub struct GutsCards {
    kept: Kept,
}

const MAP: usize = 0;
const CLOSE_UP: usize = 2;

const PANELS: &[Panel] = &[
    Panel {
        label: "Map of all hands",
        help: "Point, tap or drag to choose a hand; a click pins. The arrow keys go to the next stronger or \
            weaker hand, Page Up and Page Down by ten, Home and End to the ends. In the matrix they move both \
            thresholds.",
        shows: &["cards", "ranks", "suits", "weenie", "show", "hold-above"],
        travels: Travels::No,
    },
    Panel {
        label: "What holding each hand gains",
        help: "Point, tap or drag to choose a hand; the arrow keys go to the next one.",
        shows: &["cards", "ranks", "suits", "weenie"],
        travels: Travels::No,
    },
    Panel {
        label: "The hands around the one chosen",
        help: "Point, tap or drag to choose a hand; the arrow keys go to the next one.",
        shows: &["cards", "ranks", "suits", "weenie", "hand"],
        travels: Travels::No,
    },
];

impl Exhibit for GutsCards {
    fn parameters(&self) -> &'static [Parameter] {
        PARAMETERS
    }

    fn panels(&self) -> &'static [Panel] {
        PANELS
    }

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        parameters::settle(settings, set);
    }

    fn figure(
        &mut self,
        panel: usize,
        settings: &Settings,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let request = Request::of(settings);
        let with_matrix = panel == MAP && request.show == Show::Matrix;
        let solved = if panel == MAP {
            self.kept.further(&request, with_matrix)?
        } else {
            self.kept.solved(&request)?
        };
        Ok(match (panel, solved.matrix()) {
            (MAP, Some(matrix)) if with_matrix => matrix::figure(solved, matrix),
            (MAP, _) => map::figure(solved, &request),
            (CLOSE_UP, _) => returns::close_up(solved, request.hand),
            _ => returns::figure(solved, resolution),
        })
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        let solved = self.kept.solved(&request).ok()?;
        Some(match panel {
            MAP if request.show == Show::Matrix => matrix::crosshair(solved, &request),
            MAP => map::crosshair(solved, request.hand),
            _ => returns::crosshair(solved, request.hand),
        })
    }

    fn point(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Changes {
        let request = Request::of(settings);
        let Ok(solved) = self.kept.solved(&request) else {
            return Changes::new();
        };
        let last = solved.hands() - 1;
        match panel {
            MAP if request.show == Show::Matrix => vec![
                ("hand", whole(matrix::nearest(at.0, last))),
                ("hold-above", whole(matrix::nearest(at.1, last + 1))),
            ],
            MAP => {
                let hand = solved.places.hand_at(at);
                hand.map(|hand| ("hand", whole(hand))).into_iter().collect()
            }
            _ => vec![("hand", whole(matrix::nearest(at.0, last)))],
        }
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        let Ok(solved) = self.kept.solved(&request) else {
            return Changes::new();
        };
        let last = solved.hands() - 1;
        if panel == MAP && request.show == Show::Matrix && moves_up(key) {
            let moved = moved(request.hold_above, key, last + 1);
            return vec![("hold-above", whole(moved))];
        }
        vec![("hand", whole(moved(request.hand, key, last)))]
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        let request = Request::of(settings);
        let solved = self.kept.solved(&request)?;
        Ok(controls::controls(solved, &request, settings))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        let request = Request::of(settings);
        Ok(readout::readout(self.kept.solved(&request)?, &request))
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::sentence(self.kept.solved(&request)?, &request))
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::summary(self.kept.solved(&request)?, &request))
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        let request = Request::of(settings);
        Ok(table::table(self.kept.solved(&request)?, &request, extent))
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
