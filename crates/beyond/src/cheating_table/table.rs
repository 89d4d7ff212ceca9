//! The round shown, and all rounds that may be known, as tables.

use super::evening::Known;
use super::state::State;
use super::words::{card, case, name, signed};
use upperhand::play::cheating::{Agreement, Round};
use upperhand_games::format::percent_of;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

pub fn table(known: &Known, state: &State, extent: Extent) -> Table {
    match extent {
        Extent::Near => players(known, state),
        Extent::Shown => rounds(known, state),
    }
}

/// A card, where it may be seen.
fn seen(round: &Round, player: usize, is_told: bool) -> String {
    if round.held[player] || is_told {
        card(round.cards[player])
    } else {
        "hidden".to_owned()
    }
}

fn players(known: &Known, state: &State) -> Table {
    let round = known.round(state.index());
    let won = known.evening.gained(state.round as usize);
    let rows = (0..3).map(|player| {
        let choice = if round.held[player] {
            "held"
        } else {
            "dropped"
        };
        row([
            &name(player),
            &seen(round, player, state.is_told()),
            &choice,
            &signed(round.gains[player]),
            &signed(won[player]),
        ])
    });
    let names = ["Player", "Card", "Choice", "Gained", "Won so far"];
    Table::new(format!("Round {}", state.round), &names, rows.collect())
}

fn rounds(known: &Known, state: &State) -> Table {
    let is_told = state.is_told();
    let mut names = vec!["round".to_owned()];
    names.extend((0..3).map(|player| name(player).to_owned()));
    names.extend((0..3).map(|player| format!("{} gained", name(player))));
    if is_told {
        names.push("die".to_owned());
        names.extend(Agreement::ALL.map(|agreement| format!("chance of {}", case(agreement))));
    }
    let all = known.evening.rounds()[..state.seen()].iter().zip(1..);
    let rows = all.map(|(round, number): (&Round, usize)| {
        let mut cells = vec![number.to_string()];
        cells.extend((0..3).map(|player| match (round.held[player], is_told) {
            (true, _) => card(round.cards[player]),
            (false, true) => format!("drops {}", card(round.cards[player])),
            (false, false) => "drops".to_owned(),
        }));
        cells.extend(round.gains.map(signed));
        if is_told {
            let has_die = known.evening.agreement().pair().is_some();
            cells.push(if has_die {
                round.roll.to_string()
            } else {
                "none".to_owned()
            });
            cells.extend(known.chances[number].map(percent_of));
        }
        cells
    });
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Table::new("The rounds so far", &names, rows.collect())
}
