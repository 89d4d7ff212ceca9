//! The picture of the table.

use super::CheatingTable;
use super::evening::Known;
use super::layout::Layout;
use super::settings::LAST;
use super::state::State;
use super::words::{deck_card, in_full, made, name, players, signed};
use upperhand::play::cheating::{ALONE, Round, SEATS};
use upperhand_games::card_table::{HEIGHT, badge, felt};
use upperhand_games::playing_cards::Front;
use upperhand_games::table_players::{colour, face};
use upperhand_games::{faces, playing_cards};
use upperhand_kit::{Caption, Figure, Inscription, Paint, Panel, Resolution, Shape, Size};

/// The three players, the pot, and at the end the die.
pub struct CardTable;

/// The antes of a pot.
const POT: u64 = SEATS as u64;

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
    let layout = Layout::of(scene.aspect);
    let mut figure = Figure::bare("The table", (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    felt(&mut figure, layout.width);
    let round = known.round(scene.index);
    let won = known.evening.gained(scene.index + 1);
    for (player, won) in won.into_iter().enumerate() {
        seat(&mut figure, scene, layout, (player, round, won));
    }
    result(&mut figure, layout, round);
    if scene.is_told {
        die(&mut figure, layout, known, round);
    } else {
        let (from, to) = layout.below();
        let text = format!("Round {} of {LAST}", scene.index + 1);
        figure.add(Caption::within(from, to, text, Paint::White));
    }
    figure
}

/// A player: name and winnings, face, card, choice.
fn seat(
    figure: &mut Figure,
    scene: &Scene,
    layout: Layout,
    (player, round, won): (usize, &Round, i64),
) {
    let (from, to) = layout.name(player);
    let words = format!("{} {}", name(player), signed(won));
    figure.add(Caption::within(from, to, words, Paint::White));
    let seat = player + 1;
    faces::draw_dressed(figure, layout.face(player), face(seat), colour(seat));
    let is_seen = round.held[player] || scene.is_told;
    let front = is_seen.then(|| Front::Card(deck_card(round.cards[player])));
    let shown = (front.as_ref(), colour(seat));
    playing_cards::draw(figure, layout.card(player), shown, 1.0);
    let (word, fill) = match (round.winner == Some(player), round.held[player]) {
        (true, _) => ("wins", Some(Paint::Cloth(3))),
        (false, true) => ("holds", Some(Paint::Card)),
        (false, false) => ("drops", None),
    };
    badge(figure, layout.badge(player), word, fill);
}

/// What the round brought, and the pot beside who takes it.
fn result(figure: &mut Figure, layout: Layout, round: &Round) {
    let gains = |is_so: fn(i64) -> bool| {
        let all = players(|player| is_so(round.gains[player])).into_iter();
        let said = all.map(|player| format!("{} {}", name(player), signed(round.gains[player])));
        said.collect::<Vec<_>>().join(", ")
    };
    let (large, small) = match round.winner {
        Some(_) => (gains(|gain| gain > 0), gains(|gain| gain < 0)),
        None => ("All drop".to_owned(), "nobody gains".to_owned()),
    };
    let [(from, to), below] = layout.words();
    figure.add(Inscription::within(from, to, large, Paint::White));
    figure.add(Caption::within(below.0, below.1, small, Paint::White));
    if let Some(winner) = round.winner {
        playing_cards::chips(figure, layout.chips(winner), POT, 1);
    }
}

/// The die, and what it made them do. Suits are in words: on the felt their colours could not be read.
fn die(figure: &mut Figure, layout: Layout, known: &Known, round: &Round) {
    let Some(made) = made(known.evening.agreement(), round.roll, in_full) else {
        let (from, to) = layout.below();
        let text = format!("No die: each holds {} or better", in_full(ALONE));
        figure.add(Caption::within(from, to, text, Paint::White));
        return;
    };
    let (((left, bottom), (right, top)), lines) = layout.die();
    figure.add(Shape::rounded(
        (left, bottom),
        (right, top),
        2.5,
        Paint::Card,
    ));
    let (from, to) = ((left + 1.5, bottom + 1.5), (right - 1.5, top - 1.5));
    figure.add(Inscription::within(
        from,
        to,
        round.roll.to_string(),
        Paint::Line,
    ));
    for ((from, to), text) in lines.into_iter().zip(made) {
        figure.add(Caption::within(from, to, text, Paint::White));
    }
}
