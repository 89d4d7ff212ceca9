//! The controls below the figure.

use super::request::{Request, Theory};
use super::schema::{APART, FEE, OTHERS, PLAYERS, THEORY, THIRD};
use super::words::antes;
use crate::figures::guts_rules::{THRESHOLD, WEENIE, hands};
use crate::figures::{Control, Setting, Settings, format};

pub fn controls(request: &Request, settings: &Settings) -> Vec<Control> {
    let terms = request.terms;
    let (third, count) = (terms.rivals.third, terms.rivals.count());
    let others = threshold(&OTHERS, terms.others);
    let named = |label, tag| Control {
        label,
        tag,
        ..others.clone()
    };
    let others = match (third, count) {
        (Some(_), _) => named("Player 2’s threshold", "player 2"),
        (None, 2) => named("The other’s threshold", "other"),
        _ => others,
    };
    let mut controls = vec![threshold(&THRESHOLD, request.mine), others];
    if let Some(third) = third {
        controls.push(threshold(&THIRD, third));
    }
    let players = format!("{count} players");
    controls.push(Control::slider(&PLAYERS, count as f64, players));
    controls.push(Control::switch(&WEENIE, settings));
    if count == 3 {
        controls.push(Control::switch(&APART, settings));
    }
    controls.push(Control::switch(&THEORY, settings));
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
