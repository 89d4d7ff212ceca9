//! The numbers of the figure as tables: around your threshold, or all three panels.

use super::replies::{Worst, best_reply};
use super::settings::PLAYER_COUNTS;
use super::state::{State, Terms, threshold};
use super::words::{others, plain, signed};
use upperhand::guts::{Opponents, best_response, total_return};
use upperhand::order;
use upperhand_games::format;
use upperhand_kit::span::steps;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

/// Thresholds on each side of yours, and how far apart.
const AROUND: i32 = 5;
const APART: f64 = 0.05;

const STEPS: u32 = 100;
const MAP_STEPS: u32 = 50;

pub fn table(state: &State, worst: &Worst, extent: Extent) -> Table {
    let mut names = match extent {
        Extent::Near => vec!["Threshold", "You hold", "Antes a round", "If exploited"],
        Extent::Shown => vec!["panel", "threshold", "others", "alpha", "beta", "return"],
    };
    if extent == Extent::Near && state.terms().theory.is_some() {
        names.extend(["β", "Total return"]);
    }
    let caption = format!(
        "Thresholds at Guts with {}, when {}",
        state.game().in_words(),
        others(state)
    );
    let rows = match extent {
        Extent::Near => around(state),
        Extent::Shown => exported(state, worst),
    };
    Table::new(caption, &names, rows)
}

/// Thresholds around yours, the best reply and the equilibrium.
fn around(state: &State) -> Vec<Vec<String>> {
    let game = state.game();
    let opponents = state.terms().opponents();
    let mut at: Vec<f64> = (-AROUND..=AROUND)
        .map(|step| state.mine + f64::from(step) * APART)
        .filter(|at| (0.0..=1.0).contains(at))
        .collect();
    at.push(best_reply(&opponents).at);
    at.push(game.fair());
    order::sort_by(&mut at, f64::total_cmp);
    at.dedup_by(|one, two| format::threshold(*one) == format::threshold(*two));
    let row_at = |&at: &f64| {
        let round = opponents.round(threshold(at));
        let worst = best_response(game.rules, game.players, threshold(at));
        let mut cells = vec![
            format::threshold(at),
            format::percent_of(1.0 - at),
            signed(round.alpha),
            signed(worst.alpha),
        ];
        if state.terms().theory.is_some() {
            let total = total_return(round).map_or_else(|| "–".to_owned(), signed);
            cells.extend([plain(round.beta.max(0.0)), total]);
        }
        cells
    };
    at.iter().map(row_at).collect()
}

/// All panels: the curves of one round, the map at evenly spaced points, the equilibria, the worst case.
fn exported(state: &State, worst: &Worst) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut list = |panel: &str, mine: f64, theirs: f64, opponents: &Opponents| {
        let round = opponents.round(threshold(mine));
        let total = total_return(round).map_or_else(String::new, |value| value.to_string());
        let (alpha, beta) = (round.alpha, round.beta);
        rows.push(row([&panel, &mine, &theirs, &alpha, &beta, &total]));
    };
    let Terms { rivals, others, .. } = state.terms();
    for mine in steps(STEPS) {
        list("one round", mine, others, &rivals.playing(others));
    }
    for theirs in steps(MAP_STEPS) {
        for mine in steps(MAP_STEPS) {
            list("map", mine, theirs, &rivals.playing(theirs));
        }
    }
    for count in PLAYER_COUNTS.0..=PLAYER_COUNTS.1 {
        let game = rivals.game.of_size(count);
        let at = 1.0 - game.share_held();
        list(&format!("equilibrium of {count}"), at, at, &game.bloc(at));
    }
    for &(mine, alpha, theirs) in &worst.blocs {
        rows.push(row([&"worst bloc", &mine, &theirs, &alpha, &"", &""]));
    }
    for &(mine, alpha) in &worst.all {
        rows.push(row([&"worst of all", &mine, &"", &alpha, &"", &""]));
    }
    rows
}
