//! Sentences about a game: who is to move, what was asked and answered, and what it was worth.

use super::spoken;
use super::state::near;
use crate::Fraction;
use crate::figures::format::{counted, grouped, parts, percent};
use crate::figures::games::people::name;
use crate::figures::stakes::{Size, points, signed_sum, sum_in_points};
use crate::guess_who::Probability;
use crate::play::guess_who::{Act, Change, Game, Opponent, Player, Review, Turn, advice, review};
use core::cmp::Ordering;

/// Is there another person at the screen?
pub fn is_shared(game: &Game) -> bool {
    game.setup().opponent == Opponent::Person
}

/// "You", "They", or of two people at one screen "Player 1" and "Player 2".
pub fn who(game: &Game, player: Player) -> &'static str {
    match (is_shared(game), player) {
        (false, Player::You) => "You",
        (false, Player::Opponent) => "They",
        (true, Player::You) => "Player 1",
        (true, Player::Opponent) => "Player 2",
    }
}

pub fn heading(game: &Game) -> String {
    let to_move = near(game);
    let [own, other] =
        [to_move, to_move.other()].map(|player| grouped(game.standing(player).len()));
    match game.winner() {
        Some(winner) => format!(
            "{} won after {}",
            who(game, winner),
            counted(&grouped(game.history().len()), "move")
        ),
        None if is_shared(game) => format!("{}: {own} against {other}", who(game, to_move)),
        None => format!("Your turn: {own} against their {other}"),
    }
}

/// A move: "You asked about 8 of 24".
fn act(game: &Game, turn: &Turn) -> String {
    let who = who(game, turn.by);
    let pool = match turn.by {
        Player::You => turn.mine,
        Player::Opponent => turn.theirs,
    };
    match &turn.act {
        Act::Named { suspect, .. } => format!("{who} named {}", name(*suspect)),
        Act::Asked { parts: all, .. } if all.len() == 2 => {
            let asked = format!("{} of {}", grouped(all[0].len()), grouped(pool.get()));
            match spoken::parts_said(all) {
                Some(words) => format!("{who} asked {words}, {asked}"),
                None => format!("{who} asked about {asked}"),
            }
        }
        Act::Asked { parts: all, .. } => {
            let sizes: Vec<u32> = all
                .iter()
                .map(crate::play::guess_who::Suspects::len)
                .collect();
            let split = format!("{who} split {} into {}", grouped(pool.get()), parts(&sizes));
            match spoken::parts_said(all) {
                Some(words) => format!("{split}, {words}, then the others"),
                None => split,
            }
        }
    }
}

/// A move and its answer: "You asked about 8 of 24: no, 16 left."
pub fn told(game: &Game, turn: &Turn) -> String {
    let act = act(game, turn);
    let kept = grouped(turn.left.len());
    match &turn.act {
        Act::Named { right: true, .. } => format!("{act}: right."),
        Act::Named { right: false, .. } => format!("{act}: wrong."),
        Act::Asked { parts: all, part } if all.len() == 2 => {
            let answer = if *part == 0 { "yes" } else { "no" };
            format!("{act}: {answer}, {kept} left.")
        }
        Act::Asked { .. } => format!("{act}: {kept} left."),
    }
}

/// The last move of whoever is in front, with its cost where that is told, and those after it.
pub fn exchange(game: &Game, has_costs: bool) -> String {
    let moves = game.history();
    let last = moves.iter().rposition(|turn| turn.by == near(game));
    let from = last.unwrap_or(0);
    let said = moves[from..].iter().map(|turn| {
        let told = told(game, turn);
        if has_costs && turn.by == near(game) {
            format!("{told} {}", verdict(turn))
        } else {
            told
        }
    });
    said.collect::<Vec<_>>().join(" ")
}

/// The loss of the mover by a move.
pub fn cost(turn: &Turn) -> Probability {
    let (more, less) = match turn.by {
        Player::You => (turn.best, turn.chosen),
        Player::Opponent => (turn.chosen, turn.best),
    };
    more.less(less).unwrap_or(Probability::new(0, 1))
}

/// The cost of a move in a short sentence.
pub fn verdict(turn: &Turn) -> String {
    let cost = cost(turn);
    if cost.numerator() == 0 {
        "That was best.".to_owned()
    } else {
        format!("That cost {}.", points(cost))
    }
}

/// A sum of differences of chances with its sign: "+3.2 points", "−108.5 points".
pub fn signed(change: &Change) -> String {
    let (order, size) = order_and_size(change);
    signed_sum(sign(order), size)
}

/// Whether a sum is above or below nothing, and by how much.
fn order_and_size(change: &Change) -> (Ordering, Size) {
    if let Some(exact) = change.in_128_bits().and_then(exact_size) {
        return exact;
    }
    let value = change.value();
    (value.total_cmp(&0.0), Size::Near(value.abs()))
}

const fn sign(order: Ordering) -> &'static str {
    match order {
        Ordering::Less => "−",
        Ordering::Equal => "",
        Ordering::Greater => "+",
    }
}

/// The order of a sum beside nothing and its size, if its rest fits into 64 bits.
fn exact_size(sum: Fraction) -> Option<(Ordering, Size)> {
    let size = sum.numerator().unsigned_abs();
    let denominator = u64::try_from(sum.denominator()).ok()?;
    let whole = u64::try_from(size / u128::from(denominator)).ok()?;
    let rest = u64::try_from(size % u128::from(denominator)).ok()?;
    let size = Size::Exact(whole, Probability::new(rest, denominator));
    Some((sum.numerator().cmp(&0), size))
}

/// The game as a sum: "You started at 63.2 %. Your choices cost 32.1 points, bad luck the other 31.1.", "You started at 55.6 %.
/// Your choices cost 3.2 points, good luck brought 47.6 points."
pub fn sum(game: &Game, review: &Review) -> String {
    let [start, own, others] = if is_shared(game) {
        [
            "Player 1 started",
            "Player 1’s choices",
            "player 2’s choices",
        ]
    } else {
        ["You started", "Your choices", "their choices"]
    };
    let [skill, opponent_skill, luck] =
        [&review.skill, &review.opponent_skill, &review.luck].map(order_and_size);
    let cost = if skill.0.is_eq() {
        "nothing".to_owned()
    } else {
        sum_in_points(skill.1)
    };
    let given = if opponent_skill.0.is_eq() {
        String::new()
    } else {
        format!(", {others} gave {}", sum_in_points(opponent_skill.1))
    };
    // Whoever lost has lost all of the start: what choices did not cost, luck did.
    let is_the_rest = given.is_empty() && skill.0.is_lt() && game.chance().numerator() == 0;
    let size = sum_in_points(luck.1);
    let luck = match luck.0 {
        Ordering::Less if is_the_rest => format!("bad luck the other {}", without_unit(&size)),
        Ordering::Less => format!("bad luck cost {size}"),
        Ordering::Equal => "luck brought nothing".to_owned(),
        Ordering::Greater => format!("good luck brought {size}"),
    };
    format!(
        "{start} at {}. {own} cost {cost}{given}, {luck}.",
        percent(game.start()),
    )
}

/// "31.1" of "31.1 points".
fn without_unit(points: &str) -> &str {
    points.trim_end_matches('s').trim_end_matches(" point")
}

/// The worst move, and a better one: "Costliest: move 7, 25 points. You asked about 2 of 4; to keep your 25.0 %, ask about 1 of
/// 4."
pub fn worst(game: &Game, review: &Review) -> Option<String> {
    let index = review.worst?;
    let before = game.before(index)?;
    let better = spoken::best(&before, &advice(&before).ok()?);
    let turn = &game.history()[index];
    let [of, whose] = if is_shared(game) {
        [" for player 1", "the"]
    } else {
        ["", "your"]
    };
    Some(format!(
        "Costliest{of}: move {}, {}. {}; to keep {whose} {}, {better}.",
        index + 1,
        points(cost(turn)),
        act(game, turn),
        percent(turn.best)
    ))
}

/// The sentence below the words on the position: the sum at the end, else how the game is won.
pub fn sentence(game: &Game) -> String {
    if game.winner().is_none() {
        let aim = match game.setup().rules.ending() {
            crate::guess_who::Ending::Race => "Whoever is down to one suspect first wins.",
            crate::guess_who::Ending::Official => {
                "Name the right suspect to win. A wrong name loses."
            }
            crate::guess_who::Ending::Open => {
                "Name the right suspect to win. A wrong name costs the turn."
            }
        };
        return aim.to_owned();
    }
    let review = review(game);
    let sum = sum(game, &review);
    match worst(game, &review) {
        Some(worst) => format!("{sum} {worst}"),
        None if is_shared(game) => {
            format!("{sum} No move of player 1’s could have been better.")
        }
        None => format!("{sum} No move of yours could have been better."),
    }
}
