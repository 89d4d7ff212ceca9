//! How fast large pots become rare, by the number of players.

use super::super::Ruin;
use super::super::asked::{Asked, Field};
use super::super::facts::{Exponents, PLAYER_COUNTS, Solved, Table};
use super::super::words;
use upperhand::guts::Rules;
use upperhand_games::format;
use upperhand_games::guts_rules::role;
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Segment, Size, Stroke, Tick,
};

/// The ticks of players.
const TICKS: [u32; 9] = [2, 3, 5, 10, 20, 50, 100, 300, 1000];

/// The largest exponent shown: that of three players is 4.21.
const MOST: f64 = 4.5;

/// The exponent of the power law.
pub struct ByPlayers;

impl Panel<Ruin> for ByPlayers {
    type Key = Table;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Table {
        state.table()
    }

    fn draw(&self, table: &Table, solved: &mut Solved, _: Resolution) -> Figure {
        let exponent = solved.table(*table).tail.exponent;
        let mut figure = figure(solved.exponents(), table.rules);
        if exponent.is_finite() {
            let at = (table.players.into(), exponent);
            figure.add(Dot::ring(at, Role::Ink, 6.0));
        }
        figure
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let exponent = solved.table(state.table()).tail.exponent;
        let said = if exponent.is_finite() {
            format::decimals(exponent, 2)
        } else {
            "none".to_owned()
        };
        let (fewest, most) = PLAYER_COUNTS;
        let ends = (fewest.into(), most.into());
        Some(Movable::across(
            Handle::new(Field::players as usize, ends),
            Crosshair::within(
                (state.players.into(), exponent),
                (ends, (0.0, MOST)),
                [state.players.to_string(), said],
            ),
        ))
    }
}

fn figure(exponents: &[Exponents; 2], played: Rules) -> Figure {
    let ends = (1.8, 1100.0);
    let ticks = TICKS.map(|count| Tick::new(count.into(), count.to_string()));
    let x = Axis::logarithmic(words::PLAYERS, Role::Ink, ends).ticks_at(ticks);
    let y = Axis::linear(words::POWER, Role::Ink, (0.0, MOST));
    let mut figure = Figure::new(words::HOW_FAST, x, y);
    // Of infinite means and variances.
    for level in [1.0, 2.0] {
        figure.add(Segment::level(level, ends, Role::Muted));
    }
    for Exponents {
        rules,
        points,
        limit,
    } in exponents
    {
        let (role, is_played) = (role(*rules), *rules == played);
        let stroke = if is_played {
            Stroke::Thick
        } else {
            Stroke::Thin
        };
        figure.add(Curve::dashed([(ends.0, *limit), (ends.1, *limit)], role));
        let dot = |&at: &(f64, f64)| Dot::filled(at, role, 3.0).filled_if(is_played);
        figure.dots.extend(points.iter().map(dot));
        figure.add(Curve::new(points.iter().copied(), role, stroke));
        let text = words::near_for_many(*rules, *limit);
        figure.add(LegendKey::dotted(text, role, stroke, is_played));
    }
    let text = words::INFINITE;
    figure.add(LegendKey::line(text, Role::Muted, Stroke::Thin));
    words::POWERS.clone_into(&mut figure.legend.label);
    figure
}
