//! Player 1's return against her threshold, as a whole and near the equilibrium (Guts, Figure 1).

use super::GutsCoalition;
use super::analysis::Analysis;
use super::sides::{LEAST_CHANCE, Mixture};
use super::state::{CoalitionGame, Mix, SetFields as _, State, threshold};
use super::words::unit;
use upperhand::guts::Threshold;
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::format;
use upperhand_games::guts_rules::threshold_axis;
use upperhand_kit::span::{ascending, rounded, widened};
use upperhand_kit::tracing::traced;
use upperhand_kit::{
    Along, Axis, Crosshair, Curve, Dot, Edit, Figure, KeyPress, LegendKey, Panel, Resolution, Role,
    Segment, Size, Stroke,
};

/// Evenly spaced points, with more between them where a curve bends.
const STRETCHES: u32 = 16;

/// An arrow key moves by this share of the thresholds shown.
const STEPS: f64 = 200.0;

/// The threshold among infinitely many.
const BEST_OF_ALL: &str =
    "Your threshold: you hold hands that are best of all with a higher chance";

/// The ends of the close view are multiples of a thousandth, as thresholds are.
const SHORT: f64 = 1e3;

/// The returns as a whole or close by: the panel that stands first shows what the setting says, the second the other.
pub struct Returns {
    pub is_first: bool,
}

impl Returns {
    const fn is_near(&self, state: &State) -> bool {
        self.is_first == state.near
    }

    fn window(&self, state: &State) -> (f64, f64) {
        window(state.game(), self.is_near(state))
    }
}

impl Panel<GutsCoalition> for Returns {
    type Key = (Mix, bool);

    fn key(&self, _: &GutsCoalition, state: &State, _: Size) -> (Mix, bool) {
        (state.mix(), self.is_near(state))
    }

    fn draw(&self, guts: &mut GutsCoalition, (mix, near): &(Mix, bool), _: Resolution) -> Figure {
        figure(&guts.analysis(mix), *near)
    }

    fn crosshair(&self, guts: &mut GutsCoalition, state: &State) -> Option<Crosshair> {
        let analysis = guts.analysis(&state.mix());
        Some(crosshair(&analysis, self.is_near(state), state.mine))
    }

    fn point(&self, _: &mut GutsCoalition, state: &State, (x, _): (f64, f64)) -> Edit<State> {
        if x.is_nan() {
            return state.edit();
        }
        let (from, to) = self.window(state);
        state.edit().mine(short(x.clamp(from, to), (from, to)))
    }

    /// There is one axis: all arrows move along it, and only the keys of x go to its ends.
    fn press(&self, _: &mut GutsCoalition, state: &State, key: KeyPress) -> Edit<State> {
        if matches!(key, KeyPress::Start(Along::Y) | KeyPress::End(Along::Y)) {
            return state.edit();
        }
        let window = self.window(state);
        let least = ((window.1 - window.0) / STEPS).max(step(window));
        let to = key.moved(state.mine.get(), least, window);
        state.edit().mine(short(to, window))
    }
}

/// A threshold with a short name, as near as the window lets it be seen.
fn short(at: f64, window: (f64, f64)) -> Threshold {
    let steps = (1.0 / step(window)).round();
    threshold(rounded(threshold(at).get(), steps))
}

/// The thresholds shown: all, or those near the equilibrium.
pub fn window(game: CoalitionGame, near: bool) -> (f64, f64) {
    let least = if game.is_infinite() {
        LEAST_CHANCE
    } else {
        0.0
    };
    if !near {
        return (least, 1.0);
    }
    let equilibrium = game.equilibrium();
    let room = 1.0 - equilibrium;
    let from = (equilibrium - 0.8 * room).max(least);
    (
        rounded(from, SHORT),
        rounded(equilibrium + 0.2 * room, SHORT),
    )
}

/// The step of thresholds in a window: large enough to be seen.
pub fn step((from, to): (f64, f64)) -> f64 {
    if to - from > 0.2 { 1e-3 } else { 1e-4 }
}

/// Her return against a mixture over the window, with the maximum among the points.
pub fn points(analysis: &Analysis, mixture: &Mixture, near: bool) -> Vec<(f64, f64)> {
    let (from, to) = window(analysis.game, near);
    let even = |index: u32| from + (to - from) * f64::from(index) / f64::from(STRETCHES);
    let best = mixture.best_before(analysis.after);
    let best = best.threshold.get().clamp(from, to);
    let worth = |at: f64| analysis.worth(mixture, threshold(at));
    let joint = mixture.joint();
    let kinks = joint
        .iter()
        .flat_map(|(thresholds, _)| thresholds)
        .map(|at| at.get())
        .filter(|at| (from..=to).contains(at));
    let places = ascending((0..=STRETCHES).map(even).chain([best]).chain(kinks));
    traced(&places, worth, |worth| worth)
}

/// Her returns against the mixture, against the optimum where that is another, and the range shown of both.
struct Lines {
    chosen: Vec<(f64, f64)>,
    optimum: Option<Vec<(f64, f64)>>,
    range: (f64, f64),
}

impl Lines {
    fn of(analysis: &Analysis, near: bool) -> Self {
        let points = |mixture| points(analysis, mixture, near);
        let chosen = points(&analysis.mixture);
        let optimum = (!analysis.is_optimum).then(|| points(&analysis.solution.coalition));
        let all = chosen.iter().chain(optimum.iter().flatten());
        Self {
            range: returns(analysis, all.map(|point| point.1), near),
            chosen,
            optimum,
        }
    }
}

fn figure(analysis: &Analysis, near: bool) -> Figure {
    let title = if near {
        "What the coalition leaves you, close by"
    } else {
        "What the coalition leaves you"
    };
    let lines = Lines::of(analysis, near);
    let mut x = threshold_axis(window(analysis.game, near));
    if analysis.game.is_infinite() {
        x.label = String::from(BEST_OF_ALL);
    }
    let y = Axis::linear(unit(analysis.game), Role::Ink, lines.range).hundredfold_ticks();
    let mut figure = Figure::new(title, x, y);
    guides(&mut figure, analysis);
    if let Some(points) = lines.optimum {
        figure.add(Curve::thin(points, Role::Opponent));
    }
    figure.add(Curve::thick(lines.chosen, Role::You));
    if !analysis.is_unbounded() {
        let best = (analysis.best.threshold.get(), analysis.best.alpha);
        figure.add(Dot::filled(best, Role::You, 5.0));
    }
    figure.legend.keys = keys(analysis);
    figure
}

/// 0, the value, and the equilibrium, which the legend names: in the picture their names would collide.
fn guides(figure: &mut Figure, analysis: &Analysis) {
    let (from, to) = (figure.x.from, figure.x.to);
    let (low, high) = (figure.y.from, figure.y.to);
    let (value, p) = (analysis.solution.value, analysis.equilibrium);
    figure.add(Segment::level(0.0, figure.x.range(), Role::Rule));
    figure.add(Curve::dashed([(from, value), (to, value)], Role::Muted));
    figure.add(Curve::dotted([(p, low), (p, high)], Role::Muted));
}

/// Numbers that move while somebody scrubs are equally long, so that nothing else moves.
fn keys(analysis: &Analysis) -> Vec<LegendKey> {
    let yours = if analysis.is_optimum {
        "your payoff"
    } else {
        "against this mixture"
    };
    let mut keys = vec![LegendKey::line(yours, Role::You, Stroke::Thick)];
    if !analysis.is_unbounded() {
        let best = format!("best reply {:.4}", analysis.best.threshold.get());
        keys.push(LegendKey::dot(best, Role::You, true));
    }
    if !analysis.is_optimum {
        let text = "against their best mixture";
        keys.push(LegendKey::line(text, Role::Opponent, Stroke::Thin));
    }
    let value = signed_per_hundred(analysis.solution.value);
    let text = format!("at worst {value}: if you play your best");
    keys.push(LegendKey::line(text, Role::Muted, Stroke::Dashed));
    let text = format!("equilibrium {:.4}", analysis.equilibrium);
    keys.push(LegendKey::line(text, Role::Muted, Stroke::Dotted));
    keys
}

/// The returns shown: all of the curves as a whole; close by, those that differ little from the value, where
/// the curves end below the picture.
fn returns(analysis: &Analysis, values: impl Iterator<Item = f64>, near: bool) -> (f64, f64) {
    let value = analysis.solution.value;
    let excess = if analysis.is_unbounded() {
        1.0
    } else {
        analysis.excess().abs()
    };
    let scale = value.abs().max(excess).max(1e-3);
    let foot = if near {
        value - 2.0 * scale
    } else {
        f64::NEG_INFINITY
    };
    let held = values.map(|value| value.max(foot));
    padded(held.chain([value]))
}

/// The least and the largest value, with some room beyond.
pub fn padded(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (least, most) = widened((f64::INFINITY, f64::NEG_INFINITY), values);
    let room = (0.08 * (most - least)).max(1e-4);
    (least - room, most + room)
}

/// Player 1's threshold on the curve, or at the edge of the picture beyond which it lies: an arrow says so at the number.
fn crosshair(analysis: &Analysis, near: bool, at: Threshold) -> Crosshair {
    let (from, to) = window(analysis.game, near);
    let mine = at.get();
    let name = format::threshold(mine);
    let name = match mine {
        _ if mine < from => format!("← {name}"),
        _ if mine > to => format!("{name} →"),
        _ => name,
    };
    let here = analysis.here(at);
    // Only close by can it be below or above the picture.
    let (low, high) = if near {
        Lines::of(analysis, near).range
    } else {
        (here, here)
    };
    let said = signed_per_hundred(here);
    let said = match here {
        _ if here < low => format!("↓ {said}"),
        _ if here > high => format!("↑ {said}"),
        _ => said,
    };
    let place = (mine.clamp(from, to), here.clamp(low, high));
    Crosshair::at(place, name, said)
}
