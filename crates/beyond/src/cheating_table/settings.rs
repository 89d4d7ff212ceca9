//! The declaration of the settings.

use upperhand::play::cheating::{Agreement, ROUNDS};
use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

choices! {
    pub enum Verdict {
        Unsaid = ("unsaid", "Not said yet"),
        Nobody = ("nobody", "Nobody"),
        AnnBo = ("ann-bo", "Ann and Bo"),
        AnnCy = ("ann-cy", "Ann and Cy"),
        BoCy = ("bo-cy", "Bo and Cy"),
    }
}

impl Verdict {
    /// The case that is named, by its place among all.
    pub fn case(self) -> Option<usize> {
        let place = Self::ALL.iter().position(|verdict| *verdict == self);
        place.and_then(|place| place.checked_sub(1))
    }

    pub fn agreement(self) -> Option<Agreement> {
        self.case().map(|case| Agreement::ALL[case])
    }
}

/// The rounds of an evening.
#[expect(clippy::cast_possible_truncation, reason = "a few dozen")]
pub const LAST: u32 = ROUNDS as u32;

pub const ROUND: Setting = Setting::whole("move", "the round shown", (1, LAST), 1)
    .labelled("Round")
    .across("round");

pub const VERDICT: Setting = Setting::name(
    "opponents",
    "those who are said to have an agreement",
    Verdict::OPTIONS,
    "unsaid",
);
