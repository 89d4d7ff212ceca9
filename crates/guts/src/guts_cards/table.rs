//! The hands as tables: those around the one pointed at, or all.

use super::solved::{Progress, Solved};
use super::state::State;
use super::words::{antes, chance, played};
use upperhand::guts::cards::standing;
use upperhand_games::format::{grouped, percent_exactly, yes_or_no};
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

/// Hands on each side of the one pointed at.
const AROUND: usize = 5;

pub fn table(solved: &Solved, state: &State, extent: Extent) -> Table {
    let (names, rows): (&[&str], Vec<Vec<String>>) = match extent {
        Extent::Near => (
            &[
                "Hand",
                "Held",
                "Beats theirs",
                "Holding gains, in antes",
                "The line holds it",
            ],
            around(solved, state),
        ),
        Extent::Shown => (
            &[
                "hand",
                "index",
                "hold numerator",
                "hold denominator",
                "hold",
                "holding returns numerator",
                "holding returns denominator",
                "dropping returns numerator",
                "dropping returns denominator",
                "held by the threshold",
                "held by the best reply to it",
            ],
            (0..solved.hands())
                .map(|hand| export_row(solved, state, hand))
                .collect(),
        ),
    };
    let state = match solved.progress {
        Progress::Waiting => ", still solving: those of the best line",
        Progress::Stopped => ", as far as it was solved",
        Progress::Optimal => "",
    };
    let game = played(solved);
    let caption = format!("Hands of {game}: how often the equilibrium holds each{state}");
    Table::new(caption, names, rows)
}

fn around(solved: &Solved, state: &State) -> Vec<Vec<String>> {
    let from = state.hand.saturating_sub(AROUND);
    let to = (state.hand + AROUND).min(solved.hands() - 1);
    let row_of = |hand: usize| {
        let standing = standing(&solved.game, hand);
        let held = solved.equilibrium.hold(hand);
        vec![
            solved.hand_name(hand),
            percent_exactly(chance(held)),
            format!(
                "{} of {}",
                grouped(standing.weaker),
                grouped(standing.weaker + standing.stronger)
            ),
            antes(solved.margin(hand)),
            yes_or_no(hand >= state.hold_above),
        ]
    };
    (from..=to).map(row_of).collect()
}

fn export_row(solved: &Solved, state: &State, hand: usize) -> Vec<String> {
    let held = solved.equilibrium.hold(hand);
    let returns = solved.weighed.returns.get(hand);
    row([
        solved.game.hands().get(hand),
        &hand,
        &held.numerator(),
        &held.denominator(),
        &held.value(),
        &returns.hold.numerator(),
        &returns.hold.denominator(),
        &returns.drop.numerator(),
        &returns.drop.denominator(),
        &yes_or_no(hand >= state.hold_above),
        &yes_or_no(solved.reply.strategy.numerators()[hand] == 1),
    ])
}
