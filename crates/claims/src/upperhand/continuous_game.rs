//! The continuous game of every rule set: p∞, and how near the real game comes to it.

use super::claim;
use crate::check::{Check, Extreme, Section, Sizes};
use crate::guess_who::{NaiveTable, official_table};
use num_rational::Ratio;

pub(super) const CLAIMS: Section = Section::new("The continuous game", &[
    claim("upperhand-limit-diagonal", "Equal pools under the official rules")
        .says("Under the official rules with yes/no questions the first mover of two equal even pools wins with at least 5/9, \
         attained at 3·2^j, and with at most 9/16 from 4 on, attained at 2^j.")
        .extent("checked to pools of 1024")
        .check(Sizes::pools(16, 128, 1024), |check| official_table(check, official_diagonal))
        .shown_by("figure=limit-tiles&rules=official&alpha=1.5&beta=1.5"),
    claim("upperhand-official-seam", "The seam of the official rules")
        .says("Under the official rules with yes/no questions there is a seam where the race has an edge: for even n ≥ 8, nm·P \
         over even m is piecewise linear, and bends only at the powers of two up to p/4 and at 1/2, 3/4, 5/4, 3/2 and 5/2 of p, \
         the power of two at or below n.")
        .extent("checked to pools of 1024")
        .check(Sizes::pools(24, 128, 1024), |check| official_table(check, official_seam))
        .shown_by("figure=limit-tiles&rules=official"),
]);

async fn official_diagonal(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    let (low, high) = (Ratio::new(5, 9), Ratio::new(9, 16));
    let mut least = Extreme::new();
    for n in (4..=side).step_by(2) {
        let chance = Ratio::new(table.value(n, n), i64::from(n) * i64::from(n));
        let holds = low <= chance && chance <= high;
        check.case(holds, || format!("{chance} at ({n}, {n})"));
        let is_power = n.is_power_of_two();
        let holds = !is_power || chance == high;
        check.case(holds, || format!("{chance} at ({n}, {n})"));
        let is_three = n.is_multiple_of(3) && (n / 3).is_power_of_two();
        let holds = !is_three || chance == low;
        check.case(holds, || format!("{chance} at ({n}, {n})"));
        least.offer(-chance, n);
    }
    let least = least
        .found()
        .map(|(chance, n)| format!("{} at {n}", -chance));
    format!(
        "Even equal pools from 4 to {side}; the least is {}.",
        least.unwrap_or_default()
    )
}

async fn official_seam(check: &mut Check, side: u32, table: &NaiveTable) -> String {
    check.stage(1.0);
    let mut bends = 0_u64;
    for n in (8..=side).step_by(2) {
        let power = 1_u32 << n.ilog2();
        for m in (4..side - 1).step_by(2) {
            let slopes = [m, m + 2].map(|to| table.value(n, to) - table.value(n, to - 2));
            let quarters = 4 * m / power;
            let in_the_weeds = m.is_power_of_two() && 4 * m <= power;
            let in_the_seam = 4 * m == quarters * power && matches!(quarters, 2 | 3 | 5 | 6 | 10);
            let has_bend = slopes[0] != slopes[1];
            bends += u64::from(has_bend);
            let holds = in_the_weeds || in_the_seam || !has_bend;
            check.case(holds, || format!("a bend at ({n}, {m})"));
        }
        check.progress_of(n, side).await;
    }
    format!("Every even pool up to {side}: {bends} bends, all where they are said to be.")
}
