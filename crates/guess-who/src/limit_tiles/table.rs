//! The numbers of the figure as tables: the finite games around k, or all four panels.

use super::period::{Period, Wave, limit};
use super::state::{Point, State};
use super::strip;
use super::words::{gap, number};
use upperhand::guess_who::{Probability, win_probability};
use upperhand_games::format::{grouped, percent};
use upperhand_games::rule_sets::in_words;
use upperhand_kit::Table;
use upperhand_kit::table::row;

/// Powers on each side of k.
const AROUND: u32 = 6;

/// The number of points listed along each axis of the map.
const POINTS: u32 = 64;

/// The finite games on the way to the point's limit.
pub fn around(state: &State) -> Table {
    let first = state.point().power.saturating_sub(AROUND);
    let last = (first + 2 * AROUND).min(state.point().most_powers());
    let limit = state.point().limit();
    let shown = |text: Option<String>| text.unwrap_or_else(|| "–".to_owned());
    let row_of = |power: u32| {
        let game = Point {
            power,
            ..state.point()
        };
        let (mine, theirs) = game.pools();
        let win = win_probability(state.point().rules, mine, theirs).ok();
        vec![
            power.to_string(),
            grouped(mine.get()),
            grouped(theirs.get()),
            shown(win.map(|win| format!("{win} ({})", percent(win)))),
            shown(
                win.filter(|_| game.has_pools())
                    .map(|win| gap(win.value() - limit)),
            ),
        ]
    };
    Table::new(
        format!(
            "Real boards nearing {} against {}, whose limit is {limit:.6}, under {}",
            number(state.point().alpha),
            number(state.point().beta),
            in_words(state.point().rules)
        ),
        &[
            "k",
            "You have",
            "They have",
            "Your chance to win",
            "Gap to the limit",
        ],
        (first..=last).map(row_of).collect(),
    )
}

/// The values of all panels: of the map at evenly spaced points, of the lines and the strip all that is drawn.
pub fn exported(state: &State, period: &Period) -> Table {
    let (rules, window) = (state.point().rules, state.window());
    let mut rows = Vec::new();
    let mut add = |panel: &str, mine: f64, theirs: f64, value: f64, exact: Option<Probability>| {
        let part =
            |part: fn(Probability) -> u64| exact.map_or_else(String::new, |p| part(p).to_string());
        let (above, below) = (part(Probability::numerator), part(Probability::denominator));
        rows.push(row([&panel, &mine, &theirs, &above, &below, &value]));
    };
    let along = |index: u32| f64::from(index) / f64::from(POINTS) * window.side();
    for theirs in (1..=POINTS).map(along) {
        for mine in (1..=POINTS).map(along) {
            add("map", mine, theirs, limit(rules, mine, theirs), None);
        }
    }
    let in_view = |pool: f64| (window.start()..=window.side()).contains(&pool);
    let drawn = |wave: &Wave| -> Vec<(f64, f64)> {
        window
            .repeated(&wave.points)
            .filter(|&(pool, _)| in_view(pool))
            .collect()
    };
    for (pool, value) in drawn(&period.diagonal) {
        add("equal pools", pool, pool, value, None);
    }
    for (pool, handicap) in drawn(&period.handicap) {
        add("fair handicap", pool * handicap, pool, 0.5, None);
    }
    for (mine, theirs, win) in strip::dots(&state.point()) {
        let [n, m] = [mine, theirs].map(|pool| f64::from(pool.get()));
        add("finite game", n, m, win.value(), Some(win));
    }
    Table::new(
        format!(
            "Ever larger boards and real ones, under {}",
            in_words(rules)
        ),
        &[
            "panel",
            "mine",
            "theirs",
            "numerator",
            "denominator",
            "probability",
        ],
        rows,
    )
}
