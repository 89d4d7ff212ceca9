//! Player 1's return against her threshold, as a whole and near the equilibrium (Guts, Figure 1).

use super::super::Coalition;
use super::super::asked::{Asked, Field};
use super::super::facts::Solved;
use super::super::facts::numbers::Analysis;
use super::super::state::Mix;
use super::super::words::numbers::unit;
use upperhand::guts::Threshold;
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::format;
use upperhand_games::guts_rules::threshold_axis;
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Segment, Size, Stroke,
};

/// The threshold among infinitely many.
const BEST_OF_ALL: &str =
    "Your threshold: you hold hands that are best of all with a higher chance";

/// The returns as a whole or close by: the panel that stands first shows what the setting says, the second the other.
pub struct Returns {
    pub is_first: bool,
}

impl Panel<Coalition> for Returns {
    type Key = (Mix, bool);

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> (Mix, bool) {
        (state.mix(), self.is_first == state.near)
    }

    fn draw(&self, &(mix, near): &(Mix, bool), solved: &mut Solved, _: Resolution) -> Figure {
        figure(&solved.numbers.analysis(mix), near)
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let near = self.is_first == state.near;
        let (from, to) = state.game().window(near);
        let x = Handle {
            // Large enough to be seen.
            step: Some(if to - from > 0.2 { 1e-3 } else { 1e-4 }),
            ..Handle::new(Field::mine as usize, (from, to))
        };
        Some(Movable::across(
            x,
            crosshair(&solved.numbers.analysis(state.mix()), near, state.mine),
        ))
    }
}

fn figure(analysis: &Analysis, near: bool) -> Figure {
    let title = if near {
        "What the coalition leaves you, close by"
    } else {
        "What the coalition leaves you"
    };
    let lines = analysis.lines(near);
    let mut x = threshold_axis(analysis.game.window(near));
    if analysis.game.is_infinite() {
        x.label = String::from(BEST_OF_ALL);
    }
    let y = Axis::linear(unit(analysis.game), Role::Ink, lines.range).hundredfold_ticks();
    let mut figure = Figure::new(title, x, y);
    guides(&mut figure, analysis);
    if let Some(points) = &lines.optimum {
        figure.add(Curve::thin(points.iter().copied(), Role::Opponent));
    }
    figure.add(Curve::thick(lines.chosen.iter().copied(), Role::You));
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

/// Player 1's threshold on the curve, or at the edge of the picture beyond which it lies.
fn crosshair(analysis: &Analysis, near: bool, at: Threshold) -> Crosshair {
    let (mine, here) = (at.get(), analysis.here(at));
    // Only close by can it be below or above the picture.
    let range = if near {
        analysis.lines(near).range
    } else {
        (here, here)
    };
    Crosshair::within(
        (mine, here),
        (analysis.game.window(near), range),
        [format::threshold(mine), signed_per_hundred(here)],
    )
}
