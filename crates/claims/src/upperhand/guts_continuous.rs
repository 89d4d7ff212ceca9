//! Continuous Guts: payoffs, replies and coalitions of any number of players.

use super::finding;
use crate::castronova::round::{double, round};
use crate::castronova::solver::{ROUNDING, players, threshold, thresholds as at};
use crate::check::{Check, Extreme, Failure, Section, Sizes, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::{self, Standard, Weenie};
use upperhand::guts::{Error, Threshold, best_response, coalition, payoff};

pub(super) const CLAIMS: Section = Section::new("Continuous Guts", &[
    finding("upperhand-guts-any-thresholds", "Payoffs of any thresholds")
        .says("With P the chance that all drop, W that player i holds and wins and L that she is the weenie, her payoff is \
         E[holders] − 2 + 2P + n(2W − (1 − tᵢ)), and P − nL more with the Weenie rule: for any number of players, at any \
         thresholds.")
        .extent("proved: who holds and wins gets n, who holds and loses −n, and all get the number of holders less 2, unless \
         all drop")
        .check(Sizes::players(2, 4, 5), |check| in_steps(check, any_thresholds))
        .shown_by("figure=guts-payoff&players=3&apart=yes"),
    finding("upperhand-guts-two-thresholds", "Best replies have two thresholds")
        .says("Some best reply of all others to a threshold has one of them at u and all others at one v ≥ u, under both \
         rules; without the Weenie rule u is 0 or v.")
        .extent("proved: every threshold of a best reply is a zero of one convex function, and of two at its lower zero each \
         would gain by moving away from the other")
        .check(Sizes::steps(4, 8, 12), |check| in_steps(check, two_thresholds))
        .shown_by("figure=guts-payoff&players=4"),
    finding("upperhand-guts-weenie-ruin", "The pot that grows for ever")
        .says("With the Weenie rule repeated play is safe against every coalition for three to five players and loses 0.0087 \
         antes to the best of six. From seven players on a coalition can let the pot grow without end, and player 1 does no \
         better than to leave.")
        .extent("checked to 20 players, each with bounds of the value on both sides")
        .check(Sizes::players(7, 12, 20), |check| in_steps(check, ruin))
        .shown_by("figure=guts-coalition&players=7&weenie=yes&repeated=yes"),
    super::guts_infinitely_many::LIMIT,
    super::in_turn::IN_TURN,
]);

/// α of every player, and β, from the solver.
fn solved(rules: Rules, thresholds: &[u32], parts: u32) -> Result<(Vec<f64>, f64), Error> {
    let found = payoff(rules, &at(thresholds, parts))?;
    Ok((found.alpha, found.beta))
}

async fn any_thresholds(check: &mut Check, most: u32) -> String {
    let mut farthest = Extreme::new();
    for (n, rules) in (2..=most).cartesian_product([Standard, Weenie]) {
        for thresholds in (0..=n).combinations_with_replacement(n as usize) {
            let exact = round(rules, &thresholds, n);
            let (alpha, beta) = solved(rules, &thresholds, n).unwrap_or_default();
            let distances = exact
                .alpha
                .iter()
                .zip(&alpha)
                .map(|(exact, found)| (double(*exact) - found).abs());
            let distance = distances.fold((double(exact.beta) - beta).abs(), f64::max);
            let holds = distance < ROUNDING && alpha.len() == n as usize;
            check.case(holds, || format!("{rules:?}, {thresholds:?}/{n}"));
            farthest.offer(distance, n);
        }
        check.progress_of(n, most + 1).await;
    }
    let distance = farthest.found().map_or(0.0, |(distance, _)| *distance);
    format!(
        "The formula in doubles against the ends of a round in fractions, at all ascending multiples of 1/n of 2 to {most} players \
         under both rules: {distance:.1e} apart at most."
    )
}

async fn two_thresholds(check: &mut Check, parts: u32) -> Result<&'static str, Failure> {
    for (rules, mine) in [Standard, Weenie].into_iter().cartesian_product(0..=parts) {
        let others = (0..=parts).combinations_with_replacement(3);
        let alpha = |others: &Vec<u32>| {
            let thresholds: Vec<u32> = [mine].into_iter().chain(others.iter().copied()).collect();
            solved(rules, &thresholds, parts).map_or(f64::INFINITY, |(alpha, _)| alpha[0])
        };
        let least = others
            .map(|others| alpha(&others))
            .fold(f64::INFINITY, f64::min);
        let reply = best_response(rules, players(4), threshold(mine, parts));
        let place = || {
            format!(
                "{rules:?}, p = {mine}/{parts}: {} and {least} on the grid",
                reply.alpha
            )
        };
        let holds = reply.alpha <= least + ROUNDING && reply.bound >= reply.alpha - ROUNDING;
        check.case(holds, place);
        let found = reply.opponents.thresholds();
        let is_plain =
            rules == Weenie || found[0] == Threshold::ALWAYS_HOLD || found[0] == found[1];
        check.case(found[1..].iter().all_equal() && is_plain, || {
            format!("{rules:?}, p = {mine}/{parts}: {found:?}")
        });
        check.progress_of(check.cases(), 4 * (parts + 1)).await;
    }
    Ok(
        "Four players: no three thresholds among multiples of 1/{size} leave less than the reply of two thresholds.",
    )
}

async fn ruin(check: &mut Check, most: u32) -> Result<&'static str, Failure> {
    for n in 3..=most {
        let found = coalition::repeated(Weenie, players(n))?;
        let is_stated = match n {
            3..=5 => found.value > -1e-9,
            6 => (found.value + 0.0087).abs() < 5e-5 && found.gap < 1e-6,
            _ => found.value == -1.0 && found.player.is_none(),
        };
        check.case(is_stated, || {
            format!("{n} players: {} ± {}", found.value, found.gap)
        });
        if n >= 7 {
            // If a unit of stakes is worth −1 to her, it is worth no more a round earlier, whatever she plays.
            let conceded = found.coalition.best_threshold_before(-1.0).alpha;
            check.case(conceded <= -1.0, || {
                format!("{n} players concede {conceded}")
            });
        }
        check.progress_of(n, most).await;
    }
    Ok(
        "Values for 3 to {size} players; from seven on mixtures that hold her to −1 before −1, and below 0 in a round.",
    )
}
