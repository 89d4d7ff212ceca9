//! Appendix B: the steps in the proof of the equilibrium with the Weenie rule.

use super::bloc::Bloc;
use super::claim;
use super::round::{against_bloc, over, power, whole};
use crate::check::{Check, Claim, Sizes, in_steps};
use upperhand::guts::Rules::Weenie;

pub(super) const BOUNDS: Claim = claim("castronova-cor-b.2-proof", "Corollary B.2, proof")
    .says("Against a bloc at t a threshold p ≤ t has α ≥ (n − 1)(t − p)(2t^(n−1) + p^(n−1) − 1), and p > t has α ≥ (n − 1)(t − \
     p)(2p^(n−1) + t^(n−1) − 1), both with equality for two players. At p* = (1/3)^(1/(n−1)) these are 2(n − 1)(t − p*)(t^(n−1) − \
     1/3) and (n − 1)(t − p*)(t^(n−1) − 1/3), above 0 but at t = p*.")
    .extent("proved: (B.1) with the mean value theorem, and (B.2) with δ ≥ 0; each n of the check exactly, at all multiples of \
     1/(2n)")
    .check(Sizes::players(3, 5, 6), |check| in_steps(check, bounds))
    .wrong_as_stated("two players, t = 2/5: α = 2/225, below (n − 1)(t − p*)(3t^(n−1) − 1) = 1/75, as printed for t ≥ p*. And for \
     t < p* the print has more than the second bound, where two players have just that")
    .shown_by("figure=guts-payoff&players=2&weenie=yes&threshold=0.3333&others=0.4&theory=yes");

async fn bounds(check: &mut Check, most: u32) -> &'static str {
    // Two players at p* = 5/15 and 6/15.
    let (p, t) = (over(1, 3), over(2, 5));
    let found = against_bloc(Weenie, 2, (5, 6), 15).0;
    let printed = (t - p) * (whole(3) * t - whole(1));
    check.equal(&over(1, 75), &printed, || "the print at 2/5");
    check.equal(&over(2, 225), &found, || "α at 2/5");
    let words = format!("two players, t = 2/5: α = {found}, below {printed}");
    check.refuted(found < printed, words);
    for bloc in (2..=most).flat_map(|n| Bloc::all(n, 2 * n)) {
        let Bloc { n, p, t, .. } = bloc;
        let (low, high) = (p.min(t), p.max(t));
        let powers = whole(2) * power(high, n - 1) + power(low, n - 1);
        let bound = whole(n - 1) * (t - p) * (powers - whole(1));
        let found = bloc.alpha(Weenie);
        check.case(found >= bound && (n > 2 || found == bound), bloc.place());
        check.progress_of(n - 1, most - 1).await;
    }
    "The ends of a round at all multiples of 1/(2n), for 2 to {size} players."
}
