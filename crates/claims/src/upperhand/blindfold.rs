//! Blindfold: the values of the solver's mixtures, certified by replies that are searched for here, and what they come to.

use super::claim;
use crate::check::{Check, Failure, Section, Sizes};
use crate::guess_who::{NaiveTable, in_table, pool};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::collections::HashMap;
use upperhand::guess_who::{Blindfold, Ending, Plan, Rules, blindfold};

pub(super) const CLAIMS: Section = Section::new("Blindfold", &[
    claim("upperhand-blindfold", "Neither sees the other's pool")
        .says("Where neither player sees how many suspects the other has left, with yes/no questions, the open ending, in which a \
         wrong name only strikes that suspect, leaves both the chances that they have when they see: P(n, m) for n ≥ 3 and m ≥ 2, \
         and both have a best plan without chance. In the race and under the official rules the mover's chance differs from that \
         by less than 3/(nm), for n ≥ 3 and m ≥ 2. From 24 against 24 she wins 260611/390915 of the races and 131837/197757 of the \
         official games.")
        .extent("checked to pools of 24; the open ending to 32 in the tests")
        .check(Sizes::pools(5, 9, 24), |check| in_table(check, Rules::OPEN, blindfolded)),
]);

fn big(number: u64) -> BigRational {
    BigRational::from(BigInt::from(number))
}

async fn blindfolded(check: &mut Check, side: u32, table: &NaiveTable) -> Result<String, Failure> {
    check.stage(1.0);
    let mut positions = 0_u64;
    for n in 3..=side {
        for m in 2..=side {
            positions += 1;
            let open = BigRational::new(table.value(n, m).into(), (n * m).into());
            for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN] {
                let solved = blindfold(rules, pool(n), pool(m))?;
                check.case(is_certified(rules, &solved, n, m), || {
                    format!("{rules} ({n}, {m}): the replies to both mixtures")
                });
                let is_pure = solved.first.len() == 1 && solved.second.len() == 1;
                let off = (&solved.win - &open) * BigInt::from(n * m);
                let stated = match rules.ending() {
                    Ending::Open => off == big(0) && is_pure,
                    Ending::Race | Ending::Official => off < big(3) && off > -big(3),
                };
                check.case(stated, || format!("{rules} ({n}, {m}): {}", solved.win));
                let named = match rules.ending() {
                    Ending::Race => BigRational::new(260_611.into(), 390_915.into()),
                    Ending::Official => BigRational::new(131_837.into(), 197_757.into()),
                    Ending::Open => BigRational::new(2.into(), 3.into()),
                };
                let holds = (n, m) != (24, 24) || solved.win == named;
                check.case(holds, || format!("{rules} (24, 24): {}", solved.win));
            }
            check.progress_of(n, side).await;
        }
    }
    Ok(format!(
        "All pools up to {side}, each value with the best replies to both mixtures, found by trying every question and name at every turn, \
         at {positions} positions; without chance at all of the open ending."
    ))
}

/// Does each mixture secure the value against every plan of the other?
fn is_certified(rules: Rules, solved: &Blindfold, n: u32, m: u32) -> bool {
    let whole = big(u64::from(n) * u64::from(m));
    let sums = |plans: &[(Plan, BigRational)]| {
        plans.iter().all(|(_, chance)| *chance > big(0))
            && plans.iter().map(|(_, chance)| chance).sum::<BigRational>() == big(1)
    };
    let mut mine = Reply::new(rules, &solved.second, true);
    let mut theirs = Reply::new(rules, &solved.first, false);
    sums(&solved.first)
        && sums(&solved.second)
        && mine.best(0, n) == &solved.win * &whole
        && theirs.best(0, m) == (big(1) - &solved.win) * whole
}

/// The best reply to a mixture: what each suspect brings who is found at a turn, and what a part brings, by turn and size.
struct Reply<'a> {
    rules: Rules,
    others: &'a [(Plan, BigRational)],
    begins: bool,
    known: HashMap<(usize, u32), BigRational>,
}

impl<'a> Reply<'a> {
    fn new(rules: Rules, others: &'a [(Plan, BigRational)], begins: bool) -> Self {
        Self {
            rules,
            others,
            begins,
            known: HashMap::new(),
        }
    }

    /// The suspects of the other with whom one wins who is done at a turn, right or wrong.
    fn won(&self, turn: usize, is_right: bool) -> BigRational {
        let counted = |plan: &Plan| {
            let counts = plan.right().iter().zip(plan.wrong()).enumerate();
            let won = counts.map(|(theirs, (&right, &wrong))| {
                let comes_first = turn < theirs || self.begins && turn == theirs;
                match (comes_first, is_right) {
                    (true, true) => right + wrong,
                    (true, false) => 0,
                    (false, _) => wrong,
                }
            });
            big(won.map(u64::from).sum())
        };
        let each = self.others.iter();
        each.map(|(plan, chance)| counted(plan) * chance).sum()
    }

    /// The most that a part brings from a turn on.
    fn best(&mut self, turn: usize, part: u32) -> BigRational {
        if let Some(known) = self.known.get(&(turn, part)) {
            return known.clone();
        }
        let is_race = self.rules.ending() == Ending::Race;
        let mut best = match (part, is_race) {
            (1, true) => self.won(turn, true),
            (_, true) => big(0),
            (_, false) => {
                let rest = match self.rules.ending() {
                    Ending::Open if part > 1 => self.best(turn + 1, part - 1),
                    Ending::Race | Ending::Official | Ending::Open => {
                        self.won(turn + 1, false) * BigInt::from(part - 1)
                    }
                };
                self.won(turn + 1, true) + rest
            }
        };
        for asked in 1..=part / 2 {
            best = best.max(self.best(turn + 1, asked) + self.best(turn + 1, part - asked));
        }
        self.known.insert((turn, part), best.clone());
        best
    }
}
