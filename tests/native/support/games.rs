//! Games in use: their buttons, and the results that a device keeps of them.

use upperhand_kit::controller::{Event, EventResponse};
use upperhand_oracles::used::Used;

/// Presses a button of a game.
pub fn act(used: &mut Used, name: &str) -> EventResponse {
    let name = name.to_owned();
    used.send(Event::Act { name, draw: 7 })
}

/// The device tells what it has; the answer is all that it should have, where that is something else.
pub fn keep(used: &mut Used, kept: &[String]) -> Option<Vec<String>> {
    let kept = Some(kept.to_vec());
    used.send(Event::Results(kept)).results
}

/// What is said of all results, where that is news.
pub fn tally(used: &mut Used) -> Option<String> {
    let frames = used.run(100.0).into_iter();
    frames.filter_map(|frame| frame.tally).next_back()
}
