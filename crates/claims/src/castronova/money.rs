//! Sections 3.2 to 3.4: the value of a sequence of rounds, the bookkeeping, the symmetries.

use super::bloc::blocs;
use super::claim;
use super::round::{Outcome, Q, outcomes, round, whole};
use crate::check::{Check, Section, Sizes, in_steps};
use itertools::Itertools;
use upperhand::guts::Rules::{Standard, Weenie};

pub(super) const CLAIMS: Section = Section::new("Sections 3.2 to 3.4", &[
    claim("castronova-3.2", "§3.2, (3.1), (3.2)")
        .says("The return of a sequence of rounds is Rₘ = α + βRₘ₊₁, with α and β of round m alone and Rₘ₊₁ the return from \
         round m + 1 on with stakes 1: expectations suffice, however the rounds fall out.")
        .extent("proved: rounds are independent, and stakes scale all that follows")
        .check(
            Sizes::new(1, 3, 4, "the largest number of rounds"),
            |check| in_steps(check, recursion),
        )
        .slip_of_the_pen("(3.1) with R₂ \"starting at stage 1\", as printed: two players at 1/2 who stop after two rounds get \
         −1/4, but α + β·(−1/4) is −1/8"),
    claim("castronova-sec-3.3", "§3.3")
        .says("Where r of n players hold, the winner gets n + r − 2, the others who held r − 2 − n each, who dropped r − 2 \
         each, or −1 and 0 where r is 1 and 0: that adds up to 0 for every r, and with the Weenie rule too.")
        .extent("proved: n(r − 2) + n − (r − 1)n = 0")
        .check(Sizes::players(2, 16, 64), |check| in_steps(check, bookkeeping)),
    claim("castronova-3.3", "§3.4, (3.3), (3.4)")
        .says("β is the same in every order of the thresholds; α of a player is the same in every order of the others'; the α \
         of all players add up to 0, and each is 0 where all thresholds are equal.")
        .extent("proved: players differ by their thresholds alone, and every round adds up to 0")
        .check(Sizes::players(2, 4, 5), |check| in_steps(check, symmetries))
        .shown_by("figure=guts-payoff&players=4"),
    claim("castronova-3.5", "(3.5)")
        .says("α(p, q, …, q) = −(n − 1)·α(q, p, q, …, q) where all others play q: one against a bloc gets what each of the \
         bloc loses, n − 1 times.")
        .extent("proved: the bloc's members share what she loses evenly")
        .check(Sizes::players(2, 5, 7), |check| in_steps(check, bloc_symmetry))
        .needs_a_condition("(1/2, 0, 1), where the left is 1/4 and the right −1/2: the others must play alike")
        .shown_by("figure=guts-payoff&players=3&threshold=0.5&others=1&apart=yes&third=0"),
]).on_pages("6 to 7");

/// The money that player 1 has gained when the game is over or the rounds are: antes, matches and pots, without the
/// paper's bookkeeping. A pot that is left over is lost to all.
fn money(rounds: &[Vec<(Q, Outcome)>], pot: Q, gained: Q) -> Q {
    let Some((ends, later)) = rounds.split_first() else {
        return gained;
    };
    let after = |end: &Outcome| match end.holders() {
        0 => money(later, pot, gained),
        1 => gained + if end.best == 0 { pot } else { whole(0) },
        holders => {
            let takes = end.best == 0;
            let matches = end.holds[0] && !takes;
            let change = if takes {
                pot
            } else if matches {
                -pot
            } else {
                whole(0)
            };
            money(later, pot * whole(holders as i128 - 1), gained + change)
        }
    };
    ends.iter().map(|(chance, end)| chance * after(end)).sum()
}

async fn recursion(check: &mut Check, size: u32) -> String {
    let most = size as usize;
    let half = round(Standard, &[1, 1], 2);
    let twice = |value: Q| half.alpha[0] + half.beta * value;
    let printed = twice(twice(twice(whole(-1))));
    let found = twice(twice(whole(-1)));
    check.misprint("two players at 1/2, two rounds", &printed, &found);
    let plays: [&[u32]; 5] = [&[1, 2], &[2, 1], &[0, 3, 2], &[2, 1, 3], &[3, 2, 2, 1]];
    for count in 1..=most {
        for play in plays {
            // Every round shifts the thresholds by one player.
            let shifted = |shift: usize| -> Vec<u32> {
                (0..play.len())
                    .map(|player| play[(player + shift) % play.len()])
                    .collect()
            };
            let ends: Vec<Vec<(Q, Outcome)>> = (0..count)
                .map(|shift| outcomes(&shifted(shift), 4))
                .collect();
            let stated = (0..count).rev().fold(whole(-1), |value, shift| {
                let round = round(Standard, &shifted(shift), 4);
                round.alpha[0] + round.beta * value
            });
            let paid = money(&ends, whole(play.len() as i128), whole(-1));
            check.equal(&stated, &paid, || format!("{count} rounds of {play:?}/4"));
            check.progress(count as f64 / (most + 1) as f64).await;
        }
    }
    format!(
        "The money that player 1 has at the end of up to {most} rounds, over every way they can fall out, with two to four \
         players whose thresholds change from round to round."
    )
}

async fn bookkeeping(check: &mut Check, size: u32) -> String {
    let most = size as usize;
    for players in 2..=most {
        for (holders, rules) in (0..=players).cartesian_product([Standard, Weenie]) {
            let holds = (0..players).map(|player| player < holders).collect();
            let end = Outcome { holds, best: 0 };
            let sum: i128 = (0..players).map(|player| end.payoff(rules, player)).sum();
            check.equal(&0, &sum, || format!("{holders} of {players} hold"));
        }
        check.progress_of(players, most).await;
    }
    format!("Every number of holders among 2 to {most} players, under both rules.")
}

async fn symmetries(check: &mut Check, size: u32) -> String {
    let most = size as usize;
    for players in 2..=most {
        for thresholds in (0..=3_u32).combinations_with_replacement(players) {
            let given = round(Standard, &thresholds, 3);
            check.equal(&whole(0), &given.alpha.iter().sum(), || {
                format!("the sum of α at {thresholds:?}/3")
            });
            if thresholds.iter().all_equal() {
                check.equal(&whole(0), &given.alpha[0], || {
                    format!("α at {thresholds:?}/3")
                });
            }
            for order in (0..players).permutations(players) {
                let permuted: Vec<u32> = order.iter().map(|&player| thresholds[player]).collect();
                let other = round(Standard, &permuted, 3);
                let expected: Vec<Q> = order.iter().map(|&player| given.alpha[player]).collect();
                let is_same = other.beta == given.beta && other.alpha == expected;
                check.case(is_same, || format!("{permuted:?}/3"));
            }
            check.progress(players as f64 / (most + 1) as f64).await;
        }
    }
    format!("All orders of all thresholds at thirds, of 2 to {most} players.")
}

async fn bloc_symmetry(check: &mut Check, most: u32) -> &'static str {
    let one = round(Standard, &[1, 0, 2], 2).alpha[0];
    let other = round(Standard, &[0, 1, 2], 2).alpha[0];
    check.misprint("(1/2, 0, 1)", &(whole(-2) * other), &one);
    for bloc in blocs(2..=most) {
        let mut member = vec![bloc.steps.1; bloc.n as usize];
        member[1] = bloc.steps.0;
        let each = round(Standard, &member, bloc.n).alpha[0];
        let stated = -whole(bloc.n - 1) * each;
        check.equal(&stated, &bloc.alpha(Standard), bloc.place());
        check.progress_of(bloc.n - 1, most).await;
    }
    "All pairs of thresholds that are multiples of 1/n for n = 2 to {size} players: enough for all thresholds, as both \
         sides are polynomials of degree n."
}
