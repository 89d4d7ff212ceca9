//! Section 4.4, second half, and section 4.5: when a return can be forced though stakes may grow.

use super::claim;
use super::matrix_game::{guarantee, solve};
use super::recursive_game::RecursiveGame;
use super::round::{Q, over, power, whole};
use super::solver::players;
use super::truncated::{games, lower_values, upper_values};
use crate::check::{Check, Failure, Section, Sizes, in_steps};
use itertools::Itertools;
use upperhand::guts::{Rules, coalition};

pub(super) const CLAIMS: Section = Section::new("Sections 4.4 to 4.5", &[
    claim("castronova-thm-4.8", "Theorem 4.8, (4.11), (4.12)")
        .says("A strategy with α ≥ α₀ ≥ 0, β ≥ 0 and α ≥ t(β − 1) + ε against everything, 0 < ε < t, returns in n rounds at \
         least α₀ − α₀(1 − ε/t)^max(0, n−1) − t(1 − ε/t)ⁿ. The lower value is the least fixed point of T that is at least −t, \
         or infinite where there is none.")
        .extent("proved in the paper, by induction")
        .check(Sizes::rounds(2, 8, 12), |check| in_steps(check, bound))
        .shown_by("figure=guts-payoff&players=3&fee=1&theory=yes"),
    claim("castronova-rem-4.9", "Remark 4.9")
        .says("Without a strategy that has α − tβ ≥ −t against everything player 1 can do no better than to leave: all values \
         of the recursion V → T(V) from −t on are below −t.")
        .extent("proved: T(−t) < −t, and T is monotone")
        .check(GAMES, |check| in_steps(check, necessary)),
    claim("castronova-rem-4.10", "Remark 4.10, (4.13)")
        .says("The condition of Theorem 4.8 is that β ≤ 1 + α/t − σ for some σ > 0, so that α ≥ 0 and β ≤ 1 − σ suffice. α = 0 \
         with β = 1 − ε/t attains the bound.")
        .extent("proved: σ is ε/t")
        .check(Sizes::rounds(2, 8, 12), |check| in_steps(check, sufficient))
        .slip_of_the_pen("the example with β = 1 − ε, as printed, for t = 1/2, ε = 1/4: one round returns −3/8, the bound is \
         −1/4"),
    claim("castronova-cor-4.11", "Corollary 4.11")
        .says("The lower value of a game with Value(A) = 0 is 0 if player 1 has a strategy with α ≥ 0 and α ≥ t(β − 1) + ε \
         against everything, and exactly if T(V) > V for −t ≤ V < 0. Where both sides have such strategies these have α = 0 \
         and β ≤ 1 − ε/t.")
        .extent("proved: the values rise to the least fixed point that is at least −t")
        .check(GAMES, |check| in_steps(check, fair_games))
        .wrong_as_stated("that the condition is necessary: A = ((0, 2), (−1, −1)), B = ((0, 2), (0, 0)), t = 3. Only the first \
         row has α ≥ 0, and with it α − tβ = −4 < −3; but the values are −3, −1, 0. That β ≤ 1 − ε: A = 0, B = 1/2, t = 2, ε = \
         1"),
    claim("castronova-rem-4.12", "Remark 4.12")
        .says("Where both sides keep to strategies with α and β, what player 1 has secured and what player 2 has conceded \
         after n rounds are 2tβⁿ apart, twice the fee on the stakes that are left: with β ≥ 1 that never vanishes.")
        .extent("proved: both follow V → α + βV")
        .check(Sizes::rounds(2, 8, 16), |check| in_steps(check, gap)),
    claim("castronova-rem-4.13", "Remark 4.13")
        .says("The lower value is at most any fixed point of T that is at least −t; the upper value, an infimum, at least any \
         that is at most t.")
        .extent("proved: T is monotone")
        .check(GAMES, |check| in_steps(check, fixed_points_bound)),
    claim("castronova-sec-4.5", "§4.5")
        .says("With continuous payoffs on compact sets of strategies, mixtures of both sides that are probability measures \
         have one value, and there are optimal ones; so it is for continuous Guts of one player against all others.")
        .extent("proved by Glicksberg; here both sides of the value of Guts are certified")
        .check(Sizes::players(3, 8, 20), |check| in_steps(check, continuous))
        .shown_by("figure=guts-coalition"),
]).on_pages("9 to 12");

const GAMES: Sizes = Sizes::games(10, 60, 600);

/// Every α and β among quarters that the condition of Theorem 4.8 allows.
fn allowed(least: Q, fee: Q, margin: Q) -> Vec<(Q, Q)> {
    let quarters = |to: i128| (0..=to).map(|quarter| over(quarter, 4));
    let all = quarters(4).cartesian_product(quarters(8));
    all.filter(|&(alpha, beta)| alpha >= least && alpha >= fee * (beta - whole(1)) + margin)
        .collect()
}

fn stated_bound(least: Q, fee: Q, margin: Q, rounds: u32) -> Q {
    let rate = whole(1) - margin / fee;
    least - least * power(rate, rounds.saturating_sub(1)) - fee * power(rate, rounds)
}

async fn bound(check: &mut Check, rounds: u32) -> &'static str {
    let quarters = [0, 1, 2].map(|quarter| over(quarter, 4));
    for (least, fee) in quarters
        .into_iter()
        .cartesian_product([over(1, 2), whole(1), whole(2)])
    {
        let margins = (1..8)
            .map(|quarter| over(quarter, 4))
            .filter(|&margin| margin < fee);
        for margin in margins {
            let rules = allowed(least, fee, margin);
            let worst = |value: Q| rules.iter().map(|(alpha, beta)| alpha + beta * value).min();
            let mut value = -fee;
            for round in 0..=rounds {
                let stated = stated_bound(least, fee, margin, round);
                check.case(value >= stated, || {
                    format!("α₀ = {least}, t = {fee}, ε = {margin}, n = {round}")
                });
                value = worst(value).unwrap_or(value);
            }
        }
        check.progress_of(check.cases(), 100 * (rounds + 1)).await;
    }
    for (number, game) in games(40) {
        // Between two neighbouring values there is no fixed point.
        let values = lower_values(&game, whole(1), 3).unwrap_or_default();
        for pair in values.windows(2).filter(|pair| pair[0] < pair[1]) {
            for at in [pair[0], (pair[0] + pair[1]) * over(1, 2)] {
                let holds = game.map(at).is_some_and(|value| value > at);
                check.case(holds, || format!("game {number} at {at}"));
            }
        }
    }
    "The worst of all α and β in quarters that are allowed, anew in each of {size} rounds; and no fixed point below \
         the values of 40 games."
}

async fn necessary(check: &mut Check, count: u32) -> String {
    let mut met = 0;
    for (number, game) in games(count) {
        for fee in [over(1, 2), whole(1), whole(2)] {
            let Some(first) = game.map(-fee).filter(|value| *value < -fee) else {
                continue;
            };
            met += 1;
            let second = game.map(first);
            let holds = second.is_some_and(|second| second <= first);
            check.case(holds, || format!("game {number}, fee {fee}"));
        }
        check.progress_of(met, 3 * count).await;
    }
    format!("{met} games and fees without such a strategy: the values fall from −t on.")
}

async fn sufficient(check: &mut Check, rounds: u32) -> &'static str {
    let (fee, margin) = (over(1, 2), over(1, 4));
    let printed = -fee * (whole(1) - margin);
    check.misprint(
        "t = 1/2, ε = 1/4, one round",
        &stated_bound(whole(0), fee, margin, 1),
        &printed,
    );
    for (fee, margin) in
        [(1, 1), (2, 1), (2, 3), (4, 3)].map(|(fee, part)| (over(fee, 2), over(part, 4)))
    {
        if margin >= fee {
            continue;
        }
        let mut value = -fee;
        for round in 0..=rounds {
            check.equal(&stated_bound(whole(0), fee, margin, round), &value, || {
                format!("t = {fee}, ε = {margin}, n = {round}")
            });
            value *= whole(1) - margin / fee;
        }
        for (alpha, beta) in (0..=8)
            .cartesian_product(0..=16)
            .map(|(a, b)| (over(a, 4), over(b, 4)))
        {
            let by_margin = alpha - fee * (beta - whole(1)) > whole(0);
            let by_sigma = whole(1) + alpha / fee - beta > whole(0);
            check.case(by_margin == by_sigma, || {
                format!("α = {alpha}, β = {beta}, t = {fee}")
            });
        }
        check.progress(0.5).await;
    }
    "The bound of {size} rounds, attained; and both forms of the condition at all quarters."
}

fn integers(rows: [[i128; 2]; 2]) -> Vec<Vec<Q>> {
    rows.iter()
        .map(|row| row.iter().map(|&entry| whole(entry)).collect())
        .collect()
}

async fn fair_games(check: &mut Check, count: u32) -> String {
    let odd = RecursiveGame {
        payoffs: integers([[0, 2], [-1, -1]]),
        stakes: integers([[0, 2], [0, 0]]),
    };
    let values = lower_values(&odd, whole(3), 2).unwrap_or_default();
    let first_row = odd.followed_by(whole(-3))[0].iter().min().copied();
    check.refuted(
        values == [whole(-3), whole(-1), whole(0)] && first_row == Some(whole(-4)),
        "the values of A = ((0, 2), (−1, −1)), B = ((0, 2), (0, 0)) are −3, −1, 0, though its first row has α − 3β = −4",
    );
    check.refuted(
        whole(0) >= whole(2) * (over(1, 2) - whole(1)) + whole(1) && over(1, 2) > whole(0),
        "A = 0, B = 1/2, t = 2, ε = 1, where β is 1/2 and not 0",
    );
    let (mut met, fee) = (0, whole(1));
    let below = || (1..=16).map(|part| over(-part, 16));
    for (index, (number, game)) in (0..).zip(games(16 * count)) {
        let Some(alone) = solve(&game.payoffs).filter(|saddle| saddle.value == whole(0)) else {
            continue;
        };
        met += 1;
        let images: Vec<(Q, Q)> = below().filter_map(|at| Some((at, game.map(at)?))).collect();
        if guarantee(&game.followed_by(-fee), &alone.rows) > -fee {
            let rises = images.iter().all(|(at, image)| image > at);
            check.case(rises, || {
                format!("game {number}, which has such a strategy")
            });
        }
        let stuck = images.iter().find(|(at, image)| image <= at);
        let last = lower_values(&game, fee, 3).and_then(|values| values.last().copied());
        let stays_below = stuck.is_none_or(|(at, _)| last.is_some_and(|last| last <= *at));
        check.case(stays_below, || format!("game {number}"));
        check.progress_of(index, 16 * count).await;
    }
    format!("{met} games with Value(A) = 0, and T at every sixteenth between −1 and 0.")
}

async fn gap(check: &mut Check, rounds: u32) -> &'static str {
    for (alpha, beta) in (-2..=2)
        .cartesian_product(0..=6)
        .map(|(a, b)| (over(a, 2), over(b, 4)))
    {
        for fee in [over(1, 2), whole(1), whole(2)] {
            let (mut lower, mut upper) = (-fee, fee);
            for round in 0..=rounds {
                check.equal(
                    &(whole(2) * fee * power(beta, round)),
                    &(upper - lower),
                    || format!("α = {alpha}, β = {beta}, n = {round}"),
                );
                (lower, upper) = (alpha + beta * lower, alpha + beta * upper);
            }
        }
        check.progress(0.5).await;
    }
    "Both values round by round, up to {size}, for β from 0 to 3/2 and three fees."
}

async fn fixed_points_bound(check: &mut Check, count: u32) -> Result<&'static str, Failure> {
    for (number, mut game) in games(count) {
        for at in [over(-1, 2), whole(0), over(1, 2)] {
            let image = game
                .map(at)
                .ok_or_else(|| format!("no value of game {number}"))?;
            // A payoff for everybody moves T up until `at` is a fixed point.
            game.payoffs
                .iter_mut()
                .flatten()
                .for_each(|payoff| *payoff += at - image);
            let lower = lower_values(&game, whole(1), 3);
            let upper = upper_values(&game, whole(1), 3);
            let bounds = lower.is_some_and(|values| values.iter().all(|value| *value <= at))
                && upper.is_some_and(|values| values.iter().all(|value| *value >= at));
            let holds = game.map(at) == Some(at) && bounds;
            check.case(holds, || format!("game {number} with the fixed point {at}"));
        }
        check.progress_of(check.cases(), 3 * count).await;
    }
    Ok(
        "Three rounds of lower and upper values of games moved so that −1/2, 0 or 1/2 is a fixed point.",
    )
}

/// The bounds of the value from both sides must be at most this far apart.
const CERTIFIED: f64 = 1e-9;

async fn continuous(check: &mut Check, most: u32) -> String {
    let mut widest = 0.0_f64;
    for (n, rules) in (3..=most).cartesian_product([Rules::Standard, Rules::Weenie]) {
        let solved = coalition::one_round(rules, players(n));
        let gap = solved.map_or(f64::INFINITY, |solution| solution.gap);
        check.case(gap < CERTIFIED, || {
            format!("{n} players, where the bounds are {gap} apart")
        });
        widest = widest.max(gap);
        check.progress_of(n, most).await;
    }
    // (x − y)² on the unit square: both ends against the middle.
    for y in (0..=32).map(|part| over(part, 32)) {
        let ends = (y * y + (whole(1) - y) * (whole(1) - y)) * over(1, 2);
        let middle = (y - over(1, 2)) * (y - over(1, 2));
        let holds = ends >= over(1, 4) && middle <= over(1, 4);
        check.case(holds, || format!("(x − y)² at {y}"));
    }
    format!(
        "What one threshold secures and what one mixture of all others concedes are at most {widest:.1e} apart, with up to \
         {most} players; and (x − y)², where no pure strategies are optimal, has the value 1/4."
    )
}
