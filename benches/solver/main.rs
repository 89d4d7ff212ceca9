//! How long the solver takes, in one program. Each benchmark asserts its answer first.

#![allow(missing_docs, reason = "criterion's macros make public items")]

mod board;
mod guts;
mod guts_cards;
mod play_guess_who;
mod play_guts;
mod samples;
mod tables;

criterion::criterion_main!(
    tables::benches,
    samples::benches,
    board::benches,
    guts::benches,
    guts_cards::benches,
    play_guess_who::benches,
    play_guts::benches
);
