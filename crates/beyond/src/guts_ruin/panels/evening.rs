//! One evening: the pots that are played for, and what you have won or lost after each round.

use super::super::Ruin;
use super::super::asked::Asked;
use super::super::facts::{Solved, Table};
use super::super::words;
use upperhand::play::guts::Part;
use upperhand_kit::described::Panel;
use upperhand_kit::span::widened;
use upperhand_kit::{Axis, Curve, Dot, Figure, LegendKey, Resolution, Role, Segment, Size, Stroke};

/// The rounds of an evening.
pub struct Rounds;

impl Panel<Ruin> for Rounds {
    /// The table, the number of the evening, and what you bring.
    type Key = (Table, u32, u32);

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Self::Key {
        (state.table(), state.seed, state.bankroll)
    }

    fn draw(&self, &(table, seed, bankroll): &Self::Key, _: &mut Solved, _: Resolution) -> Figure {
        figure(table, seed, bankroll)
    }
}

fn figure(table: Table, seed: u32, bankroll: u32) -> Figure {
    let evening = table.evening(seed);
    let rounds = evening.rounds();
    let nets: Vec<(f64, f64)> = (0_u32..)
        .zip([-1].into_iter().chain(rounds.iter().map(|round| round.net)))
        .map(|(after, net)| (after.into(), net as f64))
        .collect();
    let pots = (0_u32..).zip(rounds).flat_map(|(before, round)| {
        let (from, pot) = (f64::from(before), round.pot as f64);
        [(from, pot), (from + 1.0, pot)]
    });
    let pots: Vec<(f64, f64)> = pots.collect();
    let heights = nets.iter().chain(&pots).map(|point| point.1);
    let (low, high) = widened((0.0, 0.0), heights);
    let room = 0.08 * (high - low);
    let limit = -f64::from(bankroll);
    let is_near = limit > low - 0.5 * (high - low);
    let low = if is_near { low.min(limit) } else { low };
    let last = rounds.len() as f64;
    let x =
        Axis::linear(words::ROUNDS_PLAYED, Role::Ink, (-0.04 * last, 1.04 * last)).whole_ticks(2);
    let y = Axis::linear(words::ANTES, Role::Ink, (low - room, high + room));
    let mut figure = Figure::new(words::ONE_EVENING, x, y);
    let across = figure.x.range();
    figure.add(Segment::level(0.0, across, Role::Rule));
    figure.add(Curve::thin(pots, Role::Ink));
    figure.add(Curve::thick(nets.iter().copied(), Role::You));
    for (&at, round) in nets[1..].iter().zip(rounds) {
        // Rounds that you only watch are rings.
        let dot = Dot::filled(at, Role::You, 4.0);
        figure.add(dot.filled_if(round.part != Part::Watched));
    }
    figure.legend.keys = vec![
        LegendKey::line(words::THE_POT, Role::Ink, Stroke::Thin),
        LegendKey::line(words::WON, Role::You, Stroke::Thick),
        LegendKey::dot(words::WATCHED, Role::You, false),
    ];
    if is_near {
        let line = [(across.0, limit), (across.1, limit)];
        figure.add(Curve::dashed(line, Role::Opponent));
        let text = words::RUINED_BELOW;
        figure.add(LegendKey::line(text, Role::Opponent, Stroke::Dashed));
    }
    figure
}
