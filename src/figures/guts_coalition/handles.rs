//! The mixture as something to take hold of: a line at every threshold, and one between its two joint strategies.

use super::parameters::{Chosen, Handle, MOST_AWAY, MOST_FACTOR, Request};
use super::scene::Scene;
use super::words::share;
use crate::figures::figure::Crosshair;
use crate::figures::format;
use crate::figures::model::{Along, Changes, Grip, Key};
use crate::figures::settings::Value;

/// How near a line must be to be taken hold of: a share of the picture's width or height.
const REACH: f64 = 0.07;

/// How far an arrow key moves what is in hand.
const STEP: f64 = 0.005;

impl Handle {
    /// The threshold or the weight that it stands for.
    const fn value(self, scene: &Scene) -> f64 {
        match self {
            Self::Bloc => scene.pair.bloc,
            Self::Weight => scene.pair.weight,
            Self::Spoiler => scene.pair.spoiler,
            Self::Beside => scene.pair.beside,
        }
    }

    /// Where it stands: the thresholds in the middle of their joint strategy's band.
    pub fn place(self, scene: &Scene) -> (f64, f64) {
        let often = 1.0 - scene.pair.weight;
        match self {
            Self::Bloc => (scene.pair.bloc, often / 2.0),
            Self::Weight => (free(scene), often),
            Self::Spoiler => (scene.pair.spoiler, f64::midpoint(often, 1.0)),
            Self::Beside => (scene.pair.beside, f64::midpoint(often, 1.0)),
        }
    }

    /// How far its line is from a point.
    fn distance(self, scene: &Scene, (x, y): (f64, f64)) -> f64 {
        let often = 1.0 - scene.pair.weight;
        let (below, above) = match self {
            Self::Weight => return (y - often).abs(),
            Self::Bloc => (0.0, often),
            Self::Spoiler | Self::Beside => (often, 1.0),
        };
        let beyond = (below - y).max(y - above).max(0.0);
        (x - self.value(scene)).abs().max(beyond)
    }
}

/// Where a handle on the line between both strategies is least in the way of the others.
fn free(scene: &Scene) -> f64 {
    let mut at = [
        0.0,
        scene.pair.bloc,
        scene.pair.spoiler,
        scene.pair.beside,
        1.0,
    ];
    at.sort_by(f64::total_cmp);
    let widest = |one: [f64; 2], two: &[f64]| {
        if two[1] - two[0] > one[1] - one[0] {
            [two[0], two[1]]
        } else {
            one
        }
    };
    let gap = at.windows(2).fold([0.0, 0.0], widest);
    f64::midpoint(gap[0], gap[1])
}

/// The handles there are: where nobody ever spoils, nothing shows what the spoiler would do.
pub fn handles(scene: &Scene) -> impl Iterator<Item = Handle> {
    let spoils = scene.pair.weight > 0.0;
    let is_there = move |handle: &Handle| spoils || matches!(handle, Handle::Bloc | Handle::Weight);
    Handle::ALL.into_iter().filter(is_there)
}

/// The nearest line, where one is near.
pub fn grip(scene: &Scene, at: (f64, f64)) -> Grip {
    let near = |one: &Handle, two: &Handle| {
        let [one, two] = [one, two].map(|handle| handle.distance(scene, at));
        one.total_cmp(&two)
    };
    let nearest = handles(scene).min_by(near);
    match nearest.filter(|handle| handle.distance(scene, at) <= REACH) {
        Some(handle) => Grip::Handle(vec![taken(handle)]),
        None => Grip::Nothing,
    }
}

const fn taken(handle: Handle) -> (&'static str, Value) {
    ("handle", Value::Name(handle.name()))
}

/// What is in hand goes to a point.
pub fn point(scene: &Scene, request: &Request, (x, y): (f64, f64)) -> Changes {
    let to = if request.handle == Handle::Weight {
        1.0 - y
    } else {
        x
    };
    if to.is_nan() {
        return Changes::new();
    }
    moved(scene, request, to.clamp(0.0, 1.0))
}

/// The paper's mixture keeps its form where its ε, δ and C allow that; any other becomes the reader's own.
fn moved(scene: &Scene, request: &Request, to: f64) -> Changes {
    let away = |from: f64| Value::Real(short(from.clamp(0.0, MOST_AWAY)));
    match (request.chosen, request.handle) {
        (Chosen::Paper { .. }, Handle::Bloc) => vec![("epsilon", away(scene.equilibrium - to))],
        (Chosen::Paper { .. }, Handle::Beside) => vec![("delta", away(to - scene.equilibrium))],
        (Chosen::Paper { epsilon, .. }, Handle::Weight) if epsilon > 0.0 => {
            let factor = (to / (epsilon * epsilon)).min(MOST_FACTOR);
            vec![(
                "gap-constant",
                Value::Real((factor * 100.0).round() / 100.0),
            )]
        }
        (Chosen::Own, handle) => vec![(handle.name(), Value::Real(short(to)))],
        (_, handle) => {
            let value = |each: Handle| {
                if each == handle {
                    short(to)
                } else {
                    fine(each.value(scene))
                }
            };
            let own = Handle::ALL.map(|each| (each.name(), Value::Real(value(each))));
            [("mixture", Value::Name("own"))]
                .into_iter()
                .chain(own)
                .collect()
        }
    }
}

/// A number with a short name in an address.
fn short(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}

/// What was not moved stays where it was, but for what nobody sees.
fn fine(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

/// Up and down take another handle, left and right move it.
pub fn press(scene: &Scene, request: &Request, key: Key) -> Changes {
    let value = request.handle.value(scene);
    match key {
        Key::Step(0, up) => {
            let all: Vec<Handle> = handles(scene).collect();
            let here = all.iter().position(|handle| *handle == request.handle);
            let to = here.unwrap_or(0).saturating_add_signed(up as isize);
            vec![taken(all[to.min(all.len() - 1)])]
        }
        Key::Step(right, _) => {
            let to = f64::from(right).mul_add(STEP, value);
            moved(scene, request, to.clamp(0.0, 1.0))
        }
        Key::Start(Along::X) => moved(scene, request, 0.0),
        Key::End(Along::X) => moved(scene, request, 1.0),
        Key::Start(Along::Y) | Key::End(Along::Y) => Changes::new(),
    }
}

/// What is in hand, and its number.
pub fn crosshair(scene: &Scene, request: &Request) -> Crosshair {
    let at = request.handle.place(scene);
    let value = request.handle.value(scene);
    let is_weight = request.handle == Handle::Weight;
    Crosshair::at(
        at,
        (!is_weight).then(|| format::threshold(value)),
        is_weight.then(|| share(value)),
    )
}
