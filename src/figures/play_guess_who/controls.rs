//! The controls: the size of the question, the buttons, and what is agreed for the next game.

use super::acts;
use super::readout::{own_chance, worth};
use super::request::{Request, answers, near};
use super::schema::{
    ASK, Against, BEGINS, CARELESSNESS, INTO, MINE, OPPONENT, OPPONENT_ANSWERS, THEIRS,
    YOUR_ANSWERS,
};
use super::sorting::Sorting;
use crate::figures::format::{percent, suspects};
use crate::figures::play_settings::{COACH, Coach, deal_control};
use crate::figures::rule_sets::{answers_control, ending_control};
use crate::figures::{Control, Setting, Settings};
use crate::play::guess_who::Game;

pub fn controls(game: &Game, request: &Request, settings: &Settings) -> Vec<Control> {
    let sorting = request.sorting(game);
    let mut controls = vec![ask(game, request, &sorting)];
    controls.extend(acts::buttons(game, &sorting));
    let most = u32::from(answers(game)) - 1;
    if most > 1 {
        let spoken = format!("part {}", request.part);
        let part = Control::slider(&INTO, u32::from(request.part), spoken);
        controls.push(part.between((1.0, f64::from(most))));
    }
    controls.push(ending_control(request.setup.rules.ending()));
    controls.push(Control::choice(
        &OPPONENT,
        settings.name(OPPONENT.name),
        opponent(settings),
    ));
    controls.push(Control::choice(
        &COACH,
        settings.name(COACH.name),
        coach(request.coach),
    ));
    let setup = request.setup;
    controls.push(answers_control(&YOUR_ANSWERS, setup.rules.answers()));
    controls.push(answers_control(&OPPONENT_ANSWERS, setup.opponent_answers));
    if Against::of(settings, &OPPONENT) == Against::Careless {
        let strength = settings.whole(CARELESSNESS.name);
        let spoken = ["a little", "quite", "very"][(strength as usize - 1).min(2)];
        controls.push(Control::slider(
            &CARELESSNESS,
            strength,
            format!("{spoken} careless"),
        ));
    }
    controls.push(pool(&MINE, settings));
    controls.push(pool(&THEIRS, settings));
    controls.push(Control::choice(&BEGINS, settings.name(BEGINS.name), ""));
    controls.push(deal_control(settings));
    controls
}

fn pool(setting: &Setting, settings: &Settings) -> Control {
    let count = settings.whole(setting.name);
    Control::slider(setting, count, suspects(count))
}

/// The slider of the question's size.
fn ask(game: &Game, request: &Request, sorting: &Sorting) -> Control {
    let count = sorting.size(1);
    let most = game.standing(near(game)).len().saturating_sub(1);
    let chance = match worth(game, sorting) {
        Some(worth) if request.coach == Coach::Full => format!(", this wins {}", percent(worth)),
        _ if request.coach == Coach::Off => String::new(),
        _ => format!(", you win {} at best", percent(own_chance(game))),
    };
    let said = format!("{}{chance}", suspects(count));
    let control = Control::slider(&ASK, count, said).between((0.0, f64::from(most)));
    if answers(game) > 2 {
        return Control {
            tag: "1st",
            ..control.labelled("Suspects in part 1")
        };
    }
    control
}

fn opponent(settings: &Settings) -> &'static str {
    match Against::of(settings, &OPPONENT) {
        Against::Perfect => "They make one of the best moves every time.",
        Against::Halving => "They always ask the most even question.",
        Against::Bold => "They always gamble as if they were behind.",
        Against::Careless => "They often take good moves and sometimes poor ones.",
        Against::Person => "Two people play on this screen, in turn.",
    }
}

fn coach(coach: Coach) -> &'static str {
    match coach {
        Coach::Off => "No help before the game is over.",
        Coach::Hints => "Your chance now, and what each move has cost.",
        Coach::Full => "What a question is worth while you choose it, and the best one.",
    }
}
