//! The controls below the figure.

use super::parameters::{PLAYERS, Request};
use super::words::{antes, hand, holding};
use crate::view::exhibit::{Control, Input, Place};
use crate::view::settings::Settings;

pub fn controls(settings: &Settings) -> Vec<Control> {
    let request = Request::of(settings);
    let theirs = match (request.third, request.count()) {
        (Some(_), _) => "Player 2’s threshold",
        (None, 2) => "The other’s threshold",
        _ => "The others’ threshold",
    };
    let mut controls = vec![
        threshold("threshold", ("Your threshold", "you"), request.mine),
        threshold("others", (theirs, "opponent"), request.others),
    ];
    if let Some(third) = request.third {
        controls.push(threshold(
            "third",
            ("Player 3’s threshold", "opponent"),
            third,
        ));
    }
    controls.push(players(&request));
    controls.push(switch("weenie", "Weenie rule", settings));
    if request.count() == 3 {
        controls.push(switch("apart", "The two others play apart", settings));
    }
    controls.push(fee(&request));
    controls
}

fn switch(name: &'static str, label: &str, settings: &Settings) -> Control {
    Control {
        name,
        label: label.to_owned(),
        whose: "",
        place: Place::Choices,
        input: Input::Switch {
            on: settings.switch(name),
        },
    }
}

/// A slider from `least` to `most` whose positions are its values.
fn slider(value: f64, (least, most): (f64, f64), step: f64, spoken: String) -> Input {
    Input::Slider {
        value,
        least,
        most,
        step,
        position: value,
        from: least,
        to: most,
        spoken,
    }
}

fn threshold(name: &'static str, (label, whose): (&str, &'static str), at: f64) -> Control {
    let spoken = format!("{}, {}", hand(at), holding(at));
    Control {
        name,
        label: label.to_owned(),
        whose,
        place: Place::Sliders,
        input: slider(at, (0.0, 1.0), 0.001, spoken),
    }
}

fn players(request: &Request) -> Control {
    let count = request.count();
    let ends = (f64::from(PLAYERS.0), f64::from(PLAYERS.1));
    Control {
        name: "players",
        label: "Players".to_owned(),
        whose: "",
        place: Place::Sliders,
        input: slider(count as f64, ends, 1.0, format!("{count} players")),
    }
}

fn fee(request: &Request) -> Control {
    let spoken = format!("leaving costs {}", antes(request.fee));
    Control {
        name: "fee",
        label: "Fee for leaving, in antes".to_owned(),
        whose: "",
        place: Place::More,
        input: slider(request.fee, (0.0, 1.0), 0.01, spoken),
    }
}
