//! What is said where all declare in turn.

use super::super::facts::TurnFacts;
use super::super::state::Turn;
use super::{advised, weakest};
use upperhand_games::antes::{ROUNDS, antes_per_hundred, per_hundred, signed_per_hundred};
use upperhand_games::format;
use upperhand_games::guts_rules::{THRESHOLD, hands};
use upperhand_kit::described::Words;
use upperhand_kit::table::row;
use upperhand_kit::{Readout, Table};

pub fn words(facts: &TurnFacts) -> Words {
    let [mine, best] = facts.weakest.map(weakest);
    let players = facts.turn.players;
    let before = before(facts.turn);
    let [first, last] = [facts.seats[0], facts.seats[facts.seats.len() - 1]].map(wins);
    let sentence = format!(
        "Where {players} declare in turn, whoever is first {first} {ROUNDS}, and whoever is last {last}. Here, {before}, hold {best}: {}.",
        hands(facts.best)
    );
    let seats = facts.seats.iter().map(|&won| signed_per_hundred(won));
    let line = format!("{best}, above {}", format::threshold(facts.best));
    let cost = facts.best_alpha - facts.alpha;
    Words {
        readout: Readout {
            heading: format!("You, {before}: {mine} ({:.3})", facts.mine),
            value: signed_per_hundred(facts.alpha),
            unit: ROUNDS,
            decimal: format!("≈ {} a round", format::decimals(facts.alpha, 6)),
            advice: advised((facts.mine, facts.best), cost, &best),
            facts: vec![
                ("You hold", hands(facts.mine)),
                ("The best reply", line),
                ("It comes to", antes_per_hundred(facts.best_alpha)),
                (
                    "The seats, from the first on",
                    seats.collect::<Vec<_>>().join(", "),
                ),
            ],
            ..Readout::default()
        },
        summary: format!(
            "What a round of Guts pays, by how picky you are, and what to hold in each seat. {sentence}"
        ),
        spoken: vec![
            (THRESHOLD.name, format!("hold {}", hands(facts.mine))),
            ("declared", before),
        ],
        sentence,
    }
}

/// "loses 9.1", "wins 12.3".
fn wins(value: f64) -> String {
    let verb = if value < 0.0 { "loses" } else { "wins" };
    format!("{verb} {}", per_hundred(value))
}

/// "first of 5", "third of 5, after hold, drop".
pub fn before(turn: Turn) -> String {
    const SEATS: [&str; 8] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
    ];
    let declared: Vec<&str> = turn
        .history()
        .chars()
        .map(|declared| if declared == 'H' { "hold" } else { "drop" })
        .collect();
    let seat = format!("{} of {}", SEATS[declared.len()], turn.players);
    match declared.len() {
        0 => seat,
        _ => format!("{seat}, after {}", declared.join(", ")),
    }
}

/// What to hold in each situation.
pub fn table(all: impl Iterator<Item = (Turn, f64)>, players: u32) -> Table {
    let rows = all.map(|(turn, at)| row([&before(turn), &format::threshold(at), &hands(at)]));
    let names = ["You are", "Hold above", "These are"];
    let caption = format!("What to hold where {players} declare in turn");
    Table::new(caption, &names, rows.collect())
}
