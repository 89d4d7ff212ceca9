//! The advice at a position, with what it is worth.

use crate::figures::Position;
use crate::figures::format::{grouped, parts, percent};
use crate::figures::moves::Moves;
use crate::figures::stakes::{against, even_split_name};
use crate::guess_who::race::Region;
use crate::guess_who::{Probability, even_split, question_value};

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
    let even = Even::at(position, win);
    match &found.most_even {
        Some(best) if even.is_best => as_even(position, found, best),
        Some(best) => uneven(position, found, best, &even),
        None if !found.known => {
            "The best question is not known at this size; the chance is exact.".to_owned()
        }
        None if m == 1 => format!(
            "Name any of your {} suspects now: on their next turn they win.",
            grouped(n)
        ),
        None => {
            let stakes = against(win, even.name, even.chance);
            format!("Name one of your {} suspects: {stakes}.", grouped(n))
        }
    }
}

/// An even split of the mover's pool.
struct Even {
    name: &'static str,
    chance: Probability,
    /// Is no move better?
    is_best: bool,
}

impl Even {
    fn at(position: &Position, win: Probability) -> Self {
        let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
        let parts = even_split(mine, rules.answers());
        let chance = question_value(rules, mine, theirs, &parts);
        let chance = chance.unwrap_or(win);
        Self {
            name: even_split_name(rules.answers()),
            chance,
            is_best: chance == win,
        }
    }
}

/// The advice where an even split is among the best moves.
fn as_even(position: &Position, found: &Moves, best: &[u32]) -> String {
    let pool = grouped(position.mine.get());
    let question = if position.rules.answers() == 2 {
        format!("Ask about {} of {pool}", grouped(best[0]))
    } else {
        format!("Split {pool} into {}", parts(best))
    };
    if found.name_suspect {
        let chance = position.win().map_or_else(String::new, percent);
        return format!("{question}, or name a suspect: either wins {chance}.");
    }
    let name = even_split_name(position.rules.answers());
    let reason = match position.region() {
        Some(Region::UpperHand { .. }) => ". You have the upper hand: halving is safe.".to_owned(),
        Some(Region::InTheWeeds { .. }) => {
            ". You are in the weeds, yet here halving is best.".to_owned()
        }
        None => format!(": nothing is better than {name}."),
    };
    format!("{question}{reason}{}", ties(found))
}

/// The advice where an even split loses something.
fn uneven(position: &Position, found: &Moves, best: &[u32], even: &Even) -> String {
    let (pool, win) = (grouped(position.mine.get()), position.win());
    let stakes = against(win.unwrap_or(even.chance), even.name, even.chance);
    let question = if position.rules.answers() == 2 {
        format!("Ask about only {} of {pool}", grouped(best[0]))
    } else {
        format!("Split {pool} into {}", parts(best))
    };
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
        [one, other] => format!(" ({one} and {other} tie.)"),
        [first, .., last] if are_neighbours => format!(" ({first} to {last} all tie.)"),
        _ => format!(" ({} questions tie.)", grouped(found.count)),
    }
}
