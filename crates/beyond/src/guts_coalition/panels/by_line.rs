//! What each line of hers gets: from the pair pointed at, from the worst pair for it, and from the mixture that the die draws.

use super::super::Coalition;
use super::super::asked::{Asked, Field};
use super::super::facts::Solved;
use super::super::facts::cards::{Cards, Optimum};
use super::super::state::Played;
use super::super::words::cards::{short, size};
use super::super::words::pictures;
use super::pairs::ticks;
use upperhand_games::antes::{ROUNDS, signed_per_hundred};
use upperhand_kit::answered::AnsweredKey;
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::span::widened;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Segment, Size, Stroke,
};

/// The curves by her line.
pub struct ByLine;

/// The payoffs shown, in antes.
const PAYOFFS: (f64, f64) = (-0.03, 0.01);

/// The window reaches this part of all lines to each side of the safest one.
const REACH: usize = 5;

/// The room above and below what a pair leaves, as a part of its range.
const ROOM: f64 = 0.05;

impl Panel<Coalition> for ByLine {
    type Key = (AnsweredKey<Played>, [usize; 2], bool);

    fn key(&self, state: &Asked, solved: &Solved, _: Size) -> Self::Key {
        let played = state.played().expect("a panel of real cards");
        (solved.games.known(played), state.pair(), state.is_apart())
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        let &(known, pair, is_apart) = key;
        let cards = solved.cards(known.key);
        cards.map_or_else(super::dealing, |cards| figure(cards, pair, is_apart))
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let cards = solved.cards(state.played()?)?;
        let (line, [one, other]) = (state.hold_above, state.pair());
        let value = cards.lines.value([line, one, other]);
        let (lines, payoffs) = window(cards, state.pair(), state.is_apart());
        Some(Movable::across(
            Handle::new(Field::hold_above as usize, lines),
            Crosshair::within(
                (line as f64, value),
                (lines, payoffs),
                [short(cards.held(line)), signed_per_hundred(value)],
            ),
        ))
    }
}

/// The lines and the payoffs shown: what is near her best; without a die all that the pair leaves.
fn window(cards: &Cards, [one, other]: [usize; 2], is_apart: bool) -> ((f64, f64), (f64, f64)) {
    let kinds = cards.kinds();
    if is_apart {
        let payoffs = (0..=kinds).map(|line| cards.lines.value([line, one, other]));
        let (low, high) = widened((0.0, 0.0), payoffs);
        let room = ROOM * (high - low);
        return ((0.0, kinds as f64), (low - room, high + room));
    }
    let reach = kinds / REACH;
    let from = cards.safest.saturating_sub(reach);
    let to = (cards.safest + reach).min(kinds);
    ((from as f64, to as f64), PAYOFFS)
}

fn figure(cards: &Cards, pair: [usize; 2], is_apart: bool) -> Figure {
    let ((from, to), payoffs) = window(cards, pair, is_apart);
    let is_shown = |at: f64| (from..=to).contains(&at);
    let shown = ticks(cards).into_iter().filter(|tick| is_shown(tick.at));
    let x = Axis::linear(pictures::YOUR_LINE, Role::You, (from, to))
        .ticks_at(shown)
        .carrying(&Asked::SETTINGS[Field::hold_above as usize]);
    let y = Axis::linear(ROUNDS, Role::Ink, payoffs).hundredfold_ticks();
    let mut figure = Figure::new(pictures::WHAT_YOUR_LINE_GETS, x, y);
    figure.add(Segment::level(0.0, (from, to), Role::Rule));
    if !is_apart {
        let worst = cards.envelope().iter().copied();
        figure.add(Curve::dashed(worst, Role::Opponent));
        let text = pictures::WORST_PAIR;
        figure.add(LegendKey::line(text, Role::Opponent, Stroke::Dashed));
        if let Some(optimum) = cards.solution() {
            with_die(&mut figure, cards, optimum);
        }
    }
    let [one, other] = pair;
    let point = |line: usize| (line as f64, cards.lines.value([line, one, other]));
    let points = (0..=cards.kinds()).map(point);
    figure.add(Curve::thin(
        points.filter(|point| is_shown(point.0)),
        Role::You,
    ));
    figure.add(LegendKey::line(
        pictures::PAIR_ON_THE_MAP,
        Role::You,
        Stroke::Thin,
    ));
    if is_apart {
        figure.add(Dot::filled(
            point(cards.lines.best_reply(pair)),
            Role::You,
            5.0,
        ));
        let text = pictures::YOUR_BEST_LINE;
        figure.add(LegendKey::dot(text, Role::You, true));
    }
    pictures::GETS_FROM.clone_into(&mut figure.legend.label);
    figure
}

/// The mixture, which takes the same from the best of her lines as she is sure of.
fn with_die(figure: &mut Figure, cards: &Cards, optimum: &Optimum) {
    let (from, to) = figure.x.range();
    let value = optimum.ends[1].value();
    let hands = 0..=cards.game.hands().len();
    let points = hands.filter_map(|dropped| {
        let at = cards.place(dropped);
        let leaves = optimum.leaves(dropped)?;
        (from..=to).contains(&at).then(|| (at, leaves.value()))
    });
    let points: Vec<(f64, f64)> = points.collect();
    figure.add(Segment::level(value, (from, to), Role::Muted));
    figure.add(Curve::thick(points, Role::Opponent));
    figure.add(LegendKey::line(
        pictures::THEIR_DIE,
        Role::Opponent,
        Stroke::Thick,
    ));
    let best = (cards.mixed_place(optimum), value);
    figure.add(Dot::filled(best, Role::Ink, 5.0));
    let won = if value < 0.0 {
        pictures::they_win(&size(value))
    } else {
        pictures::THEY_WIN_NOTHING.to_owned()
    };
    figure.add(LegendKey::dot(won, Role::Ink, true));
}
