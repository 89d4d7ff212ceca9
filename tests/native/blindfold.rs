//! Blindfold against all plans there are: each mixture has to secure the value against every one.

use crate::support::{all_rules, pool};
use num_rational::BigRational;
use std::collections::BTreeSet;
use upperhand::guess_who::{Ending, Error, Plan, Rules, blindfold, win_probability};

/// By turn, for how many suspects one is done, right and wrong.
type Ends = Vec<(u64, u64)>;

/// Two lists added, turn by turn.
fn both(one: &Ends, other: &Ends) -> Ends {
    let turns = one.len().max(other.len());
    let at = |ends: &Ends, turn: usize| ends.get(turn).copied().unwrap_or_default();
    let sum = |turn| {
        let [(right, wrong), (found, missed)] = [at(one, turn), at(other, turn)];
        (right + found, wrong + missed)
    };
    (0..turns).map(sum).collect()
}

fn one_turn_later(ends: &Ends) -> Ends {
    core::iter::once((0, 0))
        .chain(ends.iter().copied())
        .collect()
}

/// All that can come of a pool, by its size, up to a size.
fn all_plans(rules: Rules, most: usize) -> Vec<BTreeSet<Ends>> {
    let one = match rules.ending() {
        Ending::Race => vec![(1, 0)],
        Ending::Official | Ending::Open => vec![(0, 0), (1, 0)],
    };
    let mut plans = vec![BTreeSet::new(), BTreeSet::from([one])];
    for size in 2..=most {
        let wide = size as u64;
        let mut found = BTreeSet::new();
        // So many parts of at least a size, with all that can come of them.
        let mut open = vec![(usize::from(rules.answers()), 1, size, Ends::new())];
        while let Some((parts, least, left, ends)) = open.pop() {
            if left == 0 {
                found.insert(one_turn_later(&ends));
            } else if parts > 0 {
                for part in (least..=left).filter(|&part| part < size) {
                    for plan in &plans[part] {
                        open.push((parts - 1, part, left - part, both(&ends, plan)));
                    }
                }
            }
        }
        match rules.ending() {
            Ending::Race => {}
            Ending::Official => {
                found.insert(vec![(0, 0), (1, wide - 1)]);
            }
            Ending::Open => {
                for plan in plans[size - 1].clone() {
                    found.insert(both(&vec![(0, 0), (1, 0)], &one_turn_later(&plan)));
                }
            }
        }
        plans.push(found);
    }
    plans
}

/// The pairs of secrets with which who begins wins.
fn wins(first: &Ends, second: &Ends) -> u64 {
    let mut won = 0;
    for (turn, (right, wrong)) in first.iter().enumerate() {
        for (other, (found, missed)) in second.iter().enumerate() {
            won += if turn <= other {
                right * (found + missed)
            } else {
                (right + wrong) * missed
            };
        }
    }
    won
}

fn ends(plan: &Plan) -> Ends {
    let counts = plan.right().iter().zip(plan.wrong());
    counts
        .map(|(&right, &wrong)| (right.into(), wrong.into()))
        .collect()
}

#[test]
fn both_mixtures_secure_the_value_against_every_plan() {
    for rules in all_rules() {
        let most = if rules.answers() == 2 { 9 } else { 6 };
        let plans = all_plans(rules, most);
        for n in 2..=most {
            for m in 2..=most {
                let [mine, theirs] = [n, m].map(|size| pool(u32::try_from(size).unwrap()));
                let solved = blindfold(rules, mine, theirs).unwrap();
                let mixed = |drawn: &[(Plan, BigRational)], count: &dyn Fn(&Ends) -> u64| {
                    drawn
                        .iter()
                        .map(|(plan, chance)| {
                            chance * BigRational::from(num_bigint::BigInt::from(count(&ends(plan))))
                        })
                        .sum::<BigRational>()
                };
                for (drawn, all) in [(&solved.first, &plans[n]), (&solved.second, &plans[m])] {
                    let sum: BigRational = drawn.iter().map(|(_, chance)| chance).sum();
                    assert_eq!(sum, BigRational::from(num_bigint::BigInt::from(1)));
                    assert!(drawn.iter().all(|(plan, _)| all.contains(&ends(plan))));
                }
                let least = plans[m].iter();
                let least = least.map(|other| mixed(&solved.first, &|plan| wins(plan, other)));
                let most = plans[n].iter();
                let most = most.map(|own| mixed(&solved.second, &|plan| wins(own, plan)));
                let value = &solved.win * num_bigint::BigInt::from(n * m);
                let case = format!("{rules} ({n}, {m})");
                assert_eq!(least.min().unwrap(), value, "{case}");
                assert_eq!(most.max().unwrap(), value, "{case}");
            }
        }
    }
}

#[test]
fn under_the_open_ending_nothing_is_lost_by_not_seeing() {
    for n in 3..=32 {
        for m in 2..=32 {
            let solved = blindfold(Rules::OPEN, pool(n), pool(m)).unwrap();
            let seen = win_probability(Rules::OPEN, pool(n), pool(m)).unwrap();
            let seen = BigRational::new(seen.numerator().into(), seen.denominator().into());
            assert_eq!(solved.win, seen, "({n}, {m})");
            assert_eq!(
                (solved.first.len(), solved.second.len()),
                (1, 1),
                "({n}, {m})"
            );
        }
    }
}

/// The limit in docs/playing-blindfold.md, by its two cases, is the open ending's chance.
#[test]
fn the_limit_of_the_lottery_is_the_open_ending() {
    let ratio =
        |numerator: u32, denominator: u32| BigRational::new(numerator.into(), denominator.into());
    let scale = |pool: u32| {
        let mut share = ratio(1, pool);
        while share < ratio(1, 3) {
            share *= num_bigint::BigInt::from(2);
        }
        share
    };
    let one = ratio(1, 1);
    for n in 3..=200_u32 {
        for m in 2..=200_u32 {
            let (theirs, mine) = (scale(m), scale(m) * ratio(m, n));
            let limit = if mine <= ratio(1, 3) {
                ratio(3, 1) * mine * (&one - theirs)
            } else {
                &one - ratio(3, 2) * scale(n) * ratio(n, m) * (&one - scale(n))
            };
            let seen = win_probability(Rules::OPEN, pool(n), pool(m)).unwrap();
            let seen = BigRational::new(seen.numerator().into(), seen.denominator().into());
            assert_eq!(limit, seen, "({n}, {m})");
        }
    }
}

#[test]
fn from_24_against_24_both_games_come_near_two_thirds() {
    let win = |rules| {
        blindfold(rules, pool(24), pool(24))
            .unwrap()
            .win
            .to_string()
    };
    assert_eq!(win(Rules::RACE), "260611/390915");
    assert_eq!(win(Rules::OFFICIAL), "131837/197757");
    assert_eq!(win(Rules::OPEN), "2/3");
}

#[test]
fn pools_beyond_the_largest_are_refused() {
    let refused = blindfold(Rules::RACE, pool(2), pool(41)).unwrap_err();
    assert_eq!(
        refused,
        Error::BlindfoldTooLarge {
            given: 41,
            most: 40
        }
    );
    assert_eq!(
        blindfold(Rules::RACE, pool(1), pool(1)),
        Err(Error::NotAPosition)
    );
}
