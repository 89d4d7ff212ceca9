//! Chances by the antes, both on axes that double evenly: of ruin with so many, and of a pot that is larger.

use super::super::Ruin;
use super::super::asked::{Asked, Field};
use super::super::facts::{LEAST, RARE, Solved, SolvedTable, Table};
use super::super::words::{self, chance};
use upperhand_games::format;
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Scale, Size, Stroke, Tick,
};

/// Ruin, and the law of the pot.
pub struct Chances;

impl Panel<Ruin> for Chances {
    type Key = Table;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Table {
        state.table()
    }

    fn draw(&self, table: &Table, solved: &mut Solved, _: Resolution) -> Figure {
        figure(solved.table(*table))
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let known = solved.table(state.table());
        let x = Handle {
            snap: short,
            ..Handle::new(Field::bankroll as usize, (1.0, known.most.into()))
        };
        let ruined = known.ruined(state.bankroll);
        Some(Movable::across(
            x,
            Crosshair::within(
                (state.bankroll.into(), ruined),
                (x.ends, (LEAST, 1.0)),
                [format::grouped(state.bankroll), chance(ruined)],
            ),
        ))
    }
}

/// A bankroll with a short name.
fn short(bankroll: f64) -> f64 {
    if bankroll < 100.0 {
        bankroll
    } else {
        format::rounded_to(bankroll, 2)
    }
}

fn figure(solved: &SolvedTable) -> Figure {
    let x = Axis::logarithmic(words::ANTES, Role::You, (1.0, solved.most.into()))
        .whole_ticks(10)
        .carrying(&Asked::SETTINGS[Field::bankroll as usize]);
    let mut figure = Figure::new(words::RUIN_AND_POT, x, chances());
    let (from, to) = figure.x.range();
    figure.add(Curve::dashed([(from, RARE), (to, RARE)], Role::Muted));
    let ruined = |antes| solved.ruined(antes);
    let larger = |antes| solved.outgrown(antes);
    let laws = [solved.law(ruined), solved.law(larger)];
    for (law, role) in laws.into_iter().zip([Role::You, Role::Ink]) {
        figure
            .curves
            .extend(law.map(|line| Curve::dotted(line, role)));
    }
    figure.add(Curve::thin(line(solved, larger, 0), Role::Ink));
    figure.add(Curve::thick(line(solved, ruined, 1), Role::You));
    let enough = solved.enough();
    let dot = |enough: u32| Dot::filled((enough.into(), solved.ruined(enough)), Role::You, 5.0);
    figure.dots.extend(enough.map(dot));
    words::BY_ANTES.clone_into(&mut figure.legend.label);
    figure.legend.keys = keys(solved);
    figure
}

fn keys(solved: &SolvedTable) -> Vec<LegendKey> {
    let mut keys = vec![
        LegendKey::line(words::SO_MANY_RUIN, Role::You, Stroke::Thick),
        LegendKey::line(words::POT_IS_LARGER, Role::Ink, Stroke::Thin),
        LegendKey::line(words::ONE_IN_A_HUNDRED, Role::Muted, Stroke::Dashed),
    ];
    if let Some(enough) = solved.enough() {
        let text = words::rarer_from(enough);
        keys.push(LegendKey::dot(text, Role::You, true));
    }
    if solved.tail.exponent.is_finite() {
        let text = words::power_law(solved.tail.exponent);
        keys.push(LegendKey::line(text, Role::You, Stroke::Dotted));
    }
    keys
}

/// The decades of chances that are shown.
const DECADES: i32 = 5;

/// Chances, each tick a tenth of the next.
fn chances() -> Axis {
    let ticks = (0..=DECADES).rev().map(|power| {
        let at = 10_f64.powi(-power);
        let digits = usize::try_from(power - 2).unwrap_or(0);
        Tick::new(at, format::percentage(at, digits))
    });
    Axis::linear(words::CHANCE, Role::Ink, (LEAST, 1.0))
        .spaced(Scale::Logarithmic)
        .ticks_at(ticks)
}

/// What stands in place of 0 on an axis that has none, far below it.
const NOTHING: f64 = 1e-12;

/// A chance that changes at multiples of the first pot, or so many antes after these.
fn line(solved: &SolvedTable, chance: impl Fn(u32) -> f64, after: u32) -> Vec<(f64, f64)> {
    let players = solved.table.players;
    let corners = solved.pots().into_iter().flat_map(|(from, to)| {
        let (left, right) = (from * players + after, to * players + after);
        let here = chance(left).max(NOTHING);
        // A step where every pot is shown, else straight on to the next.
        let end = (to == from + 1).then_some((right.into(), here));
        [Some((f64::from(left.max(1)), here)), end]
    });
    corners.flatten().collect()
}
