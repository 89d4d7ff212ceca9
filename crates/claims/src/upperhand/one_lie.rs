//! One lie: how many questions it takes to be sure of a suspect, when one of the answers may be false.
//!
//! A position is (a, b): a suspects with whom all answers were true, b with whom just one was false. After a question about y of the
//! a and z of the b, "yes" leaves (y, z + a − y), "no" leaves (a − y, b − z + y).

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};

pub(super) const CLAIMS: Section = Section::new("One lie", &[
    claim("upperhand-one-lie", "What a lie is worth at worst")
        .says("If one answer may be a lie, and the answers are as bad as can be, n suspects take the least number q of yes/no \
         questions with n(q + 1) ≤ 2^q, for odd n with n(q + 1) + q − 1 ≤ 2^q (Pelc's theorem), where without a lie n ≤ 2^q is \
         enough: a lie is worth q + 1 times the suspects. 24 take 8 questions, as many as 129 to 256 without a lie, instead of 5.")
        .extent("checked to 40 suspects by trying every question; Pelc proved it")
        .check(Sizes::pools(24, 24, 40), |check| in_steps(check, questions_with_a_lie)),
]);

/// The positions of up to so many suspects that so many questions are enough for.
struct Sure {
    side: u32,
    positions: Vec<bool>,
}

impl Sure {
    /// One suspect is left, or none is.
    fn at_once(side: u32) -> Self {
        Self::of(side, |a, b| a + b <= 1)
    }

    fn of(side: u32, is_sure: impl Fn(u32, u32) -> bool) -> Self {
        let all = (0..=side).flat_map(|a| (0..=side).map(move |b| (a, b)));
        Self {
            side,
            positions: all.map(|(a, b)| a + b <= side && is_sure(a, b)).collect(),
        }
    }

    fn has(&self, a: u32, b: u32) -> bool {
        self.positions[(a * (self.side + 1) + b) as usize]
    }

    /// Those for which a question more is enough: whatever the answer, this is enough then.
    fn after_a_question(&self) -> Self {
        Self::of(self.side, |a, b| {
            let mut questions = (0..=a).flat_map(|y| (0..=b).map(move |z| (y, z)));
            questions.any(|(y, z)| self.has(y, z + a - y) && self.has(a - y, b - z + y))
        })
    }
}

/// By Pelc's theorem.
fn stated(n: u32) -> u32 {
    let wide = u64::from(n);
    let is_enough = |q: u32| {
        let more = if n.is_multiple_of(2) { 1 } else { u64::from(q) };
        wide * (u64::from(q) + 1) + more <= (1 << q) + 1
    };
    (0..u32::BITS).find(|&q| is_enough(q)).unwrap_or(u32::BITS)
}

async fn questions_with_a_lie(check: &mut Check, side: u32) -> String {
    let mut sure = Sure::at_once(side);
    let mut solved = 0;
    let most = stated(side);
    for questions in 0..=most {
        for n in 1..=side {
            let is_stated = stated(n) <= questions;
            solved += u32::from(stated(n) == questions);
            check.case(sure.has(n, 0) == is_stated, || {
                format!("{n} suspects after {questions} questions")
            });
        }
        sure = sure.after_a_question();
        check.progress_of(questions + 1, most + 1).await;
    }
    // 2^5 is the first power that holds 24 suspects; with a lie the eighth does, which would hold 256.
    let plain = 24_u32.next_power_of_two().ilog2();
    check.case((stated(24), plain) == (8, 5), || {
        format!(
            "24 suspects take {} questions, {plain} without a lie",
            stated(24)
        )
    });
    format!(
        "Every question at every position of up to {side} suspects, to {most} questions; {solved} pools."
    )
}
