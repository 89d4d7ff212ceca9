//! Nica, section 3: who escapes from the weeds, who wins, and whether anybody ever does.

use super::ansatz::{Real, Region, Walk, limit, power, region};
use super::claim;
use crate::check::{Check, Extreme, Failure, Section, Sizes, in_steps};
use num_rational::Ratio;

/// The turns for which walks by the ansatz are followed.
const BIDS: Sizes = Sizes::new(8, 32, 40, "the number of bold bids that are followed");

pub(super) const CLAIMS: Section = Section::new("Section 3", &[
    claim("nica-rem-3.2", "Remark 3.2")
        .says("However far behind, the trailing player may yet recover: no finite number of turns decides the continuous game. \
         After j failures from (α, β) the chance to escape still is 2/(2 + 2^j(α − 2)).")
        .extent("proved")
        .check(BIDS, |check| in_steps(check, never_decided)),
    claim("nica-lem-3.6", "Lemma 3.6")
        .says("From the weeds at (2^k α, 2^k β) the player ever escapes with chance 2/α: with (2 − 2^(1−t))/α within t bids.")
        .extent("proved")
        .check(BIDS, |check| in_steps(check, escape)),
    claim("nica-lem-3.6-escape", "Lemma 3.6, proof, after a success")
        .says("A success leaves 2^k against 2^k·β, more than 2^k and at most 2^(k+1): the other is in the weeds, at level k − 1.")
        .extent("proved")
        .check(
            Sizes::new(4, 24, 1000, "the number of values of β"),
            |check| in_steps(check, after_success),
        )
        .slip_of_the_pen("β = 3/2: y is 3/2·2^k, below the 2^(k+1) that is printed as its least value"),
    claim("nica-lem-3.7", "Lemma 3.7")
        .says("From (4·2^k, 2·2^k) the mover loses with chance 2/3. The lead changes s times or more with chance 2^(−s), so that a \
         draw has chance 0.")
        .extent("proved")
        .check(BIDS, |check| in_steps(check, four_against_two))
        .shown_by("figure=limit-tiles&rules=race&alpha=4&beta=2"),
    claim("nica-prop-3.8", "Proposition 3.8, (3.6)")
        .says("In the weeds the mover of the continuous game wins with chance 2^(k+1)/x − (2/3)2^(2k+1)/(xy); a draw has chance 0.")
        .extent("proved")
        .check(BIDS, |check| in_steps(check, chance_in_the_weeds))
        .shown_by("figure=limit-tiles&rules=race&alpha=3&beta=1.5"),
    claim("nica-prop-3.9", "Proposition 3.9, (3.7)")
        .says("With the upper hand, for every β > 1, the mover of the continuous game wins with chance 1 − 2^k/y + \
         (2/3)2^(2k)/(xy); a draw has chance 0.")
        .extent("proved")
        .check(BIDS, |check| in_steps(check, chance_with_the_upper_hand))
        .needs_a_condition("α = β = 2: the upper hand, of which the proposition does not speak, as it is printed for β > 2")
        .shown_by("figure=limit-tiles&rules=race&alpha=2&beta=2"),
]);

async fn never_decided(check: &mut Check, bids: u32) -> Result<String, Failure> {
    for (index, (alpha, beta)) in starts().enumerate() {
        let mut pools = (alpha, beta);
        for failures in 0..bids {
            let Some(Region::Weeds(k)) = region(pools.0, pools.1) else {
                return Err(format!("({}, {}) is not in the weeds", pools.0, pools.1).into());
            };
            let (found, two) = (Ratio::from(2) * power(k) / pools.0, Ratio::from(2));
            let stated = two / (two + power(failures.cast_signed()) * (alpha - two));
            check.equal(&stated, &found, || {
                format!("({alpha}, {beta}) after {failures} failures")
            });
            // A failure, then the other's halving.
            pools = (pools.0 - power(k), pools.1 / two);
        }
        check.progress(share(index + 1)).await;
    }
    Ok(format!(
        "{bids} failures in a row from {} starts.",
        starts().count()
    ))
}

/// Positions in the weeds at level 0.
fn starts() -> impl Iterator<Item = (Real, Real)> {
    let alphas = [(17, 8), (3, 1), (4, 1), (29, 3)];
    let betas = [(9, 8), (4, 3), (2, 1)];
    let real = |(numerator, denominator)| Ratio::new(numerator, denominator);
    alphas
        .into_iter()
        .flat_map(move |alpha| betas.map(|beta| (real(alpha), real(beta))))
}

/// The share of the starts that are done.
fn share(done: usize) -> f64 {
    done as f64 / starts().count() as f64
}

async fn escape(check: &mut Check, bids: u32) -> String {
    let two = Ratio::from(2);
    let mut rest = Extreme::new();
    for (index, (alpha, beta)) in starts().enumerate() {
        let mut walk = Walk::new(alpha, beta, 1);
        for bid in 1..=bids {
            walk.step();
            check.progress(share(index)).await;
            let stated = (two - power(1 - bid.cast_signed())) / alpha;
            let found = Ratio::from(1) - walk.changed(0);
            check.equal(&stated, &found, || {
                format!("({alpha}, {beta}) within {bid} bids")
            });
            rest.offer(-(two / alpha - found), bid);
        }
        check.progress(share(index + 1)).await;
    }
    let left = rest.found().map_or(two, |(left, _)| -left);
    format!(
        "{bids} bids from {} starts; what is left to 2/α is down to {left}.",
        starts().count()
    )
}

async fn after_success(check: &mut Check, size: u32) -> &'static str {
    let (one, two) = (Ratio::from(1), Ratio::from(2));
    let beta = Ratio::new(3, 2);
    check.refuted(
        region(two + one, beta) == Some(Region::Weeds(0)) && beta < two,
        format!("from (3, {beta}) a success leaves 1 against {beta}, below 2"),
    );
    for part in 1..=size {
        let beta = one + Ratio::new(i128::from(part), i128::from(size));
        check.case(beta > one && beta <= two, || format!("β = {beta}"));
        let other = region(beta, one);
        check.case(other == Some(Region::Weeds(-1)), || {
            format!("the other with {beta} against 1: {other:?}")
        });
        check.progress_of(part, size).await;
    }
    "{size} values of β from above 1 to 2."
}

async fn four_against_two(check: &mut Check, bids: u32) -> String {
    let mut walk = Walk::new(Ratio::from(4), Ratio::from(2), bids);
    for bid in 1..=bids {
        walk.step();
        bound_by_walk(check, &walk, Ratio::new(2, 3), || {
            format!("4 against 2 after {bid} bids")
        });
        let mut at_least = Ratio::from(1);
        for changes in 0..bid.cast_signed() {
            check.case(at_least <= power(-changes), || {
                format!("{changes} changes within {bid} bids have chance {at_least}")
            });
            at_least -= walk.changed(changes.cast_unsigned());
        }
        check.progress_of(bid, bids).await;
    }
    let open = walk.may_change();
    format!(
        "All games of {bids} bold bids: the chance to trail then is 2/3 but for at most {open}, the chance that the lead \
         changes once more."
    )
}

/// The chance to lose lies within the chance of another change from the chance to trail now.
fn bound_by_walk(check: &mut Check, walk: &Walk, loses: Real, place: impl Fn() -> String) {
    let (trails, open) = (walk.trails(), walk.may_change());
    let is_within = trails - open <= loses && loses <= trails + open;
    check.case(is_within, || {
        format!("{}: {trails} ± {open}, not {loses}", place())
    });
}

async fn chance_in_the_weeds(check: &mut Check, bids: u32) -> String {
    let mut widest = Extreme::new();
    for (index, (alpha, beta)) in starts().enumerate() {
        let mut walk = Walk::new(alpha, beta, 1);
        for _ in 0..bids {
            walk.step();
            check.progress(share(index)).await;
        }
        // (3.6) at level 0.
        let stated = Ratio::from(2) / alpha - Ratio::new(4, 3) / (alpha * beta);
        bound_by_walk(check, &walk, Ratio::from(1) - stated, || {
            format!("({alpha}, {beta})")
        });
        check.equal(&stated, &limit(alpha, beta), || {
            format!("p∞({alpha}, {beta})")
        });
        widest.offer(walk.may_change(), (alpha, beta));
        check.progress(share(index + 1)).await;
    }
    walked(bids, &widest)
}

fn walked(bids: u32, widest: &Extreme<Real, (Real, Real)>) -> String {
    let starts = starts().count();
    let open = widest.found().map(|(open, (x, y))| {
        let open = *open.numer() as f64 / *open.denom() as f64;
        format!("less than {open:.1e} away, furthest at ({x}, {y})")
    });
    format!(
        "All games of {bids} bold bids from {starts} starts: the chance is {}.",
        open.unwrap_or_default()
    )
}

async fn chance_with_the_upper_hand(check: &mut Check, bids: u32) -> String {
    let two = Ratio::from(2);
    let words = "(2, 2) is a position with the upper hand and β ≤ 2";
    check.refuted(region(two, two) == Some(Region::UpperHand(0)), words);
    let mut widest = Extreme::new();
    for (index, (beta, alpha)) in starts().enumerate() {
        // The mover halves α, and the other is in the weeds with β against it.
        for beta in [beta, beta / two]
            .into_iter()
            .filter(|&beta| beta > Ratio::from(1))
        {
            let mut walk = Walk::new(two * beta, alpha, 1);
            for _ in 0..bids {
                walk.step();
                check.progress(share(index)).await;
            }
            // (3.7) at level 0.
            let stated = Ratio::from(1) - beta.recip() + Ratio::new(2, 3) / (alpha * beta);
            bound_by_walk(check, &walk, stated, || format!("({alpha}, {beta})"));
            check.equal(&stated, &limit(alpha, beta), || {
                format!("p∞({alpha}, {beta})")
            });
            widest.offer(walk.may_change(), (alpha, beta));
        }
        check.progress(share(index + 1)).await;
    }
    walked(bids, &widest)
}
