//! The controls: the buttons, and what is agreed for the next game.

use super::acts;
use super::settings::{
    Against, DEAL, Dealt, FEE, GUESS, Mine, OPPONENTS, PLAN, PLAYERS, THRESHOLD, WEENIE,
};
use super::state::{State, View};
use upperhand_games::format::threshold;
use upperhand_games::play_settings::{COACH, Coach, deal_control};
use upperhand_kit::Control;

pub fn controls(view: &View, state: &State) -> Vec<Control> {
    let mut controls = acts::buttons(view, state);
    controls.push(Control::choice(&DEAL, state.deal.name(), deal(state.deal)));
    if state.deal == Dealt::Line {
        let count = state.players;
        controls.push(Control::slider(&PLAYERS, count, format!("{count} players")));
    }
    controls.extend([
        Control::choice(&OPPONENTS, state.opponents.name(), opponents(state)),
        Control::choice(&COACH, state.coach.name(), coach(state.coach)),
        Control::switch(&WEENIE, state.weenie),
    ]);
    if state.opponents == Against::Bloc {
        controls.push(Control::slider(&GUESS, state.guess, above(state.guess)));
    }
    if state.day == 0 {
        let fee = format!("{} of the stakes", threshold(state.fee));
        controls.push(Control::slider(&FEE, state.fee, fee));
    }
    controls.push(Control::choice(&PLAN, state.plan.name(), plan(state)));
    if state.plan == Mine::Threshold {
        let own = state.threshold;
        controls.push(Control::slider(&THRESHOLD, own, above(own)));
    }
    controls.extend(deal_control(state.seed, state.day));
    controls
}

fn above(at: f64) -> String {
    format!("hold above {}", threshold(at))
}

fn deal(deal: Dealt) -> &'static str {
    match deal {
        Dealt::Line => "Numbers from 0 to 1, for the curious; the largest is best.",
        Dealt::One => "One card each; the highest is best.",
        Dealt::Two => "Two cards each; pairs are best.",
        Dealt::Three => "Three cards each, for two; three of a kind are best.",
    }
}

fn opponents(state: &State) -> &'static str {
    match state.opponents {
        Against::Equilibrium => "They play perfectly.",
        Against::Reckless => "They hold too often.",
        Against::Overcautious => "They hold too rarely.",
        Against::Bloc => "All at one threshold, against their guess.",
        Against::Coalition => "They conspire against you.",
        Against::Mixed if state.setup().players() == 2 => "Ann holds too often.",
        Against::Mixed if state.setup().players() == 3 => "Ann holds too often, Bo too rarely.",
        Against::Mixed => "Some hold too often, the others too rarely.",
    }
}

fn coach(coach: Coach) -> &'static str {
    match coach {
        Coach::Off => "No help before the game is over.",
        Coach::Hints => "What each choice has cost, after it.",
        Coach::Full => "What both return in this round, before you choose.",
    }
}

fn plan(state: &State) -> &'static str {
    match state.plan {
        Mine::Equilibrium if state.deal != Dealt::Line && state.setup().players() > 2 => {
            "No equilibrium is known for three with cards: you play the best reply."
        }
        Mine::Equilibrium => "You play as at the equilibrium.",
        Mine::Best => "You play the best reply to these players.",
        Mine::Threshold => "You hold every hand above a threshold of your own.",
    }
}
