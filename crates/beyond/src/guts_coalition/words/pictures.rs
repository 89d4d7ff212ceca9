//! What the pictures say.

use upperhand_games::format::percent_of;

pub const YOUR_LINE: &str = "Your line: you hold from here up";
pub const WHAT_YOUR_LINE_GETS: &str = "What your line gets";
pub const WORST_PAIR: &str = "the worst pair for it";
pub const PAIR_ON_THE_MAP: &str = "the pair on the map";
pub const YOUR_BEST_LINE: &str = "your best line against it";
pub const GETS_FROM: &str = "What your line gets from";
pub const THEIR_DIE: &str = "their die";
pub const THEY_WIN_NOTHING: &str = "your best: they win nothing";
pub const WHAT_THE_COALITION_PLAYS: &str = "What the coalition plays";
pub const HAND_BY_CHANCE: &str =
    "a member’s hand, by its chance to be the best of all: held right of the line";
pub const HAND: &str = "a member’s hand: held right of the line";
pub const SHARE_OF_ROUNDS: &str = "share of rounds";
pub const LEAVES_AT_YOUR_LINE: &str = "What a pair of lines leaves you at your line";
pub const LEAVES_AT_YOUR_BEST: &str = "What a pair of lines leaves you at your best answer";
pub const ONE_HOLDS: &str = "One of the two holds from here up";
pub const OTHER_HOLDS: &str = "The other holds from here up";
pub const ANTES_LEFT: &str = "Antes per 100 rounds that are left to you";
pub const THE_TWO_WIN: &str = "the two win";
pub const WHAT_THE_COALITION_LEAVES: &str = "What the coalition leaves you";
pub const AGAINST_THIS: &str = "against this mixture";
pub const AGAINST_THEIR_BEST: &str = "against their best mixture";
pub const ANTES_PER_HUNDRED: &str = "antes per 100";
/// Your threshold among infinitely many.
pub const BEST_OF_ALL: &str =
    "Your threshold: you hold hands that are best of all with a higher chance";
pub const SURE_OF: &str = "What you can be sure of, by the number of players";

pub fn they_win(antes: &str) -> String {
    format!("your best: they win {antes}")
}

pub fn best_mixture(certified: &str) -> String {
    format!("their best mixture, {certified}")
}

pub fn leaves_least(held: &str) -> String {
    format!("leaves you least: {held}")
}

pub fn worst_for_you(held: &str) -> String {
    format!("worst for you: {held}")
}

pub fn their_best(held: &str) -> String {
    format!("their best: {held}")
}

pub fn of_their_die(weight: f64, held: &str) -> String {
    format!("their die, {}: {held}", percent_of(weight))
}

pub fn at_worst(value: &str, is_apart: bool) -> String {
    let best = ["play your best", "answer them"][usize::from(is_apart)];
    format!("at worst {value}: if you {best}")
}

pub fn leave_from(series: &str, count: f64) -> String {
    format!("{series} (you leave from {count} players on)")
}
