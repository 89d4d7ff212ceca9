//! The end of a game in one look: was it skill, luck, or a mistake?

use super::super::players::is_shared;
use crate::words::reviews::signed;
use core::cmp::Ordering;
use num_traits::{Signed, Zero};
use upperhand::BigRational;
use upperhand::guess_who::Probability;
use upperhand::play::guess_who::{Change, Game, Player, Review, review};

/// What a game came to, mostly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    Skill,
    Luck,
    Mistakes,
}

/// Choices that cost less than this are nearly perfect.
const NEARLY: (u64, u64) = (2, 100);

/// What a game that is over came to, and why; `None` while it goes on.
pub fn verdict(game: &Game) -> Option<(String, Cause)> {
    let won = game.winner()? == Player::You;
    let Review {
        skill,
        opponent_skill,
        luck,
        ..
    } = review(game);
    let [cost, given, luck] = [-skill.exact(), opponent_skill.exact(), luck.exact()];
    let whose = if is_shared(game) {
        "player 2’s"
    } else {
        "their"
    };
    let (words, cause) = if won {
        of_win(&cost, &given, &luck, whose)
    } else {
        of_loss(&cost, &luck)
    };
    let words = if is_shared(game) {
        format!(
            "Player 1: {}{}",
            words[..1].to_ascii_lowercase(),
            &words[1..]
        )
    } else {
        words
    };
    Some((words, cause))
}

/// "Perfect play" or "Nearly perfect play", where it was.
fn praise(cost: &BigRational) -> Option<&'static str> {
    let nearly = BigRational::from(Probability::new(NEARLY.0, NEARLY.1));
    match cost {
        _ if cost.is_zero() => Some("Perfect play"),
        _ if *cost < nearly => Some("Nearly perfect play"),
        _ => None,
    }
}

fn of_win(
    cost: &BigRational,
    given: &BigRational,
    luck: &BigRational,
    whose: &str,
) -> (String, Cause) {
    let is_lucky = luck.is_positive();
    let order = luck.cmp(given);
    if let Some(praise) = praise(cost) {
        let rest = match order {
            _ if !is_lucky && given.is_zero() => ". It could not be lost.".to_owned(),
            _ if !is_lucky => format!(". The rest was {whose} mistakes."),
            _ if given.is_zero() => ", and some luck.".to_owned(),
            Ordering::Less => format!(". Luck helped less than {whose} mistakes."),
            Ordering::Equal | Ordering::Greater => ", and some luck.".to_owned(),
        };
        return (format!("{praise}{rest}"), Cause::Skill);
    }
    match order {
        _ if !is_lucky => (format!("Won by {whose} mistakes."), Cause::Mistakes),
        Ordering::Less => (format!("Won by {whose} mistakes, mostly."), Cause::Mistakes),
        Ordering::Equal => (
            format!("Won by luck and {whose} mistakes alike."),
            Cause::Luck,
        ),
        Ordering::Greater if given.is_zero() => ("Won by luck.".to_owned(), Cause::Luck),
        Ordering::Greater => ("Won by luck, mostly.".to_owned(), Cause::Luck),
    }
}

fn of_loss(cost: &BigRational, luck: &BigRational) -> (String, Cause) {
    let bad = -luck;
    let order = bad.cmp(cost);
    if let Some(praise) = praise(cost).filter(|_| order.is_gt() || cost.is_zero()) {
        let rest = if bad.is_positive() {
            "Unlucky."
        } else {
            "It could not be won."
        };
        return (format!("{praise}. {rest}"), Cause::Skill);
    }
    let (words, cause) = match order {
        _ if !bad.is_positive() => ("Lost by mistakes.", Cause::Mistakes),
        Ordering::Less => ("Lost by mistakes, mostly.", Cause::Mistakes),
        Ordering::Equal => ("Lost by mistakes and bad luck alike.", Cause::Mistakes),
        Ordering::Greater => ("Unlucky, mostly.", Cause::Luck),
    };
    (words.to_owned(), cause)
}

/// "your choices −32.1, theirs +12.2, luck −31.1 points"
pub fn by_cause(game: &Game, review: &Review) -> String {
    let [own, theirs] = if is_shared(game) {
        ["player 1", "player 2"]
    } else {
        ["your choices", "theirs"]
    };
    let number = |change: &Change| {
        let text = signed(change);
        text.trim_end_matches(" points")
            .trim_end_matches(" point")
            .to_owned()
    };
    let given = if review.opponent_skill.exact().is_zero() {
        String::new()
    } else {
        format!(" · {theirs} {}", number(&review.opponent_skill))
    };
    format!(
        "{own} {}{given} · luck {}",
        number(&review.skill),
        number(&review.luck)
    )
}
