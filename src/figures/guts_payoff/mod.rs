//! The figure `guts-payoff`: what a threshold is worth at *Guts*, in one round and for ever.
//!
//! | panel | shows |
//! |---|---|
//! | curves | α against your threshold, the others held fixed; your best reply, and what leaving it costs; for theorists β, α/(1 − β) and the fee |
//! | map | α over your threshold and that of the others, where it is 0, both best replies, the equilibrium |
//! | worst | the α that the best bloc and the best of all replies leave you |
//! | plan | the share of hands to hold, by the number of players |
//!
//! The others are a bloc, all at one threshold. Three players may play apart: then the map has player 3's
//! threshold fixed. The paper's two replies for three players (Guts, (6.6)) are α_a, where the others play
//! alike, and α_b, where one always holds; α_a is the best bloc up to the equilibrium p* only. Beyond, the best
//! bloc is below you, at 1/(2p), and leaves −(2p² − 1)²/(2p); α_b is lower still.

mod assessment;
mod contour;
mod controls;
mod curves;
mod heat;
mod plan;
mod readout;
mod replies;
mod request;
mod schema;
mod table;
mod theory;
mod words;
mod worst;

use super::antes::signed_per_hundred;
use super::guts_rules::{THRESHOLD, players_at, players_pressed};
use super::model::Key;
use super::{
    Along, Changes, Control, Crosshair, Error, Extent, Figure, FigureModel, LruCache, Readout,
    Resolution, Schema, Settings, Size, Table, format, rounded,
};
use crate::guts::best_response;
use replies::Worst;
use request::{Game, Ground, Request, threshold};
use schema::{APART, OTHERS, PLAYER_COUNTS, SCHEMA, THIRD};
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

impl FigureModel for GutsPayoff {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Ground;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        // A threshold of player 3 that was set means that the two play apart.
        if set.contains(&THIRD.name) && !set.contains(&APART.name) {
            settings.set(APART.name, true);
        }
    }

    fn ground(&self, panel: usize, request: &Request, _size: Size) -> Ground {
        let rivals = request.terms.rivals;
        match panel {
            CURVES => Ground::Curves(request.terms),
            MAP => Ground::Map(rivals),
            WORST => Ground::Worst {
                game: rivals.game,
                theory: request.terms.theory.is_some(),
            },
            _ => Ground::Plan(rivals.game),
        }
    }

    fn figure(&mut self, ground: &Ground, resolution: Resolution) -> Result<Figure, Error> {
        Ok(match ground {
            Ground::Curves(terms) => curves::figure(terms),
            Ground::Map(rivals) => heat::figure(rivals, self.worst(rivals.game), resolution),
            Ground::Worst { game, theory } => worst::figure(self.worst(*game), *theory),
            Ground::Plan(game) => plan::figure(*game, &self.cards),
        })
    }

    fn crosshair(&mut self, panel: usize, request: &Request) -> Option<Crosshair> {
        if panel == PLAN {
            return Some(plan::crosshair(request.game()));
        }
        let (mine, others) = (request.mine, request.terms.others);
        let (y, said) = match panel {
            MAP => (others, format::threshold(others)),
            CURVES => {
                let alpha = request.terms.opponents().round(threshold(mine)).alpha;
                let said = match request.terms.theory {
                    Some(_) => brief(alpha),
                    None => signed_per_hundred(alpha),
                };
                (alpha, said)
            }
            _ => {
                let Game { rules, players } = request.game();
                let alpha = best_response(rules, players, threshold(mine)).alpha;
                worst::cut_off(self.worst(request.game()), alpha)
            }
        };
        Some(Crosshair::at((mine, y), format::threshold(mine), said))
    }

    fn point(&mut self, panel: usize, _request: &Request, (x, y): (f64, f64)) -> Changes {
        if panel == PLAN {
            return players_at(x, PLAYER_COUNTS);
        }
        let mut changes = vec![THRESHOLD.to(rounded_threshold(x))];
        if panel == MAP {
            changes.push(OTHERS.to(rounded_threshold(y)));
        }
        changes
    }

    fn press(&mut self, panel: usize, request: &Request, key: Key) -> Changes {
        let moved = |from: f64| rounded_threshold(key.moved(from, STEP, (0.0, 1.0)));
        match (panel, key.along(), key) {
            (PLAN, _, Key::Step(..)) | (PLAN, Along::X, _) => {
                players_pressed(request.game().players, key, PLAYER_COUNTS)
            }
            (MAP, Along::Y, _) => vec![OTHERS.to(moved(request.terms.others))],
            (_, Along::X, _) => vec![THRESHOLD.to(moved(request.mine))],
            (_, Along::Y, _) => Changes::new(),
        }
    }

    fn controls(&mut self, request: &Request, settings: &Settings) -> Result<Vec<Control>, Error> {
        Ok(controls::controls(request, settings))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        Ok(readout::readout(request, &self.cards))
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::sentence(request, &self.cards))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::summary(request, self.worst(request.game())))
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        Ok(table::table(request, self.worst(request.game()), extent))
    }
}

impl GutsPayoff {
    fn worst(&mut self, game: Game) -> &Worst {
        self.worst.get(game, Worst::of)
    }
}

const STEP: f64 = 0.01;

/// A threshold with a short name: the nearest thousandth.
fn rounded_threshold(at: f64) -> f64 {
    rounded(threshold(at).get(), 1000.0)
}
