//! Perfect play in one sentence.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::naive_table::NaiveTable;
use crate::positions::visit_positions;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Pool, Probability, RuleOfThumb, RuleTable, Rules};

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

async fn punish_halving(check: &mut Check, side: u32) -> &'static str {
    let mut game = Halved::new(side);
    check.stage(0.9);
    for sum in 2..=2 * side {
        for n in sum.saturating_sub(side).max(1)..=side.min(sum - 1) {
            game.solve(n, sum - n);
        }
        check.progress_of(sum, 2 * side).await;
    }
    for (pool, wins, best) in [(24, 448, vec![8, 9, 10, 11, 12]), (16, 256, vec![8])] {
        check.equal(&wins, &game.knower[game.index(pool, pool)], || {
            format!("{pool}² times the chance of who knows at ({pool}, {pool})")
        });
        let found = (1..=pool / 2).filter(|&bid| game.asked(pool, pool, bid) == wins);
        check.case(found.eq(best), || {
            format!("the best questions at ({pool}, {pool})")
        });
    }
    match RuleTable::new(Rules::RACE, RuleOfThumb::Halve, side) {
        Err(error) => check.case(false, || error.to_string()),
        Ok(table) => {
            for (n, m) in (2..=side).flat_map(|n| (2..=side).map(move |m| (n, m))) {
                let [mine, theirs] = [n, m].map(|size| Pool::new(size.into()).unwrap_or(Pool::MAX));
                let product = u64::from(n) * u64::from(m);
                let value = game.knower[game.index(n, m)].unsigned_abs();
                let solved = table.punish(mine, theirs).map(|punished| punished.win);
                check.case(solved == Ok(Probability::new(value, product)), || {
                    format!("the solver’s chance at ({n}, {m})")
                });
            }
        }
    }
    "Every question of who knows against an even split at every position with pools to {size}, and the solver’s values there."
}

/// The race of one who halves every time and one who knows it, as n·m times the chance of whoever moves: all questions tried.
struct Halved {
    side: u32,
    halver: Vec<i64>,
    knower: Vec<i64>,
}

impl Halved {
    fn new(side: u32) -> Self {
        let count = (side as usize + 1).pow(2);
        Self {
            side,
            halver: vec![0; count],
            knower: vec![0; count],
        }
    }

    const fn index(&self, n: u32, m: u32) -> usize {
        n as usize * (self.side as usize + 1) + m as usize
    }

    /// n·m times the chance of who knows after asking about some.
    fn asked(&self, n: u32, m: u32, bid: u32) -> i64 {
        let left = self.halver[self.index(m, bid)] + self.halver[self.index(m, n - bid)];
        i64::from(n) * i64::from(m) - left
    }

    /// From the positions with a smaller sum.
    fn solve(&mut self, n: u32, m: u32) {
        let index = self.index(n, m);
        let all = i64::from(n) * i64::from(m);
        if n == 1 || m == 1 {
            let won = if m > 1 { all } else { 0 };
            (self.halver[index], self.knower[index]) = (won, won);
            return;
        }
        let left = self.knower[self.index(m, n / 2)] + self.knower[self.index(m, n - n / 2)];
        self.halver[index] = all - left;
        let best = (1..=n / 2).map(|bid| self.asked(n, m, bid)).max();
        self.knower[index] = best.unwrap_or_default();
    }
}

/// n·m times the chance after the move by a rule; nothing where it is no move.
fn worth(table: &NaiveTable, rules: Rules, rule: RuleOfThumb, (n, m): (u32, u32)) -> i64 {
    let pool = |size: u32| Pool::new(u64::from(size)).unwrap_or(Pool::MAX);
    match rule.choose(rules, pool(n), pool(m)) {
        Move::Ask(parts) => table.question(n, m, &parts),
        Move::Name => table.naming(n, m).unwrap_or_default(),
    }
}
