//! A thousand rounds at once: their curve, what they bring on average, and a band of two standard errors.

use super::super::CardTable;
use super::super::asked::Asked;
use super::super::facts::{ROUNDS, thousand};
use super::super::state::Begun;
use super::super::words::thousand::others;
use upperhand::play::guts::{Forward, Game};
use upperhand_kit::described::Panel;
use upperhand_kit::{Axis, Curve, Figure, LegendKey, Paint, Resolution, Role, Shape, Size, Stroke};

/// The steps of the band.
const STEPS: u32 = 60;

/// A thousand rounds by the best reply, beside what they bring on average.
pub struct Thousand;

impl Panel<CardTable> for Thousand {
    /// The start of the game.
    type Key = Game;

    fn key(&self, state: &Asked, _: &Begun, _: Size) -> Game {
        state.game().replayed(&[]).game
    }

    fn draw(&self, start: &Game, _: &mut Begun, _: Resolution) -> Figure {
        figure(start, &thousand(start))
    }
}

/// A side of the table: its sign, colour, and words for its curve.
type Side = (f64, Role, String);

/// Both curves, yours and that of the others, who win what you lose; each with its exact expectation and a band around it.
fn figure(game: &Game, forward: &Forward) -> Figure {
    let end = f64::from(ROUNDS);
    let reach = |rounds: u32, side: f64| {
        forward.expected_after(rounds) + side * 2.0 * forward.standard_error_after(rounds)
    };
    let won = || forward.bankroll.iter().map(|&won| won as f64);
    let least = won().fold(reach(ROUNDS, -1.0).min(0.0), f64::min);
    let most = won().fold(reach(ROUNDS, 1.0).max(0.0), f64::max);
    // The axis is symmetric: the two curves mirror each other.
    let most = 1.05 * most.max(-least).max(1.0);
    let x = Axis::linear("Rounds", Role::Ink, (0.0, end));
    let y = Axis::linear("Antes won", Role::Ink, (-most, most));
    let mut figure = Figure::new("1000 rounds at once", x, y);
    let edge = |side: f64| {
        let step = move |step: u32| {
            let rounds = ROUNDS * step * step / (STEPS * STEPS);
            (f64::from(rounds), reach(rounds, side))
        };
        (0..=STEPS).map(step).collect::<Vec<_>>()
    };
    let [upper, lower] = [edge(1.0), edge(-1.0)];
    let band = upper.iter().chain(lower.iter().rev()).copied();
    figure.add(Shape::polygon(band, Paint::Tint(Role::You, 14)));
    for side in [upper, lower] {
        figure.add(Curve::thin(side, Role::Muted));
    }
    let (noun, is_one) = others(game);
    let verb = if is_one { "takes" } else { "take" };
    let sides: [Side; 2] = [
        (-1.0, Role::Opponent, format!("what the {noun} {verb}")),
        (1.0, Role::You, "what you win".to_owned()),
    ];
    for (sign, role, words) in sides {
        let expected = [(0.0, 0.0), (end, sign * forward.expected_after(ROUNDS))];
        figure.add(Curve::dashed(expected, role));
        let rounds = (0..=ROUNDS).map(f64::from);
        figure.add(Curve::thick(rounds.zip(won().map(|won| sign * won)), role));
        figure.add(LegendKey::line(words, role, Stroke::Thick));
    }
    figure.add(LegendKey::line("on average", Role::Ink, Stroke::Dashed));
    figure.add(LegendKey::line(
        "two standard errors",
        Role::Muted,
        Stroke::Thin,
    ));
    figure
}
