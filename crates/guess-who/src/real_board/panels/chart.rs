//! The curve of your chance over the game: mistakes straight up or down, luck on to the next move.

use super::super::FeatureBoard;
use super::super::asked::Asked;
use super::super::facts::Facts;
use super::super::known::{Boards, Wins};
use super::super::words::pictures;
use super::roles;
use upperhand_kit::described::Panel;
use upperhand_kit::{
    Axis, Curve, Dot, Figure, Label, LegendKey, Resolution, Role, Size, Stroke, Tick,
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

impl Panel<FeatureBoard> for Chance {
    type Key = Course;

    fn key(&self, state: &Asked, boards: &Boards, _: Size) -> Course {
        course(&Facts::of(state, boards))
    }

    fn draw(&self, course: &Course, _: &mut Boards, _: Resolution) -> Figure {
        figure(course)
    }
}

fn course(facts: &Facts) -> Course {
    let chances = |wins: &[Option<Wins>]| {
        let steps = wins.iter().enumerate();
        steps
            .map(|(step, wins)| Some(facts.yours(step, *wins)?.value()))
            .collect()
    };
    Course {
        best: chances(&facts.worths),
        made: chances(&facts.made),
        step: facts.step,
        you_begin: facts.game.terms.you_begin,
    }
}

fn figure(course: &Course) -> Figure {
    let last = course.best.len() as f64 - 1.0;
    let end = last.max(4.0) + 0.4;
    let x = Axis::linear(pictures::MOVES_MADE, Role::Ink, (0.0, end)).whole_ticks(2);
    let y = Axis::linear(pictures::YOUR_CHANCE, Role::Ink, (-0.04, 1.04));
    let mut figure = Figure::new(pictures::COURSE, x, y.ticks_at(Tick::percentages()));
    figure.add(Curve::dashed([(0.0, 0.5), (end, 0.5)], Role::Rule));
    if course.best.iter().all(Option::is_none) {
        figure.add(Label::on((end / 2.0, 0.55), pictures::NOT_SOLVED));
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
    let [yours, theirs, luck, mistake] = pictures::COURSE_KEYS;
    figure.add(LegendKey::dot(yours, Role::You, true));
    figure.add(LegendKey::dot(theirs, Role::Opponent, true));
    figure.add(LegendKey::line(luck, Role::Ink, Stroke::Thin));
    if has_mistakes {
        figure.add(LegendKey::dotted(
            mistake,
            Role::Muted,
            Stroke::Cased,
            false,
        ));
    }
    figure
}
