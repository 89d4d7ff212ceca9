//! The controls: the size of the question, the buttons, and what is agreed for the next game.

use super::players::{answers, near};
use super::readout::{own_chance, worth};
use super::settings::{
    ASK, Against, CARELESSNESS, INTO, LINE, MINE, OPPONENT, OPPONENT_ANSWERS, STEP, THEIRS, WORDS,
    YOUR_ANSWERS,
};
use super::sorting::Sorting;
use super::state::State;
use super::{acts, readout, why};
use upperhand::guess_who::Pool;
use upperhand::play::guess_who::Game;
use upperhand_games::format::{percent, suspects};
use upperhand_games::play_settings::{BEGINS, COACH, Coach, deal_control};
use upperhand_games::rule_sets::{answers_control, ending_control};
use upperhand_kit::{Control, Setting};

pub fn controls(game: &Game, state: &State) -> Vec<Control> {
    let sorting = state.sorting(game);
    let chips = state.words.chips(
        state.among(game, &sorting),
        readout::chips(game, state, &sorting),
        game.is_over(),
    );
    let scrubbed = if game.is_over() {
        walked(game, state)
    } else {
        ask(game, state, &sorting)
    };
    let mut controls = vec![scrubbed, Control::chips(&WORDS, chips)];
    controls.extend(acts::buttons(game, state, &sorting));
    let most = u32::from(answers(game)) - 1;
    if most > 1 {
        let part = Control::slider(&INTO, state.part, format!("part {}", state.part));
        controls.push(part.between((1.0, f64::from(most))));
    }
    controls.extend([
        ending_control(state.ending),
        Control::choice(&OPPONENT, state.opponent.name(), opponent(state.opponent)),
        Control::choice(&COACH, state.coach.name(), coach(state.coach)),
        answers_control(&YOUR_ANSWERS, state.answers),
        answers_control(&OPPONENT_ANSWERS, state.opponent_answers),
    ]);
    if state.opponent == Against::Careless {
        let spoken = ["a little", "quite", "very"][(state.carelessness as usize - 1).min(2)];
        let spoken = format!("{spoken} careless");
        controls.push(Control::slider(&CARELESSNESS, state.carelessness, spoken));
    }
    controls.extend([
        pool(&MINE, state.mine),
        pool(&THEIRS, state.theirs),
        Control::choice(&BEGINS, state.begins.name(), ""),
    ]);
    controls.extend(deal_control(state.seed, state.day));
    controls
}

fn pool(setting: &Setting, pool: Pool) -> Control {
    Control::slider(setting, pool.get(), suspects(pool.get()))
}

/// The slider through the moves of a game that is over, or through best play after a mistake.
fn walked(game: &Game, state: &State) -> Control {
    let course = state.course(game);
    let said = why::said(game, &course);
    let spoken = format!("{}: {said}", why::heading(&course));
    let last = course.turns.len();
    if let Some(fork) = course.fork {
        let control = Control::slider(&LINE, (course.made - fork) as f64, spoken);
        let control = control.between((1.0, (last - fork).max(2) as f64));
        return control.labelled("Moves of best play shown");
    }
    let control = Control::slider(&STEP, course.made as f64, spoken);
    let control = control.between((0.0, last.max(1) as f64));
    control.labelled("Moves shown")
}

/// The slider of the question's size.
fn ask(game: &Game, state: &State, sorting: &Sorting) -> Control {
    let count = sorting.size(1);
    let most = game.standing(near(game)).len().saturating_sub(1);
    let chance = match worth(game, sorting) {
        Some(worth) if state.coach == Coach::Full => format!(", this wins {}", percent(worth)),
        _ if state.coach == Coach::Off => String::new(),
        _ => format!(", you win {} at best", percent(own_chance(game))),
    };
    let said = format!("{}{chance}", suspects(count));
    let control = Control::slider(&ASK, count, said).between((0.0, f64::from(most)));
    if answers(game) > 2 {
        return Control {
            short_label: "1st",
            ..control.labelled("Suspects in part 1")
        };
    }
    control
}

fn opponent(opponent: Against) -> &'static str {
    match opponent {
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
