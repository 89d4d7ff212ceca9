//! The figure of the worst case: what the others can leave you at each of your thresholds.

use super::curves::{axis, guide, level};
use super::replies::Worst;
use super::request::{Game, threshold};
use crate::figures::{Axis, Curve, Dot, Figure, Key, Label, Role, Stroke, format};
use crate::guts::Rules;

pub fn figure(worst: &Worst) -> Figure {
    let game = worst.game;
    let bloc = |&(mine, alpha, _): &(f64, f64, f64)| (mine, alpha);
    let least = lowest(worst);
    let range = range(least);
    let label = if least < range.0 {
        "Worst α, antes (lowest cut off)"
    } else {
        "Worst α, antes a round"
    };
    let y = Axis::linear(label, Role::Ink, range);
    let mut figure = Figure::new("The worst that the others can do", axis(), y);
    figure.add(level(0.0));
    if game.players.others() > 1 {
        figure.add(Curve::dashed(worst.blocs.iter().map(bloc), Role::Opponent));
    }
    figure.add(Curve::thick(worst.all.clone(), Role::Opponent));
    let fair = game.fair();
    if is_the_papers(game) {
        let at = worst.all.iter().map(|point| point.0);
        figure.add(Curve::thin(at.map(|at| (at, always(game, at))), Role::Ink));
        figure.labels = reply_names(worst, fair);
    }
    figure.add(guide(fair, range));
    figure.add(Dot::filled(worst.safest, Role::You, 5.0));
    // Below the curves, which are near 0 there.
    let named = (fair, range.0 + 0.1 * (range.1 - range.0));
    let name = format!("equilibrium {}", format::threshold(fair));
    figure.add(Label::on(named, name));
    "Your round α against their best replies".clone_into(&mut figure.legend.label);
    figure.legend.keys = keys(game);
    figure
}

/// Three players without the Weenie rule: the paper has both replies to each threshold in closed form.
fn is_the_papers(game: Game) -> bool {
    (game.players.get(), game.rules) == (3, Rules::Standard)
}

/// The paper's α_b: one always holds, the other plays √(p² + 1/3) (Guts, Proposition 6.8).
pub fn always(game: Game, mine: f64) -> f64 {
    let other = (mine * mine + 1.0 / 3.0).sqrt().min(1.0);
    game.pair(0.0, other).round(threshold(mine)).alpha
}

/// α_a where it is the lower of both, α_b where it is.
fn reply_names(worst: &Worst, fair: f64) -> Vec<Label> {
    let at = |share: f64, text: &str| {
        let place = worst.all.iter().find(|point| point.0 >= share);
        Label::on(place.copied().unwrap_or((share, 0.0)), text)
    };
    vec![at(fair / 3.0, "α_a"), at(f64::midpoint(fair, 1.0), "α_b")]
}

/// The least α shown. Dropping always loses the ante; curves that lose much more would hide the rest.
const DEEPEST: f64 = -1.25;

/// The least and the largest α shown, where the worst is that.
fn range(least: f64) -> (f64, f64) {
    let from = (1.06 * least).max(DEEPEST);
    (from, -0.16 * from)
}

/// Where a worst α is shown: at the lower end when it is below.
pub fn cut_off(worst: &Worst, alpha: f64) -> f64 {
    alpha.max(range(lowest(worst)).0)
}

fn lowest(worst: &Worst) -> f64 {
    worst.all.iter().map(|point| point.1).fold(0.0, f64::min)
}

fn keys(game: Game) -> Vec<Key> {
    let theirs = |text: &str, stroke| Key::line(text, Role::Opponent, stroke);
    let safest = Key::dot("the threshold that loses least", Role::You, true);
    let (bloc, all) = match (game.players.get(), game.rules) {
        (2, _) => {
            return vec![theirs("the other’s best reply, R₂", Stroke::Thick), safest];
        }
        (3, Rules::Standard) => (
            "both others alike, α_a up to the equilibrium",
            "each at their own: the lower of α_a and α_b",
        ),
        _ => (
            "all others at one threshold",
            "each other at a threshold of their own",
        ),
    };
    let mut keys = vec![theirs(bloc, Stroke::Dashed), theirs(all, Stroke::Thick)];
    if is_the_papers(game) {
        keys.push(Key::line("α_b: one always holds", Role::Ink, Stroke::Thin));
    }
    keys.push(safest);
    keys
}
