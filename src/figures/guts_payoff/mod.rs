//! The figure `guts-payoff`: what a threshold is worth at *Guts*, in one round and for ever.
//!
//! | panel | shows |
//! |---|---|
//! | curves | α, β and α/(1 − β) against your threshold, the others held fixed; your best reply, and what leaving it costs |
//! | map | α over your threshold and that of the others, where it is 0, both best replies, the equilibrium |
//! | worst | the α that the best bloc and the best of all replies leave you |
//! | plan | the share of hands to hold, by the number of players |
//!
//! The others are a bloc, all at one threshold. Three players may play apart: then the map has player 3's
//! threshold fixed. The paper's two replies for three players (Guts, (6.6)) are α_a, where the others play
//! alike, and α_b, where one always holds; α_a is the best bloc up to the equilibrium p* only. Beyond, the best
//! bloc is below you, at 1/(2p), and leaves −(2p² − 1)²/(2p); α_b is lower still.

mod contour;
mod controls;
mod curves;
mod heat;
mod parameters;
mod plan;
mod readout;
mod replies;
mod table;
mod words;
mod worst;

use super::Error;
use super::figure::{Crosshair, Figure};
use super::format;
use super::lru_cache::LruCache;
use super::model::{
    Along, Changes, Control, Extent, Key, Model, Navigation, Panel, Readout, Resolution, Table,
};
use super::settings::{Parameter, Settings, Value};
use crate::guts::best_response;
use parameters::{Game, PARAMETERS, Request, threshold};
use replies::Worst;
use words::{TwoCards, brief};

/// The figure, with the worst case of every table looked at so far.
#[derive(Default)]
pub struct GutsPayoff {
    worst: LruCache<Game, Worst, 64>,
    cards: TwoCards,
}

const CURVES: usize = 0;
const MAP: usize = 1;
const WORST: usize = 2;
const PLAN: usize = 3;

const PANELS: &[Panel] = &[
    Panel {
        label: "What your threshold is worth",
        help: "Point, tap or drag to choose your threshold; the left and right arrow keys move it by 0.01, Page \
            Up and Page Down by 0.1, Home and End to the ends.",
        shows: &["players", "weenie", "others", "apart", "third", "fee"],
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "Your threshold against theirs",
        help: "Point, tap or drag to choose your threshold and theirs; arrow keys move them by 0.01, Page Up and \
            Page Down by 0.1, Home and End to the ends.",
        shows: &["players", "weenie", "apart", "third"],
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "The worst that the others can do",
        help: "Point, tap or drag to choose your threshold; the left and right arrow keys move it by 0.01, Page \
            Up and Page Down by 0.1, Home and End to the ends.",
        shows: &["players", "weenie"],
        navigation: Navigation::Fixed,
    },
    Panel {
        label: "How many hands to hold",
        help: "Point, tap or drag to choose the number of players; the left and right arrow keys change it by one, \
            Home and End go to the ends.",
        shows: &["players", "weenie"],
        navigation: Navigation::Fixed,
    },
];

impl Model for GutsPayoff {
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
        Ok(match panel {
            CURVES => curves::figure(&request),
            MAP => heat::figure(&request, self.worst(request.game), resolution),
            WORST => worst::figure(self.worst(request.game)),
            _ => plan::figure(request.game, &self.cards),
        })
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        if panel == PLAN {
            return Some(plan::crosshair(request.game));
        }
        let mine = request.mine;
        let alpha = if panel == WORST {
            let Game { rules, players } = request.game;
            best_response(rules, players, threshold(mine)).alpha
        } else {
            request.opponents().round(threshold(mine)).alpha
        };
        let y = match panel {
            CURVES => alpha,
            MAP => request.others,
            _ => worst::cut_off(self.worst(request.game), alpha),
        };
        let at = (mine, y);
        Some(Crosshair::at(
            at,
            format::threshold(mine),
            if panel == MAP {
                format::threshold(y)
            } else {
                brief(alpha)
            },
        ))
    }

    fn point(&mut self, panel: usize, _settings: &Settings, (x, y): (f64, f64)) -> Changes {
        if panel == PLAN {
            return plan::players(x);
        }
        let mut changes = vec![("threshold", rounded_threshold(x))];
        if panel == MAP {
            changes.push(("others", rounded_threshold(y)));
        }
        changes
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        if panel == PLAN {
            return plan::press(request.game, key);
        }
        let (along, to) = match key {
            Key::Step(0, y) => (Along::Y, request.others + f64::from(y) * STEP),
            Key::Step(x, _) => (Along::X, request.mine + f64::from(x) * STEP),
            Key::Start(along) => (along, 0.0),
            Key::End(along) => (along, 1.0),
        };
        match along {
            Along::X => vec![("threshold", rounded_threshold(to))],
            Along::Y if panel == MAP => vec![("others", rounded_threshold(to))],
            Along::Y => Changes::new(),
        }
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(settings))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        Ok(readout::readout(&Request::of(settings), &self.cards))
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        Ok(readout::sentence(&Request::of(settings), &self.cards))
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::summary(&request, self.worst(request.game)))
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        let request = Request::of(settings);
        Ok(table::table(&request, self.worst(request.game), extent))
    }
}

impl GutsPayoff {
    /// The worst case at a table, computed once.
    fn worst(&mut self, game: Game) -> &Worst {
        self.worst.get(game, Worst::of)
    }
}

/// The step of an arrow key.
const STEP: f64 = 0.01;

/// A threshold with a short name: the nearest thousandth.
fn rounded_threshold(at: f64) -> Value {
    let at = if at.is_nan() { 0.0 } else { at };
    Value::Real((at.clamp(0.0, 1.0) * 1000.0).round() / 1000.0)
}
