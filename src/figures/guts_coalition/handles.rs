//! The mixture as something to take hold of: a line at every threshold, and one between its two joint strategies.

use super::analysis::Analysis;
use super::request::Request;
use super::schema::{
    DELTA, EPSILON, GAP_CONSTANT, HANDLE, Handle, MIXTURE, MOST_AWAY, MOST_FACTOR, Mixed,
};
use super::words::share;
use crate::figures::model::KeyPress;
use crate::figures::{Along, Change, Changes, Crosshair, NamedGrip, format, rounded};

/// How near a line must be to be taken hold of: a share of the picture's width or height.
const REACH: f64 = 0.07;

/// The step of an arrow key, which moves the handle in hand.
const STEP: f64 = 0.005;

/// Numbers that are set are multiples of a thousandth: short in an address.
const SHORT: f64 = 1e3;

impl Handle {
    const fn value(self, analysis: &Analysis) -> f64 {
        match self {
            Self::Bloc => analysis.pair.bloc,
            Self::Weight => analysis.pair.weight,
            Self::Spoiler => analysis.pair.spoiler,
            Self::Beside => analysis.pair.beside,
        }
    }

    /// Where it stands: the thresholds in the middle of their joint strategy's band.
    pub fn place(self, analysis: &Analysis) -> (f64, f64) {
        let often = 1.0 - analysis.pair.weight;
        match self {
            Self::Bloc => (analysis.pair.bloc, often / 2.0),
            Self::Weight => (free(analysis), often),
            Self::Spoiler => (analysis.pair.spoiler, f64::midpoint(often, 1.0)),
            Self::Beside => (analysis.pair.beside, f64::midpoint(often, 1.0)),
        }
    }

    fn distance(self, analysis: &Analysis, (x, y): (f64, f64)) -> f64 {
        let often = 1.0 - analysis.pair.weight;
        let (below, above) = match self {
            Self::Weight => return (y - often).abs(),
            Self::Bloc => (0.0, often),
            Self::Spoiler | Self::Beside => (often, 1.0),
        };
        let beyond = (below - y).max(y - above).max(0.0);
        (x - self.value(analysis)).abs().max(beyond)
    }
}

/// Where a handle on the line between both strategies is least in the way of the others.
fn free(analysis: &Analysis) -> f64 {
    let pair = analysis.pair;
    let mut at = [0.0, pair.bloc, pair.spoiler, pair.beside, 1.0];
    at.sort_unstable_by(f64::total_cmp);
    let widest = |one: [f64; 2], two: &[f64]| match two {
        [from, to] if to - from > one[1] - one[0] => [*from, *to],
        _ => one,
    };
    let [from, to] = at.windows(2).fold([0.0, 0.0], widest);
    f64::midpoint(from, to)
}

/// The handles there are: where nobody ever spoils, nothing shows what the spoiler would do.
pub fn handles(analysis: &Analysis) -> impl Iterator<Item = Handle> {
    let spoils = analysis.pair.weight > 0.0;
    let is_there = move |handle: &Handle| spoils || matches!(handle, Handle::Bloc | Handle::Weight);
    Handle::ALL.iter().copied().filter(is_there)
}

/// The nearest line, where one is near.
pub fn grip(analysis: &Analysis, at: (f64, f64)) -> NamedGrip {
    let near = |one: &Handle, two: &Handle| {
        let [one, two] = [one, two].map(|handle| handle.distance(analysis, at));
        one.total_cmp(&two)
    };
    let nearest = handles(analysis).min_by(near);
    match nearest.filter(|handle| handle.distance(analysis, at) <= REACH) {
        Some(handle) => NamedGrip::Handle(vec![taken(handle)]),
        None => NamedGrip::Nothing,
    }
}

fn taken(handle: Handle) -> Change {
    HANDLE.to(handle.name())
}

pub fn point(analysis: &Analysis, request: &Request, (x, y): (f64, f64)) -> Changes {
    let to = match request.handle {
        Handle::Weight => 1.0 - y,
        Handle::Bloc | Handle::Spoiler | Handle::Beside => x,
    };
    if to.is_nan() {
        return Changes::new();
    }
    moved(analysis, request, to.clamp(0.0, 1.0))
}

/// The paper's mixture keeps its form where its ε, δ and C allow that; any other becomes the reader's own.
fn moved(analysis: &Analysis, request: &Request, to: f64) -> Changes {
    let away = |from: f64| rounded(from.clamp(0.0, MOST_AWAY), SHORT);
    let epsilon = request.mix.paper.epsilon;
    match (request.mix.chosen, request.handle) {
        (Mixed::Paper, Handle::Bloc) => vec![EPSILON.to(away(analysis.equilibrium - to))],
        (Mixed::Paper, Handle::Beside) => vec![DELTA.to(away(to - analysis.equilibrium))],
        (Mixed::Paper, Handle::Weight) if epsilon > 0.0 => {
            let factor = (to / (epsilon * epsilon)).min(MOST_FACTOR);
            vec![GAP_CONSTANT.to(rounded(factor, 100.0))]
        }
        (Mixed::Own, handle) => vec![handle.setting().to(rounded(to, SHORT))],
        (_, handle) => {
            let value = |each: Handle| match each {
                _ if each == handle => rounded(to, SHORT),
                // Rounded beyond what anybody sees.
                _ => rounded(each.value(analysis), 1e5),
            };
            let own = Handle::ALL
                .iter()
                .map(|&each| each.setting().to(value(each)));
            own.chain([MIXTURE.to(Mixed::Own.name())]).collect()
        }
    }
}

/// Up and down take another handle, left and right move it.
pub fn press(analysis: &Analysis, request: &Request, key: KeyPress) -> Changes {
    let value = request.handle.value(analysis);
    match key {
        KeyPress::Step(0, up) => {
            let all: Vec<Handle> = handles(analysis).collect();
            let here = all.iter().position(|handle| *handle == request.handle);
            let to = here.unwrap_or(0).saturating_add_signed(up as isize);
            vec![taken(all[to.min(all.len() - 1)])]
        }
        KeyPress::Start(Along::Y) | KeyPress::End(Along::Y) => Changes::new(),
        _ => {
            let to = key.moved(value, STEP, (0.0, 1.0));
            moved(analysis, request, to.clamp(0.0, 1.0))
        }
    }
}

pub fn crosshair(analysis: &Analysis, request: &Request) -> Crosshair {
    let at = request.handle.place(analysis);
    match request.handle {
        Handle::Weight => Crosshair::at(at, None, share(analysis.pair.weight)),
        handle => Crosshair::at(at, format::threshold(handle.value(analysis)), None),
    }
}
