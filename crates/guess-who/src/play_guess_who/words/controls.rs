//! The controls: what sliders say aloud, what buttons do now, what stands above the chips.

use super::super::acts::{ASK, NAME, NEW_GAME, REPLAY, UNDO, WHY};
use super::super::asked::{Against, Deck};
use super::super::facts::Facts;
use super::super::players::{answers, near};
use super::{LEAVE_ONE_OUT, is_everybody, spoken as words_for, why};
use upperhand::guess_who::Ending;
use upperhand_games::format::{grouped, parts, percent};
use upperhand_games::people::name;
use upperhand_games::play_settings::Coach;
use upperhand_kit::Control;
use upperhand_kit::model::Input;

pub const JOINS_THREE: &str = "A question joins three at most.";

pub fn no_question(text: &str) -> String {
    format!("“{text}” is no question in words, as “glasses.or.not.beard” is one. Showing none.")
}

/// What sliders say aloud after their values.
pub fn spoken(facts: &Facts) -> Vec<(&'static str, String)> {
    let (game, state) = (&facts.game, &facts.state);
    let chance = match facts.worth {
        Some(worth) => format!("this wins {}", percent(worth)),
        None if state.coach == Coach::Off || game.is_over() => String::new(),
        None => format!("you win {} at best", percent(facts.own_chance())),
    };
    let careless = ["a little", "quite", "very"][(state.carelessness as usize - 1).min(2)];
    let mut spoken = vec![
        ("ask", chance),
        ("carelessness", format!("{careless} careless")),
    ];
    for (name, answers) in [
        ("answers", state.answers),
        ("opponent-answers", state.opponent_answers),
    ] {
        if answers == 2 {
            spoken.push((name, "yes or no".to_owned()));
        }
    }
    spoken
}

/// A control that is declared, as it is now; `None` where it decides nothing.
pub fn control(mut declared: Control, facts: &Facts) -> Option<Control> {
    let (state, game) = (&facts.state, &facts.game);
    let (is_over, course) = (game.is_over(), &facts.course);
    if let Input::Button { .. } = declared.input {
        return button(declared, facts);
    }
    let last = course.turns.len();
    let is_there = match (declared.name, course.fork) {
        ("ask", _) => {
            let most = game.standing(near(game)).len().saturating_sub(1);
            declared = declared.between((0.0, most.into()));
            if answers(game) > 2 {
                declared = declared.labelled("Suspects in part 1");
                declared.short_label = "1st";
            }
            !is_over
        }
        ("move", None) => {
            declared = walked(declared, facts, course.made, (0, last.max(1)));
            is_over
        }
        ("move", Some(_)) | ("line", None) => false,
        ("line", Some(fork)) => {
            declared = walked(
                declared,
                facts,
                course.made - fork,
                (1, (last - fork).max(2)),
            );
            is_over
        }
        ("into", _) => {
            let most = f64::from(answers(game)) - 1.0;
            declared = declared.between((1.0, most));
            most > 1.0
        }
        ("theirs", _) => state.deck == Deck::Two,
        ("deck", _) => state.opponent != Against::Person,
        ("carelessness", _) => state.opponent == Against::Careless,
        ("seed", _) => state.day == 0,
        ("words", _) => {
            // Of a game that is over nothing can be asked.
            let sets = if is_over {
                Default::default()
            } else {
                let standing = words_for::set_of(game.standing(near(game)));
                [standing, state.among(game, &facts.sorting)]
            };
            declared.input = Input::Chips(state.words.chips(sets, question(facts)));
            true
        }
        _ => true,
    };
    is_there.then_some(declared)
}

/// The slider through moves, of which so many are shown.
fn walked(mut control: Control, facts: &Facts, made: usize, (from, to): (usize, usize)) -> Control {
    control = control.between((from as f64, to as f64));
    if let Input::Slider {
        value,
        position,
        spoken,
        ..
    } = &mut control.input
    {
        (*value, *position) = (made as f64, made as f64);
        let said = why::last_move(&facts.game, &facts.course);
        *spoken = format!("{}: {said}", why::heading(&facts.course));
    }
    control
}

fn button(mut declared: Control, facts: &Facts) -> Option<Control> {
    let Input::Button {
        says,
        is_possible,
        is_main,
    } = &mut declared.input
    else {
        return None;
    };
    let is_over = facts.game.is_over();
    let named = facts.named();
    let can_ask = facts.is_asked() && facts.sorting.is_question();
    let is_last = named.is_some() && !can_ask;
    match declared.name {
        ASK => {
            *says = ask(facts);
            (*is_possible, *is_main) = (
                can_ask,
                !is_over && (can_ask || facts.sorting.only().is_none()),
            );
        }
        NAME if facts.game.setup().rules.ending() == Ending::Race => return None,
        NAME => {
            if let Some((suspect, _)) = named {
                *says = format!("Name {}", name(suspect));
            }
            (*is_possible, *is_main) = (named.is_some(), is_last);
        }
        UNDO => *is_possible = !facts.game.moves().is_empty(),
        NEW_GAME => *is_main = is_over,
        WHY | REPLAY if !is_over => return None,
        WHY if facts.state.line > 0 => {}
        WHY => {
            let explained = facts.explained();
            *says = match explained {
                Some(index) => format!("Why? Best play from move {}", index + 1),
                None if facts.is_walking() => "No mistake here".to_owned(),
                None => "No mistake to explain".to_owned(),
            };
            *is_possible = explained.is_some();
        }
        REPLAY => {
            let replayed = facts.replayed();
            if let Some((index, _)) = &replayed {
                *says = format!("Replay from move {}", index + 1);
            }
            *is_possible = replayed.is_some();
        }
        _ => {}
    }
    Some(declared)
}

/// Words for the part that is filled: those of the chips, else any that say who is in it.
fn words(facts: &Facts) -> Option<String> {
    let Facts {
        state,
        game,
        sorting,
        ..
    } = facts;
    if !state.words.is_empty() {
        return Some(state.words.text());
    }
    let yes = sorting.suspects(state.part, game.standing(near(game)));
    words_for::question(state.among(game, sorting), words_for::set_of(&yes))
}

/// What stands above the chips: "glasses or a beard? 8 of 24".
fn question(facts: &Facts) -> String {
    let Facts {
        state,
        game,
        sorting,
        ..
    } = facts;
    if game.is_over() {
        return "The game is over.".to_owned();
    }
    let among = state.among(game, sorting).count();
    let count = sorting.size(state.part) as usize;
    let said = match words(facts) {
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
fn ask(facts: &Facts) -> String {
    let (game, sorting) = (&facts.game, &facts.sorting);
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
