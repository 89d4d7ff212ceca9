//! How long the solver takes, in one program. Each benchmark asserts its answer first.

#![allow(missing_docs, reason = "criterion's macros make public items")]

mod board;
mod faces;
mod guts;
mod guts_cards;
mod play_guess_who;
mod play_guts;
mod rules_of_thumb;
mod samples;
mod tables;
mod three_players;

use criterion::Criterion;
use std::time::Duration;

/// How long most benchmarks are run: a second each.
fn brief() -> Criterion {
    Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
}

criterion::criterion_main!(
    tables::benches,
    samples::benches,
    rules_of_thumb::benches,
    three_players::benches,
    board::benches,
    faces::benches,
    guts::benches,
    guts_cards::benches,
    play_guess_who::benches,
    play_guts::benches
);
