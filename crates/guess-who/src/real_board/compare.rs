//! This board beside others: what whoever is to move wins on it, if any split could be asked, with joined questions, and by
//! the most even question alone.

use super::RealBoard;
use super::bars::roles;
use super::phrases::exact;
use super::state::State;
use super::view::View;
use upperhand::guess_who::Probability;
use upperhand_games::format::percent;
use upperhand_kit::{
    Axis, Caption, Curve, Figure, Paint, Panel, Resolution, Role, Shape, Side, Size, Tick, Ticks,
};

/// The chances side by side.
pub struct Compared;

/// What is compared, each with its name; `None` where it is not known.
#[derive(Debug, PartialEq)]
pub struct Chances {
    is_yours: bool,
    unsolved: &'static str,
    of: Vec<(&'static str, Option<Probability>)>,
}

impl Panel<RealBoard> for Compared {
    type Key = Chances;

    fn key(&self, figure: &RealBoard, state: &State, _: Size) -> Chances {
        let view = figure.view(state);
        Chances {
            is_yours: view.is_yours(),
            unsolved: view.unsolved(),
            of: chances(&view),
        }
    }

    fn draw(&self, _: &mut RealBoard, chances: &Chances, _: Resolution) -> Figure {
        figure(chances)
    }
}

fn chances(view: &View) -> Vec<(&'static str, Option<Probability>)> {
    if view.winner().is_some() {
        return Vec::new();
    }
    let here = view
        .wins
        .and_then(|wins| exact(wins, view.position.pairs()));
    let joined = view
        .joined
        .map(|chance| ("with and, or, not", Some(chance)));
    let free = ("with every split", view.free());
    if view.game.terms.joined {
        return vec![("with and, or, not", here), free];
    }
    [
        Some(("this board, at best", here)),
        joined,
        Some(free),
        Some(("always the most even", view.always_even())),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn figure(chances: &Chances) -> Figure {
    let [mover, other] = roles(chances.is_yours);
    let whose = if chances.is_yours {
        "Your chance to win"
    } else {
        "Their chance to win"
    };
    let known = || {
        chances
            .of
            .iter()
            .filter_map(|(_, chance)| *chance)
            .map(Probability::value)
    };
    let apart = known().map(|value| (value - 0.5).abs()).fold(0.1, f64::max) * 1.15;
    let (low, high) = (0.5 - apart, 0.5 + apart);
    let x = Axis::linear(whose, mover, (low, high)).percent_ticks();
    let rows = chances.of.len().max(1) as f64;
    let y = Axis::linear("", Role::Ink, (0.0, rows)).with_ticks(Ticks::At(Vec::<Tick>::new()));
    let mut figure = Figure::new("This board and others", x, y);
    for (index, (name, chance)) in chances.of.iter().enumerate() {
        let row = rows - 1.0 - index as f64;
        let words = match chance {
            Some(chance) => {
                let value = chance.value();
                let role = if value >= 0.5 { mover } else { other };
                let (from, to) = (value.min(0.5), value.max(0.5));
                let corners = [
                    (from, row + 0.12),
                    (to, row + 0.12),
                    (to, row + 0.5),
                    (from, row + 0.5),
                ];
                figure.add(Shape::polygon(corners, Paint::Role(role)));
                format!("{name}: {}", percent(*chance))
            }
            None => format!("{name}: {}", chances.unsolved),
        };
        figure.add(Curve::dashed(
            [(0.5, row + 0.04), (0.5, row + 0.58)],
            Role::Muted,
        ));
        let (from, to) = (low + 0.03 * (high - low), high);
        let ink = Paint::Role(Role::Ink);
        figure
            .add(Caption::within((from, row + 0.6), (to, row + 0.94), words, ink).at(Side::Start));
    }
    figure
}
