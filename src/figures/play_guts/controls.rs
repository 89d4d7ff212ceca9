//! The controls: the buttons, and what is agreed for the next game.

use super::acts;
use super::games::Position;
use super::request::Request;
use super::schema::{
    Against, DEAL, Dealt, FEE, GUESS, Mine, OPPONENTS, PLAN, PLAYERS, THRESHOLD, WEENIE,
};
use crate::figures::format::threshold;
use crate::figures::play_settings::{COACH, Coach, deal_control};
use crate::figures::{Control, Settings};

pub fn controls(position: &Position, request: &Request, settings: &Settings) -> Vec<Control> {
    let mut controls = acts::buttons(position, request);
    let is_line = Dealt::of(settings, &DEAL) == Dealt::Line;
    controls.push(Control::choice(
        &DEAL,
        settings.name(DEAL.name),
        deal(settings),
    ));
    if is_line {
        let count = settings.whole(PLAYERS.name);
        controls.push(Control::slider(&PLAYERS, count, format!("{count} players")));
    }
    controls.push(Control::choice(
        &OPPONENTS,
        settings.name(OPPONENTS.name),
        opponents(settings),
    ));
    controls.push(Control::choice(
        &COACH,
        settings.name(COACH.name),
        coach(request.coach),
    ));
    controls.push(Control::switch(&WEENIE, settings.switch(WEENIE.name)));
    if Against::of(settings, &OPPONENTS) == Against::Bloc {
        let guess = settings.real(GUESS.name);
        controls.push(Control::slider(&GUESS, guess, above(guess)));
    }
    let fee = settings.real(FEE.name);
    controls.push(Control::slider(
        &FEE,
        fee,
        format!("{} of the stakes", threshold(fee)),
    ));
    controls.push(Control::choice(
        &PLAN,
        settings.name(PLAN.name),
        plan(request.plan.0),
    ));
    if request.plan.0 == Mine::Threshold {
        let own = request.plan.1;
        controls.push(Control::slider(&THRESHOLD, own, above(own)));
    }
    controls.push(deal_control(settings));
    controls
}

fn above(at: f64) -> String {
    format!("hold above {}", threshold(at))
}

fn deal(settings: &Settings) -> &'static str {
    match Dealt::of(settings, &DEAL) {
        Dealt::Line => "Numbers from 0 to 1; the largest is best.",
        Dealt::One => "One card each, for two players.",
        Dealt::Two => "Two cards each, for two players.",
        Dealt::Three => "Three cards each, for two players.",
    }
}

fn opponents(settings: &Settings) -> &'static str {
    match Against::of(settings, &OPPONENTS) {
        Against::Equilibrium => "Nobody gains by changing alone.",
        Against::Reckless => "They hold too often.",
        Against::Overcautious => "They hold too rarely.",
        Against::Bloc => "All at one threshold, against their guess.",
        Against::Coalition => "Together, as badly for you as can be.",
    }
}

fn coach(coach: Coach) -> &'static str {
    match coach {
        Coach::Off => "No help before the game is over.",
        Coach::Hints => "What each choice has cost, after it.",
        Coach::Full => "What both return, before you choose.",
    }
}

fn plan(plan: Mine) -> &'static str {
    match plan {
        Mine::Equilibrium => "You play as at the equilibrium.",
        Mine::Best => "You play the best reply to these players.",
        Mine::Threshold => "You hold every hand above a threshold of your own.",
    }
}
