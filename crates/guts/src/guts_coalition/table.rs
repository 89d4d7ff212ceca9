//! The numbers of the figure as tables: thresholds around player 1's, or all that is drawn.

use super::analysis::{Analysis, Part};
use super::curves;
use super::readout::game;
use super::solutions::Solutions;
use super::state::threshold;
use super::words::antes;
use core::fmt::Display;
use upperhand::guts::Threshold;
use upperhand_games::format;
use upperhand_kit::Table;
use upperhand_kit::table::row;

/// Thresholds on each side of player 1's, and how far apart.
const AROUND: i32 = 6;
const STEP: f64 = 0.01;

pub fn around(analysis: &Analysis, mine: Threshold) -> Table {
    let mine = mine.get();
    let thresholds = (-AROUND..=AROUND).map(|index| mine + f64::from(index) * STEP);
    let row = |at: f64| {
        let at = threshold(at);
        vec![
            format::threshold(at.get()),
            antes(analysis.worth(&analysis.mixture, at)),
            antes(analysis.worth(&analysis.solution.coalition, at)),
            format::decimals(analysis.mixture.round(at).beta, 4),
        ]
    };
    let columns = [
        "Threshold",
        "This mixture leaves",
        "The best mixture leaves",
        "Stakes carried on",
    ];
    let shown = thresholds.filter(|at| (0.0..=1.0).contains(at));
    let caption = format!("Your return in antes, in {}", game(analysis));
    Table::new(caption, &columns, shown.map(row).collect())
}

pub fn exported(analysis: &Analysis, mine: Threshold, solutions: &mut Solutions) -> Table {
    let mut rows = Vec::new();
    let mut add = |panel: &str, series: &str, x: f64, value: f64| {
        rows.push(row([&panel, &series, &x, &value]));
    };
    for (panel, near) in [("return", false), ("near the equilibrium", true)] {
        for (x, value) in curves::points(analysis, &analysis.mixture, near) {
            add(panel, "this mixture", x, value);
        }
        if !analysis.is_optimum {
            for (x, value) in curves::points(analysis, &analysis.solution.coalition, near) {
                add(panel, "best mixture", x, value);
            }
        }
    }
    for line in solutions.lines(analysis.game.rules, 1) {
        for &(x, value) in &line.points {
            add("value by players", line.name(), x, value);
        }
    }
    let (parts, total) = analysis.gains(mine);
    rows.extend(if analysis.game.is_infinite() {
        of_infinitely_many(&parts, &total)
    } else {
        of_members(&parts, &total)
    });
    Table::new(
        format!("Player 1 against a coalition, in {}", game(analysis)),
        &["panel", "series", "x", "value"],
        rows,
    )
}

/// Each member: the gain, and where they hold.
fn of_members(parts: &[Part], total: &[f64]) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut add = |panel: &str, series: &str, x: u32, value: f64| {
        rows.push(row([&panel, &series, &x, &value]));
    };
    let all = total.iter().zip(2..);
    all.for_each(|(&gain, player)| add("gain of a member", "in all", player, gain));
    for (part, number) in parts.iter().zip(1..) {
        let name = format!("joint strategy {number}");
        for (&gain, player) in part.gains.iter().zip(2..) {
            add("gain of a member", &format!("from {name}"), player, gain);
        }
        for (&at, player) in part.thresholds.iter().zip(2..) {
            add("threshold of a member", &name, player, at.get());
        }
        add("weight", &name, number, part.weight);
    }
    rows
}

/// One who spoils and all others: what they gain, as shares of the pot, and where they hold.
fn of_infinitely_many(parts: &[Part], total: &[f64]) -> Vec<Vec<String>> {
    const WHO: [&str; 2] = ["one who spoils", "all others"];
    let mut rows = Vec::new();
    let mut add = |panel: &str, series: &str, x: &dyn Display, value: f64| {
        rows.push(row([&panel, &series, x, &value]));
    };
    for (who, &gain) in WHO.iter().zip(total) {
        add("gain in pots", "in all", who, gain);
    }
    for (part, number) in parts.iter().zip(1_u32..) {
        let name = format!("joint strategy {number}");
        for (who, &gain) in WHO.iter().zip(&part.gains) {
            add("gain in pots", &format!("from {name}"), who, gain);
        }
        let ends = [part.thresholds.first(), part.thresholds.last()];
        for (who, at) in WHO.iter().zip(ends).skip(usize::from(ends[0] == ends[1])) {
            add(
                "threshold of a member",
                &name,
                who,
                at.map_or(0.0, |at| at.get()),
            );
        }
        add("weight", &name, &number, part.weight);
    }
    rows
}
