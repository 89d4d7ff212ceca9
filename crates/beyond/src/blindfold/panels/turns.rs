//! When both are done, by the plans that they draw from.

use super::super::Blindfold;
use super::super::asked::Asked;
use super::super::facts::Solved;
use super::super::words;
use upperhand::guess_who::{Ending, Rules};
use upperhand_kit::described::Panel;
use upperhand_kit::{Axis, Figure, Fill, Label, LegendKey, Paint, Resolution, Role, Shape, Size};

pub struct Turns;

/// The turns that the picture has room for at least: of most positions there are no more.
const TURNS: usize = 10;

/// Half of what a bar is wide.
const HALF: f64 = 0.19;

/// The colour of a wrong name beside that of a right one, in hundredths.
const PALE: u8 = 45;

/// Yours stand left of theirs.
const SIDES: [(Role, f64, &str); 2] = [
    (Role::You, -1.0, words::YOU_FOUND),
    (Role::Opponent, 1.0, words::THEY_FOUND),
];

impl Panel<Blindfold> for Turns {
    /// The rules and the pools, and whether they are solved.
    type Key = (Rules, [u32; 2], bool);

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> Self::Key {
        let (rules, pools) = (state.rules(), state.pools());
        (rules, pools, solved.has(rules, pools))
    }

    fn draw(&self, &(rules, pools, _): &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        let place = solved.place(rules, pools);
        let drawn = place.known.iter().flat_map(|known| &known.drawn);
        let turns = drawn.clone().map(|drawn| drawn.done.len()).max();
        let last = turns.unwrap_or(0).saturating_sub(1).max(TURNS) as f64;
        let first = if place.position.is_over() { -0.5 } else { 0.5 };
        let across = (first, last + 0.5);
        let x = Axis::linear(words::TURNS, Role::Ink, across);
        let y = Axis::linear(words::SHARE_OF_GAMES, Role::Ink, (0.0, 1.0)).percent_ticks();
        let mut figure = Figure::new(words::WHEN_DONE, x.whole_ticks(2), y);
        if place.known.is_none() {
            let middle = (f64::midpoint(across.0, across.1), 0.5);
            figure.add(Label::on(middle, words::NOT_SOLVED));
        }
        for (drawn, (role, side, _)) in drawn.zip(SIDES) {
            for (turn, &(right, wrong)) in (0_u32..).zip(&drawn.done) {
                let middle = f64::from(turn) + side * HALF;
                let mut bar = |from: f64, to: f64, paint: Paint| {
                    if to > from {
                        let corners = [(middle - HALF, from), (middle + HALF, to)];
                        figure.add(Shape::rectangle(corners[0], corners[1], paint));
                    }
                };
                bar(0.0, right, Paint::Role(role));
                bar(right, right + wrong, Paint::Tint(role, PALE));
            }
        }
        for (role, _, text) in SIDES {
            figure.add(LegendKey::fill(text, Fill::new(role, 1.0)));
        }
        if rules.ending() == Ending::Official {
            let pale = Fill::new(Role::You, f64::from(PALE) / 100.0);
            figure.add(LegendKey::fill(words::WITH_WRONG_NAME, pale));
        }
        figure
    }
}
