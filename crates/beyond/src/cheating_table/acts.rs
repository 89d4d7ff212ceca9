//! The buttons: going on, saying who, beginning anew.

use super::Cheating;
use super::asked::{Asked, Field, LAST, Verdict};
use super::facts::Facts;
use upperhand_games::play_settings::drawn_deal;
use upperhand_kit::FieldSet;
use upperhand_kit::described::Button;

pub const NEXT: &str = "next";
pub const SKIP: &str = "skip";
pub const AGAIN: &str = "again";

type Press = fn(&mut Asked, &Facts, u32) -> FieldSet;

const fn button((name, says): (&'static str, &'static str), press: Press) -> Button<Cheating> {
    Button { name, says, press }
}

pub const BUTTONS: &[Button<Cheating>] = &[
    // A round beyond the last is the last.
    button((NEXT, "Next round"), |asked, _, _| {
        asked.round += 1;
        Field::round.into()
    }),
    button((SKIP, "To round 30"), |asked, _, _| {
        asked.round = LAST;
        Field::round.into()
    }),
    button(Verdict::OPTIONS[1], name::<1>),
    button(Verdict::OPTIONS[2], name::<2>),
    button(Verdict::OPTIONS[3], name::<3>),
    button(Verdict::OPTIONS[4], name::<4>),
    button((AGAIN, "Another evening"), |asked, _, draw| {
        (asked.seed, asked.round, asked.verdict) = (drawn_deal(draw), 1, Verdict::Unsaid);
        [Field::seed, Field::round, Field::verdict].into()
    }),
];

const _: () = assert!(LAST == 30, "a label says so");

/// Names a case, once and for all and after the last round.
fn name<const VERDICT: usize>(asked: &mut Asked, facts: &Facts, _: u32) -> FieldSet {
    if facts.can_name() {
        asked.verdict = Verdict::ALL[VERDICT];
    }
    Field::verdict.into()
}
