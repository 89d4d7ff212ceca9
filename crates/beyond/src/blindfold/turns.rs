//! When both are done, by the plans that they draw from.

use super::BlindfoldMap;
use super::solved::{Mixture, Solved};
use super::state::State;
use upperhand::guess_who::{Ending, Pool};
use upperhand_games::position::Position;
use upperhand_kit::model::Resolution;
use upperhand_kit::{Axis, Figure, Fill, Label, LegendKey, Paint, Panel, Role, Shape, Size};

pub struct Turns;

/// A position, and whether it is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    position: Position,
    is_known: bool,
}

impl Panel<BlindfoldMap> for Turns {
    type Key = Shown;

    fn key(&self, blindfold: &BlindfoldMap, state: &State, _: Size) -> Shown {
        let position = state.position();
        Shown {
            is_known: blindfold.is_known(&position),
            position,
        }
    }

    fn draw(&self, blindfold: &mut BlindfoldMap, shown: &Shown, _: Resolution) -> Figure {
        figure(blindfold.solved(shown.position.rules), shown.position)
    }
}

/// The turns that the picture has room for at least: of most positions there are no more.
const TURNS: usize = 10;

/// Half of what a bar is wide.
const HALF: f64 = 0.19;

/// The colour of a wrong name beside that of a right one, in hundredths.
const PALE: u8 = 45;

fn figure(solved: &Solved, position: Position) -> Figure {
    let (mine, theirs) = (position.mine, position.theirs);
    let known = solved.at(mine, theirs);
    let shares = known.map(|known| {
        let [first, second] = &known.mixtures;
        [done(first, mine), done(second, theirs)]
    });
    let turns = shares.iter().flatten().map(Vec::len).max().unwrap_or(0);
    let last = turns.saturating_sub(1).max(TURNS) as f64;
    let first = if position.is_over() { -0.5 } else { 0.5 };
    let x = Axis::linear(
        "done after so many turns of one’s own",
        Role::Ink,
        (first, last + 0.5),
    );
    let y = Axis::linear("share of games", Role::Ink, (0.0, 1.0)).percent_ticks();
    let mut figure = Figure::new("When these plans are done", x.whole_ticks(2), y);
    if shares.is_none() {
        let middle = (f64::midpoint(first, last + 0.5), 0.5);
        figure.add(Label::on(middle, "not solved yet"));
    }
    for (shares, (role, side)) in shares.iter().flatten().zip(SIDES) {
        for (turn, &(right, wrong)) in (0_u32..).zip(shares) {
            let at = f64::from(turn) + side * HALF;
            let mut bar = |from: f64, to: f64, paint: Paint| {
                if to > from {
                    let (left, right) = (at - HALF, at + HALF);
                    figure.add(Shape::polygon(
                        [(left, from), (right, from), (right, to), (left, to)],
                        paint,
                    ));
                }
            };
            bar(0.0, right, Paint::Role(role));
            bar(right, right + wrong, Paint::Tint(role, PALE));
        }
    }
    figure.legend.keys = keys(position.rules.ending());
    figure
}

/// Yours stand left of theirs.
const SIDES: [(Role, f64); 2] = [(Role::You, -1.0), (Role::Opponent, 1.0)];

fn keys(ending: Ending) -> Vec<LegendKey> {
    let full = |role| Fill::new(role, 1.0);
    let mut keys = vec![
        LegendKey::fill("you have found theirs", full(Role::You)),
        LegendKey::fill("they have found yours", full(Role::Opponent)),
    ];
    match ending {
        Ending::Official => {
            let pale = Fill::new(Role::You, f64::from(PALE) / 100.0);
            keys.push(LegendKey::fill("paler: with a wrong name", pale));
        }
        Ending::Race | Ending::Open => {}
    }
    keys
}

/// The shares of a pool for which a player is done after 0, 1, 2, … turns, right and wrong.
pub fn done(mixture: &Mixture, pool: Pool) -> Vec<(f64, f64)> {
    let turns = mixture.iter().map(|(plan, _)| plan.right().len()).max();
    let mut shares = vec![(0.0, 0.0); turns.unwrap_or(0)];
    for (plan, chance) in mixture {
        let one = chance.value() / f64::from(pool.get());
        let counts = plan.right().iter().zip(plan.wrong());
        for (share, (&right, &wrong)) in shares.iter_mut().zip(counts) {
            share.0 += one * f64::from(right);
            share.1 += one * f64::from(wrong);
        }
    }
    shares
}
