//! The figure `guts-coalition`: one player against all others, who share a random choice but not their cards.
//!
//! Five panels: player 1's return against her threshold under the coalition's mixture, the same near the
//! equilibrium (Guts, Figure 1), the mixture itself, whose lines can be dragged, the value by the number of players,
//! and what each member of the coalition gains. The mixture is the optimum, that of Guts, Lemma 7.14, with its ε, δ
//! and C around the equilibrium of the rules in force, or the reader's own. Thresholds and weights that leave 0 to 1
//! are held there.
//!
//! In the repeated game the return is α + βV, V its value: the mixture in this round, the optimum in all others.

mod analysis;
mod controls;
mod curves;
mod handles;
mod members;
mod mixture;
mod parameters;
mod readout;
mod solutions;
mod table;
mod values;
mod words;

use super::Error;
use super::figure::{Crosshair, Figure};
use super::model::{
    Along, Changes, Control, Extent, Grip, Key, Model, Navigation, Panel, Readout, Resolution,
    Table,
};
use super::settings::{Parameter, Settings, Value};
use super::span::nearest_whole;
use analysis::Analysis;
use parameters::{PARAMETERS, PLAYERS, Request};
use solutions::Solutions;

/// The figure, with the games solved so far.
#[derive(Default)]
pub struct GutsCoalition {
    solutions: Solutions,
}

const WHOLE: usize = 0;
const NEAR: usize = 1;
const MIXTURE: usize = 2;
const VALUES: usize = 3;

/// The settings of the game, of the mixture and, last, of the part shown.
const SHOWS: &[&str] = &[
    "players",
    "weenie",
    "repeated",
    "mixture",
    "epsilon",
    "delta",
    "gap-constant",
    "bloc",
    "spoiler",
    "beside",
    "weight",
    "near",
];

/// The settings of the game and of the mixture.
const MIXES: &[&str] = SHOWS.split_at(SHOWS.len() - 1).0;

const HELP: &str = "Point, tap or drag to set your threshold; a click pins. With the keyboard: arrow keys move it, \
    Page Up and Page Down by ten steps, Home and End to the ends, Enter pins, Escape unpins.";

const PANELS: &[Panel] = &[
    Panel {
        label: "Your return by your threshold",
        help: HELP,
        shows: SHOWS,
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "The same at another scale",
        help: HELP,
        shows: SHOWS,
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "What the coalition plays",
        help: "Drag the lines: upright ones are thresholds, the level one is how often one spoils. With the keyboard: \
            up and down take another line, left and right move it, Home and End to the ends.",
        shows: MIXES,
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "The value by the number of players",
        help: "Point, tap or drag to set the number of players; the arrow keys change it by one, Home and End go \
            to the ends.",
        shows: &["weenie", "repeated"],
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "What each member of the coalition gains",
        help: "It follows your threshold and the mixture; there is nothing to point at.",
        shows: &[
            "players",
            "weenie",
            "threshold",
            "repeated",
            "mixture",
            "epsilon",
            "delta",
            "gap-constant",
            "bloc",
            "spoiler",
            "beside",
            "weight",
        ],
        navigation: Navigation::Fixed,
    },
];

/// An arrow key takes this share of the thresholds shown.
const STEPS: f64 = 200.0;

impl Model for GutsCoalition {
    fn parameters(&self) -> &'static [Parameter] {
        PARAMETERS
    }

    fn panels(&self) -> &'static [Panel] {
        PANELS
    }

    fn figure(
        &mut self,
        panel: usize,
        settings: &Settings,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let request = Request::of(settings);
        match panel {
            WHOLE | NEAR => Ok(curves::figure(
                &self.analysis(&request)?,
                is_near(panel, &request),
            )),
            MIXTURE => Ok(mixture::figure(&self.analysis(&request)?)),
            VALUES => values::figure(request.game, &mut self.solutions, resolution),
            _ => members::figure(&self.analysis(&request)?),
        }
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        match panel {
            WHOLE | NEAR => {
                let analysis = self.analysis(&request).ok()?;
                curves::crosshair(&analysis, is_near(panel, &request))
            }
            MIXTURE => {
                let analysis = self.analysis(&request).ok()?;
                Some(handles::crosshair(&analysis, &request))
            }
            VALUES => values::crosshair(request.game, &mut self.solutions).ok(),
            _ => None,
        }
    }

    fn point(&mut self, panel: usize, settings: &Settings, (x, y): (f64, f64)) -> Changes {
        let request = Request::of(settings);
        if x.is_nan() {
            return Changes::new();
        }
        match panel {
            MIXTURE => self.analysis(&request).map_or_else(
                |_| Changes::new(),
                |analysis| handles::point(&analysis, &request, (x, y)),
            ),
            WHOLE | NEAR => self.moved_to(panel, &request, x),
            VALUES => players(x),
            _ => Changes::new(),
        }
    }

    fn grip(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Grip {
        if panel != MIXTURE {
            return Grip::Anywhere;
        }
        self.analysis(&Request::of(settings))
            .map_or(Grip::Nothing, |analysis| handles::grip(&analysis, at))
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        match panel {
            MIXTURE => self.analysis(&request).map_or_else(
                |_| Changes::new(),
                |analysis| handles::press(&analysis, &request, key),
            ),
            WHOLE | NEAR => self.pressed(panel, &request, key),
            VALUES => players(match key {
                Key::Step(x, y) => {
                    request.game.players.get() as f64 + f64::from(x.saturating_add(y))
                }
                Key::Start(_) => f64::from(PLAYERS.0),
                Key::End(_) => f64::from(PLAYERS.1),
            }),
            _ => Changes::new(),
        }
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        let request = Request::of(settings);
        Ok(controls::controls(&request, &self.analysis(&request)?))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        readout::readout(&self.analysis(&Request::of(settings))?)
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        Ok(readout::sentence(&self.analysis(&Request::of(settings))?))
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        readout::summary(&self.analysis(&Request::of(settings))?)
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        let analysis = self.analysis(&Request::of(settings))?;
        match extent {
            Extent::Near => Ok(table::around(&analysis)),
            Extent::Shown => table::exported(&analysis, &mut self.solutions),
        }
    }
}

impl GutsCoalition {
    fn analysis(&mut self, request: &Request) -> Result<Analysis, Error> {
        Analysis::of(request, &mut self.solutions)
    }

    /// Player 1's threshold at an x value, held to those shown.
    fn moved_to(&mut self, panel: usize, request: &Request, x: f64) -> Changes {
        let Ok(analysis) = self.analysis(request) else {
            return Changes::new();
        };
        let (from, to) = curves::window(&analysis, is_near(panel, request));
        threshold_at(x.clamp(from, to))
    }

    /// Player 1's threshold after a key. Only what goes along x moves it to the ends, and either arrow by
    /// steps: there is one axis.
    fn pressed(&mut self, panel: usize, request: &Request, key: Key) -> Changes {
        let Ok(analysis) = self.analysis(request) else {
            return Changes::new();
        };
        let (from, to) = curves::window(&analysis, is_near(panel, request));
        match key {
            Key::Step(x, y) => {
                let steps = f64::from(x.saturating_add(y));
                threshold_at(request.mine.get() + steps * (to - from) / STEPS)
            }
            Key::Start(Along::X) => threshold_at(from),
            Key::End(Along::X) => threshold_at(to),
            Key::Start(Along::Y) | Key::End(Along::Y) => Changes::new(),
        }
    }
}

/// The close view stands first on request; the other panel shows what the first does not.
const fn is_near(panel: usize, request: &Request) -> bool {
    (panel == NEAR) != request.near
}

/// A threshold with a short name in an address.
fn threshold_at(at: f64) -> Changes {
    let rounded = (at.clamp(0.0, 1.0) * 1e4).round() / 1e4;
    vec![("threshold", Value::Real(rounded))]
}

/// The nearest number of players.
fn players(at: f64) -> Changes {
    vec![("players", Value::Whole(nearest_whole(at, PLAYERS)))]
}
