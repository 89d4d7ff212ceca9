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
mod readout;
mod request;
mod schema;
mod solutions;
mod table;
mod values;
mod words;

use super::guts_rules::{players_at, players_pressed};
use super::model::KeyPress;
use super::{
    Along, Changes, Control, Crosshair, Error, Extent, Figure, NamedGrip, NamedModel, Readout,
    Resolution, Schema, Settings, Size, Table, rounded,
};
use analysis::Analysis;
use request::{Ground, Mix, Request};
use schema::{CLOSE, MINE, PLAYER_COUNTS, SCHEMA};
use solutions::Solutions;

/// The figure, with the games solved so far.
#[derive(Default)]
pub struct GutsCoalition {
    solutions: Solutions,
}

const FIRST: usize = 0;
const SECOND: usize = 1;
const MIXTURE: usize = 2;
const VALUES: usize = 3;

/// An arrow key takes this share of the thresholds shown.
const STEPS: f64 = 200.0;

impl NamedModel for GutsCoalition {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Ground;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        // A threshold that leaves the close view takes the whole one with it.
        let request = Request::from(&*settings);
        let (from, to) = curves::window(request.mix.game.equilibrium(), true);
        let is_inside = (from..=to).contains(&request.mine.get());
        if set.contains(&MINE.name) && !set.contains(&CLOSE.name) && !is_inside {
            settings.set(CLOSE.name, false);
        }
    }

    fn ground(&self, panel: usize, request: &Request, _size: Size) -> Ground {
        let mix = request.mix;
        match panel {
            FIRST | SECOND => Ground::Returns {
                mix,
                near: is_near(panel, request),
            },
            MIXTURE => Ground::Mixture(mix),
            VALUES => Ground::Values {
                rules: mix.game.rules,
                repeated: mix.game.repeated,
            },
            _ => Ground::Members {
                mix,
                mine: request.mine,
            },
        }
    }

    fn figure(&mut self, ground: &Ground, resolution: Resolution) -> Result<Figure, Error> {
        match ground {
            Ground::Returns { mix, near } => Ok(curves::figure(&self.analysis(mix)?, *near)),
            Ground::Mixture(mix) => Ok(mixture::figure(&self.analysis(mix)?)),
            Ground::Values { rules, repeated } => {
                values::figure((*rules, *repeated), &mut self.solutions, resolution)
            }
            Ground::Members { mix, mine } => members::figure(&self.analysis(mix)?, *mine),
        }
    }

    fn crosshair(&mut self, panel: usize, request: &Request) -> Option<Crosshair> {
        let analysis = self.analysis(&request.mix).ok()?;
        match panel {
            FIRST | SECOND => {
                let near = is_near(panel, request);
                Some(curves::crosshair(&analysis, near, request.mine))
            }
            MIXTURE => Some(handles::crosshair(&analysis, request)),
            VALUES => values::crosshair(request.mix.game, &mut self.solutions).ok(),
            _ => None,
        }
    }

    fn point(&mut self, panel: usize, request: &Request, (x, y): (f64, f64)) -> Changes {
        let Ok(analysis) = self.analysis(&request.mix) else {
            return Changes::new();
        };
        match panel {
            _ if x.is_nan() => Changes::new(),
            FIRST | SECOND => {
                let window = curves::window(analysis.equilibrium, is_near(panel, request));
                threshold_at(x.clamp(window.0, window.1), window)
            }
            MIXTURE => handles::point(&analysis, request, (x, y)),
            VALUES => players_at(x, PLAYER_COUNTS),
            _ => Changes::new(),
        }
    }

    fn grip(&mut self, panel: usize, request: &Request, at: (f64, f64)) -> NamedGrip {
        match panel {
            FIRST | SECOND | VALUES => NamedGrip::Anywhere,
            MIXTURE => self
                .analysis(&request.mix)
                .map_or(NamedGrip::Nothing, |analysis| handles::grip(&analysis, at)),
            _ => NamedGrip::Nothing,
        }
    }

    fn press(&mut self, panel: usize, request: &Request, key: KeyPress) -> Changes {
        let Ok(analysis) = self.analysis(&request.mix) else {
            return Changes::new();
        };
        match panel {
            MIXTURE => handles::press(&analysis, request, key),
            // There is one axis: only what goes along x moves to the ends, and either arrow by steps.
            FIRST | SECOND
                if matches!(key, KeyPress::Start(Along::Y) | KeyPress::End(Along::Y)) =>
            {
                Changes::new()
            }
            FIRST | SECOND => {
                let window = curves::window(analysis.equilibrium, is_near(panel, request));
                let step = ((window.1 - window.0) / STEPS).max(curves::step(window));
                threshold_at(key.moved(request.mine.get(), step, window), window)
            }
            VALUES => players_pressed(request.mix.game.players, key, PLAYER_COUNTS),
            _ => Changes::new(),
        }
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        let analysis = self.analysis(&request.mix)?;
        Ok(controls::controls(request, settings, &analysis))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        readout::readout(&self.analysis(&request.mix)?, request.mine)
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::sentence(&self.analysis(&request.mix)?))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        readout::summary(&self.analysis(&request.mix)?, request.mine)
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        let analysis = self.analysis(&request.mix)?;
        match extent {
            Extent::Near => Ok(table::around(&analysis, request.mine)),
            Extent::Shown => table::exported(&analysis, request.mine, &mut self.solutions),
        }
    }
}

impl GutsCoalition {
    fn analysis(&mut self, mix: &Mix) -> Result<Analysis, Error> {
        Analysis::of(mix, &mut self.solutions)
    }
}

/// The close view stands first or second; the other panel shows what that one does not.
const fn is_near(panel: usize, request: &Request) -> bool {
    (panel == SECOND) != request.near
}

/// A threshold with a short name, as near as the window lets it be seen.
fn threshold_at(at: f64, window: (f64, f64)) -> Changes {
    let steps = (1.0 / curves::step(window)).round();
    vec![MINE.to(rounded(at.clamp(0.0, 1.0), steps))]
}
