//! The lines as tables: those around the one chosen, or those that are shown.

use super::closeup::Near;
use super::solved::Solved;
use super::words::{brief, game, hand_name};
use upperhand_games::card_losses::exactly;
use upperhand_games::format::grouped;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

/// Lines on each side of the one chosen.
const AROUND: usize = 5;

/// Up to so many lines of a game are all exported, of more one in every so many, with all lines that are shown close up.
const MOST: usize = 25_000;

pub fn table(solved: &Solved, line: usize, extent: Extent) -> Table {
    let (names, rows): (&[&str], Vec<Vec<String>>) = match extent {
        Extent::Near => (
            &[
                "Weakest hand held",
                "Hands dropped",
                "Antes lost a round",
                "Exactly",
                "Best reply holds more",
                "Best reply holds fewer",
            ],
            near(solved, line),
        ),
        Extent::Shown => (
            &[
                "line",
                "weakest hand held",
                "loss numerator",
                "loss denominator",
                "loss",
                "best reply holds more",
                "best reply drops more",
            ],
            shown(solved)
                .filter_map(|line| export_row(solved, line))
                .collect(),
        ),
    };
    let state = match (solved.reached(), &solved.floor) {
        (_, Some(_)) => "",
        (0, None) => ", not known yet",
        (_, None) => ", as far as they are known",
    };
    let game = game(solved.played);
    Table::new(format!("What lines of {game} lose{state}"), names, rows)
}

fn name(solved: &Solved, line: usize) -> String {
    if line < solved.hands() {
        hand_name(solved.played, line)
    } else {
        "none".to_owned()
    }
}

fn near(solved: &Solved, line: usize) -> Vec<Vec<String>> {
    let from = line.saturating_sub(AROUND);
    let to = (line + AROUND).min(solved.hands());
    let row_of = |line: usize| {
        let known = solved.line(line);
        let or_dots = |text: Option<String>| text.unwrap_or_else(|| "…".to_owned());
        let loss = known.map(|known| solved.loss(known.lost));
        vec![
            name(solved, line),
            grouped(line),
            or_dots(loss.map(|loss| brief(loss.value()))),
            or_dots(loss.map(exactly)),
            or_dots(known.map(|known| grouped(known.reply.holds))),
            or_dots(known.map(|known| grouped(known.reply.drops))),
        ]
    };
    (from..=to).map(row_of).collect()
}

/// The lines that are exported, ascending.
fn shown(solved: &Solved) -> impl Iterator<Item = usize> {
    let step = (solved.hands() + 1).div_ceil(MOST);
    let near = Near::of(solved);
    let is_close =
        move |line: &usize| near.is_some_and(|near| (near.first..=near.last).contains(line));
    let reached = 0..solved.reached();
    reached.filter(move |line| line.is_multiple_of(step) || is_close(line))
}

fn export_row(solved: &Solved, line: usize) -> Option<Vec<String>> {
    let known = solved.line(line)?;
    let loss = solved.loss(known.lost);
    Some(row([
        &line,
        &name(solved, line),
        &loss.numerator(),
        &loss.denominator(),
        &loss.value(),
        &known.reply.holds,
        &known.reply.drops,
    ]))
}
