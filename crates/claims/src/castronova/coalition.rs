//! Sections 7.3 and 7.4: coalitions of n − 1 whose members differ.

use super::claim;
use super::polynomial::{at_equilibrium, concave_bound, through};
use super::round::{Q, derivative, double, over, round, whole};
use super::solver::{ROUNDING, p_star, players, solved};
use crate::check::{Check, Extreme, Failure, Section, Sizes, in_steps};
use upperhand::guts::Rules::Standard;
use upperhand::guts::Threshold;
use upperhand::guts::coalition::{Mixture, one_round};

pub(super) const CLAIMS: Section = Section::new("Sections 7.3 to 7.4", &[
    claim("castronova-prop-7.11", "Proposition 7.11, (7.13)")
        .says("At p* = (1/2)^(1/(n−1)), with player 2 holding everything and the others at p*, α = 0; as the others raise \
         their threshold α falls, at first with the slope −(n − 2).")
        .extent("proved for every n; checked exactly for each n of the check")
        .check(PLAYERS, |check| in_steps(check, spoiler_slope))
        .shown_by("figure=guts-coalition&players=4&mixture=own&spoiler=0&beside=0.7937&weight=1"),
    claim("castronova-cor-7.12", "Corollary 7.12")
        .says("Against player 1 at p* the others win by one who holds everything and n − 2 a little above p*, alone or mixed \
         with the bloc at p*.")
        .extent("proved: (7.13); the bloc at p* leaves 0")
        .check(PLAYERS, |check| in_steps(check, against_equilibrium))
        .shown_by(OPTIMUM),
    claim("castronova-cor-7.12-proof", "Corollary 7.12, proof")
        .says("A little of the spoiler's strategy beside a bloc wins against every threshold if the bloc is at p* − ε, as in \
         Lemma 7.14; not if it is at p*, since a bloc at p* leaves 0 to all p ≤ p*.")
        .extent("proved: (7.2) is 0 at t = p*")
        .check(PLAYERS, |check| in_steps(check, against_all))
        .wrong_as_stated("three players, p = 1/2: the bloc at p* = 1/√2 leaves 0, and the spoiler beside one above p* leaves \
         more than 0.1")
        .shown_by("figure=guts-coalition&players=3&threshold=0.5&mixture=own&bloc=0.7071"),
    claim("castronova-rem-7.13", "Remark 7.13")
        .says("There the one who always holds gains with the slope (n − 1)(n − 2), of order n², and each of the others loses \
         with the slope n − 2.")
        .extent("proved for every n; checked exactly for each n of the check")
        .check(PLAYERS, |check| in_steps(check, members))
        .wrong_as_stated("order n, as printed: the slopes are 2, 6, 12 for three, four and five players"),
    claim("castronova-sec-7.3", "§7.3, conclusion")
        .says("The others together can hold player 1 below a number less than 0, whatever she plays, pure or mixed: the best \
         they can do is −0.0056 for three players, and more with more players.")
        .extent("checked to 20 players, each with a certified bound; for all by Corollary 7.16")
        .check(MANY, |check| in_steps(check, negative_value))
        .shown_by(OPTIMUM),
    claim("castronova-lem-7.14", "Lemma 7.14")
        .says("For some constants and all small ε a bloc of n − 1 at p* − ε leaves at most C₁ε² to p within C₀ε of p*, less \
         than 0 outside of that, and at most −ε/C₂ outside of a fixed distance δ.")
        .extent("checked to 20 players with C₀ = 2, C₁ = n², C₂ = 2 and δ = (1 − p*)/2, for ε of 1/20 and 1/50 of 1 − p*; for \
         all by (7.2) and (7.3), as Lemma 6.11")
        .check(MANY, |check| in_steps(check, bloc))
        .slip_of_the_pen("the last clause for p inside of δ, as printed: p = p* − ε, where α = 0")
        .shown_by("figure=guts-coalition&players=4&mixture=paper"),
    claim("castronova-lem-7.15", "Lemma 7.15")
        .says("One who always holds and n − 2 at p* + δ leave less than −1/C₃ to every p near p*.")
        .extent("proved: (7.13), and α is continuous; here δ = 2(1 − p*)/5 and every p within (1 − p*)/10 of p*")
        .check(MANY, |check| in_steps(check, spoiler))
        .shown_by("figure=guts-coalition&players=4&mixture=paper"),
    claim("castronova-cor-7.16", "Corollary 7.16")
        .says("With a large C and all small ε the mixture of both, the latter with weight Cε², leaves α < 0 and β ≤ β₀ < 1 \
         with every threshold: n − 1 win against one.")
        .extent("checked to 20 players with C = 30/(1 − p*)² and three ε each; for all as Corollary 6.13")
        .check(MANY, |check| in_steps(check, mixture))
        .shown_by("figure=guts-coalition&players=4&mixture=paper"),
]).on_pages("24 to 26");

const PLAYERS: Sizes = Sizes::players(3, 5, 6);

const MANY: Sizes = Sizes::players(4, 20, 20);

const OPTIMUM: &str = "figure=guts-coalition&players=4";

/// Player 1 at `mine`, player 2 at 0, the rest at `rest`.
fn with_spoiler(n: u32, mine: u32, rest: u32) -> Vec<u32> {
    let mut thresholds = vec![rest; n as usize];
    (thresholds[0], thresholds[1]) = (mine, 0);
    thresholds
}

/// The derivatives of every player's α at p*, as the rest raise their threshold from player 1's; and the α there. All are
/// polynomials in p*, reduced.
fn slopes(n: u32) -> Vec<(Vec<Q>, Vec<Q>)> {
    let parts = 3 * n;
    let rounds: Vec<Vec<Vec<Q>>> = (1..=n + 1)
        .map(|mine| {
            (0..=n)
                .map(|more| round(Standard, &with_spoiler(n, mine, mine + more), parts).alpha)
                .collect()
        })
        .collect();
    let of_player = |player: usize| {
        let mut points = (Vec::new(), Vec::new());
        for (mine, round) in (1..=n + 1).zip(&rounds) {
            let values: Vec<Q> = round.iter().map(|alpha| alpha[player]).collect();
            points
                .0
                .push((over(mine, parts), derivative(&values, over(1, parts))));
            points.1.push((over(mine, parts), values[0]));
        }
        let reduced = |points: &[(Q, Q)]| at_equilibrium(&through(points), n);
        (reduced(&points.0), reduced(&points.1))
    };
    (0..n as usize).map(of_player).collect()
}

/// Is the reduced polynomial this whole number?
fn is_number(polynomial: &[Q], number: i128) -> bool {
    polynomial[0] == whole(number)
        && polynomial[1..]
            .iter()
            .all(|coefficient| *coefficient == whole(0))
}

async fn spoiler_slope(check: &mut Check, most: u32) -> &'static str {
    for n in 3..=most {
        let (slope, alpha) = &slopes(n)[0];
        check.case(is_number(alpha, 0), || {
            format!("{n} players, α = {alpha:?}")
        });
        check.case(is_number(slope, 2 - i128::from(n)), || {
            format!("{n} players, the slope {slope:?}")
        });
        check.progress_of(n, most).await;
    }
    "Exactly, as polynomials in p* with 2p*^(n−1) = 1, for 3 to {size} players."
}

async fn members(check: &mut Check, most: u32) -> &'static str {
    let mut found = Vec::new();
    for n in 3..=most {
        let all = slopes(n);
        let (spoiler, rest) = (i128::from((n - 1) * (n - 2)), 2 - i128::from(n));
        check.case(is_number(&all[1].0, spoiler), || {
            format!("{n} players, the spoiler's slope {:?}", all[1].0)
        });
        let is_rest = all[2..].iter().all(|(slope, _)| is_number(slope, rest));
        check.case(is_rest, || format!("{n} players, the slopes of the rest"));
        found.push(spoiler.to_string());
        check.progress_of(n, most).await;
    }
    let per_player = |n: u32| over((n - 1) * (n - 2), n);
    let outgrows = is_number(&slopes(3)[1].0, 2)
        && is_number(&slopes(4)[1].0, 6)
        && per_player(4) > per_player(3);
    check.refuted(
        outgrows,
        format!(
            "the spoiler's slopes from three players on: {}",
            found.join(", ")
        ),
    );
    "Exactly, as polynomials in p* with 2p*^(n−1) = 1, for 3 to {size} players."
}

/// The nearest multiple of 1/`parts` below a threshold.
fn below(at: f64, parts: u32) -> u32 {
    (0..=parts)
        .rev()
        .find(|step| f64::from(*step) / f64::from(parts) < at)
        .unwrap_or(0)
}

async fn against_equilibrium(check: &mut Check, most: u32) -> &'static str {
    for n in 3..=most {
        // p* lies between two neighbouring multiples; α is concave, and so below the chords beside it.
        let parts = 200;
        let near = below(p_star(n), parts);
        for more in [4, 8] {
            let values: Vec<Q> = (near - 1..=near + 2)
                .map(|mine| round(Standard, &with_spoiler(n, mine, near + more), parts).alpha[0])
                .collect();
            let bound = concave_bound(&values);
            check.case(bound < whole(0), || {
                format!(
                    "{n} players, the rest at {}: {bound}",
                    over(near + more, parts)
                )
            });
        }
        check.progress_of(n, most).await;
    }
    "Exact payoffs at four thresholds around p*, and by concavity between them, for 3 to {size} players. Any share of it \
         beside a bloc that leaves 0 stays below 0."
}

async fn against_all(check: &mut Check, most: u32) -> &'static str {
    let spoiler = round(Standard, &[100, 0, 142], 200).alpha[0];
    check.refuted(
        spoiler > over(1, 10),
        format!(
            "three players, p = 1/2, the others at 0 and 0.71: α = {:.4}",
            double(spoiler)
        ),
    );
    for n in 3..=most {
        // (7.2) as a polynomial in t, at t = p*, for some p below p*.
        for mine in 0..=n / 2 {
            let points = (0..=n).map(|step| {
                let theirs = n * mine + step * (n - mine);
                let mut thresholds = vec![theirs; n as usize];
                thresholds[0] = n * mine;
                (
                    over(theirs, n * n),
                    round(Standard, &thresholds, n * n).alpha[0],
                )
            });
            let found = at_equilibrium(&through(&points.collect::<Vec<_>>()), n);
            check.case(is_number(&found, 0), || {
                format!("{n} players, p = {}: {found:?}", over(mine, n))
            });
        }
        check.progress_of(n, most).await;
    }
    "The bloc at p* leaves exactly 0 to thresholds up to 1/2, for 3 to {size} players."
}

async fn negative_value(check: &mut Check, most: u32) -> Result<String, Failure> {
    let (mut before, mut text) = (0.0, Vec::new());
    for n in 3..=most {
        let solved = one_round(Standard, players(n))?;
        check.case(solved.value + solved.gap < before, || {
            format!("{n} players: {} ± {}", solved.value, solved.gap)
        });
        before = solved.value - solved.gap;
        text.push(format!("{:.4}", solved.value));
        check.progress_of(n, most).await;
    }
    Ok(format!(
        "Values from three players on, each certified: {}.",
        text.join(", ")
    ))
}

async fn bloc(check: &mut Check, most: u32) -> &'static str {
    let at_bloc = solved(Standard, &[0.75; 3], 0.75).0;
    let words = "four players, p = t = 3/4, which is p* − 0.044: α = 0";
    check.refuted(at_bloc.abs() < ROUNDING, words);
    for n in 4..=most {
        let (p, count) = (p_star(n), f64::from(n));
        let delta = (1.0 - p) / 2.0;
        for epsilon in [0.05, 0.02].map(|share| share * (1.0 - p)) {
            for step in 0..=400 {
                let mine = f64::from(step) / 400.0;
                let alpha = solved(Standard, &vec![p - epsilon; n as usize - 1], mine).0;
                let away = (mine - p).abs();
                let holds = alpha < count * count * epsilon * epsilon
                    && (away < 2.0 * epsilon || alpha < -ROUNDING)
                    && (away < delta || alpha <= -epsilon / 2.0);
                check.case(holds, || {
                    format!("{n} players, ε = {epsilon}, p = {mine}: {alpha}")
                });
            }
        }
        check.progress_of(n, most).await;
    }
    "401 thresholds for two ε and 4 to {size} players; rounding is below 1e-12."
}

/// Thresholds of the coalition with a spoiler.
fn spoiler_at(n: u32, rest: f64) -> Vec<f64> {
    let mut thresholds = vec![rest; n as usize - 1];
    thresholds[0] = 0.0;
    thresholds
}

async fn spoiler(check: &mut Check, most: u32) -> String {
    let mut highest = Extreme::new();
    for n in 4..=most {
        let p = p_star(n);
        for step in -10..=10 {
            let mine = p + (1.0 - p) * f64::from(step) / 100.0;
            let alpha = solved(Standard, &spoiler_at(n, p + 0.4 * (1.0 - p)), mine).0;
            check.case(alpha < -0.05, || {
                format!("{n} players, p = {mine}: {alpha}")
            });
            highest.offer(alpha, n);
        }
        check.progress_of(n, most).await;
    }
    let (alpha, n) = highest.found().copied().unwrap_or_default();
    format!("21 thresholds for 4 to {most} players: {alpha:.4} at most, with {n} players.")
}

async fn mixture(check: &mut Check, most: u32) -> Result<String, Failure> {
    let mut highest = Extreme::new();
    for n in 4..=most {
        let gap = 1.0 - p_star(n);
        for share in [0.05, 0.04, 0.03] {
            let (bloc, spoiler, weight) = (share * gap, 0.4 * gap, 30.0 / (gap * gap));
            let found = Mixture::of_the_paper(players(n), bloc, spoiler, weight)?;
            let alpha = found.best_threshold().alpha;
            // β is linear in player 1's threshold.
            let stakes =
                [Threshold::ALWAYS_HOLD, Threshold::ALWAYS_DROP].map(|end| found.round(end).beta);
            let most_stakes = stakes[0].max(stakes[1]);
            let threshold =
                || format!("{n} players, ε = {share}·(1 − p*): α = {alpha}, β = {most_stakes}");
            check.case(alpha < -ROUNDING && most_stakes < 1.0, threshold);
            highest.offer(alpha, (n, share));
        }
        check.progress_of(n, most).await;
    }
    let (alpha, (n, share)) = highest.found().copied().unwrap_or_default();
    Ok(format!(
        "The best threshold against each mixture, of a concave payoff, for 4 to {most} players: {alpha:.5} at most, with {n} \
         players and ε = {share}·(1 − p*)."
    ))
}
