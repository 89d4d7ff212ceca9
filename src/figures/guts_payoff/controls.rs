//! The controls below the figure.

use super::request::Request;
use super::schema::{APART, FEE, OTHERS, PLAYERS, THIRD};
use super::words::{antes, holding};
use crate::figures::guts_rules::{THRESHOLD, WEENIE};
use crate::figures::{Control, Setting, Settings, format};

pub fn controls(request: &Request, settings: &Settings) -> Vec<Control> {
    let terms = request.terms;
    let (third, count) = (terms.rivals.third, terms.rivals.count());
    let others = threshold(&OTHERS, terms.others);
    let others = match (third, count) {
        (Some(_), _) => others.labelled("Player 2’s threshold"),
        (None, 2) => others.labelled("The other’s threshold"),
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
    let leaving = format!("leaving costs {}", antes(terms.fee));
    controls.push(Control::slider(&FEE, terms.fee, leaving));
    controls
}

fn threshold(setting: &Setting, at: f64) -> Control {
    let spoken = format!("{}, {}", format::threshold(at), holding(at));
    Control::slider(setting, at, spoken)
}
