//! Perfect play in one sentence.

use super::claim;
use crate::check::{Check, Failure, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, pool, visit_positions};
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Probability, RuleOfThumb, RuleTable, Rules};

pub(super) const CLAIMS: Section = Section::new("Rules of thumb", &[
    claim("upperhand-rules-of-thumb", "Perfect play in one sentence")
        .says("With yes/no questions these rules lose nothing at any position. In the race: round both pools up to a power of two; \
         is yours the larger, ask about half of theirs, else halve. Officially: halve, but where they have five or more never into \
         two odd parts, unless you have two, and four against four ask about one. Where a wrong name only strikes a suspect: \
         halve, but name as soon as you have three left or they have two.")
        .extent("proved for the race (Nica, Theorem 1.1); checked to pools of 512 for the others")
        .check(Sizes::pools(16, 96, 1024), |check| in_steps(check, rules_of_thumb))
        .shown_by("figure=play-guess-who&rules=race"),
    claim("upperhand-punish-halving", "Against somebody who halves every time")
        .says("In the race with yes/no questions whoever knows that the other halves every time wins 7/9 of the games when moving \
         first from 24 against 24, by asking about any 8 to 12, where perfect play of both is worth 91/144. From 16 against 16, \
         asking about 8, she wins every game.")
        .extent("checked to pools of 256, the solver’s values too")
        .check(Sizes::pools(24, 64, 256), |check| in_steps(check, punish_halving))
        .shown_by("figure=play-guess-who&rules=race&opponent=halving&coach=full"),
]);

async fn rules_of_thumb(check: &mut Check, side: u32) -> &'static str {
    for (rules, rule) in [
        (Rules::RACE, RuleOfThumb::Ladder),
        (Rules::OFFICIAL, RuleOfThumb::EvenParts),
        (Rules::OPEN, RuleOfThumb::NameEarly),
    ] {
        let table = NaiveTable::fill(check, rules, side).await;
        visit_positions(check, side, |check, n, m| {
            let worth = worth(&table, rules, rule, (n, m));
            check.equal(&table.value(n, m), &worth, || {
                format!(
                    "{n}·{m} times the chance after the move by the rule at ({n}, {m}), {rules}"
                )
            });
        })
        .await;
    }
    "The move by the rule at every position with pools from 2 to {size} under three rule sets, against the best of all moves."
}

async fn punish_halving(check: &mut Check, side: u32) -> Result<&'static str, Failure> {
    let halving = |[own, others]: [&NaiveTable; 2], n, m| own.bid_against(n, m, n / 2, others);
    let [halver, knower] = NaiveTable::of_two(check, [Rules::RACE; 2], side, halving).await;
    for (pool, wins, best) in [(24, 448, vec![8, 9, 10, 11, 12]), (16, 256, vec![8])] {
        check.equal(&wins, &knower.value(pool, pool), || {
            format!("{pool}² times the chance of who knows at ({pool}, {pool})")
        });
        let found = (1..=pool / 2).filter(|&bid| halver.bid(pool, pool, bid) == wins);
        check.case(found.eq(best), || {
            format!("the best questions at ({pool}, {pool})")
        });
    }
    let table = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, side)?;
    for (n, m) in (2..=side).flat_map(|n| (2..=side).map(move |m| (n, m))) {
        let product = u64::from(n) * u64::from(m);
        let stated = Probability::new(knower.value(n, m).unsigned_abs(), product);
        let solved = table.punish(pool(n), pool(m))?.win;
        check.case(solved == stated, || {
            format!("the solver’s chance at ({n}, {m})")
        });
    }
    Ok(
        "Every question of who knows against an even split at every position with pools to {size}, and the solver’s values there.",
    )
}

/// n·m times the chance after the move by a rule; nothing where it is no move.
fn worth(table: &NaiveTable, rules: Rules, rule: RuleOfThumb, (n, m): (u32, u32)) -> i64 {
    match rule.choose(rules, pool(n), pool(m)) {
        Move::Ask(parts) => table.question(n, m, &parts),
        Move::Name => table.naming(n, m).unwrap_or_default(),
    }
}
