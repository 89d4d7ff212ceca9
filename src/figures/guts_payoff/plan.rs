//! The plan for players: the share of hands to hold, by the number of players.

use super::request::Game;
use super::schema::{PLAYER_COUNTS, PLAYERS};
use super::words::TwoCards;
use crate::figures::model::Key as Pressed;
use crate::figures::{
    Along, Axis, Changes, Crosshair, Curve, Dot, Figure, Key, Label, Role, Stroke, format,
    nearest_whole,
};
use crate::guts::{Players, Rules, equilibrium};

/// The largest share shown: with two players and the Weenie rule the best two thirds are held.
const MOST: f64 = 0.8;

/// The share of hands that everybody holds at the equilibrium.
pub fn share_held(rules: Rules, count: u32) -> f64 {
    let players = Players::new(count as usize).expect("between 2 and 20 can play");
    1.0 - equilibrium(rules, players).threshold.get()
}

fn counts() -> impl Iterator<Item = u32> {
    PLAYER_COUNTS.0..=PLAYER_COUNTS.1
}

pub fn figure(game: Game, cards: &TwoCards) -> Figure {
    let mut figure = Figure::new("How many hands to hold", players_axis(), shares());
    for rules in [Rules::Standard, Rules::Weenie] {
        let (role, stroke) = role_and_stroke(rules, game);
        let point = |count: u32| (f64::from(count), share_held(rules, count));
        let points: Vec<(f64, f64)> = counts().map(point).collect();
        let is_played = rules == game.rules;
        let dot = |&at: &(f64, f64)| Dot::filled(at, role, 3.5).filled_if(is_played);
        figure.dots.extend(points.iter().map(dot));
        figure.add(Curve::new(points, role, stroke));
        figure.add(Key::dotted(name(rules), role, stroke, is_played));
    }
    "The best hands to hold if all do the same, and the weakest of two cards"
        .clone_into(&mut figure.legend.label);
    // The label of the table first: where two would collide the later gives way.
    let here = u32::try_from(game.players.get()).unwrap_or(PLAYER_COUNTS.0);
    let named = [here].into_iter().chain(counts());
    figure.labels = named.map(|count| label(game.rules, count, cards)).collect();
    figure
}

/// The rules that are played stand out.
fn role_and_stroke(rules: Rules, game: Game) -> (Role, Stroke) {
    if rules == game.rules {
        (Role::You, Stroke::Thick)
    } else {
        (Role::Muted, Stroke::Thin)
    }
}

const fn name(rules: Rules) -> &'static str {
    match rules {
        Rules::Standard => "without the Weenie rule",
        Rules::Weenie => "with the Weenie rule",
    }
}

fn label(rules: Rules, count: u32, cards: &TwoCards) -> Label {
    let part = share_held(rules, count);
    let highest = part.max(share_held(Rules::Weenie, count));
    let at = (f64::from(count), highest);
    Label::beside(at, cards.name(1.0 - part))
}

fn players_axis() -> Axis {
    let [fewest, most] = [PLAYER_COUNTS.0, PLAYER_COUNTS.1].map(f64::from);
    Axis::linear("players", Role::Ink, (fewest - 0.5, most + 0.5)).whole_ticks(2)
}

fn shares() -> Axis {
    Axis::linear("hands to hold", Role::You, (0.0, MOST)).percent_ticks()
}

pub fn crosshair(game: Game) -> Crosshair {
    let part = 1.0 - game.fair();
    let at = (game.players.get() as f64, part);
    Crosshair::at(at, game.players.get().to_string(), format::percent_of(part))
}

pub fn players(at: f64) -> Changes {
    if at.is_nan() {
        return Changes::new();
    }
    vec![PLAYERS.to(nearest_whole(at, PLAYER_COUNTS))]
}

pub fn press(game: Game, key: Pressed) -> Changes {
    match key {
        Pressed::Start(Along::Y) | Pressed::End(Along::Y) => Changes::new(),
        _ => {
            let [fewest, most] = [PLAYER_COUNTS.0, PLAYER_COUNTS.1].map(f64::from);
            players(key.moved(game.players.get() as f64, 1.0, (fewest, most)))
        }
    }
}
