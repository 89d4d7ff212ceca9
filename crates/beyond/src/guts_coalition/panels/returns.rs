//! Player 1's return against her threshold (Guts, Figure 1).

use super::super::Coalition;
use super::super::asked::{Asked, Field};
use super::super::facts::Solved;
use super::super::facts::numbers::Analysis;
use super::super::state::Mix;
use super::super::words::numbers::unit;
use super::super::words::pictures;
use upperhand::guts::Threshold;
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::format;
use upperhand_games::guts_rules::threshold_axis;
use upperhand_games::guts_terms::{YOUR_PAYOFF, best_reply, equilibrium};
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Segment, Size, Stroke,
};

/// What a threshold returns.
pub struct Returns;

impl Panel<Coalition> for Returns {
    type Key = Mix;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Mix {
        state.mix()
    }

    fn draw(&self, &mix: &Mix, solved: &mut Solved, _: Resolution) -> Figure {
        figure(&solved.numbers.analysis(mix))
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let x = Handle {
            step: Some(1e-3),
            ..Handle::new(Field::mine as usize, state.game().window())
        };
        Some(Movable::across(
            x,
            crosshair(&solved.numbers.analysis(state.mix()), state.mine),
        ))
    }
}

fn figure(analysis: &Analysis) -> Figure {
    let lines = analysis.lines();
    let mut x = threshold_axis(analysis.game.window());
    if analysis.game.is_infinite() {
        x.label = pictures::BEST_OF_ALL.into();
    }
    let y = Axis::linear(unit(analysis.game), Role::Ink, lines.range).hundredfold_ticks();
    let mut figure = Figure::new(pictures::WHAT_THE_COALITION_LEAVES, x, y);
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
        YOUR_PAYOFF
    } else {
        pictures::AGAINST_THIS
    };
    let mut keys = vec![LegendKey::line(yours, Role::You, Stroke::Thick)];
    if !analysis.is_unbounded() {
        let best = best_reply(analysis.best.threshold.get());
        keys.push(LegendKey::dot(best, Role::You, true));
    }
    if !analysis.is_optimum {
        let text = pictures::AGAINST_THEIR_BEST;
        keys.push(LegendKey::line(text, Role::Opponent, Stroke::Thin));
    }
    let value = signed_per_hundred(analysis.solution.value);
    let text = pictures::at_worst(&value, analysis.is_apart);
    keys.push(LegendKey::line(text, Role::Muted, Stroke::Dashed));
    let text = equilibrium(analysis.equilibrium);
    keys.push(LegendKey::line(text, Role::Muted, Stroke::Dotted));
    keys
}

/// Player 1's threshold on the curve, or at the edge of the picture beyond which it lies.
fn crosshair(analysis: &Analysis, at: Threshold) -> Crosshair {
    let (mine, here) = (at.get(), analysis.here(at));
    Crosshair::within(
        (mine, here),
        (analysis.game.window(), analysis.lines().range),
        [format::threshold(mine), signed_per_hundred(here)],
    )
}
