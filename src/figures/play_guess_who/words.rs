//! Sentences about a game: who is to move, what was asked and answered, and what it was worth.

use super::spoken;
use super::state::near;
use crate::Fraction;
use crate::figures::format::{counted, grouped, parts, percent};
use crate::figures::games::people::name;
use crate::figures::stakes::{Size, points, signed_sum};
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

/// A move and its answer: "You asked about 8 of 24: no, 16 left."
pub fn told(game: &Game, turn: &Turn) -> String {
    let who = who(game, turn.by);
    let pool = match turn.by {
        Player::You => turn.mine,
        Player::Opponent => turn.theirs,
    };
    let kept = grouped(turn.left.len());
    match &turn.act {
        Act::Named {
            suspect,
            right: true,
        } => format!("{who} named {}: right.", name(*suspect)),
        Act::Named {
            suspect,
            right: false,
        } => format!("{who} named {}: wrong.", name(*suspect)),
        Act::Asked { parts: all, part } if all.len() == 2 => {
            let answer = if *part == 0 { "yes" } else { "no" };
            let asked = format!("{} of {}", grouped(all[0].len()), grouped(pool.get()));
            match spoken::parts_said(all) {
                Some(words) => format!("{who} asked {words}, {asked}: {answer}, {kept} left."),
                None => format!("{who} asked about {asked}: {answer}, {kept} left."),
            }
        }
        Act::Asked { parts: all, .. } => {
            let sizes: Vec<u32> = all
                .iter()
                .map(crate::play::guess_who::Suspects::len)
                .collect();
            let split = format!("{who} split {} into {}", grouped(pool.get()), parts(&sizes));
            match spoken::parts_said(all) {
                Some(words) => format!("{split}, {words}, then the others: {kept} left."),
                None => format!("{split}: {kept} left."),
            }
        }
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
    if let Some((order, size)) = change.in_128_bits().and_then(exact_size) {
        return signed_sum(sign(order), size);
    }
    let value = change.value();
    signed_sum(sign(value.total_cmp(&0.0)), Size::Near(value.abs()))
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

/// The game as a sum: "From 55.6 % to 100 %: your choices −3.2 points, theirs 0 points, luck +47.6 points."
pub fn sum(game: &Game, review: &Review) -> String {
    let [own, others] = if is_shared(game) {
        ["Player 1’s choices", "Player 2’s"]
    } else {
        ["your choices", "theirs"]
    };
    format!(
        "From {} to {}: {own} {}, {others} {}, luck {}.",
        percent(game.start()),
        percent(game.chance()),
        signed(&review.skill),
        signed(&review.opponent_skill),
        signed(&review.luck)
    )
}

/// The worst move, and a better one: "Your worst move was move 3: … It cost 4.2 points; better ask about 6 of 12."
pub fn worst(game: &Game, review: &Review) -> Option<String> {
    let index = review.worst?;
    let before = game.before(index)?;
    let better = spoken::best(&before, &advice(&before).ok()?);
    let turn = &game.history()[index];
    let whose = if is_shared(game) {
        "Player 1’s"
    } else {
        "Your"
    };
    Some(format!(
        "{whose} worst move was move {}: {} It cost {}; better {better}.",
        index + 1,
        told(game, turn),
        points(cost(turn))
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
