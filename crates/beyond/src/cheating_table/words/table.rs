//! The round shown, and all rounds that may be known, as tables.

use super::super::facts::Facts;
use super::case;
use super::round::{card, name, signed};
use upperhand::play::cheating::SEATS;
use upperhand_games::format::percent_of;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

pub fn table(facts: &Facts, extent: Extent) -> Table {
    match extent {
        Extent::Near => players(facts),
        Extent::Shown => rounds(facts),
    }
}

fn players(facts: &Facts) -> Table {
    let round = facts.round();
    let rows = (0..SEATS).map(|player| {
        let (choice, seen) = match (round.held[player], &facts.told) {
            (true, _) => ("held", card(round.cards[player])),
            (false, Some(_)) => ("dropped", card(round.cards[player])),
            (false, None) => ("dropped", "hidden".to_owned()),
        };
        let [gained, won] = [round.gains[player], facts.won[player]].map(signed);
        row([&name(player), &seen, &choice, &gained, &won])
    });
    let names = ["Player", "Card", "Choice", "Gained", "Won so far"];
    Table::new(format!("Round {}", facts.number), &names, rows.collect())
}

fn rounds(facts: &Facts) -> Table {
    let mut names = vec!["round".to_owned()];
    names.extend((0..SEATS).map(|player| name(player).to_owned()));
    names.extend((0..SEATS).map(|player| format!("{} gained", name(player))));
    if facts.told.is_some() {
        names.push("die".to_owned());
        names.extend((0..4).map(|place| format!("chance of {}", case(place))));
    }
    let rows = facts.rounds.iter().zip(1..).map(|(round, number)| {
        let mut cells = vec![usize::to_string(&number)];
        cells.extend(
            (0..SEATS).map(|player| match (round.held[player], &facts.told) {
                (true, _) => card(round.cards[player]),
                (false, Some(_)) => format!("drops {}", card(round.cards[player])),
                (false, None) => "drops".to_owned(),
            }),
        );
        cells.extend(round.gains.map(signed));
        if let Some((told, _)) = &facts.told {
            let die = told.agreement().pair().map(|_| round.roll.to_string());
            cells.push(die.unwrap_or_else(|| "none".to_owned()));
            cells.extend(told.chances[number].map(percent_of));
        }
        cells
    });
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Table::new("The rounds so far", &names, rows.collect())
}
