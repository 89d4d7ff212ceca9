//! The main picture: your board with the answers to the question chosen, theirs, and the questions.

use super::bars::Row;
use super::layout::{BoardPlaces, HEIGHT, Layout, RowStyle, WIDE};
use super::state::{SetFields as _, State};
use super::view::View;
use super::{RealBoard, bars, moves};
use upperhand::guess_who::board::SuspectSet;
use upperhand_games::cards::{CARD, Front, Look, NAME_CARD, card, token};
use upperhand_kit::{
    Caption, Edit, Figure, Grip, Hotspots, Paint, Panel, Resolution, Role, Shape, Size,
};

/// The boards and the questions.
pub struct Boards;

/// Everything that the picture is made from.
#[derive(Debug, PartialEq)]
pub struct Seen {
    view: View,
    aspect: f64,
    /// Those who stood before the move that is being made, and how far the cards have been turned since.
    before: Option<([SuspectSet; 2], f64)>,
}

impl Seen {
    /// How far a suspect stands upright on a board: 1 upright, 0 on the table.
    fn upright(&self, board: usize, index: usize) -> f64 {
        let stands =
            |standing: [SuspectSet; 2]| f64::from(u8::from(standing[board].contains(index)));
        let now = stands(self.view.game.standing(self.view.step));
        match self.before {
            Some((before, share)) => stands(before) + (now - stands(before)) * share,
            None => now,
        }
    }
}

impl Panel<RealBoard> for Boards {
    type Key = Seen;

    fn key(&self, figure: &RealBoard, state: &State, size: Size) -> Seen {
        Seen {
            view: figure.view(state),
            aspect: size.aspect(),
            before: None,
        }
    }

    fn key_between(
        &self,
        figure: &RealBoard,
        before: &State,
        after: &State,
        size: Size,
        share: f64,
    ) -> Seen {
        let game = before.game();
        let standing = game.standing(before.shown(&game));
        Seen {
            view: figure.view(after),
            aspect: size.aspect(),
            before: Some((standing, share)),
        }
    }

    fn draw(&self, _: &mut RealBoard, seen: &Seen, _: Resolution) -> Figure {
        figure(seen)
    }

    fn grip(&self, _: &mut RealBoard, _: &State, _: (f64, f64)) -> Grip<State> {
        Grip::Hotspots
    }
}

fn figure(seen: &Seen) -> Figure {
    let (view, layout) = (&seen.view, layout(&seen.view, seen.aspect));
    let mut figure = Figure::bare("The board", (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    if let Some(places) = &layout.boards {
        near_board(&mut figure, seen, places);
        far_board(
            &mut figure,
            seen,
            (places, layout.style() == RowStyle::Wide),
        );
    }
    if view.winner().is_some() {
        moves::draw(&mut figure, view, &layout);
    } else {
        bars::draw(&mut figure, view, &layout);
    }
    figure
}

fn layout(view: &View, aspect: f64) -> Layout {
    if view.phone {
        Layout::of_questions(aspect)
    } else {
        let is_flat = aspect < WIDE && view.faces.iter().all(Option::is_none);
        let shape = if is_flat { NAME_CARD } else { CARD };
        Layout::of(view.faces.len(), shape, aspect)
    }
}

/// Your board: everybody with a face or a name, those who say yes marked.
fn near_board(figure: &mut Figure, seen: &Seen, places: &BoardPlaces) {
    let view = &seen.view;
    let yes = view.saying_yes();
    for (index, name) in view.board().suspects().iter().enumerate() {
        let face = view.faces[index];
        let front = face.map_or(Front::Name(name), |face| Front::Face(face, name));
        let look = Look {
            upright: seen.upright(0, index),
            part: u8::from(view.is_yours() && yes.contains(index)),
            is_yes_no: true,
        };
        card(figure, places.near.place(index), front, look);
    }
}

/// The other board: a token for each suspect, darker for those who say yes where they are asked about.
fn far_board(figure: &mut Figure, seen: &Seen, (places, is_wide): (&BoardPlaces, bool)) {
    let view = &seen.view;
    let (from, to) = places.far_area;
    figure.add(Shape::rounded(from, to, 2.0, Paint::Tint(Role::Rule, 45)));
    let yes = view.saying_yes();
    for index in 0..view.board().suspects().len() {
        let place = places.far.place(index);
        let upright = seen.upright(1, index);
        if !view.is_yours() && yes.contains(index) && upright == 1.0 {
            figure.add(Shape::rounded(
                place.0,
                place.1,
                0.5,
                Paint::Tint(Role::Opponent, 35),
            ));
        }
        token(figure, place, upright, Role::Opponent);
    }
    let left = view.game.standing(view.step)[1].count();
    let (from, to) = places.far_words;
    let words = if is_wide { "Their board" } else { "Theirs" };
    figure.add(Caption::within(
        from,
        to,
        format!("{words}: {left}"),
        Paint::Role(Role::Ink),
    ));
}

/// The questions as hotspots; once the game is over, its moves.
pub fn hotspots(view: &View, aspect: f64) -> Hotspots {
    let layout = layout(view, aspect);
    let (label, hotspots) = if view.winner().is_some() {
        let moves = moves::rows(view, &layout);
        let place = |row| layout.row(row, moves.len());
        let cells = moves.clone().enumerate();
        let cells = cells.map(|(row, index)| moves::cell(view, index, place(row)));
        ("The moves of the game", cells.collect())
    } else {
        let rows = bars::rows(view, &layout);
        let place = |index| layout.row(index, rows.len());
        let cells = rows.iter().enumerate();
        let cells = cells.map(|(index, row)| bars::cell(view, *row, place(index)));
        ("The questions, best first", cells.collect())
    };
    Hotspots {
        label: label.to_owned(),
        columns: 1,
        hotspots,
    }
}

/// The edit of a cell: its question is chosen; a move of a game that is over leads back to the position before it.
pub fn chosen(view: &View, state: &State, cell: usize, aspect: f64) -> Edit<State> {
    let layout = layout(view, aspect);
    if view.winner().is_some() {
        let index = moves::rows(view, &layout).nth(cell);
        let step = index.and_then(|index| u32::try_from(index).ok());
        return step.map_or_else(|| state.edit(), |step| state.edit().step(step));
    }
    let number = match bars::rows(view, &layout).get(cell) {
        Some(Row::Option(option) | Row::More(option)) => view.number_of(*option),
        None => None,
    };
    number.map_or_else(|| state.edit(), |number| state.edit().question(number))
}
