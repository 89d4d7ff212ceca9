//! The best coalition of n − 1, by numbers.

use super::claim;
use super::two_families::is_within;
use crate::castronova::solver::players;
use crate::check::{Check, Claim, Failure, Sizes, in_steps};
use upperhand::guts::Rules::Standard;
use upperhand::guts::coalition::{one_round, repeated};
use upperhand::guts::{Threshold, best_response};

pub(super) const TWO_STRATEGIES: Claim = claim("buck-two-strategies", "Abstract, two strategies")
    .says("The best coalition of n − 1 against one mixes two joint strategies, in one round and repeated: a bloc, and now and then \
     one who always holds beside a more cautious bloc. In one round it wins from 0.0056 antes of three players to 0.0491 of \
     twenty; player 1 needs no mixture.")
    .extent("checked to 20 players, each with bounds of the value on both sides")
    .check(Sizes::players(3, 12, 20), |check| in_steps(check, two_strategies))
    .shown_by("figure=guts-coalition&players=20");

pub(super) const ADVANTAGE: Claim = claim("buck-advantage", "Abstract, the advantage")
    .says("Repeated, the best coalition wins more with more players, and what it wins settles near 16 % of the ante: 1.3 % of \
     three players, 12.6 % of twenty, 14.7 % of 64, 15.6 % of 1000.")
    .extent("checked to 20 players with bounds on both sides, and to 1000 for coalitions that mix a bloc and one who always holds \
     beside a bloc, which some best one does")
    .check(
        Sizes::new(3, 12, 20, "the largest number of players, beside 64, 256 and 1000"),
        |check| in_steps(check, advantage),
    )
    .shown_by("figure=guts-coalition&players=20&repeated=yes");

async fn two_strategies(check: &mut Check, most: u32) -> Result<String, Failure> {
    let mut text = Vec::new();
    for n in 3..=most {
        let once = one_round(Standard, players(n))?;
        let endless = repeated(Standard, players(n))?;
        for solution in [&once, &endless] {
            let kinds: Vec<Vec<Threshold>> = solution
                .coalition
                .joint_strategies()
                .iter()
                .map(|joint| joint.opponents.thresholds())
                .collect();
            let is_stated = matches!(kinds.as_slice(), [rare, common]
                if common.iter().all(|at| *at == common[0])
                    && rare[0] == Threshold::ALWAYS_HOLD
                    && rare[1..].iter().all(|at| *at == rare[1] && *at > common[0]));
            check.case(is_stated, || {
                format!("the mixture of {n} players: {kinds:?}")
            });
        }
        // Both bounds, recomputed: what her threshold secures, and what the mixture concedes.
        let at = once.player.unwrap_or(Threshold::ALWAYS_DROP);
        let secured = best_response(Standard, players(n), at).bound;
        let conceded = once.coalition.best_threshold().alpha;
        check.case((conceded - secured).abs() < 1e-9, || {
            format!("{n} players: {secured} to {conceded}")
        });
        let stated = match n {
            3 => Some(-0.0056),
            20 => Some(-0.0491),
            _ => None,
        };
        check.case(
            stated.is_none_or(|stated: f64| (conceded - stated).abs() < 5e-5),
            || format!("{n} players: {conceded}"),
        );
        text.push(format!("{:.4}", -conceded));
        check.progress_of(n, most).await;
    }
    Ok(format!(
        "From three players on {} in one round, each secured and conceded within 1e-9.",
        text.join(", ")
    ))
}

/// Many players, and what the coalition wins of them, within 0.00005.
const MANY: [(u32, f64); 3] = [(64, 0.1469), (256, 0.1541), (1000, 0.1559)];

async fn advantage(check: &mut Check, most: u32) -> Result<String, Failure> {
    let mut text = Vec::new();
    let mut before = 0.0;
    check.stage(0.3);
    for n in 3..=most {
        let found = repeated(Standard, players(n))?;
        // The mixture concedes no more than the value to every threshold, round after round.
        let conceded = found.coalition.best_threshold_before(found.value).alpha;
        check.case(conceded <= found.value + 1e-9 && found.gap < 1e-9, || {
            format!("{n} players: {} ± {}", found.value, found.gap)
        });
        check.case(-found.value > before, || format!("{n} players win no more"));
        before = -found.value;
        let stated = match n {
            3 => Some(0.0133),
            20 => Some(0.1264),
            _ => None,
        };
        let holds = stated.is_none_or(|stated| (before - stated).abs() < 5e-5);
        check.case(holds, || format!("{n} players: {before}"));
        // By the other route, too.
        check.case(
            is_within(n - 1, (found.value - 1e-6, found.value + 1e-6)),
            || format!("{n} players, by two kinds alone: not {}", found.value),
        );
        text.push(format!("{before:.4}"));
        check.progress_of(n, most).await;
    }
    check.stage(1.0);
    for (n, stated) in MANY {
        check.case(
            is_within(n - 1, (-stated - 5e-5, -stated + 5e-5)) && stated > before,
            || format!("{n} players: not {stated}"),
        );
        before = stated;
        text.push(format!("{stated} of {n}"));
        check.progress_of(n, 1000).await;
    }
    Ok(format!(
        "From three players on {}: each between what she secures and what the mixture concedes.",
        text.join(", ")
    ))
}
