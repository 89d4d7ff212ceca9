//! The numbers of the figure as tables: her lines around the one chosen, or all that is drawn.

use super::map::values;
use super::solved::Solved;
use super::state::State;
use super::words::{dealt, line_held, pair_held, short_line};
use upperhand_games::format::{capitalized, decimals};
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

/// Lines on each side of the one chosen.
const AROUND: usize = 6;

/// The decimals of antes a round.
const DIGITS: usize = 6;

pub fn table(solved: &Solved, state: &State, extent: Extent) -> Table {
    match extent {
        Extent::Near => around(solved, state),
        Extent::Shown => shown(solved, state),
    }
}

fn around(solved: &Solved, state: &State) -> Table {
    let [one, other] = state.pair();
    let from = state.hold_above.saturating_sub(AROUND);
    let to = (state.hold_above + AROUND).min(solved.kinds());
    let rows = (from..=to).map(|line| {
        let worst = solved.worst(line);
        let die = solved
            .solution()
            .and_then(|optimum| optimum.leaves(solved.lines.dropped(line)));
        vec![
            line_held(solved, line),
            decimals(solved.lines.value([line, one, other]), DIGITS),
            decimals(worst.leaves, DIGITS),
            pair_held(solved, worst.pair),
            die.map_or_else(
                || "not solved yet".to_owned(),
                |die| decimals(die.value(), DIGITS),
            ),
        ]
    });
    Table::new(
        format!(
            "{}: what you get a round, in antes, by your line; the pair chosen: {}",
            capitalized(&dealt(solved.played)),
            pair_held(solved, state.pair())
        ),
        &[
            "You hold",
            "From the pair chosen",
            "From the worst pair",
            "The worst pair",
            "From what their die draws",
        ],
        rows.collect(),
    )
}

fn shown(solved: &Solved, state: &State) -> Table {
    let line = (!state.is_apart()).then_some(state.hold_above);
    let side = solved.kinds() + 1;
    let values = values(solved, line);
    let named = |line: usize| short_line(solved, line);
    let cells = values.iter().enumerate().map(|(place, &value)| {
        let (one, other) = (place % side, place / side);
        row([&"map", &named(one), &named(other), &value])
    });
    let mut rows: Vec<Vec<String>> = cells.collect();
    let [one, other] = state.pair();
    for line in 0..side {
        let chosen = solved.lines.value([line, one, other]);
        let worst = solved.worst(line).leaves;
        rows.push(row([&"the pair on the map", &named(line), &"", &chosen]));
        rows.push(row([&"the worst pair", &named(line), &"", &worst]));
    }
    if let Some(optimum) = solved.solution() {
        for dropped in 0..=solved.game.hands().len() {
            if let Some(leaves) = optimum.leaves(dropped) {
                rows.push(row([&"their die", &dropped, &"", &leaves.value()]));
            }
        }
    }
    Table::new(
        format!(
            "{}: what is left to you a round, in antes",
            capitalized(&dealt(solved.played))
        ),
        &["series", "x", "y", "value"],
        rows,
    )
}
