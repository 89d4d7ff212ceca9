//! Sentences about a position: what to ask, what it wins, and what a plainer rule would.

use super::super::facts::{Facts, less};
use super::super::options::{Choice, What};
use super::super::own_card::Reply;
use super::notices::refused;
use super::phrases::{asked, chance, heading, names, question, rules_in_words, told};
use super::review::review;
use super::trees;
use std::fmt::Write as _;
use upperhand::guess_who::Probability;
use upperhand_games::format::{capitalized, percent};
use upperhand_games::stakes::points;

/// The advice: the question chosen, what it wins, and another beside it.
pub fn advice(facts: &Facts) -> String {
    if let Some(refusal) = &facts.refusal {
        return refused(facts.board(), refusal);
    }
    match facts.winner() {
        Some(true) => return "You have won.".to_owned(),
        Some(false) => return "They have won.".to_owned(),
        None => {}
    }
    let Some(chosen) = facts.chosen() else {
        return String::new();
    };
    let pairs = facts.position.pairs();
    let (Some(wins), Some(best)) = (chosen.wins, facts.wins) else {
        return format!(
            "{}. Its chance is being computed.",
            capitalized(&question(facts, chosen))
        );
    };
    let whom = if facts.is_yours() { "" } else { " for them" };
    let this = chance(wins, pairs);
    if wins == best {
        let verb = match (chosen.what, facts.is_yours()) {
            (What::Naming, true) => "Best: ",
            (_, true) => "Ask: ",
            (_, false) => "Best for them: ",
        };
        let said = format!("{verb}{}. This wins {this}{whom}", question(facts, chosen));
        let said = match contrast(facts) {
            Some(worst) => {
                let worst_wins = chance(worst.wins.unwrap_or_default(), pairs);
                format!("{said}; “{}?” would win {worst_wins}.", asked(facts, worst))
            }
            None => format!("{said}."),
        };
        return match facts.price() {
            Some((size, more)) => format!(
                "{said} If any split could be asked, {size} of {} would win {} more.",
                facts.position.mine.count(),
                points(more)
            ),
            None => said,
        };
    }
    let said = format!(
        "{}: this wins {this}{whom}",
        capitalized(&question(facts, chosen))
    );
    let Some(first) = facts.options.first() else {
        return format!("{said}.");
    };
    let less = match less(wins, best, pairs) {
        Some(lost) => format!(", {} less than the best", points(lost)),
        None => ", less than the best".to_owned(),
    };
    format!(
        "{said}{less}: {}, {}.",
        question(facts, first),
        chance(best, pairs)
    )
}

/// The worst question that tells anything, where it wins less than the best.
fn contrast(facts: &Facts) -> Option<&Choice> {
    let pool = facts.position.mine.count();
    let telling = |asked: &&Choice| matches!(asked.what, What::Question(_)) && asked.tells(pool);
    let worst = facts.options.iter().rev().find(telling)?;
    (worst.wins < facts.wins).then_some(worst)
}

/// This board beside others, in a sentence; once the game is over, what came of it.
pub fn sentence(facts: &Facts) -> String {
    if facts.winner().is_some() {
        return review(facts);
    }
    if let Some(said) = trees::sentence(facts) {
        return said;
    }
    let (Some(wins), Some(free)) = (facts.wins, facts.free()) else {
        return "Each move is a question and its answer, of both players in turn.".to_owned();
    };
    let who = if facts.is_yours() {
        "you win"
    } else {
        "they win"
    };
    let here = chance(wins, facts.position.pairs());
    let mut said = format!(
        "With cards face down and perfect play{}, {who} {here} from here; if any split could be asked, {}",
        if facts.game.terms.joined {
            " of both, who may join two features by “and”, “or” and “not”"
        } else {
            ""
        },
        percent(free)
    );
    if let Some(joined) = facts.joined {
        let worth = percent(joined);
        let _ = write!(
            said,
            ", with features joined by “and”, “or” and “not” {worth}"
        );
    }
    if let Some((telling, less)) = facts.most_telling() {
        said = format!("{said}. {}", bits_and_wins(facts, telling, less));
    }
    if !facts.board().twins().is_empty() {
        said.push_str(". Nobody may wait: a question has to split those who stand");
    }
    said + "."
}

/// Why the question that tells most bits is not the one that wins most; or that here it is.
fn bits_and_wins(facts: &Facts, telling: &Choice, less: Probability) -> String {
    let text = asked(facts, telling);
    if less.numerator() == 0 {
        return format!(
            "Here most bits is most wins: of all questions “{text}?” tells most, and none wins more"
        );
    }
    format!(
        "Most bits is not most wins: “{text}?” tells most and wins {} less than the best question, as bits count what is learnt, and wins \
         who learns it first",
        points(less)
    )
}

/// What knowing your card is worth here, in a sentence.
pub fn own_card(facts: &Facts) -> Option<String> {
    let (own, reply) = facts.own?;
    let name = &facts.board().suspects()[own.card];
    if !own.is_possible() {
        return Some(format!(
            "They have struck {name} already: this is not your card, or an answer was wrong."
        ));
    }
    let Reply { question, win } = reply?;
    let win = percent(win?);
    let gain = match question {
        Some(question) => format!("“{}?” wins {win}", facts.board().questions()[question].text),
        None if own.is_yours => format!("naming a suspect wins {win}"),
        None => format!("you win {win}"),
    };
    Some(format!(
        "Your card is {name}: against somebody who always asks what is listed first, {gain}."
    ))
}

pub fn summary(facts: &Facts) -> String {
    let [yours, theirs] = facts.game.standing(facts.step);
    let last = facts
        .step
        .checked_sub(1)
        .map(|last| told(&facts.game, last));
    let standing: Vec<usize> = yours.indices().collect();
    let all = [
        format!(
            "A board of {} suspects and {} questions, under {}. {}.",
            facts.board().suspects().len(),
            facts.board().questions().len(),
            rules_in_words(facts),
            heading(facts)
        ),
        last.unwrap_or_default(),
        advice(facts),
        format!(
            "On your board stand {}; on theirs {} of {}.",
            names(facts.board(), &standing),
            theirs.count(),
            facts.board().suspects().len()
        ),
        sentence(facts),
    ];
    let said = all.into_iter().filter(|said| !said.is_empty());
    said.collect::<Vec<_>>().join(" ")
}
