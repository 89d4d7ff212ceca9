//! The figure `guts-coalition`: one player against all others, who share a random choice but not their cards.
//!
//! Five panels: player 1's return against her threshold under the coalition's mixture, the same near the
//! equilibrium (Guts, Figure 1), the mixture itself, whose lines can be dragged, the value by the number of players,
//! and what each member of the coalition gains. The mixture is the optimum, that of Guts, Lemma 7.14, with its ε, δ
//! and C around the equilibrium of the rules in force, or the reader's own. Thresholds and weights that leave 0 to 1
//! are held there.
//!
//! In the repeated game the return is α + βV, V its value: the mixture in this round, the optimum in all others.

mod controls;
mod curves;
mod handles;
mod members;
mod mixture;
mod parameters;
mod readout;
mod scene;
mod solved;
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
use parameters::{PARAMETERS, PLAYERS, Request};
use scene::Scene;
use solved::Solved;

/// The figure, with the games solved so far.
#[derive(Default)]
pub struct GutsCoalition {
    solved: Solved,
}

const WHOLE: usize = 0;
const NEAR: usize = 1;
const MIXTURE: usize = 2;
const VALUES: usize = 3;

/// What changes the game, the mixture and, last, how closely one looks.
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

/// What changes the game and the mixture.
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
                &self.scene(&request)?,
                is_near(panel, &request),
            )),
            MIXTURE => Ok(mixture::figure(&self.scene(&request)?)),
            VALUES => values::figure(request.game, &mut self.solved, resolution),
            _ => members::figure(&self.scene(&request)?),
        }
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        match panel {
            WHOLE | NEAR => {
                let scene = self.scene(&request).ok()?;
                curves::crosshair(&scene, is_near(panel, &request))
            }
            MIXTURE => {
                let scene = self.scene(&request).ok()?;
                Some(handles::crosshair(&scene, &request))
            }
            VALUES => values::crosshair(request.game, &mut self.solved).ok(),
            _ => None,
        }
    }

    fn point(&mut self, panel: usize, settings: &Settings, (x, y): (f64, f64)) -> Changes {
        let request = Request::of(settings);
        if x.is_nan() {
            return Changes::new();
        }
        match panel {
            MIXTURE => self.scene(&request).map_or_else(
                |_| Changes::new(),
                |scene| handles::point(&scene, &request, (x, y)),
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
        self.scene(&Request::of(settings))
            .map_or(Grip::Nothing, |scene| handles::grip(&scene, at))
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        match panel {
            MIXTURE => self.scene(&request).map_or_else(
                |_| Changes::new(),
                |scene| handles::press(&scene, &request, key),
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
        Ok(controls::controls(&request, &self.scene(&request)?))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        readout::readout(&self.scene(&Request::of(settings))?)
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        Ok(readout::sentence(&self.scene(&Request::of(settings))?))
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        readout::summary(&self.scene(&Request::of(settings))?)
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        let scene = self.scene(&Request::of(settings))?;
        match extent {
            Extent::Near => Ok(table::near(&scene)),
            Extent::Shown => table::shown(&scene, &mut self.solved),
        }
    }
}

impl GutsCoalition {
    fn scene(&mut self, request: &Request) -> Result<Scene, Error> {
        Scene::of(request, &mut self.solved)
    }

    /// Player 1's threshold at an x value, held to those shown.
    fn moved_to(&mut self, panel: usize, request: &Request, x: f64) -> Changes {
        let Ok(scene) = self.scene(request) else {
            return Changes::new();
        };
        let (from, to) = curves::window(&scene, is_near(panel, request));
        threshold_at(x.clamp(from, to))
    }

    /// Player 1's threshold after a key. Only what goes along x moves it to the ends, and either arrow by
    /// steps: there is one axis.
    fn pressed(&mut self, panel: usize, request: &Request, key: Key) -> Changes {
        let Ok(scene) = self.scene(request) else {
            return Changes::new();
        };
        let (from, to) = curves::window(&scene, is_near(panel, request));
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
