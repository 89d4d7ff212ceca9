//! Sentences about a position: what to ask, what it wins, and what a plainer rule would.

use super::options::{Asked, What};
use super::own_card::Reply;
use super::phrases::{chance, less, names, told};
use super::review::review;
use super::view::View;
use std::fmt::Write as _;
use upperhand_games::format::{capitalized, percent};
use upperhand_games::stakes::points;

/// What is asked, as one says it: "glasses? 9 of 24", "name a suspect".
fn question(view: &View, asked: &Asked) -> String {
    let text = view.asked(asked);
    match asked.what {
        What::Question(_) => format!("{text}? {} of {}", asked.yes, view.position.mine.count()),
        What::Naming => text,
    }
}

/// The advice: the question chosen, what it wins, and another beside it.
pub fn advice(view: &View) -> String {
    if let Some(rejection) = &view.rejection {
        return rejection.clone();
    }
    match view.winner() {
        Some(true) => return "You have won.".to_owned(),
        Some(false) => return "They have won.".to_owned(),
        None => {}
    }
    let Some(chosen) = view.chosen() else {
        return String::new();
    };
    let pairs = view.position.pairs();
    let (Some(wins), Some(best)) = (chosen.wins, view.wins) else {
        return format!(
            "{}. Its chance is being computed.",
            capitalized(&question(view, chosen))
        );
    };
    let whom = if view.is_yours() { "" } else { " for them" };
    let this = chance(wins, pairs);
    if wins == best {
        let verb = match (chosen.what, view.is_yours()) {
            (What::Naming, true) => "Best: ",
            (_, true) => "Ask: ",
            (_, false) => "Best for them: ",
        };
        let said = format!("{verb}{}. This wins {this}{whom}", question(view, chosen));
        let said = match contrast(view) {
            Some(worst) => {
                let worst_wins = chance(worst.wins.unwrap_or_default(), pairs);
                format!("{said}; “{}?” would win {worst_wins}.", view.asked(worst))
            }
            None => format!("{said}."),
        };
        return match view.price() {
            Some((size, more)) => format!(
                "{said} If any split could be asked, {size} of {} would win {} more.",
                view.position.mine.count(),
                points(more)
            ),
            None => said,
        };
    }
    let said = format!(
        "{}: this wins {this}{whom}",
        capitalized(&question(view, chosen))
    );
    let Some(first) = view.options.first() else {
        return format!("{said}.");
    };
    let less = match less(wins, best, pairs) {
        Some(lost) => format!(", {} less than the best", points(lost)),
        None => ", less than the best".to_owned(),
    };
    format!(
        "{said}{less}: {}, {}.",
        question(view, first),
        chance(best, pairs)
    )
}

/// The worst question that tells anything, where it wins less than the best.
fn contrast(view: &View) -> Option<&Asked> {
    let pool = view.position.mine.count();
    let telling = |asked: &&Asked| matches!(asked.what, What::Question(_)) && asked.tells(pool);
    let worst = view.options.iter().rev().find(telling)?;
    (worst.wins < view.wins).then_some(worst)
}

/// This board beside others, in a sentence; once the game is over, what came of it.
pub fn sentence(view: &View) -> String {
    if view.winner().is_some() {
        return review(view);
    }
    let (Some(wins), Some(free)) = (view.wins, view.free()) else {
        return "Each move is a question and its answer, of both players in turn.".to_owned();
    };
    let who = if view.is_yours() {
        "you win"
    } else {
        "they win"
    };
    let here = chance(wins, view.position.pairs());
    let mut said = format!(
        "With cards face down and perfect play{}, {who} {here} from here; if any split could be asked, {}",
        if view.game.terms.joined {
            " of both, who may join two features by “and”, “or” and “not”"
        } else {
            ""
        },
        percent(free)
    );
    if let Some(joined) = view.joined {
        let worth = percent(joined);
        let _ = write!(
            said,
            ", with features joined by “and”, “or” and “not” {worth}"
        );
    }
    if let Some(even) = view.always_even() {
        let them = if view.is_yours() { "you" } else { "them" };
        let worth = percent(even);
        let _ = write!(
            said,
            ". Always the most even question wins {them} {worth} at best"
        );
    }
    if !view.board().twins().is_empty() {
        said.push_str(". Nobody may wait: a question has to split those who stand");
    }
    said + "."
}

/// What knowing your card is worth here, in a sentence.
pub fn own_card(view: &View) -> Option<String> {
    let (own, reply) = view.own?;
    let name = &view.board().suspects()[own.card];
    if !own.is_possible() {
        return Some(format!(
            "They have struck {name} already: this is not your card, or an answer was wrong."
        ));
    }
    let Reply { question, win } = reply?;
    let win = percent(win?);
    let gain = match question {
        Some(question) => format!("“{}?” wins {win}", view.board().questions()[question].text),
        None if own.is_yours => format!("naming a suspect wins {win}"),
        None => format!("you win {win}"),
    };
    Some(format!(
        "Your card is {name}: against somebody who always asks what is listed first, {gain}."
    ))
}

pub fn summary(view: &View) -> String {
    let [yours, theirs] = view.game.standing(view.step);
    let last = view.step.checked_sub(1).map(|last| told(&view.game, last));
    let standing: Vec<usize> = yours.indices().collect();
    let all = [
        format!(
            "A board of {} suspects and {} questions, under {}. {}.",
            view.board().suspects().len(),
            view.board().questions().len(),
            view.rules_in_words(),
            view.heading()
        ),
        last.unwrap_or_default(),
        advice(view),
        format!(
            "On your board stand {}; on theirs {} of {}.",
            names(view.board(), &standing),
            theirs.count(),
            view.board().suspects().len()
        ),
        sentence(view),
    ];
    let said = all.into_iter().filter(|said| !said.is_empty());
    said.collect::<Vec<_>>().join(" ")
}
