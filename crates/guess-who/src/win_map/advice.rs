//! The advice at a position, with what it is worth.

use crate::moves::Moves;
use upperhand::guess_who::race::Region;
use upperhand::guess_who::{Probability, even_split, question_value};
use upperhand_games::format;
use upperhand_games::format::{grouped, percent};
use upperhand_games::position::Position;
use upperhand_games::stakes::{against, even_split_name};

/// The sentences that say what to do, and what it is worth.
pub(super) fn advice(position: &Position, found: &Moves) -> String {
    let (n, m) = (position.mine.get(), position.theirs.get());
    if position.is_over() {
        return match n {
            1 => "Only one suspect is left to you: you have won.".to_owned(),
            _ => "Only one suspect is left to them: they have won.".to_owned(),
        };
    }
    if n == 1 {
        return "Name the one suspect you have left: you win.".to_owned();
    }
    let Some(win) = position.win() else {
        return String::new();
    };
    let even = even_split(position.mine, position.rules.answers());
    let even = question_value(position.rules, position.mine, position.theirs, &even);
    let even = even.unwrap_or(win);
    let stakes = || against(win, even_split_name(position.rules.answers()), even);
    match &found.most_even {
        Some(best) if even == win => as_even(position, found, best, win),
        Some(best) => uneven(position, found, best, &stakes()),
        None if !found.known => {
            "The best question is not known at this size; the chance is exact.".to_owned()
        }
        None if m == 1 => format!(
            "Name any of your {} suspects now: on their next turn they win.",
            grouped(n)
        ),
        None => format!("Name one of your {} suspects: {}.", grouped(n), stakes()),
    }
}

/// A question, of yes or no by the part that it asks about.
fn question(position: &Position, only: &str, parts: &[u32]) -> String {
    let pool = grouped(position.mine.get());
    if position.rules.answers() == 2 {
        format!("Ask about {only}{} of {pool}", grouped(parts[0]))
    } else {
        format!("Split {pool} into {}", format::parts(parts))
    }
}

/// The advice where an even split is among the best moves.
fn as_even(position: &Position, found: &Moves, best: &[u32], win: Probability) -> String {
    let question = question(position, "", best);
    if found.name_suspect {
        let chance = percent(win);
        return format!("{question}, or name a suspect: either wins {chance}.");
    }
    let name = even_split_name(position.rules.answers());
    let reason = match position.region() {
        Some(Region::UpperHand { .. }) => {
            ". You have the upper hand: halving now is safe.".to_owned()
        }
        Some(Region::InTheWeeds { .. }) => {
            ". You are in the weeds, yet here halving now is best.".to_owned()
        }
        None => format!(": nothing is better than {name}."),
    };
    format!("{question}{reason}{}", ties(found))
}

/// The advice where an even split loses something.
fn uneven(position: &Position, found: &Moves, best: &[u32], stakes: &str) -> String {
    let question = question(position, "only ", best);
    match position.region() {
        Some(Region::InTheWeeds { .. }) => {
            format!("{question}. You are in the weeds: {stakes}.")
        }
        _ if found.name_suspect => format!("{question}, or name a suspect: {stakes}."),
        _ => format!("{question}: {stakes}."),
    }
}

/// The number of questions that are as good, in brackets: those of yes or no by name where they are neighbours.
fn ties(found: &Moves) -> String {
    let bids: Vec<u32> = if found.questions.iter().all(|parts| parts.len() == 2) {
        found.questions.iter().map(|parts| parts[0]).collect()
    } else {
        Vec::new()
    };
    let are_neighbours = bids.windows(2).all(|pair| pair[1] == pair[0] + 1);
    match bids.as_slice() {
        _ if found.count < 2 => String::new(),
        [one, other] => format!(" ({one} and {other} are equally good.)"),
        [first, .., last] if are_neighbours => {
            format!(" (Any from {first} to {last} is equally good.)")
        }
        _ => format!(" ({} questions are equally good.)", grouped(found.count)),
    }
}
