//! The value against the number of players.

use super::super::Coalition;
use super::super::asked::{Asked, Field, PLAYER_COUNTS};
use super::super::facts::Solved;
use super::super::facts::numbers::{Solutions, Values as Line};
use super::super::state::CoalitionGame;
use super::super::words::numbers::series;
use super::super::words::pictures;
use upperhand::guts::Rules;
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::guts_rules::{PlayerCount, role};
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Size, Stroke, Tick,
};

/// A value of −1, where player 1 leaves at once, is far below all others and not in the picture.
const LEFT: f64 = -1.0;

/// A figure of fewer columns than this is coarse, …
const FINE: usize = 128;

/// … with values in steps of this many players.
const COARSE: usize = 4;

/// Infinitely many stand as far right of the most as two players do.
const BEYOND: f64 = PLAYER_COUNTS.1 as f64 + 2.0;

/// The value by the number of players.
pub struct Values;

impl Panel<Coalition> for Values {
    type Key = (Rules, bool);

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> (Rules, bool) {
        (state.rules, state.repeated)
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, resolution: Resolution) -> Figure {
        figure(*key, &mut solved.numbers, resolution)
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let ends = (PLAYER_COUNTS.0.into(), f64::INFINITY);
        let x = Handle {
            snap: players_at,
            ..Handle::new(Field::players as usize, ends)
        };
        Some(Movable::across(
            x,
            crosshair(state.game(), &mut solved.numbers),
        ))
    }
}

/// Where a number of players stands.
fn place(count: f64) -> f64 {
    count.min(BEYOND)
}

/// The number of players at a place.
fn players_at(place: f64) -> f64 {
    if place > f64::midpoint(PLAYER_COUNTS.1.into(), BEYOND) {
        f64::INFINITY
    } else {
        place.min(PLAYER_COUNTS.1.into())
    }
}

/// Every sixth number of players, of which the last is beyond them all.
fn axis() -> Axis {
    let ends = (f64::from(PLAYER_COUNTS.0) - 0.5, BEYOND + 0.5);
    let counts = [4, 10, 16].map(|count| Tick::new(f64::from(count), count.to_string()));
    let infinite = Tick::new(BEYOND, PlayerCount::Infinite.sign());
    Axis::linear("players", Role::Ink, ends).ticks_at(counts.into_iter().chain([infinite]))
}

fn figure(
    (rules, repeated): (Rules, bool),
    solutions: &mut Solutions,
    resolution: Resolution,
) -> Figure {
    let every = if resolution.columns < FINE { COARSE } else { 1 };
    let lines = solutions.values(rules, every);
    let range = range(rules, solutions);
    let y = Axis::linear(pictures::ANTES_PER_HUNDRED, Role::Ink, range).hundredfold_ticks();
    let title = pictures::SURE_OF;
    let mut figure = Figure::new(title, axis(), y);
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
        let points: Vec<(f64, f64)> = line
            .points
            .iter()
            .map(|&(count, value)| (place(count), value))
            .collect();
        let inside = points.iter().filter(|point| point.1 > LEFT);
        let dot = |&at: &(f64, f64)| Dot::filled(at, role, 3.0).filled_if(line.repeated);
        figure.dots.extend(inside.map(dot));
        figure.add(LegendKey::dotted(name(&line), role, stroke, line.repeated));
        figure.add(Curve::new(points, role, stroke));
    }
    figure
}

fn name(line: &Line) -> String {
    match line.points.last() {
        Some((count, value)) if *value <= LEFT => pictures::leave_from(series(line), *count),
        _ => series(line).to_owned(),
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
    let at = (place(game.players.number()), value.max(from));
    Crosshair::at(at, game.players.sign(), signed_per_hundred(value))
}
