//! The pictures where all declare in turn: what a round pays by your threshold after what was declared before you, and what to hold
//! after everything that can be.

use super::super::facts::Solved;
use super::super::state::{Turn, gutter};
use super::super::words::pictures;
use super::curves::{ABOVE, BELOW, name_sides};
use super::plan::shares;
use upperhand_games::guts_rules::threshold_axis;
use upperhand_games::guts_terms::{YOUR_PAYOFF, best_reply};
use upperhand_kit::span::{ascending, steps};
use upperhand_kit::{Axis, Curve, Dot, Figure, LegendKey, Role, Segment, Stroke, Tick};

const STEPS: u32 = 64;

/// The colour of how many hold before you.
const HOLDERS: [Role; 3] = [Role::UpperHand, Role::You, Role::Opponent];

pub fn curve(turn: Turn, solved: &mut Solved) -> Figure {
    let found = solved.in_turn(turn.players);
    let history = turn.history();
    let best = found.threshold(&history).unwrap_or_default();
    let payoff = |at: f64| (at, found.payoff(&history, at).unwrap_or_default());
    let points: Vec<(f64, f64)> = ascending(steps(STEPS).chain([best]))
        .into_iter()
        .map(payoff)
        .collect();
    let all = || points.iter().map(|point| point.1);
    let (least, most) = (
        all().fold(f64::MAX, f64::min),
        all().fold(f64::MIN, f64::max),
    );
    let room = (most - least).max(1e-3);
    let y = Axis::linear(
        pictures::ANTES_PER_HUNDRED,
        Role::Ink,
        (least - BELOW * room, most + ABOVE * room),
    );
    let mut figure = Figure::new(
        pictures::WHAT_A_ROUND_PAYS,
        threshold_axis((0.0, 1.0)),
        y.hundredfold_ticks(),
    );
    figure.gutter = gutter(turn.players as usize - 1);
    if least < 0.0 && most > 0.0 {
        figure.add(Segment::level(0.0, (0.0, 1.0), Role::Muted));
    }
    figure.add(Curve::cased(points, Role::You));
    figure.add(Dot::filled(payoff(best), Role::You, 5.0));
    name_sides(&mut figure, best);
    pictures::IN_TURN.clone_into(&mut figure.legend.label);
    figure.add(LegendKey::line(YOUR_PAYOFF, Role::You, Stroke::Thick));
    figure.add(LegendKey::dot(best_reply(best), Role::You, true));
    figure
}

/// A dot for each situation, seat after seat, in the colour of how many hold so far; the one that is chosen is ringed.
pub fn plan(turn: Turn, solved: &mut Solved) -> Figure {
    let players = turn.players;
    let seats = (1..=players).map(|seat| Tick::new(f64::from(seat) + 0.5, seat.to_string()));
    let x = Axis::linear("Seat", Role::Ink, (0.9, f64::from(players) + 1.0)).ticks_at(seats);
    let y = Axis::linear(pictures::HANDS_TO_HOLD, Role::You, (0.0, 1.05)).ticks_at(shares());
    let mut figure = Figure::new(pictures::WHAT_TO_HOLD_IN_TURN, x, y);
    for (number, (history, at)) in (0..).zip(solved.in_turn(players).thresholds()) {
        let holders = history.matches('H').count();
        let place = (Turn { players, number }.place(), 1.0 - at);
        figure.add(Dot::filled(place, HOLDERS[holders.min(2)], 3.5));
        if number == turn.number {
            figure.add(Dot::ring(place, Role::Ink, 6.0));
        }
    }
    pictures::SEAT_AFTER_SEAT.clone_into(&mut figure.legend.label);
    let keys = pictures::HOLDERS.into_iter().zip(HOLDERS);
    let keys = keys.map(|(text, role)| LegendKey::dot(text, role, true));
    figure.legend.keys.extend(keys);
    figure
}
