//! What each line of hers gets: from the pair pointed at, from the worst pair for it, and from the mixture that the die draws.

use super::GutsTrio;
use super::map::{line_at, moved, ticks};
use super::optimum::Optimum;
use super::settings::HOLD_ABOVE;
use super::solved::{Known, Solved};
use super::state::{SetFields as _, State};
use super::words::{short_line, size};
use upperhand_games::antes::{ROUNDS, signed_per_hundred};
use upperhand_kit::span::widened;
use upperhand_kit::{
    Along, Axis, Crosshair, Curve, Dot, Edit, Figure, KeyPress, LegendKey, Panel, Resolution, Role,
    Segment, Size, Stroke,
};

/// The curves by her line.
pub struct ByLine;

/// The payoffs shown, in antes.
const PAYOFFS: (f64, f64) = (-0.03, 0.01);

/// The window reaches this part of all lines to each side of the safest one.
const REACH: usize = 5;

/// The room above and below what a pair leaves, as a part of its range.
const ROOM: f64 = 0.05;

impl Panel<GutsTrio> for ByLine {
    type Key = (Known, [usize; 2], bool);

    fn key(&self, trio: &GutsTrio, state: &State, _: Size) -> Self::Key {
        (trio.known(state), state.pair(), state.is_apart())
    }

    fn draw(&self, trio: &mut GutsTrio, key: &Self::Key, _: Resolution) -> Figure {
        let (known, pair, is_apart) = *key;
        figure(trio.solved(known.key), pair, is_apart)
    }

    fn crosshair(&self, trio: &mut GutsTrio, state: &State) -> Option<Crosshair> {
        let solved = trio.solved(state.played());
        let [one, other] = state.pair();
        let value = solved.lines.value([state.hold_above, one, other]);
        let Window {
            lines: (from, to),
            payoffs: (low, high),
        } = window(solved, state.pair(), state.is_apart());
        let line = state.hold_above;
        let name = short_line(solved, state.hold_above);
        let name = match line {
            _ if line < from => format!("← {name}"),
            _ if line > to => format!("{name} →"),
            _ => name,
        };
        let said = signed_per_hundred(value);
        let said = match value {
            _ if value < low => format!("↓ {said}"),
            _ if value > high => format!("↑ {said}"),
            _ => said,
        };
        let at = (line.clamp(from, to) as f64, value.clamp(low, high));
        Some(Crosshair::at(at, name, said))
    }

    fn point(&self, trio: &mut GutsTrio, state: &State, (x, _): (f64, f64)) -> Edit<State> {
        if x.is_nan() {
            return state.edit();
        }
        let solved = trio.solved(state.played());
        let (from, to) = window(solved, state.pair(), state.is_apart()).lines;
        let line = line_at(x, solved.kinds()).clamp(from, to);
        state.edit().hold_above(line)
    }

    /// There is one axis: all arrows move along it, and only the keys of x go to its ends.
    fn press(&self, trio: &mut GutsTrio, state: &State, key: KeyPress) -> Edit<State> {
        if matches!(key, KeyPress::Start(Along::Y) | KeyPress::End(Along::Y)) {
            return state.edit();
        }
        let kinds = trio.solved(state.played()).kinds();
        state.edit().hold_above(moved(key, state.hold_above, kinds))
    }
}

/// The lines and the payoffs shown.
struct Window {
    lines: (usize, usize),
    payoffs: (f64, f64),
}

/// What is near her best; without a die all that the pair leaves.
fn window(solved: &Solved, [one, other]: [usize; 2], is_apart: bool) -> Window {
    let kinds = solved.kinds();
    if is_apart {
        let payoffs = (0..=kinds).map(|line| solved.lines.value([line, one, other]));
        let (low, high) = widened((0.0, 0.0), payoffs);
        let room = ROOM * (high - low);
        return Window {
            lines: (0, kinds),
            payoffs: (low - room, high + room),
        };
    }
    let reach = kinds / REACH;
    let from = solved.safest.saturating_sub(reach);
    let to = (solved.safest + reach).min(kinds);
    Window {
        lines: (from, to),
        payoffs: PAYOFFS,
    }
}

fn figure(solved: &Solved, pair: [usize; 2], is_apart: bool) -> Figure {
    let Window { lines, payoffs } = window(solved, pair, is_apart);
    let (from, to) = (lines.0 as f64, lines.1 as f64);
    let shown = ticks(solved)
        .into_iter()
        .filter(|tick| (from..=to).contains(&tick.at));
    let x = Axis::linear("Your line: you hold from here up", Role::You, (from, to))
        .ticks_at(shown)
        .carrying(&HOLD_ABOVE);
    let y = Axis::linear(ROUNDS, Role::Ink, payoffs).hundredfold_ticks();
    let mut figure = Figure::new("What your line gets", x, y);
    let ends = figure.x.range();
    figure.add(Segment::level(0.0, ends, Role::Rule));
    let lines = lines.0..=lines.1;
    if !is_apart {
        figure.add(Curve::dashed(
            solved.envelope.iter().copied(),
            Role::Opponent,
        ));
        let text = "the worst pair for it";
        figure.add(LegendKey::line(text, Role::Opponent, Stroke::Dashed));
        if let Some(optimum) = solved.solution() {
            with_die(&mut figure, solved, optimum);
        }
    }
    let [one, other] = pair;
    let points = lines.map(|line| (line as f64, solved.lines.value([line, one, other])));
    figure.add(Curve::thin(points, Role::You));
    figure.add(LegendKey::line(
        "the pair on the map",
        Role::You,
        Stroke::Thin,
    ));
    if is_apart {
        let best = solved.lines.best_reply(pair);
        let at = (best as f64, solved.lines.value([best, one, other]));
        figure.add(Dot::filled(at, Role::You, 5.0));
        let text = "your best line against it";
        figure.add(LegendKey::dot(text, Role::You, true));
    }
    "What your line gets from".clone_into(&mut figure.legend.label);
    figure
}

/// The mixture, which takes the same from the best of her lines as she is sure of.
fn with_die(figure: &mut Figure, solved: &Solved, optimum: &Optimum) {
    let (from, to) = figure.x.range();
    let value = optimum.highest.value();
    let hands = 0..=solved.game.hands().len();
    let points = hands.filter_map(|dropped| {
        let at = solved.place(dropped);
        let leaves = optimum.leaves(dropped)?;
        (from..=to).contains(&at).then(|| (at, leaves.value()))
    });
    let points: Vec<(f64, f64)> = points.collect();
    figure.add(Segment::level(value, (from, to), Role::Muted));
    figure.add(Curve::thick(points, Role::Opponent));
    figure.add(LegendKey::line("their die", Role::Opponent, Stroke::Thick));
    figure.add(Dot::filled(
        (solved.mixed_place(optimum), value),
        Role::Ink,
        5.0,
    ));
    let text = format!(
        "your best: {}",
        match value {
            _ if value < 0.0 => format!("they win {}", size(value)),
            _ => "they win nothing".to_owned(),
        }
    );
    figure.add(LegendKey::dot(text, Role::Ink, true));
}
