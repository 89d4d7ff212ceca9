//! The picture of the table.

use super::super::Cheating;
use super::super::asked::Asked;
use super::super::facts::{Solved, WatchedEvening};
use super::super::words::round::{brought, deck_card, in_full, made, name, signed};
use super::super::words::{self, counted_round, without_die};
use super::layout::Layout;
use upperhand::play::cheating::{Round, SEATS};
use upperhand_games::card_table::{HEIGHT, badge, felt};
use upperhand_games::cards::Area;
use upperhand_games::playing_cards::Front;
use upperhand_games::table_players::{colour, face};
use upperhand_games::{faces, playing_cards};
use upperhand_kit::described::Panel;
use upperhand_kit::{Caption, Figure, Inscription, Paint, Resolution, Shape, Size};

/// The three players, the pot, and at the end the die.
pub struct Seats;

/// The antes of a pot.
const POT: u64 = SEATS as u64;

impl Panel<Cheating> for Seats {
    /// The deal, the round from 1, whether all is told, and the shape of the canvas.
    type Key = (u32, usize, bool, f64);

    fn key(&self, state: &Asked, _: &Solved, size: Size) -> Self::Key {
        let number = state.round as usize;
        (state.seed, number, state.is_told(), size.aspect())
    }

    fn draw(&self, key: &Self::Key, solved: &mut Solved, _: Resolution) -> Figure {
        let &(seed, number, is_told, aspect) = key;
        let known = solved.get(seed, WatchedEvening::new);
        let layout = Layout(aspect * HEIGHT);
        let mut figure = Figure::bare(words::THE_TABLE, (0.0, layout.0), (0.0, HEIGHT));
        figure.equal_units = true;
        felt(&mut figure, layout.0);
        let round = &known.evening.rounds()[number - 1];
        for (player, won) in known.evening.gained(number).into_iter().enumerate() {
            let words = format!("{} {}", name(player), signed(won));
            caption(&mut figure, layout.name(player), words);
            seat(&mut figure, layout, player, (round, is_told));
        }
        result(&mut figure, layout, round);
        match made(known.evening.agreement(), round.roll, in_full) {
            _ if !is_told => caption(&mut figure, layout.below(), counted_round(number)),
            None => caption(&mut figure, layout.below(), without_die()),
            Some(made) => die(&mut figure, layout, round.roll, made),
        }
        figure
    }
}

fn caption(figure: &mut Figure, (from, to): Area, text: String) {
    figure.add(Caption::within(from, to, text, Paint::White));
}

/// A player: face, card, choice.
fn seat(figure: &mut Figure, layout: Layout, player: usize, (round, is_told): (&Round, bool)) {
    let seat = player + 1;
    faces::draw_dressed(figure, layout.face(player), face(seat), colour(seat));
    let is_seen = round.held[player] || is_told;
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
    let [large, small] = brought(round);
    let [(from, to), below] = layout.words();
    figure.add(Inscription::within(from, to, large, Paint::White));
    caption(figure, below, small);
    if let Some(winner) = round.winner {
        playing_cards::chips(figure, layout.chips(winner), POT, 1);
    }
}

/// The die, and what it made them do. Suits are in words: on the felt their colours could not be read.
fn die(figure: &mut Figure, layout: Layout, roll: u32, made: [String; 2]) {
    let ((from, to), lines) = layout.die();
    figure.add(Shape::rounded(from, to, 2.5, Paint::Card));
    let (from, to) = ((from.0 + 1.5, from.1 + 1.5), (to.0 - 1.5, to.1 - 1.5));
    let roll = roll.to_string();
    figure.add(Inscription::within(from, to, roll, Paint::Line));
    for (area, text) in lines.into_iter().zip(made) {
        caption(figure, area, text);
    }
}
