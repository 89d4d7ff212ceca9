//! The controls below the figure.

use super::settings::{APART, FEE, OTHERS, PLAYERS, THEORY, THIRD};
use super::state::{State, Theory};
use super::words::antes;
use upperhand::guts::Rules;
use upperhand_games::format;
use upperhand_games::guts_rules::{THRESHOLD, WEENIE, hands};
use upperhand_kit::{Control, Setting};

pub fn controls(state: &State) -> Vec<Control> {
    let terms = state.terms();
    let (third, count) = (terms.rivals.third, terms.rivals.count());
    let others = threshold(&OTHERS, terms.others);
    let named = |label, short_label| Control {
        label,
        short_label,
        ..others.clone()
    };
    let others = match (third, count) {
        (Some(_), _) => named("Player 2’s threshold", "player 2"),
        (None, 2) => named("The other’s threshold", "other"),
        _ => others,
    };
    let mut controls = vec![threshold(&THRESHOLD, state.mine), others];
    if let Some(third) = third {
        controls.push(threshold(&THIRD, third));
    }
    let players = format!("{count} players");
    controls.push(Control::slider(&PLAYERS, count as f64, players));
    controls.push(Control::switch(&WEENIE, state.rules == Rules::Weenie));
    if count == 3 {
        controls.push(Control::switch(&APART, state.apart));
    }
    controls.push(Control::switch(&THEORY, state.theory));
    if let Some(Theory { fee }) = terms.theory {
        let leaving = format!("leaving costs {}", antes(fee));
        controls.push(Control::slider(&FEE, fee, leaving));
    }
    controls
}

fn threshold(setting: &Setting, at: f64) -> Control {
    let spoken = format!("{}, hold {}", format::threshold(at), hands(at));
    Control::slider(setting, at, spoken)
}
