//! The main picture: your board with the answers to the question chosen, theirs, and the questions.

use super::super::FeatureBoard;
use super::super::asked::{Asked, SetFields as _};
use super::super::facts::Facts;
use super::super::known::Boards;
use super::super::words::pictures;
use super::layout::{BoardPlaces, HEIGHT, Layout, RowStyle, WIDE};
use super::rows::Row;
use super::{moves, rows, tree};
use upperhand::guess_who::board::SuspectSet;
use upperhand_games::cards::{CARD, Front, Look, NAME_CARD, card, token};
use upperhand_kit::described::{Board, Panel};
use upperhand_kit::state::Edit;
use upperhand_kit::{Caption, Figure, Grip, Hotspots, Paint, Resolution, Role, Shape, Size};

/// The boards and the questions, or the tree of these.
pub struct Main;

/// Everything that the picture is made from.
#[derive(Debug, PartialEq)]
pub struct Seen {
    facts: Facts,
    aspect: f64,
    /// Those who stood before the move that is being made, and the share of the time since; 1 in the end.
    before: [SuspectSet; 2],
    share: f64,
    /// The questions of a tree that faces have fallen through.
    fallen: f64,
}

impl Seen {
    /// How far a suspect stands upright on a board: 1 upright, 0 on the table.
    fn upright(&self, board: usize, index: usize) -> f64 {
        let stands =
            |standing: [SuspectSet; 2]| f64::from(u8::from(standing[board].contains(index)));
        let now = stands(self.facts.game.standing(self.facts.step));
        stands(self.before) + (now - stands(self.before)) * self.share
    }
}

impl Panel<FeatureBoard> for Main {
    type Key = Seen;

    fn key(&self, state: &Asked, boards: &Boards, size: Size) -> Seen {
        self.key_midway((state, 1.0), state, boards, size)
    }

    fn key_midway(
        &self,
        (before, share): (&Asked, f64),
        after: &Asked,
        boards: &Boards,
        size: Size,
    ) -> Seen {
        let game = before.game();
        Seen {
            facts: Facts::of(after, boards),
            aspect: size.aspect(),
            before: game.standing(before.shown(&game)),
            fallen: f64::from(before.fallen) * (1.0 - share) + f64::from(after.fallen) * share,
            share,
        }
    }

    fn draw(&self, seen: &Seen, _: &mut Boards, _: Resolution) -> Figure {
        figure(seen)
    }

    fn grip(&self, _: &Asked, _: &mut Boards, _: (f64, f64)) -> Grip<Asked> {
        Grip::Hotspots
    }
}

fn figure(seen: &Seen) -> Figure {
    let (facts, layout) = (&seen.facts, layout(&seen.facts, seen.aspect));
    let mut figure = Figure::bare(pictures::BOARD, (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    if facts.wanted.is_some() {
        tree::draw(&mut figure, facts, (layout.width, seen.fallen));
        return figure;
    }
    if let Some(places) = &layout.boards {
        near_board(&mut figure, seen, places);
        let is_wide = layout.style() == RowStyle::Wide;
        far_board(&mut figure, seen, (places, is_wide));
    }
    if facts.winner().is_some() {
        moves::draw(&mut figure, facts, &layout);
    } else {
        rows::draw(&mut figure, facts, &layout);
    }
    figure
}

fn layout(facts: &Facts, aspect: f64) -> Layout {
    if facts.phone {
        Layout::of_questions(aspect)
    } else {
        let is_flat = aspect < WIDE && facts.faces.iter().all(Option::is_none);
        let shape = if is_flat { NAME_CARD } else { CARD };
        Layout::of(facts.faces.len(), shape, aspect)
    }
}

/// Your board: everybody with a face or a name, those who say yes marked.
fn near_board(figure: &mut Figure, seen: &Seen, places: &BoardPlaces) {
    let facts = &seen.facts;
    let yes = facts.saying_yes();
    for (index, name) in facts.board().suspects().iter().enumerate() {
        let face = facts.faces[index];
        let shorter = match face {
            Some(_) => Vec::new(),
            None => shorter(facts.board().suspects(), index),
        };
        let front = face.map_or(Front::Name(name, &shorter), |face| Front::Face(face, name));
        let look = Look {
            upright: seen.upright(0, index),
            part: u8::from(facts.is_yours() && yes.contains(index)),
            is_yes_no: true,
        };
        card(figure, places.near.place(index), front, look);
    }
}

/// A name with fewer and fewer letters: its first ones, and as many of its last ones as tell it from the others.
fn shorter(names: &[String], index: usize) -> Vec<String> {
    let letters: Vec<char> = names[index].chars().collect();
    let short = |kept: usize| {
        (0..kept).find_map(|last| {
            let first: String = letters[..kept - last].iter().collect();
            let last: String = letters[letters.len() - last..].iter().collect();
            let is_like = |name: &String| name.starts_with(&first) && name.ends_with(&last);
            let alike = names.iter().filter(|name| is_like(name)).count();
            (alike == 1).then(|| format!("{first}…{last}"))
        })
    };
    (1..letters.len().saturating_sub(1))
        .rev()
        .filter_map(short)
        .collect()
}

/// The other board: a token for each suspect, darker for those who say yes where they are asked about.
fn far_board(figure: &mut Figure, seen: &Seen, (places, is_wide): (&BoardPlaces, bool)) {
    let facts = &seen.facts;
    let (from, to) = places.far_area;
    figure.add(Shape::rounded(from, to, 2.0, Paint::Tint(Role::Rule, 45)));
    let yes = facts.saying_yes();
    for index in 0..facts.board().suspects().len() {
        let place = places.far.place(index);
        let upright = seen.upright(1, index);
        if !facts.is_yours() && yes.contains(index) && upright == 1.0 {
            figure.add(Shape::rounded(
                place.0,
                place.1,
                0.5,
                Paint::Tint(Role::Opponent, 35),
            ));
        }
        token(figure, place, upright, Role::Opponent);
    }
    let left = facts.game.standing(facts.step)[1].count();
    let (from, to) = places.far_words;
    let words = pictures::their_board(left, is_wide);
    figure.add(Caption::within(from, to, words, Paint::Role(Role::Ink)));
}

impl Board<FeatureBoard> for Main {
    /// The questions; once the game is over, its moves; none on a tree, which the buttons follow.
    fn hotspots(&self, state: &Asked, boards: &mut Boards, size: Size) -> Hotspots {
        let facts = &Facts::of(state, boards);
        let layout = layout(facts, size.aspect());
        let (label, hotspots) = if facts.winner().is_some() {
            let moves = moves::rows(facts, &layout);
            let place = |row| layout.row(row, moves.len());
            let cells = moves.clone().enumerate();
            let cells = cells.map(|(row, index)| moves::cell(facts, index, place(row)));
            (pictures::MOVES, cells.collect())
        } else {
            let rows = rows::rows(facts, &layout);
            let place = |index| layout.row(index, rows.len());
            let cells = rows.iter().enumerate();
            let cells = cells.map(|(index, row)| rows::cell(facts, *row, place(index)));
            (pictures::QUESTIONS, cells.collect())
        };
        Hotspots {
            label: label.to_owned(),
            columns: 1,
            hotspots,
        }
    }

    /// Its question is chosen; a move of a game that is over leads back to the position before it.
    fn choose(
        &self,
        state: &Asked,
        boards: &mut Boards,
        (cell, _): (usize, bool),
        size: Size,
    ) -> Edit<Asked> {
        let facts = &Facts::of(state, boards);
        let layout = layout(facts, size.aspect());
        if facts.winner().is_some() {
            let index = moves::rows(facts, &layout).nth(cell);
            let step = index.and_then(|index| u32::try_from(index).ok());
            return step.map_or_else(|| state.edit(), |step| state.edit().step(step));
        }
        let number = match rows::rows(facts, &layout).get(cell) {
            Some(Row::Option(option) | Row::More(option)) => facts.number_of(*option),
            None => None,
        };
        number.map_or_else(|| state.edit(), |number| state.edit().question(number))
    }
}
