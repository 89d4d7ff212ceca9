//! The figure of one round: what it pays by your threshold; for theorists β, the fee and the total return besides.

use super::super::Payoff;
use super::super::asked::{Asked, Field};
use super::super::facts::{Best, Solved, best_reply};
use super::super::state::{Declaring, Terms, Theory, gutter};
use super::super::words::brief;
use super::super::words::pictures;
use super::{threshold_handle, turns};
use upperhand::guts::{Round, total_return};
use upperhand_games::antes::{NOTHING, signed_per_hundred};
use upperhand_games::format;
use upperhand_games::guts_rules::{threshold, threshold_axis};
use upperhand_games::guts_terms::{self, YOUR_PAYOFF};
use upperhand_kit::described::{Movable, Panel};
use upperhand_kit::span::{ascending, steps, widened};
use upperhand_kit::tracing::traced;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, Fill, Hatch, Label, LegendKey, Resolution, Role, Segment,
    Size, Stroke, Swatch,
};

/// Evenly spaced points of the one curve, and of the lines for theorists, which bend elsewhere.
const STEPS: u32 = 16;
const THEORISTS_STEPS: u32 = 160;

/// Columns and rows of the hatching: wide enough on a phone to be hatched.
const COLUMNS: u32 = 60;

/// The room below the curves and above them, as shares of what they span: above stand the names of both sides.
pub const BELOW: f64 = 0.05;
pub const ABOVE: f64 = 0.23;

/// α against your threshold.
pub struct Curves;

impl Panel<Payoff> for Curves {
    type Key = Declaring<Terms>;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Self::Key {
        state.declaring(state.terms())
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        match key {
            Declaring::AtOnce(terms) => figure(terms),
            Declaring::InTurn(turn) => turns::curve(*turn, solved),
        }
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let terms = state.terms();
        let alpha = match state.turn() {
            Some(turn) => solved
                .in_turn(turn.players)
                .payoff(&turn.history(), state.mine)?,
            None => terms.opponents().round(threshold(state.mine)).alpha,
        };
        let said = match terms.theory {
            Some(_) => brief(alpha),
            None => signed_per_hundred(alpha),
        };
        let crosshair = Crosshair::at((state.mine, alpha), format::threshold(state.mine), said);
        Some(Movable::across(threshold_handle(Field::mine), crosshair))
    }
}

fn figure(terms: &Terms) -> Figure {
    let opponents = terms.opponents();
    let best = best_reply(&opponents);
    let fair = terms.rivals.game.fair();
    let places = places(terms, [best.at, fair]);
    let round = |at: f64| opponents.round(threshold(at));
    let points = traced(&places, round, |round| round.alpha);
    let range = range(&points, terms.theory);
    let mut figure = Figure::new(
        pictures::WHAT_A_ROUND_PAYS,
        threshold_axis((0.0, 1.0)),
        payoffs(terms, range),
    );
    figure.gutter = gutter(terms.rivals.game.players.others());
    figure.hatches = costs(|at| round(at).alpha, best);
    figure.add(Segment::level(0.0, (0.0, 1.0), Role::Muted));
    if let Some(theory) = terms.theory {
        figure.curves = theorists_lines(theory, &points, range);
    }
    let alpha = points.iter().map(|&(at, round)| (at, round.alpha));
    figure.add(Curve::cased(alpha, Role::You));
    figure.add(Dot::filled((best.at, best.round.alpha), Role::You, 5.0));
    figure.add(Dot::ring((fair, round(fair).alpha), Role::Ink, 6.0));
    name_sides(&mut figure, best.at);
    figure.legend.label = pictures::against(&terms.rivals);
    figure.legend.keys = keys(terms.theory, best.at, fair);
    figure
}

/// The places at which the curves are sampled at least.
fn places(terms: &Terms, marks: [f64; 2]) -> Vec<f64> {
    let count = match terms.theory {
        Some(_) => THEORISTS_STEPS,
        None => STEPS,
    };
    let others = terms.rivals.third.into_iter().chain([terms.others]);
    ascending(steps(count).chain(marks).chain(others))
}

/// Antes per 100 rounds; beside β, which is not in antes, those of one round.
fn payoffs(terms: &Terms, range: (f64, f64)) -> Axis {
    if terms.theory.is_some() {
        return Axis::linear(pictures::ANTES_AND_STAKES, Role::Ink, range);
    }
    Axis::linear(pictures::ANTES_PER_HUNDRED, Role::Ink, range).hundredfold_ticks()
}

/// β, what recovers the fee, and the total return.
fn theorists_lines(theory: Theory, points: &[(f64, Round)], range: (f64, f64)) -> Vec<Curve> {
    let beta = points.iter().map(|&(at, round)| (at, round.beta));
    let mut curves = vec![Curve::thin(beta, Role::Ink)];
    if theory.fee > 0.0 {
        let fee = |&(at, round): &(f64, Round)| (at, theory.fee * (round.beta - 1.0));
        curves.push(Curve::dashed(points.iter().map(fee), Role::Muted));
    }
    let pieces = returns(points, range).into_iter();
    curves.extend(pieces.map(|piece| Curve::dotted(piece, Role::UpperHand)));
    curves
}

/// All of α, for theorists of β too, and 0.
fn range(points: &[(f64, Round)], theory: Option<Theory>) -> (f64, f64) {
    let alphas = points.iter().map(|(_, round)| round.alpha);
    let betas = points.iter().map(|(_, round)| round.beta);
    let betas = betas.filter(|_| theory.is_some());
    let (least, most) = widened((0.0, 0.0), alphas.chain(betas));
    let room = (most - least).max(1e-3);
    (least - BELOW * room, most + ABOVE * room)
}

/// The total return where it exists, in pieces; held to what is a little outside of the picture.
fn returns(points: &[(f64, Round)], (from, to): (f64, f64)) -> Vec<Vec<(f64, f64)>> {
    let room = to - from;
    let shown = |value: f64| value.clamp(from - room, to + room);
    let value = |&(at, round): &(f64, Round)| Some((at, shown(total_return(round)?)));
    let values: Vec<Option<(f64, f64)>> = points.iter().map(value).collect();
    let pieces = values
        .split(Option::is_none)
        .filter(|piece| piece.len() > 1);
    pieces
        .map(|piece| piece.iter().flatten().copied().collect())
        .collect()
}

/// The area between α and the best α, in columns and rows that overlap: columns follow the curve where it is flat, rows
/// where it is steep. None reaches below the curve, which is concave.
fn costs(alpha: impl Fn(f64) -> f64, best: Best) -> Vec<Hatch> {
    let most = best.round.alpha;
    let ends: Vec<(f64, f64)> = steps(COLUMNS).map(|at| (at, alpha(at))).collect();
    let column = |ends: &[(f64, f64)]| {
        let (first, last) = (ends[0], ends[1]);
        // Only in the column of the best reply does the curve rise above both ends.
        let holds_best = first.0 < best.at && best.at < last.0;
        let highest = first.1.max(last.1);
        let hatch = Hatch::new((first.0, highest), (last.0, most), Role::Muted);
        (!holds_best && highest < most - NOTHING).then_some(hatch)
    };
    let mut hatches: Vec<Hatch> = ends.windows(2).filter_map(column).collect();
    for end in [0.0, 1.0] {
        let lowest = alpha(end);
        let height = (most - lowest) / f64::from(COLUMNS);
        let row = |row: u32| {
            let low = lowest + f64::from(row) * height;
            let at = last_below(&alpha, low, (end, best.at));
            let (from, to) = (at.min(end), at.max(end));
            Hatch::new((from, low), (to, low + height), Role::Muted)
        };
        // The last row would end a rounding error above the best α.
        let rows = (1..COLUMNS - 1).map(row).filter(|_| height > NOTHING);
        hatches.extend(rows);
    }
    hatches
}

/// The place nearest to the best reply up to which α stays below a level, on the way from an end.
fn last_below(alpha: impl Fn(f64) -> f64, level: f64, (end, best): (f64, f64)) -> f64 {
    const HALVINGS: u32 = 14;
    let (mut below, mut above) = (end, best);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(below, above);
        if alpha(middle) <= level {
            below = middle;
        } else {
            above = middle;
        }
    }
    below
}

/// Names the mistakes on both sides of the best reply, above the curves: on a side that has room for one.
pub fn name_sides(figure: &mut Figure, best: f64) {
    let (from, to) = figure.y.range();
    let height = to - 0.5 * ABOVE / (1.0 + BELOW + ABOVE) * (to - from);
    let sides = [
        (0.0, best, "← reckless"),
        (1.0, 1.0 - best, "overcautious →"),
    ];
    for (end, _, text) in sides.into_iter().filter(|side| side.1 > 0.05) {
        figure.add(Label::on((end, height), text));
    }
}

/// The names of the curves and of the marks on them: in the picture they would collide. Numbers are equally long, so that
/// nothing moves while somebody scrubs.
fn keys(theory: Option<Theory>, best: f64, fair: f64) -> Vec<LegendKey> {
    let lost = [Swatch::Hatched(Fill::PAPER, Role::Muted)];
    let marks = [
        LegendKey::dot(guts_terms::best_reply(best), Role::You, true),
        LegendKey::dot(guts_terms::equilibrium(fair), Role::Ink, false),
        LegendKey::new(lost, pictures::WHAT_YOU_MISS),
    ];
    let yours = |text| LegendKey::line(text, Role::You, Stroke::Thick);
    let Some(Theory { fee }) = theory else {
        return [yours(YOUR_PAYOFF)].into_iter().chain(marks).collect();
    };
    let total = pictures::TOTAL_RETURN;
    let mut keys = vec![yours(pictures::YOUR_ROUND)];
    keys.extend(marks);
    keys.extend([
        LegendKey::line(pictures::STAKES_CARRIED_ON, Role::Ink, Stroke::Thin),
        LegendKey::line(total, Role::UpperHand, Stroke::Dotted),
    ]);
    if fee > 0.0 {
        let text = pictures::RECOVERS_THE_FEE;
        keys.push(LegendKey::line(text, Role::Muted, Stroke::Dashed));
    }
    keys
}
