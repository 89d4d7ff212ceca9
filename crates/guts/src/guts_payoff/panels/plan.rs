//! The plan for players: the share of hands to hold, by the number of players.

use super::super::Payoff;
use super::super::asked::{Asked, Field, PLAYER_COUNTS};
use super::super::facts::{Solved, TwoCards};
use super::super::state::{Declaring, OneRound, Turn};
use super::super::words::pictures;
use super::turns;
use upperhand::guts::Rules;
use upperhand_games::card_names::hand_name;
use upperhand_games::format;
use upperhand_games::guts_rules::{named_rule, players_axis, role};
use upperhand_kit::described::{Handle, Movable, Panel};
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, Label, LegendKey, Resolution, Role, Size, Stroke, Tick,
};

/// The largest share shown: with two players and the Weenie rule the best two thirds are held.
const MOST: f64 = 0.8;

/// Below 0 there is room for the names of hands.
const LEAST: f64 = -0.28;

/// The height at which these stand, in one row: beside their points they would hide others.
const NAMES: f64 = -0.14;

/// The share of hands to hold, by the number of players.
pub struct Plan;

impl Panel<Payoff> for Plan {
    type Key = Declaring<OneRound>;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Self::Key {
        state.declaring(state.game())
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        match *key {
            Declaring::AtOnce(game) => figure(game, &solved.cards),
            Declaring::InTurn(turn) => turns::plan(turn, solved),
        }
    }

    /// Without a guide to the axis of players, which would cut the name of the hand.
    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        if let Some(turn) = state.turn() {
            let share = 1.0 - solved.in_turn(turn.players).threshold(&turn.history())?;
            let handle = Handle {
                snap: Turn::number_at,
                ..Handle::new(
                    Field::declared as usize,
                    (0.0, Turn::last(turn.players).into()),
                )
            };
            let crosshair = Crosshair::at((turn.place(), share), None, format::percent_of(share));
            return Some(Movable::across(handle, crosshair));
        }
        let part = state.game().share_held();
        let at = (state.players.get() as f64, part);
        let (fewest, most) = PLAYER_COUNTS;
        Some(Movable::across(
            Handle::new(Field::players as usize, (fewest.into(), most.into())),
            Crosshair::at(at, None, format::percent_of(part)),
        ))
    }
}

fn figure(game: OneRound, cards: &TwoCards) -> Figure {
    let counts = PLAYER_COUNTS.0..=PLAYER_COUNTS.1;
    let y = Axis::linear(pictures::HANDS_TO_HOLD, Role::You, (LEAST, MOST)).ticks_at(shares());
    let mut figure = Figure::new(pictures::HOW_MANY_TO_HOLD, players_axis(PLAYER_COUNTS), y);
    for rules in [Rules::Standard, Rules::Weenie] {
        // The rules that are played stand out; a rule keeps its colour.
        let (role, is_played) = (role(rules), rules == game.rules);
        let stroke = if is_played {
            Stroke::Thick
        } else {
            Stroke::Thin
        };
        let all = OneRound { rules, ..game };
        let point = |count: u32| (f64::from(count), all.of_size(count).share_held());
        let points: Vec<(f64, f64)> = counts.clone().map(point).collect();
        let dot = |&at: &(f64, f64)| Dot::filled(at, role, 3.5).filled_if(is_played);
        figure.dots.extend(points.iter().map(dot));
        figure.add(Curve::new(points, role, stroke));
        let name = named_rule(rules);
        figure.add(LegendKey::dotted(name, role, stroke, is_played));
    }
    let subject = pictures::IF_ALL_DO_THE_SAME;
    subject.clone_into(&mut figure.legend.label);
    // The label of the players chosen comes first: if two collide, the later one is left out.
    let here = u32::try_from(game.players.get()).unwrap_or(PLAYER_COUNTS.0);
    let named = [here].into_iter().chain(counts);
    let named = named.map(|count| label(game.of_size(count), cards));
    figure.labels = named.collect();
    figure
}

/// Ticks only at shares of hands: the room below 0 is for names.
pub fn shares() -> impl Iterator<Item = Tick> {
    let shares = [0.0, 0.2, 0.4, 0.6, MOST].into_iter();
    shares.map(|share| Tick::new(share, format::percentage(share, 0)))
}

/// The weakest hand to be held, below the point of its number of players.
fn label(game: OneRound, cards: &TwoCards) -> Label {
    let at = (game.players.get() as f64, NAMES);
    let weakest = cards.weakest(1.0 - game.share_held()).hand;
    Label::on(
        at,
        weakest.map_or_else(String::new, |hand| hand_name(&hand)),
    )
}
