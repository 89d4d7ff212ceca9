//! Blindfold against all plans there are: each mixture has to secure the value against every one.

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use std::collections::{BTreeSet, HashMap};
use upperhand::guess_who::{Ending, Error, Plan, Rules, blindfold, win_probability};
use upperhand_oracles::{all_rules, pool, sized};

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
                            chance * BigRational::from(BigInt::from(count(&ends(plan))))
                        })
                        .sum::<BigRational>()
                };
                for (drawn, all) in [(&solved.first, &plans[n]), (&solved.second, &plans[m])] {
                    let sum: BigRational = drawn.iter().map(|(_, chance)| chance).sum();
                    assert_eq!(sum, BigRational::from(BigInt::from(1)));
                    assert!(drawn.iter().all(|(plan, _)| all.contains(&ends(plan))));
                }
                let least = plans[m].iter();
                let least = least.map(|other| mixed(&solved.first, &|plan| wins(plan, other)));
                let most = plans[n].iter();
                let most = most.map(|own| mixed(&solved.second, &|plan| wins(own, plan)));
                let value = &solved.win * BigInt::from(n * m);
                let case = format!("{rules} ({n}, {m})");
                assert_eq!(least.min().unwrap(), value, "{case}");
                assert_eq!(most.max().unwrap(), value, "{case}");
            }
        }
    }
}

/// The best replies to weighted plans, and what they bring, by turn and part: all of them, or one.
struct Replies {
    rules: Rules,
    others: Vec<(Ends, u64)>,
    begins: bool,
    all: bool,
    known: HashMap<(usize, u64), (u64, BTreeSet<Ends>)>,
}

impl Replies {
    /// The pairs of secrets that it brings to be done at a turn, for so many suspects right and wrong.
    fn won(&self, turn: usize, (right, wrong): (u64, u64)) -> (u64, Ends) {
        let mut ends = vec![(0, 0); turn];
        ends.push((right, wrong));
        let each = self.others.iter().map(|(other, weight)| {
            let pairs = (right + wrong)
                * other
                    .iter()
                    .map(|(found, missed)| found + missed)
                    .sum::<u64>();
            weight
                * if self.begins {
                    wins(&ends, other)
                } else {
                    pairs - wins(other, &ends)
                }
        });
        (each.sum(), ends)
    }

    fn best(&mut self, turn: usize, part: u64) -> (u64, BTreeSet<Ends>) {
        if let Some(known) = self.known.get(&(turn, part)) {
            return known.clone();
        }
        let mut best = (0, BTreeSet::new());
        if part == 1 || self.rules.ending() != Ending::Race {
            let named = usize::from(self.rules.ending() != Ending::Race);
            let (most, ends) = self.won(turn + named, (1, part - 1));
            best = (most, BTreeSet::from([ends]));
        }
        for asked in 1..=part / 2 {
            let [one, other] = [asked, part - asked].map(|part| self.best(turn + 1, part));
            if one.0 + other.0 > best.0 {
                best = (one.0 + other.0, BTreeSet::new());
            }
            if one.0 + other.0 == best.0 && (self.all || best.1.is_empty()) {
                let pairs = one
                    .1
                    .iter()
                    .flat_map(|one| other.1.iter().map(move |other| both(one, other)));
                best.1.extend(pairs);
            }
        }
        self.known.insert((turn, part), best.clone());
        best
    }
}

/// Is there a best plan without chance? It is a best reply to the other's mixture, which secures what the mixture of one's own does.
fn needs_no_chance(
    rules: Rules,
    begins: bool,
    pools: [u64; 2],
    drawn: &[(Plan, BigRational)],
) -> bool {
    let denominators = drawn.iter().map(|(_, chance)| chance.denom());
    let common = denominators.fold(BigInt::from(1), |common, one| common.lcm(one));
    let weighted = drawn.iter().map(|(plan, chance)| {
        (
            ends(plan),
            u64::try_from((chance * &common).to_integer()).unwrap(),
        )
    });
    let others: Vec<(Ends, u64)> = weighted.collect();
    let replies = |others, begins, all| Replies {
        rules,
        others,
        begins,
        all,
        known: HashMap::new(),
    };
    let (most, plans) = replies(others.clone(), begins, true).best(0, pools[0]);
    let weights: u64 = others.iter().map(|(_, weight)| weight).sum();
    let left = |plan| replies(vec![(plan, 1)], !begins, false).best(0, pools[1]).0;
    plans
        .into_iter()
        .any(|plan| most + weights * left(plan) == weights * pools[0] * pools[1])
}

/// A solver may return a mixture where a plan without chance is as good, so that all best replies are looked at.
#[test]
fn few_positions_need_no_chance() {
    let side = sized(9, 24);
    for (rules, stated) in [
        (Rules::RACE, sized(42, 132)),
        (Rules::OFFICIAL, sized(29, 89)),
    ] {
        let all = (2..=side).flat_map(|n| (2..=side).map(move |m| [n, m]));
        let pure = all.filter(|&[n, m]| {
            let solved = blindfold(rules, pool(n), pool(m)).unwrap();
            let [n, m] = [n, m].map(u64::from);
            needs_no_chance(rules, true, [n, m], &solved.second)
                && needs_no_chance(rules, false, [m, n], &solved.first)
        });
        assert_eq!(pure.count(), stated, "{rules}");
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
