//! The moves of a game that is over, in the place of the questions: what was asked, what was answered and what it cost.

use super::bars::roles;
use super::layout::{Layout, RowStyle};
use super::phrases::{brief, less, told};
use super::view::View;
use std::ops::Range;
use upperhand::guess_who::Probability;
use upperhand_games::cards::Area;
use upperhand_games::stakes::{minus_points, points};
use upperhand_kit::{Caption, Figure, Hotspot, Paint, Role, Shape, Side};

/// The moves that there is room for: the last ones.
pub fn rows(view: &View, layout: &Layout) -> Range<usize> {
    view.step.saturating_sub(layout.most_rows())..view.step
}

pub fn draw(figure: &mut Figure, view: &View, layout: &Layout) {
    let rows = rows(view, layout);
    let ((left, bottom), (right, top)) = layout.heads;
    let inset = 0.02 * (right - left);
    let head = |text: &str, side| {
        let (from, to) = ((left + inset, bottom), (right - inset, top));
        Caption::within(from, to, text, Paint::Role(Role::Muted)).at(side)
    };
    figure.add(head("the game, move by move", Side::Start));
    figure.add(head("points lost", Side::End));
    let count = rows.len();
    for (row, index) in rows.enumerate() {
        draw_row(
            figure,
            view,
            index,
            (layout.row(row, count), layout.style()),
        );
    }
}

fn draw_row(figure: &mut Figure, view: &View, index: usize, (place, style): (Area, RowStyle)) {
    let ((left, bottom), (right, top)) = place;
    let across = |share: f64| left + share * (right - left);
    let [mover, _] = roles(view.game.is_yours(index));
    let mut band = |from: f64, to: f64, paint| {
        figure.add(Shape::polygon(
            [(from, bottom), (to, bottom), (to, top), (from, top)],
            paint,
        ));
    };
    band(left, right, Paint::Tint(Role::Rule, 40));
    band(left, across(0.014), Paint::Role(mover));
    let ink = Paint::Role(Role::Ink);
    let lost = lost(view, index);
    let price = lost.map_or_else(String::new, minus_points);
    let (asked, answer) = brief(&view.game, index);
    let mut write = |(from, to): (f64, f64), (low, high): (f64, f64), text: String, side| {
        figure.add(Caption::within((across(from), low), (across(to), high), text, ink).at(side));
    };
    let all = (bottom, top);
    match style {
        RowStyle::Wide => {
            write(
                (0.035, 0.55),
                all,
                format!("{}  {asked}", index + 1),
                Side::Start,
            );
            write((0.55, 0.82), all, answer, Side::End);
            write((0.82, 0.98), all, price, Side::End);
        }
        RowStyle::Narrow => {
            let divide = if lost.is_some() { 0.7 } else { 0.98 };
            // There is no room for how many are left.
            let answer = answer.split(',').next().unwrap_or_default();
            let said = format!("{}  {asked}: {answer}", index + 1);
            write((0.04, divide), all, said, Side::Start);
            write((divide, 0.98), all, price, Side::End);
        }
        RowStyle::Tall => {
            let middle = f64::midpoint(bottom, top);
            let said = format!("{}  {asked}", index + 1);
            write((0.05, 0.98), (middle, top), said, Side::Start);
            write((0.05, 0.6), (bottom, middle), answer, Side::Start);
            write((0.6, 0.97), (bottom, middle), price, Side::End);
        }
    }
}

/// What a move gave away; `None` where nothing, or where that is not known exactly.
fn lost(view: &View, index: usize) -> Option<Probability> {
    let pairs = view.game.positions[index].pairs();
    let cost = less(view.made[index]?, view.worths[index]?, pairs)?;
    (cost.numerator() > 0).then_some(cost)
}

/// A move as a cell: it leads to what could have been asked instead.
pub fn cell(view: &View, index: usize, (from, to): Area) -> Hotspot {
    let said = format!("Move {}. {}", index + 1, told(&view.game, index));
    Hotspot {
        label: match lost(view, index) {
            Some(lost) => format!("{said} That gave away {}.", points(lost)),
            None => said,
        },
        is_chosen: false,
        is_open: true,
        from,
        to,
    }
}
