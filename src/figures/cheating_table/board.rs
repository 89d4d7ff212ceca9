//! The picture of the table.

use super::CheatingTable;
use super::evening::Known;
use super::state::State;
use super::words::{card, made, name, signed};
use crate::figures::games::card_table::{badge, felt};
use crate::figures::games::faces;
use crate::figures::games::playing_cards::{self, Front};
use crate::figures::games::table_layout::{HEIGHT, Layout};
use crate::figures::games::table_players::{colour, face};
use crate::figures::{Caption, Figure, Inscription, Paint, Panel, Resolution, Shape, Size};
use crate::guts::cards::Deck;
use crate::play::cheating::{ALONE, Round};

/// The three players, the pot, and at the end the die.
pub struct CardTable;

/// The antes of a pot.
const POT: u64 = 3;

/// The places at the table: the three, and the watcher's own, where the die is rolled in the end.
const PLACES: usize = 4;

/// Everything that the picture is made from.
#[derive(Debug, PartialEq)]
pub struct Scene {
    seed: u32,
    index: usize,
    is_told: bool,
    aspect: f64,
}

impl Panel<CheatingTable> for CardTable {
    type Key = Scene;

    fn key(&self, _: &CheatingTable, state: &State, size: Size) -> Scene {
        Scene {
            seed: state.seed,
            index: state.index(),
            is_told: state.is_told(),
            aspect: size.aspect(),
        }
    }

    fn draw(&self, figure: &mut CheatingTable, scene: &Scene, _: Resolution) -> Figure {
        drawn(figure.evening.of(scene.seed), scene)
    }
}

fn drawn(known: &Known, scene: &Scene) -> Figure {
    let layout = Layout::of(PLACES, scene.aspect);
    let mut figure = Figure::bare("The table", (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    felt(&mut figure, &layout);
    let round = known.round(scene.index);
    let won = known.evening.gained(scene.index + 1);
    for player in 0..3 {
        seat(&mut figure, scene, &layout, (player, round, won[player]));
    }
    pot(&mut figure, &layout, round);
    below(&mut figure, &layout, known, scene);
    figure
}

/// A player: name and winnings, face, card, choice.
fn seat(
    figure: &mut Figure,
    scene: &Scene,
    layout: &Layout,
    (player, round, won): (usize, &Round, i64),
) {
    let seat = player + 1;
    let (from, to) = layout.name(seat);
    let words = format!("{} {}", name(player), signed(won));
    figure.add(Caption::within(from, to, words, Paint::White));
    faces::draw_dressed(figure, layout.face(seat), face(seat), colour(seat));
    let is_seen = round.held[player] || scene.is_told;
    let front = Front::Card(Deck::STANDARD.card(round.cards[player] as u8));
    for area in layout.cards(seat, 1) {
        let front = is_seen.then_some(&front);
        playing_cards::draw(figure, area, (front, colour(seat)), 1.0);
    }
    let (word, fill) = match (round.winner == Some(player), round.held[player]) {
        (true, _) => ("wins", Some(Paint::Cloth(3))),
        (false, true) => ("holds", Some(Paint::Card)),
        (false, false) => ("drops", None),
    };
    badge(figure, layout.badge(seat), word, fill);
}

/// The pot, at who takes it, and what it brought.
fn pot(figure: &mut Figure, layout: &Layout, round: &Round) {
    let (from, to) = layout.pot();
    let divide = from.1 + (to.1 - from.1) * 0.42;
    let gains = |is_so: fn(i64) -> bool| {
        let all = (0..3).filter(|&player| is_so(round.gains[player]));
        let said: Vec<String> = all
            .map(|player| format!("{} {}", name(player), signed(round.gains[player])))
            .collect();
        said.join(", ")
    };
    let (large, small) = match round.winner {
        Some(_) => (gains(|gain| gain > 0), gains(|gain| gain < 0)),
        None => ("All drop".to_owned(), "the pot stays".to_owned()),
    };
    figure.add(Inscription::within(
        (from.0, divide),
        to,
        large,
        Paint::White,
    ));
    figure.add(Caption::within(from, (to.0, divide), small, Paint::White));
    let seat = round.winner.map(|player| player + 1);
    playing_cards::chips(figure, layout.chips(seat), POT, 1);
}

/// The number of the round, or the die and what it made them do.
fn below(figure: &mut Figure, layout: &Layout, known: &Known, scene: &Scene) {
    let middle = layout.width / 2.0;
    let wide = (layout.width * 0.96).min(96.0) / 2.0;
    let line = |figure: &mut Figure, (low, high): (f64, f64), text: String| {
        let (from, to) = ((middle - wide, low), (middle + wide, high));
        figure.add(Caption::within(from, to, text, Paint::White));
    };
    let number = scene.index + 1;
    if !scene.is_told {
        let (from, to) = ((middle - 26.0, 18.0), (middle + 26.0, 30.0));
        figure.add(Inscription::within(
            from,
            to,
            format!("Round {number}"),
            Paint::White,
        ));
        line(figure, (10.0, 17.0), "of 30".to_owned());
        return;
    }
    let round = known.round(scene.index);
    match made(known.evening.agreement(), round.roll) {
        None => {
            let text = format!("no agreement: each holds {} or better", card(ALONE));
            line(figure, (18.0, 26.0), text);
        }
        Some([first, second]) => {
            let half = 8.0;
            let (from, to) = ((middle - half, 19.0), (middle + half, 35.0));
            figure.add(Shape::rounded(from, to, 3.0, Paint::Card));
            let inner = ((from.0 + 2.0, from.1 + 2.0), (to.0 - 2.0, to.1 - 2.0));
            figure.add(Inscription::within(
                inner.0,
                inner.1,
                round.roll.to_string(),
                Paint::Line,
            ));
            line(figure, (11.0, 18.0), first);
            line(figure, (4.0, 11.0), second);
        }
    }
}
