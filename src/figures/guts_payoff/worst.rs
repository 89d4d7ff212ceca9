//! The figure of the worst case: what the others can leave you at each of your thresholds.

use super::curves::{axis, guide, level};
use super::parameters::{Game, threshold};
use super::replies::Worst;
use super::words::hand;
use crate::figures::figure::{
    Axis, Curve, Dot, Figure, Key, Label, Place, Role, Scale, Stroke, Swatch, Ticks,
};
use crate::guts::{Rules, equilibrium};

/// The figure without its crosshair.
pub fn figure(worst: &Worst) -> Figure {
    let game = worst.game;
    let bloc = |&(mine, alpha, _): &(f64, f64, f64)| (mine, alpha);
    let blocs: Vec<(f64, f64)> = worst.blocs.iter().map(bloc).collect();
    let least = lowest(worst);
    let range = range(least);
    let mut figure = Figure::new(
        "The worst that the others can do",
        axis(),
        values(range, least),
    );
    figure.segments.push(level(0.0));
    if game.players.others() > 1 {
        figure.curves.push(Curve {
            points: blocs.clone(),
            role: Role::Opponent,
            stroke: Stroke::Dashed,
        });
    }
    figure.curves.push(Curve {
        points: worst.all.clone(),
        role: Role::Opponent,
        stroke: Stroke::Thick,
    });
    let fair = equilibrium(game.rules, game.players).threshold.get();
    if is_the_papers(game) {
        figure.curves.push(Curve {
            points: worst
                .all
                .iter()
                .map(|point| (point.0, always(game, point.0)))
                .collect(),
            role: Role::Ink,
            stroke: Stroke::Thin,
        });
        figure.labels = named(worst, fair);
    }
    figure.curves.push(guide(fair, range));
    let (at, alpha) = worst.safest;
    figure.dots.push(Dot {
        at: (at, alpha),
        role: Role::You,
        filled: true,
        radius: 5.0,
    });
    // Below the curves, which are near 0 there.
    let named = (fair, range.0 + 0.1 * (range.1 - range.0));
    figure.labels.push(Label {
        from: named,
        to: named,
        place: Place::On,
        text: format!("equilibrium {}", hand(fair)),
    });
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
fn named(worst: &Worst, fair: f64) -> Vec<Label> {
    let at = |share: f64, text: &str| {
        let beside = |point: &&(f64, f64)| point.0 >= share;
        let place = worst
            .all
            .iter()
            .find(beside)
            .copied()
            .unwrap_or((share, 0.0));
        Label {
            from: place,
            to: place,
            place: Place::On,
            text: text.to_owned(),
        }
    };
    vec![at(fair / 3.0, "α_a"), at(f64::midpoint(fair, 1.0), "α_b")]
}

/// Who always drops loses the ante; what loses much more is cut off, or nothing could be seen of the rest.
const DEEPEST: f64 = -1.25;

/// The least and the largest α shown, where the worst is that.
fn range(least: f64) -> (f64, f64) {
    let from = (1.06 * least).max(DEEPEST);
    (from, -0.16 * from)
}

/// Where a worst α is shown: at the lower end when it is below.
pub fn shown(worst: &Worst, alpha: f64) -> f64 {
    alpha.max(range(lowest(worst)).0)
}

fn lowest(worst: &Worst) -> f64 {
    worst.all.iter().map(|point| point.1).fold(0.0, f64::min)
}

fn values((from, to): (f64, f64), least: f64) -> Axis {
    let label = if least < from {
        "Worst α, antes (lowest cut off)"
    } else {
        "Worst α, antes a round"
    };
    Axis {
        label: label.to_owned(),
        role: Role::Ink,
        from,
        to,
        scale: Scale::Linear,
        ticks: Ticks::Decimal,
    }
}

fn keys(game: Game) -> Vec<Key> {
    let key = |swatch, text: &str| Key {
        swatches: vec![swatch],
        text: text.to_owned(),
    };
    let safest = key(
        Swatch::Dot(Role::You, true),
        "the threshold that loses least",
    );
    let (bloc, all) = match (game.players.get(), game.rules) {
        (2, _) => {
            let only = key(
                Swatch::Line(Role::Opponent, Stroke::Thick),
                "the other’s best reply, R₂",
            );
            return vec![only, safest];
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
    let mut keys = vec![
        key(Swatch::Line(Role::Opponent, Stroke::Dashed), bloc),
        key(Swatch::Line(Role::Opponent, Stroke::Thick), all),
    ];
    if is_the_papers(game) {
        keys.push(key(
            Swatch::Line(Role::Ink, Stroke::Thin),
            "α_b: one always holds",
        ));
    }
    keys.push(safest);
    keys
}
