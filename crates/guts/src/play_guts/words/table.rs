//! The players of the round in view, and all rounds, as tables.

use super::super::facts::{Facts, is_in_turn};
use super::super::panels::seats::seats;
use super::money::{balance, signed, size};
use super::names::{first_name, hand_in_words};
use super::{cost, holders, table_in_words};
use upperhand::guts::cards::Fraction;
use upperhand_games::format::grouped;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

pub fn table(facts: &Facts, extent: Extent) -> Table {
    match extent {
        Extent::Near => players(facts),
        Extent::Shown => rounds(facts),
    }
}

/// Who sits there, with the hand where it is seen, and the choice.
fn players(facts: &Facts) -> Table {
    let game = &facts.game;
    let last = facts.revealed();
    let rows = seats(game, &facts.asked)
        .into_iter()
        .enumerate()
        .map(|(seat, seen)| {
            let hand = seen
                .hand
                .map_or("hidden".to_owned(), |hand| hand_in_words(game, hand));
            let choice = match seen.held {
                None => "none yet",
                Some(true) => "held",
                Some(false) => "dropped",
            };
            let gained = last.map_or("not yet".to_owned(), |round| {
                signed((round.payoffs[seat] * round.stakes.cast_signed()) as f64)
            });
            row([&first_name(seat), &hand, &choice, &gained])
        });
    let (caption, choice) = if last.is_some() {
        ("The round on the table", "Choice")
    } else if is_in_turn(game) {
        ("The table before your choice", "Choice so far")
    } else {
        ("The table before your choice", "Choice in the round before")
    };
    let names = ["Player", "Hand", choice, "Gained"];
    Table::new(caption, &names, rows.collect())
}

fn rounds(facts: &Facts) -> Table {
    let (game, review, is_told) = (&facts.game, &facts.review, facts.tells());
    let names = [
        "round",
        "stakes",
        "your hand",
        "your choice",
        "who held",
        "gained",
        "cost of the choice",
        "won so far",
    ];
    let rows = (1..)
        .zip(game.history())
        .zip(&review.steps)
        .map(|((number, round), review)| {
            let number: u32 = number;
            let choice = if round.held[0] { "held" } else { "dropped" };
            let all: Vec<&str> = holders(round).into_iter().map(first_name).collect();
            let all = if all.is_empty() {
                "nobody".to_owned()
            } else {
                all.join(" ")
            };
            let cost = if is_told {
                size(cost(review))
            } else {
                "told at the end".to_owned()
            };
            row([
                &number,
                &grouped(round.stakes),
                &hand_in_words(game, round.hands[0]),
                &choice,
                &all,
                &signed(review.result.value()),
                &cost,
                &balance(Fraction::new(review.bankroll, 1)),
            ])
        });
    let caption = format!("The rounds so far: {}", table_in_words(game));
    Table::new(caption, &names, rows.collect())
}
