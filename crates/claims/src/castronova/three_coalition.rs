//! Section 6.3: a mixture with which two win against one.

use super::claim;
use super::polynomial::{at_equilibrium, concave_bound, sign_with_root, through};
use super::round::{Q, against_bloc, double, over, round, whole};
use super::solver::{ROUNDING, players, threshold};
use crate::check::{Check, Failure, Section, Sizes, all_cases, at_once, in_steps};
use core::f64::consts::FRAC_1_SQRT_2;
use upperhand::guts::Error;
use upperhand::guts::Rules::Standard;
use upperhand::guts::coalition::{Mixture, one_round};

pub(super) const CLAIMS: Section = Section::new("Section 6.3", &[
    claim("castronova-lem-6.11", "Lemma 6.11")
        .says("For some constants and all small ε two players at t = 1/√2 − ε leave at most C₁ε² to p within C₀ε of 1/√2, less \
         than 0 outside of that, and at most −ε/C₂ outside of a fixed distance δ.")
        .extent("proved for ε ≤ 0.041 with C₀ = 2, C₁ = 3, C₂ = 2, δ = 1/5: α = −4ε(√2 − ε)(t − p) for p ≤ t, and for p = t + \
         h at most 2h(2√2·ε − 3th)")
        .check(GRID, |check| in_steps(check, bloc))
        .slip_of_the_pen("the last clause for p inside of δ, as printed: p = t, where α = 0")
        .shown_by(EXAMPLE_6_14),
    claim("castronova-lem-6.12", "Lemma 6.12")
        .says("One who always holds and one at 1/√2 + δ leave less than −1/C₃ to every p near 1/√2.")
        .extent("proved: the derivative in δ at 0 is −1, and α is continuous; here 1/C₃ = 1/20 for p between 0.69 and 0.73")
        .check(GRID, |check| all_cases(check, spoiler))
        .shown_by(EXAMPLE_6_14),
    claim("castronova-cor-6.13", "Corollary 6.13")
        .says("With a large C and all small ε the mixture of both, the latter with weight Cε², leaves α < 0 and β ≤ β₀ < 1 \
         with every threshold: two win against one.")
        .extent("proved by Lemmas 6.11 and 6.12, as the bloc loses at most C₁ε² near 1/√2 and wins of order ε elsewhere; here \
         with C = 425/4 and bounds over all thresholds")
        .check(GRID, |check| all_cases(check, mixture))
        .shown_by(EXAMPLE_6_14),
    claim("castronova-ex-6.14", "Example 6.14")
        .says("With ε = 0.04, δ = 0.137 and C = 106.25 the coalition wins whatever player 1 does: at most −0.0044 is left to \
         her, 0.4 % of an ante.")
        .extent("proved, but for rounding below 1e-12: α is concave in her threshold")
        .check(GRID, |check| in_steps(check, example))
        .slip_of_the_pen("−0.04, as printed: at her best threshold she loses 0.00446, 0.4 % of an ante as the text says itself")
        .shown_by(EXAMPLE_6_14),
    claim("castronova-fig-1", "Figure 1")
        .says("The most that the mixture of Example 6.14 leaves is about −0.004.")
        .extent("proved, but for rounding below 1e-12")
        .check(GRID, |check| in_steps(check, figure))
        .shown_by(EXAMPLE_6_14),
    claim("castronova-sec-6.3.1", "§6.3.1")
        .says("The equilibrium of three is not strong: two who leave it together, to 0 and 27/32, win from the third at 1/√2.")
        .extent("proved: her α is √2 − 49437/32768 < 0")
        .check(Sizes::ALL, |check| at_once(check, not_strong))
        .shown_by("figure=guts-payoff&players=3&threshold=0.7071&others=0.84375&apart=yes&third=0"),
]).on_pages("19 to 20");

const GRID: Sizes = Sizes::steps(50, 200, 1000);

const EXAMPLE_6_14: &str =
    "figure=guts-coalition&players=3&mixture=paper&epsilon=0.04&delta=0.137&gap-constant=106.25";

/// Thresholds below 1/√2, in thousandths.
const BELOW: [u32; 3] = [667, 687, 697];

async fn bloc(check: &mut Check, steps: u32) -> String {
    let at_bloc = against_bloc(Standard, 3, (667, 667), 1000).0;
    check.refuted(at_bloc == whole(0), "p = t = 0.667: α = 0, not below −ε/C₂");
    for theirs in BELOW {
        let epsilon = FRAC_1_SQRT_2 - f64::from(theirs) / 1000.0;
        for step in 0..=steps {
            let mine = 1000 * step / steps;
            let alpha = double(against_bloc(Standard, 3, (mine, theirs), 1000).0);
            let away = (f64::from(mine) / 1000.0 - FRAC_1_SQRT_2).abs();
            let threshold = || {
                format!(
                    "p = {}, t = {}, where α = {alpha}",
                    over(mine, 1000),
                    over(theirs, 1000)
                )
            };
            check.case(alpha < 3.0 * epsilon * epsilon, threshold);
            check.case(away < 2.0 * epsilon || alpha < 0.0, threshold);
            check.case(away < 0.2 || alpha <= -epsilon / 2.0, threshold);
        }
        check.progress_of(check.cases(), 9 * steps).await;
    }
    format!(
        "ε = 0.040, 0.020 and 0.010, exact payoffs at {} thresholds of player 1.",
        steps + 1
    )
}

async fn spoiler(check: &mut Check) -> String {
    let most = over(-1, 20);
    // 27/32 is 1/√2 + 0.1366; 0.69 to 0.73 in parts of 3200.
    let range = 2208..=2336_u32;
    let values: Vec<Q> = range
        .step_by(16)
        .map(|mine| round(Standard, &[mine, 0, 2700], 3200).alpha[0])
        .collect();
    for value in &values {
        check.case(*value < most, || format!("α = {value}"));
    }
    let bound = concave_bound(&values);
    check.case(bound < most, || format!("{bound} between the points"));
    check.progress(1.0).await;
    // The derivative in the other's threshold, from the right, at 1/√2: exactly −1.
    let rate = slope_at_equilibrium();
    let holds = rate == [whole(-1), whole(0)];
    check.case(holds, || format!("the derivative is {rate:?}"));
    format!(
        "0 and 27/32 leave at most {:.4} from 0.69 to 0.73, by concavity; the derivative at δ = 0 is −1.",
        double(bound)
    )
}

/// The derivative of α(p, 0, r) in r at r = p from the right, a polynomial in p, at p = 1/√2.
fn slope_at_equilibrium() -> Vec<Q> {
    let rates = (0..4_u32).map(|eighth| {
        let mine = 4 * (eighth + 1);
        let values: Vec<Q> = (0..4)
            .map(|step| round(Standard, &[mine, 0, mine + step], 32).alpha[0])
            .collect();
        (
            over(mine, 32),
            super::round::derivative(&values, over(1, 32)),
        )
    });
    at_equilibrium(&through(&rates.collect::<Vec<_>>()), 3)
}

/// α and β of player 1 against the bloc with a spoiler now and then.
fn mixed(mine: u32, theirs: u32, weight: Q) -> (Q, Q) {
    let bloc = round(Standard, &[mine, theirs, theirs], 1000);
    let spoiler = round(Standard, &[mine, 0, 844], 1000);
    let mean = |common: Q, rare: Q| common + weight * (rare - common);
    (
        mean(bloc.alpha[0], spoiler.alpha[0]),
        mean(bloc.beta, spoiler.beta),
    )
}

async fn mixture(check: &mut Check) -> String {
    let mut found = Vec::new();
    for (theirs, weight) in BELOW
        .into_iter()
        .zip([over(17, 100), over(17, 400), over(17, 1600)])
    {
        let rounds: Vec<(Q, Q)> = (0..=1000)
            .step_by(4)
            .map(|mine| mixed(mine, theirs, weight))
            .collect();
        let alphas: Vec<Q> = rounds.iter().map(|(alpha, _)| *alpha).collect();
        let most = concave_bound(&alphas);
        let stakes = rounds.iter().map(|(_, beta)| *beta).max();
        check.case(most < whole(0), || {
            format!("t = {theirs}/1000 leaves {most}")
        });
        check.case(stakes < Some(whole(1)), || {
            format!("β at t = {theirs}/1000")
        });
        found.push(format!(
            "{:.5} at ε = {:.3}",
            double(most),
            FRAC_1_SQRT_2 - f64::from(theirs) / 1000.0
        ));
        check.progress_of(found.len(), 3).await;
    }
    format!(
        "At most {}: exact at every fourth thousandth, by concavity between them; β is linear and below 1.",
        found.join(", ")
    )
}

/// The best threshold against the example, and what it leaves; and the same at the points of a grid.
fn of_the_example(steps: u32) -> Result<(f64, f64, f64), Error> {
    let example = Mixture::of_the_paper(players(3), 0.04, 0.137, 17.0 / 16.0 * 100.0)?;
    let best = example.best_threshold();
    let mut highest = f64::NEG_INFINITY;
    for step in 0..=steps {
        highest = highest.max(example.round(threshold(step, steps)).alpha);
    }
    Ok((best.threshold.get(), best.alpha, highest))
}

async fn example(check: &mut Check, steps: u32) -> Result<String, Failure> {
    let values: Vec<Q> = (0..=1000)
        .step_by(4)
        .map(|mine| mixed(mine, 667, over(17, 100)).0)
        .collect();
    let rounded = concave_bound(&values);
    check.progress(0.5).await;
    let (at, most, highest) = of_the_example(steps)?;
    let words = format!("p = {at:.4}: printed −0.04 at most, computed {most:.5}");
    check.refuted(most > -0.04 + ROUNDING, words);
    check.case((-0.0045..-0.0044).contains(&most), || {
        format!("{most} at {at}")
    });
    check.case(highest <= most + ROUNDING, || {
        format!("{highest} on the grid")
    });
    let holds = rounded < over(-43, 10_000) && rounded > over(-46, 10_000);
    check.case(holds, || format!("{rounded} in thousandths"));
    Ok(format!(
        "{most:.6} at {at:.4}, and no more at {} thresholds; with all thresholds rounded to thousandths exactly at most {:.5}.",
        steps + 1,
        double(rounded)
    ))
}

async fn figure(check: &mut Check, steps: u32) -> Result<String, Failure> {
    let (at, most, _) = of_the_example(steps)?;
    check.case((-0.0045..-0.0035).contains(&most), || format!("{most}"));
    check.progress(0.5).await;
    let share = most / one_round(Standard, players(3))?.value;
    check.case((0.80..0.81).contains(&share), || {
        format!("{share} of the best")
    });
    Ok(format!(
        "{most:.4} at {at:.3}, which is {:.0} % of what the best mixture wins.",
        100.0 * share
    ))
}

fn not_strong(check: &mut Check, _: u32) -> String {
    let points = (0..4_u32).map(|step| {
        let mine = 27 * step;
        (over(mine, 96), round(Standard, &[mine, 0, 81], 96).alpha[0])
    });
    let found = at_equilibrium(&through(&points.collect::<Vec<_>>()), 3);
    check.case(sign_with_root(&found) < 0, || {
        format!("α = {} + {}/√2", found[0], found[1])
    });
    format!(
        "The third player's α is {} + {}/√2, below 0; the other two share as much.",
        found[0], found[1]
    )
}
