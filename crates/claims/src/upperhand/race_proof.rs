//! The two inequalities that the proof in `docs/race-closed-form.md` rests on, part by part.

use super::claim;
use super::race::{corner, representative};
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::NaiveTable;
use upperhand::guess_who::{Ending, Rules};

pub(super) const CLAIMS: Section = Section::new("The race", &[
    claim("upperhand-race-proof", "The race with r answers, the steps of the proof")
        .says("What a part a leaves the opponent, F(a) = m·a·P(m, a), lies above two lines. With j the level of m, F(a) − m(a − \
         r^j) − W(r^j) is positive below r^j, 0 there, and c(m) above it; with six answers c(m) + 1 at a = 6^j + 1 where m > 6^j + \
         1 leaves the remainder 2 by 5. With L the line of W from r^(k−1) to r^k, k ≤ j, F(a) − L(a) + r is at least d(a) for all \
         a up to r^(k+1), and d(a) on that stretch; with six answers it is d(a) − 1 where m = 6^k + 1 and a, of the remainder 2, \
         is above 6^(k−1) + 1 and at most 6^k + 1.")
        .extent("proved in docs/race-closed-form.md")
        .check(Sizes::pools(8, 44, 100), |check| in_steps(check, two_lines)),
]);

/// W(r^j) = (r^(2j+1) − r)/(r + 1) for `power` = r^j.
fn at_power(r: i64, power: i64) -> i64 {
    (r * power * power - r) / (r + 1)
}

/// d(pool) = r − c(pool).
fn lacks(r: u32, pool: u32) -> i64 {
    if pool == 1 {
        0
    } else {
        i64::from(r - representative(r, pool))
    }
}

async fn two_lines(check: &mut Check, side: u32) -> String {
    let mut cheap = 0_u64;
    for answers in 2..=6 {
        let rules = Rules::new(answers, Ending::Race).expect("2 to 6 answers");
        let table = NaiveTable::fill(check, rules, side).await;
        let (r, wide) = (u32::from(answers), i64::from(answers));
        for m in 2..=side {
            let (power, pool) = (i64::from(corner(r, m)), i64::from(m));
            for a in 1..=side {
                let part = i64::from(a);
                let over = table.value(m, a) - pool * (part - power) - at_power(wide, power);
                // Six answers: one more at 6^j + 1.
                let is_raised = r == 6 && part == power + 1 && pool > power + 1 && m % 5 == 2;
                let stated = match part.cmp(&power) {
                    std::cmp::Ordering::Less => over > 0,
                    std::cmp::Ordering::Equal => over == 0,
                    std::cmp::Ordering::Greater => {
                        over == wide - lacks(r, m) || is_raised && over == 3
                    }
                };
                check.case(stated, || {
                    format!("{r} answers, ({m}, {a}): {over} above the first line")
                });
            }
            cheap += second_line(check, &table, r, m, side);
        }
    }
    format!(
        "Every part and pool up to {side} for 2 to 6 answers, against tables that try every question; {cheap} parts of six answers are \
         below by one."
    )
}

/// The second line for every level up to that of m; the number of parts of six answers that are one below.
fn second_line(check: &mut Check, table: &NaiveTable, r: u32, m: u32, side: u32) -> u64 {
    let (wide, top) = (i64::from(r), corner(r, m));
    let mut cheap = 0;
    let mut power = r;
    while power <= top {
        for a in 1..(r * power).min(side + 1) {
            let wide_power = i64::from(power);
            let line = at_power(wide, wide_power) + wide + wide_power * (i64::from(a) - wide_power);
            let over = table.value(m, a) - line + wide;
            let lacking = lacks(r, a);
            let is_cheap =
                r == 6 && m == power + 1 && a % 5 == 2 && a > power / 6 + 1 && a <= power + 1;
            let is_on_line = power <= r * a && a <= power;
            let stated = if is_cheap {
                over == lacking - 1
            } else {
                over >= lacking && (over == lacking || !is_on_line)
            };
            cheap += u64::from(is_cheap);
            check.case(stated, || {
                format!("{r} answers, ({m}, {a}) at r^k = {power}: {over} against {lacking}")
            });
        }
        power *= r;
    }
    cheap
}
