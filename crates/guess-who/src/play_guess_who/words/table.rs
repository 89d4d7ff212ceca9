//! The moves of a game as a table, and the board.

use super::super::players::{cost, is_shared, near, pool};
use super::moves::{told, who};
use upperhand::play::guess_who::Game;
use upperhand_games::format::{percent, yes_or_no};
use upperhand_games::people::{described, name};
use upperhand_games::rule_sets::in_words;
use upperhand_games::stakes::loss;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

pub fn table(game: &Game, is_told: bool, extent: Extent) -> Table {
    let rules = in_words(game.setup().rules);
    match extent {
        Extent::Near => moves(game, is_told, format!("The moves so far, under {rules}")),
        Extent::Shown => board(
            game,
            format!("The board of whoever is to move, under {rules}"),
        ),
    }
}

fn moves(game: &Game, is_told: bool, caption: String) -> Table {
    let chance = if is_shared(game) {
        "Player 1’s chance after it"
    } else {
        "Your chance after it"
    };
    let names = ["Move", "By", "Question and answer", "Cost", chance];
    let rows = (1..).zip(game.history()).map(|(number, turn)| {
        let hidden = || "told at the end".to_owned();
        let (cost, after) = if is_told {
            (loss(cost(turn)), percent(turn.after))
        } else {
            (hidden(), hidden())
        };
        let number: u32 = number;
        row([
            &number,
            &who(game, turn.by),
            &told(game, turn),
            &cost,
            &after,
        ])
    });
    Table::new(caption, &names, rows.collect())
}

fn board(game: &Game, caption: String) -> Table {
    let near = near(game);
    let names = ["number", "name", "face", "standing"];
    let count = pool(game, near);
    let rows = (1..).take(count).map(|number| {
        let stands = yes_or_no(game.standing(near).contains(number));
        row([&number, &name(number), &described(number), &stands])
    });
    Table::new(caption, &names, rows.collect())
}
