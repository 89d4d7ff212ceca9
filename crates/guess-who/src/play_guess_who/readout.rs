//! The words on the game and on the question that is being chosen.

use super::players::{cost, is_shared, is_theirs, near};
use super::rival::Rivals;
use super::sorting::Sorting;
use super::state::State;
use super::words::{exchange, heading, sentence, told, who};
use super::{rungs, spoken, why};
use crate::reviews::signed;
use crate::rules_of_thumb;
use upperhand::guess_who::Probability;
use upperhand::play::guess_who::{Game, Player, advice, question_worth, review};
use upperhand_games::format::{grouped, parts, percent, percent_exactly, readout_of};
use upperhand_games::play_settings::Coach;
use upperhand_games::rule_sets::{by_rules, in_words};
use upperhand_games::stakes::{loss, points};
use upperhand_kit::Readout;

/// The terms of facts that name the players.
struct Terms {
    cost: &'static str,
    skill: &'static str,
    given: &'static str,
    own: &'static str,
    theirs: &'static str,
}

/// Against an opponent.
const ALONE: Terms = Terms {
    cost: "Your last move cost",
    skill: "Your choices so far",
    given: "Their choices gave you",
    own: "Your last move",
    theirs: "Their last move",
};

/// Of two people at one screen.
const SHARED: Terms = Terms {
    cost: "Player 1’s last move cost",
    skill: "Player 1’s choices so far",
    given: "Player 2’s choices gave player 1",
    own: "Player 1’s last move",
    theirs: "Player 2’s last move",
};

pub fn readout(rivals: &mut Rivals, game: &Game, state: &State) -> Readout {
    let sorting = state.sorting(game);
    if state.is_walking(game) {
        let course = state.course(game);
        return Readout {
            heading: why::heading(&course),
            advice: why::in_short(game, &course),
            facts: facts(rivals, game, state, &sorting),
            ..readout_of(why::chance(game, &course))
        };
    }
    let said = Readout {
        heading: heading(game),
        advice: advised(rivals, game, state, &sorting),
        facts: facts(rivals, game, state, &sorting),
        ..Readout::default()
    };
    if game.is_over() {
        let (value, unit) = match game.winner() {
            Some(winner) if is_shared(game) => (who(game, winner), "won"),
            Some(Player::You) => ("Won", ""),
            _ => ("Lost", ""),
        };
        return Readout {
            value: value.to_owned(),
            unit,
            ..said
        };
    }
    if state.coach == Coach::Off {
        let [own, other] =
            [near(game), near(game).other()].map(|player| game.standing(player).len());
        return Readout {
            value: format!("{own} : {other}"),
            unit: "suspects left, own board first",
            ..said
        };
    }
    Readout {
        heading: said.heading,
        unit: by_rules(game.setup().rules.ending()),
        advice: said.advice,
        facts: said.facts,
        ..readout_of(own_chance(game))
    }
}

/// The chance of whoever is to move.
pub fn own_chance(game: &Game) -> Probability {
    let chance = game.chance();
    match near(game) {
        Player::You => chance,
        Player::Opponent => Probability::new(1, 1).less(chance).unwrap_or(chance),
    }
}

/// The worth of the question chosen.
pub fn worth(game: &Game, sorting: &Sorting) -> Option<Probability> {
    if !sorting.is_question() || game.is_over() {
        return None;
    }
    question_worth(game, &sorting.sizes()).ok()
}

/// Question and answer, and the word of the coach.
fn advised(rivals: &mut Rivals, game: &Game, state: &State, sorting: &Sorting) -> String {
    let mut said = vec![exchange(game, state.coach != Coach::Off)];
    if game.winner().is_none() && !is_theirs(game) {
        said.push(match state.coach {
            Coach::Full => {
                let coached = coached(game, sorting);
                match rivals.advice(game) {
                    Some(other) => format!("{coached} {other}"),
                    None => coached,
                }
            }
            Coach::Off | Coach::Hints if game.history().is_empty() => {
                "Choose a feature below, or tap the suspects; then press Ask.".to_owned()
            }
            Coach::Off | Coach::Hints => String::new(),
        });
    }
    said.retain(|part| !part.is_empty());
    said.join(" ")
}

/// The question chosen beside the best move.
fn coached(game: &Game, sorting: &Sorting) -> String {
    let advice = advice(game).expect("a game that goes on");
    let best = spoken::best(game, &advice);
    match worth(game, sorting) {
        None => format!("Best: {best}."),
        Some(worth) => match advice.chance.less(worth) {
            Some(apart) if apart.numerator() > 0 => format!(
                "This wins {}, {} less than the best: {best}.",
                percent(worth),
                points(apart)
            ),
            _ => format!("This wins {}. No move is better.", percent(worth)),
        },
    }
}

fn facts(
    rivals: &mut Rivals,
    game: &Game,
    state: &State,
    sorting: &Sorting,
) -> Vec<(&'static str, String)> {
    let none = || "none yet".to_owned();
    let last = |player: Player| game.history().iter().rev().find(|turn| turn.by == player);
    let said = |player: Player| last(player).map_or_else(none, |turn| told(game, turn));
    let terms = if is_shared(game) { &SHARED } else { &ALONE };
    let mut facts = Vec::new();
    if game.winner().is_none() {
        facts.push(("Next question", question(sorting)));
    }
    if state.coach == Coach::Full && game.winner().is_none() {
        let advice = advice(game).expect("a game that goes on");
        let worth = worth(game, sorting).filter(|_| !is_theirs(game));
        facts.push((
            "This question wins",
            match worth {
                Some(worth) => percent_exactly(worth),
                None if is_everybody(sorting) => LEAVE_ONE_OUT.to_owned(),
                None => "nothing chosen".to_owned(),
            },
        ));
        facts.push(("Best chance", percent_exactly(own_chance(game))));
        if let Some(naming) = advice.naming {
            facts.push(("Naming a suspect wins", percent_exactly(naming)));
        }
        facts.extend(rivals.fact(game, own_chance(game)));
    }
    if state.tells(game) {
        let review = review(game);
        let price = last(Player::You).map_or_else(none, |turn| loss(cost(turn)));
        facts.extend([
            (terms.cost, price),
            (terms.skill, signed(&review.skill)),
            (terms.given, signed(&review.opponent_skill)),
            ("Luck so far", signed(&review.luck)),
        ]);
    }
    if rungs::are_shown(game) && !is_shared(game) {
        facts.push(("Rungs", rungs::said(game, state.coach != Coach::Off)));
    }
    let is_same = game.setup().opponent_answers == game.setup().rules.answers();
    if is_same && !is_shared(game) {
        let rules = game.setup().rules;
        let best = rivals.halving.best(rules);
        facts.push(("Rule of thumb", rules_of_thumb::said(rules, &best)));
    }
    facts.push((terms.own, said(Player::You)));
    facts.push((terms.theirs, said(Player::Opponent)));
    facts.push(("Rules", in_words(game.setup().rules)));
    facts
}

/// What a question lacks that all suspects are in.
const LEAVE_ONE_OUT: &str = "leave at least one out";

/// Are all suspects of several in one part, so that there is nothing to ask?
fn is_everybody(sorting: &Sorting) -> bool {
    sorting.size(0) == 0 && matches!(sorting.sizes().as_slice(), [count] if *count > 1)
}

/// The question chosen in words: "about 8 of 24", "part 1: 8, part 2: 4, the others 12".
fn question(sorting: &Sorting) -> String {
    let sizes: Vec<u32> = (0..6).map(|part| sorting.size(part)).collect();
    let all: u32 = sizes.iter().sum();
    match sizes.as_slice() {
        [_, 0, 0, 0, 0, 0] => "nobody chosen yet".to_owned(),
        [0, _, 0, 0, 0, 0] if is_everybody(sorting) => {
            format!("about all {}: {LEAVE_ONE_OUT}", grouped(all))
        }
        [_, first, 0, 0, 0, 0] => format!("about {} of {}", grouped(*first), grouped(all)),
        [rest, parts @ ..] => {
            let named = (1_u8..).zip(parts).filter(|(_, size)| **size > 0);
            let named: Vec<String> = named
                .map(|(part, size)| format!("part {part}: {size}"))
                .collect();
            format!("{}, the others {rest}", named.join(", "))
        }
        [] => String::new(),
    }
}

/// Words for the part that is filled: those of the chips, else any that say who is in it.
fn words(game: &Game, state: &State, sorting: &Sorting) -> Option<String> {
    if !state.words.is_empty() {
        return Some(state.words.text());
    }
    let yes = sorting.suspects(state.part, game.standing(near(game)));
    spoken::said(state.among(game, sorting), spoken::set_of(&yes))
}

/// What stands above the chips: "glasses or a beard? 8 of 24".
pub fn chips(game: &Game, state: &State, sorting: &Sorting) -> String {
    if game.is_over() {
        return "The game is over.".to_owned();
    }
    let among = state.among(game, sorting).count();
    let count = sorting.size(state.part) as usize;
    let said = match words(game, state, sorting) {
        None if count == 0 => return "Ask in words, or tap the suspects.".to_owned(),
        None => String::new(),
        Some(words) => format!("{words}? "),
    };
    match count {
        0 => format!("{said}Nobody."),
        _ if count == among => format!("{said}All {}.", grouped(among)),
        _ => format!("{said}{} of {}", grouped(count), grouped(among)),
    }
}

/// The label of the button that asks.
pub fn ask(game: &Game, sorting: &Sorting) -> String {
    let sizes = sorting.sizes();
    match sizes.as_slice() {
        _ if game.is_over() => "Ask".to_owned(),
        [1] => "Nothing left to ask".to_owned(),
        [first, rest] => format!("Ask about {} of {}", grouped(*first), grouped(first + rest)),
        [_, _, ..] => format!("Ask: {}", parts(&sizes)),
        _ if is_everybody(sorting) => format!("Ask: {LEAVE_ONE_OUT}"),
        _ => "Ask: choose first".to_owned(),
    }
}

pub fn summary(game: &Game, state: &State) -> String {
    let rules = in_words(game.setup().rules);
    let told = if state.tells(game) && game.winner().is_none() {
        let subject = if is_shared(game) {
            "player 1 wins"
        } else {
            "you win"
        };
        let chance = percent_exactly(game.chance());
        format!("With perfect play of both, {subject} {chance} from here.")
    } else {
        String::new()
    };
    let rungs = if rungs::are_shown(game) && !is_shared(game) {
        let is_told = state.coach != Coach::Off;
        format!("Pools rounded up: {}.", rungs::said(game, is_told))
    } else {
        String::new()
    };
    let sentences = [
        format!("A game of Guess Who? under {rules}."),
        format!("{}.", heading(game)),
        rungs,
        exchange(game, false),
        told,
        sentence(game),
    ];
    let said = sentences.into_iter().filter(|said| !said.is_empty());
    said.collect::<Vec<_>>().join(" ")
}
