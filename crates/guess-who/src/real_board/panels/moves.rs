//! The moves of a game that is over, in the place of the questions: what was asked, what was answered and what it cost.

use super::super::facts::Facts;
use super::super::words::phrases::brief;
use super::super::words::pictures;
use super::layout::{ALL, Layout, RowStyle, part};
use super::roles;
use std::ops::Range;
use upperhand_games::cards::Area;
use upperhand_games::stakes::minus_points;
use upperhand_kit::{Caption, Figure, Hotspot, Paint, Role, Shape, Side};

/// The moves that there is room for: the last ones.
pub fn rows(facts: &Facts, layout: &Layout) -> Range<usize> {
    facts.step.saturating_sub(layout.most_rows())..facts.step
}

pub fn draw(figure: &mut Figure, facts: &Facts, layout: &Layout) {
    let rows = rows(facts, layout);
    let heads = pictures::MOVE_HEADS
        .into_iter()
        .zip([Side::Start, Side::End]);
    for (head, side) in heads {
        let (from, to) = part(layout.heads, (0.02, 0.98), ALL);
        let muted = Paint::Role(Role::Muted);
        figure.add(Caption::within(from, to, head, muted).at(side));
    }
    let count = rows.len();
    for (row, index) in rows.enumerate() {
        draw_row(
            figure,
            facts,
            index,
            (layout.row(row, count), layout.style()),
        );
    }
}

/// The move and its answer, and what it gave away.
fn draw_row(figure: &mut Figure, facts: &Facts, index: usize, (place, style): (Area, RowStyle)) {
    let [mover, _] = roles(facts.game.is_yours(index));
    let edge = ((0.0, 0.014), Paint::Role(mover));
    for (across, paint) in [(ALL, Paint::Tint(Role::Rule, 40)), edge] {
        let (from, to) = part(place, across, ALL);
        figure.add(Shape::rounded(from, to, 0.0, paint));
    }
    let (asked, answer) = brief(&facts.game, index);
    let lost = facts.lost(index).map_or_else(String::new, minus_points);
    let texts = [format!("{}  {asked}", index + 1), answer, lost];
    let (above, below) = ((0.5, 1.0), (0.0, 0.5));
    let places = match style {
        RowStyle::Wide | RowStyle::Narrow => [
            ((0.035, 0.55), ALL, Side::Start),
            ((0.55, 0.82), ALL, Side::End),
            ((0.82, 0.98), ALL, Side::End),
        ],
        RowStyle::Tall => [
            ((0.05, 0.98), above, Side::Start),
            ((0.05, 0.6), below, Side::Start),
            ((0.6, 0.97), below, Side::End),
        ],
    };
    for (text, (across, up, side)) in texts.into_iter().zip(places) {
        let (from, to) = part(place, across, up);
        figure.add(Caption::within(from, to, text, Paint::Role(Role::Ink)).at(side));
    }
}

/// A move as a cell: it leads to what could have been asked instead.
pub fn cell(facts: &Facts, index: usize, (from, to): Area) -> Hotspot {
    Hotspot {
        label: pictures::made(facts, index),
        is_chosen: false,
        is_open: true,
        from,
        to,
    }
}
