//! The mixture as something to take hold of: a line at every threshold, and one between its two joint strategies.

use super::analysis::Analysis;
use super::settings::{Handle, MOST_AWAY, MOST_FACTOR, Mixed};
use super::state::{SetFields as _, State};
use super::words::share;
use upperhand::order;
use upperhand_games::format;
use upperhand_kit::span::rounded;
use upperhand_kit::{Along, Crosshair, Edit, Grip, KeyPress};

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

    /// The same edit with this part of the reader’s own mixture.
    fn set(self, edit: Edit<State>, value: f64) -> Edit<State> {
        match self {
            Self::Bloc => edit.bloc(value),
            Self::Weight => edit.weight(value),
            Self::Spoiler => edit.spoiler(value),
            Self::Beside => edit.beside(value),
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

/// The place on the line between both strategies where a handle is least in the way of the others.
fn free(analysis: &Analysis) -> f64 {
    let pair = analysis.pair;
    let mut at = [0.0, pair.bloc, pair.spoiler, pair.beside, 1.0];
    order::sort_by(&mut at, f64::total_cmp);
    let widest = |one: [f64; 2], two: &[f64]| match two {
        [from, to] if to - from > one[1] - one[0] => [*from, *to],
        _ => one,
    };
    let [from, to] = at.windows(2).fold([0.0, 0.0], widest);
    f64::midpoint(from, to)
}

/// The handles: if nobody ever spoils, nothing shows what the spoiler would do; among infinitely many he holds every hand.
pub fn handles(analysis: &Analysis) -> impl Iterator<Item = Handle> {
    let spoils = analysis.pair.weight > 0.0;
    let is_infinite = analysis.game.is_infinite();
    let is_there = move |handle: &Handle| match handle {
        Handle::Bloc | Handle::Weight => true,
        Handle::Spoiler => spoils && !is_infinite,
        Handle::Beside => spoils,
    };
    Handle::ALL.iter().copied().filter(is_there)
}

/// The nearest line, where one is near.
pub fn grip(analysis: &Analysis, state: &State, at: (f64, f64)) -> Grip<State> {
    let near = |one: &Handle, two: &Handle| {
        let [one, two] = [one, two].map(|handle| handle.distance(analysis, at));
        one.total_cmp(&two)
    };
    let nearest = handles(analysis).min_by(near);
    match nearest.filter(|handle| handle.distance(analysis, at) <= REACH) {
        Some(handle) => Grip::Handle(state.edit().handle(handle)),
        None => Grip::Nothing,
    }
}

pub fn point(analysis: &Analysis, state: &State, (x, y): (f64, f64)) -> Edit<State> {
    let to = match state.handle {
        Handle::Weight => 1.0 - y,
        Handle::Bloc | Handle::Spoiler | Handle::Beside => x,
    };
    if x.is_nan() || to.is_nan() {
        return state.edit();
    }
    moved(analysis, state, to.clamp(0.0, 1.0))
}

/// The paper's mixture keeps its form where its ε, δ and C allow that; any other becomes the reader's own.
fn moved(analysis: &Analysis, state: &State, to: f64) -> Edit<State> {
    let away = |from: f64| rounded(from.clamp(0.0, MOST_AWAY), SHORT);
    let (edit, epsilon) = (state.edit(), state.epsilon);
    match (state.mixture, state.handle) {
        (Mixed::Paper, Handle::Bloc) => edit.epsilon(away(analysis.equilibrium - to)),
        (Mixed::Paper, Handle::Beside) => edit.delta(away(to - analysis.equilibrium)),
        (Mixed::Paper, Handle::Weight) if epsilon > 0.0 => {
            let factor = (to / (epsilon * epsilon)).min(MOST_FACTOR);
            edit.gap_constant(rounded(factor, 100.0))
        }
        (Mixed::Own, handle) => handle.set(edit, rounded(to, SHORT)),
        (_, handle) => {
            // Rounded beyond what anybody sees.
            let as_it_was =
                |edit, &each: &Handle| each.set(edit, rounded(each.value(analysis), 1e5));
            let edit = Handle::ALL.iter().fold(edit.mixture(Mixed::Own), as_it_was);
            handle.set(edit, rounded(to, SHORT))
        }
    }
}

/// Up and down take another handle, left and right move it.
pub fn press(analysis: &Analysis, state: &State, key: KeyPress) -> Edit<State> {
    match key {
        KeyPress::Step(0, up) => {
            let all: Vec<Handle> = handles(analysis).collect();
            let here = all.iter().position(|handle| *handle == state.handle);
            let to = here.unwrap_or(0).saturating_add_signed(up as isize);
            state.edit().handle(all[to.min(all.len() - 1)])
        }
        KeyPress::Start(Along::Y) | KeyPress::End(Along::Y) => state.edit(),
        _ => {
            let to = key.moved(state.handle.value(analysis), STEP, (0.0, 1.0));
            moved(analysis, state, to.clamp(0.0, 1.0))
        }
    }
}

pub fn crosshair(analysis: &Analysis, state: &State) -> Crosshair {
    let at = state.handle.place(analysis);
    match state.handle {
        Handle::Weight => Crosshair::at(at, None, share(analysis.pair.weight)),
        handle => Crosshair::at(at, format::threshold(handle.value(analysis)), None),
    }
}
