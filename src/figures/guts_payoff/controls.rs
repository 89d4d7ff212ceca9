//! The controls below the figure.

use super::parameters::{PLAYERS, Request};
use super::words::{antes, holding};
use crate::figures::controls::Control;
use crate::figures::format;
use crate::figures::settings::Settings;

pub fn controls(settings: &Settings) -> Vec<Control> {
    let request = Request::of(settings);
    let theirs = match (request.third, request.count()) {
        (Some(_), _) => "Player 2’s threshold",
        (None, 2) => "The other’s threshold",
        _ => "The others’ threshold",
    };
    let switch = |name, label| Control::switch(name, label, settings.switch(name));
    let mut controls = vec![
        threshold("threshold", "Your threshold", request.mine).of("you"),
        threshold("others", theirs, request.others).of("opponent"),
    ];
    if let Some(third) = request.third {
        controls.push(threshold("third", "Player 3’s threshold", third).of("opponent"));
    }
    controls.push(players(request.count()));
    controls.push(switch("weenie", "Weenie rule"));
    if request.count() == 3 {
        controls.push(switch("apart", "The two others play apart"));
    }
    controls.push(fee(&request));
    controls
}

fn threshold(name: &'static str, label: &'static str, at: f64) -> Control {
    let spoken = format!("{}, {}", format::threshold(at), holding(at));
    Control::slider(name, label, at, (0.0, 1.0), spoken).in_steps(0.001)
}

fn players(count: usize) -> Control {
    let ends = (f64::from(PLAYERS.0), f64::from(PLAYERS.1));
    let spoken = format!("{count} players");
    Control::slider("players", "Players", count as f64, ends, spoken)
}

fn fee(request: &Request) -> Control {
    let spoken = format!("leaving costs {}", antes(request.fee));
    Control::slider(
        "fee",
        "Fee for leaving, in antes",
        request.fee,
        (0.0, 1.0),
        spoken,
    )
    .in_steps(0.01)
}
