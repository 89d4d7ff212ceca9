//! Nica, section 1.2: the landscape that repeats itself.

use super::ansatz::{limit, region};
use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, race_table, visit_positions};
use num_rational::Ratio;

pub(super) const CLAIMS: Section = Section::new("Section 1.2", &[
    claim("nica-sec-1.2-no-limit", "§1.2, no limit")
        .says("For no c > 0 does the chance at (n, cn) converge as the pools grow: along n·2^j it nears p∞(n, cn), which is not \
         the same for all n.")
        .extent("proved; checked for c = a/b with a, b up to the size")
        .check(
            Sizes::new(2, 24, 200, "the largest numerator and denominator of c"),
            |check| in_steps(check, no_limit),
        )
        .shown_by("figure=limit-tiles&rules=race"),
    claim("nica-sec-1.2-log-periodic", "§1.2, log-periodicity")
        .says("The chance at (n, m) is a function p∞ with p∞(2x, 2y) = p∞(x, y), but for at most 4/(3nm).")
        .extent("proved")
        .check(Sizes::pools(4, 96, 512), |check| race_table(check, nears_the_limit))
        .shown_by("figure=win-map&rules=race&layer=rule&rule=distance"),
    claim("nica-sec-1.2-tiles", "§1.2, Figure 2")
        .says("Copies of the L-shaped region (2, ∞)×(1, 2] ∪ (1, 2]×(1, ∞), scaled by the powers of two, tile the quadrant: each \
         point lies in exactly one.")
        .extent("proved")
        .check(
            Sizes::new(8, 96, 512, "the largest number of eighths along each axis"),
            |check| in_steps(check, tiles),
        )
        .shown_by("figure=limit-tiles&rules=race"),
]);

async fn no_limit(check: &mut Check, most: u32) -> String {
    let size = i128::from(most);
    let pairs = (1..=size).flat_map(|a| (1..=size).map(move |b| (a, b)));
    for (a, b) in pairs {
        let done = ((a - 1) * size + b) as f64;
        check.progress(done / (size * size) as f64).await;
        let c = Ratio::new(a, b);
        let eighths = (9..=16).map(|eighths| Ratio::new(eighths, 8));
        let values: Vec<_> = eighths.map(|x| limit(x, c * x)).collect();
        let differ = values.iter().any(|value| *value != values[0]);
        check.case(differ, || {
            format!("p∞(x, {c}·x) is {} for all x tried", values[0])
        });
    }
    format!(
        "For every c = a/b with a, b up to {size} two of the points x = 9/8, 10/8, … 2 have different p∞(x, cx)."
    )
}

async fn nears_the_limit(check: &mut Check, side: u32, table: &NaiveTable) -> &'static str {
    visit_positions(check, side, |check, n, m| {
        let (x, y) = (Ratio::from(i128::from(n)), Ratio::from(i128::from(m)));
        let distance = Ratio::from(i128::from(table.value(n, m))) - limit(x, y) * x * y;
        let is_near = distance <= Ratio::new(4, 3) && distance >= Ratio::new(-4, 3);
        check.case(is_near, || format!("nm(P − p∞) is {distance}"));
        let two = Ratio::from(2);
        let found = limit(x, y);
        check.equal(&limit(two * x, two * y), &found, || "p∞ at twice that");
    })
    .await;
    "Every position with pools up to {size}: nm·|P − p∞| is at most 4/3."
}

async fn tiles(check: &mut Check, size: u32) -> &'static str {
    let one = Ratio::from(1_i128);
    let two = Ratio::from(2);
    for i in 1..=size {
        for j in 1..=size {
            let [x, y] = [i, j].map(|eighths| Ratio::new(i128::from(eighths), 8));
            // Beyond these powers, one of the coordinates is outside of every tile.
            let scaled = (-5..12_i32).map(|k| (x / two.pow(k), y / two.pow(k)));
            let inside = |pool| one < pool && pool <= two;
            let tiles = scaled.filter(|&(a, b)| two < a && inside(b) || inside(a) && one < b);
            let count = tiles.count();
            check.case(count == 1, || format!("({x}, {y}) lies in {count} tiles"));
            check.case(region(x, y).is_some(), || {
                format!("({x}, {y}) lies in no region")
            });
            check.progress_of(i - 1, size).await;
        }
    }
    "Every point whose coordinates are up to {size} eighths."
}
