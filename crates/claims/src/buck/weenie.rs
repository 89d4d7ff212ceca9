//! The Weenie rule against arbitrary coalitions.

use super::claim;
use crate::castronova::polynomial::concave_bound;
use crate::castronova::round::{Q, double, round};
use crate::castronova::solver::{ROUNDING, players};
use crate::check::{Check, Claim, Failure, Sizes, in_steps};
use upperhand::guts::Rules::Weenie;
use upperhand::guts::coalition::repeated;
use upperhand::guts::{best_response, equilibrium};

pub(super) const STRONG: Claim = claim("buck-weenie-strong", "Abstract, the Weenie rule")
    .says("With the Weenie rule the equilibrium of three, four and five players is strong, optimal against every coalition of the \
     others, in one round and repeated. From six players on it is not.")
    .extent("checked to 20 players, each with a certified bound")
    .check(Sizes::players(6, 12, 20), |check| in_steps(check, strong))
    .needs_a_condition("six players, player 1 at p* = 0.8027, one of the others always holding and four at 0.925: she loses more \
     than 0.005 antes a round")
    .shown_by("figure=guts-coalition&players=6&weenie=yes");

async fn strong(check: &mut Check, most: u32) -> Result<String, Failure> {
    // By the ends of a round, exactly; α is concave in her threshold, and p* lies between these two.
    let beside = [320, 321, 322, 323]
        .map(|mine| round(Weenie, &[mine, 0, 370, 370, 370, 370], 400).alpha[0]);
    let most_left = concave_bound(&beside);
    check.refuted(
        most_left < Q::new(-1, 200),
        format!(
            "six players, player 1 from 0.8 to 0.8075, where p* lies: at most {:.4}",
            double(most_left)
        ),
    );
    let mut text = Vec::new();
    for n in 3..=most {
        let at = equilibrium(Weenie, players(n)).threshold;
        let reply = best_response(Weenie, players(n), at);
        let endless = repeated(Weenie, players(n))?;
        let is_safe = n <= 5;
        check.case((reply.bound > -ROUNDING) == is_safe, || {
            format!("{n} players: {} in a round", reply.bound)
        });
        check.case(
            if is_safe {
                endless.value > -1e-9
            } else {
                endless.value + endless.gap < -0.008
            },
            || format!("{n} players: {} repeated", endless.value),
        );
        if !is_safe {
            text.push(format!("{:.4}", -reply.alpha));
        }
        check.progress_of(n, most).await;
    }
    Ok(format!(
        "No coalition wins from the equilibrium of three to five players, in a round or repeated; from six on the best reply to it \
         wins {} a round.",
        text.join(", ")
    ))
}
