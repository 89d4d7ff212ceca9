//! The curves of a game: what you have won and the pots, and the same as choices and luck.

use super::super::CardTable;
use super::super::asked::Asked;
use super::super::state::Begun;
use super::super::words::pictures;
use upperhand::play::guts::{Game, Round, Step, Worth, review};
use upperhand_kit::described::Panel;
use upperhand_kit::{Axis, Curve, Dot, Figure, LegendKey, Resolution, Role, Size, Stroke};

/// The fewest rounds that an axis has room for.
const FEWEST: f64 = 8.0;

/// Up to this many rounds, each has a dot.
const DOTTED: usize = 60;

/// Sums over the rounds of a game.
pub struct Sums(fn(&Game) -> Figure);

/// What you have won, round by round; and the same sum told apart as choices and luck.
pub static MONEY: Sums = Sums(money);
pub static LUCK: Sums = Sums(luck);

impl Panel<CardTable> for Sums {
    type Key = Game;

    fn key(&self, state: &Asked, _: &Begun, _: Size) -> Game {
        state.game().into_owned()
    }

    fn draw(&self, game: &Game, _: &mut Begun, _: Resolution) -> Figure {
        self.0(game)
    }
}

/// The axes of lines over rounds.
fn axes(title: &str, lines: &[Vec<f64>]) -> Figure {
    let rounds = lines.iter().map(Vec::len).max().unwrap_or(1).max(1) - 1;
    let end = 1.02 * (rounds as f64).max(FEWEST);
    let all = || lines.iter().flatten().copied();
    let (least, most) = (all().fold(-2.0, f64::min), all().fold(4.0, f64::max));
    let room = 0.06 * (most - least);
    let x = Axis::linear("Rounds", Role::Ink, (0.0, end)).whole_ticks(2);
    let y = Axis::linear("Antes", Role::Ink, (least - room, most + room));
    let mut figure = Figure::new(title, x, y);
    figure.add(Curve::dashed([(0.0, 0.0), (end, 0.0)], Role::Rule));
    figure
}

fn points(line: &[f64]) -> impl Iterator<Item = (f64, f64)> + '_ {
    line.iter()
        .enumerate()
        .map(|(round, &sum)| (round as f64, sum))
}

/// What you have won, and the pot that each round was for.
fn money(game: &Game) -> Figure {
    let mut won = 0.0;
    let gained = |round: &Round| {
        won += round.payoffs[0] as f64 * round.stakes as f64;
        won
    };
    let bankroll: Vec<f64> = [0.0]
        .into_iter()
        .chain(game.history().iter().map(gained))
        .collect();
    let players = game.setup().players() as f64;
    let pots: Vec<f64> = game
        .history()
        .iter()
        .map(|round| players * round.stakes as f64)
        .collect();
    let lines = [bankroll, pots];
    let mut figure = axes(pictures::WHAT_YOU_HAVE_WON, &lines);
    let [bankroll, pots] = &lines;
    let steps = pots.iter().enumerate().flat_map(|(round, &pot)| {
        let from = round as f64;
        [(from, pot), (from + 1.0, pot)]
    });
    figure.add(Curve::thin(steps, Role::Opponent));
    figure.add(Curve::thick(points(bankroll), Role::You));
    if bankroll.len() <= DOTTED {
        for point in points(bankroll) {
            figure.add(Dot::filled(point, Role::You, 3.5));
        }
    }
    figure.add(LegendKey::line(pictures::WON, Role::You, Stroke::Thick));
    figure.add(LegendKey::line(
        pictures::THE_POT,
        Role::Opponent,
        Stroke::Thin,
    ));
    figure
}

/// Sums of one part of all rounds so far.
fn sums(rounds: &[Step], part: impl Fn(&Step) -> Worth) -> Vec<f64> {
    let mut sum = 0.0;
    let steps = rounds.iter().map(|round| {
        sum += part(round).value();
        sum
    });
    [0.0].into_iter().chain(steps).collect()
}

/// What you have won as a sum of expectation, choices and luck.
fn luck(game: &Game) -> Figure {
    let review = review(game);
    let rounds = review.steps.as_slice();
    let lines = [
        sums(rounds, |round| round.result),
        sums(rounds, |round| round.expected),
        sums(rounds, |round| round.skill),
        sums(rounds, |round| round.dealt),
        sums(rounds, |round| round.revealed),
    ];
    let mut figure = axes(pictures::CHOICES_AND_LUCK, &lines);
    let kinds = [
        (pictures::WON, Role::You, Stroke::Thick),
        (pictures::TO_BE_EXPECTED, Role::Muted, Stroke::Dashed),
        (pictures::YOUR_CHOICES, Role::Opponent, Stroke::Cased),
        (pictures::LUCK_OF_DEALS, Role::UpperHand, Stroke::Thin),
        (pictures::LUCK_OF_REVEALS, Role::Weeds, Stroke::Thin),
    ];
    for (line, (text, role, stroke)) in lines.iter().zip(kinds) {
        figure.add(Curve::new(points(line), role, stroke));
        figure.add(LegendKey::line(text, role, stroke));
    }
    figure
}
