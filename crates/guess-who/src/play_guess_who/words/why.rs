//! Why a move was a mistake, and the words on the moves that are gone through.

use super::super::course::{Course, is_mistake};
use super::super::players::{answers_of, chance_of, cost, is_shared, pools_before};
use super::moves::{told, verdict};
use super::spoken;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Probability};
use upperhand::play::guess_who::{
    Act, Game, Player, Suspects, Turn, advice, best_line, optimal_moves,
};
use upperhand_games::format::{capitalized, counted, grouped, percent};
use upperhand_games::stakes::points;

/// The turns in which a player with a pool is sure to win, whatever the answers: as many even splits as leave one suspect, and
/// one to name it where that is how the game is won.
fn turns_to_be_sure(ending: Ending, answers: u8, pool: u32) -> u32 {
    let (mut turns, mut left) = (u32::from(ending != Ending::Race), pool);
    while left > 1 {
        left = left.div_ceil(u32::from(answers));
        turns += 1;
    }
    turns
}

/// Why a move was a mistake: "Too cautious: either answer leaves 12, and you need 4 more turns to be sure of the last; they
/// need 2 and move next. From there you win 0 %. Better: ask about 4 of 24."
pub fn why(game: &Game, index: usize) -> Option<String> {
    if !is_mistake(game, index) {
        return None;
    }
    let turn = &game.history()[index];
    let before = game.beginning(index);
    let first = best_line(game, index).ok()?.into_iter().next()?;
    // The mover, the other, and the ending of what one of them does.
    let [you, they, s] = match (is_shared(game), turn.by) {
        (false, _) => ["you", "they", ""],
        (true, Player::You) => ["player 1", "player 2", "s"],
        (true, Player::Opponent) => ["player 2", "player 1", "s"],
    };
    let answer = likelier(turn, &first);
    let ends = game.setup().rules.ending() == Ending::Official
        && matches!(first.act, Act::Named { right: false, .. });
    let what = if ends {
        format!("{answer} loses at once.")
    } else {
        let (need, theirs) = needs(game, &first);
        let chance = percent(chance_of(turn.by, first.after));
        let left = grouped(first.left.len());
        let (need, theirs) = (counted(&grouped(need), "more turn"), grouped(theirs));
        format!(
            "{answer} leaves {left}, and {you} need{s} {need} to be sure; {they} need{s} {theirs} and move{s} next. From there {you} win{s} {chance}."
        )
    };
    let lead = lead(&before, turn);
    let better = spoken::best(&before, &advice(&before).ok()?);
    let what = if lead.is_empty() {
        capitalized(&what)
    } else {
        what
    };
    Some(format!("{lead}{what} Better: {better}."))
}

/// The turns that the mover needs after the first move of a line, and those that the other needs then.
fn needs(game: &Game, first: &Turn) -> (u32, u32) {
    let ending = game.setup().rules.ending();
    let need = |player, pool| turns_to_be_sure(ending, answers_of(game, player), pool);
    let [_, theirs] = pools_before(first);
    let mover = first.by;
    (
        need(mover, first.left.len()),
        need(mover.other(), theirs.get()),
    )
}

/// The answer that is likelier, with its chance: "a no (19 of 24)", "either answer".
fn likelier(turn: &Turn, first: &Turn) -> String {
    let [pool, _] = pools_before(turn);
    match &first.act {
        Act::Named { right: true, .. } => "a right name".to_owned(),
        Act::Named { right: false, .. } => {
            format!("a wrong name ({} of {})", pool.get() - 1, pool.get())
        }
        Act::Asked { parts, part } => {
            let sizes: Vec<u32> = parts.iter().map(Suspects::len).collect();
            let kept = sizes[*part];
            if sizes.iter().all(|size| *size == kept) {
                return match sizes.len() {
                    2 => "either answer".to_owned(),
                    _ => "any answer".to_owned(),
                };
            }
            let word = match (sizes.len(), part) {
                (2, 0) => "a yes",
                (2, _) => "a no",
                _ => "the likeliest answer",
            };
            format!("{word} ({} of {})", grouped(kept), grouped(pool.get()))
        }
    }
}

/// Was a question of two parts more even than every best move, or less? "Too cautious: ", "Too bold: ".
fn lead(before: &Game, turn: &Turn) -> &'static str {
    let even = |sizes: &[u32]| sizes.iter().copied().min().unwrap_or_default();
    let asked = match &turn.act {
        Act::Asked { parts, .. } if parts.len() == 2 => {
            even(&parts.iter().map(Suspects::len).collect::<Vec<_>>())
        }
        Act::Asked { .. } => return "",
        Act::Named { .. } => return "Too bold: ",
    };
    let Ok(moves) = optimal_moves(before) else {
        return "";
    };
    let mut best = moves.iter().map(|made| match made {
        Move::Ask(sizes) if sizes.len() == 2 => Some(even(sizes)),
        Move::Ask(_) => None,
        // Bolder than any question.
        Move::Name => Some(0),
    });
    let all: Option<Vec<u32>> = best.by_ref().collect();
    match all {
        Some(all) if all.iter().all(|best| *best < asked) => "Too cautious: ",
        Some(all) if all.iter().all(|best| *best > asked) => "Too bold: ",
        _ => "",
    }
}

/// The heading while somebody goes through the moves.
pub fn heading(course: &Course) -> String {
    let count = |moves: usize| grouped(moves);
    match (course.fork, course.made) {
        (Some(fork), made) => format!(
            "Best play from move {}: {} of {}",
            fork + 1,
            count(made - fork),
            count(course.turns.len() - fork)
        ),
        (None, 0) => "Before the first move".to_owned(),
        (None, made) => format!("Move {made} of {}", count(course.turns.len())),
    }
}

/// Your chance after the moves that are shown.
pub fn chance(game: &Game, course: &Course) -> Probability {
    match course.made.checked_sub(1) {
        Some(last) => course.turns[last].after,
        None => game.start(),
    }
}

/// The words on the last move shown that stand beside the board, where they have little room: what it was and cost, or why,
/// where somebody has asked for that.
pub fn in_short(game: &Game, course: &Course) -> String {
    let last = course.made.checked_sub(1);
    let asked = last.filter(|_| course.fork == last);
    match asked.and_then(|last| why(game, last)) {
        Some(why) => why,
        None => priced(game, course),
    }
}

/// The words on the last move shown: what it was, what it cost, and why.
pub fn last_move(game: &Game, course: &Course) -> String {
    let last = course.made.checked_sub(1);
    let is_of_game = course.fork.is_none() || course.fork == last;
    let why = last.filter(|_| is_of_game).and_then(|last| why(game, last));
    let priced = priced(game, course);
    match why {
        Some(why) => format!("{priced} {why}"),
        None => priced,
    }
}

/// What the last move shown was, and in the game what it cost.
fn priced(game: &Game, course: &Course) -> String {
    let Some(last) = course.made.checked_sub(1) else {
        return "Go through the moves with the slider, on the map or in the list.".to_owned();
    };
    let turn = &course.turns[last];
    let told = told(game, turn);
    if course.fork.is_some() {
        told
    } else if turn.by == Player::You || is_shared(game) {
        format!("{told} {}", verdict(turn))
    } else if cost(turn).numerator() > 0 {
        format!("{told} That gave you {}.", points(cost(turn)))
    } else {
        told
    }
}
