//! Sentences about a game: who is to move, what was asked and answered, and what it was worth.

use super::super::players::{cost, is_shared, is_theirs, near, pools_before};
use super::{spoken, verdict};
use crate::words::reviews::{YOU_AND_THEY, sum_of};
use upperhand::guess_who::Ending;
use upperhand::play::guess_who::{Act, Game, Player, Review, Suspects, Turn, advice, review};
use upperhand_games::format::{counted, grouped, parts, percent};
use upperhand_games::people::name;
use upperhand_games::stakes::points;

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
        None if is_theirs(game) => format!("Their turn: {own} against their {other}"),
        None => format!("Your turn: {own} against their {other}"),
    }
}

/// A move: "You asked about 8 of 24".
fn act(game: &Game, turn: &Turn) -> String {
    let who = who(game, turn.by);
    let [pool, _] = pools_before(turn);
    // With one deck nobody is told which faces are on their board.
    let is_hidden = turn.by == Player::Opponent && !game.is_in_words();
    let in_words = |parts: &[Suspects]| spoken::parts_said(parts).filter(|_| !is_hidden);
    match &turn.act {
        Act::Named { right: true, .. } if is_hidden => format!("{who} named your card"),
        Act::Named { .. } if is_hidden => format!("{who} named another card"),
        Act::Named { suspect, .. } => format!("{who} named {}", name(*suspect)),
        Act::Asked { parts: all, .. } if all.len() == 2 => {
            let asked = format!("{} of {}", grouped(all[0].len()), grouped(pool.get()));
            match in_words(all) {
                Some(words) => format!("{who} asked {words}, {asked}"),
                None => format!("{who} asked about {asked}"),
            }
        }
        Act::Asked { parts: all, .. } => {
            let sizes: Vec<u32> = all.iter().map(Suspects::len).collect();
            let split = format!("{who} split {} into {}", grouped(pool.get()), parts(&sizes));
            match in_words(all) {
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

/// The cost of a move in a short sentence.
pub fn verdict(turn: &Turn) -> String {
    let cost = cost(turn);
    if cost.numerator() == 0 {
        "That was best.".to_owned()
    } else {
        format!("That cost {}.", points(cost))
    }
}

/// The game as a sum: "You started at 63.2 %. Your choices cost 32.1 points, bad luck the other 31.1."
pub fn sum(game: &Game, review: &Review) -> String {
    let names = if is_shared(game) {
        [
            "Player 1 started",
            "Player 1’s choices",
            "player 2’s choices",
        ]
    } else {
        YOU_AND_THEY
    };
    let changes = [&review.skill, &review.opponent_skill, &review.luck];
    sum_of(names, game.start(), changes)
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
            Ending::Race => "Whoever is down to one suspect first wins.",
            Ending::Official => "Name the right suspect to win. A wrong name loses.",
            Ending::Open => "Name the right suspect to win. A wrong name costs the turn.",
        };
        return aim.to_owned();
    }
    let review = review(game);
    let sum = match verdict::verdict(game) {
        Some((verdict, _)) => format!("{verdict} {}", sum(game, &review)),
        None => sum(game, &review),
    };
    match worst(game, &review) {
        Some(worst) => format!("{sum} {worst}"),
        None if is_shared(game) => {
            format!("{sum} No move of player 1’s could have been better.")
        }
        None => format!("{sum} No move of yours could have been better."),
    }
}
