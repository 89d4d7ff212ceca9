//! A thousand rounds at once: their curve, what they bring on average, and a band of two standard errors.

use super::PlayGuts;
use super::money::{signed, size};
use super::settings::Mine;
use super::state::State;
use upperhand::play::guts::{Deal, Forward, Game, Opponent, Plan, forward};
use upperhand_games::antes::NOTHING;
use upperhand_games::format::decimals;
use upperhand_kit::{
    Axis, Curve, Figure, LegendKey, Paint, Panel, Resolution, Role, Shape, Size, Stroke,
};

pub const ROUNDS: u32 = 1000;

/// The steps of the band.
const STEPS: u32 = 60;

/// A thousand rounds by one plan, beside what they bring on average.
pub struct Thousand;

/// The start of the game, and the plan with a threshold of one's own.
type Planned = (Game, (Mine, f64));

impl Panel<PlayGuts> for Thousand {
    type Key = Planned;

    fn key(&self, _: &PlayGuts, state: &State, _: Size) -> Planned {
        let start = state.game().replayed(&[]).game;
        (start, (state.plan, state.threshold))
    }

    fn draw(&self, _: &mut PlayGuts, (start, plan): &Planned, _: Resolution) -> Figure {
        figure(start, &played(start, *plan))
    }
}

/// The rounds of a plan.
pub fn played(game: &Game, (plan, own): (Mine, f64)) -> Forward {
    let plan = match (plan, game.setup().deal) {
        // Of three with cards no equilibrium is known.
        (Mine::Equilibrium, Deal::Cards(_)) if game.setup().players() > 2 => Plan::Best,
        (Mine::Equilibrium, _) => Plan::Equilibrium,
        (Mine::Best, _) => Plan::Best,
        (Mine::Threshold, Deal::Line(_)) => Plan::Threshold(own),
        (Mine::Threshold, Deal::Cards(_)) => Plan::Above(dropped(game, own)),
    };
    forward(game, plan, ROUNDS).expect("a plan of this deal")
}

/// The number of hands of cards below a threshold.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to the number of hands"
)]
fn dropped(game: &Game, own: f64) -> usize {
    let hands = game
        .solution()
        .cards()
        .map_or(0, |(cards, _)| cards.hands().len());
    (own * hands as f64).round() as usize
}

/// The noun of the others, and whether it is singular.
fn others(game: &Game) -> (&'static str, bool) {
    let is_pair = game.setup().players() == 2;
    match game.setup().opponents {
        _ if is_pair => ("other", true),
        Opponent::Coalition => ("coalition", true),
        Opponent::Bloc => ("bloc", true),
        Opponent::Equilibrium | Opponent::Reckless | Opponent::Overcautious | Opponent::Mixed => {
            ("others", false)
        }
    }
}

/// A side of the table: its sign, colour, and words for its curve.
type Side = (f64, Role, String);

/// Both curves, yours and that of the others, who win what you lose; each with its exact expectation and a band around it.
pub fn figure(game: &Game, forward: &Forward) -> Figure {
    let end = f64::from(ROUNDS);
    let reach = |rounds: u32, side: f64| {
        forward.expected_after(rounds) + side * 2.0 * forward.standard_error_after(rounds)
    };
    let won = || forward.bankroll.iter().map(|&won| won as f64);
    let least = won().fold(reach(ROUNDS, -1.0).min(0.0), f64::min);
    let most = won().fold(reach(ROUNDS, 1.0).max(0.0), f64::max);
    // The axis is symmetric: the two curves mirror each other.
    let most = 1.05 * most.max(-least).max(1.0);
    let x = Axis::linear("Rounds", Role::Ink, (0.0, end));
    let y = Axis::linear("Antes won", Role::Ink, (-most, most));
    let mut figure = Figure::new("1000 rounds at once", x, y);
    let edge = |side: f64| {
        let step = move |step: u32| {
            let rounds = ROUNDS * step * step / (STEPS * STEPS);
            (f64::from(rounds), reach(rounds, side))
        };
        (0..=STEPS).map(step).collect::<Vec<_>>()
    };
    let [upper, lower] = [edge(1.0), edge(-1.0)];
    let band = upper.iter().chain(lower.iter().rev()).copied();
    figure.add(Shape::polygon(band, Paint::Tint(Role::You, 14)));
    for side in [upper, lower] {
        figure.add(Curve::thin(side, Role::Muted));
    }
    let (noun, is_one) = others(game);
    let verb = if is_one { "takes" } else { "take" };
    let sides: [Side; 2] = [
        (-1.0, Role::Opponent, format!("what the {noun} {verb}")),
        (1.0, Role::You, "what you win".to_owned()),
    ];
    for (sign, role, words) in sides {
        let expected = [(0.0, 0.0), (end, sign * forward.expected_after(ROUNDS))];
        figure.add(Curve::dashed(expected, role));
        let rounds = (0..=ROUNDS).map(f64::from);
        figure.add(Curve::thick(rounds.zip(won().map(|won| sign * won)), role));
        figure.add(LegendKey::line(words, role, Stroke::Thick));
    }
    figure.add(LegendKey::line("on average", Role::Ink, Stroke::Dashed));
    figure.add(LegendKey::line(
        "two standard errors",
        Role::Muted,
        Stroke::Thin,
    ));
    figure
}

/// "−12 antes; on average −5.57 antes, give or take 104.7".
pub fn in_words(forward: &Forward) -> String {
    let won = forward.bankroll.last().copied().unwrap_or_default() as f64;
    format!(
        "{}; on average {}, give or take {} (two standard errors)",
        signed(won),
        signed(forward.expected_after(ROUNDS)),
        decimals(2.0 * forward.standard_error_after(ROUNDS), 1)
    )
}

/// What the others took in these rounds, beside what they take on average: "The coalition took 12 antes from you in these
/// 1000 rounds; on average it takes 5.57 antes."
pub fn taken(game: &Game, forward: &Forward) -> String {
    let (noun, is_one) = others(game);
    let took = -(forward.bankroll.last().copied().unwrap_or_default() as f64);
    let takes = -forward.expected_after(ROUNDS);
    let past = if took < 0.0 { "lost" } else { "took" };
    let to = if took < 0.0 { "to" } else { "from" };
    let now = match (takes < -NOTHING, is_one) {
        (true, true) => "it loses",
        (true, false) => "they lose",
        (false, true) => "it takes",
        (false, false) => "they take",
    };
    format!(
        "The {noun} {past} {} {to} you in these 1000 rounds; on average {now} {}.",
        size(took),
        size(takes)
    )
}
