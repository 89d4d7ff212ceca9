//! Section 9: the summary, and what the paper leaves open.

use super::claim;
use super::hand_counts::HandCounts;
use super::matrix_game::solve;
use super::recursive_game::RecursiveGame;
use super::round::{Q, against_bloc, over, pairs, round, whole};
use super::solver::{ROUNDING, p_star, players, solved};
use crate::check::{Check, Extreme, Failure, Section, Sizes, Status, all_cases, in_steps};
use upperhand::guts::Rules::Standard;
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Error as CardError, Fraction, equilibrium, exploitability,
};
use upperhand::guts::coalition::{Mixture, one_round};
use upperhand::guts::{Error, Threshold};

pub(super) const CLAIMS: Section = Section::new("Section 9", &[
    claim("castronova-sec-9-equilibrium", "§9, the equilibrium")
        .says("The symmetric equilibrium is not strict for two players and more: holding more hands costs nothing. It is \
         strong for two players, and not for three and more.")
        .extent("proved: Corollary 5.4, (7.2) at t = p*, and Proposition 7.11")
        .check(MANY, |check| in_steps(check, of_equals))
        .needs_a_condition("that it is not strong for n ≥ 2, as printed: for two players 1/2 leaves α ≥ 0 to itself whatever \
         the other does")
        .shown_by("figure=guts-payoff&players=2&threshold=0.5"),
    claim("castronova-sec-9-roles", "§9, the roles in a coalition")
        .says("Against player 1's best threshold the one who sometimes holds everything gains, each of the others loses, and \
         the gain outweighs the losses. Against other thresholds it can be the other way round.")
        .extent("checked to 20 players, for the best mixture")
        .check(MANY, |check| in_steps(check, roles))
        .needs_a_condition("that the one who always holds gains whatever is played: three players, the best mixture, p = 0.3, \
         where she loses")
        .shown_by("figure=guts-coalition&players=3"),
    claim("castronova-sec-9-best-coalition", "§9, open: the best coalition")
        .says("In one round of three players a coalition wins 0.0056 antes at best, of which Example 6.14 wins 80 %. The best \
         mixture is of two: a bloc, and one who always holds beside a more cautious bloc.")
        .extent("checked to 20 players, each with a certified value")
        .check(MANY, |check| in_steps(check, best_coalition))
        .with_status(Status::Settled)
        .shown_by("figure=guts-coalition&players=3"),
    claim("castronova-sec-9-uneven-equilibrium", "§9, open: an equilibrium that favours the others")
        .says("No equilibrium of one round, mixed or not, has players 2 to n play alike and get more than 0: the only one in \
         which they play alike has all n at p*. So of others who play alike and win each is tempted to leave, or player 1 \
         plays badly.")
        .extent("proved: payoffs are concave in one's own threshold, so that only one player, the lowest, can mix. Below t \
         player 1's slope is (n − 1)(1 − 2t^(n−1)), the others' −1 + 2pt^(n−2) + n(1 − 2t^(n−1)): both 0 only at p = t = p*, \
         and the latter below 0 where p = 0 and the former is. Above t 2pt^(n−2) = 1 is needed, and then player 1's slope \
         2t^(n−1) − 1 + n(1 − 2p^(n−1)) is below 0")
        .check(Sizes::steps(4, 16, 32), |check| in_steps(check, uneven_equilibrium))
        .with_status(Status::Settled)
        .shown_by("figure=guts-coalition&players=3"),
    claim("castronova-sec-9-mixed-play", "§9, open: three players with real cards")
        .says("Are optimal strategies of three players with real cards mixed? In the continuous game the coalition has to mix: \
         each pair of thresholds that was tried leaves at least 0 to some threshold of player 1.")
        .extent("checked for all pairs of multiples of 1/48, with player 1's best threshold among multiples of 1/192; open for \
         real cards")
        .check(Sizes::steps(4, 16, 48), |check| in_steps(check, mixed_play))
        .with_status(Status::Open)
        .shown_by("figure=guts-coalition&players=3"),
    claim("castronova-sec-9-strict-cards", "§9, strict equilibria with cards")
        .says("With one card of 52 the equilibrium is strict: every other strategy, line or not, loses to it. With two cards \
         the best line is strict among lines, but no equilibrium.")
        .extent("proved: hand by hand")
        .check(Sizes::ALL, |check| all_cases(check, strict_cards))
        .wrong_as_stated("that it is with two cards: who plays the best line, 668, loses 20/1624350 to the best reply")
        .shown_by("figure=guts-cards&cards=1"),
    claim("castronova-sec-9-more-cards", "§9, open: three and five cards")
        .says("With three and with five cards of 52 an optimal strategy of two players is known exactly, see our own findings; \
         both mix.")
        .extent("checked for hands of one to three cards, of the whole deck and of small ones; for five by \
         `upperhand-guts-five-card-optimum`")
        .check(Sizes::new(3, 5, 13, "the number of ranks"), |check| in_steps(check, more_cards))
        .with_status(Status::Settled)
        .shown_by("figure=guts-cards&cards=3"),
    claim("castronova-sec-9-states", "§9, open: several states")
        .says("How the results of section 4.4 extend to games with several states is open. Those of section 4.3 do: where the \
         stakes carried on from any state to all states add up to at most β₀ < 1, the map of values is a contraction.")
        .extent("proved for falling stakes, as Proposition 4.5; open for growing ones")
        .check(Sizes::games(10, 60, 600), |check| in_steps(check, several_states))
        .with_status(Status::Open),
]).on_pages("30 to 31");

const MANY: Sizes = Sizes::players(3, 12, 20);

fn value(n: u32) -> Result<f64, Error> {
    let solved = one_round(Standard, players(n))?;
    Ok(solved.value + solved.gap)
}

async fn of_equals(check: &mut Check, most: u32) -> &'static str {
    let against_half = |theirs: u32| round(Standard, &[48, theirs], 96).alpha[0];
    let least = (0..=96).map(against_half).min();
    let words = "two players: 1/2 leaves itself 0 at least, against 97 thresholds";
    check.refuted(least == Some(whole(0)), words);
    let found = against_half(0);
    check.equal(&whole(0), &found, || "two players, who holds everything");
    for n in 3..=most {
        check.case(value(n).is_ok_and(|value| value < 0.0), || {
            format!("{n} players against one")
        });
        // 2·p*^(n−1) = 1, so that (7.2) is 0 at t = p*: by doubles, and exactly for Corollary 7.12.
        let p = p_star(n);
        let reckless = solved(Standard, &vec![p; n as usize - 1], p / 2.0).0;
        check.case(reckless.abs() < ROUNDING, || {
            format!("{n} players, p*/2: {reckless}")
        });
        check.progress_of(n, most).await;
    }
    "Two players exactly; 3 to {size} with certified values of the coalition."
}

/// The best mixture, and what its members gain against player 1's best threshold and against another.
fn gains(n: u32, other: f64) -> Result<(Mixture, Vec<f64>, Vec<f64>), Error> {
    let solved = one_round(Standard, players(n))?;
    let best = solved.coalition.best_threshold().threshold;
    let here = solved.coalition.members(best);
    let there = solved.coalition.members(Threshold::new(other)?);
    Ok((solved.coalition, here, there))
}

async fn roles(check: &mut Check, most: u32) -> Result<&'static str, Failure> {
    for n in 3..=most {
        let (_, best, other) = gains(n, 0.3)?;
        let has_roles = best[0] > ROUNDING && best[1..].iter().all(|gain| *gain < -ROUNDING);
        let holds = has_roles && best.iter().sum::<f64>() > ROUNDING;
        check.case(holds, || format!("{n} players: {best:?}"));
        if n == 3 {
            let words = format!("p = 0.3: {:.4} and {:.4}", other[0], other[1]);
            check.refuted(other[0] < -ROUNDING && other[1] > ROUNDING, words);
        }
        check.progress_of(n, most).await;
    }
    Ok("Gains of each member at the best threshold of player 1, for 3 to {size} players.")
}

async fn best_coalition(check: &mut Check, most: u32) -> Result<String, Failure> {
    let mut values = Vec::new();
    for n in 3..=most {
        let solved = one_round(Standard, players(n))?;
        let [spoiler, bloc] = solved.coalition.joint_strategies() else {
            check.case(false, || format!("{n} players do not mix two"));
            continue;
        };
        let (rare, common) = (spoiler.opponents.thresholds(), bloc.opponents.thresholds());
        let is_spoiler =
            rare[0] == Threshold::ALWAYS_HOLD && rare[1..].iter().all(|at| *at > common[0]);
        let holds = is_spoiler && common.iter().all(|at| *at == common[0]);
        check.case(holds, || format!("the mixture of {n} players"));
        check.case(solved.gap < 1e-9, || {
            format!("{n} players, a gap of {}", solved.gap)
        });
        if n == 3 {
            let example = Mixture::of_the_paper(players(3), 0.04, 0.137, 106.25)?;
            let share = example.best_threshold().alpha / solved.value;
            check.case((0.80..0.81).contains(&share), || {
                format!("Example 6.14 wins {share} of it")
            });
        }
        values.push(format!("{:.4}", -solved.value));
        check.progress_of(n, most).await;
    }
    Ok(format!(
        "From three players on: {}; certified to 1e-9.",
        values.join(", ")
    ))
}

async fn uneven_equilibrium(check: &mut Check, parts: u32) -> String {
    let fine = 16 * parts;
    for n in 3..=4_u32 {
        for (mine, theirs) in pairs(parts) {
            // Payoffs are concave: a player who can gain at all can gain next to her own threshold.
            let gains = |player: usize| {
                let mut thresholds = vec![16 * theirs; n as usize];
                thresholds[0] = 16 * mine;
                let own = thresholds[player];
                let here = round(Standard, &thresholds, fine).alpha[player];
                [own.checked_sub(1), (own < fine).then_some(own + 1)]
                    .into_iter()
                    .flatten()
                    .any(|beside| {
                        let mut moved = thresholds.clone();
                        moved[player] = beside;
                        round(Standard, &moved, fine).alpha[player] > here
                    })
            };
            let thresholds = || {
                format!(
                    "{n} players, {} against {}",
                    over(mine, parts),
                    over(theirs, parts)
                )
            };
            check.case(gains(0) || gains(1), thresholds);
            check
                .progress(f64::from(n - 3) / 2.0 + f64::from(mine) / f64::from(2 * parts))
                .await;
        }
    }
    format!(
        "At all multiples of 1/{parts}, where p* is not, player 1 or player 2 gains by a step of 1/{fine}, of three and four \
         players: exact payoffs."
    )
}

async fn mixed_play(check: &mut Check, parts: u32) -> String {
    let mut least = Extreme::new();
    for low in 0..=parts {
        for high in low..=parts {
            let alpha = |mine: u32| round(Standard, &[mine, 4 * low, 4 * high], 4 * parts).alpha[0];
            let best = (0..=4 * parts).map(alpha).max().unwrap_or_default();
            check.case(best >= whole(0), || {
                format!("{} and {}", over(low, parts), over(high, parts))
            });
            least.offer(-best, (low, high));
            check.progress_of(low, parts).await;
        }
    }
    // A player who copies the bloc gets exactly 0.
    let copied =
        (0..=parts).all(|step| against_bloc(Standard, 3, (step, step), parts).0 == whole(0));
    check.case(copied, || "who copies a bloc");
    let (best, (low, high)) = least.found().copied().unwrap_or_default();
    format!(
        "The least that a pair of multiples of 1/{parts} leaves to the best of 1/{} is {}, with {} and {}.",
        4 * parts,
        -best,
        over(low, parts),
        over(high, parts)
    )
}

async fn strict_cards(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    let loss = counts.exploitability(668);
    check.refuted(loss == 20, format!("668 loses {}", counts.share(loss)));
    let one = HandCounts::of((13, 4, 1));
    for own in 1..=one.n() {
        let gain = one.gain_of_holding(26, own);
        let is_strict = if own > 26 { gain > 0 } else { gain < 0 };
        check.case(is_strict, || format!("{} gains {gain}", one.label(own)));
    }
    "Each of 52 cards gains by being played as 8H says; two cards by the best reply to 668."
}

/// The loss of the optimal strategy of a deck to the best reply.
fn loss(ranks: u32, suits: u32, cards: u32) -> Result<Fraction, CardError> {
    let game = CardGame::new(Deck::new(ranks, suits)?, cards, AllDrop::Replay)?;
    Ok(exploitability(&game, &equilibrium(&game)?))
}

async fn more_cards(check: &mut Check, ranks: u32) -> &'static str {
    for cards in 1..=3 {
        for (ranks, suits) in [(ranks, 4), (ranks, 3), (13, 4)] {
            let lost = loss(ranks, suits, cards);
            check.case(lost == Ok(Fraction::ZERO), || {
                format!("{cards} cards of {ranks} × {suits}: {lost:?}")
            });
            check.progress_of(cards, 3).await;
        }
    }
    "Exact strategies for {size} ranks and for the whole deck that lose 0 to the best reply."
}

async fn several_states(check: &mut Check, count: u32) -> String {
    let mut largest = Extreme::new();
    for number in RecursiveGame::spread(count) {
        // Two states; each passes on tenths of the stakes to itself and to the other.
        let [here, there] =
            [number, number / 7 + 1].map(|number| RecursiveGame::numbered(number, over(1, 10)));
        let map = |values: [Q; 2]| -> Option<[Q; 2]> {
            let image = |state: &RecursiveGame, other: &RecursiveGame, [own, theirs]: [Q; 2]| {
                let rows = state.followed_by(own).into_iter().zip(&other.stakes);
                let matrix: Vec<Vec<Q>> = rows
                    .map(|(row, carried)| {
                        row.iter()
                            .zip(carried)
                            .map(|(entry, b)| entry + b * theirs)
                            .collect()
                    })
                    .collect();
                solve(&matrix).map(|saddle| saddle.value)
            };
            Some([
                image(&here, &there, values)?,
                image(&there, &here, [values[1], values[0]])?,
            ])
        };
        let (one, other) = ([whole(0), whole(1)], [whole(2), whole(-1)]);
        let images = map(one).zip(map(other));
        // No entry of either is above 4/10.
        let allowed = over(8, 10) * whole(2);
        let apart = images.map(|(a, b)| {
            a.iter()
                .zip(b)
                .map(|(x, y)| (x - y).max(y - x))
                .max()
                .unwrap_or_default()
        });
        let holds = apart.is_some_and(|apart| apart <= allowed);
        check.case(holds, || format!("game {number}"));
        largest.offer(apart.unwrap_or_default(), number);
        check.progress_of(check.cases(), count).await;
    }
    let apart = largest.found().map(|(apart, _)| *apart).unwrap_or_default();
    format!("{count} games of two states with β₀ = 4/5: values 2 apart come within {apart}.")
}
