//! The tests of what crosses rooms, in one program.

mod any_settings;
mod architecture;
mod background_keys;
mod controller;
mod curves_over_their_axis;
mod deal_of_the_day;
mod described;
mod drawing;
mod export_page;
mod first_game;
mod layouts;
mod samples;
mod settings;
mod share_line;
mod snapshots;
mod story_words;
mod support;
mod words_of_games;

use upperhand_kit::controller::{Answers, Controller};
use upperhand_oracles::used::Used;

upperhand_oracles::figures!(&upperhand_figures::all(),);

/// A figure at its defaults that has no size yet.
fn controller(name: &str, answers: Answers, clock: Box<dyn Fn() -> f64>) -> Controller {
    Controller::new(model(name).unwrap(), answers, clock)
}

/// A figure in use before its first frame.
fn fresh(name: &str, texts: &[(&str, &str)]) -> Used {
    Used::fresh(model(name).unwrap(), texts, Answers::default())
}

/// A figure in use, at an address such as "mine=40&theirs=24".
fn open(name: &str, address: &str) -> Used {
    let texts = address.split('&').filter_map(|pair| pair.split_once('='));
    in_use(name, &texts.collect::<Vec<_>>())
}
