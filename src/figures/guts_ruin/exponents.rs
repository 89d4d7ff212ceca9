//! How fast large pots become rare, by the number of players.

use super::GutsRuin;
use super::settings::PLAYER_COUNTS;
use super::state::State;
use crate::figures::guts_rules::role;
use crate::figures::model::KeyPress;
use crate::figures::{
    Axis, Crosshair, Curve, Dot, Edit, Figure, LegendKey, Panel, Resolution, Role, Segment, Size,
    Stroke, Tick, format,
};
use crate::guts::{Rules, StakeFactors};

/// The numbers of players in the picture: between them the line is all but straight.
const COUNTS: [u32; 22] = [
    2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 32, 45, 64, 100, 160, 300, 550, 1000,
];

/// The ticks of players.
const TICKS: [u32; 9] = [2, 3, 5, 10, 20, 50, 100, 300, 1000];

/// The largest exponent shown: that of three players is 4.21.
const MOST: f64 = 4.5;

/// The exponents of a rule by the number of players, and that of infinitely many.
pub struct Exponents {
    rules: Rules,
    pub points: Vec<(f64, f64)>,
    pub limit: f64,
}

impl Exponents {
    /// Those of both rules: some milliseconds.
    pub fn of_both() -> [Self; 2] {
        [Rules::Standard, Rules::Weenie].map(|rules| {
            let point = |&count: &u32| {
                let exponent = exponent(rules, count);
                exponent.is_finite().then_some((f64::from(count), exponent))
            };
            Self {
                rules,
                points: COUNTS.iter().filter_map(point).collect(),
                limit: StakeFactors::in_the_limit(rules).tail().exponent,
            }
        })
    }
}

fn exponent(rules: Rules, players: u32) -> f64 {
    let factors = StakeFactors::at_equilibrium(rules, players as usize);
    factors.map_or(f64::INFINITY, |factors| factors.tail().exponent)
}

/// The exponent of the power law.
pub struct ByPlayers;

impl Panel<GutsRuin> for ByPlayers {
    type Key = Rules;

    fn key(&self, _: &GutsRuin, state: &State, _: Size) -> Rules {
        state.rules
    }

    fn draw(&self, guts: &mut GutsRuin, rules: &Rules, _: Resolution) -> Figure {
        figure(guts.exponents(), *rules)
    }

    fn crosshair(&self, guts: &mut GutsRuin, state: &State) -> Option<Crosshair> {
        let exponent = guts.solved(state.table()).tail.exponent;
        let said = if exponent.is_finite() {
            format::decimals(exponent, 2)
        } else {
            "↑ none".to_owned()
        };
        let at = (state.players.into(), exponent.min(MOST));
        Some(Crosshair::at(at, state.players.to_string(), said))
    }

    fn point(&self, _: &mut GutsRuin, state: &State, at: (f64, f64)) -> Edit<State> {
        state.seated(at.0)
    }

    fn press(&self, _: &mut GutsRuin, state: &State, key: KeyPress) -> Edit<State> {
        let to = key.moved_whole(state.players, PLAYER_COUNTS);
        state.seated(to.into())
    }
}

fn figure(exponents: &[Exponents; 2], played: Rules) -> Figure {
    let ends = (1.8, 1100.0);
    let ticks = TICKS.map(|count| Tick::new(count.into(), count.to_string()));
    let x = Axis::logarithmic("players", Role::Ink, ends).ticks_at(ticks);
    let y = Axis::linear("power", Role::Ink, (0.0, MOST));
    let mut figure = Figure::new("How fast large pots become rare", x, y);
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
        let name = match rules {
            Rules::Standard => "without the Weenie rule",
            Rules::Weenie => "with the Weenie rule",
        };
        let text = format!("{name}, near {} for many", format::decimals(*limit, 2));
        figure.add(LegendKey::dotted(text, role, stroke, is_played));
    }
    let text = "at 2 and less the variance is infinite, at 1 and less the mean, too";
    figure.add(LegendKey::line(text, Role::Muted, Stroke::Thin));
    "The power by which large pots become rare".clone_into(&mut figure.legend.label);
    figure
}
