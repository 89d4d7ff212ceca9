//! The value against the number of players.

use super::GutsCoalition;
use super::settings::PLAYER_COUNTS;
use super::solutions::{Line, Solutions};
use super::state::{CoalitionGame, State};
use crate::figures::antes::signed_per_hundred;
use crate::figures::guts_rules::{players_after, players_axis, players_near, role};
use crate::figures::model::KeyPress;
use crate::figures::{
    Axis, Crosshair, Curve, Dot, Edit, Figure, LegendKey, Panel, Resolution, Role, Size, Stroke,
};
use crate::guts::Rules;

/// A value of −1, where player 1 leaves at once, is far below all others and not in the picture.
const LEFT: f64 = -1.0;

/// A figure of fewer columns than this is coarse, …
const FINE: usize = 128;

/// … with values in steps of this many players.
const COARSE: usize = 4;

/// The value by the number of players.
pub struct Values;

impl Panel<GutsCoalition> for Values {
    type Key = (Rules, bool);

    fn key(&self, _: &GutsCoalition, state: &State, _: Size) -> (Rules, bool) {
        (state.rules, state.repeated)
    }

    fn draw(&self, guts: &mut GutsCoalition, key: &Self::Key, resolution: Resolution) -> Figure {
        figure(*key, &mut guts.solutions, resolution)
    }

    fn crosshair(&self, guts: &mut GutsCoalition, state: &State) -> Option<Crosshair> {
        Some(crosshair(state.game(), &mut guts.solutions))
    }

    fn point(&self, _: &mut GutsCoalition, state: &State, at: (f64, f64)) -> Edit<State> {
        state.edited(players_near(at.0, PLAYER_COUNTS))
    }

    fn press(&self, _: &mut GutsCoalition, state: &State, key: KeyPress) -> Edit<State> {
        state.edited(players_after(state.players, key, PLAYER_COUNTS))
    }
}

fn figure(
    (rules, repeated): (Rules, bool),
    solutions: &mut Solutions,
    resolution: Resolution,
) -> Figure {
    let every = if resolution.columns < FINE { COARSE } else { 1 };
    let lines = solutions.lines(rules, every);
    let range = range(rules, solutions);
    let y = Axis::linear("antes per 100", Role::Ink, range).hundredfold_ticks();
    let title = "What you can be sure of, by the number of players";
    let mut figure = Figure::new(title, players_axis(PLAYER_COUNTS), y);
    for line in lines {
        // A rule keeps its colour, and its stroke beside the line of the game that is played, which stands out; a repeated game
        // keeps its dots.
        let role = role(line.rules);
        let stroke = if (line.rules, line.repeated) == (rules, repeated) {
            Stroke::Thick
        } else if line.rules == Rules::Weenie {
            Stroke::Dotted
        } else {
            Stroke::Thin
        };
        let inside = line.points.iter().filter(|point| point.1 > LEFT);
        let dot = |&at: &(f64, f64)| Dot::filled(at, role, 3.0).filled_if(line.repeated);
        figure.dots.extend(inside.map(dot));
        figure.add(LegendKey::dotted(name(&line), role, stroke, line.repeated));
        figure.add(Curve::new(line.points, role, stroke));
    }
    figure
}

fn name(line: &Line) -> String {
    match line.points.last() {
        Some((count, value)) if *value <= LEFT => {
            format!("{} (you leave from {count} players on)", line.name())
        }
        _ => line.name().to_owned(),
    }
}

fn range(rules: Rules, solutions: &mut Solutions) -> (f64, f64) {
    let least = solutions.lowest(rules);
    (1.06 * least, -0.06 * least)
}

/// The number of players on the line of the game; at the foot where the value is below all.
fn crosshair(game: CoalitionGame, solutions: &mut Solutions) -> Crosshair {
    let (from, _) = range(game.rules, solutions);
    let value = solutions.solution(game).value;
    let at = (game.players.get() as f64, value.max(from));
    let count = game.players.get().to_string();
    Crosshair::at(at, count, signed_per_hundred(value))
}
