//! The figure of the worst case: what the others can leave you at each of your thresholds.

use super::super::Payoff;
use super::super::asked::{Asked, Field};
use super::super::facts::{Solved, Worst, exploited};
use super::super::state::{OneRound, gutter};
use super::super::words::pictures;
use super::threshold_handle;
use upperhand::guts::Rules;
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::format;
use upperhand_games::guts_rules::{threshold, threshold_axis};
use upperhand_kit::described::{Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, Label, LegendKey, Resolution, Role, Segment, Size, Stroke,
};

/// α where the others exploit you.
pub struct WorstCase;

impl Panel<Payoff> for WorstCase {
    type Key = (OneRound, bool);

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> (OneRound, bool) {
        (state.game(), state.theory)
    }

    fn draw(&self, &(game, theory): &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        figure(solved.worst(game), theory)
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let alpha = exploited(state.game(), state.mine).alpha;
        let (y, said) = cut_off(solved.worst(state.game()), alpha);
        let crosshair = Crosshair::at((state.mine, y), format::threshold(state.mine), said);
        Some(Movable::across(threshold_handle(Field::mine), crosshair))
    }
}

/// One curve; for theorists the best bloc besides, and the paper's α_b.
fn figure(worst: &Worst, theory: bool) -> Figure {
    let game = worst.game;
    let bloc = |&(mine, alpha, _): &(f64, f64, f64)| (mine, alpha);
    let least = lowest(worst);
    let range = range(least);
    let label = if least < range.0 {
        pictures::CUT_OFF
    } else {
        pictures::ANTES_PER_HUNDRED
    };
    let (x, y) = (
        threshold_axis((0.0, 1.0)),
        Axis::linear(label, Role::Ink, range),
    );
    let mut figure = Figure::new(pictures::IF_THEY_EXPLOIT_YOU, x, y.hundredfold_ticks());
    figure.gutter = gutter(game.players.others());
    figure.add(Segment::level(0.0, (0.0, 1.0), Role::Muted));
    if theory && game.players.others() > 1 {
        figure.add(Curve::dashed(worst.blocs.iter().map(bloc), Role::Opponent));
    }
    figure.add(Curve::thick(worst.all.clone(), Role::Opponent));
    let fair = game.fair();
    if theory && is_the_papers(game) {
        let at = worst.all.iter().map(|point| point.0);
        figure.add(Curve::thin(at.map(|at| (at, always(game, at))), Role::Ink));
        figure.labels = reply_names(worst, fair);
    }
    figure.add(Curve::dotted([(fair, range.0), (fair, range.1)], Role::Ink));
    figure.add(Dot::filled(worst.safest, Role::You, 5.0));
    figure.legend.label = pictures::left_with(game);
    figure.legend.keys = keys(game, theory);
    figure
}

/// Three players without the Weenie rule: the paper has both replies to each threshold in closed form.
fn is_the_papers(game: OneRound) -> bool {
    (game.players.get(), game.rules) == (3, Rules::Standard)
}

/// The paper's α_b: one always holds, the other plays √(p² + 1/3) (Guts, Proposition 6.8).
pub fn always(game: OneRound, mine: f64) -> f64 {
    let other = (mine * mine + 1.0 / 3.0).sqrt().min(1.0);
    game.pair(0.0, other).round(threshold(mine)).alpha
}

/// The reply that is the better one for them, at a place where it is: the paper's α_a, and its α_b.
fn reply_names(worst: &Worst, fair: f64) -> Vec<Label> {
    let at = |share: f64, text: &str| {
        let place = worst.all.iter().find(|point| point.0 >= share);
        Label::on(place.copied().unwrap_or((share, 0.0)), text)
    };
    vec![
        at(fair / 3.0, pictures::BOTH_ALIKE),
        at(f64::midpoint(fair, 1.0), pictures::ONE_ALWAYS_HOLDS),
    ]
}

/// The least α shown. Dropping always loses the ante; curves that lose much more would hide the rest.
const DEEPEST: f64 = -1.25;

/// The least and the largest α shown, where the worst is that.
fn range(least: f64) -> (f64, f64) {
    let from = (1.06 * least).max(DEEPEST);
    (from, -0.06 * from)
}

/// Where a worst α is shown, and what is said there: at the lower end when it is below, with an arrow.
fn cut_off(worst: &Worst, alpha: f64) -> (f64, String) {
    let foot = range(lowest(worst)).0;
    let said = signed_per_hundred(alpha);
    if alpha < foot {
        (foot, format!("↓ {said}"))
    } else {
        (alpha, said)
    }
}

fn lowest(worst: &Worst) -> f64 {
    worst.all.iter().map(|point| point.1).fold(0.0, f64::min)
}

fn keys(game: OneRound, theory: bool) -> Vec<LegendKey> {
    let theirs = |text: &str, stroke| LegendKey::line(text, Role::Opponent, stroke);
    let all = if game.players.others() == 1 {
        pictures::OTHER_REPLIES
    } else {
        pictures::EACH_OTHER_PLAYS_WORST
    };
    let safest = LegendKey::dot(pictures::LOSES_LEAST, Role::You, true);
    let equilibrium = format!("equilibrium {}", format::threshold(game.fair()));
    let equilibrium = LegendKey::line(equilibrium, Role::Ink, Stroke::Dotted);
    let mut keys = vec![theirs(all, Stroke::Thick), safest, equilibrium];
    if theory && game.players.others() > 1 {
        keys.push(theirs(pictures::WORST_BLOC_FOR_YOU, Stroke::Dashed));
    }
    if theory && is_the_papers(game) {
        keys.push(LegendKey::line(
            pictures::ONE_ALWAYS_HOLDS,
            Role::Ink,
            Stroke::Thin,
        ));
    }
    keys
}
