//! Continuous Guts of three players.

use super::claim;
use super::more_players::safely;
use crate::castronova::polynomial::concave_bound;
use crate::castronova::round::{Q, double, round, whole};
use crate::castronova::solver::{ROUNDING, players};
use crate::check::{Check, Claim, Failure, Sizes, in_steps};
use itertools::iproduct;
use upperhand::guts::Rules::{self, Standard, Weenie};
use upperhand::guts::best_response;
use upperhand::guts::coalition::one_round;

pub(super) const CONVEX: Claim = claim("babyak-convexity", "Abstract, concave and convex")
    .says("The sufficient condition that Guts meets, for any number of players and under both rules: player 1's payoff is concave \
     in her own threshold and convex in that of each other player. So others who draw apart do no better than with their average \
     thresholds.")
    .extent("proved: hers has the slope N + (2 + w)P − 2nΠ max(a, tⱼ) − wnΠ min(a, tⱼ), which falls, w being 1 with the Weenie \
     rule; in tⱼ it is a sum of linear parts, of max(x, tⱼ), convex, and of −min(x, tⱼ), convex. Checked at multiples")
    .check(Sizes::steps(4, 8, 16), |check| in_steps(check, convex))
    .shown_by("figure=guts-payoff&players=3&apart=yes");

pub(super) const VALUES: Claim = claim("babyak-three-players", "Abstract, three players")
    .says("For three players of continuous Guts V_N = V_A = 0 > V_S, in one round: with a common draw the others win 0.0056 antes, \
     without one nothing.")
    .extent("proved for V_A (docs/no-die-no-profit.md); V_S checked, with bounds on both sides")
    .check(Sizes::steps(12, 24, 48), |check| in_steps(check, values))
    .shown_by("figure=guts-coalition&players=3&mixture=apart");

async fn convex(check: &mut Check, parts: u32) -> &'static str {
    let bend = |rules: Rules, thresholds: [u32; 3], player: usize| -> Q {
        let at = |threshold: u32| {
            let mut moved = thresholds;
            moved[player] = threshold;
            round(rules, &moved, parts).alpha[0]
        };
        let middle = thresholds[player];
        at(middle - 1) + at(middle + 1) - at(middle) - at(middle)
    };
    for rules in [Standard, Weenie] {
        for (moving, one, other) in iproduct!(1..parts, 0..=parts, 0..=parts) {
            let own = bend(rules, [moving, one, other], 0);
            let theirs = bend(rules, [one, moving, other], 1);
            check.case(own <= Q::default() && theirs >= Q::default(), || {
                format!("{rules:?}, {moving}, {one}, {other} of {parts}: {own}, {theirs}")
            });
        }
        check.progress(0.5).await;
    }
    "Second differences of exact payoffs of three players, in her own threshold and in another's, at all multiples of 1/{size} \
         under both rules."
}

/// A mixture of the others: in 23 rounds of 200 one of them always holds and the other stands higher, else both stand at one
/// threshold; in parts of 200.
const SHARE: (i128, i128) = (23, 200);
const RARE: [u32; 2] = [0, 173];
const COMMON: [u32; 2] = [135, 135];

async fn values(check: &mut Check, parts: u32) -> Result<String, Failure> {
    // V_S, from above: concave in her threshold, and below 0 everywhere.
    check.stage(0.5);
    let share = Q::new(SHARE.0, SHARE.1);
    let mut mixed = Vec::new();
    for mine in 0..=200 {
        let alpha = |[one, other]: [u32; 2]| round(Standard, &[mine, one, other], 200).alpha[0];
        mixed.push(share * alpha(RARE) + (whole(1) - share) * alpha(COMMON));
    }
    let most_left = concave_bound(&mixed);
    check.case(most_left < Q::new(-1, 200), || {
        format!("the mixture leaves {:.5}", double(most_left))
    });
    // From below: what one threshold of hers secures.
    let mine = one_round(Standard, players(3))?
        .player
        .ok_or("she has none")?;
    let secured = best_response(Standard, players(3), mine).bound;
    check.case((secured + 0.0056).abs() < 5e-5, || {
        format!("she secures {secured}")
    });
    check.progress(1.0).await;
    check.stage(1.0);
    for one in 0..=parts {
        // V_N: all alike.
        let alike = round(Standard, &[one; 3], parts).alpha[0];
        check.equal(&Q::default(), &alike, || format!("all at {one}/{parts}"));
        // V_A: against any two she has a threshold that loses nothing.
        for other in one..=parts {
            let alpha = safely(Standard, &[one, other], parts)?;
            check.case(alpha >= -ROUNDING, || {
                format!("{one} and {other}/{parts}: {alpha}")
            });
        }
        check.progress_of(one, parts).await;
    }
    Ok(format!(
        "In fractions a mixture of two pairs leaves {:.5} at most to every threshold, and one of hers secures {secured:.5}. Against all \
         pairs of multiples of 1/{parts} apart she loses nothing, and where all play alike nobody does.",
        double(most_left)
    ))
}
