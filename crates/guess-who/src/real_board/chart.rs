//! The curve of your chance over the game: mistakes straight up or down, luck on to the next move.

use super::RealBoard;
use super::bars::roles;
use super::known::Wins;
use super::state::State;
use super::view::View;
use upperhand_kit::{
    Axis, Curve, Dot, Figure, Label, LegendKey, Panel, Resolution, Role, Size, Stroke, Tick,
};

/// Your chance from move to move.
pub struct Chance;

/// Your chances before each move, with the move made, and the move shown.
#[derive(Debug, PartialEq)]
pub struct Course {
    best: Vec<Option<f64>>,
    made: Vec<Option<f64>>,
    step: usize,
    you_begin: bool,
}

impl Panel<RealBoard> for Chance {
    type Key = Course;

    fn key(&self, figure: &RealBoard, state: &State, _: Size) -> Course {
        course(&figure.view(state))
    }

    fn draw(&self, _: &mut RealBoard, course: &Course, _: Resolution) -> Figure {
        figure(course)
    }
}

fn course(view: &View) -> Course {
    let chances = |wins: &[Option<Wins>]| {
        let steps = wins.iter().enumerate();
        steps
            .map(|(step, wins)| Some(view.yours(step, *wins)?.value()))
            .collect()
    };
    Course {
        best: chances(&view.worths),
        made: chances(&view.made),
        step: view.step,
        you_begin: view.game.terms.you_begin,
    }
}

fn figure(course: &Course) -> Figure {
    let last = course.best.len() as f64 - 1.0;
    let end = last.max(4.0) + 0.4;
    let x = Axis::linear("Moves", Role::Ink, (0.0, end)).whole_ticks(2);
    let ticks = [
        (0.0, "0\u{202f}%"),
        (0.5, "50\u{202f}%"),
        (1.0, "100\u{202f}%"),
    ];
    let y =
        Axis::linear("Your chance to win", Role::Ink, (-0.04, 1.04)).ticks_at(Tick::list(ticks));
    let mut figure = Figure::new("From move to move", x, y);
    figure.add(Curve::dashed([(0.0, 0.5), (end, 0.5)], Role::Rule));
    if course.best.iter().all(Option::is_none) {
        figure.add(Label::on((end / 2.0, 0.55), "Not solved yet"));
        return figure;
    }
    let mut has_mistakes = false;
    for step in 0..course.best.len() {
        let (Some(best), x) = (course.best[step], step as f64) else {
            continue;
        };
        let is_yours = step.is_multiple_of(2) == course.you_begin;
        let [mover, before] = roles(is_yours);
        let made = course.made[step].unwrap_or(best);
        if (made < best) == is_yours && (made - best).abs() > f64::EPSILON {
            has_mistakes = true;
            figure.add(Curve::cased([(x, best), (x, made)], mover));
            figure.add(Dot::ring((x, made), mover, 4.0));
        }
        if let Some(next) = course.best.get(step + 1).copied().flatten() {
            figure.add(Curve::thin([(x, made), (x + 1.0, next)], Role::Ink));
        }
        let role = if step == 0 { Role::Ink } else { before };
        figure.add(Dot::filled(
            (x, best),
            role,
            if step == course.step { 6.0 } else { 3.5 },
        ));
    }
    figure.add(LegendKey::dot("after your move", Role::You, true));
    figure.add(LegendKey::dot("after theirs", Role::Opponent, true));
    figure.add(LegendKey::line("luck", Role::Ink, Stroke::Thin));
    if has_mistakes {
        figure.add(LegendKey::dotted(
            "a mistake",
            Role::Muted,
            Stroke::Cased,
            false,
        ));
    }
    figure
}
