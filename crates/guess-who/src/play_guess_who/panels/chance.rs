//! The curve of a chance over the game: mistakes fall or rise straight, luck goes on to the next move.

use super::super::asked::Asked;
use super::super::players::{cost, role};
use super::super::words::pictures;
use super::super::{Solved, TwoBoards};
use upperhand::guess_who::Probability;
use upperhand::play::guess_who::{Game, Turn};
use upperhand_kit::described::Panel;
use upperhand_kit::{Axis, Curve, Dot, Figure, LegendKey, Resolution, Role, Size, Stroke, Tick};

/// Your chance from move to move.
pub struct Chance;

impl Panel<TwoBoards> for Chance {
    type Key = Game;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Game {
        state.game().into_owned()
    }

    fn draw(&self, game: &Game, _: &mut Solved, _: Resolution) -> Figure {
        figure(game)
    }
}

fn figure(game: &Game) -> Figure {
    let moves = game.history();
    let last = f64::from(u32::try_from(moves.len()).unwrap_or(u32::MAX));
    let x = Axis::linear(pictures::MOVES, Role::Ink, (0.0, last.max(4.0) + 0.4)).whole_ticks(2);
    let y = Axis::linear(pictures::chance_to_win(game), Role::Ink, (-0.04, 1.04));
    let mut figure = Figure::new(pictures::MOVE_TO_MOVE, x, y.ticks_at(Tick::percentages()));
    figure.add(Curve::dashed(
        [(0.0, 0.5), (last.max(4.0) + 0.4, 0.5)],
        Role::Rule,
    ));
    let start = game.start().value();
    figure.add(Dot::filled((0.0, start), Role::Ink, 3.5));
    for (index, turn) in (0..).zip(moves) {
        step(&mut figure, f64::from(index), turn);
    }
    keys(&mut figure, game);
    figure
}

/// One move: straight to what was chosen, and on by luck.
fn step(figure: &mut Figure, before: f64, turn: &Turn) {
    let [best, chosen, after] = [turn.best, turn.chosen, turn.after].map(Probability::value);
    let role = role(turn.by);
    if cost(turn).numerator() > 0 {
        figure.add(Curve::cased([(before, best), (before, chosen)], role));
        figure.add(Dot::ring((before, chosen), role, 4.0));
    }
    figure.add(Curve::thin(
        [(before, chosen), (before + 1.0, after)],
        Role::Ink,
    ));
    figure.add(Dot::filled((before + 1.0, after), role, 3.5));
}

fn keys(figure: &mut Figure, game: &Game) {
    let [own, other] = pictures::after_moves(game);
    figure.add(LegendKey::dot(own, Role::You, true));
    figure.add(LegendKey::dot(other, Role::Opponent, true));
    figure.add(LegendKey::line(pictures::LUCK, Role::Ink, Stroke::Thin));
    if game.history().iter().any(|turn| cost(turn).numerator() > 0) {
        figure.add(LegendKey::dotted(
            pictures::A_MISTAKE,
            Role::Muted,
            Stroke::Cased,
            false,
        ));
    }
}
